/* Proposals: what would mend a record, as code actions. */
#ifndef SERVE_LSP_PROPOSALS_H
#define SERVE_LSP_PROPOSALS_H

#include "serve/lsp/reading.h"
#include "serve/lsp/wire.h"
#include "study/patch.h"

/* A list of maps: `from` and `to`, the editor's lines it is offered for, its `edits`, and the `action`. Takes its time. */
struct json_object *list_proposals(struct reading *reading, const char *uri);

/* The patch as a list of TextEdits; with `only` not 0 no more than the change at that line. The text is the reading's. */
struct json_object *patch_edits(const struct reading *reading, const struct patch *patch, int only);

/* An action with the edits, which it takes. */
struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits);

#endif
