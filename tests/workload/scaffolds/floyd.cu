__global__ void floyd(int *dist, int *path, int k, int n) {
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && j < n) {
        int through = dist[i * n + k] + dist[k * n + j];
        if (through < dist[i * n + j]) { dist[i * n + j] = through; path[i * n + j] = k; }
    }
}
