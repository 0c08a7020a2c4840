// A program that makes launches of axpy and prints a sum, to be recorded by others.
//
//     app WAY PTX LAUNCHES [BLOCK [SHARED [ELEMENTS]]]
//
// WAY says how it finds the driver's functions, and launches: `linked`, `dlsym` (and a buffer of
// parameters), `runtime` (cuGetProcAddress, a library, cuLaunchKernelEx), `listed` (the same, with
// the library's list of kernels), `graph` (linked, the launches captured from a stream), `together`
// (linked, cooperative launches), `table` (linked, loads by a function of the driver's without a
// name). Where the PTX has a variable `coefficients`, it is set first.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long Pointer;
typedef struct {
    unsigned grid[3], block[3], shared;
    void *stream, *attributes;
    unsigned count;
} Config;

int cuInit(unsigned);
int cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuModuleGetGlobal_v2(Pointer *, size_t *, void *, const char *);
int cuMemAlloc_v2(Pointer *, size_t);
int cuMemcpyHtoD_v2(Pointer, const void *, size_t);
int cuMemcpyDtoH_v2(void *, Pointer, size_t);
int cuStreamBeginCapture_v2(void *, int);
int cuStreamEndCapture(void *, void **);
int cuLaunchCooperativeKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                              unsigned, void *, void **);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   void *, void **, void **);

#define TRY(call)                                                                            \
    do {                                                                                     \
        const int code = call;                                                               \
        if (code) {                                                                          \
            printf("%s: %d\n", #call, code);                                                 \
            return 3;                                                                        \
        }                                                                                    \
    } while (0)

static int (*proc_address)(const char *, void **, int, unsigned long long, int *);

static void *named(const char *name) {
    void *found = NULL;
    return proc_address(name, &found, 12040, 0, NULL) ? NULL : found;
}

static int set_coefficients(const char *ptx, void *home, __typeof__(&cuModuleGetGlobal_v2) find) {
    float values[8];
    Pointer at;
    if (!strstr(ptx, "coefficients")) return 0;
    for (int i = 0; i < 8; i++) values[i] = .5f + i;
    const int code = find(&at, NULL, home, "coefficients");
    return code ? code : cuMemcpyHtoD_v2(at, values, sizeof values);
}

// The table is the same whichever way its function is found, and the driver's own.
static int load_by_table(void *opened, void **home, const char *ptx) {
    const char identifier[16] = "of a table";
    void *const *table = NULL, *const *again = NULL;
    int (*get)(void *const **, const void *) = dlsym(opened, "cuGetExportTable");
    proc_address = dlsym(opened, "cuGetProcAddress_v2");
    int (*found)(void *const **, const void *) = named("cuGetExportTable");
    if (!get || !found || get(&table, identifier) || found(&again, identifier)) return 1;
    if (table != again || (size_t)table[0] != 2 * sizeof *table) return 2;
    return ((int (*)(void **, const char *))table[1])(home, ptx);
}

int main(int argc, char **argv) {
    const char *way = argv[1];
    const int launches = atoi(argv[3]);
    const int linked = !strcmp(way, "linked") || !strcmp(way, "graph") || !strcmp(way, "together") ||
                       !strcmp(way, "table");
    const unsigned block = argc > 4 ? atoi(argv[4]) : 128, shared = argc > 5 ? atoi(argv[5]) : 0;
    char *ptx = calloc(1, 1 << 16);
    FILE *file = fopen(argv[2], "rb");
    if (!file || !fread(ptx, 1, (1 << 16) - 1, file)) return 4;

    int n = argc > 6 ? atoi(argv[6]) : 1000;
    float a = 2.5f, *host = malloc(2 * n * sizeof *host);
    for (int i = 0; i < n; i++) host[i] = i % 17, host[n + i] = 1;
    void *context, *home, *kernel, *graph;
    Pointer x, y;
    TRY(cuInit(0));
    TRY(cuDevicePrimaryCtxRetain(&context, 0));
    TRY(cuCtxSetCurrent(context));
    TRY(cuMemAlloc_v2(&x, 4 * n));
    TRY(cuMemAlloc_v2(&y, 4 * n));
    TRY(cuMemcpyHtoD_v2(x, host, 4 * n));
    TRY(cuMemcpyHtoD_v2(y, host + n, 4 * n));
    void *parameters[] = {&a, &x, &y, &n};
    const Config config = {{(n + block - 1) / block, 1, 1}, {block, 1, 1}, shared, NULL, NULL, 0};
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);

    if (linked) {
        TRY(!strcmp(way, "table") ? load_by_table(library, &home, ptx)
                                  : cuModuleLoadData(&home, ptx));
        TRY(cuModuleGetFunction(&kernel, home, "axpy"));
        TRY(set_coefficients(ptx, home, cuModuleGetGlobal_v2));
        if (!strcmp(way, "graph")) TRY(cuStreamBeginCapture_v2(NULL, 0));
        const int together = !strcmp(way, "together");
        for (int i = 0; i < launches; i++)
            TRY(together ? cuLaunchCooperativeKernel(kernel, config.grid[0], 1, 1, block, 1, 1,
                                                     shared, NULL, parameters)
                         : cuLaunchKernel(kernel, config.grid[0], 1, 1, block, 1, 1, shared, NULL,
                                          parameters, NULL));
        if (!strcmp(way, "graph")) TRY(cuStreamEndCapture(NULL, &graph));
    } else if (!strcmp(way, "dlsym")) {
        __typeof__(&cuModuleLoadData) load = dlsym(library, "cuModuleLoadData");
        __typeof__(&cuModuleGetFunction) get = dlsym(library, "cuModuleGetFunction");
        __typeof__(&cuLaunchKernel) launch = dlsym(library, "cuLaunchKernel");
        struct { float a; Pointer x, y; int n; } packed = {a, x, y, n};
        size_t size = 28;
        void *extra[] = {(void *)1, &packed, (void *)2, &size, NULL};
        TRY(load(&home, ptx));
        TRY(get(&kernel, home, "axpy"));
        TRY(set_coefficients(ptx, home, dlsym(library, "cuModuleGetGlobal_v2")));
        for (int i = 0; i < launches; i++)
            TRY(launch(kernel, config.grid[0], 1, 1, block, 1, 1, shared, NULL, NULL, extra));
    } else {
        proc_address = dlsym(library, "cuGetProcAddress_v2");
        int (*load)(void **, const void *, void *, void *, unsigned, void *, void *, unsigned) =
            named("cuLibraryLoadData");
        int (*get)(void **, void *, const char *) = named("cuLibraryGetKernel");
        int (*list)(void **, unsigned, void *) = named("cuLibraryEnumerateKernels");
        int (*launch)(const Config *, void *, void **, void **) = named("cuLaunchKernelEx");
        TRY(load(&home, ptx, NULL, NULL, 0, NULL, NULL, 0));
        TRY(strcmp(way, "listed") ? get(&kernel, home, "axpy") : list(&kernel, 1, home));
        TRY(set_coefficients(ptx, home, named("cuLibraryGetGlobal")));
        for (int i = 0; i < launches; i++) TRY(launch(&config, kernel, parameters, NULL));
    }
    TRY(cuMemcpyDtoH_v2(host, y, 4 * n));
    double sum = 0;
    for (int i = 0; i < n; i++) sum += host[i] * (i % 5);
    printf("%.3f\n", sum);
    if (getenv("APP_ABORTS")) abort();
    return 7;  // a code of its own, to be given on
}
