/* Mykerinos: the words of `table:`, and the table at the start of the log. */
#include "games/mykerinos/table.h"

static const char *const lying_names[] = {"gone", "violet", "lemon", "brown", "blackmore", "tangerine", "blank", NULL};
static const struct words neutral_words = {.list = (const char *const[]){"neutral", NULL}, .base = NEUTRAL};

static bool read_owner(const struct match *match, const char *word, int *key)
{
    int seat = same(word, "neutral") ? NEUTRAL : seat_named(match, word);
    *key = ROOMS + seat;
    return seat >= 0;
}

static const char *name_museum_key(const struct match *match, int key, char room[WORD_ROOM])
{
    (void)room;
    if (key < ROOMS)
        return myk_room_names[key];
    return key < ROOMS + match->seats || key == ROOMS + NEUTRAL ? myk_colour(match, key - ROOMS) : NULL;
}

static int count_museum_keys(const struct match *match)
{
    return ROOMS + match->seats;
}

/* A key of `museum`: a room, or a player with their rooms. */
static const struct words museum_words = {
    .list = myk_room_names,
    .read = read_owner,
    .name = name_museum_key,
    .count = count_museum_keys,
    .meant = myk_meant_room,
};

static const struct words lying_words = {
    .list = lying_names, .base = GONE, .read = myk_read_tile, .pattern = MYK_TILE_PATTERN};

static const struct shape season = {FORM_NUMBER,     .what = "a season",      .low = 1,
                                    .high = SEASONS, .digits = NUMBER_DIGITS, .none = true};
static const struct shape phase = {FORM_WORD, .what = "a phase",
                                   .words = WORDS(0, "deal", "excavation", "survey", "over", "none"), .none = true};
static const struct shape seat = {FORM_NAME, .what = "a player or unknown", .words = WORDS(NOBODY, "none", "unknown"),
                                  .none = true};
static const struct shape wings = {
    FORM_LIST,   .what = "the patrons on circles 1 to 5", .of = &myk_shape_patron, .places = CIRCLES, .unknown = true,
    .none = true};
const struct shape myk_shape_count = {FORM_NUMBER,        .what = "a whole number, or unknown",
                                      .high = NUMBER_MAX, .digits = NUMBER_DIGITS,
                                      .unknown = true,    .none = true,
                                      .zero = true};
static const struct shape per_player = {FORM_EACH, .what = "a number for each player", .by_name = true,
                                        .of = &myk_shape_count, .none = true};
static const struct shape per_colour = {
    FORM_EACH,   .what = "a number for each colour", .by_name = true, .words = &neutral_words, .of = &myk_shape_count,
    .none = true};
static const struct shape holder = {FORM_NAME, .what = "a player or empty",
                                    .words = WORDS(NEUTRAL, "neutral", "empty")};
static const struct shape rooms = {FORM_BAG, .what = "rooms", .of = &myk_shape_room, .one = true, .none = true};
static const struct shape museum_value = {FORM_EITHER,
                                          .what = "the player whose cube is in the room, or the rooms of a player",
                                          .fields = KEYS({"holder", &holder}, {"rooms", &rooms})};
static const struct shape museum = {FORM_EACH, .what = "a holder for each room, or rooms for each player",
                                    .words = &museum_words, .of = &museum_value, .none = true};
const struct shape myk_shape_kinds = {FORM_BAG, .what = "patrons, one word per tile or how many of each",
                                      .of = &myk_shape_kind, .counted = true, .none = true};
static const struct shape known_kinds = {FORM_BAG,
                                         .what = "patrons, one word per tile or how many of each",
                                         .of = &myk_shape_kind,
                                         .counted = true,
                                         .unknown = true,
                                         .none = true};
static const struct shape owned = {FORM_EACH, .what = "tiles of each player", .by_name = true, .of = &known_kinds,
                                   .none = true};
static const struct shape tilted = {FORM_EACH, .what = "tiles of each player", .by_name = true, .of = &myk_shape_kinds,
                                    .none = true};
static const struct shape lying = {FORM_WORD, .what = "a tile (like violet 2 ../^./..) or gone", .words = &lying_words};
static const struct shape tiles = {FORM_LIST, .what = "the tiles in reading order", .of = &lying, .none = true};
static const struct shape spaces = {FORM_BAG, .what = "spaces", .of = &myk_shape_space, .none = true};
static const struct shape cubes = {
    FORM_EACH, .what = "spaces of each colour", .by_name = true, .words = &neutral_words, .of = &spaces, .none = true};
static const struct shape passed = {FORM_LIST, .what = "players in order of passing", .of = &shape_name, .none = true};
static const struct shape last_action = {FORM_WORD, .what = "used or unused", .words = WORDS(0, "unused", "used")};
static const struct shape area = {FORM_NUMBER,   .what = "an area",       .low = 1,
                                  .high = AREAS, .digits = NUMBER_DIGITS, .none = true};
static const struct shape colour = {FORM_NAME, .what = "a player or neutral", .words = &neutral_words};
static const struct shape done = {FORM_BAG, .what = "who has chosen", .of = &colour, .none = true};
static const struct shape neutral_play = {FORM_NAME, .what = "a player or none", .words = WORDS(NOBODY, "none"),
                                          .none = true};

static const struct field fields[] = {
    {"season", &season, false, "1 to 4"},
    {"phase", &phase, false, "the part of the season being played"},
    {"marker", &seat, false, "the player with the first-player marker, who acts first in the season"},
    {"wings", &wings, false, "the patron disks on circles 1 to 5; needed for the final score"},
    {"points", &per_player, false, "points from tiles taken so far, the exhibition not included"},
    {"stock", &per_player, false, "cubes in front of each player"},
    {"reserve", &per_colour, false,
     "cubes put aside; if left out, all that are not elsewhere, where the stock is known"},
    {"museum", &museum, false, "cubes in the rooms, by room or by player"},
    {"owned", &owned, false, "tiles taken: one word each, or how many of each patron"},
    {"tilted", &tilted, false, "the tiles used this season"},
    {"discarded", &myk_shape_kinds, false, "tiles known to be out of the game"},
    {"tiles", &tiles, false, "the region in reading order; gone for a tile no longer there"},
    {"cubes", &cubes, false, "cubes in the region"},
    {"passed", &passed, false, "the disks on the scale, from first to last"},
    {"turn", &seat, false, "excavation: whose turn it is"},
    {"last-action", &last_action, false, "excavation: whether the last player left has taken one more action"},
    {"area", &area, false, "survey: the area being evaluated"},
    {"done", &done, false, "survey: the players who have chosen in this area"},
    {"neutral-stock", &per_player, false, "two players: the neutral cubes each player holds"},
    {"neutral-play", &neutral_play, false,
     "two players, excavation: the player who may still place neutral cubes in this turn"},
    {0},
};

const struct shape myk_table_shape = {FORM_MAP, .what = "the position", .fields = fields};

bool myk_setup(struct hearing *h, const struct node *table)
{
    struct myk_reading r = {.h = h, .s = h->state, .table = table};
    if (!myk_read_table(&r) || !myk_check_table(&r))
        return false;
    myk_settle(h, myk_rank(h->match, r.s, r.s->area));
    return true;
}
