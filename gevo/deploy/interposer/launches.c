// What happens to a launch: it is recorded, made with a winner, or left alone.
#include <stdatomic.h>
#include <stdlib.h>

#include "interposer.h"

static atomic_int captures;

// While a stream is captured into a graph, waiting for a context would end the capture.
void capture_begun(void) { captures++; }
void capture_ended(void) { captures -= captures > 0; }
bool capturing(void) { return captures > 0; }

// Launches since this was last said. A process may end without its destructors, so it is said
// before that, too.
static void count(Kernel *kernel) {
    const bool new = kernel->launches > kernel->told_launches ||
                     kernel->replaced > kernel->told_replaced;
    FILE *event = new ? event_begin("count") : NULL;
    if (!event) return;
    field_text(event, "kernel", kernel->name);
    field_text(event, "image", kernel->image->digest);
    field_number(event, "launches", kernel->launches - kernel->told_launches);
    field_number(event, "replaced", kernel->replaced - kernel->told_replaced);
    event_end(event);
    kernel->told_launches = kernel->launches;
    kernel->told_replaced = kernel->replaced;
}

static bool is_power_of_two(unsigned n) { return n && !(n & (n - 1)); }

CUresult launched(void *function, const Launch *launch, Launcher go, const void *context) {
    Handle *handle = handle_of(function);
    CUresult result;
    lock();
    if (!handle) note(NULL, "a kernel was launched whose module is not known");
    else if (is_power_of_two(++handle->kernel->launches)) count(handle->kernel);
    if (handle && recording()) {
        result = record(handle, function, launch, go, context);
        unlock();
        return result;
    }
    unlock();
    if (handle && stand_in(handle, launch, go, context, &result)) return result;
    return go(function, context);
}

__attribute__((destructor)) static void ended(void) {
    if (!recording() && !replacing()) return;
    for_each_kernel(count);
    FILE *event = events_begun() ? event_begin("ended") : NULL;
    if (event) event_end(event);
}
