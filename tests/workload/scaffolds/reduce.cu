// Dynamic shared memory, one partial sum per block, two loads per thread.
extern __shared__ float sdata[];
__global__ void reduce(const float *g_idata, float *g_odata, unsigned int n) {
    unsigned tid = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + threadIdx.x;
    float sum = i < n ? g_idata[i] : 0;
    if (i + blockDim.x < n) sum += g_idata[i + blockDim.x];
    sdata[tid] = sum;
    __syncthreads();
    for (unsigned s = blockDim.x / 2; s > 0; s >>= 1) {
        if (tid < s) sdata[tid] += sdata[tid + s];
        __syncthreads();
    }
    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}
