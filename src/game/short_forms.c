/* Short forms of entries that were read before. Their letters are compared as numbers, eight at a time. */
#include "game/short_forms.h"

#include <stddef.h>
#include <string.h>

enum { FIRST_BITS = 5, MORE_BITS = 2 };

_Static_assert((SHORT_FORM_BITS - FIRST_BITS) % MORE_BITS == 0, "it grows to all that there is");

static void begin(struct short_forms *forms, int bits)
{
    forms->bits = bits;
    forms->learnt = 0;
    memset(forms->form, 0, sizeof *forms->form << bits);
}

void short_forms_forget(struct short_forms *forms)
{
    begin(forms, FIRST_BITS);
}

/* The first of two: that which was learnt last, and the one before it. */
static struct short_form *place_of(struct short_forms *forms, const uint64_t *letters)
{
    uint64_t mixed = letters[0];
    for (int i = 1; i < SHORT_FORM_PARTS; i++)
        mixed = mixed * 31 ^ letters[i];
    mixed *= 0x9e3779b97f4a7c15u;
    return &forms->form[2 * (mixed >> (65 - forms->bits))];
}

static uint64_t eight(const char *text)
{
    uint64_t letters;
    memcpy(&letters, text, sizeof letters);
    return letters;
}

/* From both ends towards the middle; together with the length that is the whole text. */
static void spell(const char *text, int length, uint64_t *letters)
{
    memset(letters, 0, SHORT_FORM_PARTS * sizeof *letters);
    if (length < 8) {
        memcpy(letters, text, (size_t)length);
        return;
    }
    letters[0] = eight(text);
    letters[1] = eight(text + length - 8);
    for (int i = 2; 8 * i < length && i < SHORT_FORM_PARTS; i += 2) {
        letters[i] = eight(text + 4 * i);
        letters[i + 1] = eight(text + length - 4 * i - 8);
    }
}

static bool is_form(const struct short_form *form, const uint64_t *letters, const struct written *written)
{
    return memcmp(form->letters, letters, sizeof form->letters) == 0 && form->length == written->length
           && form->map == written->map;
}

struct short_form *short_forms_find(struct short_forms *forms, const struct written *written)
{
    uint64_t letters[SHORT_FORM_PARTS];
    if (written->length > SHORT_FORM_LETTERS)
        return NULL;
    spell(written->text, written->length, letters);
    struct short_form *form = place_of(forms, letters);
    if (is_form(form, letters, written))
        return form;
    if (is_form(form + 1, letters, written))
        return form + 1;
    if (forms->bits < SHORT_FORM_BITS && ++forms->learnt > 1 << forms->bits) {
        begin(forms, forms->bits + MORE_BITS);
        form = place_of(forms, letters);
    }
    form[1] = form[0];
    memcpy(form->letters, letters, sizeof letters);
    form->length = (unsigned char)written->length;
    form->map = written->map;
    form->known = false;
    return form;
}

void short_form_recall(const struct short_form *form, struct move *move, struct written *written)
{
    memset(move, 0, offsetof(struct move, item));
    move->verb = form->verb;
    move->used = form->used;
    memcpy(move->field, form->field, sizeof form->field);
    memcpy(move->item, form->item, sizeof form->item);
    memcpy(written->field, form->place, sizeof form->place);
}

void short_form_learn(struct short_form *form, const struct move *move, const struct written *written)
{
    if (move->used > SHORT_FORM_ITEMS)
        return;
    for (int field = SHORT_FORM_FIELDS; field < MOVE_FIELDS; field++)
        if (given(move, field))
            return;
    form->known = true;
    form->verb = (unsigned char)move->verb;
    form->used = (unsigned char)move->used;
    memcpy(form->field, move->field, sizeof form->field);
    memcpy(form->item, move->item, sizeof form->item);
    memcpy(form->place, written->field, sizeof form->place);
}
