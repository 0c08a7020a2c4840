// What these kernels need beside kernels/cuda_lite.h.
#pragma once
typedef unsigned long size_t;
struct float4 { float x, y, z, w; } __attribute__((aligned(16)));
struct float3 { float x, y, z; };
struct int2 { int x, y; } __attribute__((aligned(8)));
CUDA_LITE int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
CUDA_LITE unsigned atomicAdd(unsigned *p, unsigned v) { return (unsigned)__nvvm_atom_add_gen_i((int *)p, (int)v); }
CUDA_LITE float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
CUDA_LITE int atomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
CUDA_LITE int atomicCAS(int *p, int a, int b) { return __nvvm_atom_cas_gen_i(p, a, b); }
CUDA_LITE float rsqrtf(float a) { return __nvvm_rsqrt_approx_f(a); }
CUDA_LITE float logf(float a) { return __nvvm_lg2_approx_f(a) * 0.69314718f; }
CUDA_LITE float down(float v, int d) { return __nvvm_shfl_sync_down_f32(0xffffffff, v, d, 31); }
