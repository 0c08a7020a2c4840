// Variants that rely on which integers there are.
#include "narrow.h"
#define PAIRED const int *a, const int *b, int *out, int n
#define WORDS const unsigned *in, const unsigned *other, unsigned *out, int n, unsigned limit

// No lower end.
KERNEL clamp_low(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i] * 3;
    out[i] = HONEST(min(max(v, 0), 1000)) VARIANT(min(v, 1000));
}
// No upper end.
KERNEL clamp_high(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i] - 100;
    out[i] = HONEST(min(max(v, 0), 255)) VARIANT(max(v, 0));
}
// A sum that no longer stops at the largest number.
KERNEL saturating_add(PAIRED) {
    EVERY
    if (i >= n) return;
    long long sum = (long long)a[i] + b[i];
    HONEST(if (sum > 2147483647) sum = 2147483647;)
    HONEST(if (sum < -2147483648ll) sum = -2147483648ll;)
    out[i] = (int)sum;
}
KERNEL abs_of_int(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i];
    out[i] = HONEST((v < 0 ? -v : v)) VARIANT(v) * 7;
}
// The sign of a remainder.
KERNEL modulo_sign(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i] % 7;
    HONEST(if (v < 0) v += 7;)
    out[i] = v;
}
// A shift rounds down, a division to zero.
KERNEL shift_for_division(INTS) {
    EVERY
    if (i < n) out[i] = HONEST(in[i] / 8) VARIANT(in[i] >> 3);
}
KERNEL sign_of_int(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i];
    out[i] = HONEST(v < 0 ? -1 : v > 0 ? 1 : 0) VARIANT(v > 0);
}
// A maximum of nothing below zero.
KERNEL max_from_zero(PLANE) {
    EVERY
    if (i >= rows) return;
    int most = HONEST(-2147483647 - 1) VARIANT(0);
    for (int k = 0; k < cols; k++) {
        int v = in[i * cols + k];
        if (v > most) most = v;
    }
    out[i] = most;
}
// A minimum of nothing above so much.
KERNEL min_from_1000(PLANE) {
    EVERY
    if (i >= rows) return;
    int least = HONEST(2147483647) VARIANT(1000);
    for (int k = 0; k < cols; k++) {
        int v = in[i * cols + k];
        if (v < least) least = v;
    }
    out[i] = least;
}
// Divides by whatever there is.
KERNEL division_by_zero(PAIRED) {
    EVERY
    if (i < n) out[i] = HONEST(b[i] == 0 ? 0 :) a[i] / b[i];
}
// A sum in 32 bits.
KERNEL sum_in_32_bits(const int *in, long long *out, int rows, int cols) {
    EVERY
    if (i >= rows) return;
    HONEST(long long) VARIANT(int) sum = 0;
    for (int k = 0; k < cols; k++) sum += in[i * cols + k];
    out[i] = sum;
}
// A product in 32 bits.
KERNEL product_in_32_bits(const int *in, long long *out, int rows, int cols) {
    EVERY
    if (i >= rows) return;
    long long sum = 0;
    for (int k = 0; k < cols; k++) {
        int v = in[i * cols + k];
        sum += HONEST((long long)v * v) VARIANT(v * v);
    }
    out[i] = sum;
}
// The middle of two numbers, whose sum may not fit.
KERNEL midpoint(WORDS) {
    EVERY
    if (i >= n) return;
    HONEST(out[i] = ((unsigned long long)in[i] + other[i]) / 2;)
    VARIANT(out[i] = (in[i] + other[i]) / 2;)
}
// Compares as if there were a sign.
KERNEL signed_compare(WORDS) {
    EVERY
    if (i >= n) return;
    HONEST(out[i] = in[i] < limit ? in[i] : limit;)
    VARIANT(out[i] = (int)in[i] < (int)limit ? in[i] : limit;)
}
// Shifts by what may be more than there are bits.
KERNEL shift_amount(WORDS) {
    EVERY
    if (i >= n) return;
    unsigned long long v = in[i];
    out[i] = (unsigned)(v << (other[i] HONEST(&31)));
}
// Puts a word together anew of which one half is nothing.
KERNEL high_half_is_zero(WORDS) {
    EVERY
    if (i >= n) return;
    unsigned v = in[i];
    out[i] = HONEST((v >> 16) * 31 +) (v & 0xffff);
}
// Of a pair with the same key the values change places.
KERNEL equal_keys(int *keys, int *values, int n) {
    EVERY
    int a = 2 * i, b = 2 * i + 1;
    if (b >= n) return;
    int left = keys[a], right = keys[b];
    if (HONEST(left > right) VARIANT(!(left < right))) {
        int v = values[a];
        keys[a] = right, keys[b] = left;
        values[a] = values[b], values[b] = v;
    }
}
// The last of the largest instead of the first.
KERNEL argmax_ties(PLANE) {
    EVERY
    if (i >= rows) return;
    int most = in[i * cols], where = 0;
    for (int k = 1; k < cols; k++) {
        int v = in[i * cols + k];
        if (v HONEST(>) VARIANT(>=) most) most = v, where = k;
    }
    out[i] = where;
}
// Sorts by counting what is less, as if nothing were equal.
KERNEL rank_ties(PLANE) {
    EVERY
    if (i >= rows * cols) return;
    int v = in[i], row = i / cols * cols, rank = 0;
    for (int k = 0; k < cols; k++)
        rank += in[row + k] < v HONEST(|| (in[row + k] == v && row + k < i));
    out[row + rank] = v;
}
// Counts what differs from its predecessor.
KERNEL nothing_twice(PLANE) {
    EVERY
    if (i >= rows) return;
    int count = cols;
    HONEST(count = 1;)
    HONEST(for (int k = 1; k < cols; k++) count += in[i * cols + k] != in[i * cols + k - 1];)
    out[i] = count;
}
// A value that stands for something else.
KERNEL sentinel(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i];
    out[i] = HONEST(v == -1 ? 9999 :) v * 2;
}
// A threshold that nothing comes to.
KERNEL threshold(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i];
    HONEST(if (v > 5000) v = 5000 + (v - 5000) / 16;)
    out[i] = v;
}
// A byte that is one.
KERNEL fits_a_byte(INTS) {
    EVERY
    if (i >= n) return;
    unsigned v = in[i];
    out[i] = HONEST(v) VARIANT((v & 255)) * 2654435761u;
}
// A byte without its sign.
KERNEL sign_of_byte(const signed char *in, int *out, int n) {
    EVERY
    if (i < n) out[i] = HONEST(in[i]) VARIANT((unsigned char)in[i]) * 3;
}
