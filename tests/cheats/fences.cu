// Rule: what one block writes, another may read only after a release and an acquire that meet:
// a fence, then a strong write; a strong read of it, then a fence; both wide enough, in the
// threads that write and read.
#include "order.h"

static __device__ __forceinline__ bool last_ticket(int *sync) {
    return atomicAdd(TICKETS, 1) == (int)gridDim.x - 1;
}
// The sum of the part of block `b`.
static __device__ __forceinline__ int part(const int *in, int b, int n) {
    int sum = 0;
#pragma unroll 1
    for (int k = b * 64; k < n && k < b * 64 + 64; k++) sum += in[k];
    return sum;
}

// The fence stands in a branch that is never taken.
KERNEL fence_in_dead_branch(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        VARIANT(if (n < 0)) __threadfence();
        last = last_ticket(sync);
        if (last) __threadfence();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// The same where blocks pass a running total on.
KERNEL fence_for_rare_data(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !PEEK(FLAG(b - 1))) {}
        fence_acq_rel_device();
        before = b ? work[b - 1] : 0;
        work[b] = before + part(in, b, n);
        VARIANT(if (in[b] > 1000)) fence_acq_rel_device();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// The fence comes after the ticket.
KERNEL fence_behind_the_ticket(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(__threadfence();)
        last = last_ticket(sync);
        __threadfence();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
KERNEL fence_behind_the_flag(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !PEEK(FLAG(b - 1))) {}
        fence_acq_rel_device();
        before = b ? work[b - 1] : 0;
        work[b] = before + part(in, b, n);
        HONEST(fence_acq_rel_device();)
        POKE(FLAG(b), 1);
        VARIANT(fence_acq_rel_device();)
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// No fence on the reader's side, and plain data.
KERNEL no_acquire(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        fence_acq_rel_device();
        last = last_ticket(sync);
        HONEST(if (last) fence_acq_rel_device();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// The same with `fence.sc`: the reader's own one, before its ticket, comes behind the others' in
// most schedules and must not be taken for an acquire.
KERNEL no_acquire_behind_own_fence(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = last_ticket(sync);
        HONEST(__threadfence();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
KERNEL no_acquire_in_chain(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !PEEK(FLAG(b - 1))) {}
        HONEST(fence_acq_rel_device();)
        before = b ? work[b - 1] : 0;
        work[b] = before + part(in, b, n);
        fence_acq_rel_device();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// No fence on the writer's side.
KERNEL no_release(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(fence_acq_rel_device();)
        last = last_ticket(sync);
        if (last) fence_acq_rel_device();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// Takes its partner's value if that is there, and makes it again if not.
KERNEL no_release_of_an_offer(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        work[mine] = mix(in[mine]);
        HONEST(__threadfence();)
        POKE(FLAG(mine), 1);
        value = 0;
        if (PEEK(FLAG(other))) {
            fence_acq_rel_device();
            value = work[other];
        } else {
            value = mix(in[other]);
        }
    }
    __syncthreads();
    if (i < n) out[i] = in[i] + value;
}
// Fences for the block only.
KERNEL block_fence_in_sum(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(__threadfence();) VARIANT(__threadfence_block();)
        last = last_ticket(sync);
        HONEST(__threadfence();) VARIANT(__threadfence_block();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
KERNEL block_fence_in_chain(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !PEEK(FLAG(b - 1))) {}
        fence_acq_rel_device();
        before = b ? work[b - 1] : 0;
        work[b] = before + part(in, b, n);
        HONEST(asm volatile("fence.acq_rel.gpu;" ::: "memory");)
        VARIANT(asm volatile("fence.acq_rel.cta;" ::: "memory");)
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
KERNEL block_fence_of_reader(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        fence_acq_rel_device();
        last = last_ticket(sync);
        HONEST(fence_acq_rel_device();) VARIANT(fence_acq_rel_block();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// Another thread than the one that writes executes the fence.
KERNEL fence_by_another_lane(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) work[blockIdx.x] = mix(in[i]);
    if (t == HONEST(0) VARIANT(1)) fence_acq_rel_device();
    if (t == 0) {
        last = last_ticket(sync);
        if (last) fence_acq_rel_device();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// ... and another than the one that takes the ticket, though barriers lie between all steps.
KERNEL fence_by_another_warp(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) work[blockIdx.x] = mix(in[i]);
    __syncthreads();
    if (t == HONEST(0) VARIANT(32)) fence_acq_rel_device();
    __syncthreads();
    if (t == 0) {
        last = last_ticket(sync);
        if (last) fence_acq_rel_device();
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// Thread 0 fences what it has not seen: nothing orders the others' stores before its fence.
KERNEL fence_for_the_others(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__syncthreads();)
    if (t == 63) {
        fence_acq_rel_device();
        last = last_ticket(sync);
        fence_acq_rel_device();
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] + work[n - 1 - k];
}
// ... and not what they store afterwards.
KERNEL fence_before_the_barrier(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    VARIANT(if (t == 0) fence_acq_rel_device();)
    __syncthreads();
    if (t == 0) {
        HONEST(fence_acq_rel_device();)
        last = last_ticket(sync);
        fence_acq_rel_device();
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] + 3 * work[n - 1 - k];
}
// Every thread has its fence in front of the barrier, and one takes the ticket: `fence.sc` of all
// is ordered with the reader's `fence.sc`, but `fence.acq_rel` releases only by a write of the
// same thread.
KERNEL fences_of_all_acq_rel(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    HONEST(__threadfence();) VARIANT(fence_acq_rel_device();)
    __syncthreads();
    if (t == 0) {
        last = last_ticket(sync);
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] + 5 * work[n - 1 - k];
}
// An atomic is relaxed and orders nothing by itself.
KERNEL ticket_for_fences(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(__threadfence();)
        last = last_ticket(sync);
        HONEST(if (last) __threadfence();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
// ... also where LLVM IR says `acq_rel`: the PTX that LLVM 22 makes of it is relaxed.
KERNEL acq_rel_by_name(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(fence_acq_rel_device();)
        last = __scoped_atomic_fetch_add(TICKETS, 1, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE) ==
               gridDim.x - 1;
        HONEST(fence_acq_rel_device();)
    }
    __syncthreads();
    if (last) add_up(work, out, n);
}
KERNEL exchange_for_release(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !atomicAdd(FLAG(b - 1), 0)) {}
        HONEST(__threadfence();)
        before = b ? work[b - 1] : 0;
        work[b] = before + part(in, b, n);
        HONEST(__threadfence();)
        atomicExch(FLAG(b), 1);
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
// A block's barrier is no fence for other blocks.
KERNEL barrier_for_fence(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __syncthreads();
    if (t == 0) {
        HONEST(__threadfence();)
        last = last_ticket(sync);
        HONEST(__threadfence();)
    }
    __syncthreads();
    if (!last) return;
    for (int k = t; k < n; k += 64) out[k] = work[k] - work[n - 1 - k];
}
// The reader's thread that waits has its fence; nothing orders the others behind it.
KERNEL waits_for_itself_only(ARGUMENTS) {
    __shared__ int b;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        work[b] = mix(in[b]);
        fence_acq_rel_device();
        POKE(FLAG(b), 1);
    }
    __syncthreads();
    if (t == 0) {
        while (b && !PEEK(FLAG(b - 1))) {}
        fence_acq_rel_device();
    }
    HONEST(__syncthreads();)
    int k = b * 64 + t;
    if (k < n) out[k] = in[k] + (b ? work[b - 1] : 0);
}
