// The gain of opening one more centre in a clustering (facility location by local search).
//
// `switch_points` asks of every point whether it is nearer to the candidate than to its own
// centre. If so it would switch, and what it saves goes to the last column of its row in
// `saving`; if not, what it would lose if its own centre were closed goes to that centre's
// column. `total` adds the rows up; the host decides.
//
// L. O'Callaghan et al.: Streaming-data algorithms for high-quality clustering. ICDE 2002.

#define BLOCK 64

// Dynamic shared memory: `dimensions` floats.
extern "C" __global__ void switch_points(const float *coordinates, const float *weight,
                                         const float *cost, const int *centre,
                                         const int *column_of, float *saving, int *switches,
                                         int points, int dimensions, int centres, int candidate)
{
    extern __shared__ float target[];

    for (int d = threadIdx.x; d < dimensions; d += blockDim.x)
        target[d] = coordinates[d * points + candidate];
    __syncthreads();

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= points)
        return;

    float *row = saving + i * (centres + 1);
    for (int k = 0; k <= centres; k++)
        row[k] = 0.0f;
    switches[i] = 0;

    float distance = 0.0f;
    for (int d = 0; d < dimensions; d++) {
        float difference = coordinates[d * points + i] - target[d];
        distance += difference * difference;
    }
    if (distance * weight[i] < cost[i]) {
        switches[i] = 1;
        row[centres] += cost[i] - distance * weight[i];
    } else {
        row[column_of[centre[i]]] += distance * weight[i] - cost[i];
    }
}

// One block per column of `saving`.
extern "C" __global__ void total(const float *saving, float *totals, int points, int columns)
{
    __shared__ float sum[BLOCK];

    int tx = threadIdx.x;
    sum[tx] = 0.0f;
    __syncthreads();
    for (int i = tx; i < points; i += BLOCK)
        sum[tx] += saving[i * columns + blockIdx.x];
    __syncthreads();

    for (int stride = 1; stride < BLOCK; stride *= 2) {
        if (tx % (2 * stride) == 0)
            sum[tx] += sum[tx + stride];
        __syncthreads();
    }

    if (tx == 0)
        totals[blockIdx.x] = sum[0];
}
