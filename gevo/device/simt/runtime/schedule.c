/* Runs the blocks of a launch one after another, and the threads of a block in turns. */

static u64 frames_used;

/* Memory for a coroutine's frame, reset per block. Null, with a fault, when there is none. */
void *gevo_frame(Thread *t, u64 size) {
    u64 rounded = (size + 63) & ~63ull;
    if (rounded > L->largest_frame) L->largest_frame = rounded;
    if (rounded > L->frames_bytes - frames_used) {
        raise_fault(t, FRAME_TOO_LARGE, -1);
        return 0;
    }
    t->handle = L->frames + frames_used;
    frames_used += rounded;
    return t->handle;
}

static u32 arrivals[NAMED_BARRIERS];

/* barrier.arrive: counts for a named barrier without waiting. */
void gevo_arrive(Thread *t, i32 site, u32 id, u32 count) {
    if (id >= NAMED_BARRIERS || !count) raise_fault(t, BAD_BARRIER, site);
    else arrivals[id]++;
}

static void release_barrier(Thread *threads, u32 n, u64 id) {
    u32 count = 0, all = 1;
    for (u32 i = 0; i < n; i++)
        if (threads[i].state == AT_BARRIER && threads[i].a == id) {
            if (threads[i].c & 1) count++;
            else all = 0;
        }
    for (u32 i = 0; i < n; i++) {
        Thread *t = &threads[i];
        if (t->state != AT_BARRIER || t->a != id) continue;
        t->result = t->kind == BARRIER_POPC ? count : t->kind == BARRIER_AND ? all : count != 0;
        t->state = RUNNABLE;
    }
    arrivals[id] = 0;
    epoch++;
}

/* Called when no thread can run. 1 released, 0 all done, -1 fault. */
static int resolve_barriers(Thread *threads, u32 n) {
    const Thread *first = 0, *stuck = 0;
    u32 live = 0, at[NAMED_BARRIERS] = {0};
    for (u32 i = 0; i < n; i++) {
        const Thread *t = &threads[i];
        if (t->state == DONE) continue;
        live++;
        if (t->state == AT_WARP) { if (!stuck) stuck = t; continue; }
        if (t->a >= NAMED_BARRIERS) return raise_fault(t, BAD_BARRIER, (i32)t->site) - 1;
        at[t->a]++;
        if (t->b) continue;
        if (!first) first = t;
        else if (first->a == t->a && first->site != t->site) {
            raise_fault(t, DIVERGENT_BARRIER, (i32)t->site);
            L->fault.other_site = (i32)first->site;
            L->fault.other_thread = first->index;
            return -1;
        }
    }
    if (!live) return 0;
    for (u32 i = 0; i < n; i++) {
        const Thread *t = &threads[i];
        if (t->state != AT_BARRIER) continue;
        if (t->b ? at[t->a] + arrivals[t->a] >= t->b : at[t->a] == live) {
            release_barrier(threads, n, t->a);
            return 1;
        }
    }
    const Thread *waiting = stuck ? stuck : first;
    if (!waiting) {
        for (u32 i = 0; i < n && !waiting; i++)
            if (threads[i].state == AT_BARRIER) waiting = &threads[i];
    }
    raise_fault(waiting, stuck ? STUCK_WARP : DEADLOCK, (i32)waiting->site);
    for (u32 i = 0; i < n; i++)
        if (threads[i].state != DONE && threads[i].site != waiting->site) {
            L->fault.other_site = (i32)threads[i].site;
            L->fault.other_thread = threads[i].index;
            break;
        }
    return -1;
}

static void run_plain(Thread *threads, u32 n) {
    void (*entry)(Thread *) = (void (*)(Thread *))L->entry;
    for (u32 k = 0; k < (n + LANES - 1) / LANES && !gevo_state.faulted; k++) {
        u32 w = L->warp_order ? (u32)L->warp_order[k] : k;
        for (u32 i = w * LANES; i < (w + 1) * LANES && i < n; i++) {
            entry(&threads[i]);
            if (gevo_state.faulted) return;
        }
    }
}

typedef void (*Resume)(void *);

/* Runs every runnable lane until it waits. Returns how many wait at a warp operation. */
static u32 step_lanes(Thread *warp, u32 lanes) {
    u32 waiting = 0;
    for (u32 i = 0; i < lanes; i++) {
        Thread *t = &warp[i];
        if (t->state == RUNNABLE) {
            if (t->handle) (*(Resume *)t->handle)(t->handle);
            else ((void (*)(Thread *))L->entry)(t);
            if (gevo_state.faulted) return 0;
        }
        waiting += t->state == AT_WARP;
    }
    return waiting;
}

static void run_coroutines(Thread *threads, u32 n) {
    u32 warps = (n + LANES - 1) / LANES;
    for (;;) {
        for (u32 k = 0; k < warps; k++) {
            u32 w = L->warp_order ? (u32)L->warp_order[k] : k;
            u32 lanes = n - w * LANES < LANES ? n - w * LANES : LANES;
            Thread *warp = threads + w * LANES;
            while (step_lanes(warp, lanes) && resolve_warp(warp, lanes) > 0) {}
            if (gevo_state.faulted) return;
        }
        if (resolve_barriers(threads, n) <= 0) return;
    }
}

static void start_block(u32 n, u32 warps) {
    Thread *t = L->threads;
    u64 stride = (u64)L->n_blocks * LANES;
    __builtin_memset(L->counts, 0, warps * stride * sizeof(u32));
    frames_used = 0;
    epoch = 0;
    acquired = 0;
    for (u32 i = 0; i < n; i++, t++) {
        t->state = RUNNABLE;
        t->fuel = L->fuel;
        t->handle = 0;
        L->counts[(i / LANES) * stride + i % LANES] = 1; /* the entry block runs once */
    }
    for (u32 i = 0; i < NAMED_BARRIERS; i++) arrivals[i] = 0;
    __builtin_memset(L->base + L->shared_offset, (int)L->fill, L->shared_bytes);
    if (L->local_stride)
        __builtin_memset(L->base + L->local_offset, (int)L->fill, L->local_stride * n);
    if (L->races) {
        for (u32 i = 0; i < n * LANES; i++) L->clocks[i] = i / LANES % LANES == i % LANES;
        L->sequence++;
    }
}

/* Adds the block's counters to the launch's; a warp's count is the largest of its lanes'. */
static void fold_block(u32 warps, int sampled) {
    i64 nb = L->n_blocks;
    for (u32 w = 0; w < warps; w++) {
        const u32 *c = L->counts + w * nb * LANES;
        u64 spent[LANES] = {0};
        i64 total = 0;
        for (i64 b = 0; b < nb; b++, c += LANES) {
            u32 most = 0, sum = 0, weight = (u32)L->weights[b];
            for (int i = 0; i < LANES; i++) {
                most = c[i] > most ? c[i] : most;
                sum += c[i];
                spent[i] += (u64)c[i] * weight;
            }
            L->warp_blocks[b] += most;
            L->thread_blocks[b] += sum;
            total += (i64)most * weight;
            if (sampled) L->sampled_warp_blocks[b] += most < L->per_warp_limit ? most : L->per_warp_limit;
        }
        if (total > L->longest) {
            L->longest = total;
            c = L->counts + w * nb * LANES;
            for (i64 b = 0; b < nb; b++, c += LANES) {
                u32 most = 0;
                for (int i = 0; i < LANES; i++) most = c[i] > most ? c[i] : most;
                L->longest_warp[b] = most;
            }
        }
        for (int i = 0; i < LANES; i++) {
            if ((i64)spent[i] > L->fuel_used) L->fuel_used = (i64)spent[i];
            if ((i64)spent[i] > L->fuel) raise_fault(&L->threads[w * LANES + i], OUT_OF_FUEL, -1);
        }
    }
}

static void set_limits(int hooks) {
    for (int i = 0; i < 6; i++) gevo_state.limit[i] = hooks ? 0 : L->size >> i;
}

static int is_sampled(i64 block) {
    for (i64 i = 0; i < L->n_sampled; i++)
        if (L->sampled[i] == block) return 1;
    return 0;
}

static void setup_threads(u32 n) {
    const u32 *d = L->block;
    for (u32 i = 0; i < n; i++) {
        Thread *t = &L->threads[i];
        t->tid[0] = i % d[0];
        t->tid[1] = i / d[0] % d[1];
        t->tid[2] = i / d[0] / d[1];
        t->lane = i % LANES;
        t->warp = i / LANES;
        t->index = i;
        t->counts = L->counts + (u64)(i / LANES) * (u64)L->n_blocks * LANES + i % LANES;
        t->local = L->base + L->local_offset + i * L->local_stride;
    }
}

/* Runs the launch; L->fault.kind is 0 when every block ended well. */
void gevo_launch(Launch *launch) {
    L = launch;
    gevo_state.faulted = 0;
    u32 n = L->block[0] * L->block[1] * L->block[2], warps = (n + LANES - 1) / LANES;
    i64 blocks = (i64)L->grid[0] * L->grid[1] * L->grid[2];
    setup_threads(n);
    for (int i = 0; i < 3; i++) {
        gevo_state.ntid[i] = L->block[i];
        gevo_state.nctaid[i] = L->grid[i];
    }
    for (i64 k = 0; k < blocks && !gevo_state.faulted; k++) {
        i64 b = L->block_order ? L->block_order[k] : k;
        block_index = (u32)b;
        gevo_state.ctaid[0] = (u32)(b % L->grid[0]);
        gevo_state.ctaid[1] = (u32)(b / L->grid[0] % L->grid[1]);
        gevo_state.ctaid[2] = (u32)(b / L->grid[0] / L->grid[1]);
        tracing = is_sampled(b);
        if (tracing) {
            __builtin_memset(L->row_of, 0, warps * L->n_sites * L->per_warp_limit * sizeof(i32));
            __builtin_memset(L->ordinal, 0, n * L->n_sites * sizeof(u32));
        }
        set_limits(tracing || L->races);
        start_block(n, warps);
        if (L->coroutine) run_coroutines(L->threads, n);
        else run_plain(L->threads, n);
        if (!gevo_state.faulted) fold_block(warps, tracing);
    }
}
