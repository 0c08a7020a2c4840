__global__ void mandel(int *counts, int w, int h, double x0, double y0, double dx, double dy, int max_iter) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    double cx = x0 + px * dx, cy = y0 + py * dy, x = 0, y = 0;
    int i = 0;
    while (i < max_iter && x * x + y * y < 4) { double t = x * x - y * y + cx; y = 2 * x * y + cy; x = t; i++; }
    counts[py * w + px] = i;
}
