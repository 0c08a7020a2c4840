/* Blocks of threads: their beginning, their barriers, their end. */

/* Memory for coroutine frames. All frames of a launch have the same size and alignment. */
static u64 frames_used;
static char *free_frames;

/* Null, with a fault, when there is none. `align` is what the frame's widest vector needs, and
   LLVM relies on it; where frames begin is a multiple of 4096 (run/prepare.py). */
void *gevo_frame(Thread *t, u64 size, u64 align) {
    u64 step = align > 64 ? align : 64;
    u64 rounded = (size + step - 1) & ~(step - 1);
    if (rounded > L->largest_frame) L->largest_frame = rounded;
    if (free_frames) {
        t->handle = free_frames;
        __builtin_memcpy(&free_frames, t->handle, sizeof free_frames);
        return t->handle;
    }
    if (step > 4096 || rounded > L->frames_bytes - frames_used) {
        raise_fault(t, FRAME_TOO_LARGE, -1);
        return 0;
    }
    t->handle = L->frames + frames_used;
    frames_used += rounded;
    return t->handle;
}

static void free_frame(Thread *t) {
    if (!t->handle) return;
    __builtin_memcpy(t->handle, &free_frames, sizeof free_frames);
    free_frames = t->handle;
    t->handle = 0;
}

static int at_barrier(const Thread *t, u64 id) { return t->state == AT_BARRIER && t->a == id; }

static int raise_waiting(const Thread *t, i32 kind, const Thread *other) {
    raise_fault(t, kind, (i32)t->site);
    L->fault.other_site = (i32)other->site;
    L->fault.other_thread = other->index;
    return -1;
}

/* All lanes of a warp must come to an aligned barrier together. */
static int aligned(const Block *b, u64 id) {
    for (u32 w = 0; w < b->n; w += LANES) {
        const Thread *first = 0;
        for (u32 i = w; i < w + LANES && i < b->n; i++)
            if (at_barrier(&b->threads[i], id) && !(b->threads[i].kind & UNALIGNED)) {
                first = &b->threads[i];
                break;
            }
        for (u32 i = w; first && i < w + LANES && i < b->n; i++) {
            const Thread *t = &b->threads[i];
            if (t->state == DONE || (at_barrier(t, id) && t->site == first->site)) continue;
            raise_waiting(first, DIVERGENT_BARRIER, t);
            return 0;
        }
    }
    return 1;
}

static u32 releases; /* barriers of the launch that have let threads go on */

static void release_barrier(Block *b, u64 id) {
    u32 count = 0, all = 1;
    if (!aligned(b, id)) return;
    releases++;
    if (L->races) meet(b->threads, b->n, at_barrier, id, b->arrived[id] ? &b->given[id] : 0);
    for (u32 i = 0; i < b->n; i++)
        if (at_barrier(&b->threads[i], id)) {
            if (b->threads[i].c & 1) count++;
            else all = 0;
        }
    for (u32 i = 0; i < b->n; i++) {
        Thread *t = &b->threads[i];
        u32 kind = t->kind & ~(u32)UNALIGNED;
        if (!at_barrier(t, id)) continue;
        t->result = kind == BARRIER_POPC ? count : kind == BARRIER_AND ? all : count != 0;
        t->state = RUNNABLE;
    }
    b->waiting -= b->at[id];
    b->at[id] = b->arrived[id] = 0;
    pair_drop(&b->given[id]);
}

/* Whether a barrier has all that it waits for; `t` is one of those who wait. */
static int complete(const Block *b, const Thread *t) {
    u64 id = t->a;
    return t->b ? b->at[id] + b->arrived[id] >= t->b : b->at[id] == b->live;
}

/* A thread has come to a barrier. */
static void come(Thread *t) {
    Block *b = t->block;
    if (t->a >= NAMED_BARRIERS || t->b % LANES) {
        raise_fault(t, BAD_BARRIER, (i32)t->site);
        return;
    }
    b->at[t->a]++;
    b->waiting++;
    if (complete(b, t)) release_barrier(b, t->a);
}

/* A thread has ended: the others may be all that a barrier waits for. */
static void leave(Thread *t) {
    Block *b = t->block;
    abandon_copies(t);
    b->live--;
    if (!b->live || b->waiting < b->live) return; /* or each end would look at every thread */
    for (u32 i = 0; i < b->n; i++) {
        Thread *other = &b->threads[i];
        if (other->state == AT_BARRIER && !other->b && complete(b, other))
            release_barrier(b, other->a);
    }
}

/* barrier.arrive: counts for a named barrier without waiting; releases, and acquires nothing. */
void gevo_arrive(Thread *t, i32 site, u32 id, u32 count) {
    Block *b = t->block;
    if (id >= NAMED_BARRIERS || !count || count % LANES) {
        raise_fault(t, BAD_BARRIER, site);
        return;
    }
    if (L->races) {
        Track *k = track_of(t);
        close_epoch(k);
        pair_join(&b->given[id], &k->known);
    }
    b->arrived[id]++;
    for (u32 i = 0; i < b->n; i++)
        if (at_barrier(&b->threads[i], id)) {
            if (complete(b, &b->threads[i])) release_barrier(b, id);
            return;
        }
}

/* Nothing of the block can run any more though it has not ended. */
static void raise_stuck(const Block *b) {
    const Thread *stuck = 0, *waiting = 0, *any = 0, *other = 0;
    for (u32 i = 0; i < b->n; i++) {
        const Thread *t = &b->threads[i];
        if (t->state == AT_WARP && !stuck) stuck = t;
        if (t->state == AT_BARRIER && !waiting) waiting = t;
        if (t->state != DONE && !any) any = t;
    }
    const Thread *named = stuck ? stuck : waiting ? waiting : any;
    for (u32 i = 0; i < b->n && !other; i++) {
        const Thread *t = &b->threads[i];
        if (t->state != DONE && t->site != named->site) other = t;
    }
    raise_fault(named, stuck ? STUCK_WARP : DEADLOCK, (i32)named->site);
    if (!other) return;
    L->fault.other_site = (i32)other->site;
    L->fault.other_thread = other->index;
}

static u32 traced_as(i64 block) {
    for (i64 i = 0; i < L->n_sampled; i++)
        if (L->sampled[i] == block) return (u32)i + 1;
    return 0;
}

/* Which bytes of shared memory have been written, and how many bytes that takes. */
static u8 *shared_bits(void) { return L->initialised + (L->shared_offset >> 3); }
static u64 bits_bytes(void) { return (L->shared_bytes + 7) >> 3; }

/* Makes a block the one that runs: what generated code and the hooks read of it. */
static void make_running(Block *b) {
    if (running == b) return;
    if (running && running->shared) {
        __builtin_memcpy(running->shared, L->base + L->shared_offset, L->shared_bytes);
        if (L->initialised)
            __builtin_memcpy(running->shared + L->shared_bytes, shared_bits(), bits_bytes());
    }
    running = b;
    if (!b) return;
    if (b->shared) {
        __builtin_memcpy(L->base + L->shared_offset, b->shared, L->shared_bytes);
        if (L->initialised)
            __builtin_memcpy(shared_bits(), b->shared + L->shared_bytes, bits_bytes());
    }
    gevo_state.ctaid[0] = b->index % L->grid[0];
    gevo_state.ctaid[1] = b->index / L->grid[0] % L->grid[1];
    gevo_state.ctaid[2] = b->index / L->grid[0] / L->grid[1];
    u64 bytes[4] = {L->global_end - L->global_offset, L->shared_end - L->shared_offset,
                    L->constant_end - L->constant_offset, L->local_end - L->local_offset};
    gevo_state.local_stride = L->local_stride;
    for (int i = 0; i < 6; i++) {
        int all = b->traced || L->races;
        gevo_state.limit[i] = all ? 0 : (L->size - L->constant_offset) >> i;
        for (int w = 0; w < 4; w++) gevo_state.window[w][i] = all ? 0 : bytes[w] >> i;
    }
}

/* Fields of a slot's threads that are the same for every block. */
static void set_up_threads(u32 slot, u32 n, u32 *counts) {
    const u32 *d = L->block;
    for (u32 i = 0; i < n; i++) {
        Thread *t = &L->threads[(u64)slot * n + i];
        t->tid[0] = i % d[0];
        t->tid[1] = i / d[0] % d[1];
        t->tid[2] = i / d[0] / d[1];
        t->lane = i % LANES;
        t->warp = i / LANES;
        t->warpid = (t->warp + 7 * L->garbage) % 64; /* places of an SM */
        t->index = i;
        t->number = slot * n + i;
        t->block = &blocks[slot];
        t->counts = counts + (u64)(i / LANES) * (u64)L->n_blocks * LANES + i % LANES;
        t->local = L->base + L->local_offset + (u64)t->number * L->local_stride;
    }
}

static u64 counters_of(u32 n) { return (u64)((n + LANES - 1) / LANES) * (u64)L->n_blocks * LANES; }

/* Memory as an earlier block has left it, but for every other word: others used it meanwhile. */
static void overwrite_some(char *at, u64 bytes, u64 seed) {
    for (u64 i = 0; i + 4 <= bytes; i += 4) {
        u64 h = mixed(seed << 32 ^ i);
        u32 word = (u32)(h >> 32);
        if (h & 1) __builtin_memcpy(at + i, &word, 4);
    }
}

/* Begins a block in a slot: the one at that place of the order. */
static void start_block(Block *b, u32 slot, i64 place) {
    i64 index = L->block_order ? L->block_order[place] : place;
    u32 n = L->block[0] * L->block[1] * L->block[2];
    u32 *counts = L->counts + slot * counters_of(n);
    Pair nothing = {{0, 0}, {0, 0}};
    *b = (Block){.index = (u32)index, .slot = slot, .n = n, .live = n, .place = (u32)place};
    b->sequence = L->first_sequence + 1 + (u32)index;
    b->threads = L->threads + (u64)slot * n;
    b->traced = traced_as(index);
    for (u32 i = 0; i < NAMED_BARRIERS; i++) b->given[i] = nothing;
    if (L->slots > 1 && L->shared_bytes)
        b->shared = L->shared_copies + slot * (L->shared_bytes + bits_bytes());
    __builtin_memset(counts, 0, counters_of(n) * sizeof(u32));
    for (u32 i = 0; i < n; i++) {
        Thread *t = &b->threads[i];
        t->state = RUNNABLE;
        t->fuel = L->fuel;
        t->handle = 0;
        t->counts[0] = 1; /* the entry block runs once */
        queues[t->number] = (Queue){-1, -1, 0, 0};
    }
    char *shared = b->shared ? b->shared : L->base + L->shared_offset;
    if (L->fill >= 0) __builtin_memset(shared, (int)L->fill, L->shared_bytes);
    else overwrite_some(shared, L->shared_bytes, b->sequence);
    if (L->initialised)
        __builtin_memset(b->shared ? b->shared + L->shared_bytes : (char *)shared_bits(), 0,
                         bits_bytes());
    if (L->local_stride)
        __builtin_memset(b->threads[0].local, (int)L->fill, L->local_stride * n);
    if (L->local_stride && L->initialised)
        __builtin_memset(L->initialised + ((u64)(b->threads[0].local - L->base) >> 3), 0,
                         L->local_stride * n >> 3);
    if (b->traced && b->traced <= L->n_traced) {
        u64 warps = (n + LANES - 1) / LANES, pairs = warps * (u64)L->n_sites;
        __builtin_memset(L->group_of + (b->traced - 1) * pairs, 0, pairs * sizeof(i32));
        L->groups[b->traced - 1] = 0;
        L->turns[b->traced - 1] = L->most_turns;
        __builtin_memset(L->ordinal + (b->traced - 1) * n * (u64)L->n_sites, 0,
                         n * (u64)L->n_sites * sizeof(u32));
    }
    if (L->races) start_tracks(b);
}

/* Adds the block's counters to the launch's; a warp's count is the largest of its lanes'. */
static void fold_block(const Block *b) {
    i64 nb = L->n_blocks, row = L->strata ? L->strata[b->place] * nb : 0;
    i64 *warp_blocks = L->warp_blocks + row, *thread_blocks = L->thread_blocks + row;
    u32 warps = (b->n + LANES - 1) / LANES;
    for (u32 w = 0; w < warps; w++) {
        const u32 *first = b->threads[w * LANES].counts, *c = first;
        u64 spent[LANES] = {0};
        i64 total = 0;
        for (i64 block = 0; block < nb; block++, c += LANES) {
            u32 most = 0, sum = 0, weight = (u32)L->weights[block];
            for (int i = 0; i < LANES; i++) {
                most = c[i] > most ? c[i] : most;
                sum += c[i];
                spent[i] += (u64)c[i] * weight;
            }
            warp_blocks[block] += most;
            thread_blocks[block] += sum;
            total += (i64)most * weight;
            if (b->traced && b->traced <= L->n_traced) {
                i64 turns = L->turns[b->traced - 1];
                L->sampled_warp_blocks[block] += most < turns ? most : turns;
            }
        }
        if (L->work) {
            L->work[b->place] += total;
            if (total > L->longest_of[b->place]) L->longest_of[b->place] = total;
        }
        if (total > L->longest) {
            L->longest = total;
            c = first;
            for (i64 block = 0; block < nb; block++, c += LANES) {
                u32 most = 0;
                for (int i = 0; i < LANES; i++) most = c[i] > most ? c[i] : most;
                L->longest_warp[block] = most;
            }
        }
        for (u32 i = 0; i < LANES && w * LANES + i < b->n; i++) {
            if ((i64)spent[i] > L->fuel_used) L->fuel_used = (i64)spent[i];
            if ((i64)spent[i] > L->fuel)
                raise_fault(&b->threads[w * LANES + i], OUT_OF_FUEL, -1);
        }
    }
}

static void end_block(Block *b) {
    for (u32 i = 0; i < b->n; i++) abandon_copies(&b->threads[i]);
    if (!gevo_state.faulted) fold_block(b);
    if (L->races) end_tracks(b);
    b->live = 0;
}
