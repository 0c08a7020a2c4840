// Sizes must be multiples of 16: nothing is guarded.
__global__ void gemm(float *C, const float *A, const float *B, int wA, int wB) {
    __shared__ float As[16][16];
    __shared__ float Bs[16][16];
    int bx = blockIdx.x, by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
    int aBegin = wA * 16 * by, aEnd = aBegin + wA - 1;
    float sum = 0;
    for (int a = aBegin, b = 16 * bx; a <= aEnd; a += 16, b += 16 * wB) {
        As[ty][tx] = A[a + wA * ty + tx];
        Bs[ty][tx] = B[b + wB * ty + tx];
        __syncthreads();
        for (int k = 0; k < 16; ++k) sum += As[ty][k] * Bs[k][tx];
        __syncthreads();
    }
    C[wB * 16 * by + 16 * bx + wB * ty + tx] = sum;
}
