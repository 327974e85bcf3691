/* The words of frames, for the list of entries on the page. */
#include "draw/frames_words.h"

#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"

/* ---- what was said --------------------------------------------------------------------------------------------- */

static bool says(const struct said *said, const struct move *move)
{
    return said->words && said->actor == move->actor && said->verb == move->verb && said->used == move->used
           && memcmp(said->field, move->field, sizeof said->field) == 0
           && memcmp(said->item, move->item, (size_t)move->used * sizeof *move->item) == 0;
}

static const char *print_said(struct frames *frames, const struct step *step)
{
    struct text *entry = &frames->entry, *words = &frames->shapes;
    text_clear(entry);
    text_clear(words);
    print_entry(step, entry);
    xml_text(text_string(entry), words);
    return arena_copy(&frames->arena, text_string(words), words->length);
}

/* In a very long log most entries occurred before. */
const char *said_in(struct frames *frames, const struct step *step)
{
    const struct move *move = step->move;
    if (!move || move->used > SAID_ITEMS)
        return print_said(frames, step);
    unsigned hash = (unsigned)(move->actor * 31 + move->verb);
    for (int i = 0; i < move->used; i++)
        hash = hash * 31 + (unsigned)move->item[i];
    struct said *said = &frames->said[hash % SAID_BEFORE];
    if (!says(said, move)) {
        *said = (struct said){move->actor, move->verb, move->used, .words = print_said(frames, step)};
        memcpy(said->field, move->field, sizeof said->field);
        memcpy(said->item, move->item, (size_t)move->used * sizeof *move->item);
    }
    return said->words;
}

/* ---- what it came to ------------------------------------------------------------------------------------------- */

/* Nearly all words need no escaping. */
static void add_words_of_page(const char *words, struct text *out)
{
    size_t plain = plain_length(words, PLAIN_XML);
    text_add_bytes(out, words, plain);
    if (!words[plain])
        return;
    struct text rest = {0};
    add_printable(words + plain, &rest);
    xml_text(text_string(&rest), out);
    text_free(&rest);
}

static void add_line(const char *open, const char *words, struct text *out)
{
    if (!*words)
        return;
    text_add(out, open);
    add_words_of_page(words, out);
    text_add(out, "</p>");
}

void print_sums(const struct step *step, struct text *out)
{
    const struct node *item = step->item, *note = item && item->kind == NODE_MAP ? node_get(item->first, "note") : NULL;
    add_line("<p class='sums'>", step->sums ? step->sums : "", out);
    add_line("<p class='remark'>", note && note->kind == NODE_WORD ? note->text : "", out);
}
