struct Image { int width, height, pitch; float gain; unsigned char bias; };
__global__ void tone(const unsigned char *src, unsigned char *dst, Image im) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= im.width || y >= im.height) return;
    float v = src[y * im.pitch + x] * im.gain + im.bias;
    dst[y * im.pitch + x] = v > 255.0f ? 255 : (unsigned char)v;
}
