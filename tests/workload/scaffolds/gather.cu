__global__ void gather(const int *map, const float4 *table, float4 *result, int count, float scale) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += blockDim.x * gridDim.x) {
        float4 v = table[map[i]];
        v.x *= scale; v.y *= scale; v.z *= scale; v.w = v.x + v.y + v.z;
        result[i] = v;
    }
}
