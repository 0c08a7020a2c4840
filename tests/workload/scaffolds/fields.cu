struct Fields { const float *density; float *speed; const unsigned char *wall; int count; };
extern "C" __global__ void slow_down(Fields f, float drag)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= f.count) return;
    f.speed[i] = f.wall[i] ? 0.0f : f.speed[i] - drag * f.density[i];
}
