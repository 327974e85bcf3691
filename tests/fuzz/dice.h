/* Dice: the fuzzer's bytes, one decision each, so that a byte changed by the fuzzer changes one decision. */
#ifndef TESTS_FUZZ_DICE_H
#define TESTS_FUZZ_DICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dice {
    const uint8_t *next, *end;
};

static inline bool dice_left(const struct dice *dice)
{
    return dice->next < dice->end;
}

/* 0 to below - 1; always 0 once the bytes are used up. */
static inline int roll(struct dice *dice, int below)
{
    unsigned rolled = dice_left(dice) ? *dice->next++ : 0;
    if (below > 256)
        rolled = rolled << 8 | (dice_left(dice) ? *dice->next++ : 0u);
    return (int)(rolled % (unsigned)below);
}

/* True once in so many rolls; false when the bytes are used up. */
static inline bool once_in(struct dice *dice, int many)
{
    return roll(dice, many) == many - 1;
}

#endif
