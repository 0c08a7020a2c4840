/* PTX's approximate arithmetic: any result that the ISA allows, chosen by a hash.

   A result is a function of operation, operands and gevo_state.seed, at random within the error
   that the ISA states, so that a program that relies on more than that shows. Bounds (PTX ISA 8.8;
   lower/approximate.py has them with their sections):

     div.approx  2 ulp where 2^-126 <= |b| <= 2^126   rcp.approx    1 ulp
     div.full    2 ulp                                sqrt.approx   2^-23 relative
     ex2.approx  2 ulp of the rounded result          rsqrt.approx  2^-22.9 relative
     lg2.approx  2^-22, absolute in (0.5, 2), else relative
     sin, cos    2^-20.5 absolute in [-2 pi, 2 pi], 2^-14.7 in [-100 pi, 100 pi]
     tanh        2^-11 relative; f16 2^-10.987 absolute, bf16 2^-8 absolute
     ex2         f16 2^-9.9 relative, bf16 2^-7 relative

   What the ISA's tables fix (zeros, infinities, NaN) is as there, and 2 to an integer is exact. So are
   reciprocals, roots, quotients and logarithms where operand (divisor) and result are powers of two
   or, of logarithms, integers, and a sine that rounds to one: GPUs read these from their tables.
   Where a bound lets the result leave the function's range (a sine above 1) it does not. Subnormal
   operands and results of the .ftz forms are flushed by generated code. */

/* Inlined everywhere, the IR would be four times as long, and every process compiles it. */
#define SHARED static __attribute__((noinline))

#define TWO_TO_MINUS_9_9 0x1.125fbee25p-10
#define TWO_TO_MINUS_10_987 0x1.025135375p-11
#define TWO_TO_MINUS_14_7 0x1.3b2c47bffp-15
#define TWO_TO_MINUS_20_5 0x1.6a09e667fp-21
#define TWO_TO_MINUS_22_9 0x1.125fbee25p-23
#define TWO_PI 0x1.921fb54442d18p+2

double sin(double), cos(double), tanh(double), exp2(double), log2(double);

enum { DIV = 1, DIV_FULL, RCP, SQRT, RSQRT, EX2, LG2, SIN, COS, TANH, EX2_HALF, EX2_BRAIN,
       TANH_HALF, TANH_BRAIN, RCP_GROSS, RSQRT_GROSS, RSQRT_DOUBLE };

SHARED u64 hash(u32 op, u64 a, u64 b) {
    u64 h = mixed(gevo_state.seed + 0x9e3779b97f4a7c15ull * op);
    return mixed(mixed(h ^ a) + b);
}

/* Uniform in [-1, 1). */
static double noise(u32 op, u64 a, u64 b) { return (double)(i64)hash(op, a, b) * 0x1p-63; }

static double magnitude(double x) { return __builtin_fabs(x); }

/* The distance of floats around x. */
static double ulp(double x) {
    i64 e = (i64)(bits_of_double(x) >> 52 & 2047);
    return double_of((u64)((e < 1023 - 126 ? 1023 - 126 : e) - 23) << 52);
}

static float neighbour(float f, int up) {
    if (f == 0) return float_of(up ? 1u : 0x80000001u);
    return float_of((f > 0) == up ? bits_of(f) + 1 : bits_of(f) - 1);
}

/* A float at most `bound` away from `exact`; the nearest one where none is. */
SHARED float around(double exact, double bound, double random) {
    float f = (float)(exact + bound * random);
    if (magnitude((double)f - exact) > bound) f = neighbour(f, (double)f < exact);
    return magnitude((double)f - exact) <= bound ? f : (float)exact;
}

/* Whether a number that is not special is a power of two. */
static int is_power(double x) { return !(bits_of_double(x) << 12); }

static float within_one(float f) { return f > 1 ? 1 : f < -1 ? -1 : f; }

static int is_special(float f) { return f == 0 || (bits_of(f) & 0x7f800000u) == 0x7f800000u; }

SHARED float quotient(float a, float b, u32 op) {
    if (is_special(a) || is_special(b)) return a / b;
    double exact = (double)a / (double)b;
    if (is_power(b)) return (float)exact;
    return around(exact, 2 * ulp(exact), noise(op, bits_of(a), bits_of(b)));
}

float gevo_div_full_f(float a, float b) { return quotient(a, b, DIV_FULL); }

float gevo_rcp_approx_f(float a) {
    if (is_special(a)) return 1 / a;
    double exact = 1 / (double)a;
    if (is_power(a)) return (float)exact;
    return around(exact, ulp(exact), noise(RCP, bits_of(a), 0));
}

/* a * (1/b): beyond 2^126 the reciprocal is flushed, below 2^-126 it may overflow. */
float gevo_div_approx_f(float a, float b) {
    double size = magnitude(b);
    if (size > 0x1p126 && size <= 0x1.fffffep127) return a * __builtin_copysignf(0, b);
    if (size < 0x1p-126 && size > 0) return a * gevo_rcp_approx_f(b);
    return quotient(a, b, DIV);
}

float gevo_sqrt_approx_f(float a) {
    if (is_special(a) || a < 0) return __builtin_sqrtf(a);
    double exact = __builtin_sqrt((double)a);
    if (is_power(a) && is_power(exact)) return (float)exact;
    return around(exact, 0x1p-23 * exact, noise(SQRT, bits_of(a), 0));
}

float gevo_rsqrt_approx_f(float a) {
    if (a == 0) return __builtin_copysignf(__builtin_inff(), a);
    if (is_special(a) || a < 0) return 1 / __builtin_sqrtf(a);
    double exact = 1 / __builtin_sqrt((double)a);
    if (is_power(a) && is_power(exact)) return (float)exact;
    return around(exact, TWO_TO_MINUS_22_9 * exact, noise(RSQRT, bits_of(a), 0));
}

/* CUDA's own library scales by powers of two with ex2.approx.ftz.f32 of integers, in functions of
   doubles too, and would be wrong if those were not exact. */
float gevo_ex2_approx_f(float a) {
    float rounded = (float)exp2((double)a);
    if (is_special(a) || is_special(rounded) || __builtin_truncf(a) == a) return rounded;
    float f = around(rounded, 2 * ulp(rounded), noise(EX2, bits_of(a), 0));
    return f > 0 ? f : 0;
}

float gevo_lg2_approx_f(float a) {
    if (is_special(a) || a < 0) return (float)log2((double)a);
    double exact = log2((double)a), size = a > 0.5f && a < 2 ? 1 : magnitude(exact);
    if (is_power(a)) return (float)exact;
    return around(exact, 0x1p-22 * size, noise(LG2, bits_of(a), 0));
}

/* Beyond 100 pi the ISA promises nothing: the error goes on growing with the angle. */
SHARED float periodic(float a, double exact, u32 op) {
    double size = magnitude(a), bound = TWO_TO_MINUS_14_7;
    if (size <= TWO_PI && magnitude((float)exact) == 1) return (float)exact;
    if (size <= TWO_PI) bound = TWO_TO_MINUS_20_5;
    else if (size > 50 * TWO_PI) bound *= size / (50 * TWO_PI);
    return within_one(around(exact, bound < 2 ? bound : 2, noise(op, bits_of(a), 0)));
}

float gevo_sin_approx_f(float a) { return is_special(a) ? (float)sin(a) : periodic(a, sin(a), SIN); }
float gevo_cos_approx_f(float a) { return is_special(a) ? (float)cos(a) : periodic(a, cos(a), COS); }

/* Subnormal operands pass through. */
float gevo_tanh_approx_f(float a) {
    if (is_special(a) || magnitude(a) < 0x1p-126) return (float)tanh((double)a);
    double exact = tanh((double)a);
    return within_one(around(exact, 0x1p-11 * magnitude(exact), noise(TANH, bits_of(a), 0)));
}

/* Half and bfloat, by their bits. */
typedef struct { i32 exponent_bits, mantissa_bits; } Format;
static const Format HALF = {5, 10}, BRAIN = {8, 7};

static double value_of(u16 h, Format f) {
    return f.exponent_bits == 5 ? (double)widen(h) : (double)float_of((u32)h << 16);
}

/* As `around`. Bits of one sign are in the order of the values. */
SHARED u16 around_16(double exact, double bound, double random, Format f) {
    u16 h = narrow(exact + bound * random, f.exponent_bits, f.mantissa_bits);
    double value = value_of(h, f);
    if (magnitude(value - exact) > bound && (h & 0x7fff)) h += (value > 0) == (value < exact) ? 1 : -1;
    if (magnitude(value_of(h, f) - exact) <= bound) return h;
    return narrow(exact, f.exponent_bits, f.mantissa_bits);
}

static int is_special_16(u16 h, Format f) {
    u32 top = ((1u << f.exponent_bits) - 1) << f.mantissa_bits;
    return !(h & 0x7fff) || (h & top) == top;
}

SHARED u16 power_16(u16 a, u32 op, double bound, Format f) {
    double exact = exp2(value_of(a, f));
    u16 rounded = narrow(exact, f.exponent_bits, f.mantissa_bits);
    if (is_special_16(a, f) || is_special_16(rounded, f)) return rounded;
    return around_16(exact, bound * exact, noise(op, a, 0), f);
}

SHARED u16 tanh_16(u16 a, u32 op, double bound, Format f) {
    double exact = tanh(value_of(a, f));
    if (is_special_16(a, f)) return narrow(exact, f.exponent_bits, f.mantissa_bits);
    u16 h = around_16(exact, bound, noise(op, a, 0), f), one = narrow(1, f.exponent_bits, f.mantissa_bits);
    return (h & 0x7fff) > one ? (u16)((h & 0x8000) | one) : h;
}

u32 gevo_ex2_approx_h(u32 a) { return power_16((u16)a, EX2_HALF, TWO_TO_MINUS_9_9, HALF); }
u32 gevo_ex2_approx_b(u32 a) { return power_16((u16)a, EX2_BRAIN, 0x1p-7, BRAIN); }
u32 gevo_tanh_approx_h(u32 a) { return tanh_16((u16)a, TANH_HALF, TWO_TO_MINUS_10_987, HALF); }
u32 gevo_tanh_approx_b(u32 a) { return tanh_16((u16)a, TANH_BRAIN, 0x1p-8, BRAIN); }

/* rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 read and give the upper 32 bits. The ISA states no
   bound: one unit of the last of the 20 bits of mantissa. Subnormals count as zero. */
static double upper(double d) { return double_of(bits_of_double(d) & ~0xffffffffull); }

static double flushed(double d) {
    return magnitude(d) < 0x1p-1022 ? __builtin_copysign(0, d) : d;
}

SHARED double gross(double exact, u32 op, double a) {
    if (exact != exact) return double_of(0x7fffffff00000000ull);
    if (exact == 0 || exact == __builtin_inf() || exact == -__builtin_inf()) return exact;
    u64 cut = bits_of_double(exact) & ~0xffffffffull; /* towards zero, and the next one */
    if (hash(op, bits_of_double(a), 0) & 1) cut += 1ull << 32;
    return flushed(double_of(cut));
}

double gevo_rcp_gross_d(double a) {
    a = flushed(upper(a));
    return gross(1 / a, RCP_GROSS, a);
}

double gevo_rsqrt_gross_d(double a) {
    a = flushed(upper(a));
    double root = a == 0 ? a : __builtin_sqrt(a);
    return gross(1 / root, RSQRT_GROSS, a);
}

/* 1 - r^2 a, which has the sign of 1 / sqrt(a) - r. */
static double residue(double r, double a) {
    double square = r * r, lost = __builtin_fma(r, r, -square);
    return __builtin_fma(-square, a, 1) - lost * a;
}

/* rsqrt.approx.f64: no bound in the ISA; CUDA's rsqrt(), which is this, has 1 ulp (CUDA C++
   Programming Guide, 17.1): the number on one side of the exact result or on the other. */
double gevo_rsqrt_approx_d(double a) {
    u64 key = bits_of_double(a);
    double scale = 1, root;
    if (a == 0 || a != a || a < 0 || a > 0x1.fffffffffffffp1023) {
        root = a == 0 ? a : __builtin_sqrt(a);
        return 1 / root;
    }
    if (a < 0x1p-900) a *= 0x1p200, scale = 0x1p100;
    if (a > 0x1p900) a *= 0x1p-200, scale = 0x1p-100;
    double r = 1 / __builtin_sqrt(a);
    if (is_power(a) && is_power(r)) return r * scale;
    r += 0.5 * r * residue(r, a);
    if (hash(RSQRT_DOUBLE, key, 0) & 1) {
        u64 bits = bits_of_double(r);
        r = double_of(residue(r, a) > 0 ? bits + 1 : bits - 1);
    }
    return r * scale;
}
