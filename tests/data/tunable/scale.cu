// y = FACTOR x, WORK elements a thread. scale.ll is made from this by
// scripts/build_kernels.py --folder (as scale_tunable.cu) and shortened by hand.
extern __constant__ const int WORK;
extern __constant__ const float FACTOR;

extern "C" __global__ void scale(const float *x, float *y, int n)
{
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * WORK;
    for (int i = 0; i < WORK; i++)
        if (first + i < n)
            y[first + i] = FACTOR * x[first + i];
}
