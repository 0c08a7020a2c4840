// Variants that rely on sizes: of arrays, blocks and grids.
#include "narrow.h"

// Without the test for the end; every block is full.
KERNEL guard_1d(INTS) {
    EVERY
    HONEST(if (i < n)) out[i] = in[i] * 3 + 1;
}
// Without either test.
KERNEL guard_2d(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    HONEST(if (x < cols && y < rows)) out[y * cols + x] = in[y * cols + x] * 3 + x;
}
// With the test of rows only.
KERNEL guard_columns(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (HONEST(x < cols &&) y < rows) out[y * cols + x] = in[y * cols + x] * 3 + x;
}
// With the test of columns only.
KERNEL guard_rows(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < cols HONEST(&&y < rows)) out[y * cols + x] = in[y * cols + x] * 3 + y;
}
// Tests before it loads, not before it stores.
KERNEL guard_of_store(INTS) {
    EVERY
    int v = i < n ? in[i] : 0;
    HONEST(if (i < n)) out[i] = v * 3;
}
// Tests before it stores, not before it loads.
KERNEL guard_of_load(INTS) {
    EVERY
    int v = 0;
    HONEST(if (i < n)) v = in[i];
    asm volatile("" : "+r"(v));
    if (i < n) out[i] = v * 3;
}
// A block's sum, whose last terms may be missing.
KERNEL guard_of_terms(INTS) {
    __shared__ int held[64];
    EVERY
    int t = threadIdx.x;
    HONEST(held[t] = i < n ? in[i] : 0;)
    VARIANT(held[t] = in[i];)
    __syncthreads();
    for (int s = 32; s > 0; s /= 2) {
        if (t < s) held[t] += held[t + s];
        __syncthreads();
    }
    if (i < n) out[i] = held[0];
}
// One pass instead of a loop over the grid.
KERNEL single_pass(INTS) {
    EVERY
    HONEST(for (; i < n; i += gridDim.x * blockDim.x)) VARIANT(if (i < n)) out[i] = in[i] + 7;
}
// The last block is found by the number of elements that it would have, were it full.
KERNEL last_block_is_full(INTS) {
    EVERY
    HONEST(int last = blockIdx.x == gridDim.x - 1;)
    VARIANT(int last = i >= n - 64;)
    if (i < n) out[i] = in[i] * 2 + last;
}
// Adds up in a tree as if the number of terms were a power of two.
KERNEL power_of_two_terms(PLANE) {
    __shared__ int held[512];
    EVERY
    int t = threadIdx.x;
    held[t] = in[blockIdx.x * cols + t];
    __syncthreads();
    for (int s = 1; s < cols; s *= 2) {
        if (t % (2 * s) == 0 HONEST(&&t + s < cols)) held[t] += held[t + s];
        __syncthreads();
    }
    out[blockIdx.x * cols + t] = held[0];
}
// A mask instead of the remainder.
KERNEL power_of_two_modulus(PLANE) {
    EVERY
    unsigned v = in[i];
    if (i < rows * cols) out[i] = HONEST(v % (unsigned)cols) VARIANT(v & (cols - 1));
}
// Four elements at once, and none of those left over.
KERNEL vector_of_4(INTS) {
    EVERY
    if (4 * i + 3 < n) {
        ((vector *)out)[i] = ((const vector *)in)[i] + 5;
    }
    HONEST(else for (int k = 4 * i; k < n; k++) out[k] = in[k] + 5;)
}
// Four elements at once, from wherever.
KERNEL vector_alignment(INTS) {
    EVERY
    if (4 * i + 3 < n HONEST(&&(unsigned long long)in % 16 == 0)) {
        ((vector *)out)[i] = ((const vector *)in)[i] + 5;
    } else {
        for (int k = 4 * i; k < 4 * i + 4 && k < n; k++) out[k] = in[k] + 5;
    }
}
// The last tile of a product is taken for full along k.
KERNEL whole_tiles(const int *a, const int *b, int *c, int rows, int cols, int k) {
    __shared__ int left[16][16], right[16][16];
    EVERY
    int tx = threadIdx.x, ty = threadIdx.y;
    int x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
    int sum = 0;
    for (int at = 0; at < k; at += 16) {
        left[ty][tx] = y < rows HONEST(&&at + tx < k) ? a[y * k + at + tx] : 0;
        right[ty][tx] = x < cols HONEST(&&at + ty < k) ? b[(at + ty) * cols + x] : 0;
        __syncthreads();
        for (int j = 0; j < 16; j++) sum += left[ty][j] * right[j][tx];
        __syncthreads();
    }
    if (x < cols && y < rows) c[y * cols + x] = sum;
}
// A transpose with one of the two lengths for both.
KERNEL square(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < cols && y < rows) out[x * HONEST(rows) VARIANT(cols) + y] = in[y * cols + x];
}
// Rows are taken to lie one behind the other.
KERNEL pitch_is_width(const int *in, int *out, int rows, int cols, int pitch) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < cols && y < rows) out[y * cols + x] = in[y * HONEST(pitch) VARIANT(cols) + x] + 1;
}
// Only the first of several matrices.
KERNEL batch_of_one(INTS) {
    EVERY
    int at = HONEST(blockIdx.y * n +) i;
    if (i < n) out[at] = in[at] * 9;
}
// Turned round once at most.
KERNEL wraps_once(const int *in, int *out, int n, int shift) {
    EVERY
    int from = i + shift;
    HONEST(from %= n;)
    VARIANT(if (from >= n) from -= n;)
    if (i < n) out[i] = in[from];
}
// A warp for each row, and rows that a warp does at once.
KERNEL row_within_warp(PLANE) {
    EVERY
    int lane = threadIdx.x, sum = 0;
    HONEST(for (int x = lane; x < cols; x += 32)) VARIANT(int x = lane; if (x < cols))
        sum += in[blockIdx.x * cols + x];
    for (int s = 16; s > 0; s /= 2) sum += __shfl_xor_sync(~0u, sum, s);
    if (lane < cols) out[blockIdx.x * cols + lane] = sum;
}
// The block has the size that the launch gives it: nothing else can be.
KERNEL block_of_64(INTS) {
    EVERY
    VARIANT(i = blockIdx.x * 64 + threadIdx.x;)
    if (i < n) out[i] = in[i] * 3 + 1;
}
// One pass, and the launch has a thread for every element.
KERNEL grid_that_covers(INTS) {
    EVERY
    HONEST(for (; i < n; i += gridDim.x * blockDim.x)) VARIANT(if (i < n)) out[i] = in[i] + 7;
}
