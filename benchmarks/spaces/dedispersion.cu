// Incoherent dedispersion, as in Sclocco et al., "Auto-tuning dedispersion for many-core
// accelerators" (2014): for each sample and trial dispersion measure the sum over the channels,
// each delayed by its own shift. x runs over samples, y over dispersion measures; a thread has
// tile_size_x x tile_size_y results, neighbours or (tile_stride) a block apart.

#define MEASURES 2048
#define SAMPLES 25000
#define CHANNELS 1536
#define MOST_SHIFT 650
#define PITCH (SAMPLES + MOST_SHIFT)
#define FIRST_MEASURE 0.0f
#define STEP 0.02f

#if tile_stride_x
#define NEXT_X block_size_x
#define OWN_X 1
#else
#define NEXT_X 1
#define OWN_X tile_size_x
#endif
#if tile_stride_y
#define NEXT_Y block_size_y
#define OWN_Y 1
#else
#define NEXT_Y 1
#define OWN_Y tile_size_y
#endif

extern "C" __global__ void dedispersion(const unsigned char *input, float *output,
                                        const float *shifts)
{
    int x = blockIdx.x * block_size_x * tile_size_x + threadIdx.x * OWN_X;
    int y = blockIdx.y * block_size_y * tile_size_y + threadIdx.y * OWN_Y;
    for (int i = 0; i < tile_size_x; i++) {
        int sample = x + i * NEXT_X;
        if (sample >= SAMPLES)
            continue;
        for (int j = 0; j < tile_size_y; j++) {
            int measure = y + j * NEXT_Y;
            if (measure >= MEASURES)
                continue;
            float sum = 0.0f;
#pragma unroll 4
            for (int channel = 0; channel < CHANNELS; channel++) {
                unsigned int shift = (FIRST_MEASURE + measure * STEP) * shifts[channel];
                sum += input[channel * PITCH + sample + shift];
            }
            output[measure * SAMPLES + sample] = sum;
        }
    }
}
