struct Particle { float pos[3]; float vel[3]; int cell; float mass; };
struct Box { float lo[3], hi[3]; int dims[3]; };
extern "C" __global__ void bin_particles(Particle *p, int *cell_count, const Box box, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int c[3];
    for (int d = 0; d < 3; d++) {
        float t = (p[i].pos[d] - box.lo[d]) / (box.hi[d] - box.lo[d]) * box.dims[d];
        c[d] = min(max((int)t, 0), box.dims[d] - 1);
    }
    int cell = (c[2] * box.dims[1] + c[1]) * box.dims[0] + c[0];
    p[i].cell = cell;
    atomicAdd(&cell_count[cell], 1);
}
