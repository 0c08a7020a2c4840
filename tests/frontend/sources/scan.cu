// Blelloch's exclusive scan of one block (1990): up the tree and down again.
template <typename T, int N>
__global__ void scan(T *data)
{
    __shared__ T held[N];
    int t = threadIdx.x;
    held[2 * t] = data[2 * t];
    held[2 * t + 1] = data[2 * t + 1];
    int offset = 1;
    for (int d = N >> 1; d > 0; d >>= 1, offset *= 2) {
        __syncthreads();
        if (t < d)
            held[offset * (2 * t + 2) - 1] += held[offset * (2 * t + 1) - 1];
    }
    if (t == 0)
        held[N - 1] = 0;
    for (int d = 1; d < N; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
            T kept = held[ai];
            held[ai] = held[bi];
            held[bi] += kept;
        }
    }
    __syncthreads();
    data[2 * t] = held[2 * t];
    data[2 * t + 1] = held[2 * t + 1];
}

int main()
{
    int *data;
    cudaMalloc(&data, 256 * sizeof(int));
    scan<int, 256><<<1, 128>>>(data);
    cudaFree(data);
}
