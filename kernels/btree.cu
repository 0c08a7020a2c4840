// Queries on a B+ tree of integer keys. A block answers one query at a time, with one thread per
// slot of a node: each compares its slot's interval with the key, and the one that holds it says
// which node comes next.
//
// Node k has the keys keys[k * (order + 1) ..] in ascending order and the children
// child[k * order ..]. Slot t of an inner node leads to the keys from keys[t] to below
// keys[t + 1]; the first key of a level of inner nodes is the least integer, unused slots and the
// one after the last hold the greatest. A leaf's keys are those stored, its children their ranks,
// and ranks go on from one leaf to the next. All leaves are `depth` steps below the root, node 0.

// The record of each wanted key, -1 where there is none. Launch with `order` threads per block.
extern "C" __global__ void find(const int *keys, const int *child, const int *record,
                                const int *wanted, int *found, int queries, int order, int depth)
{
    __shared__ int node;
    __shared__ int next;
    __shared__ int match;

    int slot = threadIdx.x;
    for (int query = blockIdx.x; query < queries; query += gridDim.x) {
        if (slot == 0) {
            node = 0;
            match = -1;
        }
        __syncthreads();

        for (int level = 0; level < depth; level++) {
            int first = node * (order + 1) + slot;
            if (keys[first] <= wanted[query] && wanted[query] < keys[first + 1])
                next = child[node * order + slot];
            __syncthreads();
            if (slot == 0)
                node = next;
            __syncthreads();
        }

        if (keys[node * (order + 1) + slot] == wanted[query])
            match = record[child[node * order + slot]];
        __syncthreads();
        if (slot == 0)
            found[query] = match;
    }
}

// For each interval [low, high]: the rank of its first key and how many of the keys are in it.
extern "C" __global__ void find_range(const int *keys, const int *child, const int *low,
                                      const int *high, int *start, int *count, int queries,
                                      int order, int depth)
{
    // Both ends go down the tree at the same time.
    __shared__ int low_node;
    __shared__ int low_next;
    __shared__ int high_node;
    __shared__ int high_next;
    __shared__ int begin;
    __shared__ int end;

    int slot = threadIdx.x;
    for (int query = blockIdx.x; query < queries; query += gridDim.x) {
        if (slot == 0) {
            low_node = 0;
            high_node = 0;
        }
        __syncthreads();

        for (int level = 0; level < depth; level++) {
            int first = low_node * (order + 1) + slot;
            if (keys[first] <= low[query] && low[query] < keys[first + 1])
                low_next = child[low_node * order + slot];
            int last = high_node * (order + 1) + slot;
            if (keys[last] <= high[query] && high[query] < keys[last + 1])
                high_next = child[high_node * order + slot];
            __syncthreads();
            if (slot == 0) {
                low_node = low_next;
                high_node = high_next;
            }
            __syncthreads();
        }

        // Keys below `low` and keys up to `high`: those of earlier leaves, and some of this one.
        int first = low_node * (order + 1) + slot;
        if (slot == 0 && keys[first] >= low[query])
            begin = child[low_node * order];
        if (keys[first] < low[query] && low[query] <= keys[first + 1])
            begin = child[low_node * order + slot] + 1;
        int last = high_node * (order + 1) + slot;
        if (slot == 0 && keys[last] > high[query])
            end = child[high_node * order];
        if (keys[last] <= high[query] && high[query] < keys[last + 1])
            end = child[high_node * order + slot] + 1;
        __syncthreads();
        if (slot == 0) {
            start[query] = begin;
            count[query] = max(end - begin, 0);
        }
    }
}
