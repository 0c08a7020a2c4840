/* What orders accesses: fences, releases and acquires through strong locations, barriers. And
   the older values that a strong read may return.

   A strong location remembers its last writes ("versions"). Each carries what a reader that
   observes it may acquire: for threads of one block what was released with any scope, for all
   others what was released with device scope. A read-modify-write passes on what it has read.
   (PTX ISA, memory consistency model: release and acquire patterns, observation order.) */

enum { VERSIONS = 4, READERS = 6, GROUPS = 4, BUCKETS = 1 << 12 };

/* What the threads of one block may acquire by a fence of any scope. */
typedef struct { u32 block; Pair order; } Group;

typedef struct {
    u64 value;
    u32 block, epoch;         /* of the write */
    u16 warp, lane, device, n_groups;
    u32 n_readers, readers_lost;
    struct { u32 block, epoch; u16 warp, lane; } reader[READERS];
    Pair device_order;
    Group group[GROUPS];
    Order fenced[2];          /* the writer's */
} Version;

typedef struct Location {
    struct Location *next;
    u64 offset, size;
    u32 n, releaser;          /* `n` versions, the last one is current */
    Version version[VERSIONS];
    Track *releasing;         /* the thread whose release operation was here last, */
    Pair release[2];          /* and what it released: to its block, to the device */
} Location;

static Location *locations[BUCKETS];
static Order device_fences; /* of sequentially consistent fences of device scope */

static u32 bucket_of(u64 offset) { return (u32)(offset >> 2 ^ offset >> 14) & (BUCKETS - 1); }

static Location *location_at(u64 offset, u64 size) {
    for (Location *m = locations[bucket_of(offset)]; m; m = m->next)
        if (m->offset == offset && m->size == size) return m;
    return 0;
}

/* Shared locations are the block's own: their key holds its slot. */
static u64 location_key(const Thread *t, u64 offset) {
    return space_of(offset) == 3 ? offset | (u64)(t->block->sequence) << 32 : offset;
}

static void drop_version(Version *v) {
    pair_drop(&v->device_order);
    for (int i = 0; i < 2; i++) order_drop(&v->fenced[i]);
    for (u32 i = 0; i < v->n_groups; i++) pair_drop(&v->group[i].order);
    v->n_groups = 0;
}

/* A weak write: what strong writes have left here means nothing any more. */
static void forget_location(const Thread *t, u64 offset) {
    u64 key = location_key(t, offset);
    for (u64 size = 1; size <= 16; size *= 2) {
        u64 start = key & ~(size - 1);
        for (Location **m = &locations[bucket_of(start)]; *m; m = &(*m)->next)
            if ((*m)->offset == start && (*m)->size == size) {
                Location *gone = *m;
                for (u32 i = 0; i < gone->n; i++) drop_version(&gone->version[i]);
                *m = gone->next;
                put(gone, sizeof *gone);
                break;
            }
    }
}

static int knows(const Order *o, const Track *k, u32 block, u32 warp, u32 lane, u32 epoch) {
    if (block == k->block && warp == k->warp && lane == k->lane) return 1;
    if (block <= L->first_sequence) return 1;
    const Own *own = known_of(o, block);
    return own && lane_clock(&own->warp[warp], lane) >= epoch;
}

static Location *new_location(const Thread *t, u64 key, u64 size) {
    Location *m = take(sizeof *m);
    __builtin_memset(m, 0, sizeof *m);
    m->offset = key;
    m->size = size;
    m->next = locations[bucket_of(key)];
    locations[bucket_of(key)] = m;
    u64 offset = (u32)key;
    Cell *c = cells_at(t, space_of(offset), offset);
    for (u64 o = 0; o < size; o += (u64)L->granule) (c++)->located = 1;
    m->n = 1; /* what was there before */
    __builtin_memcpy(&m->version[0].value, L->base + offset, size > 8 ? 8 : size);
    m->version[0].device = 1;
    return m;
}

/* Own epoch included, a new one begun: what follows is not part of what is released. */
static void close_epoch(Track *k) {
    pair_set_lanes(&k->known, k->warp, 1u << k->lane, k->epoch);
    k->epoch++;
}

/* Adds what a thread releases by a write to what its version passes on. */
static void offer(Version *v, const Track *k, const Pair *own, const Pair *device) {
    if (device && device->hb.own) pair_join(&v->device_order, device);
    if (!own || !own->hb.own) return;
    for (u32 i = 0; i < v->n_groups; i++)
        if (v->group[i].block == k->block) {
            pair_join(&v->group[i].order, own);
            return;
        }
    if (v->n_groups == GROUPS) { /* what the oldest passed on is lost: too strict, never too lax */
        pair_drop(&v->group[0].order);
        for (u32 i = 1; i < GROUPS; i++) v->group[i - 1] = v->group[i];
        v->n_groups--;
    }
    Group *g = &v->group[v->n_groups++];
    *g = (Group){k->block, {{0, 0}, {0, 0}}};
    pair_set(&g->order, own);
}

static int same_block_as(const Version *v, const Track *k) { return v->block == k->block; }

/* A strong read of a version: what it passes on waits for an acquiring fence, or is acquired. */
static void observe(Track *k, const Version *v, u32 kind) {
    int strong = same_block_as(v, k) || (v->device && kind & DEVICE);
    if (!strong) return;
    int acquires = (kind & ACQUIRE) != 0;
    if (same_block_as(v, k)) order_join(&k->fenced[0], &v->fenced[0]);
    order_join(&k->fenced[1], &v->fenced[1]);
    for (u32 i = 0; i < v->n_groups; i++)
        if (v->group[i].block == k->block)
            pair_join(acquires ? &k->known : &k->pending[0], &v->group[i].order);
    if (v->device_order.hb.own)
        pair_join(acquires && kind & DEVICE ? &k->known : &k->pending[1], &v->device_order);
}

static void add_reader(Version *v, const Track *k) {
    for (u32 i = 0; i < v->n_readers; i++)
        if (v->reader[i].block == k->block && v->reader[i].warp == k->warp &&
            v->reader[i].lane == k->lane) {
            v->reader[i].epoch = k->epoch;
            return;
        }
    if (v->n_readers == READERS) {
        v->readers_lost = 1;
        return;
    }
    u32 i = v->n_readers++;
    v->reader[i].block = k->block;
    v->reader[i].epoch = k->epoch;
    v->reader[i].warp = (u16)k->warp;
    v->reader[i].lane = (u16)k->lane;
}

/* True when no older version than this one may be read: the thread knows of its write, or of a
   read of it (coherence). */
static int must_see(const Version *v, const Track *k) {
    const Order *o = &k->known.sc;
    if (knows(o, k, v->block, v->warp, v->lane, v->epoch) || v->readers_lost) return 1;
    for (u32 i = 0; i < v->n_readers; i++)
        if (knows(o, k, v->reader[i].block, v->reader[i].warp, v->reader[i].lane,
                  v->reader[i].epoch))
            return 1;
    return 0;
}

/* A strong load; `late` may choose an older version. Returns the version, null without one. */
static Version *read_location(const Thread *t, u64 offset, u64 size, u32 kind, int late) {
    Location *m = location_at(location_key(t, offset), size);
    if (!m) return 0;
    Track *k = track_of(t);
    u32 oldest = m->n - 1;
    if (late)
        while (oldest && !must_see(&m->version[oldest], k)) oldest--;
    u32 i = late && oldest < m->n - 1 ? oldest + random_below(m->n - oldest) : m->n - 1;
    k->stale = i < m->n - 1 ? k->stale + 1 : 0;
    observe(k, &m->version[i], kind);
    add_reader(&m->version[i], k);
    return &m->version[i];
}

/* A strong write, or a read-modify-write, before it happens. */
static void write_location(const Thread *t, u64 offset, u64 size, u32 kind, const char *value) {
    i32 space = space_of(offset);
    if (space != 1 && space != 3) return; /* no other thread sees a thread's own memory */
    Track *k = track_of(t);
    u64 key = location_key(t, offset), now = 0, next = 0;
    Location *m = location_at(key, size);
    if (!m) m = new_location(t, key, size);
    Version *last = &m->version[m->n - 1];
    __builtin_memcpy(&now, L->base + offset, size > 8 ? 8 : size);
    __builtin_memcpy(&next, value, size > 8 ? 8 : size);
    int rmw = (kind & 3) == ATOMIC;
    if (rmw) observe(k, last, kind);
    if (rmw) add_reader(last, k);
    if (rmw && kind & COMPARE && now == next) return;
    int passes = rmw && (same_block_as(last, k) || (last->device && kind & DEVICE));
    Version v;
    __builtin_memset(&v, 0, sizeof v);
    v.value = next;
    v.block = k->block;
    v.epoch = k->epoch;
    v.warp = (u16)k->warp;
    v.lane = (u16)k->lane;
    v.device = (kind & DEVICE) != 0;
    if (passes) {
        if (v.device) pair_set(&v.device_order, &last->device_order);
        for (u32 i = 0; i < last->n_groups; i++)
            if (v.device || last->group[i].block == k->block) {
                Track of = {.block = last->group[i].block};
                offer(&v, &of, &last->group[i].order, 0);
            }
        if (!v.device) offer(&v, k, &last->device_order, 0);
    }
    if (kind & RELEASE) {
        close_epoch(k);
        pair_set(&m->release[0], &k->known);
        if (v.device) pair_set(&m->release[1], &k->known);
        else pair_drop(&m->release[1]);
        m->releasing = k;
        m->releaser = k->block;
    } else if (!rmw && (m->releasing != k || m->releaser != k->block)) {
        m->releasing = 0;
    }
    if (m->releasing == k && m->releaser == k->block)
        offer(&v, k, &m->release[0], v.device ? &m->release[1] : 0);
    offer(&v, k, &k->released[0], v.device ? &k->released[1] : 0);
    for (int i = 0; i < 2; i++) order_set(&v.fenced[i], &k->fenced[i]);
    if (m->n == VERSIONS) {
        drop_version(&m->version[0]);
        for (u32 i = 1; i < VERSIONS; i++) m->version[i - 1] = m->version[i];
        m->n--;
    }
    m->version[m->n++] = v;
}

/* fence, membar: `kind` has ACQUIRE, RELEASE, SEQUENTIAL and DEVICE. */
static void order_fence(const Thread *t, u32 kind) {
    Track *k = track_of(t);
    int device = (kind & DEVICE) != 0;
    if (kind & ACQUIRE) {
        pair_join(&k->known, &k->pending[0]);
        if (device) pair_join(&k->known, &k->pending[1]);
        if (k->doubted) settle(k);
        note_acquire(k);
    }
    if (kind & SEQUENTIAL) {
        Pair before = {{0, 0}, {0, 0}};
        order_set(&before.hb, &k->fenced[0]);
        if (device) order_join(&before.hb, &k->fenced[1]);
        order_set(&before.sc, &before.hb);
        pair_join(&k->known, &before);
        pair_drop(&before);
        order_join(&k->known.sc, &t->block->fences);
        if (device) order_join(&k->known.sc, &device_fences);
    }
    close_epoch(k);
    if (kind & RELEASE) {
        pair_set(&k->released[0], &k->known);
        if (device) pair_set(&k->released[1], &k->known);
    }
    if (kind & SEQUENTIAL) {
        order_join(&t->block->fences, &k->known.sc);
        if (device) order_join(&device_fences, &k->known.sc);
        order_join(&k->fenced[0], &k->known.hb);
        if (device) order_join(&k->fenced[1], &k->known.hb);
    }
}

/* All threads in `member` (of a block, or of a warp) have met: what each did before is ordered
   before what any does next. `arrived` is what further ones gave who do not wait. */
static void meet(Thread *first, u32 n, int (*member)(const Thread *, u64), u64 which,
                 Pair *arrived) {
    Pair all = {{0, 0}, {0, 0}};
    Order fenced[2] = {{0, 0}, {0, 0}};
    u32 latest = 0, lanes[MAX_WARPS] = {0};
    for (u32 i = 0; i < n; i++) {
        if (!member(&first[i], which)) continue;
        const Track *k = track_of(&first[i]);
        pair_join(&all, &k->known);
        for (int j = 0; j < 2; j++) order_join(&fenced[j], &k->fenced[j]);
        if (k->epoch > latest) latest = k->epoch;
        lanes[k->warp] |= 1u << k->lane;
    }
    if (!all.hb.own) return;
    if (arrived) pair_join(&all, arrived);
    for (u32 w = 0; w < MAX_WARPS; w++)
        if (lanes[w]) pair_set_lanes(&all, w, lanes[w], latest);
    for (u32 i = 0; i < n; i++)
        if (member(&first[i], which)) {
            Track *k = track_of(&first[i]);
            pair_set(&k->known, &all);
            k->epoch = latest + 1;
            for (int j = 0; j < 2; j++) order_set(&k->fenced[j], &fenced[j]);
        }
    pair_drop(&all);
    for (int j = 0; j < 2; j++) order_drop(&fenced[j]);
}

static Track *track_at(const Rec *r, u32 lane) {
    for (u32 s = 0; s < (u32)L->slots; s++) {
        const Block *b = &blocks[s];
        if (b->live && b->sequence == r->block && r->warp * LANES + lane < b->n)
            return &tracks[b->threads[r->warp * LANES + lane].number];
    }
    return 0;
}

static void start_tracks(const Block *b) {
    Own *nothing = new_own(b->sequence, (b->n + LANES - 1) / LANES);
    for (u32 i = 0; i < b->n; i++) {
        const Thread *t = &b->threads[i];
        Track *k = track_of(t);
        *k = (Track){.epoch = 1, .block = b->sequence, .warp = t->warp, .lane = t->lane};
        k->known.hb.own = hold_own(nothing);
        k->known.sc.own = hold_own(nothing);
    }
    drop_own(nothing);
}

static void end_tracks(Block *b) {
    for (u32 i = 0; i < b->n; i++) {
        Track *k = track_of(&b->threads[i]);
        pair_drop(&k->known);
        for (int j = 0; j < 2; j++) {
            pair_drop(&k->released[j]);
            pair_drop(&k->pending[j]);
            order_drop(&k->fenced[j]);
        }
    }
    order_drop(&b->fences);
    for (u32 i = 0; i < NAMED_BARRIERS; i++) pair_drop(&b->given[i]);
}

static void start_detector(void) {
    pool_reset();
    __builtin_memset(locations, 0, sizeof locations);
    device_fences = (Order){0, 0};
    n_doubts = max_doubts = 0;
    u32 n = L->block[0] * L->block[1] * L->block[2];
    u64 warps = (u64)L->grid[0] * L->grid[1] * L->grid[2] * ((n + LANES - 1) / LANES);
    acquired = take(warps * sizeof *acquired);
    __builtin_memset(acquired, 0, warps * sizeof *acquired);
}
