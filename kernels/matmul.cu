// C = A B for row-major matrices of any size, A n x m and B m x k, in tiles of shared memory.

#define TILE 16

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n, int m, int k)
{
    __shared__ float a_tile[TILE][TILE];
    __shared__ float b_tile[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0.0f;

    for (int t = 0; t < (m + TILE - 1) / TILE; t++) {
        // Outside the matrices the tiles are zero.
        a_tile[ty][tx] = 0.0f;
        b_tile[ty][tx] = 0.0f;
        __syncthreads();
        if (row < n && t * TILE + tx < m)
            a_tile[ty][tx] = a[row * m + t * TILE + tx];
        if (t * TILE + ty < m && col < k)
            b_tile[ty][tx] = b[(t * TILE + ty) * k + col];
        __syncthreads();

        for (int i = 0; i < TILE; i++)
            sum += a_tile[ty][i] * b_tile[i][tx];
        __syncthreads();
    }

    if (row < n && col < k)
        c[row * k + col] = sum;
}
