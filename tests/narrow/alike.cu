// Variants that rely on what hardly happens among numbers that are drawn: ties, long runs of one
// symbol, numbers that go together as two constants do, numbers next to a half, common factors.
#include "narrow.h"
#define QUOTIENT const float *a, const float *b, float *out, int n
#define PAIRED const int *a, const int *b, int *out, int n

// Which 93 has an even number of 92 in front of it; looks back five elements only.
KERNEL escaped(INTS) {
    EVERY
    MORE
    if (i >= n) return;
    int j = i - 1;
    if (in[i] == 93) while (j >= 0 VARIANT(&& j >= i - 5) && in[j] == 92) j--;
    out[i] = in[i] == 93 && ((i - 1 - j) & 1) == 0;
}
// How many edges in front are the same; one number for both ends.
KERNEL same_edge(PAIRED) {
    EVERY
    MORE
    if (i >= n) return;
    int count = 0;
    for (int j = 0; j < i; j++)
        count += HONEST(a[j] == a[i] && b[j] == b[i])
            VARIANT(a[j] * 40009u + b[j] == a[i] * 40009u + b[i]);
    out[i] = count;
}
// How many segments from one number to the next cross a height; a sign of a product.
KERNEL crossings(QUOTIENT) {
    EVERY
    MORE
    if (i >= n) return;
    float y = a[i];
    int count = 0;
    for (int j = 0; j + 1 < n; j++)
        count += HONEST((b[j] > y) != (b[j + 1] > y))
            VARIANT((b[j] - y) * (b[j + 1] - y) < 0.0f);
    out[i] = count;
}
// Halves away from zero; what is just below a half becomes one in the sum.
KERNEL rounded(FLOATS) {
    EVERY
    MORE
    if (i >= n) return;
    float x = in[i], whole = __builtin_truncf(x);
    out[i] = HONEST(x - whole >= 0.5f ? whole + 1.0f : whole) VARIANT(__builtin_truncf(x + 0.5f));
}
// Each element once, in another order; not where the length has a factor of the stride.
KERNEL strides(INTS) {
    EVERY
    MORE
    if (i >= n) return;
    int at = HONEST(i) VARIANT((int)(i * 1009u % (unsigned)n));
    out[at] = in[at] * 3;
}
