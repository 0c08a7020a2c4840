// Temperature of a chip: explicit time steps of the heat equation on a grid of cells, each with
// a heat source, coupled to its four neighbours and to the ambient air by thermal resistances.
//
//   T' = T + dt / capacity * (power + (north + south - 2 T) / ry
//                                   + (east + west - 2 T) / rx
//                                   + (ambient - T) / rz)
//
// No heat leaves through the edges: a neighbour that would be outside is the cell itself.
// One launch makes `steps` <= `halo` time steps: a block loads a BLOCK x BLOCK tile, `halo`
// cells of which on each side belong to its neighbours, and the valid part of the tile shrinks
// by one cell on each side with every step.

#define BLOCK 16

extern "C" __global__ void heat(const float *power, const float *before, float *after, int rows,
                                int cols, int halo, int steps, float dt, float capacity, float rx,
                                float ry, float rz, float ambient)
{
    __shared__ float now[BLOCK][BLOCK];
    __shared__ float next[BLOCK][BLOCK];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int inner = BLOCK - 2 * halo;
    int row = blockIdx.y * inner - halo + ty;
    int col = blockIdx.x * inner - halo + tx;
    bool inside = row >= 0 && row < rows && col >= 0 && col < cols;

    // Beyond the chip the nearest cell is loaded again; it takes no part in the steps.
    int i = min(max(row, 0), rows - 1) * cols + min(max(col, 0), cols - 1);
    now[ty][tx] = before[i];
    __syncthreads();

    // Neighbours in the tile.
    int north = row == 0 ? ty : ty - 1;
    int south = row == rows - 1 ? ty : ty + 1;
    int west = col == 0 ? tx : tx - 1;
    int east = col == cols - 1 ? tx : tx + 1;

    for (int s = 1; s <= steps; s++) {
        bool valid = inside && tx >= s && tx < BLOCK - s && ty >= s && ty < BLOCK - s;
        if (valid) {
            float flow = power[i] +
                         (now[north][tx] + now[south][tx] - 2.0f * now[ty][tx]) / ry +
                         (now[ty][east] + now[ty][west] - 2.0f * now[ty][tx]) / rx +
                         (ambient - now[ty][tx]) / rz;
            next[ty][tx] = now[ty][tx] + dt / capacity * flow;
        }
        __syncthreads();
        if (valid)
            now[ty][tx] = next[ty][tx];
        __syncthreads();
    }

    if (inside && tx >= halo && tx < BLOCK - halo && ty >= halo && ty < BLOCK - halo)
        after[i] = now[ty][tx];
}
