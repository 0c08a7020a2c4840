// Half precision: a number and a pair, over the compiler's own type.
#pragma once
#include "cuda_runtime.h"
#include "gevo/halves.h"
GEVO_HALVES(__half, __half2, _Float16, __half_raw, half)
typedef __half half;
typedef __half2 half2;
GEVO_DEVICE unsigned short __half_as_ushort(half a) { return __builtin_bit_cast(unsigned short, a); }
GEVO_DEVICE half __ushort_as_half(unsigned short a) { return __builtin_bit_cast(half, a); }
