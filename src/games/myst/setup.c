/* Myst: setting up a table. */
#include "games/myst/setup.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "games/myst/score.h"

const struct node *myst_for_team(const struct node *table, const char *key, int team)
{
    const struct node *map = node_get(table, key);
    for (const struct node *child = map ? map->first : NULL; child; child = child->next)
        if (child->key->value == team)
            return child;
    return NULL;
}

bool myst_bad_table(struct hearing *h, int rule, const struct node *at, const char *format, ...)
{
    char sentence[300];
    va_list args;
    va_start(args, format);
    vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    refuse(h, rule, "%s", sentence);
    point_to(h, at);
    return false;
}

bool myst_known_place(struct hearing *h, const struct node *word)
{
    const struct box *box = box_of(h->match);
    if (word->value < NOWHERE)
        return true;
    struct nearest nearest = {.written = word->text};
    for (int i = 0; i < box->signs; i++)
        nearest_try(&nearest, box->sign[i].word);
    return myst_bad_table(h, RULE_SPACE, word, "the board has no %.50s%s%s%s%s", word->text,
                          nearest.best ? "; did you mean " : "", nearest.best ? nearest.best : "",
                          nearest.best ? "?" : "",
                          assumed(h->match, "positions") ? " (the positions of the box are assumed)" : "");
}

static void lay_set_up(const struct match *match, struct state *s)
{
    const struct box *box = box_of(match);
    s->youngest = s->just_moved = NOBODY;
    s->turns = s->spun = NONE;
    s->open = (short)box->positions;
    for (int position = 0; position < box->positions; position++)
        s->spot[position].lies = NONE;
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        s->cover[landmark] = NOBODY;
    for (int team = 0; team < TEAMS; team++) {
        s->team[team].first = s->team[team].pawn = NONE;
        s->team[team].hand_size = HAND;
        for (int i = 0; i < HAND; i++)
            s->team[team].hand[i] = CARD_UNKNOWN;
    }
}

/* A team named like a colour has it; otherwise the first seat is blue. */
static bool choose_colours(struct hearing *h, const struct node *table)
{
    enum { BLUE, YELLOW };
    struct state *s = h->state;
    const struct node *first = myst_for_team(table, "colours", 0), *second = myst_for_team(table, "colours", 1);
    if (first && second && first->value == second->value)
        return myst_bad_table(h, RULE_TEAMS, second, "both teams are %s", second->text);
    bool by_name = same(h->match->names[0], "yellow") || same(h->match->names[1], "blue");
    s->first_is_yellow = first ? first->value == YELLOW : second ? second->value == BLUE : by_name;
    return true;
}

bool myst_setup(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    const struct node *youngest = node_get(table, "youngest");
    lay_set_up(h->match, s);
    if (youngest)
        s->youngest = (signed char)youngest->value;
    if (!choose_colours(h, table) || !myst_setup_board(h, table) || !myst_setup_cards(h, table)
        || !myst_setup_phase(h, table))
        return false;
    for (int team = 0; team < TEAMS; team++)
        myst_lines(h->match, s, team, CARDS_ALL, s->team[team].line);
    return true;
}
