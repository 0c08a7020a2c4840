__global__ void stencil(const float *in, float *out, int width, int height, float weight) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int i = y * width + x;
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) { out[i] = in[i]; return; }
    out[i] = (1 - weight) * in[i] + 0.25f * weight * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
}
