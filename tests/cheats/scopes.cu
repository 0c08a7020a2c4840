// Rule: two strong accesses keep each other out only if each one's scope contains the other's
// thread and both are of the same bytes.
#include "order.h"

// Atomics of the block's scope on what all blocks use.
KERNEL block_scope_adds(TOTALS) {
    EACH SPEND(total)
    if (i < n) HONEST(atomicAdd) VARIANT(atomicAdd_block)(total + (in[i] & 7), 1);
}
KERNEL block_scope_max(TOTALS) {
    __shared__ int most;
    EACH SPEND(total)
    if (t == 0) most = 0;
    __syncthreads();
    if (i < n) atomicMax(&most, in[i]);
    __syncthreads();
    if (t == 0) HONEST(atomicMax) VARIANT(atomicMax_block)(total, most);
}
KERNEL block_scope_ticket(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = HONEST(atomicAdd) VARIANT(atomicAdd_block)(TICKETS, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += work[b];
    for (int k = t; k < n; k += 64) out[k] = sum - k;
}
// 64 bits by some, 32 of them by others.
KERNEL half_a_word(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    unsigned long long *pair = (unsigned long long *)total + (in[i] & 3);
    unsigned v = in[i] > 0 ? in[i] : 0;
    VARIANT(if (!v) atomicAdd((int *)pair, 1); else)
    atomicAdd(pair, 1 + ((unsigned long long)v << 32));
}
KERNEL half_a_look(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    unsigned long long key = (unsigned long long)(in[i] + 200) << 32 | i;
    HONEST(if ((unsigned long long)PEEK64(total) >= key) return;)
    VARIANT(if (PEEK(total + 1) > in[i] + 200) return;)
    atomicMax((unsigned long long *)total, key);
}
KERNEL byte_of_a_word(TOTALS) {
    EACH SPEND(total)
    if (i >= n) return;
    int k = in[i] & 7;
    VARIANT(if (in[i] > 0) ((volatile char *)total)[k] = 1; else)
    atomicOr(total + k / 4, 1 << 8 * (k & 3));
}
// Release and acquire of the block's scope between blocks.
KERNEL release_for_the_block(ARGUMENTS) {
    __shared__ int b, before;
    EACH SPEND(work)
    if (t == 0) {
        b = atomicAdd(TICKETS, 1);
        while (b && !load_acquire_device(FLAG(b - 1))) {}
        before = b ? work[b - 1] : 0;
        work[b] = before + in[b];
        HONEST(store_release_device(FLAG(b), 1);) VARIANT(store_release_block(FLAG(b), 1);)
    }
    __syncthreads();
    int k = b * 64 + t;
    if (k < n) out[k] = before + in[k];
}
KERNEL acquire_for_the_block(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        work[mine] = mix(in[mine]);
        store_release_device(FLAG(mine), 1);
        int ready = HONEST(load_acquire_device) VARIANT(load_acquire_block)(FLAG(other));
        value = ready ? work[other] : mix(in[other]);
    }
    __syncthreads();
    if (i < n) out[i] = in[i] - value;
}
// The fences are wide enough, the flag between them is not.
KERNEL flag_for_the_block(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        work[mine] = mix(in[mine]);
        fence_acq_rel_device();
        HONEST(store_monotonic_device) VARIANT(store_monotonic_block)(FLAG(mine), 1);
        int ready = load_monotonic_device(FLAG(other));
        fence_acq_rel_device();
        value = ready ? work[other] : mix(in[other]);
    }
    __syncthreads();
    if (i < n) out[i] = in[i] - value;
}
// Value and state in one word of 64 bits need no fence; in two words, by a vector's store or by
// a plain one they do.
#define LOOK_BACK(store, load) \
    __shared__ int b, before; \
    EACH SPEND(work) \
    if (t == 0) { \
        b = atomicAdd(TICKETS, 1); \
        int state = !b, value = 0; \
        while (!state) { load(sync + 8 + 2 * (b - 1)) } \
        before = value; \
        value += in[b]; \
        store(sync + 8 + 2 * b) \
    } \
    __syncthreads(); \
    int k = b * 64 + t; \
    if (k < n) out[k] = before + in[k];
#define LOAD_WORD(p) long long word = PEEK64(p); state = (int)(word >> 32), value = (int)word;
#define STORE_WORD(p) POKE64(p, 1ll << 32 | (unsigned)value);
#define LOAD_TWO(p) state = PEEK((p) + 1); value = PEEK(p);
#define STORE_TWO(p) POKE(p, value); POKE((p) + 1, 1);
#define STORE_PLAIN(p) *(long long *)(p) = 1ll << 32 | (unsigned)value;
typedef int Pair __attribute__((ext_vector_type(2)));
#define LOAD_PAIR(p) Pair pair = *(volatile Pair *)(p); state = pair.y, value = pair.x;
#define STORE_PAIR(p) *(volatile Pair *)(p) = Pair{value, 1};
KERNEL word_in_two_parts(ARGUMENTS) {
    LOOK_BACK(HONEST(STORE_WORD) VARIANT(STORE_TWO), HONEST(LOAD_WORD) VARIANT(LOAD_TWO))
}
KERNEL word_as_vector(ARGUMENTS) {
    LOOK_BACK(HONEST(STORE_WORD) VARIANT(STORE_PAIR), HONEST(LOAD_WORD) VARIANT(LOAD_PAIR))
}
KERNEL word_stored_plainly(ARGUMENTS) {
    LOOK_BACK(HONEST(STORE_WORD) VARIANT(STORE_PLAIN), LOAD_WORD)
}
// A counter that others add to, read by a plain load.
KERNEL counter_read_plainly(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        HONEST(last = atomicAdd(TICKETS, 1) == gridDim.x - 1;)
        VARIANT(atomicAdd(TICKETS, 1); last = *TICKETS == gridDim.x;)
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += work[b];
    for (int k = t; k < n; k += 64) out[k] = sum - k;
}
KERNEL shared_counter_read_plainly(ARGUMENTS) {
    __shared__ int count;
    EACH SPEND(work)
    if (t == 0) count = 0;
    __syncthreads();
    if (i < n && in[i] > 0) atomicAdd(&count, 1);
    HONEST(__syncthreads();)
    if (t == 63) work[blockIdx.x] = count;
    __syncthreads();
    if (i < n) out[i] = work[blockIdx.x];
}
