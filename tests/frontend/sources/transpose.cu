#include <algorithm>
#include <cassert>
#include <vector>

const int TILE_DIM = 32;
const int BLOCK_ROWS = 8;

__global__ void transposeNoBankConflicts(float *odata, const float *idata, int width, int height)
{
    __shared__ float tile[TILE_DIM][TILE_DIM + 1];
    int x = blockIdx.x * TILE_DIM + threadIdx.x;
    int y = blockIdx.y * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS)
        if (x < width && y + j < height)
            tile[threadIdx.y + j][threadIdx.x] = idata[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * TILE_DIM + threadIdx.x;
    y = blockIdx.x * TILE_DIM + threadIdx.y;
    for (int j = 0; j < TILE_DIM; j += BLOCK_ROWS)
        if (x < height && y + j < width)
            odata[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

inline cudaError_t checkCuda(cudaError_t result)
{
    assert(result == cudaSuccess);
    return result;
}

int main(int argc, char **argv)
{
    const int nx = 1024, ny = 1024;
    std::vector<float> h(nx * ny);
    std::generate(h.begin(), h.end(), [n = 0]() mutable { return float(n++); });
    float *in, *out;
    checkCuda(cudaMalloc(&in, nx * ny * sizeof(float)));
    checkCuda(cudaMalloc(&out, nx * ny * sizeof(float)));
    dim3 grid(nx / TILE_DIM, ny / TILE_DIM, 1), block(TILE_DIM, BLOCK_ROWS, 1);
    transposeNoBankConflicts<<<grid, block>>>(out, in, nx, ny);
    checkCuda(cudaDeviceSynchronize());
}
