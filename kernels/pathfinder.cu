// The cheapest way down a wall: each step goes to one of the three cells below.
//
//   cost[i][j] = wall[i][j] + min(cost[i-1][j-1], cost[i-1][j], cost[i-1][j+1])
//
// One launch goes down `steps` <= `halo` rows from `first_row` on. A block loads BLOCK cells of
// the row above, `halo` of which on each side belong to its neighbours; the valid part shrinks
// by one cell on each side with every row.

#define BLOCK 128
#define NO_WAY 1000000000

extern "C" __global__ void descend(const int *wall, const int *above, int *below, int cols,
                                   int first_row, int halo, int steps)
{
    __shared__ int previous[BLOCK];
    __shared__ int current[BLOCK];

    int tx = threadIdx.x;
    int inner = BLOCK - 2 * halo;
    int col = blockIdx.x * inner - halo + tx;
    bool inside = col >= 0 && col < cols;

    previous[tx] = inside ? above[col] : NO_WAY;
    __syncthreads();

    for (int s = 1; s <= steps; s++) {
        bool valid = inside && tx >= s && tx < BLOCK - s;
        if (valid) {
            int best = previous[tx];
            if (col > 0)
                best = min(best, previous[tx - 1]);
            if (col < cols - 1)
                best = min(best, previous[tx + 1]);
            current[tx] = best + wall[(first_row + s - 1) * cols + col];
        }
        __syncthreads();
        if (valid)
            previous[tx] = current[tx];
        __syncthreads();
    }

    if (inside && tx >= halo && tx < BLOCK - halo)
        below[col] = previous[tx];
}
