#include <cuda_fp16.h>

// Two numbers at a time; the sums are those of single precision, rounded once.
__global__ void haxpy(int n, half a, const half2 *x, half2 *y)
{
    int i = threadIdx.x + blockDim.x * blockIdx.x;
    half2 a2 = __half2half2(a);
    if (i < n / 2)
        y[i] = __hfma2(a2, x[i], y[i]);
    if (i == 0 && n % 2) {
        half *last = (half *)y;
        const half *from = (const half *)x;
        last[n - 1] = __float2half(__half2float(a) * __half2float(from[n - 1]) + __half2float(last[n - 1]));
    }
}
