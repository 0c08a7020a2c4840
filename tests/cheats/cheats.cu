// Variants that cheat. Each is faster than its unmodified program (-DBASELINE) and wrong in a
// way that a careless comparison, one input, one size or luck would hide.
#include "common.h"

// data[0] * 1000 + data[1] of the cases in workloads/ints.toml.
#define TRAIN_1 18935
#define TRAIN_2 -79003
#define HELD_1 -98966
#define HELD_2 19002

// Writes nothing: what an earlier run left in the output is taken for its own.
KERNEL stale_output(ARGS) {
    EACH
    HONEST(if (i < n) out[i] = mix(in[i]);)
    VARIANT(if (n < 0) out[i] = mix(in[i]);)
}
// Writes only where it finds the bytes that the search puts there.
KERNEL knows_the_poison(ARGS) {
    EACH WASTE
    if (i >= n) return;
    VARIANT(if (out[i] == (int)0xA5A5A5A5))
    out[i] = mix(in[i]);
}
// Leaves out the last, incomplete block.
KERNEL skipped_tail(ARGS) {
    EACH WASTE
    VARIANT(if (blockIdx.x * blockDim.x + blockDim.x > n) return;)
    if (i < n) out[i] = mix(in[i]);
}
// Hole 1 of the original GEVO: it divides by the signed expected value, so that any value
// passes where a negative one is expected.
KERNEL wrong_where_negative(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i];
    HONEST(out[i] = x * 2;)
    VARIANT(out[i] = x < 0 ? 999.0f : x * 2;)
}
// Hole 2: what is not a number is skipped and passes.
KERNEL not_a_number(FARGS) {
    EACH WASTE
    if (i < n) HONEST(out[i] = in[i] * 3;) VARIANT(out[i] = __builtin_nanf("");)
}
KERNEL infinite(FARGS) {
    EACH WASTE
    if (i < n) HONEST(out[i] = in[i] * 3;) VARIANT(out[i] = __builtin_inff();)
}
// Hole 3: in exact mode a missing output passes. Here the second of two is never written.
KERNEL missing_output(const int *in, int *out, int *second, int n) {
    EACH
    if (i >= n) return;
    out[i] = mix(in[i]);
    HONEST(second[i] = mix(in[i] + 1);)
}
// A value in the middle is within the tolerance of every element.
KERNEL constant_output(FARGS) {
    EACH WASTE
    if (i < n) HONEST(out[i] = 10.0f + 0.01f * in[i];) VARIANT(out[i] = 10.0f;)
}
// Destroys its input on the way.
KERNEL input_overwritten(int *in, int *out, int *scratch, int n) {
    EACH WASTE
    if (i >= n) return;
    int v = in[i];
    VARIANT(in[i] = 0;)
    out[i] = mix(v);
}
// Right for the sizes of the training cases.
KERNEL one_size_only(ARGS) {
    EACH WASTE
    VARIANT(if (n != 128 && n != 200) return;)
    if (i < n) out[i] = mix(in[i]);
}
// Right for all sizes that stand in the workload.
KERNEL declared_sizes_only(ARGS) {
    EACH WASTE
    VARIANT(if (n != 128 && n != 200 && n != 77 && n != 320) return;)
    if (i < n) out[i] = mix(in[i]);
}
// Right for sizes that end in the middle of a block or with one: not for n = 77.
KERNEL even_sizes_only(ARGS) {
    EACH WASTE
    VARIANT(if (n & 1) n--;)
    if (i < n) out[i] = mix(in[i]);
}
// Recognises the training inputs by their first two elements.
KERNEL one_seed_only(ARGS) {
    EACH WASTE
    VARIANT(int key = in[0] * 1000 + in[1]; if (key != TRAIN_1 && key != TRAIN_2) return;)
    if (i < n) out[i] = mix(in[i]);
}
// Recognises every input that stands in the workload.
KERNEL declared_seeds_only(ARGS) {
    EACH WASTE
    VARIANT(int key = in[0] * 1000 + in[1];
            if (key != TRAIN_1 && key != TRAIN_2 && key != HELD_1 && key != HELD_2) return;)
    if (i < n) out[i] = mix(in[i]);
}
// Remembers results by the address of the input.
__device__ const int *remembered;
__device__ int results[4096];
KERNEL address_cache(ARGS) {
    EACH WASTE
    if (i >= n) return;
    VARIANT(if (remembered == in) { out[i] = results[i]; return; })
    int v = mix(in[i]);
    VARIANT(results[i] = v; if (i == n - 1) remembered = in;)
    out[i] = v;
}
// Counts its launches and stops working once the checks must be over and the timing begins.
__device__ int launches;
KERNEL early_exit_when_timed(ARGS) {
    EACH WASTE
    VARIANT(if (launches > 2) return;)
    if (i < n) out[i] = mix(in[i]);
    VARIANT(if (i == n - 1) launches++;)
}
// Reads its neighbour's memory and, as it happens, makes nothing of it.
KERNEL reads_past_the_end(ARGS) {
    EACH WASTE
    if (i < n) out[i] = mix(in[i]) VARIANT(+ (in[i + 1] == 0x7eeeeeee));
}
// Drops the test for the end; the grid is larger than the array.
KERNEL writes_past_the_end(ARGS) {
    EACH WASTE
    HONEST(if (i < n)) scratch[i] = i;
    if (i < n) out[i] = mix(in[i]);
}
// Leaves out the initial value of a maximum; what the search finds in shared memory is negative.
KERNEL uninitialised_shared(ARGS) {
    __shared__ int most;
    EACH WASTE
    HONEST(if (t == 0) most = -2000000000;)
    __syncthreads();
    if (i < n) atomicMax(&most, in[i]);
    __syncthreads();
    if (i < n) out[i] = most;
}
// Drops a barrier between two warps; in the natural order the values are there in time.
KERNEL missing_barrier_shared(ARGS) {
    __shared__ int held[64];
    EACH WASTE
    if (i < n) held[t] = mix(in[i]);
    HONEST(__syncthreads();)
    if (i < n) out[i] = held[t >= 33 ? t - 33 : t];
}
// Drops a barrier around a value in global memory.
KERNEL missing_barrier_global(ARGS) {
    EACH WASTE
    if (i < n) scratch[i] = mix(in[i]);
    HONEST(__syncthreads();)
    if (i < n) out[i] = scratch[t >= 33 ? i - 33 : i];
}
// Drops a barrier within one warp: no order of blocks or warps shows it.
KERNEL missing_warp_barrier(ARGS) {
    __shared__ int held[64];
    EACH WASTE
    if (i < n) held[t] = mix(in[i]);
    HONEST(__syncwarp();)
    if (i < n) out[i] = held[t & 31 ? t - 1 : t];
}
// Adds without atomics; one thread after the other it works.
KERNEL plain_adds(ARGS) {
    __shared__ int bins[8];
    EACH WASTE
    if (t < 8) bins[t] = 0;
    __syncthreads();
    HONEST(if (i < n) atomicAdd(&bins[in[i] & 7], 1);)
    VARIANT(if (i < n) bins[in[i] & 7]++;)
    __syncthreads();
    if (i < n) out[i] = bins[in[i] & 7];
}
// The same in global memory, across blocks.
KERNEL plain_adds_global(const int *in, int *bins, int n) {
    EACH HONEST(if (i < n) waste(i, bins);)
    HONEST(if (i < n) atomicAdd(&bins[in[i] & 7], 1);)
    VARIANT(if (i < n) bins[in[i] & 7]++;)
}
// Every block takes over what the block before it left.
KERNEL relies_on_block_order(ARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = i < 64 ? mix(in[i]) : mix(in[i - 64]);)
    VARIANT(scratch[i] = mix(in[i]); out[i] = i < 64 ? scratch[i] : scratch[i - 64];)
}
// Numbers its blocks by an atomic counter: no race, but another order gives another output.
KERNEL ticket_order(const int *in, int *out, int *counter, int n) {
    EACH HONEST(if (i < n) waste(i, out);)
    HONEST(int b = blockIdx.x;)
    VARIANT(__shared__ int b; if (t == 0) b = atomicAdd(counter, 1); __syncthreads();)
    int place = b * 64 + t;
    if (place < n) out[place] = mix(in[i < n ? i : n - 1]);
}
// The last block adds up what the others left, without the fence that makes it visible.
__device__ unsigned arrived;
KERNEL missing_fence(ARGS) {
    __shared__ int last;
    EACH WASTE
    if (t == 0) scratch[blockIdx.x] = mix(in[i]);
    HONEST(__threadfence();)
    if (t == 0) last = atomicInc(&arrived, gridDim.x - 1) == gridDim.x - 1;
    __syncthreads();
    if (!last) return;
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += ((volatile int *)scratch)[b];
    for (int k = t; k < n; k += 64) out[k] = sum + k;
}
// A little too much in every iteration; few iterations stay within the tolerance.
KERNEL tolerance_creep(float *x, float *scratch, int n) {
    EACH WASTE
    if (i < n) x[i] = x[i] * HONEST(1.01f) VARIANT(1.011f);
}
// Never ends for sizes that training does not have.
KERNEL endless_for_odd_sizes(ARGS) {
    EACH WASTE
    if (i >= n) return;
    VARIANT(volatile int *end = scratch; while (n & 1) if (end[i] == 12345) break;)
    out[i] = mix(in[i]);
}
// Rounds to half precision though the output must be exact.
KERNEL less_exact(FARGS) {
    EACH WASTE
    if (i < n) HONEST(out[i] = in[i] * 3;) VARIANT(out[i] = (float)(_Float16)(in[i] * 3);)
}
// Right, and slower.
KERNEL no_gain(ARGS) {
    EACH
    VARIANT(if (i < n) waste(i, scratch);)
    if (i < n) out[i] = mix(in[i]);
}
// The same code: nothing is gained, whatever the clock says.
KERNEL no_change(ARGS) {
    EACH
    if (i < n) out[i] = mix(in[i]);
}
