/* Reuse distances of traced accesses (Mattson et al. 1970, with a Fenwick tree over time as in
   Olken 1981): how many other sectors were touched since a sector was touched last. */

enum { REUSE_SLOTS = 1 << 17, MOST_TOUCHES = 1 << 15 };

static i64 reuse_sector[REUSE_SLOTS];
static i32 reuse_last[REUSE_SLOTS], reuse_tree[MOST_TOUCHES + 1];

static void reuse_add(i32 at, i32 n) {
    for (; at <= MOST_TOUCHES; at += at & -at) reuse_tree[at] += n;
}

static i32 reuse_sum(i32 at) {
    i32 sum = 0;
    for (; at > 0; at -= at & -at) sum += reuse_tree[at];
    return sum;
}

/* Rows of global addresses in the order given; distances[k] counts those from 2^k to below
   2^(k+1), and 0 counts as 1. Returns how many sectors were touched, at most MOST_TOUCHES: what
   follows then is left out. */
i64 gevo_reuse(const i64 *address, const i64 *order, i64 rows, i64 *distances) {
    i32 now = 0;
    __builtin_memset(reuse_last, 0, sizeof reuse_last);
    __builtin_memset(reuse_tree, 0, sizeof reuse_tree);
    for (i64 r = 0; r < rows; r++) {
        const i64 *row = address + order[r] * LANES;
        i64 n = 0, greatest = 0;
        for (int lane = 0; lane < LANES; lane++)
            if (row[lane] >= 0) n = add_piece(row[lane] / SECTOR, n, &greatest);
        for (i64 i = 0; i < n; i++) {
            if (now == MOST_TOUCHES) return now;
            u64 slot = (u64)pieces[i] * 0x9e3779b97f4a7c15ull >> 47;
            while (reuse_last[slot] && reuse_sector[slot] != pieces[i])
                slot = (slot + 1) & (REUSE_SLOTS - 1);
            i32 last = reuse_last[slot];
            if (last) {
                i32 between = reuse_sum(now) - reuse_sum(last);
                int k = 0;
                while (between >> (k + 1)) k++;
                distances[k]++;
                reuse_add(last, -1);
            }
            reuse_sector[slot] = pieces[i];
            reuse_last[slot] = ++now;
            reuse_add(now, 1);
        }
    }
    return now;
}
