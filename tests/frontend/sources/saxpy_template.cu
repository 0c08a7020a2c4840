#include <iostream>
#include <vector>

template <typename T>
__global__ void saxpy(T a, const T *__restrict__ x, T *y, size_t n)
{
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = a * x[i] + y[i];
}

template <typename T>
void run(size_t n)
{
    T *x, *y;
    cudaMallocManaged(&x, n * sizeof(T));
    cudaMallocManaged(&y, n * sizeof(T));
    saxpy<T><<<32, 128>>>(T(2), x, y, n);
    cudaDeviceSynchronize();
    std::cout << y[0] << std::endl;
}

int main()
{
    run<float>(1 << 16);
    run<double>(1 << 16);
}
