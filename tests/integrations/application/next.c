// A library whose function asks for the next one of the same name, as those do that wrap others.
// WRAPS: the wrapper; else the function that is wrapped.
#define _GNU_SOURCE
#include <dlfcn.h>

int wrapped(void) {
#ifdef WRAPS
    int (*next)(void) = dlsym(RTLD_NEXT, "wrapped");
    return next == wrapped ? -1 : 1 + next();
#else
    return 40;
#endif
}
