// What the two types of sixteen bits have in common. One that is named by its argument's type is
// declared for both (`__hadd`); conversions from others have the type in their names.
#pragma once

#define GEVO_HALVES(H, H2, HELD, RAW, NAME)                                                    \
    struct RAW { unsigned short x; };                                                          \
    struct H {                                                                                 \
        HELD held;                                                                             \
        H() = default;                                                                         \
        __host__ __device__ constexpr H(HELD a) : held(a) {}                                   \
        __host__ __device__ constexpr H(float a) : held((HELD)a) {}                            \
        __host__ __device__ constexpr H(double a) : held((HELD)a) {}                           \
        __host__ __device__ constexpr H(int a) : held((HELD)(float)a) {}                       \
        __host__ __device__ constexpr H(unsigned int a) : held((HELD)(float)a) {}              \
        __host__ __device__ constexpr operator float() const { return (float)held; }           \
        __device__ H &operator+=(H a) { return *this = H((HELD)(held + a.held)); }             \
        __device__ H &operator-=(H a) { return *this = H((HELD)(held - a.held)); }             \
        __device__ H &operator*=(H a) { return *this = H((HELD)(held * a.held)); }             \
        __device__ H &operator/=(H a) { return *this = H((HELD)(held / a.held)); }             \
    };                                                                                         \
    struct __align__(4) H2 {                                                                   \
        H x, y;                                                                                \
        H2() = default;                                                                        \
        __host__ __device__ constexpr H2(H x, H y) : x(x), y(y) {}                             \
    };                                                                                         \
    GEVO_HALF_OPERATOR(H, H2, HELD, +, __hadd, __hadd2)                                        \
    GEVO_HALF_OPERATOR(H, H2, HELD, -, __hsub, __hsub2)                                        \
    GEVO_HALF_OPERATOR(H, H2, HELD, *, __hmul, __hmul2)                                        \
    GEVO_HALF_OPERATOR(H, H2, HELD, /, __hdiv, __h2div)                                        \
    GEVO_HALF_COMPARED(H, <, __hlt) GEVO_HALF_COMPARED(H, >, __hgt)                            \
    GEVO_HALF_COMPARED(H, <=, __hle) GEVO_HALF_COMPARED(H, >=, __hge)                          \
    GEVO_HALF_COMPARED(H, ==, __heq) GEVO_HALF_COMPARED(H, !=, __hne)                          \
    GEVO_DEVICE H operator-(H a) { return H((HELD)(-a.held)); }                                \
    GEVO_DEVICE H __hneg(H a) { return -a; }                                                   \
    GEVO_DEVICE H __habs(H a) { return a.held < 0 ? -a : a; }                                  \
    GEVO_DEVICE H __hmax(H a, H b) { return a.held > b.held ? a : b; }                         \
    GEVO_DEVICE H __hmin(H a, H b) { return a.held < b.held ? a : b; }                         \
    GEVO_DEVICE bool __hisnan(H a) { return a.held != a.held; }                                \
    GEVO_DEVICE H2 __hmax2(H2 a, H2 b) { return {__hmax(a.x, b.x), __hmax(a.y, b.y)}; }        \
    GEVO_DEVICE H2 __hmin2(H2 a, H2 b) { return {__hmin(a.x, b.x), __hmin(a.y, b.y)}; }        \
    GEVO_DEVICE H __hfma(H a, H b, H c) { return H((HELD)__builtin_fmaf(a, b, c)); }           \
    GEVO_DEVICE H2 __hfma2(H2 a, H2 b, H2 c)                                                   \
    {                                                                                          \
        return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};                                 \
    }                                                                                          \
    GEVO_DEVICE H hexp(H a) { return H(__expf(a)); }                                           \
    GEVO_DEVICE H hlog(H a) { return H(__logf(a)); }                                           \
    GEVO_DEVICE H hsqrt(H a) { return H(__builtin_sqrtf(a)); }                                 \
    GEVO_DEVICE H hrsqrt(H a) { return H(__nv_rsqrtf(a)); }                                    \
    GEVO_DEVICE H hrcp(H a) { return H(1.0f / (float)a); }                                     \
    GEVO_DEVICE H htanh(H a) { return H(__nv_tanhf(a)); }                                      \
    GEVO_DEVICE H __float2##NAME(float a) { return H(a); }                                     \
    GEVO_DEVICE H __float2##NAME##_rn(float a) { return H(a); }                                \
    GEVO_DEVICE H __double2##NAME(double a) { return H(a); }                                   \
    GEVO_DEVICE H __int2##NAME##_rn(int a) { return H(a); }                                    \
    GEVO_DEVICE float __##NAME##2float(H a) { return a; }                                      \
    GEVO_DEVICE int __##NAME##2int_rn(H a) { return __nvvm_f2i_rn(a); }                        \
    GEVO_DEVICE int __##NAME##2int_rz(H a) { return __nvvm_f2i_rz(a); }                        \
    GEVO_DEVICE H2 __##NAME##2##NAME##2(H a) { return {a, a}; }                                \
    GEVO_DEVICE H2 __float2##NAME##2_rn(float a) { return {H(a), H(a)}; }                      \
    GEVO_DEVICE H2 __floats2##NAME##2_rn(float a, float b) { return {H(a), H(b)}; }            \
    GEVO_DEVICE H2 __float22##NAME##2_rn(float2 a) { return {H(a.x), H(a.y)}; }                \
    GEVO_DEVICE H2 __halves2##NAME##2(H a, H b) { return {a, b}; }                             \
    GEVO_DEVICE float2 __##NAME##22float2(H2 a) { return {a.x, a.y}; }                         \
    GEVO_DEVICE H __low2##NAME(H2 a) { return a.x; }                                           \
    GEVO_DEVICE H __high2##NAME(H2 a) { return a.y; }                                          \
    GEVO_DEVICE float __low2float(H2 a) { return a.x; }                                        \
    GEVO_DEVICE float __high2float(H2 a) { return a.y; }                                       \
    GEVO_DEVICE H2 make_##NAME##2(H a, H b) { return {a, b}; }

#define GEVO_HALF_OPERATOR(H, H2, HELD, OP, ONE, TWO)                                          \
    GEVO_DEVICE H operator OP(H a, H b) { return H((HELD)(a.held OP b.held)); }                \
    GEVO_DEVICE H ONE(H a, H b) { return a OP b; }                                             \
    GEVO_DEVICE H2 operator OP(H2 a, H2 b) { return {a.x OP b.x, a.y OP b.y}; }                \
    GEVO_DEVICE H2 TWO(H2 a, H2 b) { return a OP b; }
#define GEVO_HALF_COMPARED(H, OP, NAME)                                                        \
    GEVO_DEVICE bool operator OP(H a, H b) { return a.held OP b.held; }                        \
    GEVO_DEVICE bool NAME(H a, H b) { return a.held OP b.held; }
