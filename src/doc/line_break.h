/* Line breaks: what ends a line, exactly as libyaml counts lines. */
#ifndef DOC_LINE_BREAK_H
#define DOC_LINE_BREAK_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* How many of the next eight bytes are from space to tilde, up to the first that is not. Such bytes never begin a line
   break. On big-endian machines the answer is 8 or 0. */
static inline int count_plain(const unsigned char *bytes)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t eight;
    memcpy(&eight, bytes, sizeof eight);
    uint64_t others = (eight | (eight + each) | (eight - each * ' ')) & each * 0x80;
    if (!others)
        return 8;
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? __builtin_ctzll(others) / 8 : 0;
}

enum { LINE_BREAK_CUT = -1 };

/* Length of the line break at `at`, which is before `end`; 0 if there is none; LINE_BREAK_CUT if the bytes after `end`
   decide. `last`: there are no bytes after `end`. */
static inline int line_break(const unsigned char *at, const unsigned char *end, bool last)
{
    long left = end - at;
    if (*at == '\n')
        return 1;
    if (*at == '\r')
        return left > 1 ? 1 + (at[1] == '\n') : last ? 1 : LINE_BREAK_CUT;
    if (*at != 0xc2 && *at != 0xe2)
        return 0;
    bool wide = *at == 0xe2;
    if (left > 1 && at[1] != (wide ? 0x80 : 0x85))
        return 0;
    if (left > 1 + wide)
        return !wide ? 2 : at[2] == 0xa8 || at[2] == 0xa9 ? 3 : 0;
    return last ? 0 : LINE_BREAK_CUT;
}

#endif
