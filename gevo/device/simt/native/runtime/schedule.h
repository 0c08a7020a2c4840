/* What the scheduler keeps of a thread (schedule.c has the policies), and its copies. */
#pragma once

enum { POLLED = 4 };

typedef struct {
    u32 rank, queued;
    u32 hits;         /* strong reads in a row that gave what they had given before */
    u32 watched;      /* while parked: state of the watch on what it read last */
    u32 oldest, pad;
    struct { u64 offset, value; u32 site, pad; } poll[POLLED];
} Turn;

static Turn *turns; /* by Thread.number */

enum { IN_ORDER, REVERSED, RANDOM, PRIORITIES, STARVE };

/* A pending cp.async, and a thread's queue of them; async.c. */
typedef struct {
    char *to;
    const char *from;
    u32 size, length;
    i32 site_to, site_from;
    u32 group;
    i32 next;
    u32 performed, pad;
} Copy;
typedef struct { i32 first, last; u32 group, pad; } Queue;
enum { MOST_COPIES = 1 << 16 };

static Copy *copies;
static i32 n_copies, free_copy;
static Queue *queues; /* by Thread.number */
static u32 watches[1 << 10];
static u64 progress; /* grows whenever something happened that may let others go on */

static u32 *watch_of(u64 offset) { return &watches[(offset >> 2) & 1023]; }

static void touch(u64 offset, u64 size) {
    if (space_of(offset) == 5) return;
    u64 end = size < 4096 ? offset + size : offset + 4096;
    for (u64 o = offset & ~3ull; o < end; o += 4) ++*watch_of(o);
    progress++;
}

/* A strong read; counts how often in a row a thread has read nothing new. */
static void note_poll(const Thread *t, u32 site, u64 offset, u64 value) {
    Turn *turn = &turns[t->number];
    for (u32 i = 0; i < POLLED; i++)
        if (turn->poll[i].site == site && turn->poll[i].offset == offset &&
            turn->poll[i].value == value) {
            turn->hits++;
            turn->watched = *watch_of(offset);
            return;
        }
    u32 i = turn->oldest++ % POLLED;
    turn->poll[i].site = site;
    turn->poll[i].offset = offset;
    turn->poll[i].value = value;
    turn->hits = 0;
}

/* A write, before it happens. A read-modify-write that changes nothing is a poll. */
static void note_write(const Thread *t, u32 site, u64 offset, u64 size, u32 kind) {
    if ((kind & 3) == ATOMIC && size <= 8 &&
        equal_bytes(L->base + offset, (const char *)gevo_state.value, size)) {
        u64 value = 0;
        __builtin_memcpy(&value, gevo_state.value, size);
        note_poll(t, site, offset, value);
        return;
    }
    turns[t->number].hits = 0;
    touch(offset, size);
}

static int may_be_late(const Thread *t);
