// Correct kernels that look dangerous, and wrong ones that look fine.
extern "C" __global__ void reduce_without(const int *in, int *out, int which) {
    __shared__ int part[128];
    int t = threadIdx.x;
    part[t] = in[t];
    if (which != 0) __syncthreads();
    for (int s = 64; s > 0; s >>= 1) {
        if (t < s) part[t] += part[t + s];
        if (which != 1) __syncthreads();
    }
    if (t == 127) *out = part[0];
}
extern "C" __global__ void stencil(const int *in, int *out, int rounds, int first, int second) {
    __shared__ int held[66];
    int t = threadIdx.x;
    held[t + 1] = in[t];
    if (t == 0) { held[0] = 0; held[65] = 0; }
    __syncthreads();
    for (int i = 0; i < rounds; i++) {
        int sum = held[t] + held[t + 1] + held[t + 2];
        if (first) __syncthreads();
        held[t + 1] = sum;
        if (second) __syncthreads();
    }
    out[t] = held[t + 1];
}
extern "C" __global__ void scan_without(const int *in, int *out, int first, int second) {
    __shared__ int held[32];
    int lane = threadIdx.x;
    held[lane] = in[lane];
    __syncwarp();
    for (int d = 1; d < 32; d <<= 1) {
        int add = lane >= d ? held[lane - d] : 0;
        if (first) __syncwarp();
        held[lane] += add;
        if (second) __syncwarp();
    }
    out[lane] = held[lane];
}
extern "C" __global__ void flag(const int *in, int *out) {
    if (in[threadIdx.x + blockIdx.x * blockDim.x] > 3) *out = 1;
}
extern "C" __global__ void last_wins(int *out) { *out = threadIdx.x + blockIdx.x; }
extern "C" __global__ void between_blocks(const int *in, int *out, int n) {
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    out[i] = in[i];
    out[n + i] = out[(i + blockDim.x) % n];
}
extern "C" __global__ void within_block(int *out) {
    int t = threadIdx.x;
    out[t] = t;
    __syncthreads();
    out[64 + t] = out[63 - t];
}
extern "C" __global__ void mixed_atomic(int *out) {
    atomicAdd(out, 1);
    if (threadIdx.x == 5) out[1] = out[0];
}
extern "C" __global__ void counted(int *out, int *order) {
    order[atomicAdd(out, 1)] = 1;
}
extern "C" __global__ void neighbours(unsigned char *out) {
    out[threadIdx.x] = (unsigned char)(threadIdx.x * 3);
}
extern "C" __global__ void shuffled(const int *in, int *out) {
    __shared__ int held[32];
    held[threadIdx.x] = in[threadIdx.x];
    int v = __shfl_xor_sync(0xffffffffu, in[threadIdx.x], 1);  // orders memory, too
    out[threadIdx.x] = held[threadIdx.x ^ 1] + v;
}
extern "C" __global__ void by_warp(const int *in, int *out) {
    __shared__ int held[64];
    held[threadIdx.x] = in[threadIdx.x];
    __syncwarp();
    out[threadIdx.x] = held[63 - threadIdx.x];
}
