// clang: -O1
// Kernels that cannot be compiled; each test takes its own out of this module.
extern "C" __device__ int elsewhere(int);
struct Many { int n, more[20]; };
extern "C" __device__ int recursive(Many m) {
    if (m.n < 2) return m.more[m.n];
    Many less = m;
    less.n -= m.more[1];
    return recursive(less) + recursive(less);
}
typedef int (*Function)(int);
extern "C" __device__ int twice(int n) { return 2 * n; }
extern "C" __global__ void calls_unknown(int *out) { out[0] = elsewhere(3); }
extern "C" __global__ void recursion(int *out) { out[0] = recursive(*(Many *)out); }
extern "C" __global__ void indirect(int *out, Function f) { out[0] = f(3); }
extern "C" __global__ void address_of_function(Function *out) { *out = twice; }
extern "C" __global__ void assembly(int *out) {
    asm volatile("getctarank.u64 %0, %1;" : "=r"(out[1]) : "l"(out));
}
extern "C" __global__ void counter(unsigned long long *out) {
    asm volatile("mov.u64 %0, %%pm0_64;" : "=l"(out[0]));
}
