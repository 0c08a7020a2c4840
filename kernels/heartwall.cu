// Tracking points of a heart's wall through frames of an ultrasound film. Every point has a
// template, the patch around it as it has looked so far. In the next frame the patch that
// correlates best with the template is looked for among those displaced by up to `reach` pixels:
//
//   score = sum (T - mean T) (I - mean I) / sqrt(sum (T - mean T)^2 sum (I - mean I)^2)
//
// The template is then blended with the patch found. Patches are side x side pixels, side odd;
// beyond the frame its edge pixels go on.
//
// J. P. Lewis: Fast normalized cross-correlation. Vision Interface (1995).

#define BLOCK 128
#define FLAT 1e-6f

// Adds up two arrays of BLOCK values each; the sums are in their first elements.
static __device__ void add_up(float *first, float *second)
{
    int tx = threadIdx.x;
    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        __syncthreads();
        if (tx < stride) {
            first[tx] += first[tx + stride];
            second[tx] += second[tx + stride];
        }
    }
    __syncthreads();
}

// The score of every displacement. One block per point, which goes through the displacements;
// dynamic shared memory: side * side floats.
extern "C" __global__ void correlate(const float *frame, const float *templates,
                                     const int *position, float *scores, int rows, int cols,
                                     int side, int reach)
{
    extern __shared__ float pattern[];
    __shared__ float sums[BLOCK];
    __shared__ float squares[BLOCK];

    int tx = threadIdx.x;
    int point = blockIdx.x;
    int pixels = side * side;
    int window = 2 * reach + 1;

    sums[tx] = 0.0f;
    squares[tx] = 0.0f;
    for (int i = tx; i < pixels; i += BLOCK) {
        float value = templates[point * pixels + i];
        pattern[i] = value;
        sums[tx] += value;
        squares[tx] += value * value;
    }
    add_up(sums, squares);
    float mean = sums[0] / pixels;
    float energy = squares[0] - sums[0] * mean;

    // Upper left corner of the patch without displacement.
    int top = position[2 * point] - side / 2;
    int left = position[2 * point + 1] - side / 2;
    for (int move = tx; move < window * window; move += BLOCK) {
        float sum = 0.0f;
        float square = 0.0f;
        float product = 0.0f;
        for (int y = 0; y < side; y++) {
            int row = min(max(top + move / window - reach + y, 0), rows - 1);
            for (int x = 0; x < side; x++) {
                int col = min(max(left + move % window - reach + x, 0), cols - 1);
                float pixel = frame[row * cols + col];
                sum += pixel;
                square += pixel * pixel;
                product += pixel * pattern[y * side + x];
            }
        }
        // Without any contrast there is nothing to recognise.
        float contrast = square - sum * sum / pixels;
        float score = 0.0f;
        if (energy > FLAT && contrast > FLAT)
            score = (product - sum * mean) / sqrtf(energy * contrast);
        scores[point * window * window + move] = score;
    }
}

// Moves every point to the displacement with the highest score; of equal ones, the first.
extern "C" __global__ void locate(const float *scores, const int *position, int *moved, int rows,
                                  int cols, int reach)
{
    __shared__ float best[BLOCK];
    __shared__ int where[BLOCK];

    int tx = threadIdx.x;
    int point = blockIdx.x;
    int window = 2 * reach + 1;
    int moves = window * window;

    best[tx] = -2.0f;
    where[tx] = moves;
    for (int move = tx; move < moves; move += BLOCK) {
        if (scores[point * moves + move] > best[tx]) {
            best[tx] = scores[point * moves + move];
            where[tx] = move;
        }
    }
    __syncthreads();

    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        if (tx < stride) {
            if (best[tx + stride] > best[tx] ||
                (best[tx + stride] == best[tx] && where[tx + stride] < where[tx])) {
                best[tx] = best[tx + stride];
                where[tx] = where[tx + stride];
            }
        }
        __syncthreads();
    }

    if (tx == 0) {
        int row = position[2 * point] + where[0] / window - reach;
        int col = position[2 * point + 1] + where[0] % window - reach;
        moved[2 * point] = min(max(row, 0), rows - 1);
        moved[2 * point + 1] = min(max(col, 0), cols - 1);
    }
}

// Blends every template with the patch around its point. One block per point.
extern "C" __global__ void blend(const float *frame, const int *position, float *templates,
                                 int rows, int cols, int side, float rate)
{
    int point = blockIdx.x;
    int top = position[2 * point] - side / 2;
    int left = position[2 * point + 1] - side / 2;
    for (int i = threadIdx.x; i < side * side; i += blockDim.x) {
        int row = min(max(top + i / side, 0), rows - 1);
        int col = min(max(left + i % side, 0), cols - 1);
        float *value = templates + point * side * side + i;
        *value = (1.0f - rate) * *value + rate * frame[row * cols + col];
    }
}
