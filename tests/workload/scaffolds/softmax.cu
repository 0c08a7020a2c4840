__global__ void softmax(const float *x, float *y, int rows, int cols) {
    __shared__ float part[256];
    const float *in = x + blockIdx.x * cols;
    float best = -3.4e38f;
    for (int c = threadIdx.x; c < cols; c += blockDim.x) best = fmaxf(best, in[c]);
    part[threadIdx.x] = best;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (threadIdx.x < s) part[threadIdx.x] = fmaxf(part[threadIdx.x], part[threadIdx.x + s]);
        __syncthreads();
    }
    best = part[0];
    __syncthreads();
    float sum = 0;
    for (int c = threadIdx.x; c < cols; c += blockDim.x) sum += __expf(in[c] - best);
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s /= 2) {
        if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
        __syncthreads();
    }
    for (int c = threadIdx.x; c < cols; c += blockDim.x) y[blockIdx.x * cols + c] = __expf(in[c] - best) / part[0];
}
