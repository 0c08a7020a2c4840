// Kernels on which the moves of docs/moves.md are attacked: each invites some of them to go wrong.
// Made into kernels.ll by build.sh. None of the pointers is __restrict__: a host may pass one
// array for two parameters, or two parts of one that overlap.
#define KERNEL extern "C" __global__ void

// Loops whose counter may wrap; `most` ends those that would not end.
KERNEL stepped(const int *x, int *y, int n, int from, int to, int step, int most) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = x[i], rounds = 0;
    for (int k = from; k < to; k += step) {
        sum = sum * 31 + (k >> 4);
        if (++rounds > most) break;
    }
    y[i] = sum;
}
KERNEL stepped_unsigned(const int *x, int *y, int n, unsigned from, unsigned to, unsigned step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned sum = x[i], k = from;
    for (int rounds = 0; rounds < 9; ++rounds) {
        do {
            sum = sum * 31 + k;
            k += step;
        } while (k <= to && k > 3);
        k += 5;
    }
    y[i] = sum;
}
KERNEL strided(const int *x, int *y, int n, long long to, int step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int sum = 0;
    for (long long k = i; k < to; k += step) sum = sum * 3 + x[k % n];
    if (i < n) y[i] = sum;
}
KERNEL grid_stride(const int *x, int *y, int n) {
    int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) y[i] = x[i] * 3 + i;
}
// Divisions by what is 0, 1, -1 and the least integer.
KERNEL divided(const int *x, int *y, int n, int d, unsigned e) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = x[i], r = 0;
    if (d != 0 && !(d == -1 && v == (int)0x80000000)) r = v / d * 7 + v % d;
    if (e != 0) r += (unsigned)v / e + (unsigned)v % e * 3;
    y[i] = r;
}
KERNEL divided_in_loop(const int *x, int *y, int n, int rounds, int d) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned sum = 0;
    for (int k = 0; k < rounds; ++k) sum = sum * 5 + (unsigned)(x[i] + k) % (unsigned)d;
    y[i] = sum;
}
// Stencils: neighbours along y, edges that must not be read over.
KERNEL column(const float *x, float *y, int w, int h) {
    int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    if (c >= w || r >= h) return;
    float up = r > 0 ? x[(r - 1) * w + c] : 0.0f, down = r < h - 1 ? x[(r + 1) * w + c] : -0.0f;
    y[r * w + c] = up + down - 2 * x[r * w + c];
}
KERNEL clamped(const float *x, float *y, int w, int h) {
    int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    if (c >= w || r >= h) return;
    float sum = 0;
    for (int dy = -2; dy <= 2; ++dy) {
        int at = min(max(r + dy, 0), h - 1);
        sum = sum * 0.5f + x[at * w + c];
    }
    y[r * w + c] = sum;
}
// An index that is larger than 32 bits on the way.
KERNEL wide_index(const int *x, int *y, int n, unsigned row, unsigned pitch) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long far = (unsigned long long)row * pitch + i;
    unsigned near = row * pitch + i;
    y[i] = x[far % n] * 3 + x[near % n];
}
// Branches whose arm reads where nothing may be read otherwise.
KERNEL guarded(const int *x, int *y, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = x[i];
    if (v > s) v += i + 1 < n ? x[i + 1] : 7;
    if (v & 1) v = v * 3 + x[i] / 2;
    y[i] = v;
}
KERNEL either(const int *a, const int *b, int *y, int n, int s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = (a[i] & 3) == s ? a[i] * 5 + a[i] % 7 : b[i] * 3 - b[n - 1 - i];
    y[i] = v;
}
KERNEL table(const unsigned char *x, int *y, const int *t, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = x[i];
    if (v < 16) v = t[v];
    y[i] = v;
}
// A thread that works on several elements: what overlaps in part is defined, too.
KERNEL serial(const int *x, int *y, int rows, int n) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    for (int k = 0; k < n; ++k) y[r * n + k] = x[r * n + k] * 3 + 1;
}
KERNEL serial_sum(const int *x, int *y, int *total, int rows, int n) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    total[r] = 0;
    for (int k = 0; k < n; ++k) {
        total[r] += x[r * n + k];
        y[r * n + k] = total[r];
    }
}
KERNEL copied(const int4 *x, int4 *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int4 v = x[i];
    y[i].x = v.y;
    y[i].y = x[i].x;
    y[i].z = x[i].w + v.x;
    y[i].w = v.z;
}
// Loops of no round, of rounds that follow from data, with two ends.
KERNEL chain(const int *next, const int *x, int *y, int n, int most) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int at = i, sum = 0;
    for (int k = 0; k < most; ++k) {
        at = next[at];
        if (at < 0 || at >= n) break;
        sum = sum * 7 + x[at];
    }
    y[i] = sum;
}
KERNEL rows(const int *begin, const float *x, float *y, int n) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= n) return;
    float sum = -0.0f;
    for (int k = begin[r]; k < begin[r + 1]; ++k) sum += x[k];
    y[r] = sum;
}
KERNEL nested(const int *x, int *y, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = 0;
    for (int a = 0; a < m; ++a)
        for (int b = a; b < m; b += 2) {
            if (x[(i + b) % n] == a) goto out;
            sum += x[(i + a) % n] ^ b;
        }
out:
    y[i] = sum;
}
// Floats whose order, sign and NaN matter.
KERNEL extremes(const float *x, float *y, int n, float s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = x[i], m = v > s ? v : s;
    m = m < v * 2 ? m : v * 2;
    y[i] = m + (v - v) + v * 0.0f + fminf(v, s);
}
KERNEL quotients(const float *x, const float *d, float *y, int n, float s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = x[i] / d[i] + d[i] / s + sqrtf(fabsf(x[i])) / s;
}
KERNEL dots(const float *x, const float *w, float *y, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0;
    for (int k = 0; k < m; ++k) sum += x[(i + k) % n] * w[k];
    y[i] = sum;
}
KERNEL doubles(const float *x, float *y, int n, double s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double v = x[i] * 1.1 + s, t = (double)i * 0.25;
    y[i] = v * v + t;
    if (v > 1e30) y[i] = -1;
}
// Shared memory: own elements, others' elements, barriers, blocks that are not full.
KERNEL summed(const int *x, int *y, int n) {
    __shared__ int sum[256];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    sum[t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int d = 1; d < blockDim.x; d *= 2) {
        int more = t >= d ? sum[t - d] : 0;
        __syncthreads();
        sum[t] += more;
        __syncthreads();
    }
    if (i < n) y[i] = sum[t];
}
KERNEL swapped(const int *x, int *y, int n) {
    __shared__ int own[1024], other[1024];
    int t = threadIdx.y * blockDim.x + threadIdx.x, size = blockDim.x * blockDim.y;
    int i = blockIdx.x * size + t;
    own[t] = i < n ? x[i] : -1;
    other[size - 1 - t] = own[t] * 2;
    __syncthreads();
    own[t] += other[t];
    __syncthreads();
    if (i < n) y[i] = own[t] + own[(t + 1) % size];
}
KERNEL tile(const int *x, int *y, int w, int h) {
    __shared__ int t[16][17];
    int c = blockIdx.x * 16 + threadIdx.x, r = blockIdx.y * 16 + threadIdx.y;
    if (c < w && r < h) t[threadIdx.y][threadIdx.x] = x[r * w + c];
    __syncthreads();
    int tc = blockIdx.y * 16 + threadIdx.x, tr = blockIdx.x * 16 + threadIdx.y;
    if (tc < h && tr < w) y[tr * h + tc] = t[threadIdx.x][threadIdx.y];
}
KERNEL own_element(const int *x, int *y, int n, int rounds) {
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t & 63] = i < n ? x[i] : 0;
    __syncthreads();
    for (int k = 0; k < rounds; ++k) {
        int v = s[(t + 1) & 63];
        __syncthreads();
        if (t < 64) s[t & 63] = s[t & 63] * 3 + v;
        __syncthreads();
    }
    if (i < n) y[i] = s[t & 63];
}
KERNEL dynamic(const int *x, int *y, int n) {
    extern __shared__ int d[];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    d[t] = i < n ? x[i] : 0;
    d[t + blockDim.x] = d[t] + 1;
    __syncthreads();
    if (i < n) y[i] = d[(t + 3) % blockDim.x] * 2 + d[blockDim.x + (t + 1) % blockDim.x];
}
KERNEL left_early(const int *x, int *y, int n) {
    __shared__ int s[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    if (i >= n) return;
    s[t] = x[i];
    __syncthreads();
    int from = (t + 1) % min((int)blockDim.x, n - (int)(blockIdx.x * blockDim.x));
    y[i] = s[from] - s[t];
}
KERNEL meets_in_loop(const int *x, int *y, int n, int rounds) {
    __shared__ int s[1024];
    int t = threadIdx.x, sum = 0;
    for (int k = 0; k < rounds; ++k) {
        int at = k * blockDim.x + t;
        s[t] = at < n ? x[at] : 1;
        __syncthreads();
        sum = sum * 3 + s[blockDim.x - 1 - t];
        __syncthreads();
    }
    int i = blockIdx.x * blockDim.x + t;
    if (i < n) y[i] = sum;
}
KERNEL in_place(int *x, int n, int rounds) {
    int t = threadIdx.x;
    for (int k = 0; k < rounds; ++k) {
        int v = t < n ? x[(t + 1) % n] : 0;
        __syncthreads();
        if (t < n) x[t] = v * 3 + k;
        __syncthreads();
    }
}
KERNEL one_warp(const int *x, int *y, int n) {
    __shared__ volatile int s[32];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    s[t] = i < n ? x[i] : 0;
    __syncthreads();
    if (i < n) y[i] = s[31 - t];
}
// Products of matrices, without tiles and with them.
KERNEL product(const float *a, const float *b, float *c, int n, int m, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= n || col >= m) return;
    float sum = 0;
    for (int i = 0; i < k; ++i) sum += a[row * k + i] * b[i * m + col];
    c[row * m + col] = sum;
}
KERNEL product_added(const int *a, const int *b, int *c, int n, int m, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (col >= m || row >= n) return;
    for (int i = 0; i < k; ++i) c[row * m + col] += a[row * k + i] * b[i * m + col];
}
KERNEL product_masked(const int *a, const int *b, int *c, int n, int m, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= n || col >= m) return;
    if (col > row + 5) { c[row * m + col] = -7; return; }
    int sum = 0;
    const int *at = a + row * k;
    if (k > 0 && k < 4096)
        for (int left = k; left != 0; --left) sum += *at++ * b[(k - left) * m + col];
    c[row * m + col] = sum;
}
KERNEL bodies(const float4 *p, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 own = p[i < n ? i : 0];
    float sum = 0;
    for (int k = 0; k < n; ++k) {
        float4 o = p[k];
        float dx = o.x - own.x, dy = o.y - own.y;
        sum += o.w * (dx * dx - dy);
    }
    if (i < n) y[i] = sum;
}
// Atomics: order, use of what they give, histograms that are read.
KERNEL histogram(const unsigned char *x, int *h, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&h[x[i] & 63], i & 1 ? -3 : 1);
}
KERNEL histogram_skips(const int *x, int *h, int n) {
    int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
        if (x[i] != 5) atomicAdd(&h[(unsigned)x[i] % 10], x[i]);
}
KERNEL tickets(const int *x, int *y, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0) y[atomicAdd(count, 1)] = 1;
}
KERNEL added(const float *x, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(sum, x[i]);
}
KERNEL added_some(const float *x, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0) atomicAdd(&sum[blockIdx.x & 1], x[i]);
}
KERNEL last_block(const int *x, int *y, unsigned *done, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ bool last;
    if (i < n) atomicAdd(&y[0], x[i]);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) last = atomicAdd(done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (last && threadIdx.x == 0) y[1] = atomicAdd(&y[0], 0) * 3;
}
// Warps that are not full, lanes that do not agree.
KERNEL warp_sums(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned mask = __ballot_sync(0xffffffffu, i < n);
    if (i >= n) return;
    int v = x[i], own = v;
    int lanes = __popc(mask), lane = threadIdx.x & 31;
    for (int d = 1; d < 32; d *= 2) {
        int o = __shfl_up_sync(mask, v, d);
        if (lane >= d) v += o;
    }
    y[i] = v * 64 + lanes + own;
}
// Arrays of a thread's own, structures by value, switches.
KERNEL own_array(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int a[8];
    for (int k = 0; k < 8; ++k) a[k] = x[(i + k) % n];
    int *p = &a[x[i] & 7];
    *p = -1;
    int sum = 0;
    for (int k = 0; k < 8; ++k) sum = sum * 3 + a[(k * 3 + x[i]) & 7];
    y[i] = sum;
}
KERNEL own_array_2d(const int *x, int *y, int w, int h) {
    int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    if (c >= w || r >= h) return;
    int a[4];
    for (int k = 0; k < 4; ++k) a[k] = x[((r + k) % h) * w + c];
    a[x[r * w + c] & 3] += 5;
    y[r * w + c] = a[0] + a[1] * 2 + a[2] * 4 + a[(c + r) & 3];
}
KERNEL chosen(const int *x, int *y, int n, int op) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = x[i];
    switch (op) {
    case 0: v += 1; break;
    case 1: v = v * v; break;
    case 4: v = v < 0 ? -v : v; break;
    case 5: v ^= x[(i + 1) % n];
    case 6: v -= 3; break;
    default: v = ~v;
    }
    y[i] = v;
}
KERNEL narrow(const signed char *x, short *y, int n, short s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    signed char v = (signed char)(x[i] * 3 + s);
    unsigned char u = (unsigned char)(v - 7);
    y[i] = (short)(v * 300 + u + (v > s ? 1 : 0));
}
KERNEL unaligned(const char *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = 0;
    for (int k = 0; k < 4; ++k) v = v << 8 | (unsigned char)x[4 * i + k];
    y[i] = v;
}
KERNEL watched(const int *x, volatile int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = x[i];
    y[i] = y[i] + x[i];
}
