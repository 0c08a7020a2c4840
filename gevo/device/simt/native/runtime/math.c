/* Arithmetic that neither LLVM's intrinsics nor libm have. */

enum { TOWARDS_ZERO, DOWN, UP };

static float float_of(u32 bits) { union { u32 u; float f; } x = {bits}; return x.f; }
static u32 bits_of(float f) { union { float f; u32 u; } x = {f}; return x.u; }
static double double_of(u64 bits) { union { u64 u; double d; } x = {bits}; return x.d; }
static u64 bits_of_double(double d) { union { double d; u64 u; } x = {d}; return x.u; }

/* Which way to step from the result r rounded to nearest, when the exact one is r + error:
   -1, 0 or 1. A finite exact result that overflowed has an infinite error of the other sign. */
static int step(double r, double error, i32 direction) {
    if (error < 0 && (direction == DOWN || (direction == TOWARDS_ZERO && r > 0))) return -1;
    if (error > 0 && (direction == UP || (direction == TOWARDS_ZERO && r < 0))) return 1;
    return 0;
}

static float step_float(float r, double error, i32 direction) {
    int s = step(r, error, direction);
    u32 u = bits_of(r);
    if (!s || r != r) return r;
    if (r == 0) return float_of(s > 0 ? 1 : 0x80000001u);
    return float_of((r > 0) == (s > 0) ? u + 1 : u - 1);
}

static double step_double(double r, double error, i32 direction) {
    int s = step(r, error, direction);
    u64 u = bits_of_double(r);
    if (!s || r != r) return r;
    if (r == 0) return double_of(s > 0 ? 1 : 0x8000000000000001ull);
    return double_of((r > 0) == (s > 0) ? u + 1 : u - 1);
}

/* The rounding error of s = a + b (Knuth, TAOCP 2, 4.2.2, theorem B). */
static double sum_error(double a, double b, double s) {
    double v = s - a;
    return (a - (s - v)) + (b - v);
}

float gevo_add_f(float a, float b, i32 direction) {
    float r = a + b;
    double s = (double)a + (double)b;
    return step_float(r, (s - (double)r) + sum_error(a, b, s), direction);
}
float gevo_mul_f(float a, float b, i32 direction) {
    float r = a * b;
    return step_float(r, (double)a * (double)b - (double)r, direction);
}
float gevo_fma_f(float a, float b, float c, i32 direction) {
    double p = (double)a * (double)b, s = p + (double)c;
    float r = __builtin_fmaf(a, b, c);
    return step_float(r, (s - (double)r) + sum_error(p, c, s), direction);
}
float gevo_div_f(float a, float b, i32 direction) {
    float r = a / b;
    double rest = (double)a - (double)r * (double)b;
    return step_float(r, b < 0 ? -rest : rest, direction);
}
float gevo_rcp_f(float a, i32 direction) { return gevo_div_f(1, a, direction); }
float gevo_sqrt_f(float a, i32 direction) {
    float r = __builtin_sqrtf(a);
    return step_float(r, (double)a - (double)r * (double)r, direction);
}
double gevo_add_d(double a, double b, i32 direction) {
    double r = a + b;
    return step_double(r, sum_error(a, b, r), direction);
}
double gevo_mul_d(double a, double b, i32 direction) {
    double r = a * b;
    return step_double(r, __builtin_fma(a, b, -r), direction);
}
double gevo_fma_d(double a, double b, double c, i32 direction) {
    double r = __builtin_fma(a, b, c), p = a * b, s = p + c;
    double error = ((s - r) + sum_error(p, c, s)) + __builtin_fma(a, b, -p);
    return step_double(r, error, direction);
}
double gevo_div_d(double a, double b, i32 direction) {
    double r = a / b, rest = __builtin_fma(-r, b, a);
    return step_double(r, b < 0 ? -rest : rest, direction);
}
double gevo_rcp_d(double a, i32 direction) { return gevo_div_d(1, a, direction); }
double gevo_sqrt_d(double a, i32 direction) {
    double r = __builtin_sqrt(a);
    return step_double(r, __builtin_fma(-r, r, a), direction);
}

/* PTX ISA, prmt (default mode): each selector nibble picks a byte of {b, a}; bit 3 copies its
   sign. */
u32 gevo_prmt(u32 a, u32 b, u32 selector) {
    u64 pool = (u64)b << 32 | a;
    u32 r = 0;
    for (int i = 0; i < 4; i++) {
        u32 s = selector >> (4 * i) & 15, byte = (u32)(pool >> (8 * (s & 7))) & 255;
        if (s & 8) byte = byte & 128 ? 255 : 0;
        r |= byte << (8 * i);
    }
    return r;
}

static i32 byte_at(u32 x, int i, int is_signed) {
    u32 b = x >> (8 * i) & 255;
    return is_signed ? (i32)(i8)b : (i32)b;
}

/* signs: bit 1 for a, bit 0 for b. */
u32 gevo_dp4a(u32 a, u32 b, u32 c, i32 signs) {
    for (int i = 0; i < 4; i++) c += (u32)(byte_at(a, i, signs & 2) * byte_at(b, i, signs & 1));
    return c;
}

u32 gevo_dp2a(u32 a, u32 b, u32 c, i32 high, i32 signs) {
    for (int i = 0; i < 2; i++) {
        u32 h = a >> (16 * i) & 0xffff;
        i32 x = signs & 2 ? (i32)(short)h : (i32)h;
        c += (u32)(x * byte_at(b, i + (high ? 2 : 0), signs & 1));
    }
    return c;
}

/* Nearest, the even one of two. Inlined everywhere it would be most of this file. */
static __attribute__((noinline)) u16 narrow(double d, int exponent_bits, int mantissa_bits) {
    u64 u = bits_of_double(d), sign = u >> 63, mantissa = u & 0xfffffffffffffull;
    i64 bias = (1 << (exponent_bits - 1)) - 1, e = (i64)(u >> 52 & 2047) - 1023 + bias;
    u64 top = ((1ull << exponent_bits) - 1) << mantissa_bits, head = sign << 15;
    if ((u >> 52 & 2047) == 2047)
        return (u16)(head | top | (mantissa ? 1ull << (mantissa_bits - 1) : 0));
    i64 drop = 52 - mantissa_bits;
    if ((u >> 52 & 2047) == 0) return (u16)head;
    mantissa |= 1ull << 52;
    if (e <= 0) drop += 1 - e;
    if (drop > 60) return (u16)head;
    u64 kept = mantissa >> drop, rest = mantissa & ((1ull << drop) - 1), half = 1ull << (drop - 1);
    if (rest > half || (rest == half && kept & 1)) kept++;
    if (e > 0) kept += (u64)(e - 1) << mantissa_bits;
    return (u16)(head | (kept > top ? top : kept));
}

static float widen(u16 h) {
    u32 sign = (u32)(h >> 15) << 31, e = h >> 10 & 31, m = h & 1023;
    if (e == 31) return float_of(sign | 0x7f800000u | m << 13);
    if (e) return float_of(sign | (e + 112) << 23 | m << 13);
    float f = (float)m * 5.9604644775390625e-08f;
    return sign ? -f : f;
}

typedef union { u16 u; _Float16 f; } Half;

/* What code generation calls for half where the host has no instruction. */
_Float16 __truncsfhf2(float f) { Half h = {narrow(f, 5, 10)}; return h.f; }
_Float16 __truncdfhf2(double d) { Half h = {narrow(d, 5, 10)}; return h.f; }
float __extendhfsf2(_Float16 f) { Half h = {.f = f}; return widen(h.u); }

/* What lower/sixteen.py calls: bits of bfloats and halves, rounded once; every NaN is PTX's. */
enum { CANONICAL = 0x7fff };

u32 gevo_brain_of_double(double d) { return d != d ? CANONICAL : narrow(d, 8, 7); }

/* Of what is cut a one stays, where a double has no room for all: to odd, so that rounding what is
   left gives what rounding the whole would. Two's complement, so signed as well. */
#define CUT 11
static u64 to_odd(u64 x) {
    u64 rest = x & ((1ull << CUT) - 1);
    return rest ? (x ^ rest) | 1ull << CUT : x;
}
#define EXACT (1ll << 53)

u32 gevo_brain_of_signed(i64 x) {
    if (x > EXACT || x < -EXACT) x = (i64)to_odd((u64)x);
    return narrow((double)x, 8, 7);
}

u32 gevo_brain_of_unsigned(u64 x) {
    return narrow((double)(x > (u64)EXACT ? to_odd(x) : x), 8, 7);
}

/* A sum, rounded to odd (S. Boldo and G. Melquiond, Emulation of FMA and correctly rounded sums,
   2008). What the nearest double leaves out is exact: D. Knuth's TwoSum. */
static __attribute__((noinline)) double sum_to_odd(double a, double b) {
    double s = a + b, part = s - a, rest = (a - (s - part)) + (b - part);
    u64 bits = bits_of_double(s);
    if (rest != rest || rest == 0 || bits & 1) return s;
    return double_of((rest > 0) == (s > 0) ? bits + 1 : bits - 1);
}

static double brain(u32 bits) { return (double)float_of(bits << 16); }

u32 gevo_fma_brain(u32 a, u32 b, u32 c) {
    return gevo_brain_of_double(sum_to_odd(brain(a) * brain(b), brain(c)));
}

u32 gevo_fma_half(u32 a, u32 b, u32 c) {
    double s = sum_to_odd((double)widen((u16)a) * (double)widen((u16)b), (double)widen((u16)c));
    return s != s ? CANONICAL : narrow(s, 5, 10);
}
