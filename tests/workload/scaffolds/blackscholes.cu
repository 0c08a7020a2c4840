CUDA_LITE float cnd(float d) {
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float c = 0.39894228f * __expf(-0.5f * d * d) * (k * (0.31938153f + k * (-0.356563782f + k * 1.781477937f)));
    return d > 0 ? 1.0f - c : c;
}
__global__ void black_scholes(float *call, float *put, const float *price, const float *strike, const float *years, float rate, float vol, int optN) {
    int opt = blockDim.x * blockIdx.x + threadIdx.x;
    if (opt >= optN) return;
    float root = sqrtf(years[opt]);
    float d1 = (logf(price[opt] / strike[opt]) + (rate + 0.5f * vol * vol) * years[opt]) / (vol * root);
    float d2 = d1 - vol * root, e = __expf(-rate * years[opt]);
    call[opt] = price[opt] * cnd(d1) - strike[opt] * e * cnd(d2);
    put[opt] = strike[opt] * e * (1.0f - cnd(d2)) - price[opt] * (1.0f - cnd(d1));
}
