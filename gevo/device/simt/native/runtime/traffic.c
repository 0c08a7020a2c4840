/* What warp-wide accesses ask of the memory system; model/memory.py has the meaning. Rows have
   an address for each lane, -1 where it takes no part. Functions with `out` put there what each
   row asks for, unless it is null, and give the sum back. */

enum { SECTOR = 32, LINE = 128, WORD = 4, BANKS = 32, MOST_PIECES = 1 << 14 };

static i64 pieces[MOST_PIECES];

/* Adds `piece` to the first `n` pieces unless it is there; returns how many there are. Lanes are
   mostly in order, so that a search is rare. */
static i64 add_piece(i64 piece, i64 n, i64 *greatest) {
    if (n && piece <= *greatest) {
        if (piece == *greatest) return n;
        for (i64 i = n; i-- > 0;)
            if (pieces[i] == piece) return n;
    } else {
        *greatest = piece;
    }
    if (n < MOST_PIECES) pieces[n++] = piece;
    return n;
}

/* Distinct 32-byte sectors of each row. */
i64 gevo_sectors(const i64 *address, i64 rows, i64 size, i64 *out) {
    i64 total = 0;
    for (i64 row = 0; row < rows; row++, address += LANES) {
        i64 n = 0, greatest = 0;
        for (int lane = 0; lane < LANES; lane++) {
            i64 a = address[lane];
            if (a < 0) continue;
            if (size > SECTOR) {
                for (i64 k = 0; k < size; k += SECTOR)
                    n = add_piece((a + k) / SECTOR, n, &greatest);
                continue;
            }
            n = add_piece(a / SECTOR, n, &greatest);
            if (size > 1) n = add_piece((a + size - 1) / SECTOR, n, &greatest);
        }
        total += n;
        if (out) out[row] = n;
    }
    return total;
}

/* Distinct `unit`-byte pieces of each row that lanes start in. */
i64 gevo_distinct(const i64 *address, i64 rows, i64 unit, i64 *out) {
    i64 total = 0;
    for (i64 row = 0; row < rows; row++, address += LANES) {
        i64 n = 0, greatest = 0;
        for (int lane = 0; lane < LANES; lane++)
            if (address[lane] >= 0) n = add_piece(address[lane] / unit, n, &greatest);
        total += n;
        if (out) out[row] = n;
    }
    return total;
}

/* Words of an access; neighbouring lanes whose words fill the banks once make a phase of it. */
static i64 words_of(i64 size) {
    i64 words = size / WORD;
    return words < 1 ? 1 : words < LANES ? words : LANES;
}

/* Lines that each row touches, phase by phase. */
i64 gevo_lines(const i64 *address, i64 rows, i64 size, i64 *out) {
    i64 lanes = LANES / words_of(size), total = 0;
    for (i64 row = 0; row < rows; row++, address += LANES) {
        i64 sum = 0;
        for (i64 first = 0; first < LANES; first += lanes) {
            i64 n = 0, greatest = 0;
            for (i64 lane = first; lane < first + lanes; lane++) {
                if (address[lane] < 0) continue;
                for (i64 line = address[lane] / LINE; line <= (address[lane] + size - 1) / LINE; line++)
                    n = add_piece(line, n, &greatest);
            }
            sum += n;
        }
        total += sum;
        if (out) out[row] = sum;
    }
    return total;
}

/* Passes of each row through the banks, phase by phase. */
i64 gevo_wavefronts(const i64 *address, i64 rows, i64 size, i64 *out) {
    i64 words = size / WORD > 1 ? size / WORD : 1;
    i64 phases = words_of(size), lanes = LANES / phases, total = 0;
    for (i64 row = 0; row < rows; row++, address += LANES) {
        i64 passes = 0, any = 0;
        for (i64 phase = 0; phase < phases; phase++) {
            u32 count[BANKS] = {0}, worst = 0;
            i64 n = 0, greatest = 0;
            for (i64 lane = phase * lanes; lane < (phase + 1) * lanes; lane++) {
                if (address[lane] < 0) continue;
                any = 1;
                for (i64 k = 0; k < words; k++) {
                    i64 word = address[lane] / WORD + k, before = n;
                    n = add_piece(word, n, &greatest);
                    if (n > before && ++count[word % BANKS] > worst) worst = count[word % BANKS];
                }
            }
            passes += worst;
        }
        passes = passes > any ? passes : any;
        total += passes;
        if (out) out[row] = passes;
    }
    return total;
}

/* Most lanes of each row that name one address. */
i64 gevo_steps(const i64 *address, i64 rows, i64 *out) {
    i64 total = 0;
    for (i64 row = 0; row < rows; row++, address += LANES) {
        i64 most = 0;
        for (int lane = 0; lane < LANES; lane++) {
            i64 same_address = 0;
            for (int other = 0; other <= lane && address[lane] >= 0; other++)
                same_address += address[other] == address[lane];
            most = same_address > most ? same_address : most;
        }
        total += most;
        if (out) out[row] = most;
    }
    return total;
}

/* Marks the sectors that the rows' addresses lie in; returns how many were not marked. */
i64 gevo_mark(const i64 *address, i64 rows, u8 *seen) {
    i64 fresh = 0;
    for (i64 i = 0; i < rows * LANES; i++) {
        if (address[i] < 0) continue;
        u8 *s = &seen[address[i] / SECTOR];
        fresh += !*s;
        *s = 1;
    }
    return fresh;
}
