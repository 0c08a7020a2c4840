// clang: -O3 -g0
// Half precision and integer intrinsics.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define UNARY(NAME, T, EXPRESSION)                                    \
    extern "C" __global__ void NAME(const T *in, T *out, int n) {     \
        int i = threadIdx.x + blockIdx.x * blockDim.x;                \
        if (i < n) { T x = in[i]; out[i] = EXPRESSION; }              \
    }
#define F(NAME, EXPRESSION) UNARY(f_##NAME, float, EXPRESSION)
F(half_sum, __half2float(__hadd(__float2half(x), __float2half(0.1f))))
F(half_fma, __half2float(__hfma(__float2half(x), __float2half(3.0f), __float2half(0.5f))))
F(half_less, __hlt(__float2half(x), __float2half(1.0f)) ? 1.0f : 0.0f)
F(half_pair, __low2float(__hmul2(__floats2half2_rn(x, 2.0f), __floats2half2_rn(0.5f, x))))
F(half_double, __half2float(__double2half((double)x / 3)))
F(brain, __bfloat162float(__float2bfloat16(x)))
F(brain_sum, __bfloat162float(__hadd(__float2bfloat16(x), __float2bfloat16(1.5f))))
F(native_half, (float)((_Float16)x * (_Float16)1.5f))

#define INTEGER(NAME, EXPRESSION)                                                    \
    extern "C" __global__ void i_##NAME(const int *a, const int *b, long long *out) { \
        int x = a[threadIdx.x], y = b[threadIdx.x];                                  \
        unsigned u = x, v = y;                                                       \
        long long w = (long long)x << 31 ^ y;                                        \
        (void)u; (void)v; (void)w;                                                   \
        out[threadIdx.x] = (long long)(EXPRESSION);                                  \
    }
INTEGER(popc, __popc(x)) INTEGER(clz, __clz(x)) INTEGER(ffs, __ffs(x)) INTEGER(brev, __brev(u))
INTEGER(popcll, __popcll(w)) INTEGER(clzll, __clzll(w)) INTEGER(ffsll, __ffsll(w))
INTEGER(mulhi, __mulhi(x, y)) INTEGER(umulhi, __umulhi(u, v)) INTEGER(mul24, __mul24(x, y))
INTEGER(mul64hi, __mul64hi(w, w)) INTEGER(sad, __sad(x, y, 5u)) INTEGER(usad, __usad(u, v, 5u))
INTEGER(byte_perm, __nvvm_prmt(u, v, 0x9a51)) INTEGER(dp4a, __dp4a(x, y, 100))
INTEGER(udp4a, __dp4a(u, v, 100u)) INTEGER(min, min(x, y)) INTEGER(max, max(u, v))
INTEGER(abs, abs(x)) INTEGER(funnel, __funnelshift_l(u, v, 7)) INTEGER(hadd, __hadd(x, y))
INTEGER(divide, x / y) INTEGER(modulo, x % y) INTEGER(udivide, u / v) INTEGER(umodulo, u % v)
INTEGER(shift_left, u << (y & 63)) INTEGER(shift_right, x >> (y & 63))
INTEGER(ushift_right, u >> (y & 63))
INTEGER(to_int, __float2int_rn(x * 0.5f)) INTEGER(to_int_down, __float2int_rd(x * 0.3f))
INTEGER(to_uint, __float2uint_rz(x * 1.5f)) INTEGER(cast, (int)(x * 1e6f))
INTEGER(double_to_long, (long long)(x * 1e15)) INTEGER(bits, __float_as_int((float)x))
INTEGER(from_double, __double2int_rn(x * 0.5)) INTEGER(high, __double2hiint((double)x))
