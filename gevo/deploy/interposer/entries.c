// The functions that an application finds in the driver's place, by whichever way it looks: as
// symbols (LD_PRELOAD), by dlsym from a library that it opens, or by cuGetProcAddress, which is how
// the CUDA runtime finds them, also where it is linked statically.
#include <dlfcn.h>
#include <string.h>

#include "interposer.h"

#define ENTRY __attribute__((visibility("default")))

_Thread_local int within_driver;

typedef struct {
    const char *symbol;  // as the library exports it
    const char *name;    // as cuGetProcAddress is asked for it
    int since;           // version of CUDA with this form of it
    bool per_thread;     // for the default stream of each thread
    void *ours, *driver;
} Entry;

static Entry entries[];
static void *(*real_dlsym)(void *, const char *);

static void find_dlsym(void) {
    if (real_dlsym) return;
    static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"};
    for (size_t i = 0; i < sizeof versions / sizeof *versions && !real_dlsym; i++)
        real_dlsym = (void *(*)(void *, const char *))dlvsym(RTLD_NEXT, "dlsym", versions[i]);
}

static Entry *entry_of(const char *symbol) {
    if (symbol[0] != 'c' || symbol[1] != 'u') return NULL;
    for (Entry *one = entries; one->symbol; one++)
        if (!strcmp(one->symbol, symbol)) return one;
    return NULL;
}

void *driver_function(const char *name) {
    Entry *entry = entry_of(name);
    if (entry && entry->driver) return entry->driver;
    find_dlsym();
    void *found = real_dlsym(RTLD_NEXT, name);
    if (!found || (entry && found == entry->ours)) {
        void *library = dlopen("libcuda.so.1", RTLD_LAZY);
        found = library ? real_dlsym(library, name) : NULL;
    }
    if (entry && found != entry->ours) entry->driver = found;
    return found;
}

static void *ours_for(void *handle, const char *symbol) {
    find_dlsym();
    Entry *entry = within_driver ? NULL : entry_of(symbol);
    void *found = entry ? real_dlsym(handle, symbol) : NULL;
    if (!found) return NULL;
    if (found != entry->ours && !entry->driver) entry->driver = found;
    return entry->ours;
}

// The real dlsym is jumped to, not called: it looks at where it will return to for RTLD_NEXT.
ENTRY void *dlsym(void *restrict handle, const char *restrict symbol) {
    void *ours = ours_for(handle, symbol);
    if (ours) return ours;
#if defined(__has_attribute) && __has_attribute(musttail)
    __attribute__((musttail)) return real_dlsym(handle, symbol);
#else
    return real_dlsym(handle, symbol);
#endif
}

// What cuGetProcAddress found for a name; ours where we have that form of it.
static void *ours_for_name(const char *name, void *found, int version, bool per_thread) {
    Entry *best = NULL;
    for (Entry *one = entries; one->symbol; one++)
        if (!strcmp(one->name, name) && one->since <= version &&
            (!one->per_thread || per_thread) &&
            (!best || one->since > best->since ||
             (one->since == best->since && one->per_thread)))
            best = one;
    if (!best || !found || found == best->ours) return found;
    if (!best->driver) best->driver = found;
    return best->ours;
}

// The driver's function behind one of ours. Of what libcuda lacks the application cannot have
// asked for by any way but a symbol of ours.
#define REAL(symbol, types)                                                                  \
    CUresult(*real) types = (CUresult(*) types)driver_function(symbol);                      \
    if (!real) return CUDA_ERROR_NOT_FOUND

#define CALL(result, ...)                                                                    \
    within_driver++;                                                                         \
    const CUresult result = real(__VA_ARGS__);                                               \
    within_driver--

#define MINE(result) ((result) == CUDA_SUCCESS && !within_driver)

enum { PER_THREAD_DEFAULT_STREAM = 2 };

ENTRY CUresult cuGetProcAddress(const char *name, void **function, int version, uint64_t flags) {
    REAL("cuGetProcAddress", (const char *, void **, int, uint64_t));
    CALL(result, name, function, version, flags);
    if (MINE(result) && function)
        *function = ours_for_name(name, *function, version, flags & PER_THREAD_DEFAULT_STREAM);
    return result;
}

ENTRY CUresult cuGetProcAddress_v2(
    const char *name, void **function, int version, uint64_t flags, int *status) {
    REAL("cuGetProcAddress_v2", (const char *, void **, int, uint64_t, int *));
    CALL(result, name, function, version, flags, status);
    if (MINE(result) && function)
        *function = ours_for_name(name, *function, version, flags & PER_THREAD_DEFAULT_STREAM);
    return result;
}

ENTRY CUresult cuModuleLoad(void **module, const char *path) {
    REAL("cuModuleLoad", (void **, const char *));
    CALL(result, module, path);
    if (MINE(result)) image_loaded_from(*module, path);
    return result;
}

ENTRY CUresult cuModuleLoadData(void **module, const void *code) {
    REAL("cuModuleLoadData", (void **, const void *));
    CALL(result, module, code);
    if (MINE(result)) image_loaded(*module, code);
    return result;
}

ENTRY CUresult cuModuleLoadDataEx(
    void **module, const void *code, unsigned count, int *options, void **values) {
    REAL("cuModuleLoadDataEx", (void **, const void *, unsigned, int *, void **));
    CALL(result, module, code, count, options, values);
    if (MINE(result)) image_loaded(*module, code);
    return result;
}

ENTRY CUresult cuModuleLoadFatBinary(void **module, const void *code) {
    REAL("cuModuleLoadFatBinary", (void **, const void *));
    CALL(result, module, code);
    if (MINE(result)) image_loaded(*module, code);
    return result;
}

ENTRY CUresult cuModuleUnload(void *module) {
    REAL("cuModuleUnload", (void *));
    if (!within_driver) image_unloaded(module);
    CALL(result, module);
    return result;
}

static void found(void *function, void *home, const char *name, bool context_free) {
    Handle *handle = kernel_found(function, home, name, context_free);
    if (handle && replacing()) prepare_stand_in(function, handle);
}

ENTRY CUresult cuModuleGetFunction(void **function, void *module, const char *name) {
    REAL("cuModuleGetFunction", (void **, void *, const char *));
    CALL(result, function, module, name);
    if (MINE(result)) found(*function, module, name, false);
    return result;
}

ENTRY CUresult cuModuleGetGlobal_v2(
    CUdeviceptr *address, size_t *size, void *module, const char *name) {
    REAL("cuModuleGetGlobal_v2", (CUdeviceptr *, size_t *, void *, const char *));
    CUdeviceptr at;
    size_t bytes;  // either may be of no interest to the application
    CALL(result, address ? address : &at, size ? size : &bytes, module, name);
    if (MINE(result)) variable_found(module, name, address ? *address : at, size ? *size : bytes);
    return result;
}

ENTRY CUresult cuLibraryGetGlobal(
    CUdeviceptr *address, size_t *size, void *library, const char *name) {
    REAL("cuLibraryGetGlobal", (CUdeviceptr *, size_t *, void *, const char *));
    CUdeviceptr at;
    size_t bytes;
    CALL(result, address ? address : &at, size ? size : &bytes, library, name);
    if (MINE(result)) variable_found(library, name, address ? *address : at, size ? *size : bytes);
    return result;
}

ENTRY CUresult cuLibraryLoadData(void **library, const void *code, int *jit, void **jit_values,
                                 unsigned jit_count, int *options, void **values, unsigned count) {
    REAL("cuLibraryLoadData",
         (void **, const void *, int *, void **, unsigned, int *, void **, unsigned));
    CALL(result, library, code, jit, jit_values, jit_count, options, values, count);
    if (MINE(result)) image_loaded(*library, code);
    return result;
}

ENTRY CUresult cuLibraryLoadFromFile(void **library, const char *path, int *jit,
                                     void **jit_values, unsigned jit_count, int *options,
                                     void **values, unsigned count) {
    REAL("cuLibraryLoadFromFile",
         (void **, const char *, int *, void **, unsigned, int *, void **, unsigned));
    CALL(result, library, path, jit, jit_values, jit_count, options, values, count);
    if (MINE(result)) image_loaded_from(*library, path);
    return result;
}

ENTRY CUresult cuLibraryUnload(void *library) {
    REAL("cuLibraryUnload", (void *));
    if (!within_driver) image_unloaded(library);
    CALL(result, library);
    return result;
}

ENTRY CUresult cuLibraryGetModule(void **module, void *library) {
    REAL("cuLibraryGetModule", (void **, void *));
    CALL(result, module, library);
    if (MINE(result)) image_shared(library, *module);
    return result;
}

ENTRY CUresult cuLibraryGetKernel(void **kernel, void *library, const char *name) {
    REAL("cuLibraryGetKernel", (void **, void *, const char *));
    CALL(result, kernel, library, name);
    if (MINE(result)) found(*kernel, library, name, true);
    return result;
}

ENTRY CUresult cuLibraryEnumerateKernels(void **kernels, unsigned count, void *library) {
    REAL("cuLibraryEnumerateKernels", (void **, unsigned, void *));
    CALL(result, kernels, count, library);
    const char *name;
    for (unsigned i = 0; MINE(result) && i < count && kernels[i]; i++)
        if (!DRIVER("cuKernelGetName", (const char **, void *), &name, kernels[i]))
            found(kernels[i], library, name, true);
    return result;
}

ENTRY CUresult cuModuleEnumerateFunctions(void **functions, unsigned count, void *module) {
    REAL("cuModuleEnumerateFunctions", (void **, unsigned, void *));
    CALL(result, functions, count, module);
    const char *name;
    for (unsigned i = 0; MINE(result) && i < count && functions[i]; i++)
        if (!DRIVER("cuFuncGetName", (const char **, void *), &name, functions[i]))
            found(functions[i], module, name, false);
    return result;
}

ENTRY CUresult cuKernelGetFunction(void **function, void *kernel) {
    REAL("cuKernelGetFunction", (void **, void *));
    CALL(result, function, kernel);
    if (!MINE(result)) return result;
    const Handle *handle = handle_of(kernel);
    if (handle) found(*function, handle->home, handle->kernel->name, false);
    return result;
}

// Functions with a form for the default stream of each thread: `NAME` and `NAME_ptsz`.
#define STREAMED(name, parameters, ...)                                               \
    ENTRY CUresult name parameters { return name##_of(#name, __VA_ARGS__); }                 \
    ENTRY CUresult name##_ptsz parameters { return name##_of(#name "_ptsz", __VA_ARGS__); }

typedef CUresult (*LaunchKernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                                 unsigned, unsigned, void *, void **, void **);
typedef CUresult (*LaunchCooperative)(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                                      unsigned, unsigned, void *, void **);
typedef CUresult (*LaunchEx)(const CUlaunchConfig *, void *, void **, void **);

typedef struct {
    Launch launch;
    const char *symbol;
    const CUlaunchConfig *config;
} Asked;

// The default stream of each thread, where a function that ends in _ptsz is given none.
static void *stream_of(const char *symbol, void *stream) {
    enum { STREAM_PER_THREAD = 2 };
    return !stream && strstr(symbol, "_ptsz") ? (void *)STREAM_PER_THREAD : stream;
}

static CUresult go_plain(void *function, const void *context) {
    const Launch *l = &((const Asked *)context)->launch;
    const LaunchKernel real = (LaunchKernel)driver_function(((const Asked *)context)->symbol);
    CALL(result, function, l->grid[0], l->grid[1], l->grid[2], l->block[0], l->block[1],
         l->block[2], l->shared_bytes, l->stream, l->parameters, l->extra);
    return result;
}

static CUresult go_together(void *function, const void *context) {
    const Launch *l = &((const Asked *)context)->launch;
    const LaunchCooperative real =
        (LaunchCooperative)driver_function(((const Asked *)context)->symbol);
    CALL(result, function, l->grid[0], l->grid[1], l->grid[2], l->block[0], l->block[1],
         l->block[2], l->shared_bytes, l->stream, l->parameters);
    return result;
}

static CUresult go_configured(void *function, const void *context) {
    const Asked *asked = context;
    const LaunchEx real = (LaunchEx)driver_function(asked->symbol);
    CALL(result, asked->config, function, asked->launch.parameters, asked->launch.extra);
    return result;
}

static CUresult go_or_pass(void *function, const Asked *asked, Launcher go) {
    if (!driver_function(asked->symbol)) return CUDA_ERROR_NOT_FOUND;
    if (within_driver) return go(function, asked);
    return launched(function, &asked->launch, go, asked);
}

static CUresult cuLaunchKernel_of(
    const char *symbol, void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
    unsigned by, unsigned bz, unsigned shared, void *stream, void **parameters, void **extra) {
    const Asked asked = {{.grid = {gx, gy, gz}, .block = {bx, by, bz}, .shared_bytes = shared,
                          .stream = stream_of(symbol, stream), .parameters = parameters,
                          .extra = extra},
                         symbol, NULL};
    return go_or_pass(function, &asked, go_plain);
}
STREAMED(cuLaunchKernel,
         (void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
          unsigned bz, unsigned shared, void *stream, void **parameters, void **extra),
         function, gx, gy, gz, bx, by, bz, shared, stream, parameters, extra)

static CUresult cuLaunchCooperativeKernel_of(
    const char *symbol, void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
    unsigned by, unsigned bz, unsigned shared, void *stream, void **parameters) {
    const Asked asked = {{.grid = {gx, gy, gz}, .block = {bx, by, bz}, .shared_bytes = shared,
                          .stream = stream_of(symbol, stream), .parameters = parameters,
                          .cooperative = true},
                         symbol, NULL};
    return go_or_pass(function, &asked, go_together);
}
STREAMED(cuLaunchCooperativeKernel,
         (void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
          unsigned bz, unsigned shared, void *stream, void **parameters),
         function, gx, gy, gz, bx, by, bz, shared, stream, parameters)

static CUresult cuLaunchKernelEx_of(const char *symbol, const CUlaunchConfig *config,
                                    void *function, void **parameters, void **extra) {
    enum { COOPERATIVE = 2 };
    Asked asked = {{.parameters = parameters, .extra = extra}, symbol, config};
    Launch *launch = &asked.launch;
    if (config) {
        memcpy(launch->grid, config->grid, sizeof launch->grid);
        memcpy(launch->block, config->block, sizeof launch->block);
        launch->shared_bytes = config->shared_bytes;
        launch->stream = stream_of(symbol, config->stream);
        launch->attributes = config->attributes;
        launch->attribute_count = config->attributes ? config->attribute_count : 0;
    }
    for (unsigned i = 0; i < launch->attribute_count; i++)
        launch->cooperative |= launch->attributes[i].id == COOPERATIVE &&
                               launch->attributes[i].value.value;
    return go_or_pass(function, &asked, go_configured);
}
STREAMED(cuLaunchKernelEx,
         (const CUlaunchConfig *config, void *function, void **parameters, void **extra),
         config, function, parameters, extra)

#define CAPTURING(name, parameters, types, when, ...)                                        \
    static CUresult name##_of parameters {                                                   \
        REAL(symbol, types);                                                                 \
        CALL(result, __VA_ARGS__);                                                           \
        if (MINE(result)) when();                                                            \
        return result;                                                                       \
    }

CAPTURING(cuStreamBeginCapture_v2, (const char *symbol, void *stream, int mode), (void *, int),
          capture_begun, stream, mode)
STREAMED(cuStreamBeginCapture_v2, (void *stream, int mode), stream, mode)
CAPTURING(cuStreamBeginCaptureToGraph,
          (const char *symbol, void *stream, void *graph, const void *from, const void *edges,
           size_t count, int mode),
          (void *, void *, const void *, const void *, size_t, int), capture_begun, stream, graph,
          from, edges, count, mode)
STREAMED(cuStreamBeginCaptureToGraph,
         (void *stream, void *graph, const void *from, const void *edges, size_t count, int mode),
         stream, graph, from, edges, count, mode)
CAPTURING(cuStreamEndCapture, (const char *symbol, void *stream, void **graph), (void *, void **),
          capture_ended, stream, graph)
STREAMED(cuStreamEndCapture, (void *stream, void **graph), stream, graph)

static void graph_launched(void) {
    lock();
    note(NULL, recording() ? "a graph was launched: kernels in graphs are not recorded"
                           : "a graph was launched: of its kernels only those that were captured "
                             "from a stream are replaced");
    unlock();
}
CAPTURING(cuGraphLaunch, (const char *symbol, void *graph, void *stream), (void *, void *),
          graph_launched, graph, stream)
STREAMED(cuGraphLaunch, (void *graph, void *stream), graph, stream)

#define PLAIN(symbol, since) {#symbol, #symbol, since, false, symbol, NULL}
#define WITH_STREAM(symbol, name, since)                                                     \
    {#symbol, name, since, false, symbol, NULL},                                             \
        {#symbol "_ptsz", name, since, true, symbol##_ptsz, NULL}

static Entry entries[] = {
    PLAIN(cuGetProcAddress, 11030),
    {"cuGetProcAddress_v2", "cuGetProcAddress", 12000, false, cuGetProcAddress_v2, NULL},
    PLAIN(cuModuleLoad, 2000),
    PLAIN(cuModuleLoadData, 2000),
    PLAIN(cuModuleLoadDataEx, 2010),
    PLAIN(cuModuleLoadFatBinary, 2000),
    PLAIN(cuModuleUnload, 2000),
    PLAIN(cuModuleGetFunction, 2000),
    {"cuModuleGetGlobal_v2", "cuModuleGetGlobal", 3020, false, cuModuleGetGlobal_v2, NULL},
    PLAIN(cuLibraryGetGlobal, 12000),
    PLAIN(cuLibraryLoadData, 12000),
    PLAIN(cuLibraryLoadFromFile, 12000),
    PLAIN(cuLibraryUnload, 12000),
    PLAIN(cuLibraryGetModule, 12000),
    PLAIN(cuLibraryGetKernel, 12000),
    PLAIN(cuLibraryEnumerateKernels, 12040),
    PLAIN(cuModuleEnumerateFunctions, 12040),
    PLAIN(cuKernelGetFunction, 12000),
    WITH_STREAM(cuLaunchKernel, "cuLaunchKernel", 4000),
    WITH_STREAM(cuLaunchCooperativeKernel, "cuLaunchCooperativeKernel", 9000),
    WITH_STREAM(cuLaunchKernelEx, "cuLaunchKernelEx", 11060),
    WITH_STREAM(cuStreamBeginCapture_v2, "cuStreamBeginCapture", 10010),
    WITH_STREAM(cuStreamBeginCaptureToGraph, "cuStreamBeginCaptureToGraph", 12030),
    WITH_STREAM(cuStreamEndCapture, "cuStreamEndCapture", 10000),
    WITH_STREAM(cuGraphLaunch, "cuGraphLaunch", 10000),
    {0},
};

__attribute__((constructor)) static void begun(void) {
    find_dlsym();
    recording();
    replacing();
}
