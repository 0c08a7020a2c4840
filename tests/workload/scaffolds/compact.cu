__device__ int counter;
__global__ void compact(const int *in, int *out, int n, int threshold) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > threshold) out[atomicAdd(&counter, 1)] = in[i];
}
