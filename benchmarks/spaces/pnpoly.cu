// Which points lie in a polygon: each point counts the edges that a ray to its right crosses
// (Sunday 2001). A thread has `tile_size` points, block_size_x apart. `between_method` is how it
// asks whether an edge reaches from below the point to above it, `use_method` how it counts.

#ifndef use_precomputed_slopes
#define use_precomputed_slopes 0
#endif
#define VERTICES 600

struct Point {
    float x, y;
};
struct __attribute__((aligned(8))) Pair {
    float x, y;
};

__constant__ Point vertices[VERTICES];
__constant__ float slopes[VERTICES];

static __device__ __forceinline__ bool between(float a, float b, float c)
{
#if between_method == 0
    return (b > a) != (c > a);
#elif between_method == 1
    return (b <= a && c > a) || (b > a && c <= a);
#elif between_method == 2
    return a - b == 0.0f || (a - b) * (a - c) < 0.0f;
#else
    return (a - b) * (a - c) < 0.0f || a - b == 0.0f;
#endif
}

extern "C" __global__ void pnpoly(int *__restrict__ inside, const Pair *__restrict__ points,
                                  int n)
{
    int first = blockIdx.x * block_size_x * tile_size + threadIdx.x;
    if (first >= n)
        return;
    Pair mine[tile_size];
    int crossed[tile_size];
#pragma unroll
    for (int t = 0; t < tile_size; t++) {
        crossed[t] = 0;
        mine[t].x = mine[t].y = 0.0f;
        if (first + t * block_size_x < n)
            mine[t] = points[first + t * block_size_x];
    }
    int from = VERTICES - 1;
    for (int to = 0; to < VERTICES; from = to++) {
        Point a = vertices[to], b = vertices[from];
#if use_precomputed_slopes
        float slope = slopes[to];
#else
        float slope = (b.x - a.x) / (b.y - a.y);
#endif
#pragma unroll
        for (int t = 0; t < tile_size; t++) {
            Pair p = mine[t];
#if use_method == 0
            if (between(p.y, a.y, b.y) && p.x < slope * (p.y - a.y) + a.x)
                crossed[t] = !crossed[t];
#elif use_method == 1
            int reached = between(p.y, a.y, b.y);
            crossed[t] += reached && p.x < a.x + slope * (p.y - a.y);
#else
            if (between(p.y, a.y, b.y) && p.x < slope * (p.y - a.y) + a.x)
                crossed[t] += 1;
#endif
        }
    }
#pragma unroll
    for (int t = 0; t < tile_size; t++)
        if (first + t * block_size_x < n)
            inside[first + t * block_size_x] = use_method == 0 ? crossed[t] : crossed[t] & 1;
}
