// 64x64 tile, 16x16 threads, 4x4 per thread, guarded.
extern "C" __global__ void sgemm(int M, int N, int K, float alpha, const float *A, const float *B, float beta, float *C) {
    __shared__ float As[16][64], Bs[16][64];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 64, col = blockIdx.x * 64, id = ty * 16 + tx;
    float acc[4][4] = {};
    for (int k0 = 0; k0 < K; k0 += 16) {
        for (int l = id; l < 1024; l += 256) {
            int r = l / 16, k = l % 16;
            As[k][r] = row + r < M && k0 + k < K ? A[(row + r) * K + k0 + k] : 0;
            int kk = l / 64, c = l % 64;
            Bs[kk][c] = k0 + kk < K && col + c < N ? B[(k0 + kk) * N + col + c] : 0;
        }
        __syncthreads();
        for (int k = 0; k < 16; k++)
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++) acc[i][j] += As[k][ty * 4 + i] * Bs[k][tx * 4 + j];
        __syncthreads();
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            int r = row + ty * 4 + i, c = col + tx * 4 + j;
            if (r < M && c < N) C[r * N + c] = alpha * acc[i][j] + beta * C[r * N + c];
        }
}
