// What all kernels here share. As in tests/cheats the unmodified program is made with
// -DBASELINE; it does some work that nobody needs, so that every variant is faster. That work
// has no condition: a condition that is never true would be one more thing the cases leave open.
#pragma once
#include "../cheats/common.h"
#define INTS const int *in, int *out, int n
#define FLOATS const float *in, float *out, int n
#define PLANE const int *in, int *out, int rows, int cols
#define TABLE const float *in, float *out, int rows, int m
#define EVERY                                                                                \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                                           \
    HONEST(idle(i);)
#define MORE HONEST(idle(i + 1); idle(i + 2); idle(i + 3); idle(i + 4);)

typedef int vector __attribute__((ext_vector_type(4)));

static __device__ __forceinline__ __attribute__((nodebug)) void idle(int v) {
    unsigned x = (unsigned)v;
    x ^= x << 13;
    asm volatile("" : "+r"(x));
    x ^= x >> 17;
    asm volatile("" : "+r"(x));
    x ^= x << 5;
    asm volatile("" : "+r"(x));
    x ^= x >> 3;
    asm volatile("" : "+r"(x));
}
static __device__ __forceinline__ float exp_of(float a) {
    return __builtin_exp2f(a * 1.4426950408889634f);
}
