// Each thread follows a list: a place is what was loaded from the place before.
__global__ void chase(const int *next, int *last, int n, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int at = i;
    for (int k = 0; k < steps; k++)
        at = next[at];
    last[i] = at;
}
