/* Morris: the final count. */
#include <stdio.h>

#include "template/morris/morris.h"

static const struct shape men = {FORM_NUMBER, .what = "a number of men", .low = 0, .high = MEN_MAX, .unknown = true};
static const struct shape total = {FORM_HALVES, .what = "points", .low = 0, .high = 2, .unknown = true};
static const struct field count_fields[] = {
    {"men", &men, false, "men left, with those in hand"},
    {"blocked", &shape_flag, false, "could not move"},
    {"total", &total, false, "1 for a win, 0.5 for a draw, if that is all you have"},
    {0},
};
static const struct shape counted = {FORM_MAP, .what = "what a player has at the end", .fields = count_fields};
static const struct count_question questions[] = {
    {.key = "men",
     .asks = "men left",
     .unit = "men",
     .example = "5",
     .counts = "Count the men on the board and in hand.",
     .form = ANSWER_NUMBER,
     .most = MEN_MAX},
    {.key = "blocked",
     .asks = "Who could not move?",
     .counts = "A player who cannot move on their turn loses.",
     .form = ANSWER_WHO},
    {0},
};

enum { EVERYBODY = (1 << PLAYERS) - 1 };
struct morris_count {
    int lost, counted; /* bits of seats: who lost; whose men are known */
    bool drawn;
};

static bool is_settled(const struct morris_count *c)
{
    return c->lost || c->drawn || c->counted == EVERYBODY;
}

/* If all men are counted and no player has lost, the game was a draw. */
static bool read_count(struct hearing *h, const struct node *final, void *into)
{
    struct morris_count *c = into;
    for (const struct node *player = final->first; player; player = player->next) {
        int seat = player->key->value, left = node_number(player, "men", UNKNOWN_NUMBER);
        int points = node_number(player, "total", UNKNOWN_NUMBER);
        bool few = left >= 0 && left < FEWEST;
        c->counted |= (left >= 0) << seat;
        c->lost |= (few || points == 0 || node_number(player, "blocked", false)) << seat | (points == 2) << (1 - seat);
        c->drawn |= points == 1;
        if (c->lost == EVERYBODY || (c->lost && c->drawn))
            return blame(h, player, refuse(h, RULE_COUNT, "this does not agree with what is written before it"));
    }
    return true;
}

static void score_count(const struct match *match, const void *from, struct standing *standing)
{
    const struct morris_count *c = from;
    for (int seat = 0; seat < PLAYERS; seat++) {
        standing->seat[seat].open = !is_settled(c);
        standing->seat[seat].high = 2;
        if (is_settled(c))
            sheet_add(&standing->seat[seat], "result", !c->lost ? 1 : c->lost >> seat & 1 ? 0 : 2, NULL, NULL);
    }
    standing->winners_open = !is_settled(c);
    if (is_settled(c)) {
        standing_rank(match, standing, true);
        return;
    }
    snprintf(standing->needs, sizeof standing->needs, "write the men of %s and %s", match->names[0], match->names[1]);
    snprintf(standing->needed, sizeof standing->needed, "men.%s men.%s", match->names[0], match->names[1]);
}

static void write_men(const struct match *match, const void *state, int seat, struct writer *w)
{
    const struct morris_state *s = state;
    write_number(w, "men", morris_men(s, seat));
    if (morris_loser(match, s) == seat && morris_end_rule(match, s) == RULE_BLOCKED)
        write_flag(w, "blocked", true);
}

const struct final_count morris_final_count = {.player = &counted,
                                               .questions = questions,
                                               .names = "anna, ben",
                                               .size = sizeof(struct morris_count),
                                               .read = read_count,
                                               .score = score_count,
                                               .write = write_men};
