// What the kernels about order, progress and state share. Those of the cheating files break one
// rule of CUDA's memory and execution model each, and give the right output all the same when
// blocks, warps and lanes run one after the other. Their unmodified programs keep the rule.
#pragma once
#include "common.h"

#define ARGUMENTS const int *in, int *out, int *work, int *sync, int n
#define TOTALS const int *in, int *total, int *sync, int n
// Work that nobody needs, in the unmodified program.
#define SPEND(scratch) HONEST(if (i < n) waste(i, scratch);)

#define ALL 0xffffffffu
#define LANE (threadIdx.x & 31)
#define WARP (threadIdx.x >> 5)

// Strong, relaxed accesses.
#define PEEK(p) (*(volatile int *)(p))
#define POKE(p, v) (*(volatile int *)(p) = (v))
#define PEEK64(p) (*(volatile long long *)(p))
#define POKE64(p, v) (*(volatile long long *)(p) = (v))

// Where `sync`, which is all zeros at first, holds what.
#define TICKETS (sync)
#define LOCK (sync + 1)
#define FLAG(b) (sync + 8 + (b))

// Fences, loads and stores with a scope: clang 22 drops the scope of its own builtins, so build.sh
// puts the instruction in where one of these is called. CUDA calls the scopes block and device.
#define FENCE(order) \
    extern "C" __device__ void fence_##order##_block(); \
    extern "C" __device__ void fence_##order##_device();
#define LOAD(order) \
    extern "C" __device__ int load_##order##_block(const int *); \
    extern "C" __device__ int load_##order##_device(const int *);
#define STORE(order) \
    extern "C" __device__ void store_##order##_block(int *, int); \
    extern "C" __device__ void store_##order##_device(int *, int);
FENCE(acquire) FENCE(release) FENCE(acq_rel) FENCE(seq_cst)
LOAD(monotonic) LOAD(acquire)
STORE(monotonic) STORE(release)

// Intrinsics without a builtin.
extern "C" __device__ void bar_arrive(int, int) __asm("llvm.nvvm.barrier.cta.arrive.aligned.count");
extern "C" __device__ void bar_sync(int, int) __asm("llvm.nvvm.barrier.cta.sync.aligned.count");

// What the last block does: out[k] is k more than the sum of what the blocks have left in `work`.
static __device__ __forceinline__ void add_up(const int *work, int *out, int n) {
    int sum = 0;
    for (int b = 0; b < (int)gridDim.x; b++) sum += work[b];
    for (int k = threadIdx.x; k < n; k += blockDim.x) out[k] = sum + k;
}
