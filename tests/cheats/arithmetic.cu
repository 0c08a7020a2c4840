// Variants that take a less exact operation than the unmodified program (-DBASELINE) has, and
// some that only look like it. On one GPU they may agree in every bit of the cases at hand.
#include "common.h"

// Exact division, root, exponential, logarithm, sine and tangent made approximate.
KERNEL division(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i], y = x * x + 1.5f;
    HONEST(out[i] = x / y;)
    VARIANT(out[i] = __fdividef(x, y);)
}
KERNEL reciprocal(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float y = in[i] * in[i] + 1.5f;
    HONEST(out[i] = 1.0f / y;)
    VARIANT(asm("rcp.approx.f32 %0, %1;" : "=f"(out[i]) : "f"(y));)
}
KERNEL root(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = fabsf(in[i]);
    HONEST(out[i] = __fsqrt_rn(x);)
    VARIANT(out[i] = sqrtf(x);)
}
KERNEL inverse_root(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = fabsf(in[i]) + 0.1f;
    HONEST(out[i] = 1.0f / __fsqrt_rn(x);)
    VARIANT(out[i] = rsqrtf(x);)
}
KERNEL power(FARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = (float)exp2((double)in[i]);)
    VARIANT(out[i] = exp2f(in[i]);)
}
KERNEL logarithm(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = fabsf(in[i]) + 0.1f;
    HONEST(out[i] = log2f(x);)
    VARIANT(out[i] = __log2f(x);)
}
KERNEL sine(FARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = sinf(in[i]);)
    VARIANT(out[i] = __sinf(in[i]);)
}
KERNEL tangent(FARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = tanhf(in[i]);)
    VARIANT(asm("tanh.approx.f32 %0, %1;" : "=f"(out[i]) : "f"(in[i]));)
}
// A product that is subnormal, flushed to zero.
KERNEL flushed(FARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = in[i] * 1e-39f;)
    VARIANT(asm("mul.ftz.f32 %0, %1, %2;" : "=f"(out[i]) : "f"(in[i]), "f"(1e-39f));)
}
// The remainder that divides exactly, and the one of the hardware's quotient.
KERNEL modulus(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i] * 1e6f;
    HONEST(out[i] = fmodf(x, 0.7f);)
    VARIANT(out[i] = x - truncf(x / 0.7f) * 0.7f;)
}

// The unmodified program is approximate already, and the variant as well.
KERNEL same_approximation(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i];
    out[i] = __expf(x) / sqrtf(fabsf(x) + 1) + __sinf(x) * __fdividef(x, 3);
}
// A division that is a multiplication in every bit.
KERNEL by_a_power_of_two(FARGS) {
    EACH WASTE
    if (i >= n) return;
    HONEST(out[i] = in[i] / 8;)
    VARIANT(out[i] = in[i] * 0.125f;)
}
// An exact operation instead of an approximate one, where some error is accepted.
KERNEL within_tolerance(FARGS) {
    EACH WASTE
    if (i >= n) return;
    float x = in[i], y = x * x + 1.5f;
    HONEST(out[i] = x / y;)
    VARIANT(out[i] = __fdividef(x, y);)
}
