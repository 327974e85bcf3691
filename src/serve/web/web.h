/* The exports of the page in a browser: a session, asked in words and answering in JSON or plain text. The host puts
   the texts of a question into the room one after the other, each ended by NUL; the function gets the length of each in
   bytes. A position is given as `after`, the number of the entry before it. */
#ifndef SERVE_WEB_WEB_H
#define SERVE_WEB_WEB_H

#include <stddef.h>

/* A function that the host calls. Elsewhere it is an ordinary function, so that tests can call it. */
#ifdef __wasm__
#define EXPORTED(name) __attribute__((export_name(name)))
#else
#define EXPORTED(name)
#endif

struct web;

struct web *web_begin(void);
void web_end(struct web *web);

/* Room for that many bytes, zeroed; valid until the next call. */
char *web_room(struct web *web, size_t size);

/* The answer to the latest question, and its length in bytes. */
const char *web_answer(const struct web *web);
size_t web_length(const struct web *web);

/* The JSON report about all records in the text, as `check --format json` writes it for a file with that name. */
void web_report(struct web *web, size_t text, size_t name);

/* ---- starting ---- */

/* Every game with its house rules: [{"id", "title", "least", "most", "house": [{"name", "asks", "reason", "answers",
   "usual"}], ...}]. */
void web_games(struct web *web);

/* A record without entries. Names and answers ("question: answer") are lines. What chance decides before the log is
   drawn with `seed`; 0: it is left to the log. {"text"}, or {"problem"} with a sentence. */
void web_new(struct web *web, size_t game, size_t names, size_t answers, double seed);

/* What the position before the log leaves open and only the players know: [{"key", "about", "words", "places"}]: one of
   the words, or as many of them as `places`, in order. */
void web_open(struct web *web);

/* The board after that many entries with the names of all places, and the components; `file`: as SVG, else as markup. */
void web_names(struct web *web, int after, int file);

/* CSS of the inks. */
void web_style(struct web *web);

/* ---- the record ---- */

/* web_read opens the text and answers like web_record, which has players and house rules only if `from` is the first
   entry. `grouped`: mistakes are numbered, with what follows and repairs. */
void web_read(struct web *web, size_t text);
void web_record(struct web *web, int from, int grouped);
void web_text(struct web *web);

/* Changes of the log: the answer is "" or says why not. */
void web_add(struct web *web, size_t entry);
void web_undo(struct web *web, int count);
void web_redo(struct web *web);
void web_rule(struct web *web, int stands);
void web_note(struct web *web, size_t note); /* to the last entry */
void web_branch(struct web *web, int after); /* the text with the first `after` entries */

/* ---- positions ---- */

void web_position(struct web *web, int after);
void web_picture(struct web *web, int after);
void web_pieces(struct web *web); /* textures and symbols for every picture of this game, as SVG */

/* What an entry would change on the board: [{"part": .., "shapes": .., "box": ..}]; [] if it is unreadable. */
void web_ghost(struct web *web, int after, size_t entry);
void web_offers(struct web *web, int after, size_t line);
void web_try(struct web *web, int after, size_t entry);
void web_chance(struct web *web, int after, double seed); /* a random entry of the table; "": none */

/* ---- counting ---- */

/* Counts a finished game. Names, one per line; answers, one per line: "0 gold 6" for the first player, "- first anna"
   for all, "house tie gold". {"problem"}, or {"text", "questions", "sheet", ...}. web_count_picture draws it. */
void web_count(struct web *web, size_t game, size_t names, size_t answers);
void web_count_picture(struct web *web, size_t game, size_t names, size_t answers);

/* The sheet of a position as a message for others, and as a picture. */
void web_message(struct web *web, int after);
void web_sheet_picture(struct web *web, int after);

/* ---- asking ---- */

void web_sheet(struct web *web, int after);
void web_explain(struct web *web, size_t id); /* every word and rule that can be explained */
void web_weigh(struct web *web);
void web_house(struct web *web, size_t question, size_t answer); /* what would change */
void web_mend(struct web *web);

#endif
