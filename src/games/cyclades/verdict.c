/* Cyclades: how findings are said, and the doubt about a start position that is only assumed. */
#include "games/cyclades/cyclades.h"

#include <stdarg.h>
#include <stdio.h>

/* The one place where the doubt about the start position is cast. */
static void doubt(struct hearing *h, enum cyc_rule rule)
{
    const struct cyc_state *s = h->state;
    if (s->start_assumed && cyc_rests_on_start(rule))
        rests_on(h, "setup.2");
}

#define SENTENCE_OF(h, format, sentence)                                                                               \
    char sentence[SENTENCE] = "";                                                                                      \
    if ((h)->docket) {                                                                                                 \
        va_list args;                                                                                                  \
        va_start(args, format);                                                                                        \
        vsnprintf(sentence, sizeof(sentence), format, args);                                                           \
        va_end(args);                                                                                                  \
    }

const char *cyc_actor(const struct hearing *h)
{
    return actor_name(h->match, h->move->actor);
}

void cyc_breaks(struct hearing *h, enum cyc_rule rule, const char *format, ...)
{
    SENTENCE_OF(h, format, sentence)
    illegal(h, (int)rule, "%s", sentence);
    doubt(h, rule);
}

enum outcome cyc_cannot(struct hearing *h, enum cyc_rule rule, const char *format, ...)
{
    SENTENCE_OF(h, format, sentence)
    refuse(h, (int)rule, "%s", sentence);
    doubt(h, rule);
    return REFUSED;
}

enum outcome cyc_cannot_now(struct hearing *h, enum cyc_rule rule, const char *format, ...)
{
    const struct cyc_state *s = h->state;
    SENTENCE_OF(h, format, sentence)
    if (h->move->actor != CHANCE && s->out[h->move->actor])
        return cyc_cannot(h, rule, "%s has no isle left and is out of the game", cyc_actor(h));
    return cyc_cannot(h, rule, "%s", sentence);
}

enum outcome cyc_out_of_turn(struct hearing *h, const char *format, ...)
{
    SENTENCE_OF(h, format, sentence)
    cyc_cannot_now(h, RULE_LOG_TURN, "%s", sentence);
    point_at_actor(h);
    return REFUSED;
}

enum outcome cyc_out_of_phase(struct hearing *h, const char *format, ...)
{
    SENTENCE_OF(h, format, sentence)
    cyc_cannot_now(h, RULE_LOG_PHASE, "%s", sentence);
    point_at_verb(h);
    return REFUSED;
}

int cyc_find_space(struct hearing *h, int value, bool at_sea, int field, int index)
{
    const struct cyc_box *b = h->match->box;
    int space = at_sea ? cyc_sea_meant(b, value) : cyc_isle_meant(b, value);
    if (space != NOWHERE)
        return space;
    char room[WORD_ROOM];
    const char *word = cyc_space_word(h->match, value, room);
    if (value >= b->circles)
        cyc_cannot(h, RULE_NO_SPACE, "there is no space %s on this map", word);
    else if (b->isle_of[value] == NOWHERE)
        cyc_cannot(h, RULE_NO_SPACE, "%s is a sea, and an isle is needed", word);
    else if (at_sea && cyc_isle_meant(b, value) != NOWHERE)
        cyc_cannot(h, RULE_NO_SPACE, "%s is an isle, and a sea is needed", word);
    else if (at_sea)
        cyc_cannot(h, RULE_NO_SPACE, "%s belongs to the isle %s, and a sea is needed", word,
                   cyc_isle_name(b, b->isle_of[value]));
    else
        cyc_cannot(h, RULE_NO_SPACE, "%s is a circle of the isle %s, which goes by that name", word,
                   cyc_isle_name(b, b->isle_of[value]));
    point_at(h, field, index);
    return NOWHERE;
}

int cyc_isle_in(struct hearing *h, int field)
{
    return cyc_find_space(h, item(h->move, field, 0), false, field, 0);
}

int cyc_sea_in(struct hearing *h, int field, int index)
{
    return cyc_find_space(h, item(h->move, field, index), true, field, index);
}

void cyc_test_kraken(struct hearing *h, int sea, const char *verb, int field, int index)
{
    const struct cyc_box *b = h->match->box;
    const struct cyc_state *s = h->state;
    if (!cyc_kraken_in(s, sea))
        return;
    cyc_breaks(h, RULE_KRAKEN_CLOSED, "%s %s %s, which the Kraken closes", cyc_actor(h), verb, b->name[sea]);
    point_at(h, field, index);
    because(h, s->figure[FIGURE_KRAKEN].called, "the Kraken comes to stand there");
}

void cyc_test_polyphemus(struct hearing *h, int sea, const char *verb, int field, int index)
{
    const struct cyc_box *b = h->match->box;
    const struct cyc_state *s = h->state;
    if (!cyc_polyphemus_beside(b, s, sea))
        return;
    cyc_breaks(h, RULE_POLYPHEMUS_CLOSED, "%s %s %s, which touches Polyphemus' isle %s", cyc_actor(h), verb,
               b->name[sea], cyc_isle_name(b, s->figure[FIGURE_POLYPHEMUS].at));
    point_at(h, field, index);
    because(h, s->figure[FIGURE_POLYPHEMUS].called, "Polyphemus is called here");
}

void cyc_test_closed(struct hearing *h, int sea, const char *verb, int field)
{
    cyc_test_kraken(h, sea, verb, field, -1);
    cyc_test_polyphemus(h, sea, verb, field, -1);
}
