// Our own matrix products with nvcuda::wmma, a warp to a tile of the result.
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

// c = alpha * a * b + beta * c; rows and columns are multiples of 16, and tiles go through shared
// memory.
extern "C" __global__ void gemm(const half *a, const half *b, float *c, int n, int k, float alpha,
                                float beta) {
    __shared__ half left[16 * 24], right[16 * 24];
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum, old;
    wmma::fill_fragment(sum, 0.0f);
    int row = blockIdx.y * 16, column = blockIdx.x * 16;
    for (int i = 0; i < k; i += 16) {
        for (int e = threadIdx.x; e < 256; e += 32) {
            left[e / 16 * 24 + e % 16] = a[(row + e / 16) * k + i + e % 16];
            right[e / 16 * 24 + e % 16] = b[(i + e / 16) * n + column + e % 16];
        }
        __syncwarp();
        wmma::load_matrix_sync(fa, left, 24);
        wmma::load_matrix_sync(fb, right, 24);
        wmma::mma_sync(sum, fa, fb, sum);
        __syncwarp();
    }
    float *tile = c + row * n + column;
    wmma::load_matrix_sync(old, tile, n, wmma::mem_row_major);
    for (int i = 0; i < sum.num_elements; i++) sum.x[i] = alpha * sum.x[i] + beta * old.x[i];
    wmma::store_matrix_sync(tile, sum, n, wmma::mem_row_major);
}

// A block of 8 by 32 numbers, of integers; b is in columns.
extern "C" __global__ void gemm_int8(const signed char *a, const signed char *b, int *c, int k) {
    wmma::fragment<wmma::matrix_a, 8, 32, 16, signed char, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 8, 32, 16, signed char, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 8, 32, 16, int> sum;
    wmma::fill_fragment(sum, 0);
    for (int i = 0; i < k; i += 16) {
        wmma::load_matrix_sync(fa, a + i, k);
        wmma::load_matrix_sync(fb, b + i, k);
        wmma::mma_sync(sum, fa, fb, sum);
    }
    wmma::store_matrix_sync(c, sum, 32, wmma::mem_row_major);
}

extern "C" __global__ void gemm_f64(const double *a, const double *b, double *c, int k) {
    wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 8, 8, 4, double> sum;
    wmma::fill_fragment(sum, 0.0);
    for (int i = 0; i < k; i += 4) {
        wmma::load_matrix_sync(fa, a + i, k);
        wmma::load_matrix_sync(fb, b + i * 8, 8);
        wmma::mma_sync(sum, fa, fb, sum);
    }
    wmma::store_matrix_sync(c, sum, 8, wmma::mem_row_major);
}

extern "C" __global__ void gemm_tf32(const float *a, const float *b, float *c, int k) {
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int i = 0; i < k; i += 8) {
        wmma::load_matrix_sync(fa, a + i, k);
        wmma::load_matrix_sync(fb, b + i * 16, 16);
        for (int e = 0; e < fa.num_elements; e++) fa.x[e] = wmma::__float_to_tf32(fa.x[e]);
        for (int e = 0; e < fb.num_elements; e++) fb.x[e] = wmma::__float_to_tf32(fb.x[e]);
        wmma::mma_sync(sum, fa, fb, sum);
    }
    wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
}
