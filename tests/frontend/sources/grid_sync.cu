#include <cooperative_groups.h>
using namespace cooperative_groups;

// Rounds of a relaxation; the grid waits between them. A cooperative launch.
extern "C" __global__ void relax(float *a, float *b, int n, int rounds)
{
    grid_group grid = this_grid();
    for (int r = 0; r < rounds; r++) {
        for (int i = grid.thread_rank(); i < n; i += grid.size())
            b[i] = 0.5f * (a[i > 0 ? i - 1 : 0] + a[i < n - 1 ? i + 1 : n - 1]);
        grid.sync();
        float *kept = a;
        a = b;
        b = kept;
    }
}

int main()
{
    float *a, *b;
    int n = 1024, rounds = 4;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    void *args[] = {&a, &b, &n, &rounds};
    cudaLaunchCooperativeKernel((void *)relax, dim3(4), dim3(64), args, 0, 0);
}
