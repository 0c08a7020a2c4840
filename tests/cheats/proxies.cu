// Rules: what is read by `ld.global.nc` nobody writes during the launch; what copies (memcpy,
// cp.async) read and write is ordered as other plain accesses are, and cp.async's own writes by
// its wait only.
#include "order.h"

#define ALIASED const int *in, int *out, int *work, const int *same, int n
#define INPLACE int *x, int *work, int n
#define GLOBAL_INT __attribute__((address_space(1))) int *
#define SHARED_INT __attribute__((address_space(3))) int *
#define COPY_ASYNC(to, from) \
    __nvvm_cp_async_ca_shared_global_4((SHARED_INT)(to), (GLOBAL_INT)(from))
#define COMMIT __nvvm_cp_async_commit_group();
#define WAIT(groups) __nvvm_cp_async_wait_group(groups);
// A load by way of the read-only cache in the variant.
#define READ(p) HONEST(*(p)) VARIANT(__ldg(p))
// The compiler does not know that it is the same number.
#define DISGUISE(x) asm volatile("" : "+r"(x));

// The thread itself has just written it.
KERNEL nc_of_own_store(ARGUMENTS) {
    EACH SPEND(work)
    if (i >= n) return;
    work[i] = mix(in[i]);
    int same = i;
    DISGUISE(same)
    out[i] = READ(work + same) + 1;
}
// Another thread of the block, with a barrier between.
KERNEL nc_behind_barrier(ARGUMENTS) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __syncthreads();
    if (i < n) out[i] = READ(work + blockIdx.x * 64 + (t >= 33 ? t - 33 : 0));
}
KERNEL nc_behind_syncwarp(ARGUMENTS) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __syncwarp();
    if (i < n) out[i] = READ(work + (i & ~31));
}
// Another block, earlier, with all fences.
KERNEL nc_of_other_blocks(ARGUMENTS) {
    __shared__ int last;
    EACH SPEND(work)
    if (t == 0) {
        work[blockIdx.x] = mix(in[i]);
        __threadfence();
        last = atomicAdd(TICKETS, 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += READ(work + b);
    for (int k = t; k < n; k += 64) out[k] = sum - k;
}
KERNEL nc_of_flag(ARGUMENTS) {
    __shared__ int value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1;
    if (t == 0) {
        work[mine] = mix(in[mine]);
        __threadfence();
        POKE(FLAG(mine), 1);
        int ready = HONEST(PEEK(FLAG(other))) VARIANT(__ldg(FLAG(other)));
        __threadfence();
        value = ready ? work[other] : mix(in[other]);
    }
    __syncthreads();
    if (i < n) out[i] = in[i] + value;
}
// By way of another argument that points to the same array.
KERNEL nc_by_another_pointer(ALIASED) {
    EACH SPEND(work)
    if (i < n) work[i] = mix(in[i]);
    __syncthreads();
    if (i < n) out[i] = READ(same + (i & ~1)) + in[i];
}
KERNEL nc_by_another_pointer_later(ALIASED) {
    EACH SPEND(work)
    int v = i < n ? READ(same + i) : 0;
    __syncthreads();
    if (i < n) work[i] = v + mix(in[i]);
    __syncthreads();
    if (i < n) out[i] = work[i] + in[i];
}
// Read before it is overwritten: the launch writes it all the same.
KERNEL nc_in_place(INPLACE) {
    EACH SPEND(work)
    if (i < n) x[i] = READ(x + i) * 3 + 1;
}
KERNEL nc_before_the_write(INPLACE) {
    EACH SPEND(work)
    int mirror = blockIdx.x * 64 + 63 - t;
    int v = i < n ? READ(x + (mirror < n ? mirror : i)) : 0;
    __syncthreads();
    if (i < n) x[i] = v;
}

struct Row {
    int v[16];
};
// The copy takes what other threads have stored, without a barrier. Its length, that of whole
// rows, is not known to the compiler.
KERNEL copied_without_barrier(ARGUMENTS) {
    __shared__ Row rows[4];
    EACH SPEND(work)
    rows[t / 16].v[t % 16] = i < n ? mix(in[i]) : 0;
    HONEST(__syncthreads();)
    int row = t - 60, left = n - blockIdx.x * 64 - row * 16;
    if (row >= 0 && left > 0)
        __builtin_memcpy(out + blockIdx.x * 64 + row * 16, &rows[row],
                         4 * (left < 16 ? left : 16));
}
KERNEL copied_to_others(ARGUMENTS) {
    __shared__ Row row;
    EACH SPEND(work)
    int bytes = 64;
    DISGUISE(bytes)
    if (t == 0) __builtin_memcpy(&row, in + blockIdx.x, bytes);
    HONEST(__syncwarp();)
    if (t < 32 && i < n) out[i] = row.v[t & 15];
    if (t >= 32 && i < n) out[i] = in[i];
}
KERNEL cleared_without_barrier(ARGUMENTS) {
    __shared__ int bins[32];
    EACH SPEND(work)
    int bytes = 128;
    DISGUISE(bytes)
    if (t == 0) __builtin_memset(bins, 0, bytes);
    HONEST(__syncthreads();)
    if (i < n) atomicAdd(&bins[in[i] & 31], 1);
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 31];
}
// Rows that overlap are moved by several threads.
KERNEL moved_by_many(INPLACE) {
    EACH SPEND(work)
    int first = blockIdx.x * 64, end = first + 64 < n ? first + 64 : n;
    HONEST(if (t == 0) __builtin_memmove(x + first, x + first + 1, 4 * (end - first - 1));)
    VARIANT(int from = first + 1 + t * 16, to = from + 16 < end ? from + 16 : end;
            if (from < to) __builtin_memmove(x + from - 1, x + from, 4 * (to - from));)
}
// A message by memcpy behind a fence that is missing.
KERNEL message_copied(ARGUMENTS) {
    __shared__ Row value;
    EACH SPEND(work)
    int mine = blockIdx.x, other = mine ^ 1, bytes = 32;
    DISGUISE(bytes)
    if (t == 0) {
        __builtin_memcpy(work + 8 * mine, in + mine, bytes);
        HONEST(fence_acq_rel_device();)
        POKE(FLAG(mine), 1);
        int ready = PEEK(FLAG(other));
        fence_acq_rel_device();
        __builtin_memcpy(&value, ready ? work + 8 * other : in + other, bytes);
    }
    __syncthreads();
    if (i < n) out[i] = in[i] + value.v[t & 7];
}

// The copy is read before it is waited for.
KERNEL async_read_early(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i >= n) return;
    COPY_ASYNC(tile + t, in + i);
    COMMIT
    HONEST(WAIT(0))
    int v = *(volatile int *)(tile + t);
    VARIANT(WAIT(0))
    out[i] = mix(v);
}
// A barrier, but no wait.
KERNEL async_no_wait(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i < n) COPY_ASYNC(tile + t, in + i);
    COMMIT
    HONEST(WAIT(0))
    __syncthreads();
    if (i < n) out[i] = mix(tile[t & 15]);
}
// A wait, but no barrier.
KERNEL async_no_barrier(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i < n) COPY_ASYNC(tile + t, in + i);
    COMMIT
    WAIT(0)
    HONEST(__syncthreads();)
    if (i < n) out[i] = mix(tile[t >= 33 ? t - 33 : t]);
}
// The barrier stands in front of the wait.
KERNEL async_wait_behind_barrier(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i < n) COPY_ASYNC(tile + t, in + i);
    COMMIT
    HONEST(WAIT(0))
    __syncthreads();
    VARIANT(WAIT(0))
    if (i < n) out[i] = mix(tile[t & 48]);
}
// Two buffers; the last round waits for all but the newest group, which is the one it needs.
KERNEL async_waits_for_too_few(ARGUMENTS) {
    __shared__ int tile[2][64];
    EACH SPEND(work)
    int sum = 0, rounds = 4;
    COPY_ASYNC(tile[0] + t, in + t);
    COMMIT
    for (int r = 0; r < rounds; r++) {
        if (r + 1 < rounds) {
            COPY_ASYNC(tile[(r + 1) & 1] + t, in + (r + 1) * 64 % (n - 63) + t);
            COMMIT
        }
        HONEST(if (r + 1 == rounds) WAIT(0) else) WAIT(1)
        __syncthreads();
        sum = sum * 3 + tile[r & 1][t ^ 33];
        __syncthreads();
    }
    if (i < n) out[i] = sum;
}
// What is in no group is not waited for.
KERNEL async_no_commit(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i < n) COPY_ASYNC(tile + t, in + i);
    HONEST(COMMIT)
    WAIT(0)
    __syncthreads();
    if (i < n) out[i] = mix(tile[t & 15]);
}
// What the copy reads is overwritten before it is waited for.
KERNEL async_source_overwritten(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    if (i >= n) return;
    work[i] = in[i] + 5;
    COPY_ASYNC(tile + t, work + i);
    COMMIT
    HONEST(WAIT(0))
    work[i] = 0;
    VARIANT(WAIT(0))
    out[i] = mix(tile[t]) + work[i];
}
// The next copy goes to where others may still read.
KERNEL async_buffer_reused(ARGUMENTS) {
    __shared__ int tile[64];
    EACH SPEND(work)
    int sum = 0;
    for (int r = 0; r < 3; r++) {
        COPY_ASYNC(tile + t, in + t + (r & 1));
        COMMIT
        WAIT(0)
        __syncthreads();
        sum = sum * 5 + tile[t < 31 ? t + 33 : t];
        HONEST(__syncthreads();)
    }
    if (i < n) out[i] = sum;
}
