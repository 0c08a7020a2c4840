// Variants that look as if they broke a rule about blocks, fences or locks, and keep it: all of
// them must be validated.
#include "order.h"

// The last block adds up, with weaker fences than before that are strong enough.
KERNEL sum_with_weaker_fences(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(__threadfence_system();) VARIANT(fence_release_device();)
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        HONEST(__threadfence_system();) VARIANT(fence_acquire_device();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// ... with one fence that serves as release and as acquire,
KERNEL sum_with_fence_of_last(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        HONEST(__threadfence();) VARIANT(if (last) __threadfence();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// ... with a fence on the writers' side only, as in CUDA's samples, before and after: the volatile
// reads may be too early in the model, but that is nothing new.
__device__ unsigned arrived;
KERNEL sum_as_in_samples(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += PEEK(work + b);
    for (int k = t; k < n; k += 64) out[k] = sum + k;
}
// ... with a fence of every thread and plain loads, likewise nothing new,
KERNEL sum_as_in_samples_plain(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] + work[n - 1 - k];
}
// ... or with one fence for the whole block, behind its barrier.
KERNEL sum_with_fence_for_block(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__threadfence();)
    __syncthreads();
    if (t == 0) {
        __threadfence();
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] - work[n - 1 - k];
}
// ... or with `fence.sc` of every thread in front of the barrier.
KERNEL sum_with_fences_of_all(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __threadfence();
    __syncthreads();
    if (t == 0) {
        HONEST(__threadfence();)
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] - 2 * work[n - 1 - k];
}
// Takes the lane's word for the warp's: __syncwarp, then a fence and a flag of lane 0.
KERNEL offer_of_a_warp(ARGUMENTS) {
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1, k = other * 64 + LANE;
    if (t < 32 && i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();) VARIANT(__syncwarp();)
    if (t == 0) {
        __threadfence();
        POKE(FLAG(mine), 1);
    }
    int ready = 0;
    if (LANE == 0) {
        ready = PEEK(FLAG(other));
        __threadfence();
    }
    ready = __shfl_sync(ALL, ready, 0);
    __syncwarp();
    if (i < n) out[i] = in[i] + (k >= n ? 0 : ready ? work[k] : mix(in[k]));
}
// Release and acquire in place of fences.
KERNEL chain_by_release(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        HONEST(while (b && !PEEK(FLAG(b - 1))) {} __threadfence();)
        VARIANT(while (b && !load_acquire_device(FLAG(b - 1))) {})
        before = b ? work[b - 1] : 0;
        work[b] = before + in[b];
        HONEST(__threadfence(); POKE(FLAG(b), 1);)
        VARIANT(store_release_device(FLAG(b), 1);)
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// A release that is read through other blocks' atomics.
KERNEL chain_of_atomics(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int source = blockIdx.x & ~3, role = blockIdx.x & 3;
    if (t == 0) {
        value = mix(in[source]);
        if (role == 0) {
            work[source] = value;
            __threadfence();
            atomicOr(FLAG(source), 1);
        } else if (role == 2) {
            HONEST(__threadfence();)
            atomicOr(FLAG(source), 2);
            HONEST(__threadfence();)
        } else if (role == 3) {
            int seen = PEEK(FLAG(source));
            __threadfence();
            if (seen & 1) value = work[source];
        }
    }
    __syncthreads();
    if (i < n) out[i] = in[i] + value;
}
// Decoupled look-back: every block adds up what those before it have left until one knows its
// total. With flags and fences,
KERNEL look_back(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    int *sums = work, *totals = work + 16;
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        int own = 0, sum = 0;
        for (int k = b * 64; k < n && k < b * 64 + 64; k++) own += in[k];
        sums[b] = own;
        HONEST(__threadfence();) VARIANT(fence_acq_rel_device();)
        POKE(FLAG(b), 1);
        for (int p = b - 1; p >= 0; p--) {
            int state;
            while (!(state = PEEK(FLAG(p)))) {}
            HONEST(__threadfence();) VARIANT(fence_acq_rel_device();)
            sum += state == 2 ? totals[p] : sums[p];
            if (state == 2) break;
        }
        totals[b] = sum + own;
        HONEST(__threadfence();) VARIANT(fence_acq_rel_device();)
        POKE(FLAG(b), 2);
        before = sum;
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// ... and without any, because state and value are one word: none before and none after,
#define LOOK_BACK_BY_WORDS(FENCE) \
    __shared__ int b, before; \
    EACH SPEND(work) \
    long long *words = (long long *)(sync + 8); \
    if (t == 0) { \
        b = atomicAdd(TICKETS, 1); \
        int own = 0, sum = 0; \
        for (int k = b * 64; k < n && k < b * 64 + 64; k++) own += in[k]; \
        FENCE \
        POKE64(words + b, 1ll << 32 | (unsigned)own); \
        for (int p = b - 1; p >= 0; p--) { \
            long long word; \
            while (!(word = PEEK64(words + p))) {} \
            FENCE \
            sum += (int)word; \
            if (word >> 32 == 2) break; \
        } \
        FENCE \
        POKE64(words + b, 2ll << 32 | (unsigned)(sum + own)); \
        before = sum; \
    } \
    __syncthreads(); \
    int k = b * 64 + t; \
    if (k < n) out[k] = before + in[k];
KERNEL look_back_by_words(ARGUMENTS) { LOOK_BACK_BY_WORDS() }
// ... or none after only: still right, though strong accesses are less ordered than they were.
KERNEL look_back_without_fences(ARGUMENTS) { LOOK_BACK_BY_WORDS(HONEST(__threadfence();)) }
// Locks with all that they need.
KERNEL grid_lock(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t) return;
    while (atomicExch(LOCK, 1)) {}
    HONEST(__threadfence();) VARIANT(fence_acquire_device();)
    total[count & 7] += count;
    HONEST(__threadfence(); atomicExch(LOCK, 0);) VARIANT(store_release_device(LOCK, 0);)
}
// The PTX of clang's atomicCAS has a fence and an acquire of its own.
KERNEL grid_lock_by_compare(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t) return;
    while (atomicCAS(LOCK, 0, 1)) {}
    HONEST(__threadfence();)
    total[count & 7] += count;
    __threadfence();
    atomicExch(LOCK, 0);
}
KERNEL grid_unlock_volatile(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t) return;
    while (atomicExch(LOCK, 1)) {}
    __threadfence();
    total[count & 7] += count;
    __threadfence();
    HONEST(atomicExch(LOCK, 0);) VARIANT(POKE(LOCK, 0);)
}
// Tries a lock and does something else as long as it is taken.
KERNEL grid_lock_tried(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t) return;
    HONEST(while (atomicExch(LOCK, 1)) {})
    VARIANT(if (atomicExch(LOCK, 1)) { atomicAdd(total, count); return; })
    __threadfence();
    atomicAdd(total, count);
    __threadfence();
    atomicExch(LOCK, 0);
}
// One thread takes the lock for its block, and another one gives it back.
KERNEL grid_unlocked_by_another(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t == 0) {
        while (atomicExch(LOCK, 1)) {}
        __threadfence();
    }
    __syncthreads();
    if (t >= 32 && t < 40) total[t - 32] += count + t;
    __syncthreads();
    if (t == HONEST(0) VARIANT(40)) {
        __threadfence();
        atomicExch(LOCK, 0);
    }
}
KERNEL shared_lock(ARGUMENTS) {
    __shared__ int lock, bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    if (t == 0) lock = 0;
    __syncthreads();
    if (i < n) {
        while (atomicExch(&lock, 1)) {}
        HONEST(__threadfence();) VARIANT(fence_acq_rel_block();)
        bins[in[i] & 7] += in[i];
        HONEST(__threadfence();) VARIANT(fence_acq_rel_block();)
        HONEST(atomicExch) VARIANT(atomicExch_block)(&lock, 0);
    }
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// A compare-and-exchange whose failure is looked at.
KERNEL exchanged_until_done(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    int old = PEEK(total), seen = old - 1;
    while (old != seen VARIANT(&& old < in[i])) {
        seen = old;
        old = atomicCAS(total, seen, max(seen, in[i]));
    }
}
// A fence for the block where only the block communicates; volatile flags, polled.
KERNEL offer_within_block(ARGUMENTS) {
    __shared__ int held[2], flag[2];
    EACH SPEND(work)
    if (LANE == 0) flag[WARP] = 0;
    __syncthreads();
    int other = WARP ^ 1, first = blockIdx.x * 64 + other * 32, value = 0;
    if (LANE == 0) {
        held[WARP] = i < n ? mix(in[i]) : 0;
        HONEST(__threadfence();) VARIANT(__threadfence_block();)
        POKE(flag + WARP, 1);
        int ready = PEEK(flag + other);
        HONEST(__threadfence();) VARIANT(__threadfence_block();)
        value = ready ? held[other] : first < n ? mix(in[first]) : 0;
    }
    value = __shfl_sync(ALL, value, 0);
    if (i < n) out[i] = in[i] + value;
}
// The second warp waits for the first, which is sure to run.
KERNEL warp_waits_for_warp(ARGUMENTS) {
    __shared__ int held, flag;
    EACH SPEND(work)
    if (t == 0) flag = 0;
    __syncthreads();
    if (t == 0) {
        held = mix(in[i]);
        HONEST(__threadfence(); POKE(&flag, 1);) VARIANT(store_release_block(&flag, 1);)
    } else if (t >= 32) {
        HONEST(while (!PEEK(&flag)) {} __threadfence();)
        VARIANT(while (!load_acquire_block(&flag)) {})
        if (i < n) out[i] = held + in[i];
    }
    if (t < 32 && i < n) out[i] = in[i];
}
// Of two blocks at least one sees the other, thanks to `fence.sc`, which may be narrower.
KERNEL store_buffering_done_right(ARGUMENTS) {
    __shared__ int seen;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        POKE(FLAG(mine), 1);
        HONEST(__threadfence_system();) VARIANT(fence_seq_cst_device();)
        seen = other >= (int)gridDim.x || PEEK(FLAG(other));
    }
    __syncthreads();
    for (int k = (mine & ~1) * 64 + t; seen && k < n && k < (mine | 1) * 64 + 64; k += 64)
        atomicExch(out + k, mix(in[k]));
}
