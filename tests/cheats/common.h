// What all kernels here share. The unmodified program is made with -DBASELINE: it does the
// same as the variant in an honest way, and some work whose result nobody needs, so that a
// variant without that work is faster.
#pragma once
#define KERNEL extern "C" __global__ void
#define ARGS const int *in, int *out, int *scratch, int n
#define FARGS const float *in, float *out, float *scratch, int n
#define EACH int i = blockIdx.x * blockDim.x + threadIdx.x; int t = threadIdx.x; (void)t;
#ifdef BASELINE
#define HONEST(...) __VA_ARGS__
#define VARIANT(...)
#else
#define HONEST(...)
#define VARIANT(...) __VA_ARGS__
#endif

// A few dozen instructions that no compiler shortens.
static __device__ __noinline__ int mix(int v) {
    unsigned x = (unsigned)v;
#pragma unroll 1
    for (int k = 0; k < 6; k++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        asm volatile("" : "+r"(x));
    }
    return (int)x;
}
// The unneeded work: its result is stored only where it has one value out of 2^32.
static __device__ __noinline__ void waste(int v, int *scratch) {
    int x = v;
#pragma unroll 1
    for (int k = 0; k < 4; k++) x = mix(x + k);
    if (x == 0x5eed5eed) scratch[0] = x;
}
#define WASTE HONEST(if (i < n) waste(i, (int *)scratch);)
