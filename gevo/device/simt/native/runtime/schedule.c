/* Runs the threads of a launch in the order that a policy gives, several blocks at a time.

   A thread is suspended before every strong access and every fence, and where it waits for
   others. A program without races shows all of its behaviours when threads are switched only
   there; a race is found wherever they run. The policies:

   IN_ORDER, REVERSED  the ready thread with the lowest (highest) block, warp and lane
   RANDOM              any ready thread, with more or less inclination to stay with one
   PRIORITIES          random priorities that change at a few random moments (PCT: Burckhardt et
                       al., ASPLOS 2010)
   STARVE              RANDOM, but one thread at a time is held at a certain instruction until
                       no other can go on

   A thread that reads the same values again and again polls: it is parked until somebody writes
   there. When all that are left poll, and go on polling when they may, nothing will ever happen:
   a livelock, or blocks wait for one that has not been started. */

enum { SPIN = 4, STALE_READS = 3, LONG_RUN = 1 << 12, LOOK_UP = 256 };
/* So many more polls before one who is held is let go (the first few times in a launch, for those
   who wait a while and then go on, and later), and before a livelock is one. */
enum { HOLD_ON = 1 << 15, LONG_HOLDS = 3, HOLD_BRIEFLY = 1 << 9, PATIENCE = 1 << 21 };

static Thread **ready; /* a heap: the one with the lowest rank first */
static Thread **parked;
static u32 n_ready, n_parked, in_flight;
static Thread *held, *let_go;
static u32 holds;
static u64 woken_at, patience;
static i64 next_block;
static u32 inclination; /* RANDOM switches at one of so many points */

static int may_be_late(const Thread *t) {
    return L->schedule.late && track_of(t)->stale < STALE_READS &&
           random_below(256) < L->schedule.late;
}

static int before(const Thread *a, const Thread *b) {
    return turns[a->number].rank < turns[b->number].rank;
}

static void make_ready(Thread *t) {
    u32 i = n_ready++;
    turns[t->number].queued = 1;
    ready[i] = t;
    for (; i && before(ready[i], ready[(i - 1) / 2]); i = (i - 1) / 2) {
        Thread *up = ready[(i - 1) / 2];
        ready[(i - 1) / 2] = ready[i];
        ready[i] = up;
    }
}

static Thread *take_first(void) {
    Thread *t = ready[0];
    ready[0] = ready[--n_ready];
    for (u32 i = 0;;) {
        u32 least = i;
        for (u32 child = 2 * i + 1; child <= 2 * i + 2 && child < n_ready; child++)
            if (before(ready[child], ready[least])) least = child;
        if (least == i) return t;
        Thread *down = ready[i];
        ready[i] = ready[least];
        ready[least] = down;
        i = least;
    }
}

/* Any one; the heap has no order then, all ranks are equal. */
static Thread *take_any(void) {
    u32 i = random_below(n_ready);
    Thread *t = ready[i];
    ready[i] = ready[--n_ready];
    return t;
}

static int ranked(void) {
    return L->schedule.policy <= REVERSED || L->schedule.policy == PRIORITIES;
}

static u32 first_rank(const Thread *t, u32 started) {
    switch (L->schedule.policy) {
    case IN_ORDER: return started * MAX_THREADS + t->index;
    case REVERSED: return ~(started * MAX_THREADS + t->index);
    case PRIORITIES: return (1u << 30) + (u32)(random_bits() >> 34);
    default: return 0;
    }
}

/* Threads of a block that were released and that no list holds. */
static void queue_released(Block *b) {
    for (u32 i = 0; i < b->n; i++)
        if (b->threads[i].state == RUNNABLE && !turns[b->threads[i].number].queued)
            make_ready(&b->threads[i]);
}

static void park(Thread *t) { parked[n_parked++] = t; }

/* Wakes the parked threads for which something has been written; all of them with `all`. */
static void wake(int all) {
    u32 kept = 0;
    for (u32 i = 0; i < n_parked; i++) {
        Thread *t = parked[i];
        Turn *turn = &turns[t->number];
        u64 last = turn->poll[(turn->oldest + POLLED - 1) % POLLED].offset;
        if (!all && *watch_of(last) == turn->watched) parked[kept++] = t;
        else {
            turn->hits = 0;
            make_ready(t);
        }
    }
    n_parked = kept;
}

static u32 free_slot(void) {
    u32 slot = 0;
    while (blocks[slot].live) slot++;
    return slot;
}

/* Whether there is room for another block: at first one, until frames are known. */
static int has_room(u32 n) {
    if ((i64)in_flight >= L->slots) return 0;
    if (!L->coroutine || !in_flight) return 1;
    return L->largest_frame && frames_used + n * L->largest_frame <= L->frames_bytes;
}

static void start_blocks(i64 n_blocks) {
    u32 n = L->block[0] * L->block[1] * L->block[2];
    while (next_block < n_blocks && has_room(n)) {
        u32 slot = free_slot();
        Block *b = &blocks[slot];
        i64 k = next_block++;
        start_block(b, slot, k);
        in_flight++;
        progress++;
        for (u32 i = 0; i < n; i++) {
            Turn *turn = &turns[b->threads[i].number];
            *turn = (Turn){.rank = first_rank(&b->threads[i], (u32)k)};
            make_ready(&b->threads[i]);
        }
    }
}

/* A thread has ended: barriers and warp operations may have waited for nothing else. */
static void ended(Thread *t) {
    Block *b = t->block;
    Thread *warp = b->threads + t->warp * LANES;
    u32 lanes = lanes_of(b, t->warp);
    if (t->handle) free_frame(t);
    progress++;
    leave(t);
    for (u32 i = 0; i < lanes && !gevo_state.faulted; i++)
        if (warp[i].state == AT_WARP && warp[i].kind != ACTIVE_MASK) try_lane(warp, lanes, i);
    if (gevo_state.faulted) return;
    queue_released(b);
    if (b->live) return;
    end_block(b);
    if (running == b) running = 0;
    in_flight--;
}

/* Lets a thread go on until it waits. True when it is at a point, ready to go on. */
static int run_one(Thread *t) {
    Block *b = t->block;
    Turn *turn = &turns[t->number];
    make_running(b);
    turn->queued = 0;
    u32 before = releases;
    t->state = RUNNABLE;
    resume(t);
    if (gevo_state.faulted) return 0;
    if (!L->coroutine) t->state = DONE;
    if (releases != before) queue_released(b); /* by arriving at a barrier */
    if (t->state == AT_POINT) {
        L->points++;
        turn->queued = 1;
        if (turn->hits < SPIN) return 1;
        park(t);
        return 0;
    }
    turn->hits = 0;
    if (t->state == DONE) ended(t);
    else if (t->state == AT_BARRIER) {
        come(t);
        queue_released(b);
    } else if (t->state == AT_WARP && t->kind != ACTIVE_MASK) {
        if (try_lane(b->threads + t->warp * LANES, lanes_of(b, t->warp), t->lane))
            queue_released(b);
    }
    return 0;
}

/* activemask gives any set of the lanes that are there. */
static int release_active(void) {
    for (u32 s = 0; s < (u32)L->slots; s++) {
        Block *b = &blocks[s];
        for (u32 i = 0; b->live && i < b->n; i++) {
            if (b->threads[i].state != AT_WARP || b->threads[i].kind != ACTIVE_MASK) continue;
            Thread *warp = b->threads + i / LANES * LANES;
            u32 group = gather(warp, lanes_of(b, i / LANES), i % LANES), some = group;
            if (L->schedule.policy != IN_ORDER) some &= (u32)random_bits() | 1u << i % LANES;
            L->points++;
            perform(warp, some, ACTIVE_MASK);
            queue_released(b);
            return 1;
        }
    }
    return 0;
}

/* Nobody is ready. Returns 0 when the launch is over. */
static int find_work(i64 n_blocks) {
    if (n_parked && woken_at != progress) {
        woken_at = progress;
        patience = 0;
        wake(1);
        return 1;
    }
    if (held && n_parked && patience < (holds < LONG_HOLDS ? HOLD_ON : HOLD_BRIEFLY)) {
        patience += n_parked * SPIN;
        wake(1);
        return 1;
    }
    if (held) {
        patience = 0;
        let_go = held;
        held = 0;
        holds += n_parked > 0;
        make_ready(let_go);
        return 1;
    }
    if (release_active()) return 1;
    if (n_parked && patience < PATIENCE) {
        patience += n_parked * SPIN;
        wake(1);
        return 1;
    }
    if (n_parked) {
        raise_fault(parked[0], next_block < n_blocks ? STARVED : LIVELOCK, (i32)parked[0]->site);
        return 0;
    }
    for (u32 s = 0; s < (u32)L->slots; s++)
        if (blocks[s].live) {
            raise_stuck(&blocks[s]);
            return 0;
        }
    return 0;
}

static Thread *choose(Thread *current) {
    static u32 run;
    run = current ? run + 1 : 0;
    if (ranked()) {
        if (current) {
            Turn *turn = &turns[current->number];
            if (L->schedule.policy == PRIORITIES && !random_below(inclination))
                turn->rank = (1u << 31) + (u32)random_bits() / 2;
            make_ready(current);
        }
        if (run < LONG_RUN) return take_first();
        run = 0; /* who polls in a way that is not seen must not keep all others waiting */
        Thread *first = take_first();
        if (!n_ready) return first;
        u32 i = random_below(n_ready);
        Thread *t = ready[i];
        turns[first->number].rank = turns[t->number].rank;
        ready[i] = first;
        return t;
    }
    if (current && random_below(inclination)) return current;
    if (current) make_ready(current);
    return take_any();
}

/* STARVE: keep this one where it is? */
static int hold(Thread *t) {
    if (L->schedule.policy != STARVE || held || t == let_go || t->state != AT_POINT) return 0;
    if ((i64)t->site != L->schedule.held_site || random_bits() & 1) return 0;
    held = t;
    return 1;
}

static void run_scheduled(i64 n_blocks) {
    static const u8 inclinations[4] = {1, 3, 10, 40};
    random_state = L->schedule.seed * 0x632be59bd9b4e019ull + 1;
    inclination = inclinations[L->schedule.seed & 3];
    if (L->schedule.policy == PRIORITIES) inclination = 1u << (4 + random_below(10));
    n_ready = n_parked = in_flight = 0;
    held = let_go = 0;
    holds = 0;
    running = 0;
    frames_used = 0;
    free_frames = 0;
    woken_at = patience = progress = 0;
    next_block = 0;
    for (u32 s = 0; s < (u32)L->slots; s++) blocks[s].live = 0;
    Thread *current = 0;
    for (u32 step = 1; !gevo_state.faulted; step++) {
        start_blocks(n_blocks);
        if (step % LOOK_UP == 0) wake(0);
        if (!current && !n_ready) {
            if (!find_work(n_blocks)) break;
            continue;
        }
        Thread *t = choose(current);
        current = 0;
        if (hold(t)) continue;
        if (t == let_go) let_go = 0;
        current = run_one(t) ? t : 0;
    }
}
