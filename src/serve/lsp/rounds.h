/* Rounds: divides a log into seasons, cycles or turns, these into phases, and these into the entries of one player. */
#ifndef SERVE_LSP_ROUNDS_H
#define SERVE_LSP_ROUNDS_H

#include "serve/session.h"

/* Some entries in a row. */
struct spell {
    int from, to;
    int first_line, last_line; /* as referee counts */
    /* "cycle 2"; "offerings"; "ada"; "" for a phase without a name besides its round's. Owned by the session. */
    const char *name;
};

/* The longest run of entries that begins with `from` and belongs together, up to `last`. */
struct spell round_from(struct session *session, int from, int last);
struct spell phase_from(struct session *session, int from, int last);
struct spell turn_from(struct session *session, int from, int last);

#endif
