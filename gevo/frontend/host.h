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

// What `using namespace std` gives. Not the mathematics: the compiler has `exp(double)` and the like
// without a namespace, too, and a call of either would be ambiguous.
namespace gevo_std {
using ::cuda::std::array;
using ::cuda::std::clamp;
using ::cuda::std::complex;
using ::cuda::std::conditional;
using ::cuda::std::enable_if;
using ::cuda::std::fill;
using ::cuda::std::forward;
using ::cuda::std::get;
using ::cuda::std::greater;
using ::cuda::std::is_same;
using ::cuda::std::less;
using ::cuda::std::lower_bound;
using ::cuda::std::make_pair;
using ::cuda::std::make_tuple;
using ::cuda::std::max;
using ::cuda::std::min;
using ::cuda::std::move;
using ::cuda::std::multiplies;
using ::cuda::std::numeric_limits;
using ::cuda::std::pair;
using ::cuda::std::plus;
using ::cuda::std::swap;
using ::cuda::std::tie;
using ::cuda::std::tuple;
using ::cuda::std::upper_bound;
}
#else
namespace gevo_std {}
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
