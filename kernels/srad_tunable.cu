// Speckle reducing anisotropic diffusion, as in srad.cu, with the shape of the work open.
//
// An iteration is `statistics`, then either `coefficients` and `diffuse`, or `step`, which makes
// both at once: it computes the coefficients at its tile's edge twice, stores no gradients, and
// needs a second image to write to.
//
// Blocks of the last three have BLOCK_Y x BLOCK_X threads (`diffuse`: any number) and a tile of
// BLOCK_Y * ROWS rows; a thread has every BLOCK_Y-th of them.

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int SUM_BLOCK;
extern __constant__ const int SUM_ITEMS;  // pixels per thread of `statistics`
extern __constant__ const int BLOCK_X;
extern __constant__ const int BLOCK_Y;
extern __constant__ const int ROWS;
extern __constant__ const bool TILED;  // `coefficients` reads pixels through shared memory

extern __shared__ float shared[];

// SUM_BLOCK sums, then as many sums of squares, in shared memory.
extern "C" __global__ void statistics(const float *image, float *sums, float *squares, int pixels)
{
    float *square = shared + SUM_BLOCK;
    int tx = threadIdx.x;
    float own_sum = 0.0f;
    float own_square = 0.0f;
    for (int j = 0; j < SUM_ITEMS; j++) {
        int i = (blockIdx.x * SUM_ITEMS + j) * SUM_BLOCK + tx;
        if (i < pixels) {
            own_sum += image[i];
            own_square += image[i] * image[i];
        }
    }
    shared[tx] = own_sum;
    square[tx] = own_square;
    __syncthreads();

    for (int stride = SUM_BLOCK / 2; stride > 0; stride /= 2) {
        if (tx < stride) {
            shared[tx] += shared[tx + stride];
            square[tx] += square[tx + stride];
        }
        __syncthreads();
    }

    if (tx == 0) {
        sums[blockIdx.x] = shared[0];
        squares[blockIdx.x] = square[0];
    }
}

// Fills a `height` x `width` tile in shared memory with the image from (top, left) on, whose edge
// pixels go on outside.
static __device__ __forceinline__ void load_tile(const float *image, int rows, int cols,
                                                 int height, int width, int top, int left)
{
    for (int i = threadIdx.y * BLOCK_X + threadIdx.x; i < height * width; i += BLOCK_X * BLOCK_Y) {
        int row = min(max(top + i / width, 0), rows - 1);
        int col = min(max(left + i % width, 0), cols - 1);
        shared[i] = image[row * cols + col];
    }
    __syncthreads();
}

// The diffusion coefficient of a pixel from the differences to its neighbours.
static __device__ __forceinline__ float coefficient(float here, float north, float south,
                                                    float west, float east, float q0_squared)
{
    float gradient =
        (north * north + south * south + west * west + east * east) / (here * here);
    float laplacian = (north + south + west + east) / here;
    float numerator = 0.5f * gradient - 0.0625f * laplacian * laplacian;
    float denominator = 1.0f + 0.25f * laplacian;
    float q_squared = numerator / (denominator * denominator);
    float excess = (q_squared - q0_squared) / (q0_squared * (1.0f + q0_squared));
    float c = 1.0f / (1.0f + excess);
    return c < 0.0f ? 0.0f : c > 1.0f ? 1.0f : c;
}

extern "C" __global__ void coefficients(const float *image, float *north, float *south,
                                        float *west, float *east, float *c, int rows, int cols,
                                        float q0_squared)
{
    int pitch = TILED ? BLOCK_X + 2 : cols;
    int top = blockIdx.y * BLOCK_Y * ROWS;
    int left = blockIdx.x * BLOCK_X;
    if (TILED)
        load_tile(image, rows, cols, BLOCK_Y * ROWS + 2, pitch, top - 1, left - 1);

    int col = left + threadIdx.x;
    for (int j = 0; j < ROWS; j++) {
        int y = threadIdx.y + j * BLOCK_Y;
        int row = top + y;
        if (row < rows && col < cols) {
            int i = row * cols + col;
            const float *pixel = TILED ? shared + (y + 1) * pitch + threadIdx.x + 1 : image + i;
            float here = *pixel;
            float to_north = pixel[TILED || row > 0 ? -pitch : 0] - here;
            float to_south = pixel[TILED || row < rows - 1 ? pitch : 0] - here;
            float to_west = pixel[TILED || col > 0 ? -1 : 0] - here;
            float to_east = pixel[TILED || col < cols - 1 ? 1 : 0] - here;
            north[i] = to_north;
            south[i] = to_south;
            west[i] = to_west;
            east[i] = to_east;
            c[i] = coefficient(here, to_north, to_south, to_west, to_east, q0_squared);
        }
    }
}

extern "C" __global__ void diffuse(float *image, const float *north, const float *south,
                                   const float *west, const float *east, const float *c, int rows,
                                   int cols, float rate)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows && col < cols) {
        int i = row * cols + col;
        float c_south = row + 1 < rows ? c[i + cols] : c[i];
        float c_east = col + 1 < cols ? c[i + 1] : c[i];
        float divergence =
            c_south * south[i] + c[i] * north[i] + c_east * east[i] + c[i] * west[i];
        image[i] += 0.25f * rate * divergence;
    }
}

// The tile needs coefficients one row and one column further, and pixels one more on each side.
extern "C" __global__ void step(const float *image, float *next, float *c, int rows, int cols,
                                float q0_squared, float rate)
{
    int height = BLOCK_Y * ROWS + 1;
    int width = BLOCK_X + 1;
    int pitch = width + 2;
    int top = blockIdx.y * BLOCK_Y * ROWS;
    int left = blockIdx.x * BLOCK_X;
    float *c_tile = shared + (height + 2) * pitch;

    load_tile(image, rows, cols, height + 2, pitch, top - 1, left - 1);
    for (int i = threadIdx.y * BLOCK_X + threadIdx.x; i < height * width; i += BLOCK_X * BLOCK_Y) {
        // Outside the image the coefficients of its edge go on.
        int y = min(i / width, rows - 1 - top);
        int x = min(i % width, cols - 1 - left);
        const float *pixel = shared + (y + 1) * pitch + x + 1;
        float here = *pixel;
        c_tile[i] = coefficient(here, pixel[-pitch] - here, pixel[pitch] - here, pixel[-1] - here,
                                pixel[1] - here, q0_squared);
    }
    __syncthreads();

    int x = threadIdx.x;
    for (int j = 0; j < ROWS; j++) {
        int y = threadIdx.y + j * BLOCK_Y;
        if (top + y < rows && left + x < cols) {
            const float *pixel = shared + (y + 1) * pitch + x + 1;
            const float *c_here = c_tile + y * width + x;
            float here = *pixel;
            float divergence = c_here[width] * (pixel[pitch] - here) +
                               c_here[0] * (pixel[-pitch] - here) +
                               c_here[1] * (pixel[1] - here) + c_here[0] * (pixel[-1] - here);
            int i = (top + y) * cols + left + x;
            next[i] = here + 0.25f * rate * divergence;
            c[i] = c_here[0];
        }
    }
}
