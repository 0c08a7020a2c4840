// Two kernels that do not know of each other. `polynomial` waits for nobody, twice, which a
// search finds out; `scale` has nothing to take out.

extern "C" __global__ void polynomial(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __syncthreads();
    if (i >= n)
        return;
    float v = x[i];
    if (v < 0.0f)
        v = 0.0f;
    float sum = 1.0f + v * 0.5f + v * v * 0.25f;
    __syncthreads();
    y[i] = sum;
}

extern "C" __global__ void scale(float *x, float factor, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= factor;
}
