extern "C" __global__ void rings(const float *x, float *y, int w, int h, int far) {
    __shared__ float tile[16][16];
    int i = blockIdx.x * 16 + threadIdx.x, j = blockIdx.y * 16 + threadIdx.y;
    if (i >= w || j >= h) return;
    tile[threadIdx.y][threadIdx.x] = x[j * w + i];
    __syncthreads();
    float sum = 0.0f;
    for (int s = 1; s < far; ++s)
        for (int a = -s; a <= s; ++a)
            for (int b = -s; b <= s; ++b)
                sum += tile[(threadIdx.y + a) & 15][(threadIdx.x + b) & 15] / s;
    y[j * w + i] = sum;
}
