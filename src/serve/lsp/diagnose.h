/* Diagnostics: the findings of a text in the form of the protocol. */
#ifndef SERVE_LSP_DIAGNOSE_H
#define SERVE_LSP_DIAGNOSE_H

#include "serve/lsp/reading.h"
#include "serve/lsp/server.h"

/* How thoroughly. At first sight, what comes after the first finding is held back: it may only follow from it. */
enum sight { SIGHT_FIRST, SIGHT_WHOLE };

/* The severity of the protocol, 1 to 4; 0: not shown. */
int severity_of(const struct finding *finding);

/* The params of publishDiagnostics. */
struct json_object *diagnose(struct reading *reading, const struct client *client, const char *uri, long version,
                             enum sight sight);

struct json_object *spot_object(struct spot spot);
struct json_object *stretch_object(struct stretch stretch);

#endif
