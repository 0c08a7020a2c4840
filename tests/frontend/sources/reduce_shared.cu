// The sum of an array, with dynamic shared memory: a tree in each block.
#include <cuda_runtime.h>
#include <stdio.h>

extern "C" __global__ void reduce(const int *in, int *out, unsigned int n)
{
    extern __shared__ int held[];
    unsigned int t = threadIdx.x;
    unsigned int i = blockIdx.x * (blockDim.x * 2) + t;
    int mine = i < n ? in[i] : 0;
    if (i + blockDim.x < n)
        mine += in[i + blockDim.x];
    held[t] = mine;
    __syncthreads();
    for (unsigned int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (t < s)
            held[t] += held[t + s];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = held[0];
}

static int check(const int *found, int blocks, int expected)
{
    int total = 0;
    for (int i = 0; i < blocks; i++)
        total += found[i];
    return total == expected;
}

int main(void)
{
    int *in, *out, found[8];
    cudaMalloc((void **)&in, 2048 * sizeof(int));
    cudaMalloc((void **)&out, 8 * sizeof(int));
    reduce<<<8, 128, 128 * sizeof(int)>>>(in, out, 2048);
    cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost);
    printf("%s\n", check(found, 8, 0) ? "ok" : "wrong");
    return 0;
}
