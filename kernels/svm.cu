// Training a support vector machine (C-SVC, radial basis function kernel) by decomposition.
//
//   minimise  sum_ij a_i a_j y_i y_j K_ij / 2 - sum_i a_i   with  0 <= a_i <= C, sum_i y_i a_i = 0
//
// `gram` computes K. Then the host repeats: it picks a working set of rows that violate the
// optimality conditions most; `solve` optimises their a_i in a single block, pair by pair (SMO),
// with the others fixed; `update` brings the decision values g_i = sum_j a_j y_j K_ij of all rows
// up to date. With v_i = y_i - g_i the solution is optimal when no v_i of a row whose y_i a_i can
// grow is above the v_j of a row whose y_j a_j can shrink.
//
// J. C. Platt: Fast training of support vector machines using sequential minimal optimization
// (1999); R.-E. Fan, P.-H. Chen, C.-J. Lin: Working set selection using second order information
// for training support vector machines. JMLR 6 (2005), sections 2 and 3; Z. Wen et al.: ThunderSVM:
// a fast SVM library on GPUs and CPUs. JMLR 19 (2018), for the working set solved in one block.

#define BLOCK 64   // threads, and the most rows in a working set
#define FAR 3.0e38f
#define TAU 1e-6f  // least curvature that is divided by

// Thread j of blocks (., i) computes K_ij = exp(-gamma |x_i - x_j|^2). The rows are sparse: entry e
// of row j is value[e * rows + j] in column column[e * rows + j]; a column below 0 means that the
// row has no more entries. Dynamic shared memory: `features` floats, in which row i is laid out.
extern "C" __global__ void gram(const int *column, const float *value, const float *norm,
                                float *k, int rows, int entries, int features, float gamma)
{
    extern __shared__ float dense[];

    int i = blockIdx.y;
    int j = blockIdx.x * BLOCK + threadIdx.x;
    for (int f = threadIdx.x; f < features; f += BLOCK)
        dense[f] = 0.0f;
    __syncthreads();
    for (int e = threadIdx.x; e < entries; e += BLOCK) {
        if (column[e * rows + i] >= 0)
            dense[column[e * rows + i]] = value[e * rows + i];
    }
    __syncthreads();

    if (j < rows) {
        float product = 0.0f;
        for (int e = 0; e < entries; e++) {
            int f = column[e * rows + j];
            if (f >= 0)
                product += value[e * rows + j] * dense[f];
        }
        k[i * rows + j] = __expf(-gamma * (norm[i] + norm[j] - 2.0f * product));
    }
}

// Solves the problem for the rows in working[0] .. working[active - 1], one thread each. Stops
// when their largest violation is below `accuracy` or a tenth of what it was at first, or after
// `limit` pairs. change[t] is by how much y a of row working[t] has grown.
extern "C" __global__ void solve(const float *k, const float *label, const float *decision,
                                 const int *working, float *alpha, float *change, int rows,
                                 int active, int limit, float c, float accuracy)
{
    __shared__ float most[BLOCK];
    __shared__ int which[BLOCK];
    __shared__ float least[BLOCK];
    __shared__ float room_i, room_j, wish;

    int tx = threadIdx.x;
    bool present = tx < active;
    int row = working[present ? tx : 0];
    float y = label[row];
    float v = y - decision[row];
    float a = alpha[row];
    float before = a;
    float target = accuracy;

    for (int pair = 0; pair < limit; pair++) {
        bool grows = present && (y > 0.0f ? a < c : a > 0.0f);
        bool shrinks = present && (y > 0.0f ? a > 0.0f : a < c);

        // Row i has the largest v of those that can grow; the least v of those that can shrink
        // tells how far from the optimum all is.
        most[tx] = grows ? v : -FAR;
        which[tx] = tx;
        least[tx] = shrinks ? v : FAR;
        __syncthreads();
        for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
            if (tx < stride) {
                if (most[tx + stride] > most[tx]) {
                    most[tx] = most[tx + stride];
                    which[tx] = which[tx + stride];
                }
                least[tx] = fminf(least[tx], least[tx + stride]);
            }
            __syncthreads();
        }
        int i = which[0];
        float top = most[0];
        float gap = top - least[0];
        __syncthreads();

        if (pair == 0)
            target = fmaxf(accuracy, 0.1f * gap);
        if (!(gap >= target))
            break;

        // Row j promises the largest gain together with i: (v_i - v_j)^2 / curvature.
        float k_i = k[working[i] * rows + row];
        float curvature = fmaxf(2.0f - 2.0f * k_i, TAU);  // K_ii = 1
        most[tx] = -FAR;
        which[tx] = tx;
        if (shrinks && v < top)
            most[tx] = (top - v) * (top - v) / curvature;
        __syncthreads();
        for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
            if (tx < stride && most[tx + stride] > most[tx]) {
                most[tx] = most[tx + stride];
                which[tx] = which[tx + stride];
            }
            __syncthreads();
        }
        int j = which[0];
        __syncthreads();

        // y_i a_i grows by as much as y_j a_j shrinks, as far as both bounds allow.
        if (tx == i)
            room_i = y > 0.0f ? c - a : a;
        if (tx == j) {
            room_j = y > 0.0f ? a : c - a;
            wish = (top - v) / curvature;
        }
        __syncthreads();
        float step = fminf(wish, fminf(room_i, room_j));
        if (tx == i)
            a = fminf(fmaxf(a + y * step, 0.0f), c);
        if (tx == j)
            a = fminf(fmaxf(a - y * step, 0.0f), c);
        v -= step * (k_i - k[working[j] * rows + row]);
    }

    change[tx] = 0.0f;
    if (present) {
        alpha[row] = a;
        change[tx] = y * (a - before);
    }
}

// Adds what the changed rows contribute to the decision values.
extern "C" __global__ void update(const float *k, const int *working, const float *change,
                                  float *decision, int rows, int active)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < rows) {
        float sum = decision[i];
        for (int t = 0; t < active; t++)
            sum += change[t] * k[working[t] * rows + i];
        decision[i] = sum;
    }
}
