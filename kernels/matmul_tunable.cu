// C = A B for row-major matrices of any size, A n x m and B m x k. A block computes a ROWS x COLS
// tile of C with THREADS_Y x THREADS_X threads, each of which has every THREADS_Y-th row and every
// THREADS_X-th column of the tile. The sum goes in chunks of DEPTH through shared memory.
//
// PAD moves the rows of A's tile to different banks of shared memory.
//
// ROWS is a multiple of THREADS_Y, COLS of THREADS_X, DEPTH of UNROLL, DEPTH and COLS of VECTOR,
// and each thread has at most MOST_ROWS x MOST_COLS results.

#define MOST_ROWS 8
#define MOST_COLS 8

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int ROWS;
extern __constant__ const int COLS;
extern __constant__ const int DEPTH;
extern __constant__ const int THREADS_X;
extern __constant__ const int THREADS_Y;
extern __constant__ const int VECTOR;  // elements per load from A and B, where rows allow it
extern __constant__ const int PAD;     // elements after each row of A's tile
extern __constant__ const int UNROLL;  // steps of a chunk without a branch

// A's tile, ROWS x (DEPTH + PAD), then B's, DEPTH x COLS.
extern __shared__ float tiles[];

typedef float Pair __attribute__((ext_vector_type(2)));
typedef float Quad __attribute__((ext_vector_type(4)));

// Copies the part of a `height` x `width` matrix whose corner is (top, left) to a tile of
// `cols` columns; outside the matrix the tile is zero. A load has WIDTH elements, type Vector.
template <typename Vector, int WIDTH>
static __device__ __forceinline__ void copy(float *tile, int rows, int cols, int pitch,
                                            const float *matrix, int height, int width, int top,
                                            int left)
{
    int thread = threadIdx.y * THREADS_X + threadIdx.x;
    for (int i = thread; i < rows * cols / WIDTH; i += THREADS_X * THREADS_Y) {
        int y = i / (cols / WIDTH);
        int x = i % (cols / WIDTH) * WIDTH;
        Vector loaded = 0.0f;
        if (top + y < height && left + x < width)
            loaded = *(const Vector *)(matrix + (top + y) * width + left + x);
        float parts[WIDTH];
        __builtin_memcpy(parts, &loaded, sizeof(parts));
        for (int j = 0; j < WIDTH; j++)
            tile[y * pitch + x + j] = parts[j];
    }
}

static __device__ __forceinline__ void load_tile(float *tile, int rows, int cols, int pitch,
                                                 const float *matrix, int height, int width,
                                                 int top, int left)
{
    // A row that is no multiple of VECTOR long puts the next one where no vector can be loaded.
    if (VECTOR == 4 && width % 4 == 0)
        copy<Quad, 4>(tile, rows, cols, pitch, matrix, height, width, top, left);
    else if (VECTOR == 2 && width % 2 == 0)
        copy<Pair, 2>(tile, rows, cols, pitch, matrix, height, width, top, left);
    else
        copy<float, 1>(tile, rows, cols, pitch, matrix, height, width, top, left);
}

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n, int m, int k)
{
    int pitch = DEPTH + PAD;
    float *a_tile = tiles;
    float *b_tile = tiles + ROWS * pitch;

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int top = blockIdx.y * ROWS;
    int left = blockIdx.x * COLS;
    float sum[MOST_ROWS][MOST_COLS] = {};

    for (int t = 0; t < m; t += DEPTH) {
        load_tile(a_tile, ROWS, DEPTH, pitch, a, n, m, top, t);
        load_tile(b_tile, DEPTH, COLS, COLS, b, m, k, t, left);
        __syncthreads();

#pragma clang loop unroll(disable)
        for (int i = 0; i < DEPTH; i += UNROLL) {
#pragma clang loop unroll(full)
            for (int u = 0; u < UNROLL; u++) {
#pragma clang loop unroll(full)
                for (int y = 0; y < ROWS / THREADS_Y; y++) {
                    for (int x = 0; x < COLS / THREADS_X; x++)
                        sum[y][x] += a_tile[(ty + y * THREADS_Y) * pitch + i + u] *
                                     b_tile[(i + u) * COLS + tx + x * THREADS_X];
                }
            }
        }
        __syncthreads();
    }

#pragma clang loop unroll(full)
    for (int y = 0; y < ROWS / THREADS_Y; y++) {
        for (int x = 0; x < COLS / THREADS_X; x++) {
            int row = top + ty + y * THREADS_Y;
            int col = left + tx + x * THREADS_X;
            if (row < n && col < k)
                c[row * k + col] = sum[y][x];
        }
    }
}
