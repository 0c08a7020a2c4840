// Groups of threads that work together: blocks, tiles of a warp, the threads at a place, the grid.
#pragma once
#include "cuda_runtime.h"

namespace cooperative_groups {
namespace details {
GEVO_DEVICE unsigned int rank_in_block()
{
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
GEVO_DEVICE unsigned int lane() { return __nvvm_read_ptx_sreg_laneid(); }
GEVO_DEVICE unsigned int threads() { return blockDim.x * blockDim.y * blockDim.z; }
GEVO_DEVICE unsigned int blocks() { return gridDim.x * gridDim.y * gridDim.z; }
GEVO_DEVICE unsigned int block()
{
    return (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}

// The address that the driver gives a cooperative launch in two special registers; the counter of
// its grid barrier is the second word there. Block 0 flips the highest bit when all are there.
GEVO_DEVICE void sync_grid()
{
    unsigned int hi, lo;
    asm("mov.u32 %0, %%envreg1;" : "=r"(hi));
    asm("mov.u32 %0, %%envreg2;" : "=r"(lo));
    volatile unsigned int *at =
        (volatile unsigned int *)(((unsigned long long)hi << 32 | lo) + sizeof(unsigned int));
    __syncthreads();
    if (rank_in_block() == 0) {
        unsigned int step = block() == 0 ? 0x80000000u - (blocks() - 1) : 1u;
        __threadfence();
        unsigned int before = atomicAdd((unsigned int *)at, step);
        while (((before ^ *at) & 0x80000000u) == 0)
            ;
        __threadfence();
    }
    __syncthreads();
}
} // namespace details

class thread_block {
  public:
    __device__ static void sync() { __syncthreads(); }
    __device__ static unsigned int size() { return details::threads(); }
    __device__ static unsigned int num_threads() { return details::threads(); }
    __device__ static unsigned int thread_rank() { return details::rank_in_block(); }
    __device__ static dim3 group_index() { return blockIdx; }
    __device__ static dim3 thread_index() { return threadIdx; }
    __device__ static dim3 group_dim() { return blockDim; }
    __device__ static dim3 dim_threads() { return blockDim; }
};
GEVO_DEVICE thread_block this_thread_block() { return {}; }

class grid_group {
  public:
    __device__ static bool is_valid() { return true; }
    __device__ static void sync() { details::sync_grid(); }
    __device__ static unsigned long long size()
    {
        return (unsigned long long)details::blocks() * details::threads();
    }
    __device__ static unsigned long long num_threads() { return size(); }
    __device__ static unsigned int num_blocks() { return details::blocks(); }
    __device__ static unsigned int block_rank() { return details::block(); }
    __device__ static dim3 group_dim() { return gridDim; }
    __device__ static unsigned long long thread_rank()
    {
        return (unsigned long long)details::block() * details::threads() + details::rank_in_block();
    }
};
GEVO_DEVICE grid_group this_grid() { return {}; }

// Some threads of a warp: which ones a mask says, and one's number among them.
class coalesced_group {
    unsigned int mask_;

  public:
    __device__ explicit coalesced_group(unsigned int mask) : mask_(mask) {}
    __device__ unsigned int size() const { return __popc(mask_); }
    __device__ unsigned int num_threads() const { return __popc(mask_); }
    __device__ unsigned int thread_rank() const
    {
        return __popc(mask_ & ((1u << details::lane()) - 1));
    }
    __device__ unsigned int lane_of(unsigned int rank) const
    {
        unsigned int left = mask_;
        for (unsigned int i = 0; i < rank; i++)
            left &= left - 1;
        return __ffs(left) - 1;
    }
    __device__ void sync() const { __syncwarp(mask_); }
    template <class T> __device__ T shfl(T v, unsigned int rank) const
    {
        return __shfl_sync(mask_, v, lane_of(rank));
    }
    template <class T> __device__ T shfl_down(T v, unsigned int by) const
    {
        unsigned int to = thread_rank() + by;
        return __shfl_sync(mask_, v, to < size() ? lane_of(to) : details::lane());
    }
    template <class T> __device__ T shfl_up(T v, unsigned int by) const
    {
        unsigned int rank = thread_rank();
        return __shfl_sync(mask_, v, rank >= by ? lane_of(rank - by) : details::lane());
    }
    __device__ int any(int p) const { return __any_sync(mask_, p); }
    __device__ int all(int p) const { return __all_sync(mask_, p); }
    __device__ unsigned int mask() const { return mask_; }
};
GEVO_DEVICE coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

template <unsigned int N, class Parent = thread_block> class thread_block_tile {
  public:
    __device__ static constexpr unsigned int size() { return N; }
    __device__ static constexpr unsigned int num_threads() { return N; }
    __device__ static unsigned int thread_rank() { return details::rank_in_block() & (N - 1); }
    __device__ static unsigned int meta_group_rank() { return details::rank_in_block() / N; }
    __device__ static unsigned int meta_group_size()
    {
        return (details::threads() + N - 1) / N;
    }
    __device__ static unsigned int mask()
    {
        return N == 32 ? 0xffffffffu : ((1u << (N & 31)) - 1) << (details::lane() & ~(N - 1));
    }
    __device__ static void sync() { __syncwarp(mask()); }
    template <class T> __device__ static T shfl(T v, int from)
    {
        return __shfl_sync(mask(), v, from, N);
    }
    template <class T> __device__ static T shfl_up(T v, unsigned int by)
    {
        return __shfl_up_sync(mask(), v, by, N);
    }
    template <class T> __device__ static T shfl_down(T v, unsigned int by)
    {
        return __shfl_down_sync(mask(), v, by, N);
    }
    template <class T> __device__ static T shfl_xor(T v, unsigned int by)
    {
        return __shfl_xor_sync(mask(), v, by, N);
    }
    __device__ static int any(int p) { return __any_sync(mask(), p); }
    __device__ static int all(int p) { return __all_sync(mask(), p); }
    __device__ static unsigned int ballot(int p)
    {
        return (__ballot_sync(mask(), p) & mask()) >> (details::lane() & ~(N - 1));
    }
};
template <unsigned int N, class Parent>
GEVO_DEVICE thread_block_tile<N, Parent> tiled_partition(const Parent &)
{
    static_assert(N && N <= 32 && (N & (N - 1)) == 0, "tiles have 1, 2, 4, 8, 16 or 32 threads");
    return {};
}

template <class Group> GEVO_DEVICE void sync(const Group &group) { group.sync(); }
GEVO_DEVICE void sync(const thread_block &) { __syncthreads(); }

template <class T> struct plus {
    __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
    __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
    __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T> struct bit_and {
    __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T> struct bit_or {
    __device__ T operator()(T a, T b) const { return a | b; }
};
template <class T> struct bit_xor {
    __device__ T operator()(T a, T b) const { return a ^ b; }
};

template <unsigned int N, class Parent, class T, class Operation>
GEVO_DEVICE T reduce(const thread_block_tile<N, Parent> &tile, T value, Operation operation)
{
    for (unsigned int by = N / 2; by; by /= 2)
        value = operation(value, tile.shfl_xor(value, by));
    return value;
}
template <class T, class Operation>
GEVO_DEVICE T reduce(const coalesced_group &group, T value, Operation operation)
{
    T found = group.shfl(value, 0);
    for (unsigned int rank = 1; rank < group.size(); rank++)
        found = operation(found, group.shfl(value, rank));
    return found;
}
template <unsigned int N, class Parent, class T, class Operation>
GEVO_DEVICE T inclusive_scan(const thread_block_tile<N, Parent> &tile, T value, Operation operation)
{
    for (unsigned int by = 1; by < N; by *= 2) {
        T before = tile.shfl_up(value, by);
        if (tile.thread_rank() >= by)
            value = operation(before, value);
    }
    return value;
}
template <unsigned int N, class Parent, class T>
GEVO_DEVICE T inclusive_scan(const thread_block_tile<N, Parent> &tile, T value)
{
    return inclusive_scan(tile, value, plus<T>());
}
} // namespace cooperative_groups
