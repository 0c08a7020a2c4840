extern "C" __global__ void pagerank(const int *in_offsets, const int *in_neighbors, const int *out_degree, const float *rank, float *next, int num_nodes, float damping) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= num_nodes) return;
    float sum = 0.0f;
    for (int e = in_offsets[v]; e < in_offsets[v + 1]; ++e) { int u = in_neighbors[e]; if (out_degree[u] > 0) sum += rank[u] / out_degree[u]; }
    next[v] = (1.0f - damping) / num_nodes + damping * sum;
}
extern "C" __global__ void l1_diff(const float *rank, const float *next, float *diff, int num_nodes) {
    __shared__ float s[256];
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    s[threadIdx.x] = v < num_nodes ? fabsf(rank[v] - next[v]) : 0.0f;
    __syncthreads();
    for (int k = 128; k > 0; k >>= 1) { if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k]; __syncthreads(); }
    if (threadIdx.x == 0) atomicAdd(diff, s[0]);
}
