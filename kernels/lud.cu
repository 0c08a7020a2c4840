// LU decomposition in place, without pivoting, of an n x n matrix (n a multiple of TILE).
//
// For each diagonal tile, at `offset`: factor it (`diagonal`), solve for the tiles right of it
// and below it (`perimeter`), then subtract their product from all that remains (`internal`).
// L has ones on its diagonal, which are not stored.

#define TILE 16

// One block of TILE threads; thread tx owns row tx.
extern "C" __global__ void diagonal(float *m, int n, int offset)
{
    __shared__ float tile[TILE][TILE];
    int tx = threadIdx.x;

    for (int i = 0; i < TILE; i++)
        tile[i][tx] = m[(offset + i) * n + offset + tx];
    __syncthreads();

    for (int k = 0; k < TILE - 1; k++) {
        if (tx > k)
            tile[tx][k] /= tile[k][k];
        __syncthreads();
        if (tx > k) {
            for (int j = k + 1; j < TILE; j++)
                tile[tx][j] -= tile[tx][k] * tile[k][j];
        }
        __syncthreads();
    }

    for (int i = 0; i < TILE; i++)
        m[(offset + i) * n + offset + tx] = tile[i][tx];
}

// Blocks of TILE x 2 threads: block b has the (b + 1)th tile right of the diagonal one, which
// the threads with y = 0 solve by columns, and the (b + 1)th below it, which those with y = 1
// solve by rows.
extern "C" __global__ void perimeter(float *m, int n, int offset)
{
    __shared__ float pivot[TILE][TILE];
    __shared__ float right[TILE][TILE];
    __shared__ float below[TILE][TILE];
    int tx = threadIdx.x;
    int far = offset + (blockIdx.x + 1) * TILE;

    for (int i = threadIdx.y; i < TILE; i += 2)
        pivot[i][tx] = m[(offset + i) * n + offset + tx];
    for (int i = 0; i < TILE; i++) {
        if (threadIdx.y == 0)
            right[i][tx] = m[(offset + i) * n + far + tx];
        else
            below[i][tx] = m[(far + i) * n + offset + tx];
    }
    __syncthreads();

    if (threadIdx.y == 0) {
        for (int i = 1; i < TILE; i++) {
            for (int k = 0; k < i; k++)
                right[i][tx] -= pivot[i][k] * right[k][tx];
        }
    } else {
        for (int i = 0; i < TILE; i++) {
            for (int k = 0; k < i; k++)
                below[tx][i] -= below[tx][k] * pivot[k][i];
            below[tx][i] /= pivot[i][i];
        }
    }
    __syncthreads();

    for (int i = 0; i < TILE; i++) {
        if (threadIdx.y == 0)
            m[(offset + i) * n + far + tx] = right[i][tx];
        else
            m[(far + i) * n + offset + tx] = below[i][tx];
    }
}

// A square grid of blocks of TILE x TILE threads over the tiles right of and below the diagonal.
extern "C" __global__ void internal(float *m, int n, int offset)
{
    __shared__ float left[TILE][TILE];
    __shared__ float above[TILE][TILE];
    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = offset + (blockIdx.y + 1) * TILE + ty;
    int col = offset + (blockIdx.x + 1) * TILE + tx;

    left[ty][tx] = m[row * n + offset + tx];
    above[ty][tx] = m[(offset + ty) * n + col];
    __syncthreads();

    float sum = 0.0f;
    for (int k = 0; k < TILE; k++)
        sum += left[ty][k] * above[k][tx];
    m[row * n + col] -= sum;
}
