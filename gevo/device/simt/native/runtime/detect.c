/* Data races and their like, by happens-before within a launch.

   Every granule of memory keeps the accesses that a later one could still conflict with: an
   access goes when a later one, ordered behind it, conflicts with everything that it would.
   Accesses of a warp's lanes at one instruction and epoch are one record with a mask. Two
   accesses conflict when one of them writes. They may be unordered when both are strong, each
   one's scope holds the other's thread, and they are of the same bytes ("morally strong"); see
   strong_pair() for when their outcome is open all the same.

   Exact for the run at hand, but for a granule of which more than `most_records` are kept (the
   detector then treats whole blocks as having accessed it: may report too much). Of the
   order of sequentially consistent fences only what follows from the values read counts here:
   which of two fences came first by chance makes no order. */

/* Bits of Rec.kind beside Site.kind */
enum { AFTER_FENCE = 1 << 12, AFTER_DEVICE_FENCE = 1 << 13, WHOLE_BLOCK = 1 << 14 };

typedef struct {
    u32 block, epoch, mask;
    u16 site, kind;
    u8 warp, log;    /* log2 of an element's size */
    u16 version;     /* writes that the granule had seen */
} Rec;

/* `log` is that of all records while every one is an atomic of device scope, else MIXED. */
typedef struct { u32 n, capacity; u8 log, pad[3]; Rec rec[]; } List;
enum { MIXED = 255, LOOK_BACK = 32 };

/* Those that write, and those that only read; the last one of each, and the others. */
typedef struct Cell {
    Rec last[2];
    List *more[2];
    u32 stamp;       /* the launch, or in shared memory the block, that all this is of */
    u16 version;
    u16 located;     /* has been a strong location (see sync.c) in some launch */
} Cell;

/* What the detector knows of a thread. */
typedef struct {
    Pair known;
    Pair released[2]; /* at its last releasing fence: of any scope, of the device */
    Pair pending[2];  /* seen through strong reads, not yet acquired: own block, others */
    Order fenced[2];  /* what sequentially consistent fences that must have come before had
                         behind them: those of the own block, those of device scope */
    u32 epoch, block; /* `block` is a sequence number: unique over launches */
    u32 warp, lane;
    u32 doubted;      /* it stands in the list of doubts */
    u32 stale;        /* older values that it has read in a row */
} Track;

static Track *tracks;

static Track *track_of(const Thread *t) { return &tracks[t->number]; }

/* The lanes of a record that are not ordered before now. */
static u32 unordered_in(const Order *o, const Track *k, const Rec *r) {
    u32 mask = r->mask;
    if (r->block == k->block && r->warp == k->warp) mask &= ~(1u << k->lane);
    const Own *own = r->block == o->own->block ? o->own : known_of(o, r->block);
    if (!own) return mask;
    if (r->kind & WHOLE_BLOCK) {
        for (u32 w = 0; w < own->warps; w++)
            for (u32 i = 0; i < LANES; i++)
                if (lane_clock(&own->warp[w], i) < r->epoch) return mask;
        return 0;
    }
    const WarpClock *w = &own->warp[r->warp];
    if (!w->leaf) return w->floor >= r->epoch ? 0 : mask;
    u32 open = 0;
    for (u32 i = 0; i < LANES; i++)
        if (mask >> i & 1 && w->leaf->lane[i] < r->epoch) open |= 1u << i;
    return open;
}

/* As unordered_in, also counting what was seen through strong reads but not acquired. */
static u32 unobserved_in(const Track *k, const Rec *r, u32 mask) {
    for (int i = 0; i < 2 && mask; i++)
        if (k->pending[i].hb.own) mask &= unordered_in(&k->pending[i].hb, k, r);
    return mask;
}

static i32 space_of(u64 offset);

static void report(Found f) {
    if (L->ends_at >> f.kind & 1) raise_fault(0, FOUND, -1);
    for (i64 i = 0; i < L->n_found; i++) {
        Found *g = &L->found[i];
        if (g->kind != f.kind || g->site != f.site || g->other_site != f.other_site ||
            g->space != f.space || g->between != f.between ||
            (g->kind == INVALID && g->why != f.why))
            continue;
        g->count += f.count;
        if (f.low < g->low) g->low = f.low;
        if (f.high > g->high) g->high = f.high;
        return;
    }
    if (L->n_found < L->max_found) L->found[L->n_found++] = f;
}

static u32 lowest(u32 mask) { return (u32)__builtin_ctz(mask); }

static Found found_pair(i32 kind, const Thread *t, u32 site, u64 offset, const Rec *r, u32 lanes,
                        i32 why) {
    const Track *k = track_of(t);
    Found f = {kind, (i32)site, r->site, 0, why, space_of(offset), t->block->index, t->index,
               r->block - L->first_sequence - 1, r->warp * LANES + lowest(lanes),
               offset, offset + (u64)L->granule, 1};
    f.between = r->block != k->block  ? OTHER_BLOCK
                : r->warp != k->warp  ? SAME_BLOCK
                : lanes == 1u << k->lane ? SAME_THREAD
                                         : SAME_WARP;
    return f;
}

static Found found_one(i32 kind, const Thread *t, u32 site, u64 offset, u64 size) {
    Found f = {kind, (i32)site, -1, 0, 0, space_of(offset), t->block->index, t->index, 0, 0,
               offset, offset + size, 1};
    return f;
}

static void forgive(const Thread *t, i32 kind, i32 site, u64 offset, u64 size) {
    Found f = {INVALID, site, -1, 0, kind, 0, t->block->index, t->index, 0, 0,
               offset, offset + size, 1};
    report(f);
}

/* Strong pairs whose outcome is open as far as is known now: they are findings unless the
   reading lanes in `fence` execute an acquiring fence behind what they have read (it is the end
   of an acquire pattern). */
typedef struct { Rec rec; u32 fence; u64 offset; Found found; } Doubt;
static Doubt *doubts;
static u32 n_doubts, max_doubts;

static Track *track_at(const Rec *r, u32 lane);

/* The last epoch that each thread has closed by an acquiring fence, by warp; null where none of
   the warp has. */
static u32 **acquired;

static u32 **acquired_by(u32 block, u32 warp) {
    u32 n = L->block[0] * L->block[1] * L->block[2];
    return &acquired[(u64)(block - L->first_sequence - 1) * ((n + LANES - 1) / LANES) + warp];
}

static void note_acquire(const Track *k) {
    u32 **log = acquired_by(k->block, k->warp);
    if (!*log) {
        *log = take(LANES * sizeof(u32));
        __builtin_memset(*log, 0, LANES * sizeof(u32));
    }
    (*log)[k->lane] = k->epoch;
}

/* The lanes of a read that have not executed an acquiring fence behind it. */
static u32 not_acquired(const Rec *r, u32 lanes) {
    const u32 *log = *acquired_by(r->block, r->warp);
    for (u32 i = 0; log && i < LANES; i++)
        if (log[i] >= r->epoch) lanes &= ~(1u << i);
    return lanes;
}

static void doubt(const Rec *r, u32 fence, u64 offset, Found f) {
    u32 i = 0;
    while (i < n_doubts && !(doubts[i].offset == offset && doubts[i].rec.block == r->block &&
                             doubts[i].rec.warp == r->warp && doubts[i].rec.site == r->site &&
                             doubts[i].found.site == f.site))
        i++;
    if (i == max_doubts) {
        u32 more = max_doubts ? 2 * max_doubts : 64;
        Doubt *larger = take(more * sizeof(Doubt));
        for (u32 k = 0; k < n_doubts; k++) larger[k] = doubts[k];
        if (max_doubts) put(doubts, max_doubts * sizeof(Doubt));
        doubts = larger;
        max_doubts = more;
    }
    if (i == n_doubts) doubts[n_doubts++] = (Doubt){*r, fence, offset, f};
    else doubts[i].fence |= fence;
    for (u32 lane = 0; lane < LANES; lane++) {
        Track *k = fence >> lane & 1 ? track_at(r, lane) : 0;
        if (k) k->doubted = 1;
    }
}

/* A thread executes an acquiring fence. */
static void settle(Track *k) {
    for (u32 i = 0; i < n_doubts;) {
        Doubt *d = &doubts[i];
        if (d->rec.block == k->block && d->rec.warp == k->warp) d->fence &= ~(1u << k->lane);
        if (d->fence) i++;
        else *d = doubts[--n_doubts];
    }
    k->doubted = 0;
}

static void report_doubts(void) {
    for (u32 i = 0; i < n_doubts; i++) report(doubts[i].found);
    n_doubts = 0;
}

static int writes(u32 kind) { return (kind & 3) != LOAD; }

static int own_record(const Track *k, const Rec *r) {
    return r->block == k->block && r->warp == k->warp && r->mask >> k->lane & 1;
}

/* Has this thread itself accessed the granule, strongly, since that write? Then coherence puts
   what it writes behind it. */
static int has_seen(const Cell *c, const Track *k, const Rec *written) {
    for (int write = 0; write < 2; write++) {
        const List *l = c->more[write];
        for (u32 i = 0; i <= (l ? l->n : 0); i++) {
            const Rec *r = i ? &l->rec[i - 1] : &c->last[write];
            if (own_record(k, r) && r->kind & STRONG &&
                (u16)(r->version - written->version - 1) < 0x8000)
                return 1;
        }
    }
    return 0;
}

/* Is this write the end of a release pattern for the other thread? */
static int after_fence(u32 kind, int same_block) {
    if (kind & RELEASE && (same_block || kind & DEVICE)) return 1;
    return (kind & (same_block ? AFTER_FENCE : AFTER_DEVICE_FENCE)) != 0;
}

/* Is this read an acquire operation for the other thread? */
static int acquires(u32 kind, int same_block) {
    return kind & ACQUIRE && (same_block || kind & DEVICE);
}

/* Two strong accesses that nothing orders: r came first. The model allows them, but their
   outcome is open unless both are atomic read-modify-writes, coherence decides, or they are a
   flag: what is read decides a branch, and one of them is the end of a release or of an acquire
   pattern. */
static void strong_pair(const Thread *t, const Cell *c, const Rec *r, const Rec *a, u32 lanes,
                        u64 offset, int same_value) {
    const Track *k = track_of(t);
    int same_block = r->block == k->block;
    int morally = r->log == a->log && (same_block || (r->kind & a->kind & DEVICE));
    int reads = (a->kind & 3) != STORE;
    if (!morally) {
        int seen = reads && !unobserved_in(k, r, lanes);
        report(found_pair(seen ? UNFENCED : RACE, t, a->site, offset, r, lanes,
                          (r->log != a->log ? SIZES : SCOPES) | (seen ? OBSERVED : 0)));
        return;
    }
    if ((r->kind & 3) == ATOMIC && (a->kind & 3) == ATOMIC) return;
    if (reads && writes(r->kind)) {
        int ends = after_fence(r->kind, same_block) || acquires(a->kind, same_block);
        if (a->kind & CHECKED && ends) return;
        if (!unobserved_in(k, r, lanes))
            report(found_pair(UNFENCED, t, a->site, offset, r, lanes, OBSERVED));
        else if ((a->kind & 3) == LOAD && a->kind & CHECKED)
            doubt(a, 1u << k->lane, offset,
                  found_pair(UNORDERED, t, a->site, offset, r, lanes, 0));
        else report(found_pair(UNORDERED, t, a->site, offset, r, lanes, 0));
        return;
    }
    if (r->kind & CHECKED) {
        lanes = not_acquired(r, lanes);
        if (!lanes || after_fence(a->kind, same_block) || acquires(r->kind, same_block)) return;
    }
    if (writes(r->kind) && (same_value || has_seen(c, k, r))) return;
    Found f = found_pair(UNORDERED, t, a->site, offset, r, lanes, 0);
    if (r->kind & CHECKED) doubt(r, lanes, offset, f);
    else report(f);
}

/* Compares an access with one that the granule keeps. */
static void check_pair(const Thread *t, const Cell *c, const Rec *r, const Rec *a, u64 offset,
                       int same_value) {
    const Track *k = track_of(t);
    if (!writes(r->kind) && !writes(a->kind)) return;
    int own = own_record(k, r);
    if ((r->kind | a->kind) & NC) {
        report(found_pair(STALE, t, a->site, offset, r, own ? 1u << k->lane : r->mask, 0));
        return;
    }
    if (r->kind & ASYNC) { /* its thread has not waited for it: it may happen at any time */
        report(found_pair(RACE, t, a->site, offset, r, own ? 1u << k->lane : r->mask, PENDING));
        return;
    }
    u32 lanes = unordered_in(&k->known.hb, k, r);
    if (!lanes) return;
    if (r->kind & a->kind & STRONG) strong_pair(t, c, r, a, lanes, offset, same_value);
    else {
        i32 why = unobserved_in(k, r, lanes) ? 0 : OBSERVED;
        report(found_pair(RACE, t, a->site, offset, r, lanes, why));
    }
}

/* True when every later access that conflicts with r, unordered, does so with a as well. */
static int covers(const Track *k, const Rec *a, const Rec *r) {
    if (r->kind & (NC | ASYNC) && r->kind != a->kind) return 0;
    if (writes(r->kind) && !writes(a->kind)) return 0;
    if (a->kind & STRONG) {
        if (!(r->kind & STRONG) || r->log != a->log) return 0;
        if (a->kind & ~r->kind & DEVICE) return 0;
        if ((a->kind & 3) == ATOMIC && (r->kind & 3) != ATOMIC) return 0;
    }
    return !unordered_in(&k->known.hb, k, r);
}

static int alike(const Rec *r, const Rec *a) {
    return r->block == a->block && r->warp == a->warp && r->epoch == a->epoch &&
           r->site == a->site && r->kind == a->kind && r->version == a->version &&
           r->log == a->log;
}

/* Too many records: those of a block become one that stands for all of its threads. */
static void collapse(List *l) {
    u32 kept = 0;
    for (u32 i = 0; i < l->n; i++) {
        Rec r = l->rec[i];
        u32 j = kept;
        r.kind |= WHOLE_BLOCK;
        while (j && !(l->rec[j - 1].block == r.block && l->rec[j - 1].kind == r.kind)) j--;
        if (!j) l->rec[kept++] = r;
        else if (r.epoch > l->rec[j - 1].epoch) l->rec[j - 1].epoch = r.epoch;
    }
    l->n = kept;
}

/* Makes room, after what is covered has gone. */
static List *grow(Cell *c, int write, List *l, const Track *k, const Rec *a) {
    u32 kept = 0;
    for (u32 i = 0; l && i < l->n; i++)
        if (!covers(k, a, &l->rec[i])) l->rec[kept++] = l->rec[i];
    if (l) l->n = kept;
    if (l && l->n > L->most_records) collapse(l);
    if (l && l->n <= l->capacity / 2) return l;
    u32 capacity = l ? 2 * l->capacity : 6;
    List *larger = take(sizeof(List) + capacity * sizeof(Rec));
    larger->n = 0;
    larger->log = a->log;
    if (l) {
        __builtin_memcpy(larger, l, sizeof(List) + l->n * sizeof(Rec));
        put(l, sizeof(List) + l->capacity * sizeof(Rec));
    }
    larger->capacity = capacity;
    return c->more[write] = larger;
}

enum { HARDWARE = ATOMIC | STRONG | DEVICE };

static void append(Cell *c, int write, const Track *k, const Rec *a) {
    List *l = c->more[write];
    for (u32 i = 0; l && i < l->n && i < LOOK_BACK; i++) {
        Rec *r = &l->rec[l->n - 1 - i];
        if (alike(r, a)) {
            r->mask |= a->mask;
            return;
        }
    }
    if (!l || l->n == l->capacity) l = grow(c, write, l, k, a);
    l->rec[l->n++] = *a;
    if ((a->kind & HARDWARE) != HARDWARE || a->log != l->log) l->log = MIXED;
}

static void keep(Cell *c, int write, const Track *k, const Rec *a) {
    Rec *last = &c->last[write];
    if (!last->block) *last = *a;
    else if (alike(last, a)) last->mask |= a->mask;
    else {
        if (!covers(k, a, last)) append(c, write, k, last);
        *last = *a;
    }
}

/* Compares an access with the records of one kind that a granule keeps. */
static void check_cell(const Thread *t, const Cell *c, int write, const Rec *a, u64 offset,
                       int same_value) {
    const List *l = c->more[write];
    if (!l || (l->log == a->log && (a->kind & HARDWARE) == HARDWARE)) return;
    for (u32 i = 0; i < l->n; i++) check_pair(t, c, &l->rec[i], a, offset, same_value);
}

/* What a granule's records must be of: else they, and where they lie, mean nothing any more. */
static u32 stamp_of(const Thread *t, i32 space) {
    return space == 3 ? track_of(t)->block : L->first_sequence + 1;
}

/* Forgets what other launches, or other blocks in the same shared memory, have left. */
static void renew(Cell *c, u32 stamp) {
    if (c->stamp == stamp) return;
    for (int i = 0; i < 2; i++) {
        List *l = c->more[i];
        if (l && c->stamp > L->first_sequence) put(l, sizeof(List) + l->capacity * sizeof(Rec));
        c->more[i] = 0;
        c->last[i].block = 0;
    }
    c->stamp = stamp;
}

/* Compares an access with what a granule keeps, and keeps it. */
static void detect_cell(const Thread *t, Cell *c, Rec a, u64 offset, u32 stamp, int same_value) {
    const Track *k = track_of(t);
    int write = writes(a.kind);
    renew(c, stamp);
    a.version = c->version;
    for (int i = 1; i >= !write; i--) {
        if (c->last[i].block) check_pair(t, c, &c->last[i], &a, offset, same_value);
        check_cell(t, c, i, &a, offset, same_value);
    }
    if (write) { /* reads that are covered would be looked at again by every write */
        List *l = c->more[0];
        u32 kept = 0;
        for (u32 i = 0; l && i < l->n; i++)
            if (!covers(k, &a, &l->rec[i])) l->rec[kept++] = l->rec[i];
        if (l) l->n = kept;
        if (c->last[0].block && covers(k, &a, &c->last[0])) c->last[0].block = 0;
        if (!same_value) c->version++; /* who polls by writing must not wear the number out */
    }
    keep(c, write, k, &a);
}

/* A fence counts for a write when it came after the thread's own last access to the place. */
static u32 fenced(const Cell *c, const Track *k) {
    u32 bits = (k->released[0].hb.own ? AFTER_FENCE : 0) |
               (k->released[1].hb.own ? AFTER_DEVICE_FENCE : 0);
    for (int write = 0; bits && write < 2; write++) {
        const List *l = c->more[write];
        for (u32 i = 0; i <= (l ? l->n : 0); i++) {
            const Rec *r = i ? &l->rec[i - 1] : &c->last[write];
            if (own_record(k, r) && r->epoch == k->epoch) return 0;
        }
    }
    return bits;
}

static int equal_bytes(const char *a, const char *b, u64 n) {
    for (u64 i = 0; i < n; i++)
        if (a[i] != b[i]) return 0;
    return 1;
}

static Cell *cells_at(const Thread *t, i32 space, u64 offset) {
    u64 g = (u64)L->granule;
    if (space == 1) return &L->global_cells[(offset - L->global_offset) / g];
    return &L->shared_cells[t->block->slot * L->shared_granules + (offset - L->shared_offset) / g];
}

static u32 log_of(u64 size) {
    u32 log = 0;
    while ((2u << log) <= size) log++;
    return log;
}

static void forget_location(const Thread *t, u64 offset);

/* An access of `size` bytes at an offset of the arena; `value` is what a strong store is about
   to write, or null. */
static void detect(const Thread *t, u32 site, u64 offset, u64 size, u32 kind, u64 element,
                   const char *value) {
    i32 space = space_of(offset);
    if (space != 1 && space != 3) return;
    if (!writes(kind) && !L->writable[offset >> 2]) return; /* nobody writes there */
    if (!pool_ready()) {
        raise_fault(t, NO_MEMORY, -1);
        return;
    }
    u64 g = (u64)L->granule;
    Track *k = track_of(t);
    Rec a = {k->block, k->epoch, 1u << k->lane, (u16)site, (u16)kind,
             (u8)k->warp, (u8)log_of(element), 0};
    Cell *c = cells_at(t, space, offset);
    u64 first = offset & ~(g - 1);
    u32 stamp = stamp_of(t, space);
    renew(c, stamp);
    if ((kind & STRONG) && writes(kind)) a.kind |= (u16)fenced(c, k);
    for (u64 o = first; o < offset + size; o += g, c++) {
        int same = value && equal_bytes(L->base + o, value + (o - first), g);
        if (!(kind & STRONG) && writes(kind) && c->located) forget_location(t, o);
        detect_cell(t, c, a, o, stamp, same);
    }
}
