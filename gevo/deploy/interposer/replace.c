// Launches winners in place of kernels, by a plan that gevo has written (gevo/deploy/stand_in.py).
//
// A line of it says
//     DIGEST OF THE IMAGE, KERNEL, FILE WITH PTX
// with tabs in between. The lines behind it begin with a tab, and say of what launches must fulfil
//     CONDITION (requirements.c), WHY THE ORIGINAL RUNS WHERE IT DOES NOT HOLD
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "interposer.h"

typedef struct Winner {
    char *digest, *kernel, *path;
    Requirement *requirements;
    struct Winner *next;
} Winner;

static Winner *winners;

static void read_winner(char *line) {
    Winner *one = calloc(1, sizeof *one);
    if (!one) abort();
    one->digest = strsep(&line, "\t");
    one->kernel = strsep(&line, "\t");
    one->path = line;
    if (!one->path) abort();  // what follows would be taken for another winner's
    one->next = winners;
    winners = one;
}

bool replacing(void) {
    static int known = -1;
    if (known >= 0) return known;
    const char *path = getenv("GEVO_REPLACE");
    FILE *plan = path ? fopen(path, "re") : NULL;
    char *line = NULL;
    size_t size = 0;
    while (plan && getline(&line, &size, plan) > 0) {
        line[strcspn(line, "\n")] = 0;
        char *rest = line + 1;
        if (*line != '\t') read_winner(line);
        else if (winners) {
            char *code = strsep(&rest, "\t");
            add_requirement(&winners->requirements, code, rest ? rest : "");
        }
        line = NULL;  // its words are kept
        size = 0;
    }
    free(line);
    if (path && (!plan || !feof(plan))) {  // with part of it winners might run where they must not
        winners = NULL;
        lock();
        note(NULL, "the plan of its winners cannot be read, so none of them runs");
        unlock();
    }
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

// Attributes of launches that do not change what a kernel does: access and synchronisation policy,
// priority, memory synchronisation domains, shares of the L1 cache. Number 2 is `cooperative`, which plans
// say themselves.
static bool harmless(const Launch *launch) {
    for (unsigned i = 0; i < launch->attribute_count; i++)
        switch (launch->attributes[i].id) {
        case 0: case 1: case 2: case 3: case 8: case 9: case 10: case 14: break;
        default: return false;
        }
    return true;
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

bool stand_in(Handle *handle, const Launch *launch, Launcher go, const void *context,
              CUresult *result) {
    if (!handle->stand_in) return false;
    const char *why = unmet(winner_of(handle->kernel)->requirements, launch);
    if (!why && !harmless(launch))
        why = "was launched in clusters, or with attributes that are not known";
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
