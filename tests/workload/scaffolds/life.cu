__global__ void life(const unsigned char *now, unsigned char *next, unsigned W, unsigned H) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= W || y >= H) return;
    unsigned l = (x + W - 1) % W, r = (x + 1) % W, u = (y + H - 1) % H, d = (y + 1) % H;
    int n = now[u * W + l] + now[u * W + x] + now[u * W + r] + now[y * W + l] + now[y * W + r] + now[d * W + l] + now[d * W + x] + now[d * W + r];
    next[y * W + x] = n == 3 || (n == 2 && now[y * W + x]);
}
