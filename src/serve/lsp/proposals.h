/* Proposals: what would mend a record, as code actions. */
#ifndef SERVE_LSP_PROPOSALS_H
#define SERVE_LSP_PROPOSALS_H

#include "serve/lsp/reading.h"
#include "serve/lsp/wire.h"
#include "study/patch.h"

/* A list of maps: `from` and `to`, the editor's lines it is offered for, its edits as they are `written`, and the `action`. Takes its time. */
struct json_object *list_proposals(struct reading *reading, const char *uri);

/* The patch as a list of TextEdits. The text is the reading's. */
struct json_object *patch_edits(const struct reading *reading, const struct patch *patch);

/* An action with the edits, which it takes. */
struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits);

#endif
