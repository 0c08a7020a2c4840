__global__ void monte(unsigned *state, unsigned long *hits, int rounds) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned s = state[i]; unsigned long h = 0;
    for (int k = 0; k < rounds; k++) {
        s = s * 1664525u + 1013904223u; float x = (s >> 8) * 5.9604645e-8f;
        s = s * 1664525u + 1013904223u; float y = (s >> 8) * 5.9604645e-8f;
        if (x * x + y * y <= 1) h++;
    }
    state[i] = s; hits[i] = h;
}
