#include <math.h>

#ifdef USE_DOUBLE
typedef double real;
#else
typedef float real;
#endif

extern "C" __global__ void mathematics(const real *x, real *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    real v = x[i];
    y[i] = sin(v) + cos(v) * exp(-v * v) + sqrt(fabs(v)) + pow(fabs(v) + (real)1, (real)1.5) +
           log((real)1 + v * v) + tanh(v) / (real)M_PI;
}
