// Rule: a barrier orders those who take part in it, all of them, and nobody else.
#include "order.h"

#define WIDE ARGUMENTS

// A named barrier of two warps where all four must wait.
KERNEL two_warps_for_four(WIDE) {
    __shared__ int held[128];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(bar_sync(1 + t / 64, 64);)
    if (i < n) out[i] = held[t ^ 64];
}
KERNEL two_warps_for_four_global(WIDE) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();) VARIANT(bar_sync(1 + (t / 32 & 1), 64);)
    if (i < n) out[i] = work[t >= 32 ? i - 32 : i];
}
// One barrier's number for two groups: any two warps release each other.
KERNEL one_number_for_two(WIDE) {
    __shared__ int held[128];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    bar_sync(HONEST(1 + t / 64) VARIANT(1), 64);
    if (i < n) out[i] = held[t ^ 32];
}
// The reader arrives and does not wait.
KERNEL reader_arrives(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    if (t < 64) {
        held[t] = i < n ? mix(in[i]) : 0;
        bar_sync(1, 128);
        if (i < n) out[i] = in[i];
    } else {
        HONEST(bar_sync(1, 128);) VARIANT(bar_arrive(1, 128);)
        if (i < n) out[i] = held[t - 64];
    }
}
KERNEL all_arrive(WIDE) {
    __shared__ int sums[4];
    EACH SPEND(work)
    int sum = __reduce_add_sync(ALL, i < n ? in[i] : 0);
    if (LANE == 0) sums[WARP] = sum;
    VARIANT(if (t < 96) bar_arrive(1, 128); else)
    bar_sync(1, 128);
    if (i < n) out[i] = sums[0] + (WARP ? sums[WARP - 1] : 0);
}
// Some lanes of a warp come to the barrier, and others do not.
KERNEL barrier_of_half_warps(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    int v = i < n ? mix(in[i]) : 0;
    HONEST(held[t] = v; __syncthreads(); if (LANE < 16) v += held[t ^ 32];)
    VARIANT(if (LANE < 16) { held[t] = v; __syncthreads(); v += held[t ^ 32]; })
    if (i < n) out[i] = v;
}
KERNEL barrier_of_even_lanes(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    int v = i < n ? mix(in[i]) : 0;
    HONEST(held[t] = v; __syncthreads(); if (!(t & 1)) v += held[t ^ 32];)
    VARIANT(if (!(t & 1)) { held[t] = v; bar_sync(1, 32); v += held[t ^ 32]; })
    if (i < n) out[i] = v;
}
KERNEL barrier_in_turns(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();)
    VARIANT(_Pragma("unroll 1") for (int turn = 0; turn < 2; turn++)
                if (turn == LANE / 16) __syncthreads();)
    if (i < n) out[i] = held[t ^ 32];
}
// Warps wait for their own lanes only.
KERNEL syncwarp_for_barrier(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(__syncwarp();)
    if (i < n) out[i] = held[t >= 32 ? t - 32 : t ^ 1];
}
KERNEL syncwarp_for_barrier_global(WIDE) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();) VARIANT(__syncwarp();)
    if (i < n) out[i] = work[i - t + t / 4];
}
KERNEL shuffle_for_barrier(ARGUMENTS) {
    __shared__ int sums[2];
    EACH SPEND(work)
    int sum = i < n ? in[i] : 0;
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(ALL, sum, d);
    if (LANE == 0) sums[WARP] = sum;
    HONEST(__syncthreads();) VARIANT(sum = __shfl_sync(ALL, sum, 0);)
    if (i < n) out[i] = sum - sums[0];
}
KERNEL vote_for_barrier(ARGUMENTS) {
    __shared__ int found[2];
    EACH SPEND(work)
    unsigned votes = __ballot_sync(ALL, i < n && in[i] > 90);
    if (LANE == 0) found[WARP] = votes != 0;
    HONEST(__syncthreads();) VARIANT(votes = __any_sync(ALL, votes != 0);)
    if (i < n) out[i] = in[i] + (found[0] || votes != 0);
}
KERNEL fence_for_barrier(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(__threadfence_block();)
    if (i < n) out[i] = held[t >= 32 ? t - 32 : 0];
}
KERNEL fence_for_barrier_global(WIDE) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();) VARIANT(__threadfence();)
    if (i < n) out[i] = work[i - t + t / 2];
}
// The count is too small: the first three warps go on, and the fourth waits for ever;
KERNEL count_too_small(WIDE) {
    __shared__ int held[128];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    bar_sync(1, HONEST(128) VARIANT(96));
    if (i < n) out[i] = held[t];
}
// ... any two warps go on;
KERNEL count_of_half(WIDE) {
    __shared__ int held[128];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    bar_sync(1, HONEST(128) VARIANT(64));
    if (i < n) out[i] = held[t ^ 96];
}
// ... a warp and a half cannot be counted.
KERNEL count_of_no_whole_warps(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    int count = HONEST(64) VARIANT(48);
    asm volatile("" : "+r"(count));
    bar_sync(1, count);
    if (i < n) out[i] = held[t ^ 32];
}
// Who has not taken part reads what those have left who did.
KERNEL reads_without_taking_part(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    if (t < 64) held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(if (t < 64) bar_sync(1, 64);)
    if (i < n) out[i] = t < 64 ? held[t ^ 32] : held[t - 64];
}
KERNEL reads_the_group_beside(WIDE) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();) VARIANT(bar_sync(1 + t / 64, 64);)
    if (i < n) out[i] = work[t < 64 ? i - t + (t & 3) : i - 64];
}
// What is read in one round is overwritten in the next.
KERNEL overwritten_too_early(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? in[i] : 0;
    __syncthreads();
    int v = held[t < 32 ? t + 32 : t];
    HONEST(__syncthreads();)
    held[t] = mix(v);
    __syncthreads();
    if (i < n) out[i] = held[63 - t];
}
KERNEL queue_without_second_barrier(ARGUMENTS) {
    __shared__ int task;
    EACH SPEND(work)
    if (t == 63) task = atomicAdd(TICKETS, 1);
    __syncthreads();
    for (;;) {
        int k = task * 64 + t;
        HONEST(__syncthreads();)
        if (k - t >= n) return;
        if (k < n) out[k] = mix(in[k]);
        if (t == 63) task = atomicAdd(TICKETS, 1);
        __syncthreads();
    }
}
// Two ends of one exchange without what hands the buffer back.
KERNEL buffer_not_handed_back(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    if (t < 64) {
        int sum = 0;
        for (int r = 0; r < 3; r++) {
            bar_sync(1, 128);
            sum = sum * 3 + held[t];
            HONEST(bar_arrive(2, 128);)
        }
        if (i < n) out[i] = sum;
        return;
    }
    for (int r = 0; r < 3; r++) {
        held[t - 64] = in[(blockIdx.x * 128 + t * (r + 1)) % n];
        bar_sync(1, 128);
        HONEST(bar_sync(2, 128);)
    }
    if (i < n) out[i] = in[i];
}
