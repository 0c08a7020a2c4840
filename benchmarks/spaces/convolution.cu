// 2D convolution of a padded image with a filter in constant memory. A block computes
// (block_size_x * tile_size_x) x (block_size_y * tile_size_y) results; a thread has every
// block_size_x-th column and every block_size_y-th row of them. Written for the tuning space of
// van Werkhoven et al., "Optimizing convolution operations on GPUs using adaptive tiling" (2014),
// with the parameters' names as Kernel Tuner's recordings have them.

#define IMAGE 4096
#define BORDER_X (filter_width - 1)
#define BORDER_Y (filter_height - 1)
#define PITCH (IMAGE + BORDER_X)
#define OUT_X (block_size_x * tile_size_x)
#define OUT_Y (block_size_y * tile_size_y)
#define IN_X (OUT_X + BORDER_X)
#define IN_Y (OUT_Y + BORDER_Y)

// Rows of a tile begin in different banks when a warp covers several of them.
#if use_padding && block_size_x % 32 != 0 && (IN_X - block_size_x) % 32 != 0
#define SHARED_X (IN_X + ((32 - (IN_X - block_size_x)) & 31))
#else
#define SHARED_X IN_X
#endif

#if IMAGE % OUT_X != 0 || IMAGE % OUT_Y != 0
#define INSIDE(x, y, width, height) ((x) < (width) && (y) < (height))
#else
#define INSIDE(x, y, width, height) true
#endif

__constant__ float weights[33 * 33];

extern "C" __global__ void convolution(float *__restrict__ output,
                                       const float *__restrict__ input)
{
    int tx = threadIdx.x, ty = threadIdx.y;
    int left = blockIdx.x * OUT_X, top = blockIdx.y * OUT_Y;

#if use_shmem
    __shared__ float tile[IN_Y][SHARED_X];
    for (int y = ty; y < IN_Y; y += block_size_y)
        for (int x = tx; x < IN_X; x += block_size_x)
            if (INSIDE(left + x, top + y, PITCH, IMAGE + BORDER_Y))
                tile[y][x] = input[(top + y) * PITCH + left + x];
    __syncthreads();
    const float *corner = &tile[ty][tx];
#define AT(x, y) corner[(y) * SHARED_X + (x)]
#else
    const float *corner = input + (top + ty) * PITCH + left + tx;
#define AT(x, y) corner[(y) * PITCH + (x)]
#endif

    float sum[tile_size_y][tile_size_x] = {};
#if !use_shmem && (IMAGE % OUT_X != 0 || IMAGE % OUT_Y != 0)
    // Whether a result is inside is asked for each, and what is loaded for it is its own.
#pragma unroll
    for (int y = 0; y < tile_size_y; y++)
#pragma unroll
        for (int x = 0; x < tile_size_x; x++)
            if (INSIDE(left + tx + x * block_size_x, top + ty + y * block_size_y, IMAGE, IMAGE))
#pragma unroll
                for (int i = 0; i < filter_height; i++)
#pragma unroll
                    for (int j = 0; j < filter_width; j++)
                        sum[y][x] += AT(x * block_size_x + j, y * block_size_y + i) *
                                     weights[i * filter_width + j];
#else
#pragma unroll
    for (int i = 0; i < filter_height; i++)
#pragma unroll
        for (int j = 0; j < filter_width; j++)
#pragma unroll
            for (int y = 0; y < tile_size_y; y++)
#pragma unroll
                for (int x = 0; x < tile_size_x; x++)
                    sum[y][x] += AT(x * block_size_x + j, y * block_size_y + i) *
                                 weights[i * filter_width + j];
#endif

#pragma unroll
    for (int y = 0; y < tile_size_y; y++)
#pragma unroll
        for (int x = 0; x < tile_size_x; x++) {
            int column = left + tx + x * block_size_x, row = top + ty + y * block_size_y;
            // Not a branch, into which clang would sink the sums and stretch what is live.
            int place = INSIDE(column, row, IMAGE, IMAGE) ? row * IMAGE + column : IMAGE * IMAGE;
            output[place] = sum[y][x];
        }
}
