/* Ways: a record judged as it usually is, mostly without nodes, and with them. */
#ifndef TESTS_UNIT_BOTH_READINGS_H
#define TESTS_UNIT_BOTH_READINGS_H

#include "support.h"

/* Does a person read the same, whichever way the first record of the text is judged, watched or not? Without nodes it uses
   `cache` (may be NULL). Adds its entries to `entries`, and appends to `difference` what each way says where they
   differ. */
bool both_ways_alike(const char *text, size_t length, struct box_cache *cache, int *entries, struct text *difference);

#endif
