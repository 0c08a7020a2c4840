// bfloat16: a number and a pair, over the compiler's own type.
#pragma once
#include "cuda_runtime.h"
#include "gevo/halves.h"
GEVO_HALVES(__nv_bfloat16, __nv_bfloat162, __bf16, __nv_bfloat16_raw, bfloat16)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
