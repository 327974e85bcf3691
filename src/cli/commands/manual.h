/* The manual inside the program: its topics. */
#ifndef CLI_COMMANDS_MANUAL_H
#define CLI_COMMANDS_MANUAL_H

#include "cli/cli.h"

/* Every page: its topic, and what it is about. */
void each_topic(void (*tell)(const char *topic, const char *about, void *closure), void *closure);

/* Has the manual a whole page about it? */
bool has_page(const char *topic);

#endif
