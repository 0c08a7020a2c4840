// Needleman-Wunsch: best global alignment of two sequences of length n, linear gap penalty.
//
//   score[i][j] = max(score[i-1][j-1] + similarity[i][j],
//                     score[i][j-1] - penalty,
//                     score[i-1][j] - penalty)
//
// Row 0 and column 0 of the (n + 1) x (n + 1) matrix are given. The rest is cut into tiles of
// TILE x TILE cells; the tiles on one anti-diagonal of tiles are independent of each other, so
// there is one launch per anti-diagonal, with one block of TILE threads per tile. Inside a tile
// thread tx owns column tx and the cells are filled along the tile's own anti-diagonals.
//
// S. B. Needleman, C. D. Wunsch: A general method applicable to the search for similarities in
// the amino acid sequence of two proteins. J. Mol. Biol. 48 (1970).

#define TILE 32

static __device__ void fill_tile(int *score, const int *similarity, int width, int penalty,
                                 int tile_row, int tile_col)
{
    __shared__ int cell[TILE + 1][TILE + 1];
    __shared__ int match[TILE][TILE];

    int tx = threadIdx.x;
    int top = tile_row * TILE;   // the row just above the tile
    int left = tile_col * TILE;  // the column just left of it
    int col = left + 1 + tx;

    // The tile's similarities. Beyond the matrix its last row or column is loaded again.
    for (int y = 0; y < TILE; y++) {
        int row = min(top + 1 + y, width - 1);
        match[y][tx] = similarity[row * width + min(col, width - 1)];
    }
    __syncthreads();

    // The scores around it, which earlier launches have filled.
    if (tx == 0)
        cell[0][0] = score[top * width + left];
    cell[0][tx + 1] = score[top * width + min(col, width - 1)];
    cell[tx + 1][0] = score[min(top + 1 + tx, width - 1) * width + left];
    __syncthreads();

    for (int step = 0; step < 2 * TILE - 1; step++) {
        int y = step - tx;
        bool active = y >= 0 && y < TILE && top + 1 + y < width && col < width;
        int best = 0;
        if (active) {
            best = cell[y][tx] + match[y][tx];
            best = max(best, cell[y + 1][tx] - penalty);
            best = max(best, cell[y][tx + 1] - penalty);
        }
        __syncthreads();
        if (active)
            cell[y + 1][tx + 1] = best;
        __syncthreads();
    }

    for (int y = 0; y < TILE; y++) {
        int row = top + 1 + y;
        if (row < width && col < width)
            score[row * width + col] = cell[y + 1][tx + 1];
    }
}

// Tiles on anti-diagonal `diagonal` of the upper left triangle, the main one included.
extern "C" __global__ void upper_left(int *score, const int *similarity, int width, int penalty,
                                      int diagonal)
{
    int tile_col = blockIdx.x;
    int tile_row = diagonal - tile_col;
    fill_tile(score, similarity, width, penalty, tile_row, tile_col);
}

// Tiles on anti-diagonal `tiles + diagonal` of the lower right triangle.
extern "C" __global__ void lower_right(int *score, const int *similarity, int width, int penalty,
                                       int tiles, int diagonal)
{
    int tile_col = diagonal + 1 + blockIdx.x;
    int tile_row = tiles - 1 - blockIdx.x;
    fill_tile(score, similarity, width, penalty, tile_row, tile_col);
}
