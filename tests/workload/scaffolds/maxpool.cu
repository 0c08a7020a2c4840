extern "C" __global__ void maxpool(const float *in, float *out, int *arg, int N, int C, int H, int W, int k, int s) {
    int OH = (H - k) / s + 1, OW = (W - k) / s + 1;
    int idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (idx >= N * C * OH * OW) return;
    int ow = idx % OW, oh = idx / OW % OH, nc = idx / OW / OH;
    float best = -3.4e38f; int where = -1;
    for (int i = 0; i < k; i++) for (int j = 0; j < k; j++) {
        int at = (nc * H + oh * s + i) * W + ow * s + j;
        if (in[at] > best) { best = in[at]; where = at; }
    }
    out[idx] = best; arg[idx] = where;
}
