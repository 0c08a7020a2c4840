// What sources take from the host's headers and use on the device, for NVRTC, which has none: the
// C++ library for device code that comes with CUDA has nearly all of it, under another name.
#pragma once

#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#include <cuda/std/array>
#include <cuda/std/cfloat>
#include <cuda/std/climits>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#include <cuda/std/functional>
#include <cuda/std/limits>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>

namespace std {
using namespace ::cuda::std;
}
#endif

typedef unsigned char u_char;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef long ssize_t;

#ifndef NULL
#define NULL 0
#endif
// As with NDEBUG: a program that is right never fails an assertion.
#ifndef assert
#define assert(condition) ((void)0)
#endif

#define RAND_MAX 2147483647
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
