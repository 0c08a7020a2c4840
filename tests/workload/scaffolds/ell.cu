__global__ void spmv_ell(const int *cols, const double *vals, const double *x, double *y, int rows, int width, int stride) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    double sum = 0;
    for (int k = 0; k < width; k++) {
        int c = cols[k * stride + r];
        if (c >= 0) sum += vals[k * stride + r] * x[c];
    }
    y[r] = sum;
}
