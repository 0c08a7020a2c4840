// No guard: sizes must be multiples of the tile, and nothing says so.
__global__ void copy_rows(float *odata, const float *idata) {
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    int width = gridDim.x * 32;
    for (int j = 0; j < 32; j += 8) odata[x * width + (y + j)] = idata[(y + j) * width + x];
}
