/* Formatting: a text as `referee fmt` writes it. */
#ifndef SERVE_LSP_FORMATTING_H
#define SERVE_LSP_FORMATTING_H

#include "serve/lsp/reading.h"
#include "study/patch.h"

/* Is every record of the text readable everywhere? Otherwise `referee fmt` leaves it alone. */
bool is_readable(const struct reading *reading);

/* Opens the patch and makes the changes to what is readable. Lines must end by LF or CRLF. patch_free when done. */
void format_what_is_readable(struct reading *reading, struct patch *patch);

#endif
