// Gaussian elimination without pivoting: A x = b becomes U x = c, one pair of launches per
// column. The multipliers are kept in m, so that m with ones on its diagonal is A's factor L.

// m[i][t] = a[i][t] / a[t][t] for all rows i below t.
extern "C" __global__ void multipliers(float *m, const float *a, int n, int t)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1 - t) {
        int row = t + 1 + i;
        m[row * n + t] = a[row * n + t] / a[t * n + t];
    }
}

// Subtracts m[i][t] times row t from all rows i below t, right-hand side included.
extern "C" __global__ void eliminate(const float *m, float *a, float *b, int n, int t)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n - 1 - t)
        return;
    if (j >= n - t)
        return;

    int row = t + 1 + i;
    int col = t + j;
    a[row * n + col] -= m[row * n + t] * a[t * n + col];
    if (j == 0)
        b[row] -= m[row * n + t] * b[t];
}
