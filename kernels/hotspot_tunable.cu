// Temperature of a chip, as in hotspot.cu, with the shape of the tile and of the work open.
//
// A block of BLOCK_Y x BLOCK_X threads loads a tile of (BLOCK_Y * CELLS_Y) x (BLOCK_X * CELLS_X)
// cells, HALO of which on each side belong to its neighbours, and makes `steps` <= HALO time
// steps, after each of which the valid part of the tile is one cell smaller on each side. A
// thread has every BLOCK_Y-th row and every BLOCK_X-th column of the tile.
//
// A step reads one tile and writes another, which then change places (TWO_TILES), or keeps the
// new temperatures in registers until all threads have read the old ones.

#define MOST_CELLS_X 4
#define MOST_CELLS_Y 8

// The full unrolling that is asked for has to wait until the constants are known.
#pragma clang diagnostic ignored "-Wpass-failed"

extern __constant__ const int BLOCK_X;
extern __constant__ const int BLOCK_Y;
extern __constant__ const int CELLS_X;
extern __constant__ const int CELLS_Y;
extern __constant__ const int HALO;
extern __constant__ const bool TWO_TILES;
extern __constant__ const bool KEEP_POWER;  // load it once per launch instead of in each step

extern __shared__ float tiles[];

extern "C" __global__ void heat(const float *power, const float *before, float *after, int rows,
                                int cols, int steps, float dt, float capacity, float rx, float ry,
                                float rz, float ambient)
{
    int width = BLOCK_X * CELLS_X;
    int height = BLOCK_Y * CELLS_Y;
    int top = blockIdx.y * (height - 2 * HALO) - HALO;
    int left = blockIdx.x * (width - 2 * HALO) - HALO;
    float *now = tiles;
    float *next = TWO_TILES ? tiles + width * height : tiles;
    float made[MOST_CELLS_Y][MOST_CELLS_X];
    float source[MOST_CELLS_Y][MOST_CELLS_X];

    // Beyond the chip the nearest cell is loaded again; it takes no part in the steps.
#pragma clang loop unroll(full)
    for (int j = 0; j < CELLS_Y; j++) {
        for (int i = 0; i < CELLS_X; i++) {
            int y = threadIdx.y + j * BLOCK_Y;
            int x = threadIdx.x + i * BLOCK_X;
            int at = min(max(top + y, 0), rows - 1) * cols + min(max(left + x, 0), cols - 1);
            now[y * width + x] = before[at];
            source[j][i] = KEEP_POWER ? power[at] : 0.0f;
        }
    }
    __syncthreads();

#pragma clang loop unroll(disable)
    for (int s = 1; s <= steps; s++) {
#pragma clang loop unroll(full)
        for (int j = 0; j < CELLS_Y; j++) {
            for (int i = 0; i < CELLS_X; i++) {
                int y = threadIdx.y + j * BLOCK_Y;
                int x = threadIdx.x + i * BLOCK_X;
                int row = top + y;
                int col = left + x;
                if (row >= 0 && row < rows && col >= 0 && col < cols && x >= s && x < width - s &&
                    y >= s && y < height - s) {
                    const float *cell = now + y * width + x;
                    float here = *cell;
                    float north = cell[row == 0 ? 0 : -width];
                    float south = cell[row == rows - 1 ? 0 : width];
                    float west = cell[col == 0 ? 0 : -1];
                    float east = cell[col == cols - 1 ? 0 : 1];
                    float flow = (KEEP_POWER ? source[j][i] : power[row * cols + col]) +
                                 (north + south - 2.0f * here) / ry +
                                 (east + west - 2.0f * here) / rx + (ambient - here) / rz;
                    made[j][i] = here + dt / capacity * flow;
                    if (TWO_TILES)
                        next[y * width + x] = made[j][i];
                }
            }
        }
        __syncthreads();
        if (TWO_TILES) {
            float *old = now;
            now = next;
            next = old;
            continue;
        }
#pragma clang loop unroll(full)
        for (int j = 0; j < CELLS_Y; j++) {
            for (int i = 0; i < CELLS_X; i++) {
                int y = threadIdx.y + j * BLOCK_Y;
                int x = threadIdx.x + i * BLOCK_X;
                if (top + y >= 0 && top + y < rows && left + x >= 0 && left + x < cols &&
                    x >= s && x < width - s && y >= s && y < height - s)
                    now[y * width + x] = made[j][i];
            }
        }
        __syncthreads();
    }

#pragma clang loop unroll(full)
    for (int j = 0; j < CELLS_Y; j++) {
        for (int i = 0; i < CELLS_X; i++) {
            int y = threadIdx.y + j * BLOCK_Y;
            int x = threadIdx.x + i * BLOCK_X;
            if (x >= HALO && x < width - HALO && top + y < rows && y >= HALO &&
                y < height - HALO && left + x < cols)
                after[(top + y) * cols + left + x] = now[y * width + x];
        }
    }
}
