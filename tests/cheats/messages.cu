// Rule: a release pattern and an acquire pattern are on the same variable, in this order, and of
// strong accesses; what is strong and relaxed may be seen late and in any order.
#include "order.h"

// One block's value for its neighbour, which makes it again when it does not find it.
#define OFFER \
    __shared__ int value; \
    EACH SPEND(work) \
    int mine = blockIdx.x, other = mine ^ 1;
#define TAKEN \
    __syncthreads(); \
    if (i < n) out[i] = in[i] + value;

// Releases another variable than the one that is waited for.
KERNEL release_of_another(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        HONEST(store_release_device(FLAG(mine), 1);)
        VARIANT(store_release_device(TICKETS, 1); store_monotonic_device(FLAG(mine), 1);)
        value = load_acquire_device(FLAG(other)) ? work[other] : mix(in[other]);
    }
    TAKEN
}
KERNEL release_of_another_in_sum(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        HONEST(fence_release_device();) VARIANT(store_release_device(LOCK, 1);)
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        fence_acquire_device();
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += work[b];
    for (int k = t; k < n; k += 64) out[k] = sum + k;
}
KERNEL acquire_of_another(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        store_release_device(FLAG(mine), 1);
        HONEST(int ready = load_acquire_device(FLAG(other));)
        VARIANT(int ready = load_monotonic_device(FLAG(other)); load_acquire_device(TICKETS);)
        value = ready ? work[other] : mix(in[other]);
    }
    TAKEN
}
// The fences exchanged: one that acquires where one must release.
KERNEL acquire_for_release(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        HONEST(fence_release_device();) VARIANT(fence_acquire_device();)
        POKE(FLAG(mine), 1);
        value = load_acquire_device(FLAG(other)) ? work[other] : mix(in[other]);
    }
    TAKEN
}
KERNEL release_for_acquire(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        store_release_device(FLAG(mine), 1);
        int ready = PEEK(FLAG(other));
        HONEST(fence_acquire_device();) VARIANT(fence_release_device();)
        value = ready ? work[other] : mix(in[other]);
    }
    TAKEN
}
// A second half is written between fence and flag.
KERNEL written_behind_the_fence(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        HONEST(work[mine + 32] = in[mine] + 1;)
        fence_acq_rel_device();
        VARIANT(work[mine + 32] = in[mine] + 1;)
        POKE(FLAG(mine), 1);
        if (PEEK(FLAG(other))) {
            fence_acq_rel_device();
            value = work[other] + work[other + 32];
        } else {
            value = mix(in[other]) + in[other] + 1;
        }
    }
    TAKEN
}
KERNEL written_behind_the_release(ARGUMENTS) {
    OFFER
    if (t == 0) {
        HONEST(work[mine] = mix(in[mine]);)
        store_release_device(FLAG(mine), 1);
        VARIANT(work[mine] = mix(in[mine]);)
        value = load_acquire_device(FLAG(other)) ? work[other] : mix(in[other]);
    }
    TAKEN
}
// Reads the value first and the flag afterwards.
KERNEL read_before_the_flag(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        store_release_device(FLAG(mine), 1);
        VARIANT(int early = work[other];)
        int ready = load_acquire_device(FLAG(other));
        HONEST(value = ready ? work[other] : mix(in[other]);)
        VARIANT(value = ready ? early : mix(in[other]);)
    }
    TAKEN
}
// The flag itself is read, or written, by a plain access.
KERNEL plain_poll(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        fence_acq_rel_device();
        POKE(FLAG(mine), 1);
        int ready = HONEST(PEEK(FLAG(other))) VARIANT(*FLAG(other));
        fence_acq_rel_device();
        value = ready ? work[other] : mix(in[other]);
    }
    TAKEN
}
KERNEL plain_flag(ARGUMENTS) {
    OFFER
    if (t == 0) {
        work[mine] = mix(in[mine]);
        fence_acq_rel_device();
        HONEST(POKE(FLAG(mine), 1);) VARIANT(*FLAG(mine) = 1;)
        int ready = PEEK(FLAG(other));
        fence_acq_rel_device();
        value = ready ? work[other] : mix(in[other]);
    }
    TAKEN
}
// Block 4k + 2 has seen 4k's flag, says so to 4k + 3, and does not pass on what it has acquired.
KERNEL relay_without_fence(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int source = blockIdx.x & ~3, role = blockIdx.x & 3;
    if (t == 0) {
        value = mix(in[source]);
        if (role == 0) {
            work[source] = value;
            store_release_device(FLAG(source), 1);
        } else if (role == 2) {
            int seen = PEEK(FLAG(source));
            HONEST(fence_acq_rel_device();)
            POKE(FLAG(source + 1), seen);
        } else if (role == 3 && load_acquire_device(FLAG(source + 1))) {
            value = work[source];
        }
    }
    TAKEN
}
// A store that is no read-modify-write ends the chain that starts at a release.
KERNEL store_ends_the_chain(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int source = blockIdx.x & ~3, role = blockIdx.x & 3;
    if (t == 0) {
        value = mix(in[source]);
        if (role == 0) {
            work[source] = value;
            fence_acq_rel_device();
            atomicAdd(FLAG(source), 1);
        } else if (role == 2) {
            HONEST(atomicAdd(FLAG(source), 2);)
            VARIANT(POKE(FLAG(source), PEEK(FLAG(source)) + 2);)
        } else if (role == 3) {
            int seen = PEEK(FLAG(source));
            fence_acq_rel_device();
            if (seen & 1) value = work[source];
        }
    }
    TAKEN
}
// Flag and data are volatile: no race, but the flag may be seen before the data.
KERNEL volatile_message(ARGUMENTS) {
    OFFER
    if (t == 0) {
        POKE(work + mine, mix(in[mine]));
        HONEST(__threadfence();)
        POKE(FLAG(mine), 1);
        int ready = PEEK(FLAG(other));
        HONEST(__threadfence();)
        value = ready ? PEEK(work + other) : mix(in[other]);
    }
    TAKEN
}
KERNEL volatile_message_shared(ARGUMENTS) {
    __shared__ int held, ready;
    EACH SPEND(work)
    if (t == 0) ready = 0;
    __syncthreads();
    if (t == 0) {
        POKE(&held, mix(in[i]));
        HONEST(__threadfence_block();)
        POKE(&ready, 1);
    }
    if (t >= 32) {
        int seen = PEEK(&ready);
        HONEST(__threadfence_block();)
        int value = seen ? PEEK(&held) : mix(in[blockIdx.x * 64]);
        if (i < n) out[i] = value + t;
    } else if (i < n) {
        out[i] = mix(in[i]) - t;
    }
}
// Store buffering: of two blocks at least one sees the other's flag, but only with `fence.sc`
// between its own store and its load. That one writes for both.
#define ONE_OF_TWO(between) \
    __shared__ int seen; \
    EACH SPEND(work) \
    int mine = blockIdx.x, other = mine ^ 1; \
    if (t == 0) { \
        POKE(FLAG(mine), 1); \
        between \
        seen = other >= (int)gridDim.x || PEEK(FLAG(other)); \
    } \
    __syncthreads(); \
    for (int k = (mine & ~1) * 64 + t; seen && k < n && k < (mine | 1) * 64 + 64; k += 64) \
        atomicExch(out + k, mix(in[k]));
KERNEL store_buffering(ARGUMENTS) { ONE_OF_TWO(HONEST(__threadfence();)) }
KERNEL store_buffering_acq_rel(ARGUMENTS) {
    ONE_OF_TWO(HONEST(fence_seq_cst_device();) VARIANT(fence_acq_rel_device();))
}
// Load buffering: of two blocks at least one reads the other's flag before that is written, but
// only if no load is overtaken by the store behind it. That one writes for both.
KERNEL load_buffering(ARGUMENTS) {
    __shared__ int first;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        first = !PEEK(FLAG(other));
        HONEST(fence_acq_rel_device();)
        POKE(FLAG(mine), 1);
    }
    __syncthreads();
    for (int k = (mine & ~1) * 64 + t; first && k < n && k < (mine | 1) * 64 + 64; k += 64)
        atomicExch(out + k, mix(in[k]));
}
// Independent reads of independent writes: two blocks write, two others may not disagree on which
// came first. Only `fence.sc` sees to that.
KERNEL independent_reads(ARGUMENTS) {
    __shared__ int both, last;
    EACH SPEND(work)
    int first = blockIdx.x & ~3, role = blockIdx.x & 3;
    if (t == 0) {
        if (role < 2) {
            POKE(FLAG(first + role), 1);
        } else {
            int a = PEEK(FLAG(first + role - 2));
            HONEST(__threadfence();) VARIANT(fence_acq_rel_device();)
            int b = PEEK(FLAG(first + 3 - role));
            work[blockIdx.x] = a && !b;
        }
        fence_acq_rel_device();
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        fence_acq_rel_device();
        both = 0;
        for (int b = 3; last && b < gridDim.x; b += 4) both |= work[b - 1] && work[b];
    }
    __syncthreads();
    for (int k = t; last && k < n; k += 64) out[k] = in[k] + both;
}
// Reads that a reader repeats while the writer is at it: its data must be strong.
KERNEL sequence_lock(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        POKE(FLAG(mine), 1);
        fence_acq_rel_device();
        POKE(work + mine, mix(in[mine]));
        POKE(work + mine + 32, in[mine] + 1);
        fence_acq_rel_device();
        POKE(FLAG(mine), 2);
        int before = PEEK(FLAG(other));
        fence_acq_rel_device();
        HONEST(int a = PEEK(work + other), b = PEEK(work + other + 32);)
        VARIANT(int a = work[other], b = work[other + 32];)
        fence_acq_rel_device();
        int after = PEEK(FLAG(other));
        value = before == 2 && after == 2 ? a + b : mix(in[other]) + in[other] + 1;
    }
    TAKEN
}
