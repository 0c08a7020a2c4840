// Device functions that call themselves.
static __device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

extern "C" __global__ void fibonacci(const int *x, int *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = fib(x[i]);
}

static __device__ void sort(int *a, int lo, int hi)
{
    if (lo >= hi) return;
    int pivot = a[(lo + hi) / 2], i = lo, j = hi;
    while (i <= j) {
        while (a[i] < pivot) i++;
        while (a[j] > pivot) j--;
        if (i <= j) {
            int kept = a[i];
            a[i++] = a[j];
            a[j--] = kept;
        }
    }
    sort(a, lo, j);
    sort(a, i, hi);
}

extern "C" __global__ void sorts(int *x, int each) { sort(x + threadIdx.x * each, 0, each - 1); }

// Two functions that call one another.
static __device__ int odd(int n);
static __device__ __noinline__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static __device__ __noinline__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }

extern "C" __global__ void parity(const int *x, int *y) { y[threadIdx.x] = even(x[threadIdx.x]); }

// Each activation has an array of its own, to which those that it calls have a pointer.
static __device__ float game(const float *leaf, int depth, int at, const float *above)
{
    float mine[4];
    for (int j = 0; j < 4; j++) mine[j] = above[j] + leaf[(at + j) & 63];
    if (depth == 0) return mine[at & 3];
    float best = -1e30f;
    for (int child = 0; child < 3; child++) {
        float value = -game(leaf, depth - 1, 3 * at + child, mine);
        mine[child] *= 0.5f;
        if (value > best) best = value;
    }
    return best + mine[1];
}

extern "C" __global__ void games(const float *leaf, float *y)
{
    float none[4] = {0, 1, 2, 3};
    y[threadIdx.x] = game(leaf, threadIdx.x % 4, threadIdx.x, none);
}

// A recursive function that waits for the block.
static __device__ int total(int *x, int n)
{
    if (n == 1) return x[0];
    __syncthreads();
    if (threadIdx.x < n / 2) x[threadIdx.x] += x[threadIdx.x + n / 2];
    __syncthreads();
    return total(x, n / 2) * 2 + n;
}

extern "C" __global__ void totals(int *x, int *y) { y[threadIdx.x] = total(x, blockDim.x); }
