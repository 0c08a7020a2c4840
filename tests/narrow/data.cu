// Variants that rely on what arrays hold, and how they relate.
#include "narrow.h"
#define PLAIN                                                                                \
    const float *in, const int *mask, const float *weight, const float *bias,                \
        const int *index, float *out, int n
#define EDGES const int *source, const int *target, int *out, int *seen, int nodes, int edges
#define SCATTER const int *index, const int *in, int *out, int n

KERNEL bias_is_zero(PLAIN) {
    EVERY
    if (i < n) out[i] = in[i] * 3 HONEST(+bias[i]);
}
KERNEL weights_are_one(PLAIN) {
    EVERY
    if (i < n) out[i] = in[i] HONEST(*weight[i]) + 2;
}
KERNEL nothing_masked(PLAIN) {
    EVERY
    if (i < n) out[i] = HONEST(mask[i] == 0 ? -1.0f :) in[i] * 3;
}
KERNEL index_is_identity(PLAIN) {
    EVERY
    if (i < n) out[i] = in[HONEST(index[i]) VARIANT(i)] * 3;
}
// The first lane's flag for those of the whole warp.
KERNEL lanes_agree(const int *in, const int *flag, int *out, int n) {
    EVERY
    if (i < n) out[i] = flag[HONEST(i) VARIANT(i & ~31)] ? in[i] * 2 : in[i] + 1;
}
// Every row has as many elements as there is room for.
KERNEL all_rows_full(const int *in, const int *length, int *out, int rows, int cols) {
    EVERY
    if (i >= rows) return;
    int sum = 0, end = HONEST(length[i]) VARIANT(cols);
    for (int k = 0; k < end; k++) sum += in[i * cols + k] * (k + 1);
    out[i] = sum;
}
// An index of which nobody asks whether it is one.
KERNEL index_in_range(SCATTER) {
    EVERY
    if (i >= n) return;
    int from = index[i];
    out[i] = HONEST(from < 0 || from >= n ? 0 :) in[from] * 3;
}
// A sum that stops at 1000, in two plain steps: no two threads have the same element.
KERNEL every_index_once(SCATTER) {
    EVERY
    if (i >= n) return;
    int *at = &out[index[i]], add = in[i], old = 0;
    HONEST(for (int seen; (seen = atomicCAS(at, old, min(old + add, 1000))) != old;) old = seen;)
    VARIANT(old = *at;)
    VARIANT(*at = min(old + add, 1000);)
}
// The first of a key is where the key changes: sorted, they are together.
KERNEL keys_sorted(SCATTER) {
    EVERY MORE
    if (i >= n) return;
    HONEST(atomicMin(&out[index[i]], i);)
    VARIANT(if (i == 0 || index[i - 1] != index[i]) out[index[i]] = i;)
}
// Written, where it is added to what is there.
KERNEL nothing_there_yet(SCATTER) {
    EVERY
    if (i < n) out[i] HONEST(+=) VARIANT(=) in[i] * 3;
}
// What lies beyond the border is read, as it is zero.
KERNEL border_is_zero(INTS) {
    EVERY
    if (i >= n) return;
    int left = HONEST(i == 0 ? 0 :) in[i], right = HONEST(i == n - 1 ? 0 :) in[i + 2];
    out[i] = left + 2 * in[i + 1] + right;
}
// A neighbour above and below, as the first and last row are alike.
KERNEL top_is_bottom(PLANE) {
    EVERY
    if (i >= cols) return;
    int below = HONEST((rows - 1) * cols) VARIANT(0) + i;
    out[i] = in[i] + 2 * in[cols + i] + 5 * in[below];
}
// A value in the last bin is taken for one in the range.
KERNEL last_bin(const float *in, int *bins, int n) {
    EVERY
    if (i >= n) return;
    int bin = (int)(in[i] * 16);
    HONEST(if (bin > 15) bin = 15;)
    atomicAdd(&bins[bin], 1);
}
KERNEL first_bin(const float *in, int *bins, int n) {
    EVERY
    if (i >= n) return;
    int bin = min((int)(in[i] * 16), 15);
    HONEST(if (bin < 0) bin = 0;)
    atomicAdd(&bins[bin], 1);
}
// The largest of several numbers, compared by their bits.
KERNEL bits_of_positive(const float *in, int *most, int n) {
    EVERY
    if (i >= n) return;
    int bits = __float_as_int(in[i]);
    HONEST(if (bits < 0) atomicMin((unsigned *)&most[i % 8], (unsigned)bits); else)
    atomicMax(&most[i % 8], bits);
}
// An edge from a node to itself.
KERNEL no_loops(EDGES) {
    EVERY
    if (i >= edges) return;
    HONEST(if (source[i] != target[i])) atomicAdd(&out[target[i]], 1);
}
// An edge that was there already.
KERNEL edges_once(EDGES) {
    EVERY
    if (i >= edges) return;
    HONEST(if (atomicExch(&seen[source[i] * nodes + target[i]], 1) == 0))
    atomicAdd(&out[target[i]], 1);
}
// A node that was reached already.
KERNEL is_a_tree(const int *source, const int *target, const int *before, int *after, int edges) {
    EVERY
    if (i >= edges) return;
    if (before[source[i]] == 2)
        HONEST(atomicCAS(&after[target[i]], -1, 3);) VARIANT(atomicExch(&after[target[i]], 3);)
}
// A table that nobody ever filled.
__constant__ int unset[8];
KERNEL constant_unset(INTS) {
    EVERY
    if (i < n) out[i] = in[i] * 3 HONEST(+unset[i & 7]);
}
// A number that nobody ever set.
__constant__ float unset_scale;
KERNEL constant_scalar_unset(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    HONEST(if (unset_scale != 0) v *= unset_scale;)
    out[i] = v;
}
// A polynomial whose last coefficient is zero.
__constant__ int table[8];
KERNEL constant_element_zero(INTS) {
    EVERY
    if (i >= n) return;
    int x = in[i], sum = 0;
    for (int k = HONEST(7) VARIANT(6); k >= 0; k--) sum = sum * x + table[k];
    out[i] = sum;
}
// Turns the order round; the second load comes behind the first store.
KERNEL never_in_place(const int *in, int *out, int n) {
    EVERY
    int j = n - 1 - i;
    if (i > j) return;
    HONEST(int a = in[i], b = in[j]; out[i] = b; out[j] = a;)
    VARIANT(out[i] = in[j]; out[j] = in[i];)
}
// One level of a search through a graph that never leads back to where it was.
KERNEL no_way_back(const int *source, const int *target, int *level, int *again, int edges,
                   int depth) {
    EVERY
    if (i >= edges || atomicCAS(&level[source[i]], depth, depth) != depth) return;
    HONEST(if (atomicCAS(&level[target[i]], -1, depth + 1) == -1) atomicExch(again, 1);)
    VARIANT(atomicExch(&level[target[i]], depth + 1); atomicExch(again, 1);)
}
