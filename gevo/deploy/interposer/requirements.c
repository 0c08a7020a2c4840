// What a launch must be like for a winner to run: conditions that gevo has written
// (gevo/deploy/requirements.py), in postfix form, over integers of 64 bits with sign.
//
//     12, -3            a number
//     i3:24:0:4, u…     of parameter 3, which lies at byte 24 of all: from its byte 0 on 4 bytes, with
//                       sign or without
//     e1:8:0:8          bytes from the address in parameter 1 to the end of what was allocated there
//     g0 g1 g2, b0 …    blocks of the grid, threads of a block, in x, y, z
//     s, c              bytes of dynamic shared memory; 1 for a cooperative launch
//     + - * d m         arithmetic; division and remainder as in Python, rounded down
//     q r               division and remainder as in C, by what is above 0
//     > & n x           shifted right, bitwise and, the lesser, the greater
//     = ! < l           equal, unequal, less, less or equal: 1 or 0
//     a o N             and, or, not
//     wi8 wu32 …        what so many bits keep of a value
//
// What has no value (an overflow, a division by zero, an address that the driver does not know)
// is a condition that does not hold.
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "interposer.h"

enum { DEEPEST = 64 };

typedef struct {
    char what;
    bool without_sign;
    unsigned index, offset, within, size;
    long long number;
} Token;

struct Requirement {
    const char *why;
    Token *tokens;
    int count;
    Requirement *next;
};

static bool read_token(const char *word, Token *token) {
    char *end;
    *token = (Token){.what = *word};
    if (!*word) return false;
    if (strchr("iue", *word))
        return sscanf(word + 1, "%u:%u:%u:%u", &token->index, &token->offset, &token->within,
                      &token->size) == 4 && token->size && token->size <= 8;
    if (strchr("gb", *word)) {
        token->index = (unsigned)(word[1] - '0');
        return token->index < 3 && !word[2];
    }
    if (*word == 'w') {
        token->without_sign = word[1] == 'u';
        token->size = strtoul(word + 2, NULL, 10);
        return token->size && token->size < 64;
    }
    errno = 0;
    token->number = strtoll(word, &end, 10);
    if (errno) return false;  // out of range: what it gives then is another number
    if (end != word) token->what = '0';
    return !(end == word ? word[1] : *end);
}

void add_requirement(Requirement **first, char *code, const char *why) {
    Requirement *one = calloc(1, sizeof *one);
    Token *tokens = calloc(strlen(code) + 1, sizeof *tokens);
    if (!one || !tokens) abort();  // without it a winner might run where it must not
    *one = (Requirement){why, tokens, 0, NULL};
    for (char *word; (word = strsep(&code, " "));)
        if (!read_token(word, &tokens[one->count++])) tokens[one->count - 1].what = '?';
    while (*first) first = &(*first)->next;
    *first = one;
}

static const unsigned char *parameter(const Token *token, const Launch *launch) {
    const unsigned char *buffer = NULL;
    size_t whole = 0;
    if (launch->parameters) {
        buffer = launch->parameters[token->index];
        return buffer ? buffer + token->within : NULL;
    }
    for (void **extra = launch->extra; extra && *extra; extra += 2)
        if (*extra == (void *)1) buffer = extra[1];  // CU_LAUNCH_PARAM_BUFFER_POINTER
        else if (*extra == (void *)2) whole = *(size_t *)extra[1];
    const size_t at = (size_t)token->offset + token->within;
    return buffer && at + token->size <= whole ? buffer + at : NULL;
}

static bool integer(const Token *token, const Launch *launch, bool sign, long long *value) {
    const unsigned char *bytes = parameter(token, launch);
    if (!bytes) return false;
    unsigned long long found = 0;
    memcpy(&found, bytes, token->size);
    const unsigned unused = 64 - 8 * token->size;
    *value = (long long)found;
    if (sign) *value = (long long)(found << unused) >> unused;
    return sign || *value >= 0;
}

static bool leaf(const Token *token, const Launch *launch, long long *value) {
    CUdeviceptr base = 0;
    size_t size = 0;
    switch (token->what) {
    case '0': *value = token->number; return true;
    case 'g': *value = launch->grid[token->index]; return true;
    case 'b': *value = launch->block[token->index]; return true;
    case 's': *value = launch->shared_bytes; return true;
    case 'c': *value = launch->cooperative; return true;
    case 'i': return integer(token, launch, true, value);
    case 'u': return integer(token, launch, false, value);
    case 'e':
        if (!integer(token, launch, false, value) || !*value) return false;
        if (!memory_range((CUdeviceptr)*value, &base, &size)) return false;
        *value = (long long)(base + size - (CUdeviceptr)*value);
        return *value >= 0;
    default: return false;
    }
}

static bool divided(char what, long long a, long long b, long long *value) {
    const bool down = what == 'd' || what == 'm', rest = what == 'm' || what == 'r';
    if (b == 0 || (!down && b < 0) || (a == LLONG_MIN && b == -1)) return false;
    const bool lower = down && a % b && (a < 0) != (b < 0);
    *value = rest ? a % b + (lower ? b : 0) : a / b - lower;
    return true;
}

static bool both(char what, long long a, long long b, long long *value) {
    switch (what) {
    case '+': return !__builtin_add_overflow(a, b, value);
    case '-': return !__builtin_sub_overflow(a, b, value);
    case '*': return !__builtin_mul_overflow(a, b, value);
    case 'd': case 'm': case 'q': case 'r': return divided(what, a, b, value);
    case '>': *value = b >= 0 && b < 64 ? a >> b : 0; return b >= 0 && b < 64;
    case '&': *value = a & b; return true;
    case 'n': *value = a < b ? a : b; return true;
    case 'x': *value = a > b ? a : b; return true;
    case '=': *value = a == b; return true;
    case '!': *value = a != b; return true;
    case '<': *value = a < b; return true;
    case 'l': *value = a <= b; return true;
    case 'a': *value = a && b; return true;
    case 'o': *value = a || b; return true;
    default: return false;
    }
}

static long long kept(const Token *token, long long value) {
    const unsigned unused = 64 - token->size;
    const unsigned long long high = (unsigned long long)value << unused;
    return token->without_sign ? (long long)(high >> unused) : (long long)high >> unused;
}

static bool holds(const Requirement *one, const Launch *launch) {
    long long stack[DEEPEST];
    int depth = 0;
    for (int i = 0; i < one->count; i++) {
        const Token *token = &one->tokens[i];
        if (strchr("0gbsciue", token->what)) {
            if (depth == DEEPEST || !leaf(token, launch, &stack[depth++])) return false;
        } else if (token->what == 'N' || token->what == 'w') {
            if (!depth) return false;
            long long *top = &stack[depth - 1];
            *top = token->what == 'N' ? !*top : kept(token, *top);
        } else {
            if (depth < 2) return false;
            depth--;
            if (!both(token->what, stack[depth - 1], stack[depth], &stack[depth - 1])) return false;
        }
    }
    return depth == 1 && stack[0];
}

const char *unmet(const Requirement *first, const Launch *launch) {
    for (const Requirement *one = first; one; one = one->next)
        if (!holds(one, launch)) return one->why;
    return NULL;
}
