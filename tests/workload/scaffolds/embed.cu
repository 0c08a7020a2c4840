extern "C" __global__ void embedding(const long *tokens, const float *table, const float *pos, float *out, int T, int D) {
    int t = blockIdx.x, b = blockIdx.y;
    long tok = tokens[b * T + t];
    for (int d = threadIdx.x; d < D; d += blockDim.x) out[((long)b * T + t) * D + d] = table[tok * D + d] + pos[t * D + d];
}
