// Modules and libraries that an application loads, by handle and by digest of what was loaded.
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interposer.h"

// A map from handles to what is known of them: open addressing, never more than half full.
typedef struct { void *key, *value; } Slot;
typedef struct { Slot *slots; size_t size, used; } Map;

static Map homes, handles;
static Image *images;
static Variable *variables;

static Slot *slot_of(const Map *map, const void *key) {
    size_t at = ((uintptr_t)key >> 4) * 0x9e3779b97f4a7c15ull >> 20;
    for (;; at++) {
        Slot *slot = &map->slots[at & (map->size - 1)];
        if (slot->key == key || !slot->key) return slot;
    }
}

static void *get(const Map *map, const void *key) {
    if (!map->size || !key) return NULL;
    return slot_of(map, key)->value;
}

static void put(Map *map, void *key, void *value) {
    if (2 * map->used >= map->size) {
        const Map old = *map;
        const size_t size = old.size ? 2 * old.size : 64;
        Slot *slots = calloc(size, sizeof *slots);
        if (!slots) return;
        *map = (Map){slots, size, 0};
        for (size_t i = 0; i < old.size; i++)
            if (old.slots[i].value) {
                *slot_of(map, old.slots[i].key) = old.slots[i];
                map->used++;
            }
        free(old.slots);
    }
    Slot *slot = slot_of(map, key);
    map->used += !slot->key;
    *slot = (Slot){key, value};
}

static uint64_t word(const void *at, int bytes) {
    uint64_t found = 0;
    memcpy(&found, at, bytes);
    return found;
}

// What is loaded: a fat binary, also in the wrapper that nvcc puts around it, ELF, or text. None of
// them comes with its size.
static const char *measured(const char *code, size_t *size, bool *text) {
    *text = false;
    if (word(code, 4) == 0x466243b1) memcpy(&code, code + 8, sizeof code);
    if (word(code, 4) == 0xba55ed50) {
        *size = word(code + 6, 2) + word(code + 8, 8);
    } else if (!memcmp(code, "\177ELF", 4)) {
        const uint64_t sections = word(code + 0x28, 8) + word(code + 0x3a, 2) * word(code + 0x3c, 2);
        const uint64_t programs = word(code + 0x20, 8) + word(code + 0x36, 2) * word(code + 0x38, 2);
        *size = sections > programs ? sections : programs;
    } else {
        *size = strlen(code);
        *text = true;
    }
    return code;
}

static Image *image_of(const char *code, size_t size, bool text) {
    char digest[65];
    sha256_hex(code, size, digest);
    for (Image *one = images; one; one = one->next)
        if (!strcmp(one->digest, digest)) return one;
    Image *image = calloc(1, sizeof *image);
    if (!image) return NULL;
    strcpy(image->digest, digest);
    image->size = size;
    image->ptx = text ? strdup(code) : NULL;
    image->next = images;
    images = image;
    record_image(image, code);
    return image;
}

void image_loaded(void *home, const void *code) {
    if (!code) return;
    size_t size;
    bool text;
    code = measured(code, &size, &text);
    lock();
    Image *image = image_of(code, size, text);
    if (image) put(&homes, home, image);
    unlock();
}

void image_loaded_from(void *home, const char *path) {
    struct stat about;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    if (!fstat(file, &about) && about.st_size > 64) {
        char *code = calloc(1, about.st_size + 1);  // text ends in a 0
        if (code && read(file, code, about.st_size) == about.st_size) image_loaded(home, code);
        free(code);
    }
    close(file);
}

void image_shared(void *home, void *other) {
    lock();
    Image *image = get(&homes, home);
    if (image) put(&homes, other, image);
    unlock();
}

void image_unloaded(void *home) {
    lock();
    if (get(&homes, home)) put(&homes, home, NULL);
    for (Variable **at = &variables; *at;) {
        Variable *one = *at;
        if (one->home != home) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        free(one->name);
        free(one);
    }
    for (size_t i = 0; i < handles.size; i++) {
        Handle *handle = handles.slots[i].value;
        if (!handle || handle->home != home) continue;
        forget_stand_in(handle);
        free(handle);
        handles.slots[i].value = NULL;
    }
    unlock();
}

static Kernel *kernel_named(Image *image, const char *name) {
    for (Kernel *one = image->kernels; one; one = one->next)
        if (!strcmp(one->name, name)) return one;
    Kernel *kernel = calloc(1, sizeof *kernel);
    if (!kernel) return NULL;
    *kernel = (Kernel){.image = image, .name = strdup(name), .next = image->kernels};
    if (kernel->name) image->kernels = kernel;
    return kernel->name ? kernel : NULL;
}

Handle *kernel_found(void *function, void *home, const char *name, bool context_free) {
    lock();
    Image *image = get(&homes, home);
    Handle *handle = get(&handles, function);
    Kernel *kernel = image ? kernel_named(image, name) : NULL;
    if (kernel && !handle && (handle = calloc(1, sizeof *handle))) put(&handles, function, handle);
    if (kernel && handle && handle->kernel != kernel)
        *handle = (Handle){.kernel = kernel, .context_free = context_free, .home = home};
    unlock();
    return kernel ? handle : NULL;
}

Handle *handle_of(void *function) {
    lock();
    Handle *handle = get(&handles, function);
    unlock();
    return handle;
}

void variable_found(void *home, const char *name, CUdeviceptr address, size_t size) {
    lock();
    Variable *one = variables;
    while (one && (one->home != home || strcmp(one->name, name))) one = one->next;
    if (!one && (one = calloc(1, sizeof *one))) {
        *one = (Variable){home, strdup(name), address, size, variables};
        if (one->name) variables = one;
    }
    unlock();
}

const Variable *variable_of(const void *home, const Variable *last) {
    const Variable *one = last ? last->next : variables;
    while (one && one->home != home) one = one->next;
    return one;
}

void for_each_kernel(void (*visit)(Kernel *)) {
    for (const Image *image = images; image; image = image->next)
        for (Kernel *kernel = image->kernels; kernel; kernel = kernel->next) visit(kernel);
}
