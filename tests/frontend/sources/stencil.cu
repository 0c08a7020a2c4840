#include "stencil.h"
#include <chrono>

__global__ void jacobi(const double *in, double *out, int width, int height)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && j > 0 && i < width - 1 && j < height - 1)
        out[AT(i, j)] = 0.25 * around(in, i, j, width);
}

Options parse(int argc, char **argv) { return {{argc}, argv[0]}; }

int main(int argc, char **argv)
{
    auto begin = std::chrono::high_resolution_clock::now();
    Options options = parse(argc, argv);
    double *in = nullptr, *out = nullptr;
    cudaMalloc(&in, 1 << 20);
    cudaMalloc(&out, 1 << 20);
    jacobi<<<dim3(8, 8), dim3(16, 16)>>>(in, out, 128, 128);
    cudaDeviceSynchronize();
    return (std::chrono::high_resolution_clock::now() - begin).count() < 0;
}
