// A stand-in for NVIDIA's libcuda.so.1, so that the Python packages that speak to it can be
// tested without a GPU: memory is the host's, kernels are the C functions below, found by name.
// It checks what a driver checks: handles, addresses, sizes, a context for every call, the
// parameter buffer. Faults stay until the process ends.
//
// FAKE_CUDA_LOG names a file that gets a line for each launch: kernel, bytes of its module, grid,
// block, the first of its module's coefficients. FAKE_CUDA_RUNNER is a command that runs launches of kernels that are not below, see
// `run_elsewhere`.
//
//     cc -shared -fPIC -Wl,-soname,libcuda.so.1 -o libcuda.so.1 libcuda.c

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int CUresult;
typedef uint64_t CUdeviceptr;
enum { OK = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NOT_INITIALIZED = 3, INVALID_DEVICE = 101,
       INVALID_CONTEXT = 201, INVALID_PTX = 218, INVALID_HANDLE = 400, NOT_FOUND = 500,
       NOT_READY = 600, ILLEGAL_ADDRESS = 700, OUT_OF_RESOURCES = 701, MISALIGNED = 716,
       LAUNCH_FAILED = 719, COOPERATIVE_LAUNCH_TOO_LARGE = 720, CAPTURE_INVALIDATED = 901 };

#define MEMORY_LIMIT (1ull << 28)
#define MOST_BLOCKS 4096

static int initialised, sticky, hanging, captured;
static void *current, *primary = &initialised;
static struct { char *start; size_t size; } blocks[MOST_BLOCKS];

typedef struct { char *image; size_t size; float coefficients[8]; int counter; } Module;
typedef struct { char name[256]; Module *module; int dynamic_limit; } Function;
typedef struct { double at_ms; int recorded; } Event;

#define ENTER                                                                                \
    do {                                                                                     \
        if (!initialised) return NOT_INITIALIZED;                                            \
        if (!current) return INVALID_CONTEXT;                                                \
        if (sticky) return sticky;                                                           \
    } while (0)

static int inside(CUdeviceptr address, size_t size) {
    for (int i = 0; i < MOST_BLOCKS; i++)
        if (blocks[i].start && address >= (CUdeviceptr)blocks[i].start &&
            address + size <= (CUdeviceptr)blocks[i].start + blocks[i].size)
            return 1;
    return 0;
}

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

CUresult cuInit(unsigned flags) {
    if (getenv("FAKE_CUDA_INIT")) return atoi(getenv("FAKE_CUDA_INIT"));
    initialised = flags == 0;
    return flags ? INVALID_VALUE : OK;
}

CUresult cuDriverGetVersion(int *version) {
    *version = getenv("FAKE_CUDA_VERSION") ? atoi(getenv("FAKE_CUDA_VERSION")) : 13000;
    return OK;
}

CUresult cuDeviceGetCount(int *count) { *count = 2; return initialised ? OK : NOT_INITIALIZED; }

CUresult cuDeviceGet(int *device, int ordinal) {
    *device = ordinal;
    return ordinal >= 0 && ordinal < 2 ? OK : INVALID_DEVICE;
}

CUresult cuDeviceGetName(char *name, int length, int device) {
    snprintf(name, length, device ? "Old GPU" : "Fake GPU");
    return OK;
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, int device) {
    (void)device;
    *bytes = MEMORY_LIMIT;
    return OK;
}

CUresult cuDeviceGetPCIBusId(char *id, int length, int device) {
    snprintf(id, length, "0000:0%d:00.0", device + 1);
    return OK;
}

CUresult cuDeviceGetAttribute(int *value, int attribute, int device) {
    switch (attribute) {
    case 75: *value = device ? 5 : 9; return OK;  // COMPUTE_CAPABILITY_MAJOR
    case 76: *value = device ? 2 : 0; return OK;  // COMPUTE_CAPABILITY_MINOR
    case 38: *value = 1 << 20; return OK;         // L2_CACHE_SIZE
    case 1: *value = 1024; return OK;             // MAX_THREADS_PER_BLOCK
    default: *value = 0; return OK;
    }
}

CUresult cuDeviceComputeCapability(int *major, int *minor, int device) {
    *major = device ? 5 : 9;
    *minor = device ? 2 : 0;
    return OK;
}

CUresult cuDevicePrimaryCtxRetain(void **context, int device) {
    (void)device;
    *context = primary;
    return initialised ? OK : NOT_INITIALIZED;
}
CUresult cuDevicePrimaryCtxRelease_v2(int device) { (void)device; current = NULL; return OK; }
CUresult cuCtxSetCurrent(void *context) { current = context; return OK; }
CUresult cuCtxPushCurrent_v2(void *context) { current = context; return OK; }
CUresult cuCtxPopCurrent_v2(void **context) { *context = current; current = NULL; return OK; }
CUresult cuCtxGetCurrent(void **context) { *context = current; return OK; }
CUresult cuCtxAttach(void **context, unsigned flags) { (void)flags; *context = current; return OK; }
CUresult cuCtxDetach(void *context) { (void)context; return OK; }
CUresult cuCtxGetDevice(int *device) { *device = 0; return OK; }
CUresult cuCtxSynchronize(void) {
    ENTER;
    if (captured) captured = 2;
    return captured ? CAPTURE_INVALIDATED : OK;
}

static CUresult load_image(void **module, const char *image) {
    ENTER;
    const int elf = memcmp(image, "\177ELF", 4) == 0;
    if (!elf && !strstr(image, ".version")) return INVALID_PTX;
    Module *m = calloc(1, sizeof *m);
    // Of an ELF file the size follows from where its section headers end.
    m->size = elf ? *(uint64_t *)(image + 0x28) + *(uint16_t *)(image + 0x3a) *
                        (size_t)*(uint16_t *)(image + 0x3c) : strlen(image);
    m->image = calloc(1, m->size + 1);
    memcpy(m->image, image, m->size);
    for (int i = 0; i < 8; i++) m->coefficients[i] = i + 1;
    m->counter = 5;
    for (int i = 0; i < MOST_BLOCKS; i++)
        if (!blocks[i].start) {
            blocks[i].start = (char *)m->coefficients;
            blocks[i].size = sizeof m->coefficients + sizeof m->counter;
            break;
        }
    *module = m;
    return OK;
}

CUresult cuModuleLoadData(void **module, const char *image) { return load_image(module, image); }

// Functions without names, which the CUDA runtime asks for by an identifier of 16 bytes; the table
// begins with its size.
CUresult cuGetExportTable(const void **table, const void *identifier) {
    static const void *const functions[2] = {(void *)sizeof functions, load_image};
    if (!table || !identifier) return INVALID_VALUE;
    if (memcmp(identifier, "of a table", 10)) return NOT_FOUND;
    *table = functions;
    return OK;
}

CUresult cuModuleLoadDataEx(
    void **module, const char *image, unsigned count, int *options, void **values) {
    for (unsigned i = 0; i < count; i++)
        if (options[i] == 4 || options[i] == 6) values[i] = 0;  // sizes of the log buffers
    return cuModuleLoadData(module, image);
}

CUresult cuModuleUnload(void *module) {
    ENTER;
    Module *m = module;
    for (int i = 0; i < MOST_BLOCKS; i++)
        if (blocks[i].start == (char *)m->coefficients) blocks[i].start = NULL;
    free(m->image);
    free(m);
    return OK;
}

static int has(Module *m, const char *name) { return !!memmem(m->image, m->size, name, strlen(name)); }

CUresult cuModuleGetFunction(void **function, void *module, const char *name) {
    ENTER;
    if (!has(module, name)) return NOT_FOUND;
    Function *f = calloc(1, sizeof *f);
    snprintf(f->name, sizeof f->name, "%s", name);
    f->module = module;
    f->dynamic_limit = 48 << 10;
    *function = f;
    return OK;
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *address, size_t *size, void *module, const char *name) {
    ENTER;
    Module *m = module;
    const int counter = strcmp(name, "counter") == 0;
    if (!has(m, name) || (!counter && strcmp(name, "coefficients"))) return NOT_FOUND;
    if (address) *address = counter ? (CUdeviceptr)&m->counter : (CUdeviceptr)m->coefficients;
    if (size) *size = counter ? sizeof m->counter : sizeof m->coefficients;
    return OK;
}

CUresult cuFuncGetAttribute(int *value, int attribute, void *function) {
    ENTER;
    (void)function;
    *value = attribute == 4 ? 32 : attribute == 1 ? 1024 : attribute == 3 ? 16 : 0;
    return OK;
}

CUresult cuFuncSetAttribute(void *function, int attribute, int value) {
    ENTER;
    if (attribute != 8 || value < 0 || value > 227 << 10) return INVALID_VALUE;
    ((Function *)function)->dynamic_limit = value;
    return OK;
}

CUresult cuFuncSetBlockShape(void *function, int x, int y, int z) {
    ENTER;
    (void)function;
    return x > 0 && y > 0 && z > 0 ? OK : INVALID_VALUE;
}

// The kernels of gevo/testing/kernels/driver.cu, one thread at a time.
typedef struct { float factor; int count; CUdeviceptr data; int16_t shift; } Scale;
typedef struct { CUdeviceptr target; int64_t offset; int value; } StoreAt;

static int scale(Module *m, const char *p, size_t size, unsigned threads) {
    Scale a;
    if (size != 18) return INVALID_VALUE;
    memcpy(&a, p, size);
    for (unsigned i = 0; i < threads && (int)i < a.count; i++) {
        CUdeviceptr address = a.data + 4ull * i;
        if (!inside(address, 4)) return sticky = ILLEGAL_ADDRESS;
        *(float *)address = *(float *)address * a.factor + a.shift + m->coefficients[i % 8];
    }
    return OK;
}

static int store_at(const char *p, size_t size) {
    StoreAt a;
    if (size != 20) return INVALID_VALUE;
    memcpy(&a, p, size);
    const CUdeviceptr address = a.target + a.offset;
    if (address % 4) return sticky = MISALIGNED;
    if (!inside(address, 4)) return sticky = ILLEGAL_ADDRESS;
    *(int *)address = a.value;
    return OK;
}

static uint64_t mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ull;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebull;
    return word ^ (word >> 31);
}

// As gevo_checksums in gevo/device/cuda/support.cu.
static int checksums(const char *p, size_t size, unsigned count) {
    uint64_t a[3];
    if (size != sizeof a) return INVALID_VALUE;
    memcpy(a, p, size);
    const uint64_t *base = (uint64_t *)a[0], *ranges = (uint64_t *)a[1];
    uint64_t *sums = (uint64_t *)a[2];
    for (unsigned r = 0; r < count; r++) {
        const uint64_t start = ranges[2 * r], end = start + ranges[2 * r + 1];
        for (uint64_t i = start / 8, first = i, last = (end - 1) / 8; i <= last; i++) {
            if (!inside((CUdeviceptr)&base[i], 8)) return sticky = ILLEGAL_ADDRESS;
            uint64_t word = base[i];
            if (i == first) word &= ~0ull << (8 * (start % 8));
            if (i == last) word &= ~0ull >> (8 * (7 - (end - 1) % 8));
            sums[r] += mixed(word + mixed(i - first + 1));
        }
    }
    return OK;
}

// y = a x + y
typedef struct { float a; CUdeviceptr x, y; int n; } Axpy;

static int axpy(const char *p, size_t size, unsigned threads) {
    Axpy a;
    if (size != 28) return INVALID_VALUE;
    memcpy(&a, p, size);
    for (unsigned i = 0; i < threads && (int)i < a.n; i++) {
        if (!inside(a.x + 4ull * i, 4) || !inside(a.y + 4ull * i, 4))
            return sticky = ILLEGAL_ADDRESS;
        ((float *)a.y)[i] += a.a * ((float *)a.x)[i];
    }
    return OK;
}

// Where parameter `wanted` of a kernel is, as the PTX says it; of machine code `scale`'s are known.
static CUresult place_of(Function *f, size_t wanted, size_t *offset, size_t *size) {
    static const size_t of_scale[][2] = {{0, 4}, {4, 4}, {8, 8}, {16, 2}};
    if (!strcmp(f->name, "scale") && wanted < 4) {
        *offset = of_scale[wanted][0], *size = of_scale[wanted][1];
        return OK;
    }
    char head[300];
    snprintf(head, sizeof head, ".entry %s(", f->name);
    char *at = memmem(f->module->image, f->module->size, head, strlen(head));
    if (!at) return INVALID_VALUE;
    size_t end = 0;
    const char *stop = memchr(at, ')', f->module->image + f->module->size - at);
    for (size_t n = 0; (at = strstr(at, ".param")) && at < stop; n++, at++) {
        int align = 0, bits = 0, count = 1;
        if (sscanf(at, ".param .align %d .b8 %*[^[][%d]", &align, &count) == 2) bits = 8;
        else if (sscanf(at, ".param .%*[usbf]%d", &bits) == 1) align = bits / 8;
        *offset = (end + align - 1) / align * align;
        *size = (size_t)count * bits / 8;
        end = *offset + *size;
        if (n == wanted) return OK;
    }
    return INVALID_VALUE;
}

CUresult cuFuncGetParamInfo(void *function, size_t index, size_t *offset, size_t *size) {
    ENTER;
    if (getenv("FAKE_CUDA_OLD")) return NOT_FOUND;  // before CUDA 12.4 there was no such function
    return place_of(function, index, offset, size);
}

static void dump(const char *folder, const char *name, const void *data, size_t size) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    fwrite(data, 1, size, file);
    fclose(file);
}

// Leaves the module, the launch and all memory in a folder, has the runner change the memory, and
// reads it back.
static int run_elsewhere(Function *f, const char *parameters, size_t size, const unsigned *shape) {
    char folder[] = "/tmp/fake-cuda-XXXXXX", name[300], command[1000];
    if (!mkdtemp(folder)) return INVALID_HANDLE;
    dump(folder, "module.ptx", f->module->image, f->module->size);
    dump(folder, "parameters", parameters, size);
    dump(folder, "shape", shape, 7 * sizeof *shape);
    dump(folder, "name", f->name, strlen(f->name));
    dump(folder, "coefficients", f->module->coefficients, sizeof f->module->coefficients);
    for (int i = 0; i < MOST_BLOCKS; i++) {
        if (!blocks[i].start) continue;
        snprintf(name, sizeof name, "%llx", (unsigned long long)blocks[i].start);
        dump(folder, name, blocks[i].start, blocks[i].size);
    }
    snprintf(command, sizeof command, "env -u LD_PRELOAD %s %s", getenv("FAKE_CUDA_RUNNER"), folder);
    if (system(command)) return INVALID_HANDLE;
    for (int i = 0; i < MOST_BLOCKS; i++) {
        if (!blocks[i].start) continue;
        snprintf(name, sizeof name, "%s/%llx", folder, (unsigned long long)blocks[i].start);
        FILE *file = fopen(name, "rb");
        if (!file || fread(blocks[i].start, 1, blocks[i].size, file) != blocks[i].size)
            return INVALID_HANDLE;
        fclose(file);
    }
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command) ? INVALID_HANDLE : OK;
}

CUresult cuLaunchKernel(
    void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
    unsigned shared, void *stream, void **parameters, void **extra) {
    ENTER;
    Function *f = function;
    (void)stream;
    const unsigned threads = bx * by * bz;
    if (!gx || !gy || !gz || !threads || threads > 1024 || bz > 64) return INVALID_VALUE;
    if ((int)shared > f->dynamic_limit || (parameters && extra)) return INVALID_VALUE;
    const char *buffer = NULL;
    char packed[4096];
    size_t size = 0, offset, bytes;
    for (size_t i = 0; parameters && !place_of(f, i, &offset, &bytes); i++) {
        memcpy(packed + offset, parameters[i], bytes);
        size = offset + bytes;
        buffer = packed;
    }
    for (; extra && *extra; extra += 2) {
        if (*extra == (void *)1) buffer = extra[1];
        else if (*extra == (void *)2) size = *(size_t *)extra[1];
        else return INVALID_VALUE;
    }
    const unsigned all = gx * gy * gz * threads;
    if (hanging) return OK;
    FILE *log = getenv("FAKE_CUDA_LOG") ? fopen(getenv("FAKE_CUDA_LOG"), "a") : NULL;
    if (log) {
        fprintf(log, "%s %zu %u,%u,%u %u,%u,%u %g\n", f->name, f->module->size, gx, gy, gz, bx, by,
                bz, f->module->coefficients[0]);
        fclose(log);
    }
    // A fault is not reported by the launch itself but by what comes later.
    if (!strcmp(f->name, "scale")) return scale(f->module, buffer, size, all) == INVALID_VALUE;
    if (!strcmp(f->name, "store_at")) return store_at(buffer, size) == INVALID_VALUE;
    if (!strcmp(f->name, "gevo_wait")) return size == 8 ? OK : INVALID_VALUE;
    if (!strcmp(f->name, "gevo_checksums")) return checksums(buffer, size, gy) == INVALID_VALUE;
    if (!strcmp(f->name, "count")) { f->module->counter += all; return OK; }
    if (!strcmp(f->name, "fill_shared")) {
        memset(*(char **)buffer, shared >> 10, 4);
        return OK;
    }
    if (!strcmp(f->name, "trap")) { sticky = LAUNCH_FAILED; return OK; }
    if (!strcmp(f->name, "spin")) { hanging = 1; return OK; }
    if (!strcmp(f->name, "axpy") && !getenv("FAKE_CUDA_RUNNER"))
        return axpy(buffer, size, all) == INVALID_VALUE;
    const unsigned shape[] = {gx, gy, gz, bx, by, bz, shared};
    return getenv("FAKE_CUDA_RUNNER") ? run_elsewhere(f, buffer, size, shape) : INVALID_HANDLE;
}

// Told apart from a plain launch in the log; the runner is not told, a kernel that waits for its
// grid has none.
CUresult cuLaunchCooperativeKernel(
    void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
    unsigned shared, void *stream, void **parameters) {
    if (gx * gy * gz > 264) return COOPERATIVE_LAUNCH_TOO_LARGE;
    if (getenv("FAKE_CUDA_LOG")) {
        FILE *log = fopen(getenv("FAKE_CUDA_LOG"), "a");
        fputs("cooperative ", log);
        fclose(log);
    }
    return cuLaunchKernel(function, gx, gy, gz, bx, by, bz, shared, stream, parameters, NULL);
}

typedef struct {
    unsigned grid[3], block[3], shared;
    void *stream, *attributes;
    unsigned count;
} LaunchConfig;

CUresult cuLaunchKernelEx(
    const LaunchConfig *c, void *function, void **parameters, void **extra) {
    return cuLaunchKernel(function, c->grid[0], c->grid[1], c->grid[2], c->block[0], c->block[1],
                          c->block[2], c->shared, c->stream, parameters, extra);
}

// A library is a module, and its kernels are functions, of the only context that there is.
CUresult cuLibraryLoadData(void **library, const char *image, int *jit, void **jit_values,
                           unsigned jit_count, int *options, void **values, unsigned count) {
    (void)jit, (void)jit_values, (void)jit_count, (void)options, (void)values, (void)count;
    return cuModuleLoadData(library, image);
}
CUresult cuLibraryUnload(void *library) { return cuModuleUnload(library); }
CUresult cuLibraryGetGlobal(CUdeviceptr *at, size_t *size, void *library, const char *name) {
    return cuModuleGetGlobal_v2(at, size, library, name);
}
CUresult cuLibraryGetModule(void **module, void *library) { *module = library; return OK; }
CUresult cuLibraryGetKernel(void **kernel, void *library, const char *name) {
    return cuModuleGetFunction(kernel, library, name);
}
// The first kernel of the PTX.
CUresult cuLibraryEnumerateKernels(void **kernels, unsigned count, void *library) {
    char name[256];
    const char *at = strstr(((Module *)library)->image, ".entry");
    if (!count || !at || sscanf(at, ".entry %255[^( ]", name) != 1) return INVALID_VALUE;
    memset(kernels, 0, count * sizeof *kernels);
    return cuLibraryGetKernel(kernels, library, name);
}
CUresult cuModuleEnumerateFunctions(void **functions, unsigned count, void *module) {
    return cuLibraryEnumerateKernels(functions, count, module);
}
CUresult cuKernelGetName(const char **name, void *kernel) {
    *name = ((Function *)kernel)->name;
    return OK;
}
CUresult cuFuncGetName(const char **name, void *function) {
    return cuKernelGetName(name, function);
}
CUresult cuKernelGetFunction(void **function, void *kernel) {
    Function *copy = malloc(sizeof *copy);
    *copy = *(Function *)kernel;
    *function = copy;
    return OK;
}
CUresult cuKernelGetParamInfo(void *kernel, size_t index, size_t *offset, size_t *size) {
    return cuFuncGetParamInfo(kernel, index, offset, size);
}

// Streams run what they are given at once; while one is captured, waiting ends the capture.
CUresult cuStreamBeginCapture_v2(void *stream, int mode) {
    ENTER;
    (void)stream, (void)mode;
    captured = 1;
    return OK;
}
CUresult cuStreamEndCapture(void *stream, void **graph) {
    ENTER;
    (void)stream;
    const int good = captured == 1;
    captured = 0;
    *graph = &captured;
    return good ? OK : CAPTURE_INVALIDATED;
}
CUresult cuGraphLaunch(void *graph, void *stream) { ENTER; (void)graph, (void)stream; return OK; }

CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t size) {
    ENTER;
    if (!size) return INVALID_VALUE;
    if (size > MEMORY_LIMIT) return OUT_OF_MEMORY;
    for (int i = 0; i < MOST_BLOCKS; i++)
        if (!blocks[i].start) {
            blocks[i].start = aligned_alloc(512, (size + 511) / 512 * 512);
            blocks[i].size = size;
            *address = (CUdeviceptr)blocks[i].start;
            return OK;
        }
    return OUT_OF_MEMORY;
}

CUresult cuMemFree_v2(CUdeviceptr address) {
    ENTER;
    for (int i = 0; i < MOST_BLOCKS; i++)
        if ((CUdeviceptr)blocks[i].start == address) {
            free(blocks[i].start);
            blocks[i].start = NULL;
            return OK;
        }
    return INVALID_VALUE;
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *size, CUdeviceptr address) {
    ENTER;
    for (int i = 0; i < MOST_BLOCKS; i++)
        if (blocks[i].start && address - (CUdeviceptr)blocks[i].start < blocks[i].size) {
            *base = (CUdeviceptr)blocks[i].start;
            *size = blocks[i].size;
            return OK;
        }
    return NOT_FOUND;
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr target, const void *source, size_t size) {
    ENTER;
    if (!inside(target, size)) return INVALID_VALUE;
    memcpy((void *)target, source, size);
    return OK;
}

CUresult cuMemcpyDtoH_v2(void *target, CUdeviceptr source, size_t size) {
    ENTER;
    if (!inside(source, size)) return INVALID_VALUE;
    memcpy(target, (void *)source, size);
    return OK;
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr target, CUdeviceptr source, size_t size, void *stream) {
    ENTER;
    (void)stream;
    if (!inside(source, size) || !inside(target, size)) return INVALID_VALUE;
    memmove((void *)target, (void *)source, size);
    return OK;
}

CUresult cuMemsetD8Async(CUdeviceptr target, unsigned char value, size_t size, void *stream) {
    ENTER;
    (void)stream;
    if (!inside(target, size)) return INVALID_VALUE;
    memset((void *)target, value, size);
    return OK;
}

CUresult cuEventCreate(void **event, unsigned flags) {
    ENTER;
    (void)flags;
    *event = calloc(1, sizeof(Event));
    return OK;
}

CUresult cuEventDestroy_v2(void *event) { free(event); return OK; }

CUresult cuEventRecord(void *event, void *stream) {
    ENTER;
    (void)stream;
    *(Event *)event = (Event){now_ms(), !hanging};
    return OK;
}

CUresult cuEventQuery(void *event) {
    ENTER;
    return ((Event *)event)->recorded && !hanging ? OK : NOT_READY;
}

CUresult cuEventElapsedTime(float *ms, void *start, void *end) {
    ENTER;
    const Event *a = start, *b = end;
    if (!a->recorded || !b->recorded) return INVALID_HANDLE;
    *ms = b->at_ms - a->at_ms;
    return OK;
}
CUresult cuEventElapsedTime_v2(float *ms, void *start, void *end) {
    return cuEventElapsedTime(ms, start, end);
}

CUresult cuGetErrorName(int code, const char **name) { (void)code; *name = "FAKE"; return OK; }
CUresult cuGetErrorString(int code, const char **text) { (void)code; *text = "fake"; return OK; }

// Entry points by name: with the suffix that a current driver would choose.
CUresult cuGetProcAddress(const char *name, void **function, int version, uint64_t flags) {
    char suffixed[128];
    (void)version;
    (void)flags;
    *function = NULL;
    // Its own, not those that somebody has put in front of it.
    Dl_info own;
    dladdr(cuInit, &own);
    void *library = dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    for (const char *const *suffix = (const char *[]){"_v2", "", NULL}; *suffix; suffix++) {
        snprintf(suffixed, sizeof suffixed, "%s%s", name, *suffix);
        if (!*function) *function = dlsym(library, suffixed);
    }
    return *function ? OK : NOT_FOUND;
}
CUresult cuGetProcAddress_v2(
    const char *name, void **function, int version, uint64_t flags, int *status) {
    const CUresult result = cuGetProcAddress(name, function, version, flags);
    if (status) *status = result ? 1 : 0;
    return result;
}
