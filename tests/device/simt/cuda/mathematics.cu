// clang: -O3 -g0
// Functions of float and double.
#define UNARY(NAME, T, EXPRESSION)                                    \
    extern "C" __global__ void NAME(const T *in, T *out, int n) {     \
        int i = threadIdx.x + blockIdx.x * blockDim.x;                \
        if (i < n) { T x = in[i]; out[i] = EXPRESSION; }              \
    }
#define F(NAME, EXPRESSION) UNARY(f_##NAME, float, EXPRESSION)
#define D(NAME, EXPRESSION) UNARY(d_##NAME, double, EXPRESSION)
#define BOTH(NAME) F(NAME, NAME##f(x)) D(NAME, NAME(x))
BOTH(sqrt) BOTH(exp) BOTH(log) BOTH(sin) BOTH(cos) BOTH(tanh) BOTH(floor) BOTH(ceil) BOTH(rint)
BOTH(round) BOTH(trunc) BOTH(fabs) BOTH(exp2) BOTH(log2) BOTH(cbrt) BOTH(log1p) BOTH(atan)
BOTH(sinh) BOTH(erf) BOTH(rsqrt)
F(pow, powf(x, 1.7f)) D(pow, pow(x, 1.7))
F(fma, fmaf(x, 3.0f, 0.1f)) D(fma, fma(x, 3.0, 0.1))
F(fast_exp, __expf(x)) F(fast_log, __logf(x)) F(fast_sin, __sinf(x)) F(fast_cos, __cosf(x))
F(fast_divide, __fdividef(x, 3.0f)) F(saturate, __saturatef(x - 1.0f))
F(minimum, fminf(x, 2.0f)) F(maximum, fmaxf(x, 2.0f)) F(copysign, copysignf(x, -1.0f))
F(remainder, fmodf(x, 0.7f)) D(remainder, fmod(x, 0.7))
F(add_rz, __fadd_rz(x, 1e-9f)) F(add_rd, __fadd_rd(x, -1e-9f)) F(add_ru, __fadd_ru(x, 1e-9f))
F(mul_rd, __fmul_rd(x, 1.1f)) F(mul_ru, __fmul_ru(x, 1.1f)) F(div_rz, __fdiv_rz(x, 3.0f))
F(sqrt_ru, __fsqrt_ru(x)) F(sqrt_rd, __fsqrt_rd(x)) F(rcp_ru, __frcp_ru(x))
F(fma_rz, __fmaf_rz(x, 3.3f, 0.1f))
D(add_ru, __dadd_ru(x, 1e-18)) D(mul_rd, __dmul_rd(x, 1.1)) D(div_ru, __ddiv_ru(x, 3.0))
