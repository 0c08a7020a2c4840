// A product of square matrices: one number bounds two axes and a loop.
extern "C" __global__ void cubic(float *A, float *B, float *C, int N) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < N && col < N) {
    C[row * N + col] = 0;
    for (int k = 0; k < N; k++)
      C[row * N + col] += A[row * N + k] * B[k * N + col];
  }
}
