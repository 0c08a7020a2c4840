// An option that chooses a path, a number of steps, a float threshold.
__global__ void relax(const float *T, float *next, int *changed, int nx, int ny, int periodic, float eps) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;
    int l = x - 1, r = x + 1;
    if (periodic) { l = (x + nx - 1) % nx; r = (x + 1) % nx; }
    else { l = max(l, 0); r = min(r, nx - 1); }
    float v = 0.5f * (T[y * nx + l] + T[y * nx + r]);
    if (fabsf(v - T[y * nx + x]) > eps) *changed = 1;
    next[y * nx + x] = v;
}
