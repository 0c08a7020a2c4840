// Shared memory and barriers.
extern "C" __global__ void reduce(const float *in, float *out, int n) {
    __shared__ float part[256];
    int t = threadIdx.x;
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x) sum += in[i];
    part[t] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (t < s) part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

extern "C" __global__ void reverse_dynamic(int *data, int n) {
    extern __shared__ int held[];
    __shared__ int shift;
    if (threadIdx.x == 0) shift = 1;
    held[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = held[n - 1 - threadIdx.x] + shift;
}

extern "C" __global__ void early_exit(const int *in, int *out, int n) {
    __shared__ int part[128];
    int t = threadIdx.x;
    if (t >= n) return;
    part[t] = in[t];
    __syncthreads();
    out[t] = part[n - 1 - t];
}

__device__ __noinline__ int neighbour(int *held, int value, int t) {
    held[t] = value;
    __syncthreads();
    int result = held[t ^ 1];
    __syncthreads();
    return result;
}
extern "C" __global__ void in_function(int *data, int rounds) {
    __shared__ int held[64];
    int value = data[threadIdx.x];
    for (int i = 0; i < rounds; i++) {
        if (rounds > 2) value += neighbour(held, value, threadIdx.x);
        else value -= neighbour(held, value, threadIdx.x);
    }
    data[threadIdx.x] = value;
}

extern "C" __global__ void voted(const int *in, int *out) {
    int p = in[threadIdx.x] > 0;
    int count = __syncthreads_count(p), all = __syncthreads_and(p), any = __syncthreads_or(p);
    out[threadIdx.x] = count * 100 + (all != 0) * 10 + (any != 0);
}

// Warp 0 waits for warp 1 at barrier 1; warps 2 and 3 never come there.
extern "C" __global__ void named(const int *in, int *out) {
    __shared__ int held[32];
    int w = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (w == 1) {
        held[lane] = in[lane] * 3;
        asm volatile("barrier.sync 1, 64;" ::: "memory");
    } else if (w == 0) {
        asm volatile("barrier.sync 1, 64;" ::: "memory");
        out[lane] = held[31 - lane];
    }
}

extern "C" __global__ void uninitialised(int *out) {
    __shared__ volatile int held[64];
    if (threadIdx.x > 63) held[threadIdx.x - 64] = 1;
    out[threadIdx.x + blockIdx.x * 64] = held[threadIdx.x];
}
