/* What all parts use: the launch, its first fault, random numbers. */

State gevo_state;
static Launch *L;

static int raise_fault(const Thread *t, i32 kind, i32 site) {
    if (gevo_state.faulted) return 0;
    gevo_state.faulted = 1;
    L->fault.kind = kind;
    L->fault.site = site;
    L->fault.other_site = -1;
    L->fault.block = t ? t->block->index : 0;
    L->fault.thread = t ? t->index : 0;
    return 0;
}

static void forgive(const Thread *t, i32 kind, i32 site, u64 offset, u64 size);

static int raise_access(const Thread *t, i32 kind, i32 site, const char *p, u64 size, int store) {
    if (gevo_state.faulted) return 0;
    if (L->forgiving) {
        forgive(t, kind, site, (u64)p - (u64)L->base, size);
        return 0;
    }
    raise_fault(t, kind, site);
    L->fault.address = (u64)p - (u64)L->base;
    L->fault.size = size;
    L->fault.is_store = store;
    return 0;
}

static u64 random_state;

static u64 random_bits(void) { /* splitmix64: Steele, Lea and Flood, OOPSLA 2014 */
    u64 z = random_state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

static u32 random_below(u32 n) { return (u32)(random_bits() % n); }

/* SplitMix64's output function (Steele, Lea and Flood 2014). */
static u64 mixed(u64 x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}
