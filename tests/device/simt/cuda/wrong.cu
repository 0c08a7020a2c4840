// clang: -O1
// Kernels that go wrong on purpose.
extern "C" __global__ void read_at(const int *in, int *out, int i) { out[0] = in[i]; }
extern "C" __global__ void write_at(int *out, int i) { out[i] = 1; }
extern "C" __global__ void read_wide(const int4 *in, int4 *out, int i) { *out = in[i]; }
extern "C" __global__ void skewed(const char *in, int *out, int by) {
    out[0] = *(const int *)(in + by);
}
extern "C" __global__ void shared_at(int *out, int i, int j) {
    __shared__ int a[8];
    __shared__ int b[8];
    a[threadIdx.x] = 1;
    b[threadIdx.x] = 2;
    __syncthreads();
    if (threadIdx.x == 3) a[i] = 5;
    __syncthreads();
    out[threadIdx.x] = a[threadIdx.x] + b[j];
}
extern "C" __global__ void dynamic_at(int *out, int i) {
    extern __shared__ int held[];
    held[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = held[i];
}
extern "C" __global__ void local_at(const int *in, int *out, int i) {
    int held[8];
    for (int k = 0; k < 8; k++) held[k] = in[k];
    held[(i + 1) & 7] = 3;
    out[threadIdx.x] = held[i];
}
extern "C" __global__ void null_pointer(int *out) {
    int *p = (int *)0;
    asm("" : "+l"(p));
    out[0] = *p;
}
extern "C" __global__ void atomic_at(int *out, int i) { atomicAdd(out + i, 1); }
extern "C" __global__ void copy_at(const int *in, int *out, int n) {
    memcpy(out, in, n * sizeof(int));
}
extern "C" __global__ void half_barrier(int *out) {
    if (threadIdx.x < 32) __syncthreads();
    else { while (atomicAdd(out, 0) == 0) __nanosleep(1); __syncthreads(); }
}
extern "C" __global__ void two_barriers(int *out) {
    __shared__ int held;
    if (threadIdx.x & 32) { __syncthreads(); held = 1; __syncthreads(); }
    else { held = 2; __syncthreads(); __syncthreads(); }
    out[threadIdx.x] = held;
}
extern "C" __global__ void split_warp(int *out) {
    __shared__ int held;
    if (threadIdx.x & 1) { __syncthreads(); held = 1; __syncthreads(); }
    else { __syncthreads(); __syncthreads(); }
    out[threadIdx.x] = held;
}
extern "C" __global__ void warp_mismatch(int *out) {
    int v = threadIdx.x;
    if (v < 16) v = __shfl_sync(0xffffffffu, v, 0);
    else v = __ballot_sync(0xffffffffu, v > 3);
    out[threadIdx.x] = v;
}
extern "C" __global__ void not_in_mask(int *out) {
    out[threadIdx.x] = __shfl_sync(0x0000ffffu, (int)threadIdx.x, 0);
}
extern "C" __global__ void endless(volatile int *out) {
    while (out[0] == 0) out[1] = out[1] + 1;
}
extern "C" __global__ void long_loop(int *out, int n) {
    int x = out[0];
    for (int i = 0; i < n; i++) x = x * 1664525 + 1013904223;
    out[0] = x;
}
extern "C" __global__ void trapped(int *out) {
    if (threadIdx.x == 7) __trap();
    out[threadIdx.x] = 1;
}
