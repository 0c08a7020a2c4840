/* Data races, by happens-before within a launch.

   Every granule of memory remembers its last write, the last write that changed the value, and
   three readers (the last one, one of another thread of its warp, one of another warp). Two
   accesses are ordered when a block-wide barrier lies between them, or, within a warp, when a
   chain of warp-wide operations joins them (vector clocks over the lanes: FastTrack, Flanagan
   and Freund 2009, confined to a warp). Blocks are never ordered, except that a block which
   performs an atomic where an earlier block did, in a kernel that has fences, counts as ordered
   after all earlier blocks: that is lenient, and keeps reductions by the last block clean.

   Stores of a value that is already there are benign: many threads setting one flag is accepted
   practice. Atomics never race with atomics, nor volatile accesses with volatile ones. */

static u32 *clock_of(u32 thread) { return &L->clocks[thread * LANES]; }

static int is_sync(Mark m) { return m.site >> 15; }

static int ordered(Mark m, const Thread *t, int global) {
    if (m.block <= L->first_sequence) return 1;
    if (m.block != L->sequence) return !global || acquired;
    if (m.epoch != epoch || m.thread == t->index) return 1;
    if (m.thread / LANES != t->warp) return 0;
    return clock_of(t->index)[m.thread % LANES] >= m.clock;
}

static int raise_race(const Thread *t, u32 site, u64 offset, u64 size, int store, Mark m) {
    if (gevo_state.faulted) return 0;
    raise_access(t, RACE, (i32)site, L->base + offset, size, store);
    L->fault.other_site = m.site & 0x7fff;
    L->fault.other_block = m.block;
    L->fault.other_thread = m.thread;
    return 0;
}

static void push_reader(Cell *c, Mark m) {
    Mark old = c->reader;
    if (old.block == m.block && old.epoch == m.epoch && old.thread != m.thread) {
        if (old.thread / LANES == m.thread / LANES) c->other_thread = old;
        else c->other_warp = old;
    } else if (old.block != m.block && old.block > L->first_sequence) {
        c->other_warp = old;
    }
    c->reader = m;
}

static int race_cell(Thread *t, Cell *c, Mark m, u64 offset, i32 kind, int changes, int global) {
    int sync = is_sync(m);
    u32 site = m.site & 0x7fff;
    if ((kind & 3) != STORE && !ordered(c->change, t, global) && !(sync && is_sync(c->change)))
        return raise_race(t, site, offset, L->granule, (kind & 3) != LOAD, c->change);
    if ((kind & 3) == LOAD) {
        push_reader(c, m);
        return 1;
    }
    if (changes) {
        if (!ordered(c->write, t, global) && !(sync && is_sync(c->write)))
            return raise_race(t, site, offset, L->granule, 1, c->write);
        const Mark readers[3] = {c->reader, c->other_thread, c->other_warp};
        for (int i = 0; i < 3; i++)
            if (!ordered(readers[i], t, global) && !(sync && is_sync(readers[i])))
                return raise_race(t, site, offset, L->granule, 1, readers[i]);
        c->change = m;
    }
    c->write = m;
    return 1;
}

static int same(const char *a, const char *b, u64 n) {
    for (u64 i = 0; i < n; i++)
        if (a[i] != b[i]) return 0;
    return 1;
}

static int race(Thread *t, u32 site, u64 offset, u64 size, i32 kind, const char *value) {
    i32 space = space_of(offset);
    if (space != 1 && space != 3) return 1;
    u64 g = (u64)L->granule, origin = space == 3 ? L->shared_offset : L->global_offset;
    Cell *cells = space == 3 ? L->shared_cells : L->global_cells;
    int sync = (kind & 3) == ATOMIC || kind & VOLATILE;
    Mark m = {L->sequence, epoch, (u16)t->index, (u16)(site | (sync ? 0x8000u : 0)),
              clock_of(t->index)[t->lane]};
    for (u64 o = offset & ~(g - 1); o < offset + size; o += g) {
        Cell *c = &cells[(o - origin) / g];
        if (sync && L->has_fence && is_sync(c->write) && c->write.block > L->first_sequence) {
            if (c->write.block != L->sequence) acquired = 1;
            else if (c->write.thread != t->index && (kind & 3) == ATOMIC) epoch++;
        }
        m.epoch = epoch;
        int changes = !value || !same(L->base + o, value + (o - offset), g);
        if (!race_cell(t, c, m, o, kind, changes, space == 1)) return 0;
    }
    return 1;
}

/* All lanes in `group` have met: what each did before is ordered before what any does next. */
static void join_lanes(Thread *warp, u32 group) {
    u32 joined[LANES] = {0};
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1)
            for (int k = 0; k < LANES; k++) {
                u32 c = clock_of(warp[i].index)[k];
                if (c > joined[k]) joined[k] = c;
            }
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) {
            u32 *own = clock_of(warp[i].index);
            for (int k = 0; k < LANES; k++) own[k] = joined[k];
            own[i]++;
        }
}
