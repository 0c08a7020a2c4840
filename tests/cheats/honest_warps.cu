// Variants that look as if they broke a rule about lanes, warps, barriers or copies, and keep it:
// all of them must be validated.
#include "order.h"

#define WIDE ARGUMENTS
#define ODD ARGUMENTS
#define GLOBAL_INT __attribute__((address_space(1))) int *
#define SHARED_INT __attribute__((address_space(3))) int *
#define COPY_ASYNC(to, from) \
    __nvvm_cp_async_ca_shared_global_4((SHARED_INT)(to), (GLOBAL_INT)(from))
#define COMMIT __nvvm_cp_async_commit_group();
#define WAIT(groups) __nvvm_cp_async_wait_group(groups);

// __syncwarp where only the warp communicates.
KERNEL syncwarp_is_enough(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(__syncwarp();)
    if (i < n) out[i] = held[t ^ 1];
}
KERNEL warp_sum_in_step(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? in[i] : 0;
    HONEST(__syncthreads();) VARIANT(__syncwarp();)
    for (int d = 16; d > 0; d >>= 1) {
        if (LANE < d) held[t] += held[t + d];
        HONEST(__syncthreads();) VARIANT(__syncwarp();)
    }
    if (i < n) out[i] = held[t & 32];
}
KERNEL syncwarp_of_own_half(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncwarp();) VARIANT(__syncwarp(LANE < 16 ? 0x0000ffffu : 0xffff0000u);)
    if (i < n) out[i] = held[t ^ 8];
}
KERNEL syncwarp_of_a_branch(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    unsigned those = __ballot_sync(ALL, v > 0);
    held[t] = v;
    HONEST(__syncwarp();)
    if (v > 0) {
        VARIANT(__syncwarp(those);)
        v += held[(t & 32) + __ffs(those) - 1];
    }
    if (i < n) out[i] = v;
}
// A warp on its own behind an exit: who has exited need not come.
KERNEL syncwarp_without_the_exited(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    HONEST(held[t] = i < n ? mix(in[i]) : 0; __syncwarp();)
    if (i >= n) return;
    VARIANT(held[t] = mix(in[i]); __syncwarp();)
    out[i] = held[t & ~1];
}
// Warp-aggregated atomics: leader, count and rank all come from one look at who is active.
KERNEL aggregated(TOTALS) {
    EACH SPEND(total)
    if (i >= n || in[i] <= 0) return;
    HONEST(atomicAdd(total, 1);)
    VARIANT(unsigned active = __activemask(); int leader = __ffs(active) - 1;
            if (LANE == leader) atomicAdd(total, __popc(active));)
}
KERNEL aggregated_with_places(TOTALS) {
    EACH SPEND(total)
    if (i >= n || in[i] <= 0) return;
    HONEST(int place = atomicAdd(sync, 1);)
    VARIANT(unsigned active = __activemask(); int leader = __ffs(active) - 1, first = 0;
            if (LANE == leader) first = atomicAdd(sync, __popc(active));
            first = __shfl_sync(active, first, leader);
            int place = first + __popc(active & ((1u << LANE) - 1));)
    atomicXor(total, in[i] * 5);
    atomicMax(total + 1, place);
}
KERNEL aggregated_by_value(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    int k = in[i] & 7;
    HONEST(atomicAdd(total + k, 1);)
    VARIANT(unsigned equal = __match_any_sync(__activemask(), k);
            if (LANE == __ffs(equal) - 1) atomicAdd(total + k, __popc(equal));)
}
// Histograms by atomics, in shared memory by those of the block's scope.
KERNEL histogram_of_block_scope(ARGUMENTS) {
    __shared__ int bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    __syncthreads();
    if (i < n) HONEST(atomicAdd) VARIANT(atomicAdd_block)(&bins[in[i] & 7], 1);
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
KERNEL histogram_in_two_steps(TOTALS) {
    __shared__ int bins[8];
    EACH SPEND(total)
    VARIANT(if (t < 8) bins[t] = 0; __syncthreads();)
    if (i < n) atomicAdd(HONEST(total) VARIANT(bins) + (in[i] & 7), 1);
    VARIANT(__syncthreads(); if (t < 8) atomicAdd(total + t, bins[t]);)
}
// Shuffles whose undefined results nobody uses.
KERNEL shuffled_in_partial_warp(ODD) {
    EACH SPEND(work)
    int most = i < n ? in[i] : -1000, lanes = min((int)blockDim.x - 32 * (int)WARP, 32);
    HONEST(for (int d = 1; d < 32; d <<= 1) {
        int other = __shfl_up_sync(ALL, most, d);
        if (LANE >= d) most = max(most, other);
    } most = __shfl_sync(ALL, most, lanes - 1);)
    VARIANT(for (int d = 16; d > 0; d >>= 1) {
        int other = __shfl_down_sync(ALL, most, d);
        if (LANE + d < lanes) most = max(most, other);
    } most = __shfl_sync(ALL, most, 0);)
    if (i < n) out[i] = in[i] + most;
}
KERNEL shuffled_among_some(ARGUMENTS) {
    EACH SPEND(work)
    int v = i < n ? in[i] : 0, seen = v;
    unsigned positive = __ballot_sync(ALL, v > 0), below = positive & ((1u << LANE) - 1);
    HONEST(int all = __shfl_sync(ALL, v, below ? 31 - __clz(below) : LANE);
           if (v > 0) seen = all;)
    VARIANT(if (v > 0) seen = __shfl_sync(positive, v, below ? 31 - __clz(below) : LANE);)
    if (i < n) out[i] = mix(seen);
}
// Beyond the segment's end a lane gets its own value.
KERNEL scanned_with_segments(ARGUMENTS) {
    EACH SPEND(work)
    int sum = i < n ? in[i] : 0;
    for (int d = 1; d < 16; d <<= 1) {
        int left = __shfl_up_sync(ALL, sum, d, 16);
        HONEST(sum += (LANE & 15) >= d ? left : 0;)
        VARIANT(sum = (LANE & 15) < d ? left : sum + left;)
    }
    if (i < n) out[i] = sum;
}
// The exited count for nothing in a vote.
KERNEL voted_without_the_exited(ARGUMENTS) {
    EACH SPEND(work)
    VARIANT(if (i >= n) return;)
    unsigned votes = __ballot_sync(ALL, i < n && in[i] > 0);
    if (i < n) out[i] = __popc(votes);
}
// Barriers that order nothing.
KERNEL barriers_that_order_nothing(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? in[i] : 0;
    HONEST(__syncthreads();)
    int v = held[t] * 3;
    HONEST(__syncthreads();)
    held[t] = mix(v);
    __syncthreads();
    HONEST(__syncthreads();)
    if (i < n) out[i] = held[63 - t];
    HONEST(__syncthreads();)
}
KERNEL barrier_of_two_buffers(ARGUMENTS) {
    __shared__ int held[2][64];
    EACH SPEND(work)
    int v = i < n ? in[i] : 0;
    for (int r = 0; r < 4; r++) {
        held[r & 1][t] = v;
        __syncthreads();
        v = v * 3 + held[r & 1][63 - t];
        HONEST(__syncthreads();)
    }
    if (i < n) out[i] = v;
}
// A vote of the block is a barrier.
KERNEL barrier_by_vote(ARGUMENTS) {
    __shared__ int held[64];
    EACH SPEND(work)
    held[t] = i < n ? in[i] : 0;
    HONEST(__syncthreads();)
    int any = __syncthreads_or(i < n && in[i] > 90);
    if (i < n) out[i] = held[63 - t] + (any != 0);
}
// Named barriers for those who need them.
KERNEL barrier_of_two_warps(WIDE) {
    __shared__ int held[128];
    EACH SPEND(work)
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();) VARIANT(bar_sync(1 + t / 64, 64);)
    if (i < n) out[i] = held[t ^ 32];
}
KERNEL writer_arrives(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    if (t < 64) {
        held[t] = i < n ? mix(in[i]) : 0;
        HONEST(bar_sync(1, 128);) VARIANT(bar_arrive(1, 128);)
        if (i < n) out[i] = in[i];
    } else {
        bar_sync(1, 128);
        if (i < n) out[i] = held[127 - t];
    }
}
KERNEL handed_back_and_forth(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    int sum = 0;
    for (int r = 0; r < 3; r++) {
        if (t < 64) {
            if (r) bar_sync(2, 128);
            held[t] = in[(blockIdx.x * 128 + t * (r + 1)) % n];
            HONEST(bar_sync(1, 128);) VARIANT(bar_arrive(1, 128);)
        } else {
            bar_sync(1, 128);
            sum = sum * 3 + held[127 - t];
            if (r < 2) HONEST(bar_sync(2, 128);) VARIANT(bar_arrive(2, 128);)
        }
    }
    if (i < n) out[i] = sum;
}
// Warps that have nothing to do with the barrier have left.
KERNEL barrier_of_who_is_left(WIDE) {
    __shared__ int held[64];
    EACH SPEND(work)
    if (t >= 64) {
        if (i < n) out[i] = in[i];
        VARIANT(return;)
    }
    if (t < 64) held[t] = i < n ? mix(in[i]) : 0;
    __syncthreads();
    if (t < 64 && i < n) out[i] = held[63 - t];
}
// Copies.
KERNEL copied_in_time(ARGUMENTS) {
    __shared__ int tile[2][64];
    EACH SPEND(work)
    int sum = 0, rounds = 4;
    COPY_ASYNC(tile[0] + t, in + t);
    COMMIT
    for (int r = 0; r < rounds; r++) {
        if (r + 1 < rounds) COPY_ASYNC(tile[(r + 1) & 1] + t, in + (r + 1) * 64 % (n - 63) + t);
        COMMIT
        HONEST(WAIT(0)) VARIANT(WAIT(1))
        __syncthreads();
        sum = sum * 3 + tile[r & 1][t ^ 33];
        __syncthreads();
    }
    if (i < n) out[i] = sum;
}
KERNEL copied_for_oneself(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i >= n) return;
    COPY_ASYNC(tile + t, in + i);
    COMMIT
    WAIT(0)
    HONEST(__syncthreads();)
    out[i] = mix(tile[t]);
}
KERNEL copied_by_rows(ARGUMENTS) {
    __shared__ int rows[64];
    EACH SPEND(work)
    rows[t] = i < n ? mix(in[i]) : 0;
    __syncthreads();
    int first = blockIdx.x * 64 + t * 16, left = n - first;
    HONEST(if (i < n) out[i] = rows[t];)
    VARIANT(if (t < 4 && left > 0)
                __builtin_memcpy(out + first, rows + t * 16, 4 * (left < 16 ? left : 16));)
}
// A copy of no bytes is no access.
KERNEL copied_nothing(ARGUMENTS) {
    __shared__ int rows[64];
    EACH SPEND(work)
    int bytes = 0;
    asm volatile("" : "+r"(bytes));
    rows[t] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();)
    __builtin_memcpy(rows + (t ^ 32), in, bytes);
    if (i < n) out[i] = rows[t];
}
// Every lane writes, and all write the same, as the unmodified program does.
KERNEL all_lanes_store_the_same(ARGUMENTS) {
    EACH SPEND(work)
    unsigned votes = __ballot_sync(ALL, i < n && in[i] > 0);
    if (i < n) work[i / 32] = __popc(votes);
    __syncwarp();
    if (i < n) out[i] = work[i / 32] + in[i];
}
// Which lane is elected makes no difference.
KERNEL any_lane_will_do(ARGUMENTS) {
    __shared__ int found[2];
    EACH SPEND(work)
    bool wanted = i < n && in[i] > 50;
    if (LANE == 0) found[WARP] = 0;
    __syncwarp();
    HONEST(if (wanted) atomicOr(found + WARP, 1);)
    VARIANT(unsigned votes = __ballot_sync(ALL, wanted);
            if (votes && LANE == 31 - __clz(votes)) found[WARP] = 1;)
    __syncwarp();
    if (i < n) out[i] = in[i] + found[WARP];
}
// One warp is the block: what orders its lanes orders the block.
KERNEL fence_and_flag_of_lanes(ARGUMENTS) {
    __shared__ int held[64], flag[64];
    EACH SPEND(work)
    flag[t] = 0;
    __syncwarp();
    held[t] = i < n ? mix(in[i]) : 0;
    HONEST(__threadfence();) VARIANT(__threadfence_block();)
    POKE(flag + t, 1);
    int ready = PEEK(flag + (t ^ 1));
    HONEST(__threadfence();) VARIANT(__threadfence_block();)
    int other = i ^ 1;
    if (i < n) out[i] = ready ? held[t ^ 1] : other < n ? mix(in[other]) : 0;
}
// Each lane waits for the one below it: lanes of a warp make progress on their own.
KERNEL lane_waits_for_lane(ARGUMENTS) {
    __shared__ int sums[64], flag[64];
    EACH SPEND(work)
    flag[t] = 0;
    __syncthreads();
    int sum = i < n ? in[i] : 0;
    if (t) {
        while (!PEEK(flag + t - 1)) {}
        HONEST(__threadfence();) VARIANT(fence_acquire_block();)
        sum += sums[t - 1];
    }
    sums[t] = sum;
    HONEST(__threadfence();) VARIANT(fence_release_block();)
    POKE(flag + t, 1);
    if (i < n) out[i] = sum;
}
