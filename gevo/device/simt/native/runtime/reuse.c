/* Reuse distances of traced accesses (Mattson et al. 1970, with a Fenwick tree over time as in
   Olken 1981): how many other sectors were touched since a sector was touched last. */

enum { REUSE_SLOTS = 1 << 17, MOST_TOUCHES = 1 << 15 };

/* When each sector was touched last, counted over all calls, so that nothing need be cleared for
   the next one; and the tree, which grows with time. */
static i64 reuse_sector[REUSE_SLOTS], reuse_last[REUSE_SLOTS], reuse_time;
static i32 reuse_tree[MOST_TOUCHES + 1];

static i32 reuse_sum(i32 at) {
    i32 sum = 0;
    for (; at > 0; at -= at & -at) sum += reuse_tree[at];
    return sum;
}

/* One more moment, in which a sector was touched last. */
static void reuse_append(i32 at) {
    reuse_tree[at] = 1 + reuse_sum(at - 1) - reuse_sum(at & (at - 1));
}

/* The sector that was touched at that moment has been touched again. */
static void reuse_remove(i32 at, i32 now) {
    for (; at <= now; at += at & -at) reuse_tree[at]--;
}

/* Rows of global addresses in the order given; distances[k] counts those from 2^k to below
   2^(k+1), and 0 counts as 1. Returns how many sectors were touched, at most MOST_TOUCHES: what
   follows then is left out. */
i64 gevo_reuse(const i64 *address, const i64 *order, i64 rows, i64 *distances) {
    i64 start = reuse_time;
    i32 now = 0;
    for (i64 r = 0; r < rows && now < MOST_TOUCHES; r++) {
        const i64 *row = address + order[r] * LANES;
        i64 n = 0, greatest = 0;
        for (int lane = 0; lane < LANES; lane++)
            if (row[lane] >= 0) n = add_piece(row[lane] / SECTOR, n, &greatest);
        for (i64 i = 0; i < n && now < MOST_TOUCHES; i++) {
            u64 slot = (u64)pieces[i] * 0x9e3779b97f4a7c15ull >> 47;
            while (reuse_last[slot] > start && reuse_sector[slot] != pieces[i])
                slot = (slot + 1) & (REUSE_SLOTS - 1);
            if (reuse_last[slot] > start) {
                i32 last = (i32)(reuse_last[slot] - start);
                i32 between = reuse_sum(now) - reuse_sum(last);
                int k = 0;
                while (between >> (k + 1)) k++;
                distances[k]++;
                reuse_remove(last, now);
            }
            reuse_append(++now);
            reuse_sector[slot] = pieces[i];
            reuse_last[slot] = start + now;
        }
    }
    reuse_time = start + now;
    return now;
}
