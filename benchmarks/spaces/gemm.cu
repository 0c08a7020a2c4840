// C := alpha A B + beta C for column-major A and C and row-major B, in the tuning space of
// CLBlast's Xgemm (Nugteren 2018, "CLBlast: a tuned OpenCL BLAS library"): a block of
// MDIMC x NDIMC threads has MWG x NWG results; SA and SB say whether tiles of A and B, KWG deep,
// go through shared memory, loaded by threads that are regrouped in rows of MDIMA and NDIMB;
// VWM and VWN are widths of accesses; STRM and STRN whether a thread's results are a block apart.

#define MWI (MWG / MDIMC)
#define NWI (NWG / NDIMC)
#define THREADS (MDIMC * NDIMC)
#define KWA (KWG / (THREADS / MDIMA))
#define KWB (KWG / (THREADS / NDIMB))
#define MWA (MWG / MDIMA)
#define NWB (NWG / NDIMB)

// Eight floats are no vector type of CUDA: they move one by one.
template <int WIDTH> struct Vector;
template <> struct Vector<1> { float v[1]; };
template <> struct __attribute__((aligned(8))) Vector<2> { float v[2]; };
template <> struct __attribute__((aligned(16))) Vector<4> { float v[4]; };
template <> struct Vector<8> { float v[8]; };
typedef Vector<VWM> VectorM;
typedef Vector<VWN> VectorN;

// Place of a thread's i-th vector among those of a block (or of a row of loading threads).
#define PLACE(stride, i, own, threads, many) ((stride) ? (own) + (i) * (threads) : (i) + (own) * (many))

extern "C" __global__ void gemm(int m, int n, int k, float alpha, float beta,
                                const VectorM *__restrict__ a, const VectorN *__restrict__ b,
                                VectorM *__restrict__ c)
{
#if SA
    __shared__ VectorM a_tile[KWG * MWG / VWM];
#endif
#if SB
    __shared__ VectorN b_tile[KWG * NWG / VWN];
#endif
    int tx = threadIdx.x, ty = threadIdx.y;
    int bx = blockIdx.x * (MWG / VWM), by = blockIdx.y * (NWG / VWN);
    float sum[NWI][MWI] = {};

    for (int chunk = 0; chunk < k; chunk += KWG) {
#if SA || SB
        int thread = tx + MDIMC * ty;
#endif
#if SA
#pragma unroll
        for (int i = 0; i < MWA / VWM; i++)
#pragma unroll
            for (int j = 0; j < KWA; j++) {
                int x = PLACE(STRM, i, thread % MDIMA, MDIMA, MWA / VWM);
                int y = j + thread / MDIMA * KWA;
                a_tile[y * (MWG / VWM) + x] = a[(chunk + y) * (m / VWM) + bx + x];
            }
#endif
#if SB
#pragma unroll
        for (int j = 0; j < KWB; j++)
#pragma unroll
            for (int i = 0; i < NWB / VWN; i++) {
                int x = PLACE(STRN, i, thread % NDIMB, NDIMB, NWB / VWN);
                int y = j + thread / NDIMB * KWB;
                b_tile[y * (NWG / VWN) + x] = b[(chunk + y) * (n / VWN) + by + x];
            }
#endif
#if SA || SB
        __syncthreads();
#endif
        for (int outer = 0; outer < KWG; outer += KWI) {
#pragma unroll
            for (int inner = 0; inner < KWI; inner++) {
                int depth = outer + inner;
                VectorM left[MWI / VWM];
                VectorN right[NWI / VWN];
#pragma unroll
                for (int i = 0; i < MWI / VWM; i++) {
                    int x = PLACE(STRM, i, tx, MDIMC, MWI / VWM);
#if SA
                    left[i] = a_tile[depth * (MWG / VWM) + x];
#else
                    left[i] = a[(chunk + depth) * (m / VWM) + bx + x];
#endif
                }
#pragma unroll
                for (int i = 0; i < NWI / VWN; i++) {
                    int x = PLACE(STRN, i, ty, NDIMC, NWI / VWN);
#if SB
                    right[i] = b_tile[depth * (NWG / VWN) + x];
#else
                    right[i] = b[(chunk + depth) * (n / VWN) + by + x];
#endif
                }
#pragma unroll
                for (int j = 0; j < NWI; j++)
#pragma unroll
                    for (int i = 0; i < MWI; i++)
                        sum[j][i] += left[i / VWM].v[i % VWM] * right[j / VWN].v[j % VWN];
            }
        }
#if SA || SB
        __syncthreads();
#endif
    }
#pragma unroll
    for (int j = 0; j < NWI; j++) {
        int y = blockIdx.y * NWG + PLACE(STRN, j / VWN, ty, NDIMC, NWI / VWN) * VWN + j % VWN;
#pragma unroll
        for (int i = 0; i < MWI / VWM; i++) {
            VectorM *at = &c[y * (m / VWM) + bx + PLACE(STRM, i, tx, MDIMC, MWI / VWM)];
            VectorM old = *at, result;
#pragma unroll
            for (int e = 0; e < VWM; e++)
                result.v[e] = alpha * sum[j][i * VWM + e] + beta * old.v[e];
            *at = result;
        }
    }
}
