// What happens to a launch: it is recorded, made with a winner, or left alone.
#include <stdatomic.h>
#include <stdlib.h>

#include "interposer.h"

static atomic_int captures;

// While a stream is captured into a graph, waiting for a context would end the capture.
void capture_begun(void) { captures++; }
void capture_ended(void) { captures -= captures > 0; }
bool capturing(void) { return captures > 0; }

CUresult launched(void *function, const Launch *launch, Launcher go, const void *context) {
    Handle *handle = handle_of(function);
    CUresult result;
    lock();
    if (!handle) note(NULL, "a kernel was launched whose module is not known");
    else handle->kernel->launches++;
    if (handle && recording()) {
        result = record(handle, function, launch, go, context);
        unlock();
        return result;
    }
    unlock();
    if (handle && stand_in(handle, launch, go, context, &result)) return result;
    return go(function, context);
}

static void counted(const Kernel *kernel) {
    FILE *event = kernel->launches ? event_begin("count") : NULL;
    if (!event) return;
    field_text(event, "kernel", kernel->name);
    field_text(event, "image", kernel->image->digest);
    field_number(event, "launches", kernel->launches);
    field_number(event, "recorded", kernel->recorded);
    field_number(event, "replaced", kernel->replaced);
    event_end(event);
}

__attribute__((destructor)) static void ended(void) {
    if (recording() || replacing()) for_each_kernel(counted);
}
