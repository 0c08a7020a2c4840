__global__ void bitonic_step(int *values, int j, int k) {
    unsigned i = threadIdx.x + blockDim.x * blockIdx.x, ixj = i ^ j;
    if (ixj > i) {
        bool up = (i & k) == 0;
        if (up == (values[i] > values[ixj])) { int t = values[i]; values[i] = values[ixj]; values[ixj] = t; }
    }
}
