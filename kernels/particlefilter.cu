// Tracking an object in a noisy film with a particle filter: many guesses of its centre are
// moved at random, weighted by how well the frame fits each, and drawn again by weight.
//
// Per frame: `propagate` moves and weighs the particles, `cumulate` makes the running sums of the
// weights, `estimate` the normalised weights and the mean position, `resample` the next
// generation by systematic resampling: particle k continues that one in whose share of the total
// weight (k + start) / particles lies.
//
// Weights are whole numbers, so that their sums are exact whatever the order of the additions is.
//
// N. J. Gordon, D. J. Salmond, A. F. M. Smith: Novel approach to nonlinear/non-Gaussian Bayesian
// state estimation. IEE Proc. F 140 (1993); G. Kitagawa: Monte Carlo filter and smoother for
// non-Gaussian nonlinear state space models. J. Comp. Graph. Stat. 5 (1996).

#define BLOCK 128
#define LEVELS 4096  // largest weight
#define WIDTH 200    // of the likelihood, in grey levels summed over the object

// A step of a linear congruential generator (Numerical Recipes' constants) gives 16 bits.
static __device__ int draw(unsigned int *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

// Nearly normal, mean 0, variance 1: twelve uniform numbers added up.
static __device__ float draw_normal(unsigned int *state)
{
    int sum = 0;
    for (int k = 0; k < 12; k++)
        sum += draw(state);
    return (sum - 6 * 65535) * (1.0f / 65536);
}

// The object's pixels are offsets[0] .. offsets[2 * pixels - 1], row and column from its centre.
// A particle's weight falls with the distance d between the frame there and an object of
// brightness `bright` as Cauchy's density does: LEVELS / (1 + (d / WIDTH)^2), rounded down.
extern "C" __global__ void propagate(const int *frame, const int *offsets, float *row, float *col,
                                     unsigned int *seed, float *weight, int particles, int pixels,
                                     int rows, int cols, int bright, float down, float right,
                                     float spread)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= particles)
        return;

    row[i] += down + spread * draw_normal(&seed[i]);
    col[i] += right + spread * draw_normal(&seed[i]);

    int distance = 0;
    for (int k = 0; k < pixels; k++) {
        // Beyond the frame its edge pixels go on.
        int y = min(max((int)(row[i] + 0.5f) + offsets[2 * k], 0), rows - 1);
        int x = min(max((int)(col[i] + 0.5f) + offsets[2 * k + 1], 0), cols - 1);
        int difference = frame[y * cols + x] - bright;
        distance += difference < 0 ? -difference : difference;
    }
    weight[i] = LEVELS * WIDTH * WIDTH / (WIDTH * WIDTH + distance * distance);
}

// cumulated[i] = weight[0] + ... + weight[i]. A single block goes through the particles.
extern "C" __global__ void cumulate(const float *weight, float *cumulated, int particles)
{
    __shared__ float sum[BLOCK];
    __shared__ float before;

    int tx = threadIdx.x;
    if (tx == 0)
        before = 0.0f;
    for (int first = 0; first < particles; first += BLOCK) {
        int i = first + tx;
        sum[tx] = i < particles ? weight[i] : 0.0f;
        __syncthreads();
        for (int offset = 1; offset < BLOCK; offset *= 2) {
            float left = 0.0f;
            if (tx >= offset)
                left = sum[tx - offset];
            __syncthreads();
            sum[tx] += left;
            __syncthreads();
        }
        if (i < particles)
            cumulated[i] = before + sum[tx];
        __syncthreads();
        if (tx == 0)
            before += sum[BLOCK - 1];
        __syncthreads();
    }
}

// Each block's part of the weighted mean position, row and column.
extern "C" __global__ void estimate(const float *row, const float *col, const float *weight,
                                    const float *cumulated, float *share, float *centre,
                                    int particles)
{
    __shared__ float rows[BLOCK];
    __shared__ float cols[BLOCK];

    int tx = threadIdx.x;
    int i = blockIdx.x * BLOCK + tx;
    rows[tx] = 0.0f;
    cols[tx] = 0.0f;
    if (i < particles) {
        share[i] = weight[i] / cumulated[particles - 1];
        rows[tx] = share[i] * row[i];
        cols[tx] = share[i] * col[i];
    }
    __syncthreads();

    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        if (tx < stride) {
            rows[tx] += rows[tx + stride];
            cols[tx] += cols[tx + stride];
        }
        __syncthreads();
    }

    if (tx == 0) {
        centre[2 * blockIdx.x] = rows[0];
        centre[2 * blockIdx.x + 1] = cols[0];
    }
}

extern "C" __global__ void resample(const float *row, const float *col, const float *cumulated,
                                    float *next_row, float *next_col, int particles, float start)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < particles) {
        // The first particle whose cumulated weight is above this one's.
        float wanted = (i + start) * cumulated[particles - 1] / particles;
        int low = 0;
        int high = particles - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (cumulated[middle] > wanted)
                high = middle;
            else
                low = middle + 1;
        }
        next_row[i] = row[low];
        next_col[i] = col[low];
    }
}
