// Mathematics: libdevice where LLVM has no instruction of its own.
#pragma once

// Of one and of two arguments: `sinf(float)`, `sin(double)` and, as an overload, `sin(float)`.
#define GEVO_UNARY(NAME, FLOAT, DOUBLE)                                                        \
    GEVO_DEVICE float NAME##f(float a) { return FLOAT(a); }                                    \
    GEVO_DEVICE float NAME(float a) { return FLOAT(a); }                                       \
    GEVO_DEVICE double NAME(double a) { return DOUBLE(a); }
#define GEVO_BINARY(NAME, FLOAT, DOUBLE)                                                       \
    GEVO_DEVICE float NAME##f(float a, float b) { return FLOAT(a, b); }                        \
    GEVO_DEVICE float NAME(float a, float b) { return FLOAT(a, b); }                           \
    GEVO_DEVICE double NAME(double a, double b) { return DOUBLE(a, b); }
#define GEVO_LIB1(NAME)                                                                        \
    extern "C" __device__ float __nv_##NAME##f(float);                                         \
    extern "C" __device__ double __nv_##NAME(double);                                          \
    GEVO_UNARY(NAME, __nv_##NAME##f, __nv_##NAME)
#define GEVO_LIB2(NAME)                                                                        \
    extern "C" __device__ float __nv_##NAME##f(float, float);                                  \
    extern "C" __device__ double __nv_##NAME(double, double);                                  \
    GEVO_BINARY(NAME, __nv_##NAME##f, __nv_##NAME)

GEVO_LIB1(sin) GEVO_LIB1(cos) GEVO_LIB1(tan) GEVO_LIB1(asin) GEVO_LIB1(acos) GEVO_LIB1(atan)
GEVO_LIB1(sinh) GEVO_LIB1(cosh) GEVO_LIB1(tanh) GEVO_LIB1(asinh) GEVO_LIB1(acosh)
GEVO_LIB1(atanh) GEVO_LIB1(exp) GEVO_LIB1(exp2) GEVO_LIB1(exp10) GEVO_LIB1(expm1)
GEVO_LIB1(log) GEVO_LIB1(log2) GEVO_LIB1(log10) GEVO_LIB1(log1p) GEVO_LIB1(logb)
GEVO_LIB1(cbrt) GEVO_LIB1(rcbrt) GEVO_LIB1(rsqrt) GEVO_LIB1(erf) GEVO_LIB1(erfc)
GEVO_LIB1(erfinv) GEVO_LIB1(erfcx) GEVO_LIB1(normcdf) GEVO_LIB1(lgamma) GEVO_LIB1(tgamma)
GEVO_LIB1(sinpi) GEVO_LIB1(cospi) GEVO_LIB1(j0) GEVO_LIB1(j1) GEVO_LIB1(round)
GEVO_LIB2(pow) GEVO_LIB2(atan2) GEVO_LIB2(fmod) GEVO_LIB2(remainder) GEVO_LIB2(hypot)
GEVO_LIB2(fdim) GEVO_LIB2(nextafter)
GEVO_UNARY(sqrt, __builtin_sqrtf, __builtin_sqrt)
GEVO_UNARY(fabs, __builtin_fabsf, __builtin_fabs)
GEVO_UNARY(floor, __builtin_floorf, __builtin_floor)
GEVO_UNARY(ceil, __builtin_ceilf, __builtin_ceil)
GEVO_UNARY(trunc, __builtin_truncf, __builtin_trunc)
GEVO_UNARY(rint, __builtin_rintf, __builtin_rint)
GEVO_UNARY(nearbyint, __builtin_rintf, __builtin_rint)
GEVO_BINARY(fmin, __builtin_fminf, __builtin_fmin)
GEVO_BINARY(fmax, __builtin_fmaxf, __builtin_fmax)
GEVO_BINARY(copysign, __builtin_copysignf, __builtin_copysign)
GEVO_DEVICE float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
GEVO_DEVICE float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
GEVO_DEVICE double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
GEVO_DEVICE float powif(float a, int n) { return __nv_powf(a, (float)n); }
GEVO_DEVICE double pow(double a, int n) { return __nv_pow(a, (double)n); }
GEVO_DEVICE float pow(float a, int n) { return __nv_powf(a, (float)n); }
GEVO_DEVICE void sincosf(float a, float *s, float *c)
{
    *s = __nv_sinf(a);
    *c = __nv_cosf(a);
}
GEVO_DEVICE void sincos(double a, double *s, double *c)
{
    *s = __nv_sin(a);
    *c = __nv_cos(a);
}
extern "C" __device__ float __nv_ldexpf(float, int);
extern "C" __device__ double __nv_ldexp(double, int);
GEVO_DEVICE float ldexpf(float a, int n) { return __nv_ldexpf(a, n); }
GEVO_DEVICE double ldexp(double a, int n) { return __nv_ldexp(a, n); }
GEVO_DEVICE int isnan(double a) { return __builtin_isnan(a); }
GEVO_DEVICE int isinf(double a) { return __builtin_isinf(a); }
GEVO_DEVICE int isfinite(double a) { return __builtin_isfinite(a); }
GEVO_DEVICE int signbit(double a) { return __builtin_signbit(a); }
GEVO_DEVICE int isnan(float a) { return __builtin_isnan(a); }
GEVO_DEVICE int isinf(float a) { return __builtin_isinf(a); }
GEVO_DEVICE int isfinite(float a) { return __builtin_isfinite(a); }
GEVO_DEVICE int signbit(float a) { return __builtin_signbit(a); }
GEVO_DEVICE long lroundf(float a) { return (long)__nv_roundf(a); }
GEVO_DEVICE long long llroundf(float a) { return (long long)__nv_roundf(a); }
GEVO_DEVICE float norm3df(float a, float b, float c) { return __builtin_sqrtf(a * a + b * b + c * c); }
GEVO_DEVICE float rnorm3df(float a, float b, float c) { return __nv_rsqrtf(a * a + b * b + c * c); }

GEVO_DEVICE int abs(int a) { return a < 0 ? -a : a; }
GEVO_DEVICE long abs(long a) { return a < 0 ? -a : a; }
GEVO_DEVICE long long abs(long long a) { return a < 0 ? -a : a; }
GEVO_DEVICE long long llabs(long long a) { return a < 0 ? -a : a; }
GEVO_DEVICE long labs(long a) { return a < 0 ? -a : a; }
GEVO_DEVICE float abs(float a) { return __builtin_fabsf(a); }
GEVO_DEVICE double abs(double a) { return __builtin_fabs(a); }
#define GEVO_EXTREMES(T)                                                                       \
    GEVO_BOTH T min(T a, T b) { return a < b ? a : b; }                                        \
    GEVO_BOTH T max(T a, T b) { return a > b ? a : b; }
GEVO_EXTREMES(int) GEVO_EXTREMES(unsigned int) GEVO_EXTREMES(long) GEVO_EXTREMES(unsigned long)
GEVO_EXTREMES(long long) GEVO_EXTREMES(unsigned long long)
// Which of two types that differ is meant: as CUDA's overloads have it, the unsigned one.
GEVO_BOTH unsigned int min(int a, unsigned int b) { return min((unsigned int)a, b); }
GEVO_BOTH unsigned int min(unsigned int a, int b) { return min(a, (unsigned int)b); }
GEVO_BOTH unsigned int max(int a, unsigned int b) { return max((unsigned int)a, b); }
GEVO_BOTH unsigned int max(unsigned int a, int b) { return max(a, (unsigned int)b); }
GEVO_DEVICE float min(float a, float b) { return __builtin_fminf(a, b); }
GEVO_DEVICE float max(float a, float b) { return __builtin_fmaxf(a, b); }
GEVO_DEVICE double min(double a, double b) { return __builtin_fmin(a, b); }
GEVO_DEVICE double max(double a, double b) { return __builtin_fmax(a, b); }
GEVO_DEVICE double min(float a, double b) { return __builtin_fmin(a, b); }
GEVO_DEVICE double min(double a, float b) { return __builtin_fmin(a, b); }
GEVO_DEVICE double max(float a, double b) { return __builtin_fmax(a, b); }
GEVO_DEVICE double max(double a, float b) { return __builtin_fmax(a, b); }

// Approximate, as CUDA's are.
GEVO_DEVICE float __fdividef(float a, float b) { return __nvvm_div_approx_f(a, b); }
GEVO_DEVICE float __exp2f(float a) { return __nvvm_ex2_approx_f(a); }
GEVO_DEVICE float __expf(float a) { return __nvvm_ex2_approx_f(a * 1.4426950408889634f); }
GEVO_DEVICE float __exp10f(float a) { return __nvvm_ex2_approx_f(a * 3.321928094887362f); }
GEVO_DEVICE float __log2f(float a) { return __nvvm_lg2_approx_f(a); }
GEVO_DEVICE float __logf(float a) { return __nvvm_lg2_approx_f(a) * 0.6931471805599453f; }
GEVO_DEVICE float __log10f(float a) { return __nvvm_lg2_approx_f(a) * 0.3010299956639812f; }
GEVO_DEVICE float __powf(float a, float b) { return __nvvm_ex2_approx_f(b * __nvvm_lg2_approx_f(a)); }
GEVO_DEVICE float __sinf(float a) { return __nvvm_sin_approx_f(a); }
GEVO_DEVICE float __cosf(float a) { return __nvvm_cos_approx_f(a); }
GEVO_DEVICE float __tanf(float a) { return __fdividef(__sinf(a), __cosf(a)); }
GEVO_DEVICE void __sincosf(float a, float *s, float *c)
{
    *s = __sinf(a);
    *c = __cosf(a);
}
GEVO_DEVICE float __saturatef(float a) { return __nvvm_saturate_f(a); }
GEVO_DEVICE float __frsqrt_rn(float a) { return 1.0f / __builtin_sqrtf(a); }

// With a rounding by name; such operations are not fused.
#define GEVO_ROUNDED(DIRECTION, MODE)                                                                \
    GEVO_DEVICE float __fadd_##DIRECTION(float a, float b) { return __nvvm_add_##MODE##_f(a, b); } \
    GEVO_DEVICE float __fsub_##DIRECTION(float a, float b) { return __nvvm_add_##MODE##_f(a, -b); } \
    GEVO_DEVICE float __fmul_##DIRECTION(float a, float b) { return __nvvm_mul_##MODE##_f(a, b); } \
    GEVO_DEVICE float __fdiv_##DIRECTION(float a, float b) { return __nvvm_div_##MODE##_f(a, b); } \
    GEVO_DEVICE float __frcp_##DIRECTION(float a) { return __nvvm_rcp_##MODE##_f(a); }    \
    GEVO_DEVICE float __fsqrt_##DIRECTION(float a) { return __nvvm_sqrt_##MODE##_f(a); }  \
    GEVO_DEVICE float __fmaf_##DIRECTION(float a, float b, float c) { return __nvvm_fma_##MODE##_f(a, b, c); } \
    GEVO_DEVICE double __dadd_##DIRECTION(double a, double b) { return __nvvm_add_##MODE##_d(a, b); } \
    GEVO_DEVICE double __dmul_##DIRECTION(double a, double b) { return __nvvm_mul_##MODE##_d(a, b); } \
    GEVO_DEVICE double __ddiv_##DIRECTION(double a, double b) { return __nvvm_div_##MODE##_d(a, b); } \
    GEVO_DEVICE double __fma_##DIRECTION(double a, double b, double c) { return __nvvm_fma_##MODE##_d(a, b, c); } \
    GEVO_DEVICE int __float2int_##DIRECTION(float a) { return __nvvm_f2i_##MODE(a); }     \
    GEVO_DEVICE unsigned int __float2uint_##DIRECTION(float a) { return __nvvm_f2ui_##MODE(a); } \
    GEVO_DEVICE long long __float2ll_##DIRECTION(float a) { return __nvvm_f2ll_##MODE(a); } \
    GEVO_DEVICE int __double2int_##DIRECTION(double a) { return __nvvm_d2i_##MODE(a); }   \
    GEVO_DEVICE long long __double2ll_##DIRECTION(double a) { return __nvvm_d2ll_##MODE(a); } \
    GEVO_DEVICE float __int2float_##DIRECTION(int a) { return __nvvm_i2f_##MODE(a); }     \
    GEVO_DEVICE float __uint2float_##DIRECTION(unsigned int a) { return __nvvm_ui2f_##MODE(a); } \
    GEVO_DEVICE float __double2float_##DIRECTION(double a) { return __nvvm_d2f_##MODE(a); }
GEVO_ROUNDED(rn, rn) GEVO_ROUNDED(rz, rz) GEVO_ROUNDED(ru, rp) GEVO_ROUNDED(rd, rm)
GEVO_DEVICE double __int2double_rn(int a) { return a; }

GEVO_DEVICE int __float_as_int(float a) { return __builtin_bit_cast(int, a); }
GEVO_DEVICE unsigned int __float_as_uint(float a) { return __builtin_bit_cast(unsigned int, a); }
GEVO_DEVICE float __int_as_float(int a) { return __builtin_bit_cast(float, a); }
GEVO_DEVICE float __uint_as_float(unsigned int a) { return __builtin_bit_cast(float, a); }
GEVO_DEVICE long long __double_as_longlong(double a) { return __builtin_bit_cast(long long, a); }
GEVO_DEVICE double __longlong_as_double(long long a) { return __builtin_bit_cast(double, a); }
GEVO_DEVICE int __double2hiint(double a) { return (int)(__double_as_longlong(a) >> 32); }
GEVO_DEVICE int __double2loint(double a) { return (int)__double_as_longlong(a); }
GEVO_DEVICE double __hiloint2double(int hi, int lo)
{
    return __longlong_as_double((long long)hi << 32 | (unsigned int)lo);
}

namespace std {
using ::sin; using ::cos; using ::tan; using ::exp; using ::log; using ::pow; using ::sqrt;
using ::fabs; using ::abs; using ::floor; using ::ceil; using ::round; using ::fmin; using ::fmax;
using ::tanh; using ::log2; using ::exp2; using ::isnan; using ::isinf; using ::fma; using ::erf;
} // namespace std
#undef GEVO_UNARY
#undef GEVO_BINARY
#undef GEVO_LIB1
#undef GEVO_LIB2
#undef GEVO_EXTREMES
#undef GEVO_ROUNDED
