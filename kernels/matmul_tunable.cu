// C = A B for row-major matrices of any size, A n x m and B m x k. A block computes a ROWS x COLS
// tile of C with THREADS_Y x THREADS_X threads, each of which has every THREADS_Y-th row and every
// THREADS_X-th column of the tile. The sum goes in chunks of DEPTH through shared memory.
//
// ROWS is a multiple of THREADS_Y, COLS of THREADS_X, and each thread has at most MOST results.

#define MOST_ROWS 8
#define MOST_COLS 8

extern __constant__ const int ROWS;
extern __constant__ const int COLS;
extern __constant__ const int DEPTH;
extern __constant__ const int THREADS_X;
extern __constant__ const int THREADS_Y;

// A's tile, ROWS x DEPTH, then B's, DEPTH x COLS.
extern __shared__ float tiles[];

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n, int m, int k)
{
    float *a_tile = tiles;
    float *b_tile = tiles + ROWS * DEPTH;

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int thread = ty * THREADS_X + tx;
    int top = blockIdx.y * ROWS;
    int left = blockIdx.x * COLS;
    float sum[MOST_ROWS][MOST_COLS] = {};

    for (int t = 0; t < m; t += DEPTH) {
        // Outside the matrices the tiles are zero.
        for (int i = thread; i < ROWS * DEPTH; i += THREADS_X * THREADS_Y) {
            int row = top + i / DEPTH;
            int at = t + i % DEPTH;
            a_tile[i] = row < n && at < m ? a[row * m + at] : 0.0f;
        }
        for (int i = thread; i < DEPTH * COLS; i += THREADS_X * THREADS_Y) {
            int at = t + i / COLS;
            int col = left + i % COLS;
            b_tile[i] = at < m && col < k ? b[at * k + col] : 0.0f;
        }
        __syncthreads();

        for (int i = 0; i < DEPTH; i++) {
            for (int y = 0; y < ROWS / THREADS_Y; y++) {
                for (int x = 0; x < COLS / THREADS_X; x++)
                    sum[y][x] += a_tile[(ty + y * THREADS_Y) * DEPTH + i] *
                                 b_tile[i * COLS + tx + x * THREADS_X];
            }
        }
        __syncthreads();
    }

    for (int y = 0; y < ROWS / THREADS_Y; y++) {
        for (int x = 0; x < COLS / THREADS_X; x++) {
            int row = top + ty + y * THREADS_Y;
            int col = left + tx + x * THREADS_X;
            if (row < n && col < k)
                c[row * k + col] = sum[y][x];
        }
    }
}
