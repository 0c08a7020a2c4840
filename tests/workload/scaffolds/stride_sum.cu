// Grid-stride loop, warp shuffles, one float atomic per block.
__global__ void stride_sum(const double *values, float *total, size_t count) {
    float sum = 0;
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (size_t)blockDim.x * gridDim.x)
        sum += (float)(values[i] * values[i]);
    for (int d = 16; d > 0; d /= 2) sum += down(sum, d);
    if ((threadIdx.x & 31) == 0) atomicAdd(total, sum);
}
