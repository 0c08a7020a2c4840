// Rule: a warp operation gives a defined value only for lanes that are in its mask and have not
// exited, and __activemask() promises nothing about who is there.
#include "order.h"

#define ODD ARGUMENTS

// Reads lanes that have exited.
KERNEL shuffle_from_exited(ARGUMENTS) {
    EACH SPEND(work)
    VARIANT(if (i >= n) return;)
    int v = i < n ? in[i] : 0, right = __shfl_down_sync(ALL, v, 1);
    HONEST(if (i >= n) return; if (i == n - 1) right = v;)
    out[i] = mix(right) + v;
}
KERNEL reduced_after_exit(ARGUMENTS) {
    EACH SPEND(work)
    VARIANT(if (i >= n) return;)
    int most = i < n ? in[i] : -1000;
    for (int d = 16; d > 0; d >>= 1) most = max(most, __shfl_down_sync(ALL, most, d));
    if (LANE == 0 && i < n) work[i / 32] = most;
    __syncwarp();
    if (i < n) out[i] = work[i / 32] - in[i];
}
// Reads lanes that are not in the mask.
KERNEL shuffle_from_outside(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : -1000, most = v;
    if (LANE < 16) {
        HONEST(for (int d = 8; d > 0; d >>= 1)
                   most = max(most, __shfl_down_sync(0xffffu, most, d, 16));)
        VARIANT(for (int d = 8; d > 0; d >>= 1)
                    most = max(most, __shfl_down_sync(0xffffu, most, d));)
        if (LANE == 0) work[i / 32] = most;
    }
    __syncwarp();
    if (i < n) out[i] = work[i / 32] + v;
}
KERNEL shuffle_among_the_positive(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0, seen = v;
    unsigned positive = __ballot_sync(ALL, v > 0);
    if (v > 0) {
        int next = LANE == 31 ? LANE : LANE + 1;
        HONEST(if (!(positive >> next & 1)) next = LANE;)
        seen = __shfl_sync(positive, v, next);
    }
    if (i < n) out[i] = mix(seen);
}
// 48 threads: half of the second warp does not exist.
KERNEL shuffle_in_partial_warp(ODD) {
    EACH SPEND(work)
    int most = i < n ? in[i] : -1000, lanes = blockDim.x - 32 * WARP;
    for (int d = 16; d > 0; d >>= 1) {
        int other = __shfl_down_sync(ALL, most, d);
        HONEST(if (LANE + d < lanes))
        most = max(most, other);
    }
    if (LANE == 0) work[blockIdx.x * 2 + WARP] = most;
    __syncwarp();
    if (i < n) out[i] = in[i] + work[blockIdx.x * 2 + WARP];
}
KERNEL rotated_in_partial_warp(ODD) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0, lanes = blockDim.x - 32 * WARP;
    HONEST(int from = LANE + 16 < lanes ? LANE + 16 : LANE;) VARIANT(int from = LANE + 16;)
    HONEST(if (lanes >= 32) from = (LANE + 16) & 31;)
    int turned = __shfl_sync(ALL, v, from);
    if (i < n) out[i] = mix(turned);
}
// Takes for granted that all lanes are active.
KERNEL reduced_by_activemask(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    if (v > 50) v = mix(v) & 255;
    HONEST(int sum = __reduce_add_sync(ALL, v);)
    VARIANT(int sum = __reduce_add_sync(__activemask(), v);)
    if (i < n) out[i] = sum;
}
KERNEL broadcast_by_activemask(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    if (v < -50) v = mix(v) & 255;
    HONEST(int first = __shfl_sync(ALL, v, 0);)
    VARIANT(int first = __shfl_sync(__activemask(), v, 0);)
    if (i < n) out[i] = first + t;
}
KERNEL voted_by_activemask(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    if (v & 1) v = mix(v);
    HONEST(unsigned votes = __ballot_sync(ALL, v > 0);)
    VARIANT(unsigned votes = __ballot_sync(__activemask(), v > 0);)
    if (i < n) out[i] = __popc(votes);
}
KERNEL synced_by_activemask(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();) VARIANT(__syncwarp(__activemask());)
    if (i < n) out[i] = held[t ^ 1];
}
// Counts the lanes of a branch by who happens to be active in it.
KERNEL counted_by_activemask(TOTALS) {
    EACH SPEND(total)
    bool counts = i < n && in[i] > 0;
    unsigned votes = __ballot_sync(ALL, counts);
    if (!counts) return;
    int leader = __ffs(votes) - 1;
    HONEST(int count = __popc(votes);)
    VARIANT(int count = __popc(__activemask());)
    if (LANE == leader) atomicAdd(total, count);
}
KERNEL led_by_activemask(TOTALS) {
    EACH SPEND(total)
    bool counts = i < n && in[i] > 0;
    unsigned votes = __ballot_sync(ALL, counts);
    if (!counts) return;
    VARIANT(votes = __ballot_sync(__activemask(), 1);)
    if (LANE == __ffs(votes) - 1) {
        atomicAdd(total + 1, 1);
        atomicAdd(total, __popc(votes));
    }
}
KERNEL ranked_by_activemask(ARGUMENTS) {
    EACH SPEND(work)
    bool kept = i < n && in[i] > 0;
    HONEST(unsigned votes = __ballot_sync(ALL, kept);)
    if (i < n && !kept) out[i] = -1;
    if (!kept) return;
    VARIANT(unsigned votes = __activemask();)
    out[i] = __popc(votes & ((1u << LANE) - 1));
}
