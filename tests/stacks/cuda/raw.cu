// Our own raw kernels, as a program with CuPy has them.
#include <cuda_fp16.h>

extern "C" __global__ void polynomial(const double *__restrict__ x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = ((3 * x[i] - 2) * x[i] + 1) * x[i] - 0.5;
}

extern "C" __global__ void row_norms(const float *x, float *out, int columns) {
    extern __shared__ float parts[];
    float total = 0;
    for (int c = threadIdx.x; c < columns; c += blockDim.x) {
        float v = x[blockIdx.x * columns + c];
        total += v * v;
    }
    parts[threadIdx.x] = total;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = sqrtf(parts[0]);
}

extern "C" __global__ void mixed(const __half2 *a, const __half2 *b, __half2 *out, long long n) {
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n) out[i] = __hfma2(a[i], b[i], __float2half2_rn(1.0f));
}

extern "C" __global__ void compact(const int *x, int *out, unsigned *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool kept = i < n && x[i] % 3 == 0;
    unsigned votes = __ballot_sync(0xFFFFFFFFu, kept);
    int lane = threadIdx.x % 32;
    unsigned start = 0;
    if (lane == 0) start = atomicAdd(count, __popc(votes));
    start = __shfl_sync(0xFFFFFFFFu, start, 0);
    if (kept) out[start + __popc(votes & ((1u << lane) - 1))] = x[i];
}
