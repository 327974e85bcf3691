/* The exports of the page in a browser: a session, asked in words and answering in JSON or plain text.
   The host lays the texts of a question into the room, one after the other, each with a NUL at its end; the function gets how many
   bytes each has . A position is given as `after`, the number of the entry before it. */
#ifndef SERVE_WEB_WEB_H
#define SERVE_WEB_WEB_H

#include <stddef.h>

/* What the host calls. Compiled for anything else it is an ordinary function, so that tests can call it. */
#ifdef __wasm__
#define EXPORTED(name) __attribute__((export_name(name)))
#else
#define EXPORTED(name)
#endif

struct web;

struct web *web_begin(void);
void web_end(struct web *web);

/* Room for that many bytes, zeroed. It lasts until the next room is asked for. */
char *web_room(struct web *web, size_t size);

/* The answer to the latest question and its length in bytes. */
const char *web_answer(const struct web *web);
size_t web_length(const struct web *web);

/* The JSON report about all records in the text, as `check --format json` writes it for a file of that name. */
void web_report(struct web *web, size_t text, size_t name);

/* ---- starting: web_start.c ---- */

/* Every game with its questions: [{"id", "title", "least", "most", "house": [{"name", "asks", "reason", "answers", "usual"}], ...}]. */
void web_games(struct web *web);

/* A record without entries: names and answers ("question: answer") are lines. A seed: what chance lays out before the log is drawn;
   0: it is left to the log. {"text"}, or {"problem"} in a sentence. */
void web_new(struct web *web, size_t game, size_t names, size_t answers, double seed);

/* What the position before the log leaves open and only the table knows, as [{"key", "about", "words", "places"}]: one of the words, or so
   many of them in order. */
void web_open(struct web *web);

/* CSS of the inks. */
void web_style(struct web *web);

/* ---- the record: web_record.c ---- */

/* Opens the text; then web_record, with players and house only where `from` is the first entry. With `grouped` mistakes are
   distinguished, what follows and what was meant. */
void web_read(struct web *web, size_t text);
void web_record(struct web *web, int from, int grouped);
void web_text(struct web *web);

/* Changes of the log: the answer is "" or why not. */
void web_add(struct web *web, size_t entry);
void web_undo(struct web *web, int count);
void web_redo(struct web *web);
void web_rule(struct web *web, int stands);
void web_note(struct web *web, size_t note); /* with the last entry */
void web_branch(struct web *web, int after); /* the text with so many entries */

/* ---- positions: web_position.c, web_picture.c ---- */

void web_position(struct web *web, int after);
void web_picture(struct web *web, int after);
void web_pieces(struct web *web); /* what every picture of this game refers to: textures and symbols, as SVG */

/* What an entry would change on the board: [{"part": .., "shapes": .., "box": ..}]; [] where it is not understood. */
void web_ghost(struct web *web, int after, size_t entry);
void web_offers(struct web *web, int after, size_t line);
void web_try(struct web *web, int after, size_t entry);
void web_chance(struct web *web, int after, double seed); /* an entry of the table by chance; "" if it has none */

/* ---- counting: web_count.c ---- */

/* Names, one a line, and answers: "0 gold 6" of the first player, "- first anna" of all, "house tie gold" a line each. What is asked now,
   what comes of it: {"problem"}, or {"text", "questions", "sheet", ...}. The same as a picture. */
void web_count(struct web *web, size_t game, size_t names, size_t answers);
void web_count_picture(struct web *web, size_t game, size_t names, size_t answers);

/* The sheet of a position as a text for others, and as a picture. */
void web_message(struct web *web, int after);
void web_sheet_picture(struct web *web, int after);

/* ---- asking: web_ask.c ---- */

void web_sheet(struct web *web, int after);
void web_explain(struct web *web, size_t id); /* every word that can be asked about, and every rule */
void web_weigh(struct web *web);
void web_house(struct web *web, size_t question, size_t answer); /* what would change */
void web_mend(struct web *web);

#endif
