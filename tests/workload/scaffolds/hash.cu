__global__ void insert(const int *keys, int *table, int *failed, int n, int capacity) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int key = keys[i], slot = key % capacity;
    for (int tries = 0; tries < capacity; tries++) {
        int old = atomicCAS(&table[slot], 0, key);
        if (old == 0 || old == key) return;
        slot = (slot + 1) % capacity;
    }
    atomicAdd(failed, 1);
}
