// Constant memory, module variables, local arrays, generic pointers.
__constant__ float coefficients[4] = {1.5f, 2.5f, 3.5f, 4.5f};
__constant__ int filled_by_host[8];
__device__ int counter = 5;
__device__ int table[3][2] = {{1, 2}, {3, 4}, {5, 6}};
__device__ const char letters[] = "simt";
__device__ int *chosen = &table[1][0];
struct Node { int value; Node *next; };
__device__ Node last = {7, nullptr};
__device__ Node first = {6, &last};

extern "C" __global__ void constants(float *out) {
    int t = threadIdx.x;
    out[t] = coefficients[t & 3] + filled_by_host[t & 7] + letters[t & 3];
}
extern "C" __global__ void variables(int *out) {
    atomicAdd(&counter, 2);
    table[2][threadIdx.x & 1] = 50 + (threadIdx.x & 1);
    __syncthreads();
    out[threadIdx.x] = counter + chosen[threadIdx.x & 1] + first.next->value;
    if (threadIdx.x == 0) out[1000] = table[2][0];
}
extern "C" __global__ void locals(const int *in, int *out, int n) {
    int held[16];
    for (int i = 0; i < 16; i++) held[i] = in[i] * (int)threadIdx.x;
    for (int i = 0; i < n; i++) held[(i * 7) & 15] += held[(i * 3 + 1) & 15];
    int sum = 0;
    for (int i = 0; i < 16; i++) sum = sum * 3 + held[i];
    out[threadIdx.x] = sum;
}
__device__ __noinline__ int read(const int *p, int i) { return p[i]; }
extern "C" __global__ void generic(const int *in, int *out, int which) {
    __shared__ int held[64];
    int own[4];
    for (int i = 0; i < 4; i++) own[i] = in[i] + 1000;
    held[threadIdx.x] = in[threadIdx.x] + 100;
    __syncthreads();
    const int *p = which == 0 ? in : which == 1 ? held : which == 2 ? own : (const int *)table;
    out[threadIdx.x] = read(p, threadIdx.x & 3);
    out[threadIdx.x] += 100000 * (__isGlobal(p) + 2 * __isShared(p) + 4 * __isLocal(p));
}
struct Big { float values[24]; };
extern "C" __global__ void copies(const Big *in, Big *out, int swap) {
    Big b = in[threadIdx.x];
    Big held[2] = {b, b};
    held[swap & 1].values[3] = 99;
    out[threadIdx.x] = held[(swap >> 1) & 1];
    memset(&out[threadIdx.x].values[20], 0, 8);
}
extern "C" __global__ void vectors(const float4 *a, const int2 *b, double2 *out) {
    float4 v = a[threadIdx.x];
    int2 w = b[threadIdx.x];
    out[threadIdx.x] = make_double2(v.x + v.y * w.x, v.z - v.w * w.y);
}
extern "C" __global__ void bytes(const unsigned char *a, unsigned short *b, long long *c, int n) {
    int t = threadIdx.x;
    if (t < n) {
        b[t] = a[t] * 3;
        c[t] = (long long)a[t] << 40;
    }
}
