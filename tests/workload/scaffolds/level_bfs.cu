struct Node { int start, degree; };
__global__ void bfs_step(const Node *nodes, const int *edges, char *mask, char *updating, const char *visited,
                         int *cost, int no_of_nodes) {
    int tid = blockIdx.x * 256 + threadIdx.x;
    if (tid < no_of_nodes && mask[tid]) {
        mask[tid] = 0;
        for (int i = nodes[tid].start; i < nodes[tid].start + nodes[tid].degree; i++) {
            int id = edges[i];
            if (!visited[id]) { cost[id] = cost[tid] + 1; updating[id] = 1; }
        }
    }
}
__global__ void bfs_commit(char *mask, char *updating, char *visited, char *over, int no_of_nodes) {
    int tid = blockIdx.x * 256 + threadIdx.x;
    if (tid < no_of_nodes && updating[tid]) { mask[tid] = 1; visited[tid] = 1; *over = 1; updating[tid] = 0; }
}
