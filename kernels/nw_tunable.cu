// Needleman-Wunsch alignment scores, as in nw.cu, with the shape of the tile and of the work open.
//
// There is one launch per anti-diagonal of tiles, and one block per tile of TILE_Y x TILE_X
// cells. Thread t owns the t-th of THREADS equal strips of the tile's columns and goes down it
// ROWS rows at a time, one step behind its neighbour on the left: a step reads only cells that
// earlier steps wrote.

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int TILE_X;
extern __constant__ const int TILE_Y;
extern __constant__ const int THREADS;
extern __constant__ const int ROWS;
extern __constant__ const int PAD;      // cells after each row of the tile, against bank conflicts
extern __constant__ const bool STAGED;  // bring the similarities to shared memory first

// The scores of the tile and around it, (TILE_Y + 1) x (TILE_X + 1 + PAD), then, if STAGED, its
// similarities, TILE_Y x TILE_X.
extern __shared__ int tiles[];

// Tiles on anti-diagonal `diagonal`, from the one in column `first` of the tiles on.
extern "C" __global__ void fill(int *score, const int *similarity, int width, int penalty,
                                int diagonal, int first)
{
    int pitch = TILE_X + 1 + PAD;
    int *match = tiles + (TILE_Y + 1) * pitch;
    int strip = TILE_X / THREADS;
    int tx = threadIdx.x;
    int top = (diagonal - first - (int)blockIdx.x) * TILE_Y;  // the row just above the tile
    int left = (first + blockIdx.x) * TILE_X;                 // the column just left of it

    // Beyond the matrix its last row or column is loaded again: no cell inside depends on it.
    if (STAGED) {
        for (int i = tx; i < TILE_Y * TILE_X; i += THREADS) {
            int row = min(top + 1 + i / TILE_X, width - 1);
            match[i] = similarity[row * width + min(left + 1 + i % TILE_X, width - 1)];
        }
    }
    for (int i = tx; i <= TILE_X; i += THREADS)
        tiles[i] = score[top * width + min(left + i, width - 1)];
    for (int i = tx + 1; i <= TILE_Y; i += THREADS)
        tiles[i * pitch] = score[min(top + i, width - 1) * width + left];
    __syncthreads();

#pragma clang loop unroll(disable)
    for (int step = 0; step < TILE_Y / ROWS + THREADS - 1; step++) {
        int above = (step - tx) * ROWS;
        if (above >= 0 && above < TILE_Y) {
#pragma clang loop unroll(full)
            for (int r = 0; r < ROWS; r++) {
                for (int c = 0; c < strip; c++) {
                    int y = above + r;
                    int x = tx * strip + c;
                    int row = min(top + 1 + y, width - 1);
                    int col = min(left + 1 + x, width - 1);
                    int *cell = tiles + y * pitch + x;
                    int best =
                        cell[0] + (STAGED ? match[y * TILE_X + x] : similarity[row * width + col]);
                    best = max(best, cell[pitch] - penalty);
                    cell[pitch + 1] = max(best, cell[1] - penalty);
                }
            }
        }
        __syncthreads();
    }

    for (int i = tx; i < TILE_Y * TILE_X; i += THREADS) {
        int row = top + 1 + i / TILE_X;
        int col = left + 1 + i % TILE_X;
        if (row < width && col < width)
            score[row * width + col] = tiles[(i / TILE_X + 1) * pitch + i % TILE_X + 1];
    }
}
