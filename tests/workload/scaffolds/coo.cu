__global__ void spmv_coo(int nnz, const int *row, const int *col, const float *val, const float *x, float *y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < nnz; i += blockDim.x * gridDim.x)
        atomicAdd(&y[row[i]], val[i] * x[col[i]]);
}
