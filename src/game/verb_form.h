/* How an entry is written. */
#ifndef GAME_VERB_FORM_H
#define GAME_VERB_FORM_H

struct verb;
struct text;

/* The verb and what it needs, with capitals for the values: `bid GOD gold N`, `extend SPACE ...`. */
void verb_form(const struct verb *verb, struct text *out);

#endif
