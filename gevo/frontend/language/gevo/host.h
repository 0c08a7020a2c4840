// What device code takes from the host's headers, and types of CUDA's that it names.
#pragma once

typedef unsigned char u_char;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef long ssize_t;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef int cudaError_t;

#include "constants.h"

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()

#define CUDART_INF_F __builtin_inff()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_INF __builtin_inf()
#define CUDART_NAN __builtin_nan("")
#define CUDART_PI_F 3.141592654f
#define CUDART_PI 3.1415926535897931e+0
#define CUDART_MAX_NORMAL_F 3.402823466e+38f
#define CUDART_MIN_DENORM_F 1.401298464e-45f

namespace std {
typedef ::size_t size_t;
typedef ::ptrdiff_t ptrdiff_t;
using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t;
using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;
using ::uintptr_t; using ::intptr_t;

template <class T> __host__ __device__ constexpr const T &min(const T &a, const T &b)
{
    return b < a ? b : a;
}
template <class T> __host__ __device__ constexpr const T &max(const T &a, const T &b)
{
    return a < b ? b : a;
}
template <class T> struct remove_reference { typedef T type; };
template <class T> struct remove_reference<T &> { typedef T type; };
template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> __host__ __device__ constexpr typename remove_reference<T>::type &&move(T &&v)
{
    return static_cast<typename remove_reference<T>::type &&>(v);
}
template <class T> __host__ __device__ constexpr T &&forward(
    typename remove_reference<T>::type &v)
{
    return static_cast<T &&>(v);
}
template <class T> __host__ __device__ constexpr void swap(T &a, T &b)
{
    T kept = move(a);
    a = move(b);
    b = move(kept);
}
template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    typedef T value_type;
    __host__ __device__ constexpr operator T() const { return v; }
};
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
template <class T, class U> struct is_same : integral_constant<bool, __is_same(T, U)> {};
template <class T, class U> inline constexpr bool is_same_v = __is_same(T, U);
template <class T> struct is_integral : integral_constant<bool, __is_integral(T)> {};
template <class T> inline constexpr bool is_integral_v = __is_integral(T);
template <class T> struct is_floating_point : integral_constant<bool, __is_floating_point(T)> {};
template <class T> inline constexpr bool is_floating_point_v = __is_floating_point(T);
template <class T> struct is_signed : integral_constant<bool, __is_signed(T)> {};
template <class T> struct is_unsigned : integral_constant<bool, __is_unsigned(T)> {};
template <bool, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <bool, class T, class U> struct conditional { typedef T type; };
template <class T, class U> struct conditional<false, T, U> { typedef U type; };
template <bool B, class T, class U> using conditional_t = typename conditional<B, T, U>::type;

template <class T> struct numeric_limits;
#define GEVO_LIMITS(T, LOWEST, LEAST, MOST, EPSILON, INFINITE)                                 \
    template <> struct numeric_limits<T> {                                                     \
        static constexpr bool is_specialized = true;                                           \
        __host__ __device__ static constexpr T lowest() { return LOWEST; }                     \
        __host__ __device__ static constexpr T min() { return LEAST; }                         \
        __host__ __device__ static constexpr T max() { return MOST; }                          \
        __host__ __device__ static constexpr T epsilon() { return EPSILON; }                   \
        __host__ __device__ static constexpr T infinity() { return INFINITE; }                 \
    };
GEVO_LIMITS(char, CHAR_MIN, CHAR_MIN, CHAR_MAX, 0, 0)
GEVO_LIMITS(signed char, SCHAR_MIN, SCHAR_MIN, SCHAR_MAX, 0, 0)
GEVO_LIMITS(unsigned char, 0, 0, UCHAR_MAX, 0, 0)
GEVO_LIMITS(short, SHRT_MIN, SHRT_MIN, SHRT_MAX, 0, 0)
GEVO_LIMITS(unsigned short, 0, 0, USHRT_MAX, 0, 0)
GEVO_LIMITS(int, INT_MIN, INT_MIN, INT_MAX, 0, 0)
GEVO_LIMITS(unsigned int, 0, 0, UINT_MAX, 0, 0)
GEVO_LIMITS(long, LONG_MIN, LONG_MIN, LONG_MAX, 0, 0)
GEVO_LIMITS(unsigned long, 0, 0, ULONG_MAX, 0, 0)
GEVO_LIMITS(long long, LLONG_MIN, LLONG_MIN, LLONG_MAX, 0, 0)
GEVO_LIMITS(unsigned long long, 0, 0, ULLONG_MAX, 0, 0)
GEVO_LIMITS(float, -FLT_MAX, FLT_MIN, FLT_MAX, FLT_EPSILON, __builtin_inff())
GEVO_LIMITS(double, -DBL_MAX, DBL_MIN, DBL_MAX, DBL_EPSILON, __builtin_inf())
#undef GEVO_LIMITS
} // namespace std
