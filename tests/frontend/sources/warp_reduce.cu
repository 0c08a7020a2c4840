#include <cuda_runtime.h>

#define FULL_MASK 0xffffffff

__inline__ __device__ float warp_sum(float v)
{
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        v += __shfl_down_sync(FULL_MASK, v, offset);
    return v;
}

__inline__ __device__ float block_sum(float v)
{
    static __shared__ float shared[32];
    int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    v = warp_sum(v);
    if (lane == 0)
        shared[warp] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x / warpSize ? shared[lane] : 0;
    if (warp == 0)
        v = warp_sum(v);
    return v;
}

extern "C" __global__ void __launch_bounds__(1024) total(const float *in, float *out, int n)
{
    float mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        mine += in[i];
    mine = block_sum(mine);
    if (threadIdx.x == 0)
        atomicAdd(out, mine);
}
