/* How an entry is written. */
#include "study/notation.h"

void print_notation(const char *actor, const struct verb *verb, struct text *out)
{
    text_format(out, "%s: %s", actor, verb->name);
    for (const struct field *field = verb->fields; field->shape; field++) {
        const char *what = field->shape->what ? field->shape->what : "...";
        if (field == verb->fields && verb->notation)
            text_format(out, " [%s, ...]", verb->notation);
        else if (field == verb->fields && field->shape->form != FORM_NONE)
            text_format(out, field->required ? " <%s>" : " [<%s>]", what);
        else if (field != verb->fields)
            text_format(out, field->required ? " %s <%s>" : " [%s <%s>]", field->name, what);
    }
}
