/* Short forms of entries that were read before, each as a whole, with what it means. */
#ifndef GAME_SHORT_FORMS_H
#define GAME_SHORT_FORMS_H

#include <stdbool.h>
#include <stdint.h>

#include "game/move.h"

enum {
    SHORT_FORM_BITS = 11,
    SHORT_FORM_PARTS = 6, /* of eight letters */
    SHORT_FORM_LETTERS = 8 * SHORT_FORM_PARTS,
    SHORT_FORM_FIELDS = 8, /* of the verb, whether given or not */
    SHORT_FORM_ITEMS = 6,
};

struct short_form {
    uint64_t letters[SHORT_FORM_PARTS]; /* in numbers of eight, which may overlap */
    struct move_field field[SHORT_FORM_FIELDS];
    struct written_field place[SHORT_FORM_FIELDS];
    int item[SHORT_FORM_ITEMS];
    unsigned char length; /* of the text */
    bool map;             /* it is that of a map */
    bool known;           /* else what it means is still to be supplied */
    unsigned char verb, used;
};

struct short_forms {
    int bits, learnt; /* so many bits number a form: few for a short record, more when that many were learnt */
    struct short_form form[1 << SHORT_FORM_BITS];
};

/* None is kept any longer. */
void short_forms_forget(struct short_forms *forms);

/* Where that text is kept, from now on if it was not; NULL if it is too long for that. */
struct short_form *short_forms_find(struct short_forms *forms, const struct written *written);

/* What it means, but for the actor. */
void short_form_recall(const struct short_form *form, struct move *move, struct written *written);

/* Keeps that, if there is room. */
void short_form_learn(struct short_form *form, const struct move *move, const struct written *written);

#endif
