struct float4 { float x, y, z, w; } __attribute__((aligned(16)));

__device__ __attribute__((noinline)) float weigh(const float *values, int n, float scale)
{
    float sum = 0;
#pragma clang loop unroll(disable)
    for (int i = 0; i < n; i++)
        sum += values[i] * scale;
    return sum;
}

extern "C" __global__ void reduce(const float4 *in, float *out, int n, float scale)
{
    __shared__ float part[64];
    int t = threadIdx.x;
    int i = blockIdx.x * blockDim.x + t;
    float4 v = in[i];
    part[t] = i < n ? v.x + v.y + v.z * v.w : 0.0f;
    __syncthreads();
#pragma clang loop unroll(disable)
    for (int s = 32; s > 0; s >>= 1) {
        if (t < s)
            part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = part[0] + weigh(out, n, scale);
}

extern "C" __global__ void scale(float *data, int n, float by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= by;
}
