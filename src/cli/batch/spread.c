/* Spread: starts workers on different processors. */
#define _GNU_SOURCE /* NOLINT: the C library's own switch, for where threads run */
#include "cli/batch/spread.h"

#ifdef __GLIBC__
#include <sched.h>

/* The processors of this thread, and the one that is `number` after the present one. */
static bool choose(int number, cpu_set_t *all, cpu_set_t *chosen)
{
    int here = sched_getcpu();
    if (here < 0 || sched_getaffinity(0, sizeof *all, all) != 0 || CPU_COUNT(all) < 2)
        return false;
    size_t at = (size_t)here;
    for (int left = number % CPU_COUNT(all); left > 0; left -= CPU_ISSET(at, all) != 0)
        at = (at + 1) % CPU_SETSIZE;
    CPU_ZERO(chosen);
    CPU_SET(at, chosen);
    return true;
}

static bool start_there(pthread_t *thread, int number, void *(*run)(void *), void *context)
{
    cpu_set_t all, chosen;
    pthread_attr_t how;
    if (!choose(number, &all, &chosen) || pthread_attr_init(&how) != 0)
        return false;
    bool started = pthread_attr_setaffinity_np(&how, sizeof chosen, &chosen) == 0
                   && pthread_create(thread, &how, run, context) == 0;
    if (started)
        pthread_setaffinity_np(*thread, sizeof all, &all);
    pthread_attr_destroy(&how);
    return started;
}
#else
static bool start_there(pthread_t *thread, int number, void *(*run)(void *), void *context)
{
    (void)thread, (void)number, (void)run, (void)context;
    return false;
}
#endif

bool spread_start(pthread_t *thread, int number, void *(*run)(void *), void *context)
{
    return start_there(thread, number, run, context) || pthread_create(thread, NULL, run, context) == 0;
}
