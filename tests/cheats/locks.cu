// Rule: a lock protects what is between an acquire behind its taking and a release in front of
// its giving back, for those whom both scopes contain.
#include "order.h"

#define SPIN(lock) while (atomicExch(lock, 1)) {}
#define UNLOCK(lock) atomicExch(lock, 0)

// `own[k]` becomes the sum of the block's numbers of class k.
static __device__ __forceinline__ void sort_out(const int *in, int *own, int n) {
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    if (t < 8) own[t] = 0;
    __syncthreads();
    if (i < n) atomicAdd(&own[in[i] & 7], in[i]);
    __syncthreads();
}
// What is done under a lock on the totals of all blocks.
static __device__ __forceinline__ void add_all(int *total, const int *own) {
    for (int k = 0; k < 8; k++) total[k] += own[k];
}

// Fences for the block around a lock of the grid.
KERNEL grid_lock_block_fence(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    HONEST(__threadfence();) VARIANT(__threadfence_block();)
    add_all(total, own);
    HONEST(__threadfence();) VARIANT(__threadfence_block();)
    UNLOCK(LOCK);
}
KERNEL grid_lock_cta_fence(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    for (int k = 0; k < 8; k++) {
        SPIN(LOCK + 1 + k)
        fence_acq_rel_device();
        total[k] += own[k];
        HONEST(fence_acq_rel_device();) VARIANT(fence_acq_rel_block();)
        UNLOCK(LOCK + 1 + k);
    }
}
// No acquire behind the taking of the lock.
KERNEL grid_lock_no_acquire(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    HONEST(__threadfence();)
    add_all(total, own);
    __threadfence();
    UNLOCK(LOCK);
}
KERNEL shared_lock_no_acquire(ARGUMENTS) {
    __shared__ int lock, bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    if (t == 0) lock = 0;
    __syncthreads();
    if (i < n) {
        SPIN(&lock)
        HONEST(fence_acq_rel_block();)
        bins[in[i] & 7] += in[i];
        fence_acq_rel_block();
        UNLOCK(&lock);
    }
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// No release in front of giving it back.
KERNEL grid_lock_no_release(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    fence_acq_rel_device();
    add_all(total, own);
    HONEST(fence_acq_rel_device();)
    UNLOCK(LOCK);
}
KERNEL shared_lock_no_release(ARGUMENTS) {
    __shared__ int lock, most;
    EACH SPEND(work)
    if (t == 0) lock = 0, most = -1000;
    __syncthreads();
    if (i < n) {
        SPIN(&lock)
        __threadfence_block();
        if (most < in[i]) most = in[i];
        HONEST(__threadfence_block();)
        UNLOCK(&lock);
    }
    __syncthreads();
    if (i < n) out[i] = most - in[i];
}
// Gives the lock back and writes then.
KERNEL grid_unlock_before_write(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    __threadfence();
    int sum = total[0] + own[0] + own[1];
    HONEST(total[0] = sum;)
    __threadfence();
    UNLOCK(LOCK);
    VARIANT(total[0] = sum;)
}
KERNEL shared_unlock_before_write(ARGUMENTS) {
    __shared__ int lock, bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    if (t == 0) lock = 0;
    __syncthreads();
    if (i < n) {
        SPIN(&lock)
        fence_acq_rel_block();
        int *bin = &bins[in[i] & 7], sum = *bin + in[i];
        HONEST(*bin = sum;)
        fence_acq_rel_block();
        UNLOCK(&lock);
        VARIANT(*bin = sum;)
    }
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// Volatile data under a lock without fences: an addition may be lost.
KERNEL grid_lock_volatile(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    HONEST(__threadfence();)
    for (int k = 0; k < 8; k++) POKE(total + k, PEEK(total + k) + own[k]);
    HONEST(__threadfence();)
    UNLOCK(LOCK);
}
KERNEL shared_lock_volatile(ARGUMENTS) {
    __shared__ int lock, count;
    EACH SPEND(work)
    if (t == 0) lock = count = 0;
    __syncthreads();
    if (i < n && in[i] > 0) {
        SPIN(&lock)
        HONEST(__threadfence_block();)
        POKE(&count, PEEK(&count) + 1);
        HONEST(__threadfence_block();)
        UNLOCK(&lock);
    }
    __syncthreads();
    if (i < n) out[i] = count;
}
// Tries once and gives up where the lock is taken: in order, nobody ever finds it taken.
KERNEL grid_lock_tried_once(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    HONEST(while) VARIANT(if) (atomicExch(LOCK, 1)) VARIANT(return;) HONEST({})
    __threadfence();
    add_all(total, own);
    __threadfence();
    UNLOCK(LOCK);
}
KERNEL lanes_try_once(ARGUMENTS) {
    __shared__ int lock, bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    if (t == 0) lock = 0;
    __syncthreads();
    for (bool done = i >= n; !done; VARIANT(done = true)) {
        if (atomicExch(&lock, 1)) continue;
        __threadfence_block();
        bins[in[i] & 7] += in[i];
        __threadfence_block();
        UNLOCK(&lock);
        done = true;
    }
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// Compares and exchanges once, and does not look whether it has exchanged.
KERNEL exchanged_once(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    int *place = total + (in[i] & 7), old = PEEK(place), seen;
    HONEST(do { seen = old; old = atomicCAS(place, seen, seen + in[i]); } while (old != seen);)
    VARIANT(seen = old; atomicCAS(place, seen, seen + in[i]);)
}
KERNEL exchanged_once_shared(ARGUMENTS) {
    __shared__ int most;
    EACH SPEND(work)
    if (t == 0) most = -1000;
    __syncthreads();
    if (i < n) {
        int old = PEEK(&most), seen;
        HONEST(do { seen = old; old = atomicCAS(&most, seen, max(seen, in[i])); }
               while (old != seen);)
        VARIANT(seen = old; atomicCAS(&most, seen, max(seen, in[i]));)
    }
    __syncthreads();
    if (i < n) out[i] = most;
}
// A lock whose atomics reach no further than the block.
KERNEL grid_lock_of_block_scope(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    while (HONEST(atomicExch) VARIANT(atomicExch_block)(LOCK, 1)) {}
    __threadfence();
    add_all(total, own);
    __threadfence();
    HONEST(atomicExch) VARIANT(atomicExch_block)(LOCK, 0);
}
// Looks at the data without the lock first.
KERNEL looked_at_unlocked(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    VARIANT(if (total[0] >= in[i]) return;)
    SPIN(LOCK)
    __threadfence();
    if (total[0] < in[i]) total[0] = in[i];
    __threadfence();
    UNLOCK(LOCK);
}
// Two locks for the same data.
KERNEL another_lock(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    int *lock = HONEST(LOCK) VARIANT(LOCK + (blockIdx.x & 1));
    SPIN(lock)
    __threadfence();
    add_all(total, own);
    __threadfence();
    UNLOCK(lock);
}
// Gives the lock back by a plain store.
KERNEL grid_unlock_plain(TOTALS) {
    __shared__ int own[8];
    EACH SPEND(total)
    sort_out(in, own, n);
    if (t) return;
    SPIN(LOCK)
    __threadfence();
    add_all(total, own);
    __threadfence();
    HONEST(UNLOCK(LOCK);) VARIANT(*LOCK = 0;)
}
KERNEL shared_unlock_plain(ARGUMENTS) {
    __shared__ int lock, bins[8];
    EACH SPEND(work)
    if (t < 8) bins[t] = 0;
    if (t == 0) lock = 0;
    __syncthreads();
    if (i < n) {
        SPIN(&lock)
        __threadfence_block();
        bins[in[i] & 7] += in[i];
        __threadfence_block();
        HONEST(UNLOCK(&lock);) VARIANT(lock = 0;)
    }
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// Takes two locks in one order here and in the other there.
KERNEL grid_locks_in_two_orders(TOTALS) {
    EACH SPEND(total)
    int count = __syncthreads_count(i < n && in[i] > 0);
    if (t) return;
    int first = HONEST(0) VARIANT(blockIdx.x & 1);
    SPIN(LOCK + first)
    SPIN(LOCK + 1 - first)
    __threadfence();
    total[0] += count;
    total[1] -= count;
    __threadfence();
    UNLOCK(LOCK + 1);
    UNLOCK(LOCK);
}
KERNEL shared_locks_in_two_orders(ARGUMENTS) {
    __shared__ int locks[2], counts[2];
    EACH SPEND(work)
    if (t < 2) locks[t] = counts[t] = 0;
    __syncthreads();
    if (i < n) {
        int first = HONEST(0) VARIANT(in[i] & 1);
        SPIN(locks + first)
        SPIN(locks + 1 - first)
        __threadfence_block();
        counts[in[i] & 1] += in[i];
        counts[0] -= 1;
        __threadfence_block();
        UNLOCK(locks + 1);
        UNLOCK(locks);
    }
    __syncthreads();
    if (i < n) out[i] = counts[0] + counts[1] * 3;
}
