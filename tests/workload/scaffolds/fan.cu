__global__ void Fan1(float *m, const float *a, int Size, int t) {
    if (threadIdx.x + blockIdx.x * blockDim.x >= Size - 1 - t) return;
    int r = blockDim.x * blockIdx.x + threadIdx.x + t + 1;
    m[Size * r + t] = a[Size * r + t] / a[Size * t + t];
}
__global__ void Fan2(const float *m, float *a, float *b, int Size, int j1, int t) {
    int xidx = blockIdx.x * blockDim.x + threadIdx.x, yidx = blockIdx.y * blockDim.y + threadIdx.y;
    if (xidx >= Size - 1 - t || yidx >= Size - t) return;
    a[Size * (xidx + 1 + t) + (yidx + t)] -= m[Size * (xidx + 1 + t) + t] * a[Size * t + (yidx + t)];
    if (yidx == 0) b[xidx + 1 + t] -= m[Size * (xidx + 1 + t) + (yidx + t)] * b[t];
}
