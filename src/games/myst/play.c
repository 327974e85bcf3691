/* Myst: guards that several verbs share. */
#include "games/myst/play.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "games/myst/words.h"

const char *const myst_phase_names[PHASES] = {"start", "puzzle", "turns", "explore", "scoring", "done"};

static const char *const phase_titles[PHASES] = {
    "the start", "the puzzle race", "the spin for the number of turns", "the exploration", "the scoring", "the end"};

const char *myst_team_name(const struct hearing *h, int team)
{
    return h->match->names[team];
}

const char *myst_id(const struct hearing *h, int position)
{
    return box_of(h->match)->id[position];
}

const char *myst_card_name(const struct match *match, int card, char room[WORD_ROOM])
{
    const char *name = words_name(&myst_card_words, match, card, room);
    return name ? name : "a card";
}

struct mark myst_mark(struct place place)
{
    return (struct mark){place.line, (unsigned short)place.column, (unsigned short)place.end_column};
}

struct place myst_unmark(struct mark mark)
{
    return (struct place){mark.line, mark.column, mark.line, mark.end_column};
}

enum outcome myst_in_phase(struct hearing *h, unsigned phases)
{
    const struct state *s = h->state;
    if (s->phase == PHASE_DONE)
        return refuse(h, LOG_OVER, "all cards are flipped, the game is over");
    if (phases >> s->phase & 1)
        return STANDS;
    return refuse(h, LOG_PHASE, "`%s` has no place in %s", h->match->game->verbs[h->move->verb].name,
                  phase_titles[s->phase]);
}

enum outcome myst_still_moving(struct hearing *h)
{
    const struct state *s = h->state;
    const char *verb = h->match->game->verbs[h->move->verb].name;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_EXPLORE)
        return STANDS;
    if (s->team[0].flips + s->team[1].flips > 0) {
        refuse(h, LOG_PHASE, "`%s` has no place in the scoring once a card is flipped", verb);
        because(h, s->shown_at, "the first card was flipped here");
        return REFUSED;
    }
    if (s->turns == NONE || s->team[0].pawn == NONE || s->team[1].pawn == NONE)
        return refuse(h, LOG_PHASE, "`%s` has no place here: this table has no number of turns, or no pawns", verb);
    return STANDS;
}

static const char *written(const struct hearing *h, int field, int index, char room[WORD_ROOM])
{
    const struct node *node = h->move->node[field];
    if (node && node->kind == NODE_LIST)
        node = node_item(node, index > 0 ? index : 0);
    if (node && node->text && strlen(node->text) <= WORD_ROOM)
        return node->text;
    return words_name(&myst_position_words, h->match, item(h->move, field, index > 0 ? index : 0), room);
}

enum outcome myst_on_board(struct hearing *h, int field, int index)
{
    const struct box *box = box_of(h->match);
    char room[WORD_ROOM];
    if (item(h->move, field, index > 0 ? index : 0) < box->positions)
        return STANDS;
    struct nearest nearest = {.written = written(h, field, index, room)};
    for (int i = 0; i < box->signs; i++)
        nearest_try(&nearest, box->sign[i].word);
    refuse(h, RULE_SPACE, "the board has no position %s%s%s%s%s", nearest.written,
           nearest.best ? "; did you mean " : "", nearest.best ? nearest.best : "", nearest.best ? "?" : "",
           assumed(h->match, "positions") ? " (the positions of the box are assumed)" : "");
    point_at(h, field, index);
    return REFUSED;
}

enum outcome myst_is_space(struct hearing *h, int index)
{
    int position = item(h->move, 0, index > 0 ? index : 0);
    if (!is_open(h->state, position))
        return STANDS;
    refuse(h, RULE_NO_PIECE, "%s has no piece, so it is no space", myst_id(h, position));
    point_at(h, 0, index);
    return REFUSED;
}

void myst_test_turns_over(struct hearing *h)
{
    const struct state *s = h->state;
    if (s->phase != PHASE_SCORING)
        return;
    illegal(h, RULE_TURNS_OVER, "the exploration lasts %d turn%s, and both teams have made their moves", s->turns,
            s->turns == 1 ? "" : "s");
    because(h, s->turns_at, "the number of turns was spun here");
}

void myst_test_share(struct hearing *h, int end)
{
    const struct state *s = h->state;
    int team = other(h->move->actor);
    if (end != s->team[team].pawn)
        return;
    illegal(h, RULE_SHARE, "the pawn of %s stands on %s", myst_team_name(h, team), myst_id(h, end));
    because(h, s->arrived_at[team], "it came there by this entry");
}

enum outcome myst_has_book(struct hearing *h)
{
    const struct state *s = h->state;
    if (myst_may_hold_book(h->match, s, h->move->actor))
        return STANDS;
    bool unknown = myst_in_hand(s, h->move->actor, CARD_UNKNOWN) > 0;
    refuse(h, RULE_BOOK_HELD,
           unknown ? "%s cannot hold a Linking Book: all of them are used or known to be elsewhere"
                   : "%s has no Linking Book in hand",
           myst_team_name(h, h->move->actor));
    for (int i = 0; i < BOOKS_MAX; i++)
        because(h, s->book_at[i], "a Linking Book was used here");
    return REFUSED;
}

void myst_use_book(struct hearing *h)
{
    struct state *s = h->state;
    int team = h->move->actor;
    myst_hold_cards(s, team);
    myst_take_card(s, team, myst_in_hand(s, team, CARD_BOOK) ? CARD_BOOK : CARD_UNKNOWN);
    s->team[team].played++;
    s->book_at[s->book_at[0].line != 0] = here(h, 0);
}

/* Why the team that is first in order is. */
static const char *why_first(const struct match *match, const struct state *s)
{
    const struct team *a = &s->team[0], *b = &s->team[1];
    if (s->phase == PHASE_SCORING && a->flips != b->flips)
        return "it has flipped fewer cards";
    if (s->phase == PHASE_EXPLORE && a->moved != b->moved)
        return "it has moved less often";
    if (a->placed != b->placed)
        return "it has placed fewer pieces";
    if (s->led_first)
        return "both placed the same number of pieces, and it went first";
    return answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST)
               ? "both placed the same number of pieces, and it has the youngest player"
               : "both placed the same number of pieces, and it has not the youngest player";
}

void myst_turn_of(struct hearing *h, unsigned teams, bool by_order, const char *what)
{
    const struct state *s = h->state;
    if (teams >> h->move->actor & 1)
        return;
    illegal(h, LOG_TURN, "%s is to %s, not %s: %s", myst_team_name(h, other(h->move->actor)), what,
            myst_team_name(h, h->move->actor), by_order ? why_first(h->match, s) : "it has just moved");
    because(h, s->spun_at, "this spin is not yet walked");
    if (by_order && myst_by_equal_count(s))
        hangs_on(h, HOUSE_EQUAL_COUNT, !h->match->house[HOUSE_EQUAL_COUNT]);
}

void myst_may_lead(struct hearing *h, unsigned teams, const char *what)
{
    struct state *s = h->state;
    if (!myst_both_might(h->match, s, teams))
        return;
    unsettled(h, RULE_LEADER,
              "both teams have placed %d pieces and nobody says who is youngest: %s %s first and is taken to lead",
              s->team[0].placed, myst_team_name(h, h->move->actor), what);
    myst_take_lead(h->match, s, h->move->actor);
}

bool myst_copies_assumed(const struct match *match, int card)
{
    const struct box *box = box_of(match);
    return card >= CARD_FIRST && assumed(match, "cards.%s", box->landmark[myst_card_landmark(box, card)]);
}

enum outcome myst_too_many(struct hearing *h, int card, int named, int field, int index)
{
    const struct box *box = box_of(h->match);
    char room[WORD_ROOM], sentence[2 * WORD_ROOM];
    int copies = myst_copies(box, card);
    if (named <= copies)
        return STANDS;
    const char *name = myst_card_name(h->match, card, room);
    bool doubt = myst_copies_assumed(h->match, card);
    snprintf(sentence, sizeof sentence, copies ? "%s is named %d times; the box has %d" : "the box has no %s", name,
             named, copies);
    if (doubt) {
        doubtful(h, RULE_DECK, "%s", sentence);
        rests_on(h, "cards.%s", box->landmark[myst_card_landmark(box, card)]);
    } else
        refuse(h, RULE_DECK, "%s", sentence);
    point_at(h, field, index);
    return doubt ? STANDS : REFUSED;
}
