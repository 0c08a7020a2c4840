#include <cstdio>
#include <cstdlib>
#define SOFTENING 1e-9f
#define BLOCK 64

typedef struct { float4 *pos, *vel; } BodySystem;

__global__ void bodyForce(float4 *p, float4 *v, float dt, int n)
{
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    float4 mine = i < n ? p[i] : make_float4(0, 0, 0, 0);
    float Fx = 0.0f, Fy = 0.0f, Fz = 0.0f;
    for (int tile = 0; tile < gridDim.x; tile++) {
        __shared__ float3 spos[BLOCK];
        float4 tpos = tile * BLOCK + threadIdx.x < n ? p[tile * BLOCK + threadIdx.x] : mine;
        spos[threadIdx.x] = make_float3(tpos.x, tpos.y, tpos.z);
        __syncthreads();
        for (int j = 0; j < BLOCK && tile * BLOCK + j < n; j++) {
            float dx = spos[j].x - mine.x, dy = spos[j].y - mine.y, dz = spos[j].z - mine.z;
            float distSqr = dx * dx + dy * dy + dz * dz + SOFTENING;
            float invDist = rsqrtf(distSqr);
            float invDist3 = invDist * invDist * invDist;
            Fx += dx * invDist3;
            Fy += dy * invDist3;
            Fz += dz * invDist3;
        }
        __syncthreads();
    }
    if (i < n) {
        v[i].x += dt * Fx;
        v[i].y += dt * Fy;
        v[i].z += dt * Fz;
    }
}

int main(const int argc, const char **argv)
{
    int nBodies = 1000;
    if (argc > 1) nBodies = atoi(argv[1]);
    float *buf;
    cudaMalloc(&buf, 2 * nBodies * sizeof(float4));
    BodySystem d_p = {(float4 *)buf, ((float4 *)buf) + nBodies};
    bodyForce<<<(nBodies + BLOCK - 1) / BLOCK, BLOCK>>>(d_p.pos, d_p.vel, 0.01f, nBodies);
    cudaFree(buf);
    printf("done\n");
}
