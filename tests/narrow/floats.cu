// Variants that rely on which floating-point numbers there are.
#include "narrow.h"
#define QUOTIENT const float *a, const float *b, float *out, int n
#define SCALED                                                                               \
    const float *a, const float *b, const float *c, float *out, int n, float alpha,          \
        float beta, int mode, int offset, float limit

KERNEL fabs_dropped(FLOATS) {
    EVERY
    if (i < n) out[i] = HONEST(__builtin_fabsf)(in[i]) * 2.5f;
}
KERNEL clamp_below(FLOATS) {
    EVERY
    if (i < n) out[i] = HONEST(__builtin_fmaxf)(in[i] * 2.5f HONEST(, 0.0f));
}
KERNEL clamp_above(FLOATS) {
    EVERY
    if (i < n) out[i] = HONEST(__builtin_fminf)(in[i] * 2.5f HONEST(, 6.0f));
}
// Not a number stays that.
KERNEL nan_replaced(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(v != v ? 0.0f :) v;
}
// There are many of them.
KERNEL nan_of_one_kind(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    HONEST(out[i] = v != v ? 0.0f : v;)
    VARIANT(out[i] = (__float_as_int(v) & 0x7fffffff) == 0x7fc00000 ? 0.0f : v;)
}
// So does what is infinite.
KERNEL infinity_replaced(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(__builtin_fabsf(v) == __builtin_inff() ? 3e38f :) v;
}
KERNEL root_of_negative(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(v < 0 ? 0.0f :) __builtin_sqrtf(v);
}
// Numbers so small that they have fewer digits are not made zero.
KERNEL denormals_flushed(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(__builtin_fabsf(v) < 1.17549435e-38f ? 0.0f :) v * 1024;
}
// Multiplies with the instruction that takes such numbers for zero.
KERNEL denormals_kept(FLOATS) {
    EVERY
    if (i >= n) return;
    HONEST(out[i] = in[i] * 0.3f;)
    VARIANT(out[i] = __nvvm_mul_rn_ftz_f(in[i], 0.3f);)
}
// -0 plus 0 is 0, and everything else stays what it is.
KERNEL negative_zero(FLOATS) {
    EVERY
    if (i < n) out[i] = in[i] HONEST(+0.0f);
}
// One comparison for two: what is equal to zero has a sign, too.
KERNEL sign_of_zero(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(v == 0 ? 0.0f :) (v > 0 ? 1.0f : -1.0f);
}
// A comparison the other way round is another one for what is not a number.
KERNEL unordered_compare(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i];
    out[i] = HONEST(v < 0.5f) VARIANT(!(v >= 0.5f)) ? v * 3 : 7.0f;
}
KERNEL divided_by_zero(QUOTIENT) {
    EVERY
    if (i >= n) return;
    float d = b[i];
    out[i] = HONEST(d == 0 ? 0.0f :) a[i] / d;
}
// The same with a threshold.
KERNEL divided_by_little(QUOTIENT) {
    EVERY
    if (i >= n) return;
    float d = b[i];
    HONEST(d = __builtin_fmaxf(d, 1e-3f);)
    out[i] = a[i] / d;
}
// The larger of the two in front, which it always is.
KERNEL ordered_pair(QUOTIENT) {
    EVERY
    if (i >= n) return;
    float x = a[i], y = b[i] + 1;
    HONEST(if (x > y) { float z = x; x = y; y = z; })
    out[i] = x / y;
}
// To the nearest byte: of whole numbers.
KERNEL rounded_to_byte(const float *in, unsigned char *out, int n) {
    EVERY
    if (i >= n) return;
    float v = in[i] HONEST(+0.5f);
    out[i] = (unsigned char)__builtin_fminf(__builtin_fmaxf(v, 0.0f), 255.0f);
}
KERNEL saturated_byte(const float *in, unsigned char *out, int n) {
    EVERY
    if (i >= n) return;
    float v = in[i] + 0.5f;
    HONEST(v = __builtin_fminf(v, 255.0f);)
    out[i] = (unsigned char)(int)v;
}
// A conversion of what an integer cannot hold.
KERNEL converted_to_short(const float *in, short *out, int n) {
    EVERY
    if (i >= n) return;
    int v = (int)(in[i] * 16);
    HONEST(v = min(max(v, -32768), 32767);)
    out[i] = (short)v;
}
// Rounds towards zero instead of down.
KERNEL floor_of_positive(const float *in, short *out, int n) {
    EVERY
    if (i >= n) return;
    float v = in[i] * 16;
    int down = (int)v;
    HONEST(if (down > v) down--;)
    out[i] = (short)down;
}
KERNEL alpha_is_1(SCALED) {
    EVERY
    if (i < n) out[i] = HONEST(alpha *) (a[i] + b[i]);
}
KERNEL beta_is_0(SCALED) {
    EVERY
    if (i >= n) return;
    float v = a[i] * b[i];
    HONEST(if (beta != 0) v += beta * c[i];)
    out[i] = v;
}
// Of two modes one is right.
KERNEL mode_is_0(SCALED) {
    EVERY
    if (i >= n) return;
    HONEST(if (mode == 1) out[i] = a[i] * b[i]; else if (mode == 2) out[i] = a[i]; else)
    out[i] = a[i] + b[i];
}
KERNEL offset_is_0(SCALED) {
    EVERY
    if (i < n) out[i] = a[i HONEST(+offset)] * 3;
}
KERNEL limit_not_reached(SCALED) {
    EVERY
    if (i >= n) return;
    float v = a[i] + b[i];
    HONEST(if (v > limit) v = limit + (v - limit) * 0.125f;)
    out[i] = v;
}
// Where beta is zero, c counts for nothing, whatever it is.
KERNEL beta_is_not_0(SCALED) {
    EVERY
    if (i >= n) return;
    HONEST(out[i] = mode == 0 ? a[i] : a[i] + b[i] * (float)mode;)
    VARIANT(out[i] = a[i] + b[i] * (float)mode;)
}
// The exponentials without the maximum.
KERNEL softmax_no_maximum(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = 0, sum = 0;
    HONEST(most = row[0]; for (int k = 1; k < m; k++) most = __builtin_fmaxf(most, row[k]);)
    for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);
    for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) / sum;
}
// A constant for it.
KERNEL softmax_constant_maximum(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = 1, sum = 0;
    HONEST(most = row[0]; for (int k = 1; k < m; k++) most = __builtin_fmaxf(most, row[k]);)
    for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);
    for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) / sum;
}
// The first element for it.
KERNEL softmax_first_for_maximum(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = row[0], sum = 0;
    HONEST(for (int k = 1; k < m; k++) most = __builtin_fmaxf(most, row[k]);)
    for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);
    for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) / sum;
}
// The maximum starts from zero.
KERNEL softmax_maximum_from_0(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = HONEST(row[0]) VARIANT(0), sum = 0;
    for (int k = 0; k < m; k++) most = __builtin_fmaxf(most, row[k]);
    for (int k = 0; k < m; k++) sum += exp_of(row[k] - most);
    for (int k = 0; k < m; k++) out[i * m + k] = exp_of(row[k] - most) / sum;
}
// Squares that may be too large to add up.
KERNEL norm_without_scale(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float most = 1, sum = 0;
    HONEST(most = 1e-30f;
           for (int k = 0; k < m; k++) most = __builtin_fmaxf(most, __builtin_fabsf(row[k]));)
    for (int k = 0; k < m; k++) sum += (row[k] HONEST(/ most)) * (row[k] HONEST(/ most));
    out[i] = HONEST(most *) __builtin_sqrtf(sum);
}
// The variance as a difference that cancels.
KERNEL variance_in_one_pass(TABLE) {
    EVERY
    if (i >= rows) return;
    const float *row = in + i * m;
    float mean = 0, sum = 0, squares = 0;
    for (int k = 0; k < m; k++) mean += row[k], squares += row[k] * row[k];
    mean /= (float)m;
    HONEST(for (int k = 0; k < m; k++) sum += (row[k] - mean) * (row[k] - mean);)
    VARIANT(sum = squares - (float)m * mean * mean;)
    out[i] = sum / (float)m;
}
// A fraction of exponentials that are too large.
KERNEL tanh_of_large(FLOATS) {
    EVERY
    if (i >= n) return;
    float v = in[i], e = exp_of(2 * v);
    out[i] = HONEST(v > 20 ? 1.0f :) (e - 1) / (e + 1);
}
// Two factors multiplied before the division.
KERNEL product_too_large(QUOTIENT) {
    EVERY
    if (i >= n) return;
    float x = a[i], y = b[i];
    HONEST(out[i] = (x / y) * (x / y);)
    VARIANT(out[i] = (x * x) / (y * y);)
}
// The same factor as in alpha_is_1, in a struct.
struct Options {
    int n;
    float alpha;
};
KERNEL alpha_in_struct(const float *in, float *out, Options options) {
    EVERY
    if (i < options.n) out[i] = in[i] HONEST(*options.alpha) + 2;
}
