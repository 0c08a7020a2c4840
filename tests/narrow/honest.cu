// Variants that are right wherever the unmodified program is: other ways to say the same.
#include "narrow.h"

// The other way round, and early.
KERNEL early_return(INTS) {
    EVERY
    HONEST(if (i < n) out[i] = in[i] * 3 + 1;)
    VARIANT(if (i >= n) return; out[i] = in[i] * 3 + 1;)
}
// One condition for two.
KERNEL guards_combined(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y, at = y * cols + x;
    HONEST(if (x < cols) if (y < rows)) VARIANT(if ((x < cols) & (y < rows)))
        out[at] = in[at] * 3 + x;
}
// The conditions in the other order.
KERNEL guards_reordered(PLANE) {
    EVERY
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y, at = y * cols + x;
    HONEST(if (x < cols && y < rows)) VARIANT(if (y < rows && x < cols))
        out[at] = in[at] * 3 + x;
}
// Loads from an address that is always there.
KERNEL load_of_first(INTS) {
    EVERY
    HONEST(int v = i < n ? in[i] : 0;)
    VARIANT(int v = in[i < n ? i : 0];)
    asm volatile("" : "+r"(v));
    if (i < n) out[i] = v * 3;
}
// A loop over the grid with its step taken out.
KERNEL step_hoisted(INTS) {
    EVERY
    VARIANT(int step = gridDim.x * blockDim.x;)
    for (; i < n; i += HONEST(gridDim.x * blockDim.x) VARIANT(step)) out[i] = in[i] + 7;
}
// Four elements at once where there are four in place, else one by one.
KERNEL vector_with_fallback(INTS) {
    EVERY
    VARIANT(if (4 * i + 3 < n && ((unsigned long long)in | (unsigned long long)out) % 16 == 0) {
        ((vector *)out)[i] = ((const vector *)in)[i] + 5;
        return;
    })
    for (int k = 4 * i; k < 4 * i + 4 && k < n; k++) out[k] = in[k] + 5;
}
// Four in each round, and then the rest.
KERNEL unrolled_with_rest(const int *in, const int *weight, int *out, int n, int taps) {
    EVERY
    if (i >= n) return;
    int sum = 0, k = 0;
    VARIANT(for (; k + 3 < taps; k += 4) sum +=
            in[i + k] * weight[k] + in[i + k + 1] * weight[k + 1] +
            in[i + k + 2] * weight[k + 2] + in[i + k + 3] * weight[k + 3];)
    for (; k < taps; k++) sum += in[i + k] * weight[k];
    out[i] = sum;
}
// A pointer that moves instead of an index that is multiplied.
KERNEL strength_reduced(PLANE) {
    EVERY
    if (i >= cols) return;
    int sum = 0;
    HONEST(for (int k = 0; k < rows; k++) sum += in[k * cols + i];)
    VARIANT(const int *at = in + i; for (int k = 0; k < rows; k++, at += cols) sum += *at;)
    out[i] = sum;
}
// Two sums for one.
KERNEL two_accumulators(const int *in, long long *out, int rows, int cols) {
    EVERY
    if (i >= rows) return;
    long long even = 0, odd = 0;
    HONEST(for (int k = 0; k < cols; k++) even += in[i * cols + k];)
    VARIANT(int k = 0; for (; k + 1 < cols; k += 2)
                even += in[i * cols + k], odd += in[i * cols + k + 1];
            if (k < cols) even += in[i * cols + k];)
    out[i] = even + odd;
}
// A maximum of two maxima.
KERNEL two_maxima(PLANE) {
    EVERY
    if (i >= rows) return;
    int most = -2147483647 - 1, other = most, k = 0;
    VARIANT(for (; k + 1 < cols; k += 2) {
        most = max(most, in[i * cols + k]);
        other = max(other, in[i * cols + k + 1]);
    })
    for (; k < cols; k++) most = max(most, in[i * cols + k]);
    out[i] = max(most, other);
}
// Choices instead of branches.
KERNEL clamp_by_select(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i] - 100;
    HONEST(if (v < 0) v = 0; else if (v > 60) v = 60; asm volatile("" : "+r"(v));)
    VARIANT(v = min(max(v, 0), 60);)
    out[i] = v;
}
// The absolute value by its sign.
KERNEL abs_by_bits(INTS) {
    EVERY
    if (i >= n) return;
    unsigned v = in[i];
    HONEST(v = (int)v < 0 ? 0u - v : v;)
    VARIANT(unsigned sign = (unsigned)((int)v >> 31); v = (v ^ sign) - sign;)
    out[i] = (int)(v * 7);
}
// A remainder that is not negative, by a choice.
KERNEL modulo_by_select(INTS) {
    EVERY
    if (i >= n) return;
    HONEST(out[i] = (in[i] % 7 + 7) % 7;)
    VARIANT(int v = in[i] % 7; out[i] = v + (v < 0 ? 7 : 0);)
}
// A division of what may be negative, by a shift.
KERNEL division_by_shift(INTS) {
    EVERY
    if (i >= n) return;
    int v = in[i];
    HONEST(out[i] = v / 8;)
    VARIANT(out[i] = (v + (v >> 31 & 7)) >> 3;)
}
// All 32 bits at once.
KERNEL bits_counted(INTS) {
    EVERY
    if (i >= n) return;
    unsigned v = in[i];
    int count = 0;
    HONEST(for (int b = 0; b < 32; b++) {
        count += v >> b & 1;
        asm volatile("" : "+r"(count));
    })
    VARIANT(count = __popc(v);)
    out[i] = count;
}
// Sums that stop at the ends, found by their signs.
KERNEL saturated_by_signs(const int *a, const int *b, int *out, int n) {
    EVERY
    if (i >= n) return;
    HONEST(long long sum = (long long)a[i] + b[i];
           out[i] = (int)(sum > 2147483647         ? 2147483647
                          : sum < -2147483648ll ? -2147483648ll
                                                : sum);)
    VARIANT(unsigned x = a[i], y = b[i], sum = x + y;
            out[i] = (int)((x ^ sum) & (y ^ sum)) < 0 ? (int)((x >> 31) + 2147483647u) : (int)sum;)
}
// A division that is made, and not used where there is nothing to divide by.
KERNEL division_guarded(const float *a, const float *b, float *out, int n) {
    EVERY
    if (i >= n) return;
    float d = b[i];
    HONEST(out[i] = d == 0 ? 0.0f : a[i] / d;)
    VARIANT(bool none = d == 0; float v = a[i] / (none ? 1.0f : d); out[i] = none ? 0.0f : v;)
}
// Not a number by its bits.
KERNEL nan_by_bits(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    HONEST(out[i] = v != v ? 0.0f : v;)
    VARIANT(out[i] = (__float_as_int(v) & 0x7fffffff) > 0x7f800000 ? 0.0f : v;)
}
// The choice before the root.
KERNEL root_of_choice(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    HONEST(if (v > 0) out[i] = __builtin_sqrtf(v); else out[i] = 0;)
    VARIANT(out[i] = __builtin_sqrtf(v > 0 ? v : 0.0f);)
}
// The division by the sum as a multiplication.
KERNEL softmax_reciprocal(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = row[0], sum = 0;
    for (int k = 1; k < m; k++) most = __builtin_fmaxf(most, row[k]);
    for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);
    VARIANT(sum = 1 / sum;)
    for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) HONEST(/) VARIANT(*) sum;
}
// The exponentials kept where they will be needed.
KERNEL softmax_kept(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = row[0], sum = 0;
    for (int k = 1; k < m; k++) most = __builtin_fmaxf(most, row[k]);
    HONEST(for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);)
    HONEST(for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) / sum;)
    VARIANT(for (int k = 0; k < m; k++) sum += out[i * m + k] = exp_of(row[k] - most);)
    VARIANT(for (int k = 0; k < m; k++) out[i * m + k] /= sum;)
}
// Elements change places by choices.
KERNEL exchange_by_select(int *keys, int *values, int n) {
    EVERY
    int a = 2 * i, b = 2 * i + 1;
    if (b >= n) return;
    int left = keys[a], right = keys[b], v = values[a], w = values[b];
    HONEST(if (left > right) {
        keys[a] = right, keys[b] = left;
        values[a] = w, values[b] = v;
    })
    VARIANT(bool change = left > right; keys[a] = change ? right : left;
            keys[b] = change ? left : right; values[a] = change ? w : v;
            values[b] = change ? v : w;)
}
// The first of the largest, from the back.
KERNEL argmax_from_the_back(PLANE) {
    EVERY
    if (i >= rows) return;
    HONEST(int most = in[i * cols], where = 0;
           for (int k = 1; k < cols; k++) if (in[i * cols + k] > most)
               most = in[i * cols + k], where = k;)
    VARIANT(int where = cols - 1, most = in[i * cols + where];
            for (int k = cols - 2; k >= 0; k--) if (in[i * cols + k] >= most)
                most = in[i * cols + k], where = k;)
    out[i] = where;
}
// A bisection with one comparison in each round, and the same question at its end.
KERNEL bisection_by_select(const int *table, const int *keys, int *out, int n, int m) {
    EVERY
    if (i >= n) return;
    int low = 0, high = m - 1, key = keys[i];
    while (low < high) {
        int middle = (low + high) / 2;
        HONEST(if (table[middle] < key) low = middle + 1; else high = middle;)
        VARIANT(bool less = table[middle] < key; low = less ? middle + 1 : low;
                high = less ? high : middle;)
    }
    out[i] = table[low] != key ? -1 : low;
}
// Both ends asked at once.
KERNEL range_as_unsigned(const int *index, const int *in, int *out, int n) {
    EVERY
    if (i >= n) return;
    int from = index[i];
    HONEST(out[i] = from < 0 || from >= n ? 0 : in[from] * 3;)
    VARIANT(out[i] = (unsigned)from >= (unsigned)n ? 0 : in[from] * 3;)
}
// The bins' ends as a maximum and a minimum.
KERNEL bins_by_select(const float *in, int *bins, int n) {
    EVERY
    if (i >= n) return;
    int bin = (int)(in[i] * 16);
    HONEST(if (bin < 0) bin = 0; else if (bin > 15) bin = 15;)
    VARIANT(bin = min(max(bin, 0), 15);)
    atomicAdd(&bins[bin], 1);
}
// Turned round with a division only where it takes one.
KERNEL turned_with_fallback(const int *in, int *out, int n, int shift) {
    EVERY
    if (i >= n) return;
    int from = i + shift;
    HONEST(from = (int)((unsigned)from % (unsigned)n);)
    VARIANT(if (from < 0 || from >= n) from = (int)((unsigned)from % (unsigned)n);)
    out[i] = in[from];
}
// The border by choices.
KERNEL border_by_select(INTS) {
    EVERY
    if (i >= n) return;
    int sum = 2 * in[i + 1];
    HONEST(if (i > 0) sum += in[i]; if (i < n - 1) sum += in[i + 2];)
    VARIANT(sum += (i > 0 ? in[i] : 0) + (i < n - 1 ? in[i + 2] : 0);)
    out[i] = sum;
}
// The loop with its question behind the round, and once in front.
KERNEL rotated_loop(const float *in, int *out, int n, float limit, int rounds) {
    EVERY
    if (i >= n) return;
    float x = in[i];
    int k = 0;
    HONEST(while (x < limit && k < rounds) x *= x, k++;)
    VARIANT(if (x < limit && k < rounds) do x *= x, k++; while (x < limit && k < rounds);)
    out[i] = k;
}
// Both modes, and then a choice.
KERNEL mode_by_select(const float *a, const float *b, const float *c, float *out, int n,
                      float alpha, float beta, int mode, int offset, float limit) {
    EVERY
    if (i >= n) return;
    HONEST(if (mode == 1) out[i] = a[i] * b[i]; else if (mode == 2) out[i] = a[i]; else
           out[i] = a[i] + b[i];)
    VARIANT(float x = a[i], y = b[i];
            out[i] = mode == 1 ? x * y : mode == 2 ? x : x + y;)
}
// c is read only where it counts.
KERNEL beta_asked_first(const float *a, const float *b, const float *c, float *out, int n,
                        float alpha, float beta, int mode, int offset, float limit) {
    EVERY
    if (i >= n) return;
    HONEST(float w = c[i], v = a[i] * b[i]; asm volatile("" : "+f"(w));
           out[i] = beta != 0 ? v + beta * w : v;)
    VARIANT(float v = a[i] * b[i]; if (beta != 0) v += beta * c[i]; out[i] = v;)
}
// A test that the unmodified program makes twice.
KERNEL tested_once(const int *start, const int *value, int *out, int rows) {
    EVERY
    if (i >= rows) return;
    int first = start[i], last = start[i + 1];
    if (first == last) {
        out[i] = -1;
        return;
    }
    int most = value[first];
    for (int k = HONEST(first) VARIANT(first + 1); k < last; k++) most = max(most, value[k]);
    out[i] = most;
}
// Both loads in front of both stores, the other way round.
KERNEL in_place_reordered(INTS) {
    EVERY
    int j = n - 1 - i;
    if (i > j) return;
    HONEST(int a = in[i], b = in[j]; out[i] = b; out[j] = a;)
    VARIANT(int b = in[j], a = in[i]; out[j] = a; out[i] = b;)
}
// The constants read once.
__constant__ int unset[8];
KERNEL constant_hoisted(INTS) {
    EVERY
    VARIANT(int base = unset[0];)
    if (i < n) out[i] = in[i] * 3 + HONEST(unset[0]) VARIANT(base) + unset[i & 7];
}
