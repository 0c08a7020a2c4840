/* cp.async: a copy that happens at its own wait, or at any time before.

   Its accesses stand in the detector as pending until they have been waited for: whoever
   conflicts with them, the thread itself included, races. The data move when the thread waits,
   or at once where the schedule says so. */

enum { NO_COPY = -1 };

static Queue *queue_of(const Thread *t) { return &queues[t->number]; }

static void perform_copy(Copy *c) {
    if (c->performed) return;
    c->performed = 1;
    for (u32 i = 0; i < c->size; i++) c->to[i] = i < c->length ? c->from[i] : 0;
    if (L->scheduled) touch((u64)(c->to - L->base), c->size);
}

/* Takes this thread out of a pending record. True when nobody is left in it. */
static int settled(const Track *k, Rec *r) {
    if (!(r->kind & ASYNC) || !own_record(k, r)) return 0;
    r->mask &= ~(1u << k->lane);
    return !r->mask;
}

/* Takes the pending records of this thread away from the granules. */
static void settle_pending(const Thread *t, u64 offset, u64 size) {
    const Track *k = track_of(t);
    i32 space = space_of(offset);
    if (!size || (space != 1 && space != 3)) return;
    u64 g = (u64)L->granule, first = offset & ~(g - 1);
    Cell *c = cells_at(t, space, first);
    u32 stamp = stamp_of(t, space);
    for (u64 o = first; o < offset + size; o += g, c++)
        for (int write = 0; write < 2 && c->stamp == stamp; write++) {
            List *l = c->more[write];
            for (u32 i = l ? l->n : 0; i-- > 0;)
                if (settled(k, &l->rec[i])) l->rec[i] = l->rec[--l->n];
            if (settled(k, &c->last[write])) c->last[write].block = 0;
        }
}

static void complete_copy(const Thread *t, Copy *c) {
    perform_copy(c);
    if (!L->races) return;
    u64 to = (u64)(c->to - L->base), from = (u64)(c->from - L->base);
    settle_pending(t, to, c->size);
    settle_pending(t, from, c->length);
    if (c->length) detect(t, (u32)c->site_from, from, c->length, LOAD, c->length, 0);
    detect(t, (u32)c->site_to, to, c->size, STORE, c->size, 0);
    look_at_contents(t, (u32)c->site_to, to, c->size, STORE);
}

/* Completes this thread's copies of the groups before `group`. */
static void complete_before(const Thread *t, u32 group) {
    Queue *q = queue_of(t);
    while (q->first != NO_COPY && copies[q->first].group < group) {
        i32 gone = q->first;
        complete_copy(t, &copies[gone]);
        q->first = copies[gone].next;
        copies[gone].next = free_copy;
        free_copy = gone;
    }
    if (q->first == NO_COPY) q->last = NO_COPY;
}

/* Copies that nobody waits for happen some time; nobody may read what they write. */
static void abandon_copies(const Thread *t) {
    Queue *q = queue_of(t);
    while (q->first != NO_COPY) {
        i32 gone = q->first;
        perform_copy(&copies[gone]);
        q->first = copies[gone].next;
        copies[gone].next = free_copy;
        free_copy = gone;
    }
    q->last = NO_COPY;
}

/* cp.async of `size` bytes, of which `length` are read and the others zero. Returns 1 unless an
   address is not valid. */
i32 gevo_async(Thread *t, i32 site_to, char *to, i32 site_from, char *from, u32 size, u32 length) {
    if (length > size) length = size;
    if (!check(t, site_to, to, size, size, 1)) return 0;
    if (length && !check(t, site_from, from, length, size, 0)) return 0;
    if (length && t->block->traced) trace(t, (u32)site_from, (u64)(from - L->base), size, LOAD);
    if (t->block->traced) trace(t, (u32)site_to, (u64)(to - L->base), size, STORE);
    Queue *q = queue_of(t);
    i32 n = free_copy;
    if (n != NO_COPY) free_copy = copies[n].next;
    else if (n_copies < MOST_COPIES) n = n_copies++;
    else {
        raise_fault(t, NO_MEMORY, -1);
        return 0;
    }
    copies[n] = (Copy){to, from, size, length, site_to, site_from, q->group, NO_COPY, 0, 0};
    if (q->last == NO_COPY) q->first = n;
    else copies[q->last].next = n;
    q->last = n;
    if (L->races) {
        u32 bits = ASYNC;
        if (length)
            detect(t, (u32)site_from, (u64)(from - L->base), length, LOAD | bits, length, 0);
        detect(t, (u32)site_to, (u64)(to - L->base), size, STORE | bits, size, 0);
    }
    if (L->scheduled && L->schedule.policy > REVERSED && random_below(2)) perform_copy(&copies[n]);
    return 1;
}

void gevo_async_commit(Thread *t) { queue_of(t)->group++; }

/* Waits until at most `pending` groups are left; for all copies when it is negative. */
void gevo_async_wait(Thread *t, i32 pending) {
    Queue *q = queue_of(t);
    if (pending < 0) complete_before(t, ++q->group);
    else if (q->group > (u32)pending) complete_before(t, q->group - (u32)pending);
}
