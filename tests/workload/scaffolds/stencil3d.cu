#define AT(x, y, z) ((z) * ny * nx + (y) * nx + (x))
__global__ void laplace(const double *u, double *v, int nx, int ny, int nz, double c) {
    int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
    int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
    int z = blockIdx.z * blockDim.z + threadIdx.z + 1;
    if (x < nx - 1 && y < ny - 1 && z < nz - 1)
        v[AT(x, y, z)] = u[AT(x, y, z)] + c * (u[AT(x - 1, y, z)] + u[AT(x + 1, y, z)] + u[AT(x, y - 1, z)] +
            u[AT(x, y + 1, z)] + u[AT(x, y, z - 1)] + u[AT(x, y, z + 1)] - 6 * u[AT(x, y, z)]);
}
