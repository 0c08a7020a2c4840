#include <limits>
#include <type_traits>

struct Most {
    __device__ float operator()(float a, float b) const { return a < b ? b : a; }
    static __device__ float identity() { return std::numeric_limits<float>::lowest(); }
};
struct Sum {
    __device__ float operator()(float a, float b) const { return a + b; }
    static __device__ float identity() { return 0.0f; }
};

template <class Op, int BLOCK>
__global__ void fold(const float *in, float *out, int n, Op op)
{
    static_assert((BLOCK & (BLOCK - 1)) == 0, "a power of two");
    __shared__ float held[BLOCK];
    float mine = Op::identity();
    for (int i = threadIdx.x; i < n; i += BLOCK)
        mine = op(mine, in[i]);
    held[threadIdx.x] = mine;
    for (int half = BLOCK / 2; half; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            held[threadIdx.x] = op(held[threadIdx.x], held[threadIdx.x + half]);
    }
    if (threadIdx.x == 0)
        *out = held[0];
}

template <class Op> float folded(const float *in, int n)
{
    float *out, host;
    cudaMalloc(&out, sizeof(float));
    fold<Op, 128><<<1, 128>>>(in, out, n, Op());
    cudaMemcpy(&host, out, sizeof(float), cudaMemcpyDeviceToHost);
    return host;
}

int main() { return folded<Most>(nullptr, 0) < folded<Sum>(nullptr, 0); }
