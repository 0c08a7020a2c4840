// Kernels of the driver conformance suite. driver.ll is made from this file by build.sh;
// tests/device/cuda/libcuda.c does the same in C.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

__constant__ float coefficients[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__device__ int counter = 5;

static __device__ int thread() {
    return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
           __nvvm_read_ptx_sreg_tid_x();
}

// Parameters of four sizes: the third begins at byte 8, the last at byte 16.
extern "C" __global__ void scale(float factor, int count, float *data, short shift) {
    int i = thread();
    if (i < count) data[i] = data[i] * factor + shift + coefficients[i % 8];
}

extern "C" __global__ void store_at(char *target, long offset, int value) {
    if (thread() == 0) *(volatile int *)(target + offset) = value;
}

extern "C" __global__ void count() { __nvvm_atom_add_gen_i(&counter, 1); }

extern "C" __global__ void fill_shared(int *out, int kib) {
    extern __shared__ int held[];
    held[kib * 256 - 1] = kib * 0x01010101;
    __syncthreads();
    *out = held[kib * 256 - 1];
}

extern "C" __global__ void trap() { __builtin_trap(); }

extern "C" __global__ void spin(volatile int *flag) {
    while (*flag == 0) {
    }
}
