#define R 2
#define T 16
__constant__ float mask[(2 * R + 1) * (2 * R + 1)];
__global__ __attribute__((launch_bounds(256))) void conv2d(const float *image, float *result, int width, int height) {
    __shared__ float tile[T + 2 * R][T + 2 * R];
    int tx = threadIdx.x, ty = threadIdx.y, x0 = blockIdx.x * T, y0 = blockIdx.y * T;
    for (int y = ty; y < T + 2 * R; y += T)
        for (int x = tx; x < T + 2 * R; x += T) {
            int gx = x0 + x - R, gy = y0 + y - R;
            tile[y][x] = gx >= 0 && gx < width && gy >= 0 && gy < height ? image[gy * width + gx] : 0;
        }
    __syncthreads();
    if (x0 + tx >= width || y0 + ty >= height) return;
    float sum = 0;
    for (int y = 0; y <= 2 * R; y++)
        for (int x = 0; x <= 2 * R; x++) sum += mask[y * (2 * R + 1) + x] * tile[ty + y][tx + x];
    result[(y0 + ty) * width + x0 + tx] = sum;
}
