// Training steps of softmax regression by stochastic gradient descent with momentum.
//
//   logits = x w,  residual = softmax(logits) - onehot(label)
//   gradient = x' residual / batch + decay * w
//   v = momentum * v + rate * gradient
//   w = w - v                                    (heavy ball)
//   w = w - (momentum * v + rate * gradient)     (Nesterov's form)
//
// B. T. Polyak: Some methods of speeding up the convergence of iteration methods (1964);
// I. Sutskever et al.: On the importance of initialization and momentum in deep learning (2013).

#define MAX_CLASSES 32

// One block per sample of the batch, one thread per class (at most MAX_CLASSES).
extern "C" __global__ void residuals(const float *x, const int *label, const float *w,
                                     float *residual, int first, int features, int classes)
{
    __shared__ float logit[MAX_CLASSES];

    int sample = first + blockIdx.x;
    int k = threadIdx.x;
    logit[k] = 0.0f;
    __syncthreads();
    for (int f = 0; f < features; f++)
        logit[k] += x[sample * features + f] * w[f * classes + k];
    __syncthreads();

    // Shifted by the largest logit, so that no exponential overflows.
    float largest = logit[0];
    for (int j = 0; j < classes; j++)
        largest = fmaxf(largest, logit[j]);
    __syncthreads();
    logit[k] = __expf(logit[k] - largest);
    __syncthreads();
    float sum = 0.0f;
    for (int j = 0; j < classes; j++)
        sum += logit[j];
    __syncthreads();

    residual[blockIdx.x * classes + k] = logit[k] / sum - (label[sample] == k ? 1.0f : 0.0f);
}

// One thread per weight.
extern "C" __global__ void gradients(const float *x, const float *residual, const float *w,
                                     float *gradient, int first, int batch, int features,
                                     int classes, float decay)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < features * classes) {
        float sum = 0.0f;
        for (int b = 0; b < batch; b++)
            sum += x[(first + b) * features + i / classes] * residual[b * classes + i % classes];
        gradient[i] = sum / batch + decay * w[i];
    }
}

extern "C" __global__ void update(float *w, float *velocity, const float *gradient, int count,
                                  float rate, float momentum, int nesterov)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        velocity[i] = momentum * velocity[i] + rate * gradient[i];
        if (nesterov)
            w[i] -= momentum * velocity[i] + rate * gradient[i];
        else
            w[i] -= velocity[i];
    }
}
