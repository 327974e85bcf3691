/* How an entry is written: its form, `bid GOD gold N`, and its notation with every optional field. */
#include "game/verb_form.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/game.h"

enum { LONGEST_PLACEHOLDER = 24 };

/* The noun in the name of a shape: "god" of "a main god", "unit" of "a unit or card". */
static const char *noun_of(const char *what)
{
    static const char *const ends[] = {" or ", " of ",    " for ", " in ", " on ", " from ",
                                       " to ", " where ", " (",    ", ",   NULL};
    const char *end = what + strlen(what), *found;
    for (const char *const *at = ends; *at; at++)
        if ((found = strstr(what, *at)) && found < end)
            end = found;
    while (end > what && end[-1] != ' ')
        end--;
    return end;
}

/* GOD for "a god", N for a number, dots for a shape with many forms. */
static void print_placeholder(const struct shape *shape, struct text *out)
{
    bool several = is_list(shape);
    while (is_list(shape))
        shape = shape->of;
    bool number = shape->form == FORM_NUMBER || shape->form == FORM_HALVES
                  || (shape_may_be(shape, FORM_NUMBER) && strncmp(shape->what, "a number", 8) == 0);
    bool plain = number || shape->form == FORM_WORD || shape->form == FORM_NAME;
    bool named = plain && shape->what && (strncmp(shape->what, "a", 1) == 0 || strncmp(shape->what, "the ", 4) == 0);
    const char *what = number ? "n" : named ? noun_of(shape->what) : "", *letter = what;
    text_add(out, " ");
    for (int left = LONGEST_PLACEHOLDER; left > 0 && isalpha((unsigned char)*letter); left--)
        text_char(out, (char)toupper((unsigned char)*letter++));
    text_add(out, !*what ? "..." : several ? " ..." : "");
}

void verb_form(const struct verb *verb, struct text *out)
{
    text_add(out, verb->name);
    for (const struct field *field = verb->fields; field->shape; field++) {
        if (field != verb->fields && !field->required)
            continue;
        if (field != verb->fields)
            text_format(out, " %s", field->name);
        if (field->shape->form != FORM_NONE)
            print_placeholder(field->shape, out);
    }
}

void field_notation(const struct verb *verb, int row, struct text *out)
{
    const struct field *field = &verb->fields[row];
    const char *what = field->shape->what ? field->shape->what : "...";
    if (row == 0 && verb->notation)
        text_format(out, " [%s, ...]", verb->notation);
    else if (row == 0 && field->shape->form != FORM_NONE)
        text_format(out, field->required ? " <%s>" : " [<%s>]", what);
    else if (row != 0)
        text_format(out, field->required ? " %s <%s>" : " [%s <%s>]", field->name, what);
}

void verb_notation(const char *actor, const struct verb *verb, struct text *out)
{
    text_format(out, "%s: %s", actor, verb->name);
    for (int row = 0; verb->fields[row].shape; row++)
        field_notation(verb, row, out);
}
