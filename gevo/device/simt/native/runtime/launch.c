/* Runs a launch; L->fault.kind is 0 when every block ended well. */
void gevo_launch(Launch *launch) {
    L = launch;
    gevo_state.faulted = 0;
    u32 n = L->block[0] * L->block[1] * L->block[2];
    i64 all = (i64)L->grid[0] * L->grid[1] * L->grid[2], n_blocks = L->n_run ? L->n_run : all;
    u64 threads = n * (u64)L->slots;
    tracks = (Track *)L->scratch;
    turns = (Turn *)(tracks + threads);
    ready = (Thread **)(turns + threads);
    parked = ready + threads;
    queues = (Queue *)(parked + threads);
    copies = (Copy *)L->copies;
    n_copies = 0;
    free_copy = NO_COPY;
    for (u32 s = 0; s < (u32)L->slots; s++)
        set_up_threads(s, n, L->counts + s * counters_of(n));
    for (int i = 0; i < 3; i++) {
        gevo_state.ntid[i] = L->block[i];
        gevo_state.nctaid[i] = L->grid[i];
    }
    if (L->races) start_detector();
    if (L->scheduled) run_scheduled(n_blocks);
    else run_in_order(n_blocks);
    if (L->races) report_doubts();
}

/* Bytes of Launch.scratch that a thread needs. */
u64 gevo_scratch_bytes(void) {
    return sizeof(Track) + sizeof(Turn) + 2 * sizeof(Thread *) + sizeof(Queue);
}

u64 gevo_copies_bytes(void) { return MOST_COPIES * sizeof(Copy); }
