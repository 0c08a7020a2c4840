// Kernels that the cuda device launches around those that it measures.
// scripts/build_cuda_support makes support.ll from this file; both are committed.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

typedef unsigned long long u64;

// Keeps the GPU busy for so many clock cycles while the host queues what is to be timed. One
// thread; it touches no memory.
extern "C" __global__ void gevo_wait(u64 cycles) {
    u64 start = __nvvm_read_ptx_sreg_clock64();
    while (__nvvm_read_ptx_sreg_clock64() - start < cycles) {
    }
}

// The finalizer of splitmix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
// generators" (OOPSLA 2014), section 3, variant 13.
static __device__ u64 mixed(u64 word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ull;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebull;
    return word ^ (word >> 31);
}

#define THREADS 256

// sums[r] += checksum of range r = blockIdx.y, by blocks of THREADS threads. A range is an offset from `base` and
// a number of bytes, at least 1. `base` and the last range's end may be read in whole 8-byte
// words. The order of the summands does not matter, so the result is always the same.
extern "C" __global__ void gevo_checksums(const u64 *base, const u64 *ranges, u64 *sums) {
    __shared__ u64 part[THREADS];
    const unsigned thread = __nvvm_read_ptx_sreg_tid_x(), range = __nvvm_read_ptx_sreg_ctaid_y();
    const u64 start = ranges[2 * range], end = start + ranges[2 * range + 1];
    const u64 first = start / 8, last = (end - 1) / 8;
    const u64 step = (u64)__nvvm_read_ptx_sreg_nctaid_x() * THREADS;
    u64 sum = 0;
    for (u64 i = first + __nvvm_read_ptx_sreg_ctaid_x() * THREADS + thread; i <= last; i += step) {
        u64 word = base[i];
        if (i == first) word &= ~0ull << (8 * (start % 8));
        if (i == last) word &= ~0ull >> (8 * (7 - (end - 1) % 8));
        sum += mixed(word + mixed(i - first + 1));
    }
    part[thread] = sum;
    for (unsigned half = THREADS / 2; half > 0; half /= 2) {
        __syncthreads();
        if (thread < half) part[thread] += part[thread + half];
    }
    if (thread == 0) __nvvm_atom_add_gen_ll((long long *)&sums[range], (long long)part[0]);
}
