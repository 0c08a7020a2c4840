// Rule: the lanes of a warp do not run in lockstep nor in any order. Only __syncwarp (or a
// barrier) orders what they do to memory; votes, shuffles, matches and reductions do not.
#include "order.h"

// All lanes store to one place, and the last one's value is expected there.
KERNEL last_lane_wins(ARGUMENTS) {
    EACH SPEND(work)
    HONEST(bool last = i < n && (LANE == 31 || i == n - 1);) VARIANT(bool last = i < n;)
    if (last) work[i / 32] = mix(in[i]);
    __syncwarp();
    if (i < n) out[i] = work[i / 32] + in[i];
}
KERNEL last_lane_wins_volatile(ARGUMENTS) {
    __shared__ int last[2];
    EACH SPEND(work)
    HONEST(if (LANE == 31)) POKE(last + WARP, t + (i < n ? in[i] : 0));
    __syncwarp();
    if (i < n) out[i] = PEEK(last + WARP);
}
// The first lane to come is expected to be lane 0.
KERNEL first_lane_claims(ARGUMENTS) {
    __shared__ int owner[2];
    EACH SPEND(work)
    if (LANE == 0) owner[WARP] = -1;
    __syncwarp();
    HONEST(if (LANE == 0) owner[WARP] = t;)
    VARIANT(atomicCAS(owner + WARP, -1, t);)
    __syncwarp();
    if (i < n) out[i] = mix(in[i]) + owner[WARP];
}
KERNEL first_lane_stores(ARGUMENTS) {
    __shared__ int owner[2];
    EACH SPEND(work)
    if (LANE == 0) owner[WARP] = -1;
    __syncwarp();
    HONEST(if (LANE == 0) owner[WARP] = t;)
    VARIANT(if (owner[WARP] < 0) owner[WARP] = t;)
    __syncwarp();
    if (i < n) out[i] = mix(in[i]) + owner[WARP];
}
// Atomics number lanes in the order in which they come.
KERNEL compacted_in_lane_order(ARGUMENTS) {
    __shared__ int count[2];
    EACH SPEND(work)
    if (LANE == 0) count[WARP] = 0;
    __syncwarp();
    bool kept = i < n && in[i] > 0;
    HONEST(int rank = __popc(__ballot_sync(ALL, kept) & ((1u << LANE) - 1));)
    VARIANT(int rank = kept ? atomicAdd(count + WARP, 1) : 0;)
    if (i < n) out[i] = kept ? rank : -1;
}
KERNEL exchanged_in_lane_order(ARGUMENTS) {
    __shared__ int baton[2];
    EACH SPEND(work)
    int v = i < n ? mix(in[i]) : 0;
    if (LANE == 0) baton[WARP] = 0;
    __syncwarp();
    HONEST(int before = __shfl_up_sync(ALL, v, 1); if (LANE == 0) before = 0;)
    VARIANT(int before = atomicExch(baton + WARP, v);)
    if (i < n) out[i] = before + 1;
}
// Warps in their order: which one comes first decides.
KERNEL compacted_in_warp_order(ARGUMENTS) {
    __shared__ int count[2];
    EACH SPEND(work)
    bool kept = i < n && in[i] > 0;
    unsigned votes = __ballot_sync(ALL, kept);
    int first = 0;
    if (t < 2) count[t] = 0;
    __syncthreads();
    HONEST(if (t == 0) count[1] = __popc(votes); __syncthreads(); first = count[WARP];)
    VARIANT(if (LANE == 0) first = atomicAdd(count, __popc(votes));
            first = __shfl_sync(ALL, first, 0);)
    if (i < n) out[i] = kept ? first + __popc(votes & ((1u << LANE) - 1)) : -1;
}
KERNEL carried_in_warp_order(ARGUMENTS) {
    __shared__ int total, sums[2];
    EACH SPEND(work)
    int sum = __reduce_add_sync(ALL, i < n ? in[i] : 0), before = 0;
    if (LANE == 0) sums[WARP] = sum;
    if (t == 0) total = 0;
    __syncthreads();
    HONEST(if (WARP) before = sums[0];)
    VARIANT(if (LANE == 0) before = atomicAdd(&total, sum);
            before = __shfl_sync(ALL, before, 0);)
    if (i < n) out[i] = before + in[i];
}

// No __syncwarp between a store and a load of shared memory: alone, and beside an operation that
// lets the lanes wait for each other.
KERNEL no_syncwarp(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();)
    if (i < n) out[i] = held[t & ~3];
}
#define BESIDE(...) \
    __shared__ int held[64]; \
    EACH SPEND(work) \
    int v = i < n ? in[i] : 0; \
    held[t] = mix(v); \
    HONEST(__syncwarp();) \
    __VA_ARGS__ \
    if (i < n) out[i] = held[t ^ 1] + (int)v;
KERNEL no_syncwarp_at_shuffle(ARGUMENTS) { BESIDE(v = __shfl_xor_sync(ALL, v, 16);) }
KERNEL no_syncwarp_at_vote(ARGUMENTS) { BESIDE(v = __any_sync(ALL, v == 77);) }
KERNEL no_syncwarp_at_ballot(ARGUMENTS) { BESIDE(v = __ballot_sync(ALL, v > 0);) }
KERNEL no_syncwarp_at_match(ARGUMENTS) { BESIDE(v = __match_any_sync(ALL, v);) }
KERNEL no_syncwarp_at_reduction(ARGUMENTS) { BESIDE(v = __reduce_add_sync(ALL, v);) }
KERNEL no_syncwarp_at_activemask(ARGUMENTS) { BESIDE(v += __activemask() != 0;) }
KERNEL no_syncwarp_at_shuffle_global(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    if (i < n) work[i] = mix(v);
    HONEST(__syncwarp();)
    v = __shfl_sync(ALL, v, 7);
    if (i < n) out[i] = work[i & ~1] + v;
}
// A load, then a store by another lane.
KERNEL no_syncwarp_before_store(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    held[t] = v;
    __syncwarp();
    v += held[LANE == 31 ? t : t + 1];
    HONEST(__syncwarp();)
    held[t] = mix(v);
    __syncwarp();
    if (i < n) out[i] = held[t ^ 1];
}
// What lane 0 leaves for the others.
KERNEL no_syncwarp_for_leader(ARGUMENTS) {
    __shared__ int chosen[2];
    EACH SPEND(work)
    if (LANE == 0) chosen[WARP] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();)
    if (i < n) out[i] = chosen[WARP] ^ in[i];
}
// Each half of the warp waits for itself.
KERNEL syncwarp_of_halves(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();) VARIANT(__syncwarp(LANE < 16 ? 0x0000ffffu : 0xffff0000u);)
    if (i < n) out[i] = held[t ^ 16];
}
// A fence makes visible, and waits for nobody.
KERNEL fence_for_syncwarp(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();) VARIANT(__threadfence_block();)
    if (i < n) out[i] = held[t & ~1];
}
// The sum of a warp as if its lanes ran in lockstep.
KERNEL warp_sum(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? in[i] : 0;
    HONEST(__syncwarp();)
    for (int d = 16; d > 0; d >>= 1) {
        if (LANE >= 32 - d) held[t] += held[t - d];
        HONEST(__syncwarp();)
    }
    if (LANE == 31) work[blockIdx.x * 2 + WARP] = held[t];
    __syncwarp();
    if (i < n) out[i] = in[i] + work[blockIdx.x * 2 + WARP];
}
KERNEL warp_sum_volatile(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    POKE(held + t, i < n ? in[i] : 0);
    HONEST(__syncwarp();)
    for (int d = 16; d > 0; d >>= 1) {
        if (LANE >= 32 - d) POKE(held + t, PEEK(held + t) + PEEK(held + t - d));
        HONEST(__syncwarp();)
    }
    if (LANE == 31) work[blockIdx.x * 2 + WARP] = held[t];
    __syncwarp();
    if (i < n) out[i] = in[i] + work[blockIdx.x * 2 + WARP];
}
// volatile is not atomic: `*p += 1` by lanes, by warps, by blocks.
KERNEL volatile_adds_of_lanes(ARGUMENTS) {
    __shared__ int count;
    EACH SPEND(work)
    if (t == 0) count = 0;
    __syncthreads();
    if (i < n && in[i] > 0) HONEST(atomicAdd(&count, 1);) VARIANT(POKE(&count, PEEK(&count) + 1);)
    __syncthreads();
    if (i < n) out[i] = count;
}
KERNEL volatile_adds_of_warps(ARGUMENTS) {
    __shared__ int count;
    EACH SPEND(work)
    if (t == 0) count = 0;
    __syncthreads();
    int votes = __popc(__ballot_sync(ALL, i < n && in[i] > 0));
    if (LANE == 0) HONEST(atomicAdd(&count, votes);) VARIANT(POKE(&count, PEEK(&count) + votes);)
    __syncthreads();
    if (i < n) out[i] = count;
}
KERNEL volatile_adds_of_blocks(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t == 0) HONEST(atomicAdd(total, count);) VARIANT(POKE(total, PEEK(total) + count);)
}

// A plain store of what is there already races with whoever reads it.
KERNEL table_of_all_blocks(ARGUMENTS) {
    EACH SPEND(work)
    int *table = HONEST(work + blockIdx.x * 8) VARIANT(work);
    if (t < 8) table[t] = mix(t);
    __syncthreads();
    if (i < n) out[i] = table[in[i] & 7];
}
KERNEL flag_stored_plainly(ARGUMENTS) {
    EACH SPEND(work)
    if (i >= n) return;
    if (in[i] > 0)
        HONEST(POKE(FLAG(0), 1);) VARIANT(*FLAG(0) = 1;)
    else
        work[i] = PEEK(FLAG(0));
    out[i] = mix(in[i]);
}
KERNEL stored_without_asking(ARGUMENTS) {
    EACH SPEND(work)
    if (i >= n) return;
    int v = work[i], far = work[(i + 64) % n];
    HONEST(if (v > 0) work[i] = -v;) VARIANT(work[i] = v > 0 ? -v : v;)
    out[i] = in[i] + far;
}
KERNEL written_back_with_neighbours(ARGUMENTS) {
    EACH SPEND(work)
    int place = blockIdx.x * 64 + (t & ~1);
    if (place + 1 >= n) { if (i < n) out[i] = in[i]; return; }
    HONEST(if (t & 1) out[i] = mix(in[i]); else out[i] = in[i];)
    VARIANT(if (t & 1) *(int2 *)(out + place) = make_int2(in[place], mix(in[i]));
            else out[i] = in[i];)
}
// What is read in the race is not used, and yet the race is there.
KERNEL read_and_masked_out(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    int none = 0;
    asm volatile("" : "+r"(none));
    held[t] = i < n ? in[i] : 0;
    HONEST(__syncthreads();)
    if (i < n) out[i] = mix(held[t]) + (held[63 - t] & none);
}
// The hardware's number of a warp is not that of its first thread.
KERNEL number_of_the_hardware(ARGUMENTS) {
    EACH SPEND(work)
    int warp = HONEST(WARP) VARIANT(__nvvm_read_ptx_sreg_warpid());
    int k = blockIdx.x * 64 + warp * 32 + LANE;
    if (k < n) out[k] = mix(in[k]) + warp;
}
