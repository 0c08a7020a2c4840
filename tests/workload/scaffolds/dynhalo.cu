extern __shared__ float line[];
__global__ void smooth(const float *in, float *out, int n, int radius) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, l = threadIdx.x + radius;
    line[l] = i < n ? in[i] : 0;
    if (threadIdx.x < radius) {
        int a = i - radius, b = i + blockDim.x;
        line[l - radius] = a >= 0 && a < n ? in[a] : 0;
        line[l + blockDim.x] = b < n ? in[b] : 0;
    }
    __syncthreads();
    if (i >= n) return;
    float s = 0;
    for (int k = -radius; k <= radius; k++) s += line[l + k];
    out[i] = s / (2 * radius + 1);
}
