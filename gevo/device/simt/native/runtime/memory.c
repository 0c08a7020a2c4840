/* Checked access to device memory: the slow path behind the inlined check, and the hooks. */

/* True when every byte of [offset, offset + size) is valid; a shadow byte tells how many of its
   four bytes are. */
static int covered(const u8 *shadow, u64 offset, u64 size) {
    while (size) {
        u64 in = offset & 3, n = 4 - in < size ? 4 - in : size;
        if (shadow[offset >> 2] < in + n) return 0;
        offset += n;
        size -= n;
    }
    return 1;
}

static i32 space_of(u64 offset) {
    if (offset >= L->shared_offset && offset < L->shared_end) return 3;
    if (offset >= L->local_offset && offset < L->local_end) return 5;
    if (offset >= L->constant_offset && offset < L->constant_end) return 4;
    return 1;
}

/* On a GPU every thread's local addresses are the same numbers: those of another thread are no
   way to its memory. */
static int foreign(const Thread *t, u64 offset) {
    return space_of(offset) == 5 && offset - (u64)(t->local - L->base) >= L->local_stride;
}

static int raise_foreign(const Thread *t, i32 site, const char *p, u64 size, int store) {
    u64 owner = ((u64)p - (u64)L->base - L->local_offset) / L->local_stride;
    if (!gevo_state.faulted) L->fault.other_thread = (u32)owner % t->block->n;
    return raise_access(t, FOREIGN, site, p, size, store);
}

static int check(Thread *t, i32 site, const char *p, u64 size, u64 align, int store) {
    u64 offset = (u64)p - (u64)L->base;
    i32 space = L->sites[site].space;
    if (offset >= L->size || size > L->size - offset || !covered(L->readable, offset, size) ||
        (space && space_of(offset) != space))
        return raise_access(t, OUT_OF_BOUNDS, site, p, size, store);
    if (foreign(t, offset)) return raise_foreign(t, site, p, size, store);
    if (offset & (align - 1)) return raise_access(t, MISALIGNED, site, p, size, store);
    if (store && !covered(L->writable, offset, size))
        return raise_access(t, READ_ONLY, site, p, size, store);
    return 1;
}

enum { LEAST_TURNS = 4 };

/* Where a sampled block notes the rows of a warp's accesses by one instruction, by turn. They are
 * found when the first is made: what never runs takes no room. Once there is none left, all keep
 * half of their turns. */
static i32 *noted_of(u64 sampled, u64 pair, u64 warps) {
    i32 *group = &L->group_of[sampled * warps * (u64)L->n_sites + pair];
    i32 *noted = L->noted + sampled * (u64)L->n_noted;
    i64 *turns = &L->turns[sampled], *groups = &L->groups[sampled];
    if (!*group) {
        while (*turns > LEAST_TURNS && (*groups + 1) * *turns > L->most_noted) {
            i64 half = *turns / 2;
            for (i64 g = 0; g < *groups; g++) {
                for (i64 turn = half; turn < *turns; turn++) {
                    i32 row = noted[g * *turns + turn];
                    if (row) L->row_space[row - 1] = -1;
                }
                __builtin_memmove(noted + g * half, noted + g * *turns, (u64)half * sizeof(i32));
            }
            *turns = half;
        }
        *group = (i32)++*groups;
        __builtin_memset(noted + (*group - 1) * *turns, 0, (u64)*turns * sizeof(i32));
    }
    return noted + (*group - 1) * *turns;
}

static void trace(const Thread *t, u32 site, u64 offset, u64 size, u32 kind) {
    i32 space = space_of(offset);
    u64 n = t->block->n, warps = (n + LANES - 1) / LANES, sampled = t->block->traced - 1;
    if (space == 1) {
        u8 *sectors = (writes(kind) ? L->stored : L->loaded) + sampled * L->sector_bytes;
        for (u64 s = (offset - L->global_offset) >> 5;
             s <= (offset + size - 1 - L->global_offset) >> 5; s++)
            sectors[s >> 3] |= (u8)(1 << (s & 7));
    }
    if ((i64)sampled >= L->n_traced) return;
    i64 turn = L->ordinal[(sampled * n + t->index) * (u64)L->n_sites + site]++;
    if (turn >= L->turns[sampled]) return;
    i32 *noted = noted_of(sampled, (u64)t->warp * (u64)L->n_sites + site, warps);
    if (turn >= L->turns[sampled]) return; /* there are fewer now */
    i32 *slot = &noted[turn];
    if (!*slot) {
        if (L->n_rows == L->max_rows) return;
        *slot = (i32)++L->n_rows;
        L->row_site[*slot - 1] = (i32)site;
        L->row_space[*slot - 1] = space;
        L->row_warp[*slot - 1] = (i32)(sampled * warps + t->warp);
        for (int i = 0; i < LANES; i++) L->row_address[(i64)(*slot - 1) * LANES + i] = -1;
    }
    u64 origin = space == 3   ? L->shared_offset
                 : space == 5 ? L->local_offset + t->number * L->local_stride
                 : space == 4 ? L->constant_offset
                              : L->global_offset;
    L->row_address[(i64)(*slot - 1) * LANES + t->lane] = (i64)(offset - origin);
}

/* Bytes that nothing has written, and module variables that an earlier run has left. */
static void look_at_contents(const Thread *t, u32 site, u64 offset, u64 size, u32 kind) {
    int reads = (kind & 3) != STORE, stores = (kind & 3) != LOAD;
    if (L->initialised) {
        int all = 1;
        for (u64 o = offset; o < offset + size; o++) {
            if (reads) all &= L->initialised[o >> 3] >> (o & 7) & 1;
            if (stores) L->initialised[o >> 3] |= (u8)(1 << (o & 7));
        }
        if (!all) report(found_one(UNINITIALISED, t, site, offset, size));
    }
    if (L->module_runs && offset >= L->global_offset && offset < L->module_end)
        for (u64 w = (offset - L->global_offset) >> 2;
             w <= (offset + size - 1 - L->global_offset) >> 2; w++) {
            u32 run = L->module_runs[w];
            if (reads && run && run != L->run)
                report(found_one(KEPT_STATE, t, site, offset, size));
            if (stores) L->module_runs[w] = (u32)L->run;
        }
}

static void observed_access(Thread *t, u32 site, u64 offset, u64 size, u32 kind, u64 element,
                            const char *value) {
    detect(t, site, offset, size, kind, element, value);
    look_at_contents(t, site, offset, size, kind);
    if ((kind & STRONG) && writes(kind) && value)
        for (u64 o = 0; o < size; o += element)
            write_location(t, offset + o, element, kind, value + o);
}

static char nowhere[256] __attribute__((aligned(256)));

/* Behind a failed inline check. Returns 1 when the access may go ahead. */
i32 gevo_access(Thread *t, i32 site, char *p) {
    const Site *s = &L->sites[site];
    u32 kind = (u32)s->kind, faulted = gevo_state.faulted;
    if (p == nowhere) return 1;
    u64 size = (u64)s->size;
    if (!check(t, site, p, size, (u64)s->align, writes(kind))) return 0;
    u64 offset = (u64)p - (u64)L->base;
    if (t->block->traced) trace(t, (u32)site, offset, size, kind);
    if (L->races)
        observed_access(t, (u32)site, offset, size, kind, (u64)s->element,
                        kind & STRONG && writes(kind) ? (char *)gevo_state.value : 0);
    if (L->races && kind & STRONG && !writes(kind) && !(L->scheduled && size <= 8))
        for (u64 o = 0; o < size; o += (u64)s->element)
            read_location(t, offset + o, (u64)s->element, kind, 0);
    if (L->scheduled && writes(kind)) note_write(t, (u32)site, offset, size, kind);
    return gevo_state.faulted == faulted;
}

/* Behind a failed check of the functions below: where the access may go. When it is not valid,
   that is a place that nobody reads; after a fault the thread has no fuel left for another turn
   of a loop. */
static char *leave_it(Thread *t) {
    if (gevo_state.faulted) t->fuel = -1;
    __builtin_memset(nowhere, 0, sizeof nowhere);
    return nowhere;
}

static __attribute__((noinline)) char *slow(Thread *t, i32 site, char *p) {
    return gevo_access(t, site, p) ? p : leave_it(t);
}

/* Where any access may go: what code for schedules asks every time. */
char *gevo_place(Thread *t, i32 site, char *p) { return slow(t, site, p); }

/* The same for an atomic, whose hooks follow when its new value is known. */
char *gevo_atomic_place(Thread *t, i32 site, char *p) {
    const Site *s = &L->sites[site];
    return check(t, site, p, (u64)s->size, (u64)s->align, 1) ? p : leave_it(t);
}

/* As in native/arena.py: bytes at both ends of a window that are never valid; where they begin. */
enum { EDGE = 64, CONSTANT_AT = 0x4201000, SHARED_AT = 0x4300000, GLOBAL_AT = 0x8000000 };

/* The check that generated code has inline in its loops, as functions for the code outside: of
   generic addresses, and of those in global and shared memory. */
#define CHECKED(name, shadow, log, entry, valid, begin, limits)                             \
    char *name(Thread *t, i32 site, char *p) {                                              \
        u64 start = begin - EDGE, limit = gevo_state.limits[log];                        \
        u64 r = (u64)p - (u64)L->base - start;                                              \
        r = r >> log | r << (64 - log) % 64;                                                \
        u64 c = r < limit ? r : limit;                                                      \
        entry v;                                                                            \
        __builtin_memcpy(&v, L->shadow + (start >> 2) + (c << log >> 2), sizeof v);         \
        return v == valid ? p : slow(t, site, p);                                           \
    }
#define CHECKED_IN(suffix, begin, limits)                                                   \
    CHECKED(gevo_load_4##suffix, readable, 2, u8, 0x04, begin, limits)                      \
    CHECKED(gevo_load_8##suffix, readable, 3, u16, 0x0404, begin, limits)                   \
    CHECKED(gevo_load_16##suffix, readable, 4, u32, 0x04040404, begin, limits)              \
    CHECKED(gevo_store_4##suffix, writable, 2, u8, 0x04, begin, limits)                     \
    CHECKED(gevo_store_8##suffix, writable, 3, u16, 0x0404, begin, limits)                  \
    CHECKED(gevo_store_16##suffix, writable, 4, u32, 0x04040404, begin, limits)
CHECKED_IN(, CONSTANT_AT, limit)
CHECKED_IN(_global, GLOBAL_AT, window[0])
CHECKED_IN(_shared, SHARED_AT, window[1])

/* The bounds check alone: an atomic needs it before the new value can be computed. */
i32 gevo_check(Thread *t, i32 site, char *p) {
    const Site *s = &L->sites[site];
    return check(t, site, p, (u64)s->size, (u64)s->align, writes((u32)s->kind));
}

/* memcpy, memmove and memset: a load or a store of `size` bytes. */
i32 gevo_range(Thread *t, i32 site, char *p, u64 size, i32 store) {
    if (!size) return 1;
    u32 faulted = gevo_state.faulted;
    if (!check(t, site, p, size, 1, store)) return 0;
    u64 offset = (u64)p - (u64)L->base;
    if (L->races) observed_access(t, (u32)site, offset, size, store ? STORE : LOAD, 1, 0);
    if (L->scheduled && store) touch(offset, size);
    return gevo_state.faulted == faulted;
}

/* What a strong load of a scalar gives: its value, or an older one that the model allows. */
u64 gevo_strong_load(Thread *t, i32 site, char *p, u64 value) {
    const Site *s = &L->sites[site];
    u64 offset = (u64)p - (u64)L->base;
    if (p == nowhere) return value;
    if (L->races) {
        int late = may_be_late(t);
        const Version *v = read_location(t, offset, (u64)s->size, (u32)s->kind, late);
        if (v && late) value = v->value;
    }
    note_poll(t, (u32)site, offset, value);
    return value;
}

void gevo_fence(Thread *t, i32 kind) {
    if (L->races) order_fence(t, (u32)kind);
}

/* An argument that was passed by value lies in local memory. */
void gevo_given(char *p, u64 size) {
    if (!L->initialised) return;
    for (u64 o = (u64)(p - L->base), end = o + size; o < end; o++)
        L->initialised[o >> 3] |= (u8)(1 << (o & 7));
}

void gevo_copy(char *to, const char *from, u64 size) {
    if (to < from)
        for (u64 i = 0; i < size; i++) to[i] = from[i];
    else
        for (u64 i = size; i-- > 0;) to[i] = from[i];
}

void gevo_set(char *to, i32 byte, u64 size) {
    for (u64 i = 0; i < size; i++) to[i] = (char)byte;
}

void gevo_fault(Thread *t, i32 site, i32 kind) { raise_fault(t, kind, site); }
