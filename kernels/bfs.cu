// Breadth-first search, one level per pair of launches.
//
// The graph is in compressed rows: the neighbours of v are edges[offsets[v] .. offsets[v + 1]).
// `expand` marks the unvisited neighbours of the frontier in `next`; `advance` turns the marks
// into the new frontier and tells the host through `again` whether there is one. Two masks, so
// that no thread reads a flag that another thread of the same launch may be setting.

extern "C" __global__ void expand(const int *offsets, const int *edges, int *frontier,
                                  const int *visited, int *next, int nodes)
{
    int node = blockIdx.x * blockDim.x + threadIdx.x;
    if (node < nodes && frontier[node]) {
        frontier[node] = 0;
        for (int e = offsets[node]; e < offsets[node + 1]; e++) {
            int neighbour = edges[e];
            if (!visited[neighbour])
                next[neighbour] = 1;
        }
    }
}

extern "C" __global__ void advance(int *frontier, int *visited, int *next, int *level, int *again,
                                   int depth, int nodes)
{
    int node = blockIdx.x * blockDim.x + threadIdx.x;
    if (node < nodes && next[node]) {
        next[node] = 0;
        frontier[node] = 1;
        visited[node] = 1;
        level[node] = depth;
        *again = 1;
    }
}
