/* Days as people write them. */
#ifndef REPLAY_DATE_H
#define REPLAY_DATE_H

#include <stdbool.h>

/* When it was played: the day as YYYY-MM-DD; false: it is not clear which day is meant. */
enum { DATE_ROOM = 40 };
bool read_date(const char *text, char iso[DATE_ROOM]);

#endif
