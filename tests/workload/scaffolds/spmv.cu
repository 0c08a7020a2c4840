__global__ void spmv_csr(int num_rows, const int *row_ptr, const int *col_idx, const float *values,
                         const float *x, float *y) {
    int row = blockDim.x * blockIdx.x + threadIdx.x;
    if (row < num_rows) {
        float dot = 0;
        for (int j = row_ptr[row]; j < row_ptr[row + 1]; j++) dot += values[j] * x[col_idx[j]];
        y[row] += dot;
    }
}
