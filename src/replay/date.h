/* Days as people write them. */
#ifndef REPLAY_DATE_H
#define REPLAY_DATE_H

#include <stdbool.h>

/* Reads the day on which a game was played, as YYYY-MM-DD. False: it is not clear which day it is. */
enum { DATE_ROOM = 40 };
bool read_date(const char *text, char iso[DATE_ROOM]);

#endif
