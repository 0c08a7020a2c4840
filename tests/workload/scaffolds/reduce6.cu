template <unsigned B> __device__ void body(const float *g, float *o, unsigned n) {
    __shared__ float s[B];
    unsigned t = threadIdx.x, i = blockIdx.x * (B * 2) + t, grid = B * 2 * gridDim.x;
    s[t] = 0;
    while (i < n) { s[t] += g[i]; if (i + B < n) s[t] += g[i + B]; i += grid; }
    __syncthreads();
    if (B >= 512) { if (t < 256) s[t] += s[t + 256]; __syncthreads(); }
    if (B >= 256) { if (t < 128) s[t] += s[t + 128]; __syncthreads(); }
    if (B >= 128) { if (t < 64) s[t] += s[t + 64]; __syncthreads(); }
    float v = 0;
    if (t < 32) { v = s[t] + s[t + 32]; for (int d = 16; d; d >>= 1) v += down(v, d); }
    if (t == 0) o[blockIdx.x] = v;
}
extern "C" __global__ void reduce256(const float *g, float *o, unsigned n) { body<256>(g, o, n); }
