/* Mykerinos: the verbs of the log and their fields. */
#include "games/mykerinos/mykerinos.h"

static const char *const from_names[] = {"stock", "reserve", NULL};
static const struct words from_words = {.list = from_names};

static const struct shape tiles = {FORM_LIST, .what = "the tiles in reading order", .of = &myk_shape_tile, .low = 1,
                                   .high = MOVE_ITEMS};
static const struct shape patrons = {FORM_LIST,   .what = "patrons", .of = &myk_shape_kind,
                                     .one = true, .low = 1,          .high = 36};
static const struct shape from = {FORM_WORD, .what = "stock or reserve", .words = &from_words};
static const struct shape area = {FORM_NUMBER, .what = "an area", .low = 1, .high = AREAS, .digits = NUMBER_DIGITS};

static const struct field deal_fields[] = {
    {"deal", &tiles, true, "the tiles of the season, four per row, top row first"}, {0}};
static const struct field start_fields[] = {{"start", &myk_shape_spaces, true, "one space"}, {0}};
static const struct field extend_fields[] = {{"extend", &myk_shape_spaces, true, "two spaces, in the order of placing"},
                                             {0}};
static const struct field pass_fields[] = {{"pass", &shape_none, true, "the disk goes to the scale"}, {0}};
static const struct field appeal_fields[] = {
    [APPEAL_PATRONS] = {"appeal", &patrons, true, "the patron whose tile is tilted"},
    [APPEAL_START] = {"start", &myk_shape_spaces, false, "one space (violet, lemon) or two (blackmore)"},
    [APPEAL_EXTEND] = {"extend", &myk_shape_spaces, false, "two spaces (violet, lemon) or three (tangerine)"},
    [APPEAL_MUSEUM] = {"museum", &myk_shape_entered, false, "brown: the room entered"},
    [APPEAL_FROM] = {"from", &from, false, "where the Museum's cube came from; default: stock"},
    {0},
};
static const struct field neutral_start_fields[] = {{"neutral-start", &myk_shape_spaces, true, "one space"}, {0}};
static const struct field neutral_extend_fields[] = {
    {"neutral-extend", &myk_shape_spaces, true, "two spaces, in the order of placing"}, {0}};
static const struct field take_fields[] = {
    [CHOICE_VALUE] = {"take", &myk_shape_named, true, "the tile taken: its side, or what it shows"},
    [CHOICE_AREA] = {"area", &area, false, "the area, if it is not clear"},
    {0},
};
static const struct field museum_fields[] = {
    [MUSEUM_ROOM] = {"museum", &myk_shape_entered, true, "the room entered"},
    [MUSEUM_FROM] = {"from", &from, false, "where the cube came from; default: reserve"},
    [MUSEUM_AREA] = {"area", &area, false, "the area, if it is not clear"},
    {0},
};
static const struct field decline_fields[] = {
    [CHOICE_VALUE] = {"decline", &shape_none, true, "the player takes neither a tile nor a room"},
    [CHOICE_AREA] = {"area", &area, false, "the area, if it is not clear"},
    {0},
};
static const struct field neutral_take_fields[] = {
    [CHOICE_VALUE] = {"neutral-take", &myk_shape_named, true, "the tile neutral removes"},
    [CHOICE_AREA] = {"area", &area, false, "the area, if it is not clear"},
    {0},
};

const struct verb myk_verbs[VERBS + 1] = {
    [VERB_DEAL] =
        {
            .name = "deal",
            .by = BY_TABLE,
            .fields = deal_fields,
            .notation = "KIND [POINTS] [pyramids]",
            .play = myk_play_deal,
            .doc = "lays out the tiles of a season",
            .spell = myk_spell_deal,
        },
    [VERB_START] =
        {
            .name = "start",
            .by = BY_PLAYER,
            .fields = start_fields,
            .play = myk_play_start,
            .doc = "starts an excavation",
            .suggest = myk_suggest_start,
        },
    [VERB_EXTEND] =
        {
            .name = "extend",
            .by = BY_PLAYER,
            .fields = extend_fields,
            .play = myk_play_extend,
            .doc = "extends an excavation",
            .suggest = myk_suggest_extend,
        },
    [VERB_PASS] =
        {
            .name = "pass",
            .by = BY_PLAYER,
            .fields = pass_fields,
            .play = myk_play_pass,
            .doc = "passes for this season",
            .suggest = myk_suggest_pass,
        },
    [VERB_APPEAL] =
        {
            .name = "appeal",
            .by = BY_PLAYER,
            .fields = appeal_fields,
            .play = myk_play_appeal,
            .doc = "tilts a tile and uses its patron's power",
            .suggest = myk_suggest_appeal,
            .spell = myk_spell_appeal,
        },
    [VERB_NEUTRAL_START] =
        {
            .name = "neutral-start",
            .by = BY_PLAYER,
            .fields = neutral_start_fields,
            .play = myk_play_neutral_start,
            .doc = "two players: starts a neutral excavation after an action",
            .seats_most = 2,
            .suggest = myk_suggest_neutral_start,
        },
    [VERB_NEUTRAL_EXTEND] =
        {
            .name = "neutral-extend",
            .by = BY_PLAYER,
            .fields = neutral_extend_fields,
            .play = myk_play_neutral_extend,
            .doc = "two players: extends a neutral excavation after an action",
            .seats_most = 2,
            .suggest = myk_suggest_neutral_extend,
        },
    [VERB_TAKE] =
        {
            .name = "take",
            .by = BY_PLAYER,
            .fields = take_fields,
            .play = myk_play_take,
            .doc = "survey: takes a tile of the area",
            .suggest = myk_suggest_take,
            .spell = myk_spell_choice,
        },
    [VERB_MUSEUM] =
        {
            .name = "museum",
            .by = BY_PLAYER,
            .fields = museum_fields,
            .play = myk_play_museum,
            .doc = "survey: moves a cube into the Museum",
            .suggest = myk_suggest_museum,
            .spell = myk_spell_choice,
        },
    [VERB_DECLINE] =
        {
            .name = "decline",
            .by = BY_PLAYER,
            .fields = decline_fields,
            .play = myk_play_decline,
            .doc = "survey: takes neither a tile nor a room",
            .suggest = myk_suggest_decline,
            .spell = myk_spell_choice,
        },
    [VERB_NEUTRAL_TAKE] =
        {
            .name = "neutral-take",
            .by = BY_PLAYER,
            .fields = neutral_take_fields,
            .play = myk_play_neutral_take,
            .doc = "two players, survey: picks the tile that neutral removes",
            .seats_most = 2,
            .suggest = myk_suggest_neutral_take,
            .spell = myk_spell_choice,
        },
    {0},
};
