/* Mytikas: the words of the table. */
#include "base/words.h"
#include "games/mytikas/mytikas.h"

enum { NOWHERE = 100 }; /* the value of a builder that stands on no area */

static const char *const nowhere[] = {"none", NULL}, *const locked[] = {"locked", NULL};

static const char *const *spots(const struct match *match)
{
    return match->seats == 2 ? myt_god_names : myt_area_names;
}

static int count_spots(const struct match *match)
{
    return match->seats == 2 ? GODS : AREAS;
}

static bool read_spot(const struct match *match, const char *word, int *value)
{
    for (int i = 0; i < count_spots(match); i++)
        if (same(spots(match)[i], word)) {
            *value = i;
            return true;
        }
    return false;
}

static const char *name_spot(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)room;
    return value >= 0 && value < count_spots(match) ? spots(match)[value] : NULL;
}

static const struct words spot_words = {.list = nowhere,
                                        .base = NOWHERE,
                                        .read = read_spot,
                                        .name = name_spot,
                                        .count = count_spots,
                                        .pattern = "(zeus|demeter|poseidon|hades)(-day|-night)?"};
static const struct words phase_words = {.list = myt_phase_names}, locked_words = {.list = locked, .base = NONE};

static const struct shape
    a_spot = {FORM_WORD, .what = "an area (with two players a god) or none", .words = &spot_words},
    a_phase = {FORM_WORD, .what = "a phase", .words = &phase_words},
    a_lock = {FORM_WORD, .what = "locked", .words = &locked_words},
    a_slot = {FORM_NUMBER, .what = "a slot", .low = 1, .high = SLOTS},
    a_site = {FORM_NUMBER, .what = "a level, or 0", .low = 0, .high = LEVELS},
    by_level = {FORM_LIST, .what = "numbers for levels 1-4", .of = &myt_a_count, .low = LEVELS, .high = LEVELS},
    two_sites = {FORM_LIST, .what = "levels of two slots", .of = &a_site, .low = 2, .high = 2},
    one_site = {FORM_LIST, .what = "the level of one slot", .of = &a_site, .low = 1, .high = 1, .one = true},
    lock_values = {FORM_LIST, .what = "lock values", .of = &myt_a_count, .low = 0, .high = LOCKS_MOST},
    an_entry = {FORM_ENTRY, .what = "an entry"}, entries = {FORM_LIST, .what = "entries", .of = &an_entry},
    dealt = {FORM_BAG, .what = "two cards", .of = &myt_a_card, .low = 0, .high = 2};

static const struct field token_ways[] = {{"tokens", &myt_a_count, false, NULL}, {"locked", &a_lock, false, NULL}, {0}};
static const struct shape on_card = {FORM_EITHER, .what = "a number of tokens, or locked", .fields = token_ways};
static const struct shape cards = {FORM_EACH, .what = "cards with their tokens", .words = &myt_card_words,
                                   .of = &on_card};
static const struct shape piles = {FORM_EACH, .what = "favor tokens left", .words = &myt_god_words, .of = &myt_a_count};

static const struct field goods_fields[] = {
    {"stone", &by_level, false, NULL}, {"marble", &by_level, false, NULL}, {"gold", &by_level, false, NULL}, {0}};
static const struct shape goods = {FORM_MAP, .what = "cubes on levels 1-4", .fields = goods_fields};

static const struct field built_fields[] = {{"minor-city", &two_sites, false, "without the starting city"},
                                            {"major-city", &two_sites, false, NULL},
                                            {"small-temple", &two_sites, false, NULL},
                                            {"large-temple", &one_site, false, NULL},
                                            {0}};
static const struct shape built = {FORM_MAP, .what = "levels built on", .fields = built_fields};

static const struct field seat_fields[] = {
    {"builder", &a_spot, false, "an area, with two players a god, or none"},
    {"goods", &goods, false, "cubes on levels 1-4"},
    {"built", &built, false, "level per slot, 0 if not built"},
    {"favors", &myt_some_gods, false, "favor tokens"},
    {"offerings", &myt_a_count, false, "offering tokens in reserve"},
    {"cards", &cards, false, "cards with their tokens, or locked"},
    {"dealt", &dealt, false, "two cards to choose from"},
    {0},
};
static const struct shape seat = {FORM_MAP, .what = "a player's things", .fields = seat_fields};
static const struct shape seats = {FORM_EACH, .what = "players", .of = &seat, .by_name = true};

static const struct field slot_fields[] = {
    {"piece", &myt_a_piece, false, "the piece built"},
    {"slot", &a_slot, false, "its slot"},
    {"level", &myt_a_level, false, "where it was built"},
    {"done", &entries, false, "entries counted for its bonus"},
    {0},
};
static const struct shape open_slot = {FORM_MAP, .what = "an open build bonus", .fields = slot_fields};

static const struct field now_fields[] = {
    {"area", &myt_an_area, false, "where the active player went"},
    {"who", &shape_name, false, "who performs an action"},
    {"doing", &myt_an_area, false, "the area whose main action that is"},
    {"main", &entries, false, "entries counted as the main action"},
    {"bonus", &entries, false, "entries counted as the ribbon; there once `bonus` was said"},
    {"slot", &open_slot, false, "the open build bonus"},
    {"used", &myt_some_cards, false, "cards used, once per use"},
    {"followed", &shape_names, false, "who followed"},
    {"passed", &shape_names, false, "who passed"},
    {"skipped", &shape_flag, false, "the active player left the main action out"},
    {"dead-end", &shape_flag, false, "mytikas.dead-end was reported for this action"},
    {"built-level", &myt_a_level, false, "level of the last build in this action"},
    {0},
};
static const struct shape now = {FORM_MAP, .what = "the running turn", .fields = now_fields};

static const struct field table_fields[] = {
    {"first", &shape_name, false, "the start player"},
    {"turn", &shape_name, false, "the active player"},
    {"phase", &a_phase, false, "the phase"},
    {"line", &myt_some_cards, false, "face-up cards in the line"},
    {"under", &myt_some_cards, false, "cards put under the deck"},
    {"owed", &myt_a_count, false, "unlocked cards not yet turned up"},
    {"fresh", &myt_some_cards, false, "cards received too recently to be used"},
    {"ending", &shape_flag, false, "an end condition was met"},
    {"seats", &seats, false, "players and their things"},
    {"now", &now, false, "what was done in the running turn"},
    {"mountain", &by_level, false, "level tokens left on levels 1-4"},
    {"piles", &piles, false, "favor tokens left"},
    {"locks", &lock_values, false, "lock values left"},
    {0},
};
const struct shape myt_table_shape = {FORM_MAP, .what = "the table", .fields = table_fields};
