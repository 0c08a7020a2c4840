// Blelloch scan of one block of 512 elements, 256 threads; no bound at all.
__global__ void prescan(float *g_odata, const float *g_idata) {
    __shared__ float temp[512];
    int thid = threadIdx.x, offset = 1, base = blockIdx.x * 512;
    temp[2 * thid] = g_idata[base + 2 * thid];
    temp[2 * thid + 1] = g_idata[base + 2 * thid + 1];
    for (int d = 256; d > 0; d >>= 1) {
        __syncthreads();
        if (thid < d) temp[offset * (2 * thid + 2) - 1] += temp[offset * (2 * thid + 1) - 1];
        offset *= 2;
    }
    if (thid == 0) temp[511] = 0;
    for (int d = 1; d < 512; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (thid < d) {
            int ai = offset * (2 * thid + 1) - 1, bi = offset * (2 * thid + 2) - 1;
            float t = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += t;
        }
    }
    __syncthreads();
    g_odata[base + 2 * thid] = temp[2 * thid];
    g_odata[base + 2 * thid + 1] = temp[2 * thid + 1];
}
