/* The simt device's runtime: scheduler, checks, traces and races, as one unit.

   Users need no compiler: runtime.ll is this file's IR, without target triple, data layout and
   target attributes, so that it serves every 64-bit little-endian host. Made again by
   scripts/build_simt_runtime.py. */
#include "state.h"
#include "memory.c"
#include "races.c"
#include "warp.c"
#include "schedule.c"
#include "math.c"
#include "approx.c"
#include "traffic.c"
