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

#include "gevo/constants.h"
