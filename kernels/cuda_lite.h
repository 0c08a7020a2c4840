// The part of CUDA's headers that these kernels use, over clang's own builtins, so that the
// LLVM IR made from them does not depend on which toolkit is installed, if any.
// scripts/build_kernels includes it in front of every source; nvcc users leave it out.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))

// nodebug: an instruction that comes from here is shown at the kernel's line, not at ours.
#define CUDA_LITE static __device__ __forceinline__ __attribute__((nodebug))

#define CUDA_LITE_INDEX(TYPE, REGISTER)                                                      \
    struct TYPE {                                                                            \
        __declspec(property(get = get_x)) unsigned int x;                                    \
        __declspec(property(get = get_y)) unsigned int y;                                    \
        __declspec(property(get = get_z)) unsigned int z;                                    \
        CUDA_LITE unsigned int get_x() { return __nvvm_read_ptx_sreg_##REGISTER##_x(); }     \
        CUDA_LITE unsigned int get_y() { return __nvvm_read_ptx_sreg_##REGISTER##_y(); }     \
        CUDA_LITE unsigned int get_z() { return __nvvm_read_ptx_sreg_##REGISTER##_z(); }     \
    }

CUDA_LITE_INDEX(CudaLiteThreadIdx, tid);
CUDA_LITE_INDEX(CudaLiteBlockIdx, ctaid);
CUDA_LITE_INDEX(CudaLiteBlockDim, ntid);
CUDA_LITE_INDEX(CudaLiteGridDim, nctaid);

extern const __device__ __attribute__((weak)) CudaLiteThreadIdx threadIdx;
extern const __device__ __attribute__((weak)) CudaLiteBlockIdx blockIdx;
extern const __device__ __attribute__((weak)) CudaLiteBlockDim blockDim;
extern const __device__ __attribute__((weak)) CudaLiteGridDim gridDim;

CUDA_LITE int min(int a, int b) { return a < b ? a : b; }
CUDA_LITE int max(int a, int b) { return a > b ? a : b; }
CUDA_LITE float fminf(float a, float b) { return __builtin_fminf(a, b); }
CUDA_LITE float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
CUDA_LITE float fabsf(float a) { return __builtin_fabsf(a); }
CUDA_LITE float sqrtf(float a) { return __builtin_sqrtf(a); }
CUDA_LITE float __expf(float a) { return __builtin_exp2f(a * 1.4426950408889634f); }
