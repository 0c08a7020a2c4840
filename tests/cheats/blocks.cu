// Rule: blocks start in any order, any number of them runs at once, and none waits for another
// unless that is sure to run: a ticket taken by an atomic says so, the index of a block does not.
#include "order.h"

#define PHASES const int *in, int *out, int *work, int *sync, int n, int phase

// Each waits for the block with the index below its own.
KERNEL waits_for_lower_index(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = HONEST(atomicAdd(TICKETS, 1)) VARIANT(blockIdx.x);
        while (b && !PEEK(FLAG(b - 1))) {}
        __threadfence();
        before = b ? work[b - 1] : 0;
        work[b] = before + in[b];
        __threadfence();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// All wait for block 0.
KERNEL waits_for_block_0(ARGUMENTS) {
    __shared__ int ready;
    EACH SPEND(work)
    if (t == 0) ready = 0;
    if (blockIdx.x == 0 && t < 8) work[t] = mix(t);
    __syncthreads();
    if (blockIdx.x == 0 && t == 0) {
        fence_acq_rel_device();
        POKE(FLAG(0), 1);
    }
    if (t == 0) {
        HONEST(ready = PEEK(FLAG(0));) VARIANT(while (!PEEK(FLAG(0))) {} ready = 1;)
        fence_acq_rel_device();
    }
    __syncthreads();
    if (i < n) out[i] = ready ? work[in[i] & 7] : mix(in[i] & 7);
}
// Reads what a block with a lower index has left, without waiting for it.
KERNEL reads_lower_block(ARGUMENTS) {
    EACH SPEND(work)
    int left = i >= 64 && i < n ? mix(in[i - 64]) : 0;
    VARIANT(if (i >= 64 && i < n) left = work[i - 64];)
    if (i < n) work[i] = mix(in[i]);
    if (i < n) out[i] = left + in[i];
}
KERNEL reads_what_block_0_prepares(ARGUMENTS) {
    __shared__ int table[8];
    EACH SPEND(work)
    HONEST(if (t < 8) table[t] = mix(t);)
    VARIANT(if (blockIdx.x == 0 && t < 8) work[t] = mix(t);)
    __syncthreads();
    VARIANT(if (t < 8) table[t] = work[t]; __syncthreads();)
    if (i < n) out[i] = table[in[i] & 7];
}
// Whoever has an earlier ticket has begun; it need not have come to its end.
KERNEL ticket_without_wait(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        HONEST(while (b && !PEEK(FLAG(b - 1))) {})
        __threadfence();
        before = b ? work[b - 1] : 0;
        work[b] = before + in[b];
        __threadfence();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
KERNEL ticket_without_wait_atomic(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        HONEST(while (b && !atomicAdd(FLAG(b - 1), 0)) {})
        __threadfence();
        before = b ? atomicAdd(work + b - 1, 0) : 0;
        atomicExch(work + b, before + in[b]);
        __threadfence();
        atomicExch(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// Loses patience: after so many looks it goes on as if it had seen the flag.
KERNEL waits_so_long(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        VARIANT(int looks = 0;)
        while (b && !PEEK(FLAG(b - 1))) { VARIANT(if (++looks > 100) break;) }
        __threadfence();
        before = b ? work[b - 1] : 0;
        work[b] = before + in[b];
        __threadfence();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// The block with the highest index is taken for the last one to run.
KERNEL last_by_index(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = HONEST(atomicAdd(TICKETS, 1)) VARIANT(blockIdx.x) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += work[b];
    for (int k = t; k < n; k += 64) out[k] = sum - k;
}
// Places are handed out in the order in which blocks come.
KERNEL compacted_in_block_order(ARGUMENTS) {
    __shared__ int first;
    EACH SPEND(work)
    bool kept = i < n && in[i] > 0;
    unsigned votes = __ballot_sync(ALL, kept);
    int count = __syncthreads_count(kept);
    HONEST(if (t == 0) first = 0; __syncthreads();
           for (int k = t; k < blockIdx.x * 64; k += 64) if (in[k] > 0) atomicAdd(&first, 1);)
    VARIANT(if (t == 0) first = atomicAdd(TICKETS, count);)
    if (t == 31) work[blockIdx.x] = __popc(votes);
    __syncthreads();
    int rank = first + (t < 32 ? 0 : work[blockIdx.x]) + __popc(votes & ((1u << LANE) - 1));
    if (i < n) out[i] = kept ? rank : -1;
}
KERNEL scanned_in_block_order(ARGUMENTS) {
    __shared__ int before, sum;
    EACH SPEND(work)
    if (t == 0) before = sum = 0;
    __syncthreads();
    if (i < n) atomicAdd(&sum, in[i]);
    HONEST(for (int k = t; k < blockIdx.x * 64; k += 64) atomicAdd(&before, in[k]);)
    __syncthreads();
    VARIANT(if (t == 0) before = atomicAdd(TICKETS, sum); __syncthreads();)
    if (i < n) out[i] = before + in[i];
}
KERNEL first_block_does_it(ARGUMENTS) {
    __shared__ int first;
    EACH SPEND(work)
    if (t == 0) first = HONEST(blockIdx.x == 0) VARIANT(atomicExch(LOCK, 1) == 0);
    __syncthreads();
    for (int k = t; first && k < n; k += 64) out[k] = mix(in[k]) + blockIdx.x;
}
// Two launches made one: nothing in it takes the place of the boundary between them.
KERNEL fused_with_initialisation(PHASES) {
    EACH SPEND(work)
    VARIANT(if (phase == 0) return;)
    if (HONEST(phase == 0 &&) blockIdx.x == 0 && t < 8) work[t] = mix(t);
    HONEST(if (phase == 0) return;)
    __syncthreads();
    if (i < n) out[i] = in[i] + work[in[i] & 7];
}
KERNEL fused_with_atomic_initialisation(PHASES) {
    __shared__ int last;
    EACH SPEND(work)
    VARIANT(if (phase == 0) return;)
    if (HONEST(phase == 0 &&) i == 0) atomicExch(FLAG(0), 1000);
    HONEST(if (phase == 0) return;)
    if (t == 0) {
        atomicAdd(FLAG(0), in[i]);
        __threadfence();
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    for (int k = t; last && k < n; k += 64) out[k] = k + PEEK(FLAG(0));
}
// ... nor a barrier over the grid, for which all its blocks would have to run at once.
KERNEL grid_barrier(PHASES) {
    EACH SPEND(work)
    HONEST(if (phase == 0 && i < n) work[i] = mix(in[i]);)
    HONEST(if (phase == 0) return;)
    VARIANT(if (phase == 1) return;)
    VARIANT(if (i < n) work[i] = mix(in[i]);
            __syncthreads();
            if (t == 0) {
                __threadfence();
                atomicAdd(TICKETS, 1);
                while (PEEK(TICKETS) < gridDim.x) {}
                __threadfence();
            }
            __syncthreads();)
    if (i < n) out[i] = work[i] - work[n - 1 - i];
}
// ... of the blocks below only: it ends if they happen to run.
KERNEL grid_barrier_of_lower(PHASES) {
    EACH SPEND(work)
    HONEST(if (phase == 0 && i < n) work[i] = mix(in[i]);)
    HONEST(if (phase == 0) return;)
    VARIANT(if (phase == 1) return;)
    VARIANT(if (i < n) work[i] = mix(in[i]);
            __syncthreads();
            if (t == 0) {
                __threadfence();
                POKE(FLAG(blockIdx.x), 1);
                for (int b = 0; b < blockIdx.x; b++) while (!PEEK(FLAG(b))) {}
                __threadfence();
            }
            __syncthreads();)
    if (i < n) out[i] = work[i] - work[i / 2];
}
