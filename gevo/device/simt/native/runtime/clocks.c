/* What a thread knows to have happened: vector clocks over all threads of a launch, compressed
   and shared. A thread's clock says of each thread up to which of its epochs everything is
   ordered before now. It is kept by block and warp: one number where all lanes of a warp are
   known up to the same epoch, a leaf with 32 numbers where they are not; other blocks are listed
   only when something of them is known. Parts are shared and never changed while more than one
   refers to them (BARRACUDA, Eizenberg et al. 2017, section 4.3, has the idea). */

static struct Free { struct Free *next; } *free_parts[40];
static u64 pool_used;

static u32 class_of(u64 size) {
    u32 c = 4;
    while (1ull << c < size) c++;
    return c;
}

static void pool_reset(void) {
    for (int i = 0; i < 40; i++) free_parts[i] = 0;
    pool_used = 0;
}

/* True when another step of the detector has memory to spare. */
static int pool_ready(void) { return pool_used + (32u << 20) <= L->pool_bytes; }

static void *take(u64 size) {
    u32 c = class_of(size);
    struct Free *f = free_parts[c];
    if (f) {
        free_parts[c] = f->next;
        return f;
    }
    void *p = L->pool + pool_used;
    pool_used += 1ull << c;
    return p;
}

static void put(void *p, u64 size) {
    u32 c = class_of(size);
    struct Free *f = p;
    f->next = free_parts[c];
    free_parts[c] = f;
}

static u64 own_size(u32 warps) { return sizeof(Own) + warps * sizeof(WarpClock); }
static u64 others_size(u32 n) { return sizeof(Others) + n * sizeof(Own *); }

static Leaf *hold_leaf(Leaf *l) { if (l) l->refs++; return l; }
static Own *hold_own(Own *o) { if (o) o->refs++; return o; }
static Others *hold_others(Others *o) { if (o) o->refs++; return o; }

static void drop_leaf(Leaf *l) {
    if (l && !--l->refs) put(l, sizeof *l);
}

static void drop_own(Own *o) {
    if (!o || --o->refs) return;
    for (u32 w = 0; w < o->warps; w++) drop_leaf(o->warp[w].leaf);
    put(o, own_size(o->warps));
}

static void drop_others(Others *o) {
    if (!o || --o->refs) return;
    for (u32 i = 0; i < o->n; i++) drop_own(o->own[i]);
    put(o, others_size(o->n));
}

static Own *new_own(u32 block, u32 warps) {
    Own *o = take(own_size(warps));
    o->refs = 1;
    o->block = block;
    o->warps = warps;
    for (u32 w = 0; w < warps; w++) o->warp[w] = (WarpClock){0, 0, 0};
    return o;
}

/* A part that only the caller refers to, with the same contents. */
static Own *own_alone(Own *o) {
    if (o->refs == 1) return o;
    Own *copy = take(own_size(o->warps));
    __builtin_memcpy(copy, o, own_size(o->warps));
    copy->refs = 1;
    for (u32 w = 0; w < o->warps; w++) hold_leaf(copy->warp[w].leaf);
    o->refs--;
    return copy;
}

static u32 lane_clock(const WarpClock *w, u32 lane) {
    return w->leaf ? w->leaf->lane[lane] : w->floor;
}

/* Gives a warp these 32 epochs. */
static void set_lanes(WarpClock *w, const u32 *lane) {
    int uniform = 1;
    for (int i = 1; i < LANES; i++) uniform &= lane[i] == lane[0];
    Leaf *old = w->leaf;
    if (uniform) {
        w->floor = lane[0];
        w->leaf = 0;
    } else {
        Leaf *l = old && old->refs == 1 ? hold_leaf(old) : take(sizeof *l);
        if (l != old) l->refs = 1;
        for (int i = 0; i < LANES; i++) l->lane[i] = lane[i];
        w->leaf = l;
    }
    drop_leaf(old);
}

/* Raises the lanes of a mask to an epoch. */
static void raise_lanes(Own **own, u32 warp, u32 mask, u32 epoch) {
    u32 all[LANES];
    int change = 0;
    for (u32 i = 0; i < LANES; i++) {
        all[i] = lane_clock(&(*own)->warp[warp], i);
        if (!(mask >> i & 1) || all[i] >= epoch) continue;
        all[i] = epoch;
        change = 1;
    }
    if (!change) return;
    *own = own_alone(*own);
    set_lanes(&(*own)->warp[warp], all);
}

/* 1 when a has nothing that b lacks, 2 the other way round, 3 both. */
static int compare_warps(const WarpClock *a, const WarpClock *b) {
    if (a->leaf == b->leaf && (a->leaf || a->floor == b->floor)) return 3;
    int less = 1, more = 2;
    for (u32 i = 0; i < LANES; i++) {
        u32 x = lane_clock(a, i), y = lane_clock(b, i);
        if (x > y) less = 0;
        if (x < y) more = 0;
    }
    return less | more;
}

/* Joins b, which stays, into *a. */
static void own_join(Own **a, Own *b) {
    if (*a == b) return;
    int all = 3;
    for (u32 w = 0; w < b->warps; w++) all &= compare_warps(&(*a)->warp[w], &b->warp[w]);
    if (all & 2) return;
    if (all & 1) {
        drop_own(*a);
        *a = hold_own(b);
        return;
    }
    Own *o = *a = own_alone(*a);
    for (u32 w = 0; w < b->warps; w++) {
        int which = compare_warps(&o->warp[w], &b->warp[w]);
        if (which & 2) continue;
        if (which & 1) {
            drop_leaf(o->warp[w].leaf);
            o->warp[w] = b->warp[w];
            hold_leaf(o->warp[w].leaf);
            continue;
        }
        u32 all_lanes[LANES];
        for (u32 i = 0; i < LANES; i++) {
            u32 x = lane_clock(&o->warp[w], i), y = lane_clock(&b->warp[w], i);
            all_lanes[i] = x > y ? x : y;
        }
        set_lanes(&o->warp[w], all_lanes);
    }
}

/* Place of a block in the list, or where it would be. */
static u32 place_of(const Others *o, u32 block) {
    u32 low = 0, high = o ? o->n : 0;
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (o->own[middle]->block < block) low = middle + 1;
        else high = middle;
    }
    return low;
}

static Others *others_alone(Others *o, u32 at, int grow) {
    u32 n = o ? o->n : 0;
    if (!grow && o->refs == 1) return o;
    Others *copy = take(others_size(n + (u32)grow));
    copy->refs = 1;
    copy->n = n + (u32)grow;
    for (u32 i = 0; i < n; i++) copy->own[i + (grow && i >= at)] = hold_own(o->own[i]);
    drop_others(o);
    return copy;
}

/* Joins what is known of one block, which stays, into *a. */
static void order_add(Order *a, Own *x) {
    if (!a->own) {
        a->own = hold_own(x);
        return;
    }
    if (x->block == a->own->block) {
        own_join(&a->own, x);
        return;
    }
    u32 i = place_of(a->others, x->block);
    if (!a->others || i == a->others->n || a->others->own[i]->block != x->block) {
        a->others = others_alone(a->others, i, 1);
        a->others->own[i] = hold_own(x);
        return;
    }
    Own *joined = hold_own(a->others->own[i]);
    own_join(&joined, x);
    if (joined != a->others->own[i]) {
        a->others = others_alone(a->others, i, 0);
        drop_own(a->others->own[i]);
        a->others->own[i] = joined;
    } else {
        drop_own(joined);
    }
}

static void order_join(Order *a, const Order *b) {
    if (!b->own || (a->own == b->own && a->others == b->others)) return;
    if (!a->own) {
        a->own = hold_own(b->own);
        a->others = hold_others(b->others);
        return;
    }
    if (b->others && b->others != a->others) {
        u32 mine = a->own->block, i = place_of(b->others, mine);
        int has_mine = i < b->others->n && b->others->own[i]->block == mine;
        if (!a->others && !has_mine) a->others = hold_others(b->others);
        else
            for (u32 k = 0; k < b->others->n; k++) order_add(a, b->others->own[k]);
    }
    order_add(a, b->own);
}

static void order_drop(Order *a) {
    drop_own(a->own);
    drop_others(a->others);
    *a = (Order){0, 0};
}

static void order_set(Order *a, const Order *b) {
    Order old = *a;
    a->own = hold_own(b->own);
    a->others = hold_others(b->others);
    order_drop(&old);
}

static int same_order(const Order *a, const Order *b) {
    return a->own == b->own && a->others == b->others;
}

static void pair_join(Pair *a, const Pair *b) {
    int alike = same_order(&a->hb, &a->sc) && same_order(&b->hb, &b->sc);
    order_join(&a->hb, &b->hb);
    if (alike) order_set(&a->sc, &a->hb);
    else order_join(&a->sc, &b->sc);
}

static void pair_set(Pair *a, const Pair *b) {
    order_set(&a->hb, &b->hb);
    order_set(&a->sc, &b->sc);
}

static void pair_drop(Pair *a) {
    order_drop(&a->hb);
    order_drop(&a->sc);
}

static void pair_set_lanes(Pair *p, u32 warp, u32 mask, u32 epoch) {
    int alike = same_order(&p->hb, &p->sc);
    if (alike) order_drop(&p->sc); /* so that the clock is not copied because of the second */
    raise_lanes(&p->hb.own, warp, mask, epoch);
    if (alike) order_set(&p->sc, &p->hb);
    else raise_lanes(&p->sc.own, warp, mask, epoch);
}

/* What is known of a block; null when nothing. */
static const Own *known_of(const Order *o, u32 block) {
    if (!o->own) return 0;
    if (o->own->block == block) return o->own;
    u32 i = place_of(o->others, block);
    return o->others && i < o->others->n && o->others->own[i]->block == block ? o->others->own[i] : 0;
}
