// Kernels whose threads part and meet in different ways; coarse.ll is what clang 22 makes of them:
//   clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path=no-toolkit -nocudainc
//     -nocudalib --cuda-feature=+ptx88 -S -emit-llvm -O2 -fno-unroll-loops -Qn
//     -include ../../../../kernels/cuda_lite.h coarse.cu -o coarse.ll
#define PLACE                                                                                \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                                           \
    int j = blockIdx.y * blockDim.y + threadIdx.y;                                           \
    bool in = i < w && j < h;                                                                \
    int at = j * w + i;
#define KERNEL(NAME) extern "C" __global__ void NAME(const int *x, int *y, int w, int h)
#define SIZE (blockDim.x * blockDim.y)

KERNEL(guard) {
    PLACE
    if (in) y[at] = 3 * x[at] + x[i];
}

KERNEL(leaves) {
    PLACE
    if (!in) return;
    int v = x[at];
    if (v % 3 == 0) {
        y[at] = v + x[j];
        if (v % 2) v += x[i];
        else y[at] += 7;
    } else if (v % 5 == 1) {
        v = -v;
    }
    y[at] += v;
}

KERNEL(loops) {
    for (int j = threadIdx.y; j < h; j += blockDim.y)
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < w; i += gridDim.x * blockDim.x)
            if (blockIdx.y == 0) y[j * w + i] = x[j * w + i] * (i + 2 * j);
}

KERNEL(tile) {
    __shared__ int s[2][1024];
    PLACE
    int me = threadIdx.y * blockDim.x + threadIdx.x;
    int sum = 0;
    for (int turn = 0; turn < 4; turn++) {
        s[turn % 2][me] = in ? x[at] + turn : 1;
        __syncthreads();
        int other = threadIdx.x * blockDim.y + threadIdx.y;
        sum = 3 * sum + s[turn % 2][other] + s[turn % 2][threadIdx.x];
    }
    if (in) y[at] = sum;
}

KERNEL(tree) {
    __shared__ int s[1024];
    PLACE
    int me = threadIdx.y * blockDim.x + threadIdx.x;
    s[me] = in ? x[at] : 0;
    for (int half = 512; half > 0; half /= 2) {
        __syncthreads();
        if (me < half && me + half < SIZE) s[me] += s[me + half];
    }
    __syncthreads();
    if (in) y[at] = s[0] + me;
    if (me + blockIdx.x + blockIdx.y == 0) y[w * h] = 5;
}

KERNEL(count) {
    PLACE
    int steps = blockIdx.x % 2 ? 0 : 3;
    while (steps-- > 0)
        if (in) __nvvm_atom_add_gen_i(&y[x[at] & 7], 1 + steps);
    while (in && at < w * h) {
        __nvvm_atom_add_gen_i(&y[8 + (at & 7)], x[at]);
        at += w * h / 3;
    }
}

KERNEL(own) {
    PLACE
    int held[9];
    if (in) {
        for (int n = 0; n < 9; n++) held[n] = x[(at + n * 5) % (w * h)];
        int n = x[at] & 7;
        held[n] += held[(n * 5) % 9];
        y[at] = held[x[i] & 7] - held[n];
    }
}

KERNEL(chain) {
    PLACE
    if (!in) return;
    unsigned v = x[at] & 63;
    int steps = 0;
    while (v > 1 && steps < 40) {
        v = v % 2 ? 3 * v + 1 : v / 2;
        steps += x[v % (w * h)] & 1 ? 1 : 2;
    }
    y[at] = steps;
}

KERNEL(warp) {
    PLACE
    int v = in ? x[at] : j;
    int lane = __nvvm_read_ptx_sreg_laneid();
    for (int by = 16; by > 0; by /= 2) v += __nvvm_shfl_sync_bfly_i32(-1, v, by, 31);
    if (__nvvm_vote_any_sync(-1, v % 7 == 0)) v += lane;
    if (in) y[at] = v;
}

KERNEL(cases) {
    PLACE
    int v = 0;
    switch (w % 5) {
        case 0: v = in ? x[at] : 2; break;
        case 1: v = i; break;
        case 2: v = j * j;
        default: v += h;
    }
    for (int n = 0; n < v % 5; n++)
        if (in) y[at] = v + n;
}

KERNEL(several) {
    PLACE
    int v = i;
    if (w % 3 == 1) v += 5;
    else if (in)
        switch (x[at] % 6) {
            case 0: v = 4; break;
            case 2: y[at] = 9; v = j; break;
            case 3: v += i; break;
            case 5: v *= x[at]; break;
            default: v = -v;
        }
    __syncthreads();
    if (in) y[at] += v;
}

KERNEL(around) {
    PLACE
    if (!in) return;
    int sum = 0;
    _Pragma("unroll") for (int down = -2; down <= 2; down++)
        _Pragma("unroll") for (int right = -1; right <= 1; right++) {
            int row = min(max(j + down, 0), h - 1), col = min(max(i + right, 0), w - 1);
            sum = 3 * sum + x[row * w + col];
        }
    y[at] = sum;
}

KERNEL(beside) {
    PLACE
    if (i == 0 || j == 0 || i >= w - 1 || j >= h - 1) return;
    y[at] = 2 * x[at] + 3 * x[at - 1] + 5 * x[at + 1] + 7 * x[at - w] + 11 * x[at + w];
}

KERNEL(between) {
    PLACE
    if (i == 0 || j == 0 || i >= w - 1 || j >= h - 1) return;
    y[at] = x[at - w];
    y[at] -= x[(j - 1) * w + i] & x[(j + 1) * w + i];
}

KERNEL(halo) {
    __shared__ int s[18][130];
    PLACE
    int row = threadIdx.y + 1, col = threadIdx.x + 1;
    s[row][col] = in ? x[at] : 0;
    if (threadIdx.y == 0) s[0][col] = 1;
    if (threadIdx.y == blockDim.y - 1) s[row + 1][col] = in && j + 1 < h ? x[at + w] : 2;
    __syncthreads();
    int sum = s[row - 1][col] + 3 * s[row][col] + 5 * s[row + 1][col];
    __syncthreads();
    s[row][col] = sum;
    __syncthreads();
    sum += s[row][col] + (threadIdx.y ? s[row - 1][col] : 0);
    if (in) y[at] = sum;
}
