/* Myst: reading a final count, and whether the game has what it counts. */
#include <string.h>

#include "games/myst/count.h"

/* ---- what it looks like ------------------------------------------------------------------------------------------ */

/* Reads a card of any landmark; the landmark is looked up later in the text. */
static bool read_any_card(const struct match *match, const char *word, int *value)
{
    const char *hyphen = strrchr(word, '-');
    long number = 0;
    (void)match;
    *value = CARD_FIRST;
    return hyphen && hyphen > word && hyphen[1] >= '1' && hyphen[1] <= '9'
           && read_number(hyphen + 1, 1, CARD_VALUE_MAX, &number);
}

static const char *const backs[] = {"unknown", "linking-book", NULL};
static const struct words card_words = {.list = backs,
                                        .base = CARD_UNKNOWN,
                                        .read = read_any_card,
                                        .meant = myst_meant_card,
                                        .pattern = "[a-z]+(-[a-z]+)*-[1-9][0-9]*"};
static const struct words how_words = {.list = (const char *const[]){"unknown", "placed", "covered", "first", NULL},
                                       .base = HOW_UNKNOWN};
static const struct words unknown_words = {.list = (const char *const[]){"unknown", NULL}, .base = UNKNOWN};

static const struct shape number = {FORM_NUMBER,     .what = "a number", .low = 0,    .high = TOTAL_MOST,
                                    .unknown = true, .none = true,       .zero = true},
                          how = {FORM_WORD, .what = "placed, covered, first or unknown", .words = &how_words},
                          landmark = {FORM_WORD, .what = "a landmark", .words = &myst_landmark_words},
                          landmark_list = {FORM_BAG, .what = "landmarks", .of = &landmark, .words = &unknown_words,
                                           .none = true},
                          landmark_map = {FORM_EACH, .what = "each landmark and how the team got it", .of = &how,
                                          .words = &myst_landmark_words},
                          card = {FORM_WORD, .what = "a card", .words = &card_words},
                          card_list = {FORM_BAG, .what = "cards", .of = &card, .words = &unknown_words, .none = true},
                          value = {FORM_NUMBER, .what = "a Value", .low = 1, .high = CARD_VALUE_MAX, .unknown = true},
                          values = {FORM_BAG, .what = "Values", .of = &value, .one = true},
                          card_map = {FORM_EACH, .what = "each landmark and its Values", .of = &values,
                                      .words = &myst_landmark_words};
static const struct shape landmarks = {FORM_EITHER, .what = "landmarks, and how the team got them",
                                       .fields = KEYS({"list", &landmark_list, false, NULL},
                                                      {"map", &landmark_map, false, NULL})},
                          cards = {FORM_EITHER, .what = "cards, or landmarks with their Values",
                                   .fields = KEYS({"list", &card_list, false, NULL}, {"map", &card_map, false, NULL})};

static const struct shape player = {
    FORM_MAP, .what = "what is counted for a team",
    .fields =
        KEYS({"switches", &number, false, "Marker Switches the team counts on its pieces, outside landmark pictures"},
             {"landmarks", &landmarks, false, "landmarks that show the team's colour: placed, covered or first"},
             {"cards", &cards, false, "the cards the team turned up"},
             {"values", &number, false, "the Value points, added up by the players"},
             {"bonus", &number, false, "the Bonus points, added up by the players"},
             {"total", &number, false, "the team's final score"})};

const struct final_count myst_final_count = {
    .player = &player,
    .questions = myst_count_questions,
    .names = "blue, yellow",
    .size = sizeof(struct myst_count),
    .phase = "done",
    .none_unknown = true,
    .read = myst_read_count,
    .score = myst_score_count,
    .write = myst_write_count,
};

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* A count being read. */
struct counting {
    struct hearing *h;
    struct myst_count *count;
    bool fits;
};

static void doubt_or_refuse(struct counting *it, bool doubt, const char *path, const struct node *at,
                            const char *sentence)
{
    if (doubt) {
        doubtful(it->h, RULE_COUNT, "%s", sentence);
        rests_on(it->h, "%s", path);
    } else {
        refuse(it->h, RULE_COUNT, "%s", sentence);
        it->fits = false;
    }
    point_to(it->h, at);
}

static void impossible(struct counting *it, const struct node *at, const char *sentence)
{
    doubt_or_refuse(it, false, "", at, sentence);
}

/* A name that the box does not have is a landmark of its own if the names of the box are assumed; else -1. */
static int foreign_landmark(struct counting *it, const char *name, const struct node *at)
{
    struct myst_count *count = it->count;
    const struct myst_box *box = myst_box_of(it->h->match);
    struct myst_text sentence = {0};
    for (int i = 0; i < count->foreign; i++)
        if (same(count->name[i], name))
            return assumed(it->h->match, "landmarks") ? box->landmarks + i : -1;
    struct nearest nearest = {.written = name};
    for (int i = 0; i < box->landmarks; i++)
        nearest_try(&nearest, box->landmark[i]);
    bool room = count->foreign < NAMES_MOST - LANDMARKS_MAX;
    if (room)
        put_string(count->name[count->foreign++], WORD_ROOM, "%.60s", name);
    if (!assumed(it->h->match, "landmarks") || !room) {
        refuse(it->h, RULE_SPACE, "the box has no landmark %.50s", name);
        it->fits = false;
        point_to(it->h, at);
        did_you_mean(it->h, (struct hint){.guess = nearest.best});
        return -1;
    }
    myst_add(&sentence, "the built-in box has no %.50s, but its names are only assumed", name);
    doubt_or_refuse(it, true, "landmarks", at, sentence.text);
    did_you_mean(it->h, (struct hint){.guess = nearest.best});
    return box->landmarks + count->foreign - 1;
}

static int landmark_named(struct counting *it, const char *name, const struct node *at)
{
    const struct myst_box *box = myst_box_of(it->h->match);
    int position = myst_position(box, name), found = position >= 0 ? box->landmark_at[position] : -1;
    return found >= 0 ? found : foreign_landmark(it, name, at);
}

static void read_landmarks(struct counting *it, int team, const struct node *node)
{
    struct myst_counted *own = &it->count->team[team];
    if (!node || (node->kind == NODE_WORD && node->value == UNKNOWN))
        return;
    own->names_landmarks = true;
    for (const struct node *item = node->first; item; item = item->next) {
        const struct node *name = item->key ? item->key : item;
        int found = landmark_named(it, name->text, name);
        enum myst_how was = item->key ? (enum myst_how)item->value : HOW_UNKNOWN;
        if (found < 0)
            continue;
        for (int other = 0; was == HOW_FIRST && other < NAMES_MOST; other++)
            if (own->how[other] == HOW_FIRST)
                impossible(it, name, "a team can have only one first key piece");
        if (it->count->team[myst_other(team)].how[found] != HOW_NOT)
            impossible(it, name, "both teams name this landmark, but only one of them can control it");
        own->how[found] = (unsigned char)was;
    }
}

static void take_card(struct counting *it, int team, int found, int points)
{
    struct myst_counted *own = &it->count->team[team];
    own->cards++;
    if (found < 0 || own->others == COUNTED_CARDS)
        return;
    own->landmark[own->others] = (short)found;
    own->value[own->others++] = (short)points;
}

static void read_card(struct counting *it, int team, const struct node *item)
{
    struct myst_counted *own = &it->count->team[team];
    char name[WORD_ROOM];
    const char *hyphen = strrchr(item->text, '-');
    long points = 0;
    if (item->value == CARD_UNKNOWN || item->value == CARD_BOOK) {
        own->cards++;
        ++*(item->value == CARD_BOOK ? &own->books : &own->unknown);
        return;
    }
    put_string(name, sizeof name, "%.*s", (int)(hyphen - item->text), item->text);
    read_number(hyphen + 1, 1, CARD_VALUE_MAX, &points);
    take_card(it, team, landmark_named(it, name, item), (int)points);
}

/* `rocket-ship: [4, 5]` or `library: 3`. */
static void read_values(struct counting *it, int team, const struct node *map)
{
    for (const struct node *child = map->first; child; child = child->next) {
        int found = landmark_named(it, child->key->text, child->key);
        const struct node *item = child->kind == NODE_WORD ? child : child->first;
        for (; item; item = child->kind == NODE_WORD ? NULL : item->next)
            if (item->value == UNKNOWN_NUMBER) {
                it->count->team[team].cards++;
                it->count->team[team].unknown++;
            } else
                take_card(it, team, found, item->value);
    }
}

static void read_cards(struct counting *it, int team, const struct node *node)
{
    struct myst_counted *own = &it->count->team[team];
    if (!node || (node->kind == NODE_WORD && node->value == UNKNOWN))
        return;
    own->names_cards = true;
    if (node->kind == NODE_MAP)
        read_values(it, team, node);
    for (const struct node *item = node->kind == NODE_LIST ? node->first : NULL; item; item = item->next)
        read_card(it, team, item);
    if (own->cards > HAND)
        impossible(it, node, "a team can have at most five cards");
}

static int read_sum(const struct node *map, const char *key)
{
    const struct node *node = node_get(map, key);
    return !node || node->value == UNKNOWN_NUMBER ? NOT_GIVEN : node->value;
}

static void read_team(struct counting *it, const struct node *final, int team)
{
    const struct node *found = node_at(final, team), *map = found && found->kind == NODE_MAP ? found : NULL;
    struct myst_counted *own = &it->count->team[team];
    own->switches = own->values = own->bonus = own->total = NOT_GIVEN;
    if (!map)
        return;
    own->given = map->first != NULL;
    own->switches = read_sum(map, "switches");
    own->values = read_sum(map, "values");
    own->bonus = read_sum(map, "bonus");
    own->total = read_sum(map, "total");
    read_landmarks(it, team, node_get(map, "landmarks"));
    read_cards(it, team, node_get(map, "cards"));
}

/* ---- what the game has ------------------------------------------------------------------------------------------- */

static int copies_counted(const struct myst_count *count, int landmark_row, int points)
{
    int copies = 0;
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < count->team[team].others; i++)
            copies += count->team[team].landmark[i] == landmark_row && count->team[team].value[i] == points;
    return copies;
}

/* Was the same card reported before? Each card that is counted too often is reported once. */
static bool told_before(const struct myst_count *count, int team, int index)
{
    const struct myst_counted *own = &count->team[team];
    for (int t = 0; t <= team; t++)
        for (int i = 0; i < (t == team ? index : count->team[t].others); i++)
            if (count->team[t].landmark[i] == own->landmark[index] && count->team[t].value[i] == own->value[index])
                return true;
    return false;
}

static void check_copies(struct counting *it, const struct node *final)
{
    const struct match *match = it->h->match;
    const struct myst_box *box = myst_box_of(match);
    const struct myst_count *count = it->count;
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < count->team[team].others; i++) {
            int row = count->team[team].landmark[i], points = count->team[team].value[i];
            if (row >= box->landmarks || told_before(count, team, i))
                continue;
            int has = myst_copies(box, myst_card(box, row, points)), counted = copies_counted(count, row, points);
            char path[WORD_ROOM + 16];
            struct myst_text sentence = {0};
            if (counted <= has)
                continue;
            put_string(path, sizeof path, "cards.%s", box->landmark[row]);
            myst_add(&sentence, "the count has %s-%d %d time%s, but the box has %d", box->landmark[row], points,
                     counted, plural(counted), has);
            doubt_or_refuse(it, assumed(match, "%s", path), path, node_get(node_at(final, team), "cards"),
                            sentence.text);
        }
    if (count->team[0].books + count->team[1].books > box->books)
        impossible(it, node_get(node_at(final, count->team[1].books ? 1 : 0), "cards"),
                   "the box has fewer Linking Books");
}

static void check_switches(struct counting *it, const struct node *final)
{
    const struct myst_box *box = myst_box_of(it->h->match);
    int has = 0, counted = 0;
    for (int i = 0; i < box->switched; i++)
        has += box->switches[box->with_switches[i]];
    for (int team = 0; team < TEAMS; team++)
        counted += it->count->team[team].switches == NOT_GIVEN ? 0 : it->count->team[team].switches;
    if (counted <= has)
        return;
    struct myst_text sentence = {0};
    int team = it->count->team[1].switches > 0 ? 1 : 0;
    myst_add(&sentence, "the count has %d switches, but the board has %d", counted, has);
    doubt_or_refuse(it, assumed(it->h->match, "switches"), "switches", node_get(node_at(final, team), "switches"),
                    sentence.text);
}

/* ---- whether its numbers agree ----------------------------------------------------------------------------------- */

static void check_sum(struct counting *it, const struct node *at, int given, struct myst_span span, const char *what)
{
    struct myst_text sentence = {0};
    if (given == NOT_GIVEN || (given >= span.low && given <= span.high))
        return;
    if (span.low == span.high)
        myst_add(&sentence, "%s is %d, but the other numbers give %d", what, given, span.low);
    else if (given < span.low)
        myst_add(&sentence, "%s is %d, but the other numbers give at least %d", what, given, span.low);
    else
        myst_add(&sentence, "%s is %d, but the other numbers give at most %d", what, given, span.high);
    impossible(it, at, sentence.text);
}

bool myst_read_count(struct hearing *h, const struct node *final, void *count)
{
    struct counting it = {h, count, true};
    for (int team = 0; team < TEAMS; team++)
        read_team(&it, final, team);
    check_copies(&it, final);
    check_switches(&it, final);
    for (int team = 0; team < TEAMS && it.fits; team++) {
        const struct match *match = it.h->match;
        struct myst_counted *own = &it.count->team[team];
        const struct node *found = node_at(final, team), *map = found && found->kind == NODE_MAP ? found : NULL;
        int one = myst_box_of(match)->bonus, total = own->total;
        if (own->names_cards)
            check_sum(&it, node_get(map, "values"), own->values, myst_count_values(match, it.count, team), "`values`");
        if (own->bonus > 0 && (one == 0 || own->bonus % one))
            impossible(&it, node_get(map, "bonus"), "`bonus` is not a multiple of the Bonus");
        else
            check_sum(&it, node_get(map, "bonus"), own->bonus, myst_count_bonus(match, it.count, team), "`bonus`");
        own->total = NOT_GIVEN;
        struct myst_tally tally = myst_count_tally(match, it.count, team);
        own->total = total;
        check_sum(&it, node_get(map, "total"), total, tally.total, "`total`");
    }
    return it.fits;
}
