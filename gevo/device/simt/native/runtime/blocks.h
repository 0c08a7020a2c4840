/* What threads know of one another (clocks.c), and a block of threads that is under way. */
#pragma once

typedef struct { u32 refs; u32 lane[LANES]; } Leaf;
typedef struct { u32 floor, pad; Leaf *leaf; } WarpClock;
/* The epochs of one block's threads. */
typedef struct { u32 refs, block, warps, pad; WarpClock warp[]; } Own;
/* Other blocks, sorted. */
typedef struct { u32 refs, n; Own *own[]; } Others;
/* Empty where own is null. */
typedef struct { Own *own; Others *others; } Order;
/* `hb` is happens-before; `sc` adds the order in which sequentially consistent fences happened to
   come: it decides which values may be read, and excuses no race. */
typedef struct { Order hb, sc; } Pair;

typedef struct Block {
    u32 index;       /* linear, in the grid */
    u32 sequence;    /* unique over the launches of a run */
    u32 slot, n, live;
    u32 waiting;     /* threads at barriers */
    u32 place;       /* in the order in which blocks start */
    u32 traced;      /* its place among the sampled blocks, counted from 1; 0 when it is none */
    Thread *threads;
    u32 at[NAMED_BARRIERS];      /* threads that wait */
    u32 arrived[NAMED_BARRIERS]; /* threads that have arrived without waiting */
    Pair given[NAMED_BARRIERS];  /* what those had done before */
    Order fences;    /* of its sequentially consistent fences */
    char *shared;    /* its shared memory while another block runs; null when it never leaves */
} Block;

static Block blocks[MAX_BLOCKS];
static Block *running;
