struct Body { float x, y, z, vx, vy, vz; };
struct Params { int n; float dt, softening; };
__global__ void body_force(Body *p, Params params) {
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i < params.n) {
        float fx = 0, fy = 0, fz = 0;
        for (int j = 0; j < params.n; j++) {
            float dx = p[j].x - p[i].x, dy = p[j].y - p[i].y, dz = p[j].z - p[i].z;
            float r = rsqrtf(dx * dx + dy * dy + dz * dz + params.softening);
            float r3 = r * r * r;
            fx += dx * r3; fy += dy * r3; fz += dz * r3;
        }
        p[i].vx += params.dt * fx; p[i].vy += params.dt * fy; p[i].vz += params.dt * fz;
    }
}
__global__ void integrate(Body *p, Params params) {
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i < params.n) {
        p[i].x += p[i].vx * params.dt; p[i].y += p[i].vy * params.dt; p[i].z += p[i].vz * params.dt;
    }
}
