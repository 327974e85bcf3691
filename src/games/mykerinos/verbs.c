/* Mykerinos: the verbs of the log and their fields. */
#include "games/mykerinos/mykerinos.h"

static const char *const side_names[] = {"left", "right", NULL}, *const from_names[] = {"stock", "reserve", NULL};
static const struct words side_words = {.list = side_names}, from_words = {.list = from_names};

static const struct shape tiles = {FORM_LIST, .what = "tiles in reading order", .of = &myk_tile};
static const struct shape patrons = {FORM_LIST, .what = "patrons", .of = &myk_kind, .one = true, .low = 1, .high = 36};
static const struct shape side = {FORM_WORD, .what = "left or right", .words = &side_words};
static const struct shape from = {FORM_WORD, .what = "stock or reserve", .words = &from_words};
static const struct shape area = {FORM_NUMBER, .what = "an area", .low = 1, .high = AREAS};

static const struct field deal_fields[] = {
    {"deal", &tiles, true, "the tiles of the season, four per row, top row first"}, {0}};
static const struct field start_fields[] = {{"start", &myk_spaces, true, "one space"}, {0}};
static const struct field extend_fields[] = {{"extend", &myk_spaces, true, "two spaces, in the order of placing"}, {0}};
static const struct field pass_fields[] = {{"pass", &shape_none, true, "the disk goes to the scale"}, {0}};
static const struct field appeal_fields[] = {
    [APPEAL_PATRONS] = {"appeal", &patrons, true, "the patron whose tile is tilted"},
    [APPEAL_START] = {"start", &myk_spaces, false, "with violet or lemon one space, with blackmore two"},
    [APPEAL_EXTEND] = {"extend", &myk_spaces, false, "with violet or lemon two spaces, with tangerine three"},
    [APPEAL_MUSEUM] = {"museum", &myk_room, false, "with brown: the room entered"},
    [APPEAL_FROM] = {"from", &from, false, "where the Museum's cube came from; stock unless said otherwise"},
    {0},
};
static const struct field neutral_start_fields[] = {{"neutral-start", &myk_spaces, true, "one space"}, {0}};
static const struct field neutral_extend_fields[] = {
    {"neutral-extend", &myk_spaces, true, "two spaces, in the order of placing"}, {0}};
static const struct field take_fields[] = {
    [CHOICE_VALUE] = {"take", &side, true, "the tile taken"},
    [CHOICE_AREA] = {"area", &area, false, "the area meant"},
    {0},
};
static const struct field museum_fields[] = {
    [CHOICE_VALUE] = {"museum", &myk_room, true, "the room entered"},
    [CHOICE_AREA] = {"area", &area, false, "the area meant"},
    [CHOICE_FROM] = {"from", &from, false, "where the cube came from; reserve unless said otherwise"},
    {0},
};
static const struct field decline_fields[] = {
    [CHOICE_VALUE] = {"decline", &shape_none, true, "neither a tile nor the Museum"},
    [CHOICE_AREA] = {"area", &area, false, "the area meant"},
    {0},
};
static const struct field neutral_take_fields[] = {
    [CHOICE_VALUE] = {"neutral-take", &side, true, "the tile neutral removes"},
    [CHOICE_AREA] = {"area", &area, false, "the area meant"},
    {0},
};

const struct verb myk_verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE, deal_fields, myk_play_deal, "lay out the tiles of a season"},
    [VERB_START] = {"start", BY_PLAYER, start_fields, myk_play_start, "start an excavation"},
    [VERB_EXTEND] = {"extend", BY_PLAYER, extend_fields, myk_play_extend, "extend an excavation"},
    [VERB_PASS] = {"pass", BY_PLAYER, pass_fields, myk_play_pass, "pass for this season"},
    [VERB_APPEAL] = {"appeal", BY_PLAYER, appeal_fields, myk_play_appeal, "tilt a tile and use its patron's power"},
    [VERB_NEUTRAL_START] = {"neutral-start", BY_PLAYER, neutral_start_fields, myk_play_neutral_start,
                            "two players: start a neutral excavation after the own action"},
    [VERB_NEUTRAL_EXTEND] = {"neutral-extend", BY_PLAYER, neutral_extend_fields, myk_play_neutral_extend,
                             "two players: extend a neutral excavation after the own action"},
    [VERB_TAKE] = {"take", BY_PLAYER, take_fields, myk_play_take, "survey: take a tile of the area"},
    [VERB_MUSEUM] = {"museum", BY_PLAYER, museum_fields, myk_play_museum, "survey: move a cube into the Museum"},
    [VERB_DECLINE] = {"decline", BY_PLAYER, decline_fields, myk_play_decline, "survey: take neither"},
    [VERB_NEUTRAL_TAKE] = {"neutral-take", BY_PLAYER, neutral_take_fields, myk_play_neutral_take,
                           "two players, survey: say which tile neutral removes"},
    {0},
};
