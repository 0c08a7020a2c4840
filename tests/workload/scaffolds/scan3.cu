__global__ void scan_blocks(const int *in, int *out, int *sums, int n) {
    __shared__ int temp[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    temp[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
        int v = threadIdx.x >= d ? temp[threadIdx.x - d] : 0;
        __syncthreads();
        temp[threadIdx.x] += v;
        __syncthreads();
    }
    if (i < n) out[i] = temp[threadIdx.x];
    if (threadIdx.x == 255) sums[blockIdx.x] = temp[255];
}
__global__ void scan_sums(int *sums, int count) {
    if (threadIdx.x == 0 && blockIdx.x == 0) for (int i = 1; i < count; i++) sums[i] += sums[i - 1];
}
__global__ void add_sums(int *out, const int *sums, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n && blockIdx.x > 0) out[i] += sums[blockIdx.x - 1];
}
