// Compressible, inviscid flow of a gas on an unstructured grid of tetrahedra: finite volumes,
// Euler's equations, explicit Runge-Kutta steps towards the steady state.
//
//   U = (density, momentum x y z, energy),  p = (gamma - 1) (energy - |momentum|^2 / (2 density))
//   F.n = (v.n) U + p (0, n, v.n)
//   V dU/dt = - sum over faces of (F(U) + F(U')).n / 2 - |n| a (U' - U) / 2
//
// n is a face's outward normal with the face's area as its length, U' the state behind the face
// and a the larger of the two sides' |v| + c (Rusanov's flux). Behind a face is a neighbour
// (>= 0), a wall, through which only pressure acts, or the undisturbed flow far away. Arrays are
// ordered so that neighbouring threads read neighbouring addresses: variables [5][elements],
// neighbours [4][elements], normals [4][3][elements].
//
// A. Jameson, W. Schmidt, E. Turkel: Numerical solution of the Euler equations by finite volume
// methods using Runge-Kutta time-stepping schemes. AIAA 81-1259 (1981); V. V. Rusanov: The
// calculation of the interaction of non-stationary shock waves and obstacles (1961).

#define GAMMA 1.4f
#define FACES 4
#define STAGES 3
#define WALL -1

// The five variables far away.
__constant__ float far_field[5];

struct State {
    float density;
    float x, y, z;  // momentum
    float energy;
};

static __device__ State load(const float *variables, int elements, int i)
{
    State s;
    s.density = variables[i];
    s.x = variables[elements + i];
    s.y = variables[2 * elements + i];
    s.z = variables[3 * elements + i];
    s.energy = variables[4 * elements + i];
    return s;
}

static __device__ State far_away()
{
    State s;
    s.density = far_field[0];
    s.x = far_field[1];
    s.y = far_field[2];
    s.z = far_field[3];
    s.energy = far_field[4];
    return s;
}

static __device__ float square_speed(State s)
{
    return (s.x * s.x + s.y * s.y + s.z * s.z) / (s.density * s.density);
}

static __device__ float pressure(State s)
{
    return (GAMMA - 1.0f) * (s.energy - 0.5f * s.density * square_speed(s));
}

// The fastest signal: flow and sound.
static __device__ float fastest(State s)
{
    return sqrtf(square_speed(s)) + sqrtf(GAMMA * pressure(s) / s.density);
}

// The flux F(U).n.
static __device__ State flux_through(State s, float nx, float ny, float nz)
{
    float p = pressure(s);
    float flow = (s.x * nx + s.y * ny + s.z * nz) / s.density;
    State f;
    f.density = flow * s.density;
    f.x = flow * s.x + p * nx;
    f.y = flow * s.y + p * ny;
    f.z = flow * s.z + p * nz;
    f.energy = flow * (s.energy + p);
    return f;
}

// The local time step over the element's volume, and a copy of the state that the stages of the
// step start from. `surface` is the sum of the areas of an element's faces.
extern "C" __global__ void begin_step(const float *variables, const float *surface, float *old,
                                      float *step, int elements, float courant)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < elements) {
        for (int k = 0; k < 5; k++)
            old[k * elements + i] = variables[k * elements + i];
        step[i] = 2.0f * courant / (surface[i] * fastest(load(variables, elements, i)));
    }
}

// The right-hand side of the equation for V dU/dt.
extern "C" __global__ void fluxes(const float *variables, const int *neighbours,
                                  const float *normals, float *residual, int elements)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= elements)
        return;

    State own = load(variables, elements, i);
    State sum = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    for (int face = 0; face < FACES; face++) {
        int neighbour = neighbours[face * elements + i];
        float nx = normals[(3 * face) * elements + i];
        float ny = normals[(3 * face + 1) * elements + i];
        float nz = normals[(3 * face + 2) * elements + i];
        if (neighbour == WALL) {
            float p = pressure(own);
            sum.x -= p * nx;
            sum.y -= p * ny;
            sum.z -= p * nz;
        } else {
            State other = neighbour >= 0 ? load(variables, elements, neighbour) : far_away();
            State out = flux_through(own, nx, ny, nz);
            State in = flux_through(other, nx, ny, nz);
            float area = sqrtf(nx * nx + ny * ny + nz * nz);
            float spread = area * fmaxf(fastest(own), fastest(other));
            sum.density -= 0.5f * (out.density + in.density -
                                   spread * (other.density - own.density));
            sum.x -= 0.5f * (out.x + in.x - spread * (other.x - own.x));
            sum.y -= 0.5f * (out.y + in.y - spread * (other.y - own.y));
            sum.z -= 0.5f * (out.z + in.z - spread * (other.z - own.z));
            sum.energy -= 0.5f * (out.energy + in.energy - spread * (other.energy - own.energy));
        }
    }
    residual[i] = sum.density;
    residual[elements + i] = sum.x;
    residual[2 * elements + i] = sum.y;
    residual[3 * elements + i] = sum.z;
    residual[4 * elements + i] = sum.energy;
}

// Stage 0, 1 or 2: a third, a half, and all of the step.
extern "C" __global__ void advance(float *variables, const float *old, const float *step,
                                   const float *residual, int elements, int stage)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < elements) {
        float part = step[i] / (STAGES - stage);
        for (int k = 0; k < 5; k++)
            variables[k * elements + i] = old[k * elements + i] +
                                          part * residual[k * elements + i];
    }
}
