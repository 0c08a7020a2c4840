// Several kernels that share arrays; the second goes by what the first wrote.
__global__ void assign(const float *points, const float *centroids, int *membership, int npoints, int nclusters, int nfeatures) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= npoints) return;
    int index = -1;
    float best = 3.4e38f;
    for (int c = 0; c < nclusters; c++) {
        float d = 0;
        for (int f = 0; f < nfeatures; f++) {
            float t = points[p * nfeatures + f] - centroids[c * nfeatures + f];
            d += t * t;
        }
        if (d < best) { best = d; index = c; }
    }
    membership[p] = index;
}
__global__ void accumulate(const float *points, const int *membership, float *sums, int *counts, int npoints, int nfeatures) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= npoints) return;
    int c = membership[p];
    for (int f = 0; f < nfeatures; f++) atomicAdd(&sums[c * nfeatures + f], points[p * nfeatures + f]);
    atomicAdd(&counts[c], 1);
}
