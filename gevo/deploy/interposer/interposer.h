// The parts of the interposer, and of CUDA's driver API what they use of it. CUDA's own header is
// not needed: these types and numbers are part of the driver's binary interface.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef int CUresult;
typedef unsigned long long CUdeviceptr;

enum { CUDA_SUCCESS = 0, CUDA_ERROR_NOT_FOUND = 500 };

typedef struct {
    unsigned id;
    unsigned char reserved[4];
    union { char bytes[64]; int value; } value;
} CUlaunchAttribute;

typedef struct {
    unsigned grid[3], block[3], shared_bytes;
    void *stream;
    CUlaunchAttribute *attributes;
    unsigned attribute_count;
} CUlaunchConfig;

// entries.c: the functions that an application finds in the driver's place.

/// The driver's own function of that name (with its suffix), NULL where it has none.
void *driver_function(const char *name);

/// Above 0 within the driver: what it calls of itself is not the application's doing.
extern _Thread_local int within_driver;

/// Calls a function of the driver; CUDA_ERROR_NOT_FOUND where it has none of that name.
#define DRIVER(name, types, ...)                                                             \
    ({                                                                                       \
        static CUresult(*function_) types;                                                   \
        if (!function_) function_ = (CUresult(*) types)driver_function(name);                \
        within_driver++;                                                                     \
        const CUresult result_ = function_ ? function_(__VA_ARGS__) : CUDA_ERROR_NOT_FOUND;  \
        within_driver--;                                                                     \
        result_;                                                                             \
    })

// images.c: modules and libraries that were loaded, and the kernels in them.

typedef struct Image {
    char digest[65];       // SHA-256 of what was loaded, in hex
    char *ptx;             // its text where it is PTX, else NULL
    size_t size;
    struct Kernel *kernels;
    struct Image *next;
} Image;

typedef struct Kernel {
    const Image *image;
    char *name;
    unsigned launches, recorded, replaced;
    unsigned told_launches, told_replaced;  // of these what is in the file
    struct Kernel *next;
} Kernel;

typedef struct {
    Kernel *kernel;
    bool context_free;     // a CUkernel, not a CUfunction
    bool tried;            // the winner was loaded, or could not be
    void *stand_in;        // the winner's function, NULL for none
    void *stand_in_home;   // the module or library that it is in
    void *home;            // the module or library that the kernel is in
} Handle;

typedef struct Variable {
    void *home;
    char *name;
    CUdeviceptr address;
    size_t size;
    struct Variable *next;
} Variable;

/// Notes what a module or a library was loaded from.
void image_loaded(void *home, const void *code);
void image_loaded_from(void *home, const char *path);
/// A further handle of the same image, as the module of a library.
void image_shared(void *home, void *other);
void image_unloaded(void *home);
/// Notes a kernel's handle, and gives it.
Handle *kernel_found(void *function, void *home, const char *name, bool context_free);
Handle *handle_of(void *function);
/// Notes a variable that the application has asked for, as it does before it writes it.
void variable_found(void *home, const char *name, CUdeviceptr address, size_t size);
/// The first variable of a module or a library, or the one after `last`.
const Variable *variable_of(const void *home, const Variable *last);
/// Calls `visit` for every kernel of every image.
void for_each_kernel(void (*visit)(Kernel *));

// launches.c: what happens to a launch.

typedef struct {
    unsigned grid[3], block[3], shared_bytes;
    void *stream;          // with what NULL means made plain
    void **parameters, **extra;
    bool cooperative;
    const CUlaunchAttribute *attributes;
    unsigned attribute_count;
} Launch;

/// Makes a launch with this function; `context` is what it needs to know.
typedef CUresult (*Launcher)(void *function, const void *context);

CUresult launched(void *function, const Launch *launch, Launcher go, const void *context);
void capture_begun(void);
void capture_ended(void);
bool capturing(void);

// record.c and replace.c: what is done with them.

bool recording(void);
void record_image(Image *image, const void *code);
CUresult record(const Handle *handle, void *function, const Launch *launch, Launcher go,
                const void *context);
/// Bytes of a kernel's parameters and, up to `most`, where each begins and its size; -1 if unknown.
int parameter_places(const Kernel *kernel, void *function, bool context_free, size_t *offsets,
                     size_t *sizes, int most);
/// Where the allocation begins in which an address lies, and its bytes; false where none is known.
bool memory_range(CUdeviceptr address, CUdeviceptr *base, size_t *size);

bool replacing(void);
/// Loads the winner of a kernel, if there is one: when its handle is found, since a launch may be
/// part of a graph that is being captured, where nothing may be loaded.
void prepare_stand_in(void *function, Handle *handle);
void forget_stand_in(Handle *handle);
/// Makes the launch with the winner; false where the original must be launched.
bool stand_in(Handle *handle, const Launch *launch, Launcher go, const void *context,
              CUresult *result);

// requirements.c: what launches must be like for a winner to run.

typedef struct Requirement Requirement;
/// Adds one that a plan states behind others; its words are kept. A damaged one is never fulfilled.
void add_requirement(Requirement **first, char *code, const char *why);
/// What the first one says that a launch does not fulfil; NULL where it fulfils all.
const char *unmet(const Requirement *first, const Launch *launch);

// events.c: the file that gevo reads afterwards.

/// The folder for this process's files; NULL where there is none.
const char *folder(void);
/// Whether this process has written any.
bool events_begun(void);
/// Begins a line; fields follow with `field_…`, and `event_end` writes it.
FILE *event_begin(const char *what);
void field_text(FILE *event, const char *key, const char *text);
void field_number(FILE *event, const char *key, unsigned long long number);
void field_three(FILE *event, const char *key, const unsigned *three);
void event_end(FILE *event);
/// What was not done, and why; said once for each pair. The lock is held.
void note(const Kernel *kernel, const char *text);
void lock(void);
void unlock(void);

// sha256.c

void sha256_hex(const void *data, size_t size, char out[65]);
