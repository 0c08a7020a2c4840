// Kernels whose threads go along rows of their own; rows.ll is what clang 22 makes of them, as
// coarse.cu says.
extern "C" {

__global__ void total(const int *x, int *y, int w, int h) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < h) {
        int sum = 0;
        for (int k = 0; k < w; k++)
            sum = sum * 3 + x[row * w + k];
        y[row] = sum;
    }
}

// Two rows, one of which another array names; over and over.
__global__ void pairs(const int *x, int *y, int w, int h) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= h)
        return;
    int other = x[row] % h, most = 0;
    for (int turn = 0; turn < 3; turn++) {
        int sum = turn;
#pragma unroll 1
        for (int k = 0; k < w; k++)
            sum += x[(long long)row * w + k] * x[(long long)other * w + k];
        most = most * 7 + sum;
    }
    y[row] = most;
}

// Bytes, from the end, in blocks of two dimensions.
__global__ void bytes(const unsigned char *x, int *y, int w, int h) {
    int row = blockIdx.x * blockDim.x * blockDim.y + threadIdx.y * blockDim.x + threadIdx.x;
    if (row < h) {
        const unsigned char *end = x + (unsigned long long)row * w + w;
        int sum = 0;
#pragma unroll 1
        for (int k = 0; k < w; k++)
            sum = sum * 5 + *--end;
        y[row] = sum;
    }
}
}
