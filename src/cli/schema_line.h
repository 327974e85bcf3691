/* The line that tells editors which schema a record has. */
#ifndef CLI_SCHEMA_LINE_H
#define CLI_SCHEMA_LINE_H

#include "base/text.h"

/* Prints the line with the schema installed with the program, or the one in its sources; if there is neither, one
   beside the record, and how to make it. */
void print_schema_line(const char *game, struct text *out);

#endif
