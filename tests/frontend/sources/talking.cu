// printf and assert on the device.
#include <assert.h>
#include <stdio.h>

extern "C" __global__ void talk(const int *x, int *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    assert(x[i] >= 0);
    if (x[i] == 7)
        printf("thread %d of block %d: %d %s %5.2f\n", threadIdx.x, blockIdx.x, x[i], "seven", 7.5);
    y[i] = x[i] + 1;
}
