__constant__ float filter[17];
__constant__ int radius;
__global__ void convolve(const float *input, float *output, int length) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= length) return;
    float sum = 0;
    for (int k = -radius; k <= radius; k++) {
        int j = i + k;
        if (j >= 0 && j < length) sum += filter[(k + 8) % 17] * input[j];
    }
    output[i] = sum;
}
