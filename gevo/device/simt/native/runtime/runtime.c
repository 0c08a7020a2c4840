/* The simt device's runtime: scheduler, checks, traces, order of accesses, as one unit.

   Users need no compiler: runtime.ll is this file's IR, without target triple, data layout and
   target attributes, so that it serves every 64-bit little-endian host. Made again by
   scripts/build_simt_runtime.py. */
#include "state.h"
#include "blocks.h"
#include "common.c"
#include "clocks.c"
#include "detect.c"
#include "sync.c"
#include "schedule.h"
#include "memory.c"
#include "async.c"
#include "warp.c"
#include "blocks.c"
#include "order.c"
#include "schedule.c"
#include "launch.c"
#include "math.c"
#include "approx.c"
#include "decide.c"
#include "traffic.c"
#include "reuse.c"
