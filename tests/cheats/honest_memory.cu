// Variants that look as if they broke a rule about scopes, proxies, shared memory or state, and
// keep it: all of them must be validated.
#include "order.h"

#define TWO_POINTERS const int *in, int *out, int *work, const int *same, int n

// Atomics of the block's scope on what only one block uses, in global memory.
KERNEL block_scope_of_own_bins(ARGUMENTS) {
    EACH SPEND(work)
    int *bins = work + blockIdx.x * 8;
    if (t < 8) bins[t] = 0;
    __syncthreads();
    if (i < n) HONEST(atomicAdd) VARIANT(atomicAdd_block)(bins + (in[i] & 7), 1);
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// Atomics that nobody waits for, in any order.
KERNEL counted_in_any_order(TOTALS) {
    EACH SPEND(total)
    unsigned votes = __ballot_sync(ALL, i < n && in[i] > 0);
    HONEST(if (i < n && in[i] > 0) atomicAdd(total, 1);)
    VARIANT(if (LANE == 0 && votes) atomicAdd(total, __popc(votes));)
}
// Flags that many set, by stores of the same value, as ever.
KERNEL flags_set_by_many(TOTALS) {
    EACH SPEND(total)
    if (i < n) total[in[i] & 7] = 1;
}
// Reads through the read-only cache what nobody writes, beside what is written.
KERNEL nc_of_input(ARGUMENTS) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(HONEST(in[i]) VARIANT(__ldg(in + i)));
    __syncthreads();
    if (i < n) out[i] = work[i] + HONEST(in[n - 1 - i]) VARIANT(__ldg(in + n - 1 - i));
}
KERNEL nc_of_unwritten_half(TWO_POINTERS) {
    EACH SPEND(work)
    if (i >= n) return;
    if (i & 1) work[i] = in[i];
    out[i] = HONEST(same[i & ~1]) VARIANT(__ldg(same + (i & ~1))) + in[i];
}
// State that every launch leaves as it has found it,
__device__ unsigned arrived;
KERNEL counter_puts_itself_back(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// ... or that it does not read before it has written it.
__device__ int between[4096];
KERNEL variable_as_scratch(ARGUMENTS) {
    EACH SPEND(work)
    HONEST(if (i < n) work[i] = mix(in[i]);) VARIANT(if (i < n) between[i] = mix(in[i]);)
    __syncthreads();
    int k = t >= 33 ? i - 33 : i;
    if (i < n) out[i] = HONEST(work[k]) VARIANT(between[k]);
}
__constant__ const int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
KERNEL variable_as_table(ARGUMENTS) {
    EACH SPEND(work)
    if (i < n) out[i] = in[i] * primes[in[i] & 7];
}
// 48 KiB of shared memory are not too much.
KERNEL just_enough_shared(ARGUMENTS) {
    __shared__ int held[HONEST(64) VARIANT(12288)];
    EACH SPEND(work)
    held[t * HONEST(1) VARIANT(190)] = i < n ? mix(in[i]) : 0;
    __syncthreads();
    if (i < n) out[i] = held[(t ^ 32) * HONEST(1) VARIANT(190)];
}
