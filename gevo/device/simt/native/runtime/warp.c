/* Warp-wide operations: released when every live lane of the mask has arrived. */

static u32 shuffle_source(u32 kind, u32 lane, u32 b, u32 c, int *inside) {
    /* PTX ISA, shfl.sync: c holds the clamp (bits 0-4) and the segment mask (bits 8-12). */
    i32 own = (i32)lane, delta = (i32)(b & 31), clamp = (i32)(c & 31), seg = (i32)(c >> 8 & 31);
    i32 max_lane = (own & seg) | (clamp & ~seg), min_lane = own & seg, j = own;
    if (kind == SHFL_UP) { j = own - delta; *inside = j >= max_lane; }
    else if (kind == SHFL_DOWN) { j = own + delta; *inside = j <= max_lane; }
    else if (kind == SHFL_BFLY) { j = own ^ delta; *inside = j <= max_lane; }
    else { j = min_lane | (delta & ~seg); *inside = j <= max_lane; }
    return (u32)(*inside ? j & 31 : own);
}

static float as_float(u64 bits) { union { u32 u; float f; } x = {(u32)bits}; return x.f; }
static u64 as_bits(float f) { union { float f; u32 u; } x = {f}; return x.u; }

/* -0.0 is less than 0.0, as PTX has it; of NaN and a number the number. */
static float least(float x, float y) {
    return x == y ? (__builtin_signbit(x) ? x : y) : __builtin_fminf(x, y);
}

static u64 combine(u32 kind, u64 x, u64 y) {
    switch (kind) {
    case REDUX_ADD: return (u32)x + (u32)y;
    case REDUX_MIN: return (i32)x < (i32)y ? x : y;
    case REDUX_MAX: return (i32)x > (i32)y ? x : y;
    case REDUX_UMIN: return (u32)x < (u32)y ? x : y;
    case REDUX_UMAX: return (u32)x > (u32)y ? x : y;
    case REDUX_AND: return x & y;
    case REDUX_OR: return x | y;
    case REDUX_XOR: return x ^ y;
    case REDUX_FMIN: return as_bits(least(as_float(x), as_float(y)));
    default: return as_bits(-least(-as_float(x), -as_float(y)));
    }
}

/* What a lane reads from one that has exited, or is not in the mask: anything. The same for the
   same lanes throughout a run, so that what does not depend on it stays the same. */
static u64 garbage(u32 reader, u32 source) {
    u64 x = ((u64)L->garbage << 32 | reader << 5 | source) * 0x9e3779b97f4a7c15ull;
    return (x ^ x >> 29) * 0xbf58476d1ce4e5b9ull >> 32;
}

static void read_nothing(const Thread *t, u32 source) {
    if (!L->races) return;
    Found f = found_one(UNDEFINED_LANE, t, t->site, 0, 0);
    f.other_thread = t->warp * LANES + source;
    report(f);
}

static void shuffle(Thread *warp, u32 group) {
    u64 given[LANES] = {0};
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) given[i] = warp[i].a;
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) {
            int inside = 0;
            u32 c = (u32)(warp[i].c >> 32);
            u32 j = shuffle_source(warp[i].kind, (u32)i, (u32)warp[i].b, c, &inside);
            if (!(group >> j & 1)) read_nothing(&warp[i], j);
            warp[i].result = group >> j & 1 ? given[j] : garbage(warp[i].number, j);
            warp[i].flag = (u64)inside;
        }
}

static void reduce(Thread *warp, u32 group, u32 kind) {
    u64 total = 0;
    int first = 1;
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) {
            total = first ? warp[i].a : combine(kind, total, warp[i].a);
            first = 0;
        }
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) warp[i].result = total;
}

static void vote(Thread *warp, u32 group, u32 kind) {
    u32 ballot = 0;
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1 && warp[i].a & 1) ballot |= 1u << i;
    u64 r = kind == VOTE_ALL      ? ballot == group
            : kind == VOTE_ANY    ? ballot != 0
            : kind == VOTE_UNI    ? ballot == group || !ballot
            : kind == VOTE_BALLOT ? ballot
                                  : group;
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) warp[i].result = r;
}

static void match(Thread *warp, u32 group, u32 kind) {
    for (int i = 0; i < LANES; i++) {
        if (!(group >> i & 1)) continue;
        u32 equal = 0;
        for (int k = 0; k < LANES; k++)
            if (group >> k & 1 && warp[k].a == warp[i].a) equal |= 1u << k;
        warp[i].result = kind == MATCH_ANY || equal == group ? equal : 0;
        warp[i].flag = equal == group;
    }
}

/* The leader may be any lane, but is the same one for the same lanes every time. The first one
   under seed 0; the last one, or some other one, under others. */
static u32 elected(u32 group) {
    u32 others = group & (group - 1), seed = (u32)gevo_state.seed;
    if (!seed || !others) return (u32)__builtin_ctz(group);
    u32 skipped = seed & 1 ? (u32)__builtin_popcount(others) - 1
                           : (u32)(mixed(gevo_state.seed ^ group) % (u32)__builtin_popcount(others));
    while (skipped--) others &= others - 1;
    return (u32)__builtin_ctz(others);
}

static void elect(Thread *warp, u32 group) {
    u32 leader = elected(group);
    for (u32 i = 0; i < LANES; i++)
        if (group >> i & 1) {
            warp[i].result = leader;
            warp[i].flag = i == leader;
        }
}

static u32 lanes_of(const Block *b, u32 warp) {
    u32 left = b->n - warp * LANES;
    return left < LANES ? left : LANES;
}

static int in_group(const Thread *t, u64 group) { return group >> t->lane & 1; }

static void perform(Thread *warp, u32 group, u32 kind) {
    if (kind >= SHFL_IDX && kind <= SHFL_BFLY) shuffle(warp, group);
    else if (kind >= REDUX_ADD) reduce(warp, group, kind);
    else if (kind == MATCH_ANY || kind == MATCH_ALL) match(warp, group, kind);
    else if (kind == ELECT) elect(warp, group);
    else if (kind != WARP_SYNC) vote(warp, group, kind);
    if (L->races && kind == WARP_SYNC) meet(warp, lanes_of(warp->block, warp->warp), in_group, group, 0);
    for (int i = 0; i < LANES; i++)
        if (group >> i & 1) warp[i].state = RUNNABLE;
}

/* Lanes of this warp that wait at the same instruction with the same mask as lane `i`; warp
   barriers meet across instructions. */
static u32 gather(const Thread *warp, u32 lanes, u32 i) {
    u32 group = 0;
    for (u32 k = 0; k < lanes; k++) {
        if (warp[k].state != AT_WARP || (u32)warp[k].c != (u32)warp[i].c) continue;
        if (warp[k].site == warp[i].site ||
            (warp[k].kind == WARP_SYNC && warp[i].kind == WARP_SYNC))
            group |= 1u << k;
    }
    return group;
}

/* Performs what lane `i` waits for when all live lanes of its mask wait for it, too.
   Returns the lanes that it released. */
static u32 try_lane(Thread *warp, u32 lanes, u32 i) {
    u32 live = 0, mask = (u32)warp[i].c;
    for (u32 k = 0; k < lanes; k++)
        if (warp[k].state != DONE) live |= 1u << k;
    if (!(mask >> i & 1)) {
        raise_fault(&warp[i], NOT_IN_MASK, (i32)warp[i].site);
        return 0;
    }
    u32 group = gather(warp, lanes, i) & mask;
    if ((mask & live) != group) return 0;
    perform(warp, group, warp[i].kind);
    return group;
}

/* Releases what can be released; called when no lane of the warp can run.
   Returns 1 if lanes were released, 0 if none, -1 after a fault. */
static int resolve_warp(Thread *warp, u32 lanes) {
    u32 released = 0;
    for (u32 i = 0; i < lanes && !gevo_state.faulted; i++)
        if (warp[i].state == AT_WARP && warp[i].kind != ACTIVE_MASK)
            released |= try_lane(warp, lanes, i);
    if (gevo_state.faulted) return -1;
    if (released) return 1;
    /* activemask has no mask to wait for: it sees the lanes that came to the same place. */
    for (u32 i = 0; i < lanes; i++)
        if (warp[i].state == AT_WARP && warp[i].kind == ACTIVE_MASK) {
            perform(warp, gather(warp, lanes, i), ACTIVE_MASK);
            return 1;
        }
    return 0;
}
