// Launches winners in place of kernels, by a plan that gevo has written (gevo/deploy/stand_in.py).
//
// A line of it says
//     DIGEST OF THE IMAGE, KERNEL, FILE WITH PTX, SHARED BYTES, GRID, PARAMETERS, BLOCKS
// with tabs in between. The last four are what the winner was validated for: `0,1,1` for any number
// of blocks in x and one in y and z; `2:00ff` for bytes of the third parameter; `128,1,1 64,1,1`.
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "interposer.h"

typedef struct Winner {
    char *digest, *kernel, *path, *parameters, *blocks;
    unsigned shared_bytes, grid[3];  // 0: any number
    struct Winner *next;
} Winner;

static Winner *winners;

bool replacing(void) {
    static int known = -1;
    if (known >= 0) return known;
    const char *path = getenv("GEVO_REPLACE");
    FILE *plan = path ? fopen(path, "re") : NULL;
    char *line = NULL, *shared, *grid;
    size_t size = 0;
    while (plan && getline(&line, &size, plan) > 0) {
        char *rest = line;
        Winner *one = calloc(1, sizeof *one);
        if (!one) break;
        line[strcspn(line, "\n")] = 0;
        one->digest = strsep(&rest, "\t");
        one->kernel = strsep(&rest, "\t");
        one->path = strsep(&rest, "\t");
        shared = strsep(&rest, "\t");
        grid = strsep(&rest, "\t");
        one->parameters = strsep(&rest, "\t");
        one->blocks = rest;
        if (!rest || sscanf(grid, "%u,%u,%u", &one->grid[0], &one->grid[1], &one->grid[2]) != 3) {
            free(one);
            continue;
        }
        one->shared_bytes = strtoul(shared, NULL, 10);
        one->next = winners;
        winners = one;
        line = NULL;  // its words are kept
        size = 0;
    }
    free(line);
    if (plan) fclose(plan);
    known = winners != NULL;
    return known;
}

static Winner *winner_of(const Kernel *kernel) {
    for (Winner *one = winners; one; one = one->next)
        if (!strcmp(one->digest, kernel->image->digest) && !strcmp(one->kernel, kernel->name))
            return one;
    return NULL;
}

static char *contents(const char *path) {
    FILE *file = fopen(path, "re");
    char *text = NULL;
    size_t size = 0;
    if (!file) return NULL;
    if (getdelim(&text, &size, 0, file) <= 0) {
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}

static void unload(const Handle *handle) {
    if (!handle->stand_in_home) return;
    if (handle->context_free) DRIVER("cuLibraryUnload", (void *), handle->stand_in_home);
    else DRIVER("cuModuleUnload", (void *), handle->stand_in_home);
}

static const char *load(Handle *handle, const Winner *winner, const char *ptx) {
    CUresult result;
    if (handle->context_free)
        result = DRIVER("cuLibraryLoadData",
                        (void **, const void *, int *, void **, unsigned, int *, void **, unsigned),
                        &handle->stand_in_home, ptx, NULL, NULL, 0, NULL, NULL, 0);
    else
        result = DRIVER("cuModuleLoadData", (void **, const void *), &handle->stand_in_home, ptx);
    if (result) handle->stand_in_home = NULL;
    if (result) return "the driver does not load its winner";
    if (handle->context_free)
        result = DRIVER("cuLibraryGetKernel", (void **, void *, const char *), &handle->stand_in,
                        handle->stand_in_home, winner->kernel);
    else
        result = DRIVER("cuModuleGetFunction", (void **, void *, const char *), &handle->stand_in,
                        handle->stand_in_home, winner->kernel);
    if (result) handle->stand_in = NULL;
    return result ? "its winner has no kernel of that name" : NULL;
}

static bool same_parameters(const Handle *handle, void *function) {
    enum { MOST = 512 };
    static size_t at[2][MOST], sizes[2][MOST];
    static const Image no_text;
    const Kernel of_winner = {.image = &no_text};
    const int count = parameter_places(handle->kernel, function, handle->context_free, at[0],
                                       sizes[0], MOST);
    const int other = parameter_places(&of_winner, handle->stand_in, handle->context_free, at[1],
                                       sizes[1], MOST);
    if (count < 0 || other < 0) return true;  // a driver before CUDA 12.4 cannot say
    return count == other && !memcmp(at[0], at[1], count * sizeof **at) &&
           !memcmp(sizes[0], sizes[1], count * sizeof **sizes);
}

void prepare_stand_in(void *function, Handle *handle) {
    lock();
    if (handle->tried) {
        unlock();
        return;
    }
    handle->tried = true;
    const Winner *winner = winner_of(handle->kernel);
    char *ptx = winner ? contents(winner->path) : NULL;
    const char *why = NULL;
    if (winner) why = ptx ? load(handle, winner, ptx) : "its winner's file cannot be read";
    if (winner && !why && !same_parameters(handle, function))
        why = "its winner takes other parameters";
    if (why) {
        unload(handle);
        handle->stand_in = handle->stand_in_home = NULL;
        note(handle->kernel, why);
    }
    free(ptx);
    unlock();
}

void forget_stand_in(Handle *handle) {
    unload(handle);
    handle->stand_in = handle->stand_in_home = NULL;
}

static bool validated_for(const Winner *winner, const unsigned *block) {
    unsigned x, y, z;
    int taken;
    for (const char *at = winner->blocks; sscanf(at, " %u,%u,%u%n", &x, &y, &z, &taken) == 3;
         at += taken)
        if (x == block[0] && y == block[1] && z == block[2]) return true;
    return false;
}

// Attributes of launches that do not change what a kernel does: access and synchronisation policy,
// priority, memory synchronisation domains, shares of the L1 cache. Number 2 is `cooperative`.
static bool harmless(const Launch *launch) {
    for (unsigned i = 0; i < launch->attribute_count; i++)
        switch (launch->attributes[i].id) {
        case 0: case 1: case 2: case 3: case 8: case 9: case 10: case 14: break;
        default: return false;
        }
    return !launch->cooperative;
}

// Where a launch has its parameter of that number; NULL if it cannot be told.
static const unsigned char *parameter(const Handle *handle, void *function, const Launch *launch,
                                      int number, size_t size) {
    enum { MOST = 512 };
    size_t offsets[MOST], sizes[MOST], whole = 0;
    const unsigned char *buffer = NULL;
    const int count =
        parameter_places(handle->kernel, function, handle->context_free, offsets, sizes, MOST);
    if (number >= count || sizes[number] != size) return NULL;
    if (launch->parameters) return launch->parameters[number];
    for (void **extra = launch->extra; extra && *extra; extra += 2)
        if (*extra == (void *)1) buffer = extra[1];
        else if (*extra == (void *)2) whole = *(size_t *)extra[1];
    return buffer && offsets[number] + size <= whole ? buffer + offsets[number] : NULL;
}

// Whether the parameters that were the same in all cases are so in this launch.
static bool same_numbers(const Winner *winner, const Handle *handle, void *function,
                         const Launch *launch) {
    int number, begun;
    for (const char *at = winner->parameters; sscanf(at, " %d:%n", &number, &begun) == 1;) {
        at += begun;
        const size_t size = strspn(at, "0123456789abcdef") / 2;
        const unsigned char *given = parameter(handle, function, launch, number, size);
        for (size_t i = 0; given && i < size; i++) {
            unsigned byte;
            if (sscanf(at + 2 * i, "%2x", &byte) != 1 || byte != given[i]) given = NULL;
        }
        if (!given) return false;
        at += 2 * size;
    }
    return true;
}

static const char *reason(const Handle *handle, void *function, const Launch *launch) {
    const Winner *winner = winner_of(handle->kernel);
    for (int axis = 0; axis < 3; axis++)
        if (winner->grid[axis] && winner->grid[axis] != launch->grid[axis])
            return "was launched with a grid that its winner was not validated for";
    if (!same_numbers(winner, handle, function, launch))
        return "was launched with a struct that its winner was not validated for";
    if (!validated_for(winner, launch->block))
        return "was launched with a block that its winner was not validated for";
    if (launch->shared_bytes != winner->shared_bytes)
        return "was launched with other dynamic shared memory than its winner was validated for";
    if (!harmless(launch))
        return "was launched cooperatively, in clusters, or with attributes that are not known";
    return NULL;
}

static CUresult allow_shared(const Handle *handle, unsigned bytes) {
    enum { MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 };
    int device = 0;
    if (bytes <= 32 << 10) return CUDA_SUCCESS;
    if (!handle->context_free)
        return DRIVER("cuFuncSetAttribute", (void *, int, int), handle->stand_in,
                      MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)bytes);
    DRIVER("cuCtxGetDevice", (int *), &device);
    return DRIVER("cuKernelSetAttribute", (int, int, void *, int), MAX_DYNAMIC_SHARED_SIZE_BYTES,
                  (int)bytes, handle->stand_in, device);
}

// The winner's module has variables of its own: before each launch they get what the original's
// hold. Only constant ones are in winners that gevo puts into a plan, so none has to come back.
static const char *copy_variables(const Handle *handle, void *stream) {
    for (const Variable *one = NULL; (one = variable_of(handle->home, one));) {
        CUdeviceptr address = 0;
        size_t size = 0;
        const CUresult found =
            handle->context_free
                ? DRIVER("cuLibraryGetGlobal", (CUdeviceptr *, size_t *, void *, const char *),
                         &address, &size, handle->stand_in_home, one->name)
                : DRIVER("cuModuleGetGlobal_v2", (CUdeviceptr *, size_t *, void *, const char *),
                         &address, &size, handle->stand_in_home, one->name);
        if (found == CUDA_ERROR_NOT_FOUND) continue;  // the winner does not use it
        if (found || size != one->size ||
            DRIVER("cuMemcpyDtoDAsync_v2", (CUdeviceptr, CUdeviceptr, size_t, void *), address,
                   one->address, size, stream))
            return "its winner cannot have a copy of the module's variables";
    }
    return NULL;
}

bool stand_in(Handle *handle, void *function, const Launch *launch, Launcher go,
              const void *context, CUresult *result) {
    if (!handle->stand_in) return false;
    const char *why = reason(handle, function, launch);
    if (!why && allow_shared(handle, launch->shared_bytes))
        why = "its winner cannot have so much shared memory";
    lock();
    if (!why) why = copy_variables(handle, launch->stream);
    unlock();
    // A launch that is refused has done nothing: the original may still be launched.
    if (!why && (*result = go(handle->stand_in, context))) why = "the driver refuses its winner";
    lock();
    if (why) note(handle->kernel, why);
    else handle->kernel->replaced++;
    unlock();
    return !why;
}
