/* How an entry is written. */
#ifndef GAME_VERB_FORM_H
#define GAME_VERB_FORM_H

struct verb;
struct text;

/* The verb and what it needs, with capitals for the values: `bid GOD gold N`, `extend SPACE ...`. */
void verb_form(const struct verb *verb, struct text *out);

/* A field of it, a blank first; nothing for one that says nothing: " at <a space>", " [turn <a number>]". */
void field_notation(const struct verb *verb, int field, struct text *out);

/* All of it, with brackets for what may be left out: "anna: place <a tile> at <a space> [turn <a number>]". */
void verb_notation(const char *actor, const struct verb *verb, struct text *out);

#endif
