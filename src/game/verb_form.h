/* How an entry is written. */
#ifndef GAME_VERB_FORM_H
#define GAME_VERB_FORM_H

struct verb;
struct text;

/* Prints the verb with its required fields, values in capitals: `bid GOD gold N`, `extend SPACE ...`. */
void verb_form(const struct verb *verb, struct text *out);

/* Prints one field after a space: " at <a space>", " [turn <a number>]"; nothing for a field without a value. */
void field_notation(const struct verb *verb, int row, struct text *out);

/* Prints the whole entry, optional fields in brackets: "anna: place <a tile> at <a space> [turn <a number>]". */
void verb_notation(const char *actor, const struct verb *verb, struct text *out);

#endif
