/* Runs the blocks of a launch one after another, and the threads of a block in turns: what the
   search does. schedule.c does it in every other way. */

static void run_plain(Block *b) {
    void (*entry)(Thread *) = (void (*)(Thread *))L->entry;
    for (u32 k = 0; k < (b->n + LANES - 1) / LANES && !gevo_state.faulted; k++) {
        u32 w = L->warp_order ? (u32)L->warp_order[k] : k;
        for (u32 i = w * LANES; i < (w + 1) * LANES && i < b->n; i++) {
            entry(&b->threads[i]);
            if (gevo_state.faulted) return;
        }
    }
}

typedef void (*Resume)(void *);

static void resume(Thread *t) {
    if (t->handle) (*(Resume *)t->handle)(t->handle);
    else ((void (*)(Thread *))L->entry)(t);
}

/* Runs every runnable lane until it waits. Returns how many wait at a warp operation. */
static u32 step_lanes(Thread *warp, u32 lanes) {
    u32 waiting = 0;
    for (u32 i = 0; i < lanes; i++) {
        Thread *t = &warp[i];
        if (t->state == RUNNABLE) {
            resume(t);
            if (gevo_state.faulted) return 0;
            if (t->state == AT_BARRIER) come(t);
            else if (t->state == DONE) leave(t);
        }
        waiting += t->state == AT_WARP;
    }
    return waiting;
}

static void run_coroutines(Block *b) {
    u32 warps = (b->n + LANES - 1) / LANES;
    u32 before = releases - 1;
    while (before != releases && b->live && !gevo_state.faulted) {
        before = releases;
        for (u32 k = 0; k < warps; k++) {
            u32 w = L->warp_order ? (u32)L->warp_order[k] : k;
            Thread *warp = b->threads + w * LANES;
            u32 lanes = lanes_of(b, w);
            while (step_lanes(warp, lanes) && resolve_warp(warp, lanes) > 0) {}
            if (gevo_state.faulted) return;
        }
    }
    if (b->live && !gevo_state.faulted) raise_stuck(b);
}

static void run_in_order(i64 n_blocks) {
    Block *b = &blocks[0];
    for (i64 k = 0; k < n_blocks && !gevo_state.faulted; k++) {
        start_block(b, 0, k);
        frames_used = 0;
        free_frames = 0;
        running = 0;
        make_running(b);
        if (L->coroutine) run_coroutines(b);
        else run_plain(b);
        end_block(b);
    }
}
