/* Random: a small seeded generator (the splitmix64 step), the same numbers on every machine. */
#include "base/random.h"

struct random random_seeded(uint64_t seed)
{
    return (struct random){.state = seed};
}

static uint64_t next_number(struct random *random)
{
    uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

int random_below(struct random *random, int below)
{
    uint64_t bound = (uint64_t)below;
    uint64_t fair = UINT64_MAX - UINT64_MAX % bound; /* numbers from here on would favour the small remainders */
    uint64_t drawn;
    do
        drawn = next_number(random);
    while (drawn >= fair);
    return (int)(drawn % bound);
}

void random_shuffle(struct random *random, int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(random, i + 1);
        int kept = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}
