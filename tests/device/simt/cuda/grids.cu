// Grids, blocks and special registers.
extern "C" __global__ void axpy(float a, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void where(int *out) {
    unsigned block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    unsigned size = blockDim.x * blockDim.y * blockDim.z;
    int *o = out + 8 * (block * size + thread);
    o[0] = blockIdx.x; o[1] = blockIdx.y; o[2] = blockIdx.z;
    o[3] = threadIdx.x; o[4] = threadIdx.y; o[5] = threadIdx.z;
    unsigned lane, below;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
    o[6] = lane; o[7] = below;
}

struct Pair { int x; double y; float z[3]; };
extern "C" __global__ void by_value(Pair p, bool flag, signed char small, long long big,
                                    double *out) {
    out[0] = p.x; out[1] = p.y; out[2] = p.z[threadIdx.x];
    out[3] = flag; out[4] = small; out[5] = (double)big;
}

extern "C" __global__ void clocks(long long *out) {
    long long a = clock64();
    long long b = clock64();
    out[0] = b > a;
}
