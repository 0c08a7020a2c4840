// Bilinear resizing: a filtered texture is read between its texels.
#include <cuda_runtime.h>

__global__ void resize(cudaTextureObject_t image, float *out, int width, int height, float step)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = tex2D<float>(image, (x + 0.5f) * step, (y + 0.5f) * step);
}
