// Warp-wide operations.
#define ALL 0xffffffffu
extern "C" __global__ void shuffles(const int *in, int *out) {
    int t = threadIdx.x, v = in[t];
    int *o = out + 8 * t;
    o[0] = __shfl_sync(ALL, v, 5);
    o[1] = __shfl_up_sync(ALL, v, 3);
    o[2] = __shfl_down_sync(ALL, v, 4);
    o[3] = __shfl_xor_sync(ALL, v, 9);
    o[4] = __shfl_sync(ALL, v, t + 1, 8);
    o[5] = __shfl_up_sync(ALL, v, 2, 16);
    o[6] = __shfl_down_sync(ALL, v, 1, 4);
    o[7] = (int)__shfl_xor_sync(ALL, (float)v, 1);
}
extern "C" __global__ void wide(const double *in, double *out) {
    double v = in[threadIdx.x];
    for (int d = 16; d; d >>= 1) v += __shfl_xor_sync(ALL, v, d);
    out[threadIdx.x] = v;
}
extern "C" __global__ void votes(const int *in, unsigned *out) {
    int t = threadIdx.x, v = in[t];
    unsigned *o = out + 6 * t;
    o[0] = __ballot_sync(ALL, v > 2);
    o[1] = __any_sync(ALL, v > 2);
    o[2] = __all_sync(ALL, v > 2);
    o[3] = __match_any_sync(ALL, v);
    int same;
    o[4] = __match_all_sync(ALL, v, &same);
    o[4] += same;
    o[5] = __match_any_sync(ALL, (long long)v << 33);
}
extern "C" __global__ void reductions(const int *in, int *out) {
    int t = threadIdx.x, v = in[t];
    int *o = out + 8 * t;
    o[0] = __reduce_add_sync(ALL, v);
    o[1] = __reduce_min_sync(ALL, v);
    o[2] = __reduce_max_sync(ALL, v);
    o[3] = __reduce_min_sync(ALL, (unsigned)v);
    o[4] = __reduce_max_sync(ALL, (unsigned)v);
    o[5] = __reduce_and_sync(ALL, v);
    o[6] = __reduce_or_sync(ALL, v);
    o[7] = __reduce_xor_sync(ALL, v);
}
// Odd lanes only, in a divergent branch.
extern "C" __global__ void divergent(const int *in, int *out) {
    int t = threadIdx.x, v = in[t];
    if (t & 1) {
        unsigned active = __activemask();
        v = __shfl_down_sync(0xaaaaaaaau, v, 2) + __popc(active);
    } else if (t > 15) {
        v = __shfl_sync(0x55550000u, v, 16);
    }
    __syncwarp();
    out[t] = v;
}
// A warp passes values through shared memory with warp barriers only.
extern "C" __global__ void warp_scan(const int *in, int *out) {
    __shared__ int held[64];
    int t = threadIdx.x, lane = t & 31;
    held[t] = in[t];
    __syncwarp();
    for (int d = 1; d < 32; d <<= 1) {
        int add = lane >= d ? held[t - d] : 0;
        __syncwarp();
        held[t] += add;
        __syncwarp();
    }
    out[t] = held[t];
}
// Warp barriers in both branches meet.
extern "C" __global__ void meeting(const int *in, int *out) {
    __shared__ int held[32];
    int t = threadIdx.x;
    if (t < 16) { held[t] = in[t]; __syncwarp(); out[t] = held[t + 16]; }
    else { held[t] = 2 * in[t]; __syncwarp(); out[t] = held[t - 16]; }
}
