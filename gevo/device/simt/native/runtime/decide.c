/* What a kernel decides: which sides of its conditions it takes, and how close it comes to the
   other one (branch distance: McMinn 2004, Search-based software test data generation). */

/* Of one condition: how often each side was taken, and the least distance to the other side. */
typedef struct {
    u64 taken[2];
    double least[2];
} Decision;

void gevo_decide(u32 site, u32 side, double distance)
{
    Decision *d = (Decision *)gevo_state.decisions + site;
    d->taken[side]++;
    if (distance < d->least[side])
        d->least[side] = distance;
}

/* Of one value that is read: the first one, how often it was read, and how often it was another. */
void gevo_value(u32 site, u64 bits)
{
    u64 *d = (u64 *)((Decision *)gevo_state.decisions + site);
    if (!d[1])
        d[0] = bits;
    else if (d[0] != bits)
        d[2]++;
    d[1]++;
}
