// LU decomposition in place, as in lud.cu, with the tiling and the work per thread open.
//
// For each diagonal tile of TILE x TILE (n is a multiple of TILE), at `offset`: factor it
// (`diagonal`), solve for the columns right of it and the rows below it (`perimeter`), then
// subtract their product from all that remains (`internal`).
//
// In shared memory PAD elements follow each row of a tile of TILE columns, against bank conflicts.

#define MOST_ROWS 8
#define MOST_COLS 4

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int TILE;
extern __constant__ const int PAD;
extern __constant__ const int DIAGONAL_Y;
extern __constant__ const int PERIMETER;
extern __constant__ const int THREADS_X;
extern __constant__ const int THREADS_Y;
extern __constant__ const int WORK_X;
extern __constant__ const int WORK_Y;

extern __shared__ float tiles[];

// One block of DIAGONAL_Y x TILE threads; those with threadIdx.x = tx own row tx.
extern "C" __global__ void diagonal(float *m, int n, int offset)
{
    int pitch = TILE + PAD;
    int tx = threadIdx.x;
    int ty = threadIdx.y;

    for (int i = ty; i < TILE; i += DIAGONAL_Y)
        tiles[i * pitch + tx] = m[(offset + i) * n + offset + tx];
    __syncthreads();

    for (int k = 0; k < TILE - 1; k++) {
        if (ty == 0 && tx > k)
            tiles[tx * pitch + k] /= tiles[k * pitch + k];
        __syncthreads();
        if (tx > k) {
            for (int j = k + 1 + ty; j < TILE; j += DIAGONAL_Y)
                tiles[tx * pitch + j] -= tiles[tx * pitch + k] * tiles[k * pitch + j];
        }
        __syncthreads();
    }

    for (int i = ty; i < TILE; i += DIAGONAL_Y)
        m[(offset + i) * n + offset + tx] = tiles[i * pitch + tx];
}

// Blocks of 2 x PERIMETER threads, each for PERIMETER columns right of the diagonal tile, which
// the threads with y = 0 solve, and as many rows below it, which those with y = 1 solve.
extern "C" __global__ void perimeter(float *m, int n, int offset)
{
    int pitch = TILE + PAD;
    float *pivot = tiles;
    float *below = pivot + TILE * pitch;
    float *right = below + PERIMETER * pitch;
    int tx = threadIdx.x;
    int thread = threadIdx.y * PERIMETER + tx;
    int far = offset + TILE + blockIdx.x * PERIMETER;

    for (int i = thread; i < TILE * TILE; i += 2 * PERIMETER)
        pivot[i / TILE * pitch + i % TILE] = m[(offset + i / TILE) * n + offset + i % TILE];
    for (int i = thread; i < TILE * PERIMETER; i += 2 * PERIMETER) {
        if (far + i % PERIMETER < n)
            right[i] = m[(offset + i / PERIMETER) * n + far + i % PERIMETER];
        if (far + i / TILE < n)
            below[i / TILE * pitch + i % TILE] = m[(far + i / TILE) * n + offset + i % TILE];
    }
    __syncthreads();

    if (far + tx < n && threadIdx.y == 0) {
        for (int i = 1; i < TILE; i++) {
            float solved = right[i * PERIMETER + tx];
            for (int k = 0; k < i; k++)
                solved -= pivot[i * pitch + k] * right[k * PERIMETER + tx];
            right[i * PERIMETER + tx] = solved;
        }
    }
    if (far + tx < n && threadIdx.y == 1) {
        for (int i = 0; i < TILE; i++) {
            float solved = below[tx * pitch + i];
            for (int k = 0; k < i; k++)
                solved -= below[tx * pitch + k] * pivot[k * pitch + i];
            below[tx * pitch + i] = solved / pivot[i * pitch + i];
        }
    }
    __syncthreads();

    for (int i = thread; i < TILE * PERIMETER; i += 2 * PERIMETER) {
        if (far + i % PERIMETER < n)
            m[(offset + i / PERIMETER) * n + far + i % PERIMETER] = right[i];
        if (far + i / TILE < n)
            m[(far + i / TILE) * n + offset + i % TILE] = below[i / TILE * pitch + i % TILE];
    }
}

// Blocks of THREADS_Y x THREADS_X threads over all that is right of and below the diagonal tile;
// a thread has WORK_Y x WORK_X elements.
extern "C" __global__ void internal(float *m, int n, int offset)
{
    int pitch = TILE + PAD;
    int rows = THREADS_Y * WORK_Y;
    int cols = THREADS_X * WORK_X;
    float *left = tiles;
    float *above = tiles + rows * pitch;
    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int thread = ty * THREADS_X + tx;
    int first_row = offset + TILE + blockIdx.y * rows;
    int first_col = offset + TILE + blockIdx.x * cols;

    for (int i = thread; i < rows * TILE; i += THREADS_X * THREADS_Y) {
        if (first_row + i / TILE < n)
            left[i / TILE * pitch + i % TILE] =
                m[(first_row + i / TILE) * n + offset + i % TILE];
    }
    for (int i = thread; i < TILE * cols; i += THREADS_X * THREADS_Y) {
        if (first_col + i % cols < n)
            above[i] = m[(offset + i / cols) * n + first_col + i % cols];
    }
    __syncthreads();

    float sum[MOST_ROWS][MOST_COLS] = {};
    for (int k = 0; k < TILE; k++) {
#pragma clang loop unroll(full)
        for (int y = 0; y < WORK_Y; y++) {
            for (int x = 0; x < WORK_X; x++)
                sum[y][x] += left[(ty + y * THREADS_Y) * pitch + k] *
                             above[k * cols + tx + x * THREADS_X];
        }
    }
#pragma clang loop unroll(full)
    for (int y = 0; y < WORK_Y; y++) {
        for (int x = 0; x < WORK_X; x++) {
            int row = first_row + ty + y * THREADS_Y;
            int col = first_col + tx + x * THREADS_X;
            if (row < n && col < n)
                m[row * n + col] -= sum[y][x];
        }
    }
}
