/* Morris: box, setup and position: read, checked, written, sound. */
#include "template/morris/morris.h"

/* ---- box.c ------------------------------------------------------------------------------------------------------------ */

static const struct shape men_number = {FORM_NUMBER, .what = "a number of men", .low = 0, .high = MEN_MAX};
static const struct shape men_each = {FORM_NUMBER, .what = "a number of men", .low = FEWEST, .high = MEN_MAX};
static const struct field box_fields[] = {{"men", &men_each, false, "men of each player"}, {0}};
const struct shape morris_box_shape = {FORM_MAP, .what = "the box", .fields = box_fields};

const void *morris_open_box(struct hearing *h, const struct node *box, struct arena *arena)
{
    (void)h;
    int *men = arena_take(arena, sizeof *men);
    *men = node_number(box, "men", 0);
    return men;
}

int morris_men_of(const struct match *match)
{
    return *(const int *)match->box;
}

/* ---- check_table.c --------------------------------------------------------------------------------------------- */

static bool put_men(struct hearing *h, const struct node *points, int seat)
{
    struct morris_state *s = h->state;
    for (const struct node *point = points->first; point; point = point->next) {
        if (s->man[point->value] != NOBODY)
            return blame(h, point, refuse(h, RULE_TABLE, "%s has more than one man", morris_points[point->value]));
        s->man[point->value] = seat;
    }
    return true;
}

static bool has_its_men(struct hearing *h, int seat, const struct node *at)
{
    const struct morris_state *s = h->state;
    int men = morris_men(s, seat), most = morris_men_of(h->match);
    return men <= most
           || blame(
               h, at,
               refuse(h, RULE_TABLE, "%s has %d men; the box gives each player %d", h->match->names[seat], men, most));
}

/* ---- table.c ---------------------------------------------------------------------------------------------------------- */

static const struct shape men_there = {FORM_BAG, .what = "points", .of = &morris_point,
                                       .low = 0, .high = MEN_MAX,  .none = true};
static const struct shape each_board = {FORM_EACH, .what = "the men of each player", .by_name = true, .of = &men_there};
static const struct shape each_hand = {FORM_EACH, .what = "men of each player", .by_name = true, .of = &men_number};
static const struct shape moves = {FORM_NUMBER, .what = "a number of moves", .low = 0, .high = 1000};
static const struct field table_fields[] = {
    {"board", &each_board, false, "the points where each player has men; default: none"},
    {"hand", &each_hand, false, "men in hand; default: none if `board` is given, else all"},
    {"turn", &shape_name, false, "whose turn it is; default: the first player"},
    {"quiet", &moves, false, "moves in a row without a mill; default: 0"},
    {0},
};
const struct shape morris_table_shape = {FORM_MAP, .what = "a position", .fields = table_fields};

bool morris_setup(struct hearing *h, const struct node *table)
{
    struct morris_state *s = h->state;
    const struct node *board = node_get(table, "board"), *hand = node_get(table, "hand");
    bool exists = true;
    for (int point = 0; point < POINTS; point++)
        s->man[point] = NOBODY;
    for (const struct node *each = board ? board->first : NULL; each && exists; each = each->next)
        exists = put_men(h, each, each->key->value);
    for (int seat = 0; seat < PLAYERS; seat++)
        s->hand[seat] = board ? 0 : morris_men_of(h->match);
    for (const struct node *each = hand ? hand->first : NULL; each; each = each->next)
        s->hand[each->key->value] = each->value;
    for (int seat = 0; seat < PLAYERS && exists; seat++)
        exists = has_its_men(h, seat, hand ? hand : board);
    s->turn = node_number(table, "turn", 0);
    s->quiet = node_number(table, "quiet", 0);
    return exists;
}

/* ---- write.c --------------------------------------------------------------------------------------------------- */

void morris_write(const struct match *match, const void *state, struct writer *w)
{
    const struct morris_state *s = state;
    write_map(w, "board");
    for (int seat = 0; seat < PLAYERS; seat++) {
        write_list(w, match->names[seat]);
        for (int point = 0; point < POINTS; point++)
            if (s->man[point] == seat)
                write_word(w, NULL, morris_points[point]);
        write_end(w);
    }
    write_end(w);
    write_map(w, "hand");
    for (int seat = 0; seat < PLAYERS; seat++)
        write_number(w, match->names[seat], s->hand[seat]);
    write_end(w);
    write_word(w, "turn", match->names[s->turn]);
    write_number(w, "quiet", s->quiet);
}

/* ---- invariant.c ----------------------------------------------------------------------------------------------- */

bool morris_invariant(const struct match *match, const void *state)
{
    const struct morris_state *s = state;
    bool sound = s->turn >= 0 && s->turn < PLAYERS && s->quiet >= 0;
    for (int point = 0; point < POINTS; point++)
        sound = sound && s->man[point] >= NOBODY && s->man[point] < PLAYERS;
    for (int seat = 0; seat < PLAYERS; seat++)
        sound = sound && s->hand[seat] >= 0 && morris_men(s, seat) <= morris_men_of(match);
    return sound;
}
