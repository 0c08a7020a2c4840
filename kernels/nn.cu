// Nearest neighbour: the distance of every record to a target, then each block's nearest record.

#define BLOCK 128

struct Position {
    float latitude;
    float longitude;
};

// Euclidean distance in degrees.
extern "C" __global__ void distances(const Position *records, float *distance, int count,
                                     float latitude, float longitude)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        distance[i] = sqrtf(
            (latitude - records[i].latitude) * (latitude - records[i].latitude) +
            (longitude - records[i].longitude) * (longitude - records[i].longitude));
    }
}

// The smallest distance in each block of BLOCK records; of equal ones, the first.
extern "C" __global__ void nearest(const float *distance, float *best_distance, int *best_record,
                                   int count)
{
    __shared__ float shortest[BLOCK];
    __shared__ int record[BLOCK];

    int tx = threadIdx.x;
    int i = blockIdx.x * BLOCK + tx;
    shortest[tx] = 3.0e38f;
    record[tx] = -1;
    __syncthreads();
    if (i < count) {
        shortest[tx] = distance[i];
        record[tx] = i;
    }
    __syncthreads();

    // Of equal distances the lower record wins.
    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        if (tx < stride) {
            if (shortest[tx + stride] < shortest[tx] ||
                (shortest[tx + stride] == shortest[tx] && record[tx + stride] < record[tx])) {
                shortest[tx] = shortest[tx + stride];
                record[tx] = record[tx + stride];
            }
        }
        __syncthreads();
    }

    if (tx == 0) {
        best_distance[blockIdx.x] = shortest[0];
        best_record[blockIdx.x] = record[0];
    }
}
