/* What the generated code, the scheduler and Python share. binding.py mirrors Launch, Site, Fault
   and Found; lower/layout.py mirrors the offsets in Thread and State that generated code uses. */
#pragma once

typedef signed char i8;
typedef unsigned char u8;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;

enum { LANES = 32, MAX_THREADS = 1024, MAX_WARPS = 32, NAMED_BARRIERS = 16, MAX_BLOCKS = 256 };

/* Thread.state */
enum { RUNNABLE, AT_BARRIER, AT_WARP, DONE, AT_POINT };

/* Thread.kind: what a suspended thread waits for. */
enum {
    BARRIER = 1, BARRIER_POPC, BARRIER_AND, BARRIER_OR,
    SHFL_IDX = 16, SHFL_UP, SHFL_DOWN, SHFL_BFLY,
    VOTE_ALL = 24, VOTE_ANY, VOTE_UNI, VOTE_BALLOT,
    MATCH_ANY = 32, MATCH_ALL,
    ACTIVE_MASK = 40, WARP_SYNC, ELECT,
    REDUX_ADD = 48, REDUX_MIN, REDUX_MAX, REDUX_UMIN, REDUX_UMAX,
    REDUX_AND, REDUX_OR, REDUX_XOR, REDUX_FMIN, REDUX_FMAX,
    UNALIGNED = 128 /* with a barrier: need not be reached by a warp's lanes together */
};

/* Fault.kind: why a launch ends early. */
enum {
    NO_FAULT, OUT_OF_BOUNDS, MISALIGNED, READ_ONLY, OUT_OF_FUEL, TRAPPED, DIVERGENT_BARRIER,
    STUCK_WARP, NOT_IN_MASK, DEADLOCK, FRAME_TOO_LARGE, BAD_BARRIER, LIVELOCK, STARVED,
    NO_MEMORY, FOUND,
    FOREIGN /* local memory of another thread */
};

/* Site.kind: bits above what the access does. A strong access has DEVICE when its scope is
   wider than the block. */
enum {
    LOAD, STORE, ATOMIC,
    STRONG = 4, DEVICE = 8, ACQUIRE = 16, RELEASE = 32, NC = 64, ASYNC = 128, COMPARE = 256,
    SEQUENTIAL = 512, /* of fences only */
    CHECKED = 1024   /* some branch depends on what it reads */
};

/* Found.kind: what the launch did that the memory model leaves open; it goes on. */
enum {
    RACE = 1, UNORDERED, UNFENCED, STALE, UNDEFINED_LANE, UNINITIALISED, KEPT_STATE,
    INVALID /* out of bounds, misaligned or read-only, where the launch forgives it */
};

/* Found.between: how the two threads are related. */
enum { SAME_WARP = 1, SAME_BLOCK = 2, OTHER_BLOCK = 3, SAME_THREAD = 4 };
/* Found.why, bits */
enum { SCOPES = 1, OBSERVED = 2, SIZES = 4, PENDING = 8 };

typedef struct {
    u32 tid[3];      /* 0 */
    u32 lane;        /* 12 */
    u32 warp;        /* 16 */
    u32 state;       /* 20 */
    i64 fuel;        /* 24 */
    u32 *counts;     /* 32 */
    char *local;     /* 40 */
    void *handle;    /* 48: coroutine frame */
    u32 site;        /* 56: instruction that it waits at */
    u32 kind;        /* 60 */
    u64 a, b, c;     /* 64, 72, 80: operands; of warp operations c is the mask */
    u64 result;      /* 88 */
    u64 flag;        /* 96: second result (a predicate) */
    u32 index;       /* 104: linear number in the block */
    u32 number;      /* 108: place in Launch.threads */
    struct Block *block; /* 112 */
    u32 warpid;      /* 120: what %warpid gives: any numbering of the warps */
    u32 pad;
} Thread;

/* `element` is the size of one element of a vector, `space` the one in which the address must lie
   (lower/spaces.py); 0 of a generic one. */
typedef struct {
    i32 size, align, kind, instruction, element, space;
} Site;

typedef struct {
    i32 kind, site, other_site, is_store;
    u32 block, thread, other_block, other_thread; /* whose local memory it is, of FOREIGN */
    u64 address, size;
} Fault;

/* Two accesses that nothing orders, with the first example, and the bytes that it happened to.
   `site` came second. Where there is only one access, other_site is -1. */
typedef struct {
    i32 kind, site, other_site, between, why, space;
    u32 block, thread, other_block, other_thread;
    u64 low, high, count;
} Found;

/* How a launch is scheduled; see schedule.c. */
typedef struct {
    i64 policy;
    u64 seed, late;      /* `late` of 256 strong reads may return an older value */
    i64 held_site;       /* instruction before which STARVE holds a thread */
} Schedule;

typedef struct {
    /* code */
    void *entry;
    i64 coroutine, n_blocks, n_sites;
    const i32 *weights;
    const Site *sites;
    /* launch shape */
    u32 grid[3], block[3];
    const i64 *block_order;
    i64 n_run;           /* blocks that run, the first of the order; 0 for all of the grid */
    const i32 *warp_order;
    i64 fuel;
    /* memory */
    char *base;
    u64 size;
    const u8 *readable, *writable;
    u64 shared_offset, shared_bytes, shared_end, local_offset, local_stride, local_end;
    u64 constant_offset, constant_end, global_offset, global_end;
    i64 fill;
    char *frames;
    u64 frames_bytes;
    Thread *threads;
    u32 *counts;
    /* counters, one int64 per basic block; the first two have a row for every stratum */
    const i32 *strata;   /* by place in the order; null when there is one */
    /* by place in the order, or null: all warp instructions of a block, those of its longest warp */
    i64 *work, *longest_of;
    i64 *warp_blocks, *thread_blocks, *longest_warp, *sampled_warp_blocks;
    i64 fuel_used, longest;
    /* trace of sampled blocks */
    const i64 *sampled;
    /* of those behind n_traced only the sectors are noted */
    i64 n_sampled, n_traced, most_turns, most_noted, n_noted, max_rows, n_rows;
    i64 *turns, *groups; /* of each traced block: turns that are noted, and groups */
    i32 *group_of;       /* of each warp and instruction, from 1; 0 before the first access */
    i32 *noted;          /* by group and turn the number of a row, from 1 */
    u32 *ordinal;
    i32 *row_site;
    i32 *row_space; /* -1 of rows that are dropped */
    i32 *row_warp;
    i64 *row_address;
    u8 *loaded, *stored; /* a bit for each sector that a sampled block touched */
    u64 sector_bytes;    /* from one sampled block's bits to the next one's; 0: all share them */
    /* order of accesses */
    i64 races, granule;
    struct Cell *global_cells, *shared_cells;
    u64 shared_granules;
    char *pool;
    u64 pool_bytes;
    u32 *module_runs;    /* per word of the module's variables, the run that wrote it last */
    u64 module_end, run;
    u8 *initialised;     /* a bit per byte of the arena; null when not looked for */
    Found *found;
    i64 n_found, max_found;
    i64 ends_at;         /* a bit for each kind of finding that ends the launch */
    i64 forgiving;       /* an access that is not valid is a finding, and goes nowhere */
    i64 most_records;    /* accesses that are kept of a granule, each by itself */
    u32 first_sequence, garbage;
    /* schedule */
    i64 scheduled, slots;
    char *scratch;       /* gevo_scratch_bytes() for every thread of every slot */
    Schedule schedule;
    char *shared_copies;
    char *copies;        /* gevo_copies_bytes() for cp.async */
    i64 points;
    /* result */
    Fault fault;
    u64 largest_frame;
} Launch;

/* Fixed place that generated code reads; one block runs at a time. */
typedef struct {
    u32 ntid[3];     /* 0 */
    u32 nctaid[3];   /* 12 */
    u32 ctaid[3];    /* 24 */
    u32 dynamic;     /* 36: bytes of dynamic shared memory */
    u64 limit[6];    /* 40: bytes behind local memory >> log2(alignment), for generic accesses;
                        zero sends every access to a helper */
    u64 value[8];    /* 88: what a strong store is about to write */
    u32 shared_total;/* 152 */
    u32 faulted;     /* 156 */
    u64 clock;       /* 160 */
    char args[8192]; /* 168 */
    u64 seed;        /* 8360: of approximate arithmetic, and of who is elected */
    void *decisions; /* 8368: of the kernel that runs, by site; see decide.c */
    u64 window[4][6];/* 8376: as limit, of global, shared, constant and local memory */
    u64 local_stride;/* 8568: bytes of local memory of a thread */
} State;

extern State gevo_state;
