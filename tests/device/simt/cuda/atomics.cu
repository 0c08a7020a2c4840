// Atomics on global and shared memory.
extern "C" __global__ void integers(int *out, const int *in) {
    int v = in[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(out + 0, v); atomicSub(out + 1, v); atomicMax(out + 2, v); atomicMin(out + 3, v);
    atomicAnd(out + 4, v); atomicOr(out + 5, v); atomicXor(out + 6, v);
    atomicInc((unsigned *)out + 7, 10); atomicDec((unsigned *)out + 8, 10);
    atomicExch(out + 9, 77);
    atomicMax((unsigned *)out + 10, (unsigned)v); atomicMin((unsigned *)out + 11, (unsigned)v);
    atomicAdd_block(out + 12, v);
}
extern "C" __global__ void floats(float *f, double *d, unsigned long long *l, const int *in) {
    int v = in[threadIdx.x];
    atomicAdd(f, (float)v);
    atomicAdd(d, (double)v);
    atomicAdd(l, (unsigned long long)v);
    unsigned long long old = l[1], seen;
    do { seen = old; old = atomicCAS(l + 1, seen, seen * 3 + 1); } while (old != seen);
}
extern "C" __global__ void histogram(const unsigned char *in, unsigned *out, int n) {
    __shared__ unsigned bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&bins[in[i] & 15], 1u);
    __syncthreads();
    if (threadIdx.x < 16) atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
// The last block to finish adds up the others' sums (__threadfence and a counter).
__device__ unsigned finished = 0;
extern "C" __global__ void last_block(const int *in, volatile int *parts, int *out) {
    __shared__ int sum;
    __shared__ bool last;
    if (threadIdx.x == 0) sum = 0;
    __syncthreads();
    atomicAdd(&sum, in[blockIdx.x * blockDim.x + threadIdx.x]);
    __syncthreads();
    if (threadIdx.x == 0) {
        parts[blockIdx.x] = sum;
        __threadfence();
        last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int total = 0;
        for (int i = 0; i < gridDim.x; i++) total += parts[i];
        *out = total;
    }
}
// A lock, taken by one thread of each block at a time.
extern "C" __global__ void locked(int *lock, int *value) {
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1) != 0) {}
        __threadfence();
        *value = *value * 2 + 1;
        __threadfence();
        atomicExch(lock, 0);
    }
}
