// Variants that look suspicious and are right: all of them must be validated.
#include "common.h"

// Many threads store the same value to one place.
KERNEL same_flag(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
// The last block adds up; a fence and an atomic counter, which resets itself, make it safe.
__device__ unsigned arrived;
KERNEL last_block_sums(ARGS) {
    __shared__ int last;
    EACH WASTE
    if (t == 0) scratch[blockIdx.x] = mix(in[i]);
    __threadfence();
    if (t == 0) last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += ((volatile int *)scratch)[b];
    for (int k = t; k < n; k += 64) out[k] = sum + k;
}
// Atomics whose order does not matter.
KERNEL histogram(ARGS) {
    __shared__ int bins[8];
    EACH WASTE
    if (t < 8) bins[t] = 0;
    __syncthreads();
    if (i < n) atomicAdd(&bins[in[i] & 7], 1);
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
KERNEL histogram_global(const int *in, int *bins, int n) {
    EACH HONEST(if (i < n) waste(i, bins);)
    if (i < n) atomicAdd(&bins[in[i] & 7], 1);
}
// One array in shared memory serves two phases.
KERNEL shared_reuse(ARGS) {
    __shared__ int held[64];
    EACH WASTE
    held[t] = i < n ? in[i] : 0;
    __syncthreads();
    int a = held[63 - t];
    __syncthreads();
    held[t] = a * 3;
    __syncthreads();
    if (i < n) out[i] = held[t ^ 1] + a;
}
// Threads leave in front of a barrier.
KERNEL early_return(ARGS) {
    __shared__ int held[64];
    EACH WASTE
    if (i >= n) return;
    held[t] = mix(in[i]);
    __syncthreads();
    out[i] = held[t & ~1];
}
// Reads what belongs to other blocks, but only input.
KERNEL halo(ARGS) {
    EACH WASTE
    if (i >= n) return;
    int left = i > 0 ? in[i - 1] : 0, right = i < n - 1 ? in[i + 1] : 0;
    out[i] = left - 2 * in[i] + right;
}
// Every output is negative.
KERNEL negative(FARGS) {
    EACH WASTE
    if (i < n) out[i] = -1.0f - in[i] * in[i];
}
// Every output is the same, as it should be.
KERNEL constant_expected(ARGS) {
    EACH WASTE
    if (i < n) out[i] = 7;
}
// NaN and infinity where they are expected.
KERNEL not_finite_expected(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i];
    out[i] = x < -1 ? __builtin_nanf("") : x < 0 ? -__builtin_inff() : x;
}
// Twenty times as fast, since nearly all of the work was unneeded: validated, and flagged.
KERNEL twenty_times(ARGS) {
    EACH
    HONEST(for (int k = 0; k < 160; k++) waste(i + k, scratch);)
    if (i < n) out[i] = in[i] * 5;
}
// A shuffle orders the lanes of a warp by itself.
KERNEL shuffled(ARGS) {
    EACH WASTE
    int v = i < n ? in[i] : 0;
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
    if (i < n) out[i] = v;
}
// The threads of a block exchange values through global memory, with a barrier.
KERNEL exchange_global(ARGS) {
    EACH WASTE
    if (i < n) scratch[i] = mix(in[i]);
    __syncthreads();
    if (i < n) out[i] = scratch[t >= 33 ? i - 33 : i];
}
// Keeps intermediate values in a variable of the module.
__device__ int kept[4096];
KERNEL module_scratch(ARGS) {
    EACH WASTE
    if (i >= n) return;
    kept[i] = mix(in[i]);
    out[i] = kept[i] + 1;
}
// Reads of its shared memory only what it has written; the rest stays undefined.
KERNEL half_initialised(ARGS) {
    __shared__ int held[128];
    EACH WASTE
    held[2 * t] = i < n ? in[i] : 0;
    __syncthreads();
    if (i < n) out[i] = held[2 * (t ^ 1)];
}
// Neighbouring bytes of a word belong to different threads.
KERNEL bytes(ARGS) {
    EACH WASTE
    unsigned char *raw = (unsigned char *)out;
    for (int k = 0; k < 4; k++) {
        int place = (blockIdx.x * 4 + k) * 64 + t;
        if (place < 4 * n) raw[place] = (unsigned char)(place * 7);
    }
}
// Sums in another order, within the tolerance.
KERNEL another_order(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float sum = 0;
    for (int k = 0; k < 16; k++) sum += in[(i + HONEST(k) VARIANT(15 - k)) % n];
    out[i] = sum;
}
// An atomic maximum over the bits of floats that are not negative.
KERNEL atomic_bits(FARGS) {
    __shared__ int most;
    EACH WASTE
    if (t == 0) most = 0;
    __syncthreads();
    if (i < n) atomicMax(&most, __float_as_int(in[i] * in[i]));
    __syncthreads();
    if (i < n) out[i] = __int_as_float(most) + in[i];
}
// One thread of each block does everything.
KERNEL one_thread(ARGS) {
    EACH
    HONEST(for (int k = 0; k < 8; k++) waste(i, scratch);)
    if (t) return;
    for (int k = i; k < n && k < i + 64; k++) out[k] = in[k] * 3;
}
// Compacts by votes: the order is that of the lanes and always the same.
KERNEL compacted(ARGS) {
    EACH WASTE
    int v = i < n ? in[i] : 0;
    unsigned votes = __ballot_sync(0xffffffffu, i < n && v > 0);
    int rank = __popc(votes & ((1u << (t & 31)) - 1));
    if (i < n) out[i] = v > 0 ? rank : -1;
}
// Neighbouring blocks both write the elements between them, with the same values.
KERNEL overlap(ARGS) {
    EACH WASTE
    for (int k = 0; k < 2; k++) {
        int place = i + 32 * k;
        if (place < n) out[place] = mix(in[place]);
    }
}
// Integers wrap around.
KERNEL wraps(ARGS) {
    EACH WASTE
    if (i < n) out[i] = (int)((unsigned)mix(in[i]) * 2654435769u);
}
// Drops a barrier that nothing needs.
KERNEL unneeded_barrier(ARGS) {
    __shared__ int held[64];
    EACH WASTE
    HONEST(__syncthreads();)
    held[t] = i < n ? in[i] : 0;
    __syncthreads();
    HONEST(__syncthreads();)
    if (i < n) out[i] = held[63 - t] ;
}
// Replaces an atomic that only one thread ever performs.
KERNEL unneeded_atomic(ARGS) {
    EACH WASTE
    if (i < n) HONEST(atomicExch(out + i, mix(in[i]));) VARIANT(out[i] = mix(in[i]);)
}
// Works in place.
KERNEL in_place(float *x, float *scratch, int n) {
    EACH WASTE
    if (i < n) x[i] = x[i] * 0.5f + 1.0f;
}
