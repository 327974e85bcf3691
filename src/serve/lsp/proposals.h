/* Proposals: repairs of a record as code actions. */
#ifndef SERVE_LSP_PROPOSALS_H
#define SERVE_LSP_PROPOSALS_H

#include "serve/lsp/reading.h"
#include "serve/lsp/wire.h"
#include "study/patch.h"

/* A list of maps: `from` and `to`, the editor's lines it is offered for; its edits as text, `written`; and the
   `action`. Slow. */
struct json_object *list_proposals(struct reading *reading, const char *uri);

/* The patch as a list of TextEdits. It must be of the reading's text. */
struct json_object *patch_edits(const struct reading *reading, const struct patch *patch);

/* An action with the edits, which it owns. */
struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits);

#endif
