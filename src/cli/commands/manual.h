/* The manual inside the program: its topics. */
#ifndef CLI_COMMANDS_MANUAL_H
#define CLI_COMMANDS_MANUAL_H

#include "cli/cli.h"

/* Calls `tell` with every page: its topic and description. */
void each_topic(void (*tell)(const char *topic, const char *about, void *closure), void *closure);

/* Does the manual have a whole page about it? */
bool has_page(const char *topic);

#endif
