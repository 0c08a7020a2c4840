// Speckle reducing anisotropic diffusion of an ultrasound image: smooth where the image is as
// rough as speckle is, stop at edges.
//
// Per iteration: `statistics` sums the image and its square per block, from which the host gets
// q0^2 = variance / mean^2, the speckle's own coefficient of variation; `coefficients` computes
// the gradients to the four neighbours and the diffusion coefficient c of every pixel; `diffuse`
// makes the step. Outside the image its edge pixels go on.
//
// Y. Yu, S. T. Acton: Speckle reducing anisotropic diffusion. IEEE Trans. Image Processing 11
// (2002).

#define BLOCK 16
#define SUM_BLOCK 128

extern "C" __global__ void statistics(const float *image, float *sums, float *squares, int pixels)
{
    __shared__ float sum[SUM_BLOCK];
    __shared__ float square[SUM_BLOCK];

    int tx = threadIdx.x;
    int i = blockIdx.x * SUM_BLOCK + tx;
    sum[tx] = 0.0f;
    square[tx] = 0.0f;
    __syncthreads();
    if (i < pixels) {
        sum[tx] = image[i];
        square[tx] = image[i] * image[i];
    }
    __syncthreads();

    for (int stride = SUM_BLOCK / 2; stride > 0; stride /= 2) {
        if (tx < stride) {
            sum[tx] += sum[tx + stride];
            square[tx] += square[tx + stride];
        }
        __syncthreads();
    }

    if (tx == 0) {
        sums[blockIdx.x] = sum[0];
        squares[blockIdx.x] = square[0];
    }
}

extern "C" __global__ void coefficients(const float *image, float *north, float *south,
                                        float *west, float *east, float *c, int rows, int cols,
                                        float q0_squared)
{
    __shared__ float tile[BLOCK + 2][BLOCK + 2];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int row = blockIdx.y * BLOCK + ty;
    int col = blockIdx.x * BLOCK + tx;

    // Beyond the last row or column load the last pixel again.
    int clamped_row = min(row, rows - 1);
    int clamped_col = min(col, cols - 1);
    tile[ty + 1][tx + 1] = image[clamped_row * cols + clamped_col];
    __syncthreads();
    if (ty == 0)
        tile[0][tx + 1] = image[max(row - 1, 0) * cols + clamped_col];
    if (ty == BLOCK - 1)
        tile[BLOCK + 1][tx + 1] = image[min(row + 1, rows - 1) * cols + clamped_col];
    __syncthreads();
    if (tx == 0)
        tile[ty + 1][0] = image[clamped_row * cols + max(col - 1, 0)];
    if (tx == BLOCK - 1)
        tile[ty + 1][BLOCK + 1] = image[clamped_row * cols + min(col + 1, cols - 1)];
    __syncthreads();

    if (row < rows && col < cols) {
        int i = row * cols + col;
        float here = tile[ty + 1][tx + 1];
        north[i] = tile[ty][tx + 1] - here;
        south[i] = tile[ty + 2][tx + 1] - here;
        west[i] = tile[ty + 1][tx] - here;
        east[i] = tile[ty + 1][tx + 2] - here;

        float gradient = (north[i] * north[i] + south[i] * south[i] + west[i] * west[i] +
                          east[i] * east[i]) / (here * here);
        float laplacian = (north[i] + south[i] + west[i] + east[i]) / here;
        float numerator = 0.5f * gradient - 0.0625f * laplacian * laplacian;
        float denominator = 1.0f + 0.25f * laplacian;
        float q_squared = numerator / (denominator * denominator);

        float excess = (q_squared - q0_squared) / (q0_squared * (1.0f + q0_squared));
        c[i] = 1.0f / (1.0f + excess);
        if (c[i] < 0.0f)
            c[i] = 0.0f;
        if (c[i] > 1.0f)
            c[i] = 1.0f;
    }
}

extern "C" __global__ void diffuse(float *image, const float *north, const float *south,
                                   const float *west, const float *east, const float *c, int rows,
                                   int cols, float rate)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows && col < cols) {
        int i = row * cols + col;
        float c_south = row + 1 < rows ? c[i + cols] : c[i];
        float c_east = col + 1 < cols ? c[i + 1] : c[i];
        float divergence =
            c_south * south[i] + c[i] * north[i] + c_east * east[i] + c[i] * west[i];
        image[i] += 0.25f * rate * divergence;
    }
}
