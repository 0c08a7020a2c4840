#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
namespace cg = cooperative_groups;

__global__ void sums(const int *in, int *out, int n)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    __shared__ int partial[32];
    int i = blockIdx.x * blockDim.x + block.thread_rank();
    int mine = cg::reduce(tile, i < n ? in[i] : 0, cg::plus<int>());
    if (tile.thread_rank() == 0)
        partial[tile.meta_group_rank()] = mine;
    cg::sync(block);
    if (tile.meta_group_rank() == 0) {
        mine = tile.thread_rank() < tile.meta_group_size() ? partial[tile.thread_rank()] : 0;
        mine = cg::reduce(tile, mine, cg::plus<int>());
        if (tile.thread_rank() == 0)
            out[blockIdx.x] = mine;
    }
}

int main()
{
    int *in, *out;
    cudaMalloc(&in, 4096);
    cudaMalloc(&out, 64);
    sums<<<4, 256>>>(in, out, 1024);
    printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
