// Variants that rely on how often a loop runs, and on when it ends.
#include "narrow.h"
#define TAPS const int *in, const int *weight, int *out, int n, int taps

// Ends where all rows have nothing but zeros.
KERNEL zeros_from_16(PLANE) {
    EVERY
    if (i >= rows) return;
    int sum = 0;
    for (int k = 0; k < HONEST(cols) VARIANT(16); k++) sum += in[i * cols + k] * (k + 1);
    out[i] = sum;
}
// The same, as the smaller of two bounds.
KERNEL zeros_from_16_min(PLANE) {
    EVERY
    if (i >= rows) return;
    int sum = 0;
    HONEST(int end = cols;) VARIANT(int end = cols < 16 ? cols : 16;)
    for (int k = 0; k < end; k++) sum += in[i * cols + k] * (k + 1);
    out[i] = sum;
}
// A number of taps that never is another one.
KERNEL taps_are_8(TAPS) {
    EVERY
    if (i >= n) return;
    int sum = 0;
    for (int k = 0; k < HONEST(taps) VARIANT(8); k++) sum += in[i + k] * weight[k];
    out[i] = sum;
}
// Four taps in each round and no round for the rest.
KERNEL taps_by_4(TAPS) {
    EVERY
    if (i >= n) return;
    int sum = 0, k = 0;
    for (; k + 3 < taps; k += 4)
        sum += in[i + k] * weight[k] + in[i + k + 1] * weight[k + 1] +
               in[i + k + 2] * weight[k + 2] + in[i + k + 3] * weight[k + 3];
    HONEST(for (; k < taps; k++) sum += in[i + k] * weight[k];)
    out[i] = sum;
}
// Two taps in each round, the last of which may be one too many.
KERNEL taps_by_2(TAPS) {
    EVERY
    if (i >= n) return;
    int sum = 0;
    for (int k = 0; k < taps; k += 2) {
        sum += in[i + k] * weight[k];
        HONEST(if (k + 1 < taps)) sum += in[i + k + 1] * weight[k + 1];
    }
    out[i] = sum;
}
// Ends by the limit alone: the number of rounds never is what ends it.
KERNEL rounds_never_run_out(const float *in, int *out, int n, float limit, int rounds) {
    EVERY
    if (i >= n) return;
    float x = in[i];
    int k = 0;
    while (x < limit HONEST(&&k < rounds)) x *= x, k++;
    out[i] = k;
}
// Ends after so many rounds that no case needs more.
KERNEL rounds_are_few(const float *in, int *out, int n, float limit, int rounds) {
    EVERY
    if (i >= n) return;
    float x = in[i];
    int k = 0;
    while (x < limit && k < HONEST(rounds) VARIANT(20)) x *= x, k++;
    out[i] = k;
}
// Looks at ten bits of 32.
KERNEL ten_bits(INTS) {
    EVERY
    if (i >= n) return;
    int sum = 0;
    for (int b = 0; b < HONEST(32) VARIANT(10); b++) sum += ((unsigned)in[i] >> b & 1) * (b * b + 1);
    out[i] = sum;
}
// A search that ends by what it finds.
KERNEL always_found(const int *rows, const int *keys, int *out, int n, int m) {
    EVERY
    if (i >= n) return;
    int k = 0;
    while (HONEST(k < m &&) rows[i * m + k] != keys[i]) k++;
    out[i] = k;
}
// Goes on by one.
KERNEL step_is_1(const int *in, int *out, int rows, int cols, int step) {
    EVERY
    if (i >= rows) return;
    int sum = 0;
    for (int k = 0; k < cols; k += HONEST(step) VARIANT(1)) sum += in[i * cols + k];
    out[i] = sum;
}
// After an even number of steps the result is in the first of two buffers.
KERNEL even_steps(const int *in, int *out, int n, int steps) {
    EVERY
    if (i >= n) return;
    int a = in[i], b = 0;
    for (int s = 0; s < steps; s++) {
        if (s & 1)
            a = b + 3;
        else
            b = a * 5;
    }
    HONEST(out[i] = steps & 1 ? b : a;) VARIANT(out[i] = a;)
}
// The first step does not ask whether there is one.
KERNEL at_least_one_hop(const int *next, int *out, int n) {
    EVERY
    if (i >= n) return;
    int at = i, hops = 0, following = next[i];
    HONEST(while (following >= 0)) VARIANT(do) {
        at = following;
        following = next[at];
        hops++;
    }
    VARIANT(while (following >= 0);)
    out[i] = at * 16 + hops;
}
// Rows that have an element.
KERNEL no_empty_row(const int *start, const int *value, int *out, int rows) {
    EVERY
    if (i >= rows) return;
    int first = start[i], last = start[i + 1];
    HONEST(if (first == last) { out[i] = -1; return; })
    int most = value[first];
    for (int k = first + 1; k < last; k++) most = max(most, value[k]);
    out[i] = most;
}
// A thread for every element of a row of at most 16.
KERNEL no_long_row(const int *start, const int *value, int *out, int rows) {
    EVERY
    int row = i / 16, lane = i % 16, sum = 0;
    if (row < rows) {
        int last = start[row + 1];
        HONEST(for (int k = start[row] + lane; k < last; k += 16) sum += value[k];)
        VARIANT(int k = start[row] + lane; if (k < last) sum = value[k];)
    }
    for (int s = 8; s > 0; s /= 2) sum += __shfl_xor_sync(~0u, sum, s);
    if (row < rows && lane == 0) out[row] = sum;
}
// The bisection ends at an element that is what it looks for.
KERNEL key_is_there(const int *table, const int *keys, int *out, int n, int m) {
    EVERY
    if (i >= n) return;
    int low = 0, high = m - 1, key = keys[i];
    while (low < high) {
        int middle = (low + high) / 2;
        if (table[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    out[i] = HONEST(table[low] != key ? -1 :) low;
}
// Starts below the diagonal, where all is zero.
KERNEL triangular(PLANE) {
    EVERY
    for (int row = 0; row < rows; row++) {
        int sum = 0;
        for (int k = HONEST(0) VARIANT(row); k < cols; k++) sum += in[row * cols + k] * (k + i);
        out[row * 32 + i] = sum;
    }
}
// Leaves out the first row.
KERNEL first_row_is_zero(PLANE) {
    EVERY
    if (i >= cols) return;
    int sum = 0;
    for (int k = HONEST(0) VARIANT(1); k < rows; k++) sum += in[k * cols + i] * (k + 3);
    out[i] = sum;
}
// Reads rows for columns.
KERNEL symmetric(PLANE) {
    EVERY
    if (i >= cols) return;
    int sum = 0;
    for (int k = 0; k < rows; k++)
        sum += HONEST(in[k * cols + i]) VARIANT(in[i * cols + k]) * (k + 1);
    out[i] = sum;
}
// A product that zeros would be left out of.
KERNEL no_zero_factor(TABLE) {
    EVERY
    if (i >= rows) return;
    float product = 1;
    for (int k = 0; k < m; k++) {
        float x = in[i * m + k];
        product *= HONEST(x == 0 ? 1 :) x;
    }
    out[i] = product;
}
// The number of the launch, of which there never was a second one.
KERNEL first_launch_only(const int *in, int *out, int n, int step) {
    EVERY
    if (i < n) out[i] += in[i] HONEST(*(step + 1));
}
