extern "C" __global__ void poly(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __syncthreads();
    if (i >= n) return;
    float v = x[i];
    if (v < 0.0f) v = 0.0f;
    float sum = 1.0f;
    sum += v * 0.5f;
    sum += v * v * 0.25f;
    sum += v * v * v * 0.0001f;
    __syncthreads();
    y[i] = sum;
}
