// Training steps of a network with one hidden layer, stochastic gradient descent with momentum.
//
//   hidden = max(0, x w1 + b1),  probability = softmax(hidden w2 + b2)
//   residual of a layer: the loss' gradient in respect of what enters its activation
//   gradient = input' residual / batch + decay * w
//   v = momentum * v + rate * gradient,  w = w - v
//
// Weights are [inputs + 1][outputs]; the last row is the bias, whose input is 1 and which does
// not decay. A step is `layer` twice, `classify`, `propagate_back`, then `update` of both layers.
//
// D. E. Rumelhart, G. E. Hinton, R. J. Williams: Learning representations by back-propagating
// errors. Nature 323 (1986), equation 9 for the momentum.

#define TILE 16

// output = input w + bias, with negative values cut off where `rectify` is set. Blocks of
// TILE x TILE threads, one per sample (y) and output (x).
extern "C" __global__ void layer(const float *input, const float *w, float *output, int samples,
                                 int inputs, int outputs, int rectify)
{
    __shared__ float left[TILE][TILE];
    __shared__ float right[TILE][TILE];

    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int sample = blockIdx.y * TILE + ty;
    int unit = blockIdx.x * TILE + tx;

    float sum = 0.0f;
    for (int first = 0; first < inputs; first += TILE) {
        left[ty][tx] = 0.0f;
        right[ty][tx] = 0.0f;
        if (sample < samples && first + tx < inputs)
            left[ty][tx] = input[sample * inputs + first + tx];
        if (first + ty < inputs && unit < outputs)
            right[ty][tx] = w[(first + ty) * outputs + unit];
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += left[ty][k] * right[k][tx];
        __syncthreads();
    }

    if (sample < samples && unit < outputs) {
        sum += w[inputs * outputs + unit];
        if (rectify)
            sum = fmaxf(sum, 0.0f);
        output[sample * outputs + unit] = sum;
    }
}

// residual = softmax(logit) - onehot(label). One thread per sample.
extern "C" __global__ void classify(const float *logit, const int *label, float *residual,
                                    int samples, int classes)
{
    int sample = blockIdx.x * blockDim.x + threadIdx.x;
    if (sample >= samples)
        return;

    // Shifted by the largest logit, so that no exponential overflows.
    const float *own = logit + sample * classes;
    float largest = own[0];
    for (int k = 1; k < classes; k++)
        largest = fmaxf(largest, own[k]);
    float sum = 0.0f;
    for (int k = 0; k < classes; k++)
        sum += __expf(own[k] - largest);
    for (int k = 0; k < classes; k++) {
        float wanted = label[sample] == k ? 1.0f : 0.0f;
        residual[sample * classes + k] = __expf(own[k] - largest) / sum - wanted;
    }
}

// The hidden layer's residual from the output layer's. One thread per sample and hidden unit.
extern "C" __global__ void propagate_back(const float *hidden, const float *w,
                                          const float *residual, float *before, int samples,
                                          int units, int classes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < samples * units) {
        int sample = i / units;
        int unit = i % units;
        float sum = 0.0f;
        if (hidden[i] > 0.0f) {
            for (int k = 0; k < classes; k++)
                sum += w[unit * classes + k] * residual[sample * classes + k];
        }
        before[i] = sum;
    }
}

// The gradient of every weight of a layer, and its step with momentum. One thread per weight.
extern "C" __global__ void update(const float *input, const float *residual, float *w,
                                  float *velocity, int samples, int inputs, int outputs,
                                  float rate, float momentum, float decay)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < (inputs + 1) * outputs) {
        int from = i / outputs;
        int to = i % outputs;
        float gradient = 0.0f;
        for (int s = 0; s < samples; s++) {
            float x = from < inputs ? input[s * inputs + from] : 1.0f;
            gradient += x * residual[s * outputs + to];
        }
        gradient /= samples;
        if (from < inputs)
            gradient += decay * w[i];
        velocity[i] = momentum * velocity[i] + rate * gradient;
        w[i] -= velocity[i];
    }
}
