// Writes down launches: parameters, and the memory that they lead to, before and after.
#include <stdlib.h>
#include <string.h>

#include "interposer.h"

enum { MOST_PARAMETERS = 512, MOST_BUFFERS = 64, MOST_BYTES = 4096 };

typedef struct {
    size_t offset;
    CUdeviceptr base;
    size_t size;
    char *before;
    const char *symbol;  // of a module's variable, to which no parameter leads
} Buffer;
typedef struct {
    unsigned char bytes[MOST_BYTES];
    size_t size;
    Buffer buffers[MOST_BUFFERS];
    int count;
} Taken;

static unsigned long long written;

static unsigned long long setting(const char *name, unsigned long long otherwise) {
    const char *text = getenv(name);
    return text && *text ? strtoull(text, NULL, 10) : otherwise;
}

bool recording(void) {
    static int known = -1;
    if (known < 0) known = getenv("GEVO_RECORD") != NULL;
    return known;
}

static bool room_for(unsigned long long bytes) {
    return written + bytes <= setting("GEVO_LIMIT", 1ull << 30);
}

static bool save(const char *name, const void *data, size_t size) {
    char path[4300];
    if (!folder()) return false;
    snprintf(path, sizeof path, "%s/%s", folder(), name);
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    const bool whole = fwrite(data, 1, size, file) == size;
    const bool closed = !fclose(file);
    if (whole && closed) written += size;
    else remove(path);
    return whole && closed;
}

void record_image(Image *image, const void *code) {
    char name[80];
    if (!recording()) return;
    snprintf(name, sizeof name, "%s.image", image->digest);
    if (!room_for(image->size)) note(NULL, "a module is above the limit");
    else if (!save(name, code, image->size)) note(NULL, "a module could not be written");
}

// In PTX a kernel's parameters are `.param .u64 name` or `.param .align 8 .b8 name[24]`.
static int places_in_ptx(const Kernel *kernel, size_t *offsets, size_t *sizes, int most) {
    const char *at = kernel->image->ptx;
    const size_t length = strlen(kernel->name);
    for (; at && (at = strstr(at, ".entry")); at += 6) {
        const char *name = at + 6 + strspn(at + 6, " \t\r\n");
        if (strncmp(name, kernel->name, length)) continue;
        if (!strchr(" \t\r\n({", name[length])) continue;
        const char *open = name + length + strspn(name + length, " \t\r\n");
        const char *end = *open == '(' ? strchr(open, ')') : open;
        int count = 0;
        for (size_t place = 0; (open = strstr(open, ".param")) && open < end; count++) {
            const char *next = open + 6 + strcspn(open + 6, ",)");
            size_t size = 0, align = 0, elements = 1;
            for (const char *word = open; (word = strchr(word + 1, '.')) && word < next;) {
                if (!strncmp(word, ".align", 6)) align = strtoul(word + 6, NULL, 10);
                else if (strchr("usbf", word[1])) {
                    const size_t bits = strtoul(word + 2, NULL, 10);
                    if (!size) size = bits / 8;
                }
            }
            const char *bracket = memchr(open, '[', next - open);
            if (bracket) elements = strtoul(bracket + 1, NULL, 10);
            if (!size || count == most) return -1;
            if (!align || !bracket) align = size;
            place = (place + align - 1) / align * align;
            offsets[count] = place;
            sizes[count] = size * elements;
            place += sizes[count];
            open = next;
        }
        return count;
    }
    return -1;
}

int parameter_places(const Kernel *kernel, void *function, bool context_free, size_t *offsets,
                     size_t *sizes, int most) {
    for (int i = 0; i < most; i++) {
        const CUresult found =
            context_free
                ? DRIVER("cuKernelGetParamInfo", (void *, size_t, size_t *, size_t *), function,
                         (size_t)i, &offsets[i], &sizes[i])
                : DRIVER("cuFuncGetParamInfo", (void *, size_t, size_t *, size_t *), function,
                         (size_t)i, &offsets[i], &sizes[i]);
        if (found == CUDA_ERROR_NOT_FOUND) return places_in_ptx(kernel, offsets, sizes, most);
        if (found) return i;  // CUDA_ERROR_INVALID_VALUE: there is no such parameter
    }
    return -1;
}

// The parameters as one block of bytes, as a kernel has them.
static const char *take(const Kernel *kernel, void *function, bool context_free,
                        const Launch *launch, Taken *taken) {
    if (!launch->parameters && launch->extra) {  // CU_LAUNCH_PARAM_BUFFER_POINTER, …_SIZE
        const void *from = NULL;
        for (void **extra = launch->extra; *extra; extra += 2)
            if (*extra == (void *)1) from = extra[1];
            else if (*extra == (void *)2) taken->size = *(size_t *)extra[1];
        if (taken->size > MOST_BYTES) return "has too many parameters";
        if (from) memcpy(taken->bytes, from, taken->size);
        return from ? NULL : "was launched without parameters";
    }
    size_t offsets[MOST_PARAMETERS], sizes[MOST_PARAMETERS];
    const int count =
        parameter_places(kernel, function, context_free, offsets, sizes, MOST_PARAMETERS);
    if (count < 0)
        return "the sizes of its parameters are not known (a driver before CUDA 12.4 tells none, "
               "and the module is no PTX)";
    for (int i = 0; i < count; i++) {
        if (offsets[i] + sizes[i] > MOST_BYTES || !launch->parameters)
            return "has parameters that cannot be read";
        memcpy(taken->bytes + offsets[i], launch->parameters[i], sizes[i]);
        if (offsets[i] + sizes[i] > taken->size) taken->size = offsets[i] + sizes[i];
    }
    return NULL;
}

bool memory_range(CUdeviceptr address, CUdeviceptr *base, size_t *size) {
    enum { RANGE_START_ADDR = 11, RANGE_SIZE = 12 };
    if (!DRIVER("cuMemGetAddressRange_v2", (CUdeviceptr *, size_t *, CUdeviceptr), base, size,
                address))
        return *size;
    return !DRIVER("cuPointerGetAttribute", (void *, int, CUdeviceptr), base, RANGE_START_ADDR,
                   address) &&
           !DRIVER("cuPointerGetAttribute", (void *, int, CUdeviceptr), size, RANGE_SIZE,
                   address) && *base && *size;
}

static const char *find_buffers(Taken *taken, const void *home) {
    unsigned long long sum = 0;
    for (const Variable *one = NULL; (one = variable_of(home, one));) {
        if (taken->count == MOST_BUFFERS) return "has too many variables";
        taken->buffers[taken->count++] = (Buffer){0, one->address, one->size, NULL, one->name};
        sum += 2 * one->size;
    }
    for (size_t offset = 0; offset + 8 <= taken->size; offset += 8) {
        CUdeviceptr address, base = 0;
        size_t size = 0;
        memcpy(&address, taken->bytes + offset, 8);
        if (!address || !memory_range(address, &base, &size)) continue;
        if (taken->count == MOST_BUFFERS) return "leads to more than 64 buffers";
        bool known = false;
        for (int i = 0; i < taken->count; i++) known |= taken->buffers[i].base == base;
        sum += known ? 0 : 2 * size;
        taken->buffers[taken->count++] = (Buffer){offset, base, size, NULL, NULL};
    }
    return room_for(sum) ? NULL : "its buffers are above the limit";
}

static bool first_of(const Taken *taken, int which) {
    for (int i = 0; i < which; i++)
        if (taken->buffers[i].base == taken->buffers[which].base) return false;
    return true;
}

static char *downloaded(const Buffer *buffer) {
    char *data = malloc(buffer->size);
    if (data && DRIVER("cuMemcpyDtoH_v2", (void *, CUdeviceptr, size_t), data, buffer->base,
                       buffer->size)) {
        free(data);
        return NULL;
    }
    return data;
}

static CUresult wait(void) { return DRIVER("cuCtxSynchronize", (void)); }

static void describe(const Kernel *kernel, const Launch *launch, const Taken *taken,
                     unsigned number, const bool *changed) {
    FILE *event = event_begin("launch");
    if (!event) return;
    int device = 0, major = 0, minor = 0, version = 0;
    DRIVER("cuDriverGetVersion", (int *), &version);
    DRIVER("cuCtxGetDevice", (int *), &device);
    DRIVER("cuDeviceGetAttribute", (int *, int, int), &major, 75, device);
    DRIVER("cuDeviceGetAttribute", (int *, int, int), &minor, 76, device);
    field_text(event, "kernel", kernel->name);
    field_text(event, "image", kernel->image->digest);
    field_number(event, "number", number);
    field_number(event, "sm", 10 * major + minor);
    field_number(event, "driver", version);
    field_three(event, "grid", launch->grid);
    field_three(event, "block", launch->block);
    field_number(event, "shared", launch->shared_bytes);
    field_number(event, "cooperative", launch->cooperative);
    fputs(", \"attributes\": [", event);
    for (unsigned i = 0; i < launch->attribute_count; i++)
        fprintf(event, "%s%u", i ? ", " : "", launch->attributes[i].id);
    fputs("], \"parameters\": \"", event);
    for (size_t i = 0; i < taken->size; i++) fprintf(event, "%02x", taken->bytes[i]);
    fputs("\", \"buffers\": [", event);
    for (int i = 0; i < taken->count; i++) {
        const Buffer *one = &taken->buffers[i];
        int owner = i;
        while (!first_of(taken, owner) || taken->buffers[owner].base != one->base) owner--;
        fprintf(event, "%s{\"offset\": %zu, \"base\": %llu, \"size\": %zu, \"data\": %d, "
                       "\"changed\": %s",
                i ? ", " : "", one->offset, one->base, one->size, owner,
                changed[owner] ? "true" : "false");
        if (one->symbol) field_text(event, "symbol", one->symbol);
        fputc('}', event);
    }
    fputs("]", event);
    event_end(event);
}

static const char *save_buffers(Taken *taken, unsigned number, bool *changed) {
    char name[80];
    for (int i = 0; i < taken->count; i++) {
        if (!first_of(taken, i)) continue;
        const Buffer *one = &taken->buffers[i];
        char *after = downloaded(one);
        changed[i] = after && memcmp(after, one->before, one->size);
        snprintf(name, sizeof name, "launch-%u-%d.before", number, i);
        bool good = after && save(name, one->before, one->size);
        snprintf(name, sizeof name, "launch-%u-%d.after", number, i);
        if (good && changed[i]) good = save(name, after, one->size);
        free(after);
        if (!good) return after ? "a buffer could not be written" : "failed, or its memory is gone";
    }
    return NULL;
}

// Why a launch is not recorded; NULL if it may be. Then `taken` has what it is about to use.
static const char *prepare(const Handle *handle, void *function, const Launch *launch,
                           Taken *taken) {
    if (capturing()) return "launches that are captured into a graph are not recorded";
    const char *why = take(handle->kernel, function, handle->context_free, launch, taken);
    if (!why) why = find_buffers(taken, handle->home);
    if (!why && wait()) why = "the driver reports an error before it";
    for (int i = 0; i < taken->count && !why; i++)
        if (first_of(taken, i) && !(taken->buffers[i].before = downloaded(&taken->buffers[i])))
            why = "its memory cannot be read";
    return why;
}

CUresult record(const Handle *handle, void *function, const Launch *launch, Launcher go,
                const void *context) {
    static unsigned count;
    Kernel *kernel = handle->kernel;
    if (kernel->recorded >= setting("GEVO_LAUNCHES", 3)) return go(function, context);
    Taken *taken = calloc(1, sizeof *taken);
    const char *why = taken ? prepare(handle, function, launch, taken) : "there is no memory";
    const CUresult result = go(function, context);
    if (!why && !result) {
        bool changed[MOST_BUFFERS] = {false};
        const unsigned number = count++;
        if (wait()) why = "failed";
        else if (!(why = save_buffers(taken, number, changed))) {
            kernel->recorded++;
            describe(kernel, launch, taken, number, changed);
        }
    }
    if (why) note(kernel, why);
    for (int i = 0; taken && i < taken->count; i++) free(taken->buffers[i].before);
    free(taken);
    return result;
}
