extern "C" __global__ void im2col(const float *im, float *col, int channels, int height, int width, int ksize, int pad, int stride, int hcol, int wcol) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    for (; index < channels * hcol * wcol; index += blockDim.x * gridDim.x) {
        int w = index % wcol, h = index / wcol % hcol, c = index / wcol / hcol;
        for (int i = 0; i < ksize; i++) for (int j = 0; j < ksize; j++) {
            int y = h * stride - pad + i, x = w * stride - pad + j;
            col[((c * ksize + i) * ksize + j) * hcol * wcol + h * wcol + w] = y >= 0 && x >= 0 && y < height && x < width ? im[(c * height + y) * width + x] : 0;
        }
    }
}
