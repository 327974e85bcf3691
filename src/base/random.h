/* Random: a small seeded generator, the same numbers on every machine. */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t state;
};

struct random random_seeded(uint64_t seed);

/* A number from 0 to `below` - 1, each equally likely. `below` must be at least 1. */
int random_below(struct random *random, int below);

void random_shuffle(struct random *random, int *numbers, int count);

#endif
