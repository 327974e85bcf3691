/* The web site: where the page of a code is, if the program was built with an address (make SITE=https://...). */
#ifndef STUDY_ADDRESS_H
#define STUDY_ADDRESS_H

#include <stdbool.h>

#include "base/text.h"

/* Adds "https://.../codes/CODE.html". False: there is no site, and nothing is added. */
bool add_address(struct text *out, const char *code);

/* The front page, or NULL. */
const char *site_address(void);

#endif
