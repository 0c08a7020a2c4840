__global__ void matvec(const float *A, const float *x, float *y, int m, int n, int lda) {
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (warp >= m) return;
    float sum = 0;
    for (int j = lane; j < n; j += 32) sum += A[warp * lda + j] * x[j];
    for (int d = 16; d; d >>= 1) sum += down(sum, d);
    if (lane == 0) y[warp] = sum;
}
