/* Myst: what a table looks like, and setting it up. */
#include "games/myst/myst.h"

enum { MOVES_MOST = 9999 };

struct node *myst_for_team(const struct node *table, const char *key, int team)
{
    return node_at(node_get(table, key), team);
}

bool myst_each_fits(struct hearing *h, const struct node *table, const char *key, myst_item_test *test)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++)
        for (const struct node *item = node_first(myst_for_team(table, key, team)); item; item = item->next)
            fits = test(h, table, team, item) && fits;
    return fits;
}

/* A team named like a colour has it; otherwise the first seat is blue. */
static bool choose_colours(struct hearing *h, const struct node *table)
{
    enum { BLUE, YELLOW };
    struct myst_state *s = h->state;
    const struct node *first = myst_for_team(table, "colours", 0), *second = myst_for_team(table, "colours", 1);
    if (first && second && first->value == second->value)
        return reject(h, second, RULE_TEAMS, "both teams are %s", second->text);
    s->colours_given = first || second;
    bool by_name = same(h->match->names[0], "yellow") || same(h->match->names[1], "blue");
    s->first_is_yellow = first ? first->value == YELLOW : second ? second->value == BLUE : by_name;
    return true;
}

/* As an example the first half of the names, rounded up, is blue. */
void myst_wrong_seats(const struct node *players, struct text *out)
{
    int count = 0, blue = (players->count + 1) / 2;
    text_format(out, "%d name%s in `players`, but Myst has two teams; write `players: [blue, yellow]`", players->count,
                plural(players->count));
    if (players->count < 2)
        return;
    text_add(out, "; to use the names of people, add `members: {blue: [");
    for (const struct node *name = players->first; name; name = name->next, count++)
        text_format(out, "%s%.30s",
                    count == blue ? "], yellow: ["
                    : count       ? ", "
                                  : "",
                    name->kind == NODE_WORD ? name->text : "?");
    text_add(out, "]}`");
}

/* The people of a team stand for it. */
const struct other_name *myst_other_names(const struct match *match, const struct node *table, struct arena *arena)
{
    const struct node *members = node_get(table, "members"), *colours = node_get(table, "colours");
    struct other_name *first = NULL, **end = &first;
    for (const struct node *team = members && members->kind == NODE_MAP ? members->first : NULL; team;
         team = team->next) {
        int seat = seat_named(match, team->key->text);
        for (const struct node *name = team->kind == NODE_LIST ? team->first : NULL; name; name = name->next) {
            if (seat < 0 || name->kind != NODE_WORD)
                continue;
            *end = arena_take(arena, sizeof **end);
            **end = (struct other_name){.name = name->text, .seat = seat};
            end = &(*end)->next;
        }
    }
    for (const struct node *team = colours && colours->kind == NODE_MAP ? colours->first : NULL; team;
         team = team->next) {
        const struct other_name *called = first;
        while (called && team->kind == NODE_WORD && !same(called->name, team->text))
            called = called->next;
        if (called || team->kind != NODE_WORD || seat_named(match, team->text) >= 0
            || seat_named(match, team->key->text) < 0)
            continue;
        *end = arena_take(arena, sizeof **end);
        **end = (struct other_name){.name = team->text, .seat = seat_named(match, team->key->text), .said = true};
        end = &(*end)->next;
    }
    return first;
}

static bool member_fits(struct hearing *h, const struct node *table, int team, const struct node *member)
{
    const char *name = member->text;
    int other = myst_other(team);
    if (is_reserved(h->match->game, name))
        return reject(h, member, RULE_TEAMS,
                      "a member cannot be called %s, because that word has another meaning in a record", name);
    if (same(name, h->match->names[other]))
        return reject(h, member, RULE_TEAMS, "a member of %s cannot have the name of the other team, %.60s",
                      h->match->names[team], name);
    const struct node *same_name = team == 1 ? node_first(myst_for_team(table, "members", other)) : NULL;
    while (same_name && !same(same_name->text, name))
        same_name = same_name->next;
    return !same_name || reject(h, member, RULE_TEAMS, "%.60s is in both teams", name);
}

/* All faults are reported, but for those that only follow from another one. */
bool myst_setup(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    int youngest = node_number(table, "youngest", NOBODY);
    s->went_first = s->just_moved = NOBODY;
    s->turns = s->spun = NONE;
    s->passing_from = NONE;
    s->open = box->positions;
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
    s->youngest = (signed char)(youngest >= 0 ? youngest : NOBODY);
    bool fits = choose_colours(h, table);
    fits = myst_each_fits(h, table, "members", member_fits) && fits;
    struct myst_clues clues = myst_clues(h->match, table);
    fits = myst_set_board(h, table, &clues) && fits;
    fits = myst_set_cards(h, table, &clues) && fits;
    return fits && myst_check_table(h, table, &clues);
}

/* What it looks like. */

static const struct words phase_words = {.list = myst_phase_names};
static const struct words unknown_words = {.list = (const char *const[]){"unknown", NULL}, .base = UNKNOWN};

const struct shape myst_place_shape = {FORM_WORD, .what = "a position", .words = &myst_position_words},
                   myst_key_shape = {FORM_WORD, .what = "a landmark", .words = &myst_key_words},
                   myst_hand_shape = {FORM_BAG, .what = "cards",
                                      .of = SHAPE(FORM_WORD, .what = "a card", .words = &myst_card_words), .low = 0,
                                      .high = CARDS_MAX};

static const struct shape
    phase = {FORM_WORD, .what = "a phase", .words = &phase_words},
    team = {FORM_NAME, .what = "a team or unknown", .words = &unknown_words},
    top = {FORM_NAME, .what = "a team or none", .words = WORDS(NOBODY, "none")},
    colour = {FORM_WORD, .what = "a colour", .words = WORDS(0, "blue", "yellow")},
    names = {FORM_BAG, .what = "names", .of = &shape_text, .none = true},
    card = {FORM_WORD, .what = "a card", .words = &myst_card_words},
    hand = {FORM_BAG, .what = "cards, or unknown", .of = &card, .words = &unknown_words,
            .low = 0, .high = CARDS_MAX,           .none = true},
    turned_up = {FORM_BAG, .what = "cards", .of = &card, .low = 0, .high = CARDS_MAX, .none = true},
    landmark = {FORM_WORD, .what = "a landmark", .words = &myst_landmark_words},
    place = {FORM_WORD, .what = "a position, unknown or none", .words = &myst_spot_words},
    piece = {FORM_WORD, .what = "a piece, a run of pieces, or piece@position", .words = &myst_piece_words},
    pieces = {FORM_BAG, .what = "pieces", .of = &piece, .words = &unknown_words, .none = true},
    places = {FORM_BAG, .what = "positions", .of = &myst_place_shape, .none = true},
    marks = {FORM_BAG, .what = "landmarks", .of = &landmark, .none = true},
    count = {FORM_NUMBER, .what = "a number", .low = 0, .high = CARDS_MAX, .none = true, .zero = true},
    used = {FORM_NUMBER,     .what = "a number of Linking Books",
            .low = 0,        .high = CARDS_MAX,
            .unknown = true, .none = true,
            .zero = true},
    moves = {FORM_NUMBER, .what = "a number of moves", .low = 0, .high = MOVES_MOST, .unknown = true, .none = true,
             .zero = true},
    turns = {FORM_NUMBER, .what = "a number of turns", .low = 1, .high = SPUN_MOST, .unknown = true, .none = true},
    total = {FORM_NUMBER, .what = "a total", .low = 0, .high = TOTAL_MOST, .none = true},
    spins = {FORM_WORD, .what = "written or unwritten", .words = WORDS(0, "written", "unwritten")},
    spun = {FORM_NUMBER, .what = "a number spun", .low = 0, .high = SPUN_MOST, .none = true},
    left = {FORM_NUMBER, .what = "a number of spaces", .low = 0, .high = SPUN_MOST};

static const struct shape passing = {
    FORM_MAP, .what = "how much of the last walk is fixed",
    .fields = KEYS({"from", &myst_place_shape, true, "the position up to which the last walk is fixed"},
                   {"left", &left, true, "how many spaces are left after it"}),
    .none = true};

#define PER_TEAM(each)                                                                                                 \
    (&(const struct shape){FORM_EACH, .what = "each team", .of = &(each), .by_name = true, .none = true})

const struct shape myst_table_shape = {
    FORM_MAP, .what = "the position",
    .fields =
        KEYS({"phase", &phase, false, "the part of the game; worked out if left out"},
             {"youngest", &team, false, "the team with the youngest player"},
             {"colours", PER_TEAM(colour), false, "each team's colour"},
             {"members", PER_TEAM(names), false, "the people in each team; entries may use their names"},
             {"hands", PER_TEAM(hand), false, "cards still in hand"},
             {"dealt", PER_TEAM(count), false, "number of cards each team was dealt"},
             {"played", PER_TEAM(used), false, "number of Linking Books each team has used"},
             {"flipped", PER_TEAM(turned_up), false, "Landmark Cards turned up in the scoring"},
             {"first", PER_TEAM(place), false,
              "position of the first key piece of each team, or of its first piece if it has no key piece"},
             {"pieces", PER_TEAM(pieces), false, "pieces directly on the board"},
             {"covers",
              SHAPE(FORM_EACH, .what = "each landmark with the team on top", .of = &top, .words = &myst_landmark_words,
                    .none = true),
              false, "whose key piece is on top of a landmark"},
             {"aside", PER_TEAM(marks), false, "landmarks whose key piece a team has lost for the rest of the game"},
             {"turns", &turns, false, "the number spun for the length of the exploration"},
             {"went-first", &team, false, "the team that moved first; worked out if left out"},
             {"moved", PER_TEAM(moves), false, "how many times each team has moved in the exploration"},
             {"pawns", PER_TEAM(place), false, "position of each pawn"},
             {"holes", &places, false, "positions still open in the exploration"},
             {"spun", &spun, false, "the number spun and not yet walked"},
             {"spins", &spins, false, "`unwritten` if the record leaves out spins"},
             {"just-moved", &top, false, "the team that has walked and may still act"},
             {"reached", &places, false, "key positions the acting team may act on now"},
             {"passing", &passing, false, "with the house rule `reach: pass`: how much of the last walk is fixed"},
             {"shown", PER_TEAM(count), false,
              "how many of the Linking Books in its hand each team has turned up in the scoring"},
             {"said", PER_TEAM(total), false, "each team's announced total, where it differs from the real one"})};
