/* Myst: reading a final count, and whether the game has what it counts. */
#include <stdio.h>
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

/* A landmark of the box, or any other: the names of the box may be wrong. */
static bool read_any_landmark(const struct match *match, const char *word, int *value)
{
    char room[WORD_ROOM];
    if (words_read(&myst_landmark_words, match, word, value))
        return true;
    *value = 0;
    return myst_like_landmark(word) && !myst_meant_place(match, word, room) && !myst_says_part(match, word);
}

static const char *name_landmark(const struct match *match, int value, char room[WORD_ROOM])
{
    return words_name(&myst_landmark_words, match, value, room);
}

static int count_landmarks(const struct match *match)
{
    return myst_landmark_words.count(match);
}

static const struct words landmark_words = {.read = read_any_landmark,
                                            .name = name_landmark,
                                            .count = count_landmarks,
                                            .meant = myst_meant_place,
                                            .pattern = "[a-z][a-z0-9]*(-[a-z]+)*"};

static const struct words unknown_words = {.list = (const char *const[]){"unknown", NULL}, .base = UNKNOWN};

static const struct shape number = {FORM_NUMBER,     .what = "a number", .low = 0,    .high = TOTAL_MOST,
                                    .unknown = true, .none = true,       .zero = true},
                          how = {FORM_WORD, .what = "placed, covered, first or unknown",
                                 .words = WORDS(HOW_UNKNOWN, "unknown", "placed", "covered", "first")},
                          landmark = {FORM_WORD, .what = "a landmark", .words = &landmark_words},
                          landmark_list = {FORM_BAG, .what = "landmarks", .of = &landmark, .words = &unknown_words,
                                           .none = true},
                          landmark_map = {FORM_EACH, .what = "each landmark and how the team got it", .of = &how,
                                          .words = &landmark_words},
                          card = {FORM_WORD, .what = "a card", .words = &card_words},
                          card_list = {FORM_BAG, .what = "cards", .of = &card, .words = &unknown_words, .none = true},
                          value = {FORM_NUMBER, .what = "a Value", .low = 1, .high = CARD_VALUE_MAX, .unknown = true},
                          values = {FORM_BAG, .what = "Values", .of = &value, .one = true},
                          card_map = {FORM_EACH, .what = "each landmark and its Values", .of = &values,
                                      .words = &landmark_words};
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

static void find(struct counting *it, const char *path, const struct node *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Impossible, or doubtful if the data of the box at `path` are assumed; NULL: it rests on no data. */
static void find(struct counting *it, const char *path, const struct node *at, const char *format, ...)
{
    char sentence[300];
    FORMAT_ARGUMENTS(sentence, format);
    refuse(it->h, RULE_COUNT, "%s", sentence);
    if (path)
        rests_on(it->h, "%s", path);
    it->fits = blame_unless_doubtful(it->h, at, REFUSED) && it->fits;
}

/* A name that the box does not have is a landmark of its own if the names of the box are assumed; else -1. */
static int landmark_named(struct counting *it, const char *name, const struct node *at)
{
    struct myst_count *count = it->count;
    const struct myst_box *box = myst_box_of(it->h->match);
    int position = myst_position(box, name);
    bool free = assumed(it->h->match, "landmarks"), room = count->foreign < NAMES_MOST - LANDMARKS_MAX;
    if (position >= 0 && box->landmark_at[position] >= 0)
        return box->landmark_at[position];
    for (int i = 0; i < count->foreign; i++)
        if (same(count->name[i], name))
            return free ? box->landmarks + i : -1;
    struct nearest nearest = {.written = name};
    for (int i = 0; i < box->landmarks; i++)
        nearest_try(&nearest, box->landmark[i]);
    if (room)
        put_string(count->name[count->foreign++], WORD_ROOM, "%.60s", name);
    if (free && room)
        find(it, "landmarks", at, "the built-in box has no %.50s, but its names are only assumed", name);
    else
        it->fits = blame(it->h, at, misread(it->h, "the box has no landmark %.50s", name));
    did_you_mean(it->h, (struct hint){.guess = nearest.best});
    return free && room ? box->landmarks + count->foreign - 1 : -1;
}

static void read_landmarks(struct counting *it, int team, const struct node *node)
{
    struct myst_counted *own = &it->count->team[team];
    if (!node || (node->kind == NODE_WORD && node->value == UNKNOWN))
        return;
    own->names_landmarks = true;
    for (const struct node *item = node->first; item; item = item->next) {
        const struct node *name = item->key ? item->key : item;
        int found = landmark_named(it, name->text, name), got = item->key ? item->value : HOW_UNKNOWN;
        if (found < 0)
            continue;
        if (got == HOW_FIRST && memchr(own->how, HOW_FIRST, sizeof own->how))
            find(it, NULL, name, "a team can have only one first key piece");
        if (it->count->team[myst_other(team)].how[found] != HOW_NOT)
            find(it, NULL, name, "both teams name this landmark, but only one of them can control it");
        own->how[found] = (unsigned char)got;
    }
}

/* UNKNOWN_NUMBER: neither its landmark nor its Value is known. */
static void take_card(struct counting *it, int team, int found, int points)
{
    struct myst_counted *own = &it->count->team[team];
    own->cards++;
    if (points == UNKNOWN_NUMBER)
        own->unknown++;
    else if (found >= 0 && own->others < COUNTED_CARDS) {
        own->landmark[own->others] = (short)found;
        own->value[own->others++] = (short)points;
    }
}

static void read_card(struct counting *it, int team, const struct node *item)
{
    char name[WORD_ROOM];
    const char *hyphen = strrchr(item->text, '-');
    long points = 0;
    if (item->value == CARD_UNKNOWN || item->value == CARD_BOOK) {
        it->count->team[team].books += item->value == CARD_BOOK;
        take_card(it, team, -1, item->value == CARD_UNKNOWN ? UNKNOWN_NUMBER : 0);
        return;
    }
    put_string(name, sizeof name, "%.*s", (int)(hyphen - item->text), item->text);
    read_number(hyphen + 1, 1, CARD_VALUE_MAX, &points);
    take_card(it, team, landmark_named(it, name, item), (int)points);
}

static void read_cards(struct counting *it, int team, const struct node *node)
{
    struct myst_counted *own = &it->count->team[team];
    if (!node || (node->kind == NODE_WORD && node->value == UNKNOWN))
        return;
    own->names_cards = true;
    for (const struct node *child = node->first; child; child = child->next) {
        if (node->kind == NODE_LIST) {
            read_card(it, team, child);
            continue;
        }
        /* `rocket-ship: [4, 5]` or `library: 3` */
        int found = landmark_named(it, child->key->text, child->key);
        if (child->kind == NODE_WORD)
            take_card(it, team, found, child->value);
        for (const struct node *item = child->first; item; item = item->next)
            take_card(it, team, found, item->value);
    }
    if (own->cards > HAND)
        find(it, NULL, node, "a team can have at most five cards");
}

/* ---- what the game has ------------------------------------------------------------------------------------------- */

/* How often this card of the team is counted: before it, or by both teams. */
static int copies_counted(const struct myst_count *count, int team, int index, bool before)
{
    const struct myst_counted *own = &count->team[team];
    int copies = 0;
    for (int t = 0; t <= (before ? team : TEAMS - 1); t++)
        for (int i = 0; i < (before && t == team ? index : count->team[t].others); i++)
            copies +=
                count->team[t].landmark[i] == own->landmark[index] && count->team[t].value[i] == own->value[index];
    return copies;
}

/* Each card that is counted too often is reported once. */
static void check_copies(struct counting *it, const struct node *final)
{
    const struct myst_box *box = myst_box_of(it->h->match);
    const struct myst_count *count = it->count;
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < count->team[team].others; i++) {
            int row = count->team[team].landmark[i], points = count->team[team].value[i];
            if (row >= box->landmarks || copies_counted(count, team, i, true))
                continue;
            int has = myst_copies(box, myst_card(box, row, points)), counted = copies_counted(count, team, i, false);
            char path[WORD_ROOM + 16];
            put_string(path, sizeof path, "cards.%s", box->landmark[row]);
            if (counted > has)
                find(it, path, node_get(node_at(final, team), "cards"),
                     "the count has %d %s-%d card%s, but the box has %d", counted, box->landmark[row], points,
                     plural(counted), has);
        }
    int books = count->team[0].books + count->team[1].books;
    if (books > box->books)
        find(it, NULL, node_get(node_at(final, count->team[1].books ? 1 : 0), "cards"),
             "the count has %d Linking Book%s, but the box has %d", books, plural(books), box->books);
}

static void check_switches(struct counting *it, const struct node *final)
{
    const struct myst_box *box = myst_box_of(it->h->match);
    const struct myst_counted *own = it->count->team;
    int has = 0, counted = 0;
    for (int i = 0; i < box->switched; i++)
        has += box->switches[box->with_switches[i]];
    for (int team = 0; team < TEAMS; team++)
        counted += own[team].switches == NOT_GIVEN ? 0 : own[team].switches;
    if (counted > has)
        find(it, "switches", node_get(node_at(final, own[1].switches > 0 ? 1 : 0), "switches"),
             "the count has %d switches, but the board has %d", counted, has);
}

/* ---- whether its numbers agree ----------------------------------------------------------------------------------- */

static void check_sum(struct counting *it, const struct node *map, const char *key, int given, struct range span)
{
    if (given != NOT_GIVEN && !range_has(span, given))
        find(it, NULL, node_get(map, key), "`%s` is %d, but the other numbers give %s%d", key, given,
             span.low == span.high ? ""
             : given < span.low    ? "at least "
                                   : "at most ",
             given < span.low ? span.low : span.high);
}

/* The Bonus of a team, written or left over by `total`, must be a multiple of one Bonus. */
static bool check_bonus(struct counting *it, const struct node *map, const char *key, int bonus)
{
    int one = myst_box_of(it->h->match)->bonus;
    bool fits = bonus <= 0 || (one > 0 && bonus % one == 0);
    if (!fits)
        find(it, NULL, node_get(map, key), "`%s` %s %d, but each Bonus is %d points", key,
             same(key, "bonus") ? "is" : "leaves a Bonus of", bonus, one);
    return fits;
}

bool myst_read_count(struct hearing *h, const struct node *final, void *count)
{
    struct counting it = {h, count, true};
    const struct node *map[TEAMS];
    for (int team = 0; team < TEAMS; team++) {
        struct myst_counted *own = &it.count->team[team];
        map[team] = node_at(final, team);
        own->given = node_first(map[team]) != NULL;
        own->switches = node_told(map[team], "switches", NOT_GIVEN);
        own->values = node_told(map[team], "values", NOT_GIVEN);
        own->bonus = node_told(map[team], "bonus", NOT_GIVEN);
        own->total = node_told(map[team], "total", NOT_GIVEN);
        read_landmarks(&it, team, node_get(map[team], "landmarks"));
        read_cards(&it, team, node_get(map[team], "cards"));
    }
    check_copies(&it, final);
    check_switches(&it, final);
    for (int team = 0; team < TEAMS && it.fits; team++) {
        struct myst_counted *own = &it.count->team[team];
        int total = own->total;
        if (own->names_cards)
            check_sum(&it, map[team], "values", own->values, myst_count_values(it.count, team));
        if (check_bonus(&it, map[team], "bonus", own->bonus))
            check_sum(&it, map[team], "bonus", own->bonus, myst_count_bonus(h->match, it.count, team));
        own->total = NOT_GIVEN;
        struct myst_tally tally = myst_count_tally(h->match, it.count, team);
        own->total = total;
        check_sum(&it, map[team], "total", total, tally.total);
        int left = total - tally.line[LINE_SWITCHES].low - tally.line[LINE_VALUES].low;
        if (it.fits && range_known(tally.line[LINE_SWITCHES]) && range_known(tally.line[LINE_VALUES]))
            check_bonus(&it, map[team], "total", left);
    }
    return it.fits;
}
