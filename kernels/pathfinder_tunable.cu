// The cheapest way down a wall, as in pathfinder.cu, with the shape of the work open.
//
// One launch goes down `steps` <= HALO rows from `first_row` on. A block of BLOCK threads has
// BLOCK * CELLS cells of the row above, HALO of which on each side belong to its neighbours; a
// thread has every BLOCK-th of them. The wall is read AHEAD rows at a time.
//
// A step reads one row of costs and writes another, which then change places (TWO_ROWS), or
// keeps the new costs in registers until all threads have read the old ones.

#define NO_WAY 1000000000
#define MOST_CELLS 8
#define MOST_AHEAD 8

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int BLOCK;
extern __constant__ const int CELLS;
extern __constant__ const int HALO;
extern __constant__ const int AHEAD;
extern __constant__ const bool TWO_ROWS;

extern __shared__ int costs[];

extern "C" __global__ void descend(const int *wall, const int *above, int *below, int cols,
                                   int first_row, int steps)
{
    int width = BLOCK * CELLS;
    int left = blockIdx.x * (width - 2 * HALO) - HALO;
    int *previous = costs;
    int *current = TWO_ROWS ? costs + width : costs;

    for (int j = 0; j < CELLS; j++) {
        int x = threadIdx.x + j * BLOCK;
        int col = left + x;
        previous[x] = col >= 0 && col < cols ? above[col] : NO_WAY;
    }
    __syncthreads();

#pragma clang loop unroll(disable)
    for (int done = 0; done < steps; done += AHEAD) {
        int cost[MOST_AHEAD][MOST_CELLS];
#pragma clang loop unroll(full)
        for (int a = 0; a < AHEAD; a++) {
            for (int j = 0; j < CELLS; j++) {
                int col = left + (int)threadIdx.x + j * BLOCK;
                if (done + a < steps && col >= 0 && col < cols)
                    cost[a][j] = wall[(first_row + done + a) * cols + col];
            }
        }

#pragma clang loop unroll(full)
        for (int a = 0; a < AHEAD; a++) {
            int s = done + a + 1;
            if (s <= steps) {
                for (int j = 0; j < CELLS; j++) {
                    int x = threadIdx.x + j * BLOCK;
                    int col = left + x;
                    if (col >= 0 && col < cols && x >= s && x < width - s) {
                        int best = previous[x];
                        if (col > 0)
                            best = min(best, previous[x - 1]);
                        if (col < cols - 1)
                            best = min(best, previous[x + 1]);
                        cost[a][j] += best;
                        if (TWO_ROWS)
                            current[x] = cost[a][j];
                    }
                }
                __syncthreads();
                if (TWO_ROWS) {
                    int *old = previous;
                    previous = current;
                    current = old;
                } else {
                    for (int j = 0; j < CELLS; j++) {
                        int x = threadIdx.x + j * BLOCK;
                        if (left + x >= 0 && left + x < cols && x >= s && x < width - s)
                            previous[x] = cost[a][j];
                    }
                    __syncthreads();
                }
            }
        }
    }

    for (int j = 0; j < CELLS; j++) {
        int x = threadIdx.x + j * BLOCK;
        if (x >= HALO && x < width - HALO && left + x < cols)
            below[left + x] = previous[x];
    }
}
