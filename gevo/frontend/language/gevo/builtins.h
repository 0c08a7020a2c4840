// Special registers, barriers, fences, loads with hints, bits, and what a thread can say.
#pragma once

#define GEVO_REGISTER(TYPE, REGISTER)                                                          \
    struct TYPE {                                                                              \
        __declspec(property(get = get_x)) unsigned int x;                                      \
        __declspec(property(get = get_y)) unsigned int y;                                      \
        __declspec(property(get = get_z)) unsigned int z;                                      \
        GEVO_DEVICE unsigned int get_x() { return __nvvm_read_ptx_sreg_##REGISTER##_x(); }     \
        GEVO_DEVICE unsigned int get_y() { return __nvvm_read_ptx_sreg_##REGISTER##_y(); }     \
        GEVO_DEVICE unsigned int get_z() { return __nvvm_read_ptx_sreg_##REGISTER##_z(); }     \
        __device__ operator dim3() const { return dim3(get_x(), get_y(), get_z()); }           \
        __device__ operator uint3() const { return uint3{get_x(), get_y(), get_z()}; }         \
    };
GEVO_REGISTER(GevoThreadIdx, tid)
GEVO_REGISTER(GevoBlockIdx, ctaid)
GEVO_REGISTER(GevoBlockDim, ntid)
GEVO_REGISTER(GevoGridDim, nctaid)
extern const __device__ __attribute__((weak)) GevoThreadIdx threadIdx;
extern const __device__ __attribute__((weak)) GevoBlockIdx blockIdx;
extern const __device__ __attribute__((weak)) GevoBlockDim blockDim;
extern const __device__ __attribute__((weak)) GevoGridDim gridDim;
#define warpSize 32

// __syncthreads() is clang's own.
GEVO_DEVICE int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
GEVO_DEVICE int __syncthreads_and(int p) { return __nvvm_bar0_and(p); }
GEVO_DEVICE int __syncthreads_or(int p) { return __nvvm_bar0_or(p); }
GEVO_DEVICE void __threadfence_block() { __nvvm_membar_cta(); }
GEVO_DEVICE void __threadfence() { __nvvm_membar_gl(); }
GEVO_DEVICE void __threadfence_system() { __nvvm_membar_sys(); }
GEVO_DEVICE long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
GEVO_DEVICE long clock() { return __nvvm_read_ptx_sreg_clock(); }
GEVO_DEVICE void __nanosleep(unsigned int n) { __nvvm_nanosleep(n); }
GEVO_DEVICE void __trap() { __builtin_trap(); }
GEVO_DEVICE void __brkpt() {}
GEVO_DEVICE void __assume(bool p) { __builtin_assume(p); }

#define GEVO_HINTED(NAME) \
    template <class T> GEVO_DEVICE T NAME(const T *p) { return *p; }
GEVO_HINTED(__ldg) GEVO_HINTED(__ldca) GEVO_HINTED(__ldcs) GEVO_HINTED(__ldcg)
GEVO_HINTED(__ldlu) GEVO_HINTED(__ldcv)
#define GEVO_STORED(NAME) \
    template <class T> GEVO_DEVICE void NAME(T *p, T v) { *p = v; }
GEVO_STORED(__stwb) GEVO_STORED(__stcg) GEVO_STORED(__stcs) GEVO_STORED(__stwt)

extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ void *malloc(size_t);
extern "C" __device__ void free(void *);
extern "C" __device__ __attribute__((noreturn)) void __assertfail(
    const char *, const char *, unsigned int, const char *, size_t);
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition)                                                                      \
    ((condition) ? (void)0 : __assertfail(#condition, __FILE__, __LINE__, __func__, sizeof(char)))
#endif

__host__ __device__ inline void *operator new(size_t, void *p) noexcept { return p; }
__host__ __device__ inline void *operator new[](size_t, void *p) noexcept { return p; }
GEVO_DEVICE void *memcpy(void *to, const void *from, size_t n) { return __builtin_memcpy(to, from, n); }
GEVO_DEVICE void *memset(void *to, int v, size_t n) { return __builtin_memset(to, v, n); }

GEVO_DEVICE int __popc(unsigned int v) { return __builtin_popcount(v); }
GEVO_DEVICE int __popcll(unsigned long long v) { return __builtin_popcountll(v); }
GEVO_DEVICE int __clz(int v) { return __builtin_clzg((unsigned int)v, 32); }
GEVO_DEVICE int __clzll(long long v) { return __builtin_clzg((unsigned long long)v, 64); }
GEVO_DEVICE int __ffs(int v) { return __builtin_ffs(v); }
GEVO_DEVICE int __ffsll(long long v) { return __builtin_ffsll(v); }
GEVO_DEVICE unsigned int __brev(unsigned int v) { return __builtin_bitreverse32(v); }
GEVO_DEVICE unsigned long long __brevll(unsigned long long v) { return __builtin_bitreverse64(v); }
GEVO_DEVICE unsigned int __byte_perm(unsigned int a, unsigned int b, unsigned int s)
{
    return __nvvm_prmt(a, b, s);
}
GEVO_DEVICE unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int n)
{
    return (unsigned int)(((((unsigned long long)hi) << 32 | lo) << (n & 31)) >> 32);
}
GEVO_DEVICE unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int n)
{
    return (unsigned int)((((unsigned long long)hi) << 32 | lo) >> (n & 31));
}
GEVO_DEVICE int __mul24(int a, int b) { return __nvvm_mul24_i(a, b); }
GEVO_DEVICE unsigned int __umul24(unsigned int a, unsigned int b) { return __nvvm_mul24_ui(a, b); }
GEVO_DEVICE int __mulhi(int a, int b) { return (int)(((long long)a * b) >> 32); }
GEVO_DEVICE unsigned int __umulhi(unsigned int a, unsigned int b)
{
    return (unsigned int)(((unsigned long long)a * b) >> 32);
}
GEVO_DEVICE long long __mul64hi(long long a, long long b) { return ((__int128)a * b) >> 64; }
GEVO_DEVICE unsigned long long __umul64hi(unsigned long long a, unsigned long long b)
{
    return ((unsigned __int128)a * b) >> 64;
}
GEVO_DEVICE unsigned int __sad(int a, int b, unsigned int c)
{
    return c + (a > b ? (unsigned int)a - b : (unsigned int)b - a);
}
GEVO_DEVICE int __hadd(int a, int b) { return ((long long)a + b) >> 1; }
GEVO_DEVICE int __dp4a(int a, int b, int c)
{
    asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(c) : "r"(a), "r"(b), "r"(c));
    return c;
}
GEVO_DEVICE unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c)
{
    asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(c) : "r"(a), "r"(b), "r"(c));
    return c;
}
GEVO_DEVICE unsigned int __cvta_generic_to_shared(const void *p)
{
    return (unsigned int)(size_t)(__attribute__((address_space(3))) const void *)p;
}
#undef GEVO_HINTED
#undef GEVO_STORED
