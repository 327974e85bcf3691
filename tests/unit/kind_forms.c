/* Kindness of a made-up game: forms of a verb, and other words. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/kind.h"
#include "game/phrase.h"
#include "suites.h"
#include "support.h"

static const char *const beast_list[] = {"fox", "owl", "shape-shifter", NULL};
static const struct words beasts = {.list = beast_list};
static const struct shape beast = {FORM_WORD, .what = "a beast", .words = &beasts},
                          number = {FORM_NUMBER, .what = "a number", .low = 0, .high = 9},
                          halves = {FORM_HALVES, .what = "points"};

static const struct field call_fields[] = {{"call", &beast, true, NULL},
                                           {"as", &beast, false, NULL},
                                           {"whom", &shape_name, false, NULL},
                                           {"feathers", &number, false, NULL},
                                           {"eggs", &number, false, NULL},
                                           {"worth", &halves, false, NULL},
                                           {0}};
static const struct form_of_verb call_forms[] = {
    {0, (const struct field[]){{"whom", &shape_name, true, NULL}, {0}}, NULL},
    {1, (const struct field[]){{"eggs", &number, true, NULL}, {"feathers", &number, false, NULL}, {0}}, NULL},
    {2, (const struct field[]){{"as", &beast, true, NULL}, {0}}, "as"},
    {0},
};
static const struct field rest_fields[] = {{"rest", &shape_none, true, NULL}, {0}};
static const struct field price_fields[] = {{"price", &halves, true, NULL}, {0}};

static const struct verb verbs[] = {
    {.name = "call",
     .fields = call_fields,
     .forms = call_forms,
     .other = (const char *const[]){"summon", "bring in", NULL}},
    {.name = "rest", .fields = rest_fields, .other = (const char *const[]){"bring", NULL}},
    {.name = "price", .fields = price_fields},
    {0},
};
static const struct other_word other_words[] = {{"night bird", "owl"}, {"the", ""},          {"with", "eggs"},
                                                {"on", "whom"},        {"eggs", "feathers"}, {0}};

static void reword(const struct match *match, const void *state, struct phrase *phrase)
{
    (void)match;
    (void)state;
    if (phrase_has(phrase, 0, "wink"))
        phrase_advise(phrase, "wink at whom?");
    if (phrase_has(phrase, 0, "hoot"))
        phrase_replace(phrase, 0, 1, "call owl");
    if (phrase_has(phrase, 0, "rain")) {
        phrase->actor = 1;
        phrase_replace(phrase, 0, 1, "rest");
    }
}

static const struct game made_up = {.verbs = verbs, .other_words = other_words, .reword = reword};

struct row {
    const char *written, *meant;
};

static const struct row rows[] = {
    {"call fox ben", "on: call fox whom ben"},
    {"call fox On", "on: call fox whom on"},
    {"call the fox on ben", NULL},
    {"call owl 3", "on: call owl eggs 3"},
    {"call owl 3 2", "on: call owl feathers 2 eggs 3"},
    {"call owl ben", NULL},
    {"call owl feathers 2 3", "on: call owl feathers 2 eggs 3"},
    {"call shape-shifter fox ben", "on: call shape-shifter as fox whom ben"},
    {"call shape-shifter owl 3", "on: call shape-shifter as owl eggs 3"},
    {"call shape-shifter shape-shifter fox ben", NULL},
    {"summon the Night Bird, 3.", "on: call owl eggs 3"},
    {"bring in owl 3", "on: call owl eggs 3"},
    {"bring", "on: rest"},
    {"Bring.", "on: rest"},
    {"call owl with 3", "on: call owl eggs 3"},
    {"call owl EGGS 3", "on: call owl eggs 3"},
    {"hoot 3", "on: call owl eggs 3"},
    {"rain", "ben: rest"},
    {"price \u00bd", "on: price 0.5"},
    {"price 2\u00bd", "on: price 2.5"},
    {"price -\u00bd", "on: price -0.5"},
    {"wink ben", NULL},
};

TEST made_up_entry(const struct row *row)
{
    struct match match = {.game = &made_up, .seats = 2, .names = {"on", "ben"}};
    struct arena arena = {0};
    struct node *value = node_word(&arena, row->written, (struct place){1, 1, 1, 99});
    struct kind_reading reading;
    struct text said = {0};
    kind_read(&match, "", &arena, 0, value, true, &reading);
    if (reading.map)
        move_print(&match, &reading.move, &said);
    bool right = row->meant ? reading.map && same(text_string(&said), row->meant) : !reading.map;
    if (!right)
        printf("\n%s: %s\n", row->written, reading.map ? text_string(&said) : "not read");
    bool advised = !strstr(row->written, "wink") || (reading.instead && same(reading.instead, "wink at whom?"));
    text_free(&said);
    arena_free(&arena);
    ASSERTm(row->written, right && advised);
    PASS();
}

SUITE(kind_forms)
{
    EACH_ROW(made_up_entry, rows);
}
