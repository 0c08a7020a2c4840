// The language of device code, over clang's own builtins: what CUDA's headers declare, for a clang
// that has none of them. Host code is not meant to compile with it. Names and meanings are those of
// NVIDIA's CUDA C++ Programming Guide and Math API; `__nv_*` is libdevice.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <limits.h>
#include <float.h>

#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 13
#define __CUDACC_VER_MINOR__ 0
#define CUDART_VERSION 13000
#define CUDA_VERSION 13000

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __grid_constant__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))

// nodebug: an instruction that comes from here is shown at the line that asks for it.
#define GEVO_DEVICE static __device__ __forceinline__ __attribute__((nodebug))
#define GEVO_BOTH static __host__ __device__ __forceinline__ __attribute__((nodebug))

#include "gevo/vectors.h"
#include "gevo/builtins.h"
#include "gevo/mathematics.h"
#include "gevo/atomics.h"
#include "gevo/warps.h"
#include "gevo/textures.h"
#include "gevo/host.h"
