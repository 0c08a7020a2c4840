// Kernels whose loops load the same for several threads of a block; regions.ll is what clang 22
// makes of them, as coarse.cu says.

extern "C" __global__ void product(const int *x, int *y, int w, int h)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < h && col < w) {
        int sum = 0;
        for (int i = 0; i < min(w, h); i++)
            sum += x[row * w + i] * x[i * w + col];
        y[row * w + col] = sum;
    }
}

extern "C" __global__ void pairs(const int *x, int *y, int w, int h)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int at = row * w + col;
    if (col >= w || row >= h)
        return;
    int sum = 0;
    for (int j = 0; j < w * h; j++)
        sum += (x[j] - at) * (x[j] + j);
    y[at] = sum;
}

extern "C" __global__ void again(const int *x, int *y, int w, int h)
{
    int at = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x * blockDim.y
           + threadIdx.y * blockDim.x + threadIdx.x;
    int sum = 0;
    for (int t = 0; t < 3; t++) {
        for (int j = 0; j + t < w * h; j++)
            sum += x[j + t] * at;
        sum = sum * 3 + t;
    }
    if (at < w * h)
        y[at] = sum;
}
