/* Formatting: a text as `referee fmt` writes it. */
#ifndef SERVE_LSP_FORMATTING_H
#define SERVE_LSP_FORMATTING_H

#include "serve/lsp/reading.h"
#include "study/patch.h"

/* Is every record of the text readable? If not, `referee fmt` does not change it. */
bool is_readable(const struct reading *reading);

/* Opens the patch and formats what is readable. Lines must end in LF or CRLF. patch_free when done. */
void format_what_is_readable(struct reading *reading, struct patch *patch);

#endif
