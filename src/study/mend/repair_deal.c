/* Repairs: slips in what chance decided: a wrong word, two items exchanged, two hands exchanged. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/game.h"
#include "study/mend/repair_search.h"

enum {
    A_SHARE = 4,    /* share of the budget for what chance decided */
    NEAR_HANDS = 6, /* entries between two exchanged hands */
    LONG_LIST = 24, /* of longer vocabularies only words that entries with findings name are tried */
    LISTEN = 6,     /* entries with a finding whose words are read */
    MOST_PARTS = 4, /* parts of a tile: "violet 2 ../^./.." */
    NUMBERS = 6,    /* largest number of a tile that is tried */
};

/* One entry of the table, and the item being changed. */
struct dealt {
    struct search *search;
    int at, which, cost;
    struct move move;
    const struct shape *shape; /* of that item */
};

/* NULL: in a map by players, where a name and a number are not two of a kind. */
static const struct field *field_of(const struct dealt *dealt, int which)
{
    const struct match *match = dealt->search->course->match;
    const struct field *field = field_of_item(match, &dealt->move, which);
    bool paired = field && dealt->move.field[field - match->game->verbs[dealt->move.verb].fields].paired;
    return paired ? NULL : field;
}

static const struct shape *shape_of(const struct dealt *dealt, int which)
{
    const struct field *field = field_of(dealt, which);
    const struct shape *shape = field ? field->shape : NULL;
    return shape && is_list(shape) ? shape->of : shape;
}

/* ---- two items exchanged ----------------------------------------------------------------------------------------- */

static void try_exchanges(const struct dealt *dealt)
{
    for (int a = 0; a < dealt->move.used; a++)
        for (int b = a + 1; b < dealt->move.used && dealt->search->complete; b++) {
            const struct shape *shape = shape_of(dealt, a);
            bool ordered = shape && field_of(dealt, a)->shape->form != FORM_BAG;
            if (!ordered || shape != shape_of(dealt, b) || dealt->move.item[a] == dealt->move.item[b])
                continue;
            struct move move = dealt->move;
            move.item[a] = dealt->move.item[b];
            move.item[b] = dealt->move.item[a];
            consider_move(dealt->search, CHANGE_REPLACE, dealt->at, &move, ITEMS_EXCHANGED);
        }
}

/* ---- a word misnamed --------------------------------------------------------------------------------------------- */

static void consider_value(const struct dealt *dealt, int value)
{
    struct move move = dealt->move;
    move.item[dealt->which] = value;
    if (value != dealt->move.item[dealt->which] && dealt->search->complete)
        consider_move(dealt->search, CHANGE_REPLACE, dealt->at, &move, dealt->cost);
}

/* Tries all words of the vocabulary; of many only those that the first entries with findings name. */
static void try_words(const struct dealt *dealt)
{
    const struct course *course = dealt->search->course;
    const struct match *match = course->match;
    const struct words *words = dealt->shape->words;
    char room[WORD_ROOM];
    int listed = 0, counted = words->count ? words->count(match) : 0;
    while (words->list && words->list[listed])
        listed++;
    for (int i = 0; i < listed + counted; i++) {
        int value = i < listed ? words->base + i : i - listed, heard = 0;
        const char *name = words_name(words, match, value, room);
        bool tried = name && listed + counted <= LONG_LIST;
        for (int k = dealt->search->target; name && !tried && k < course->count && heard < LISTEN; k++) {
            tried = course->found[k] && line_says(course->entry[k].text, name);
            heard += course->found[k] > 0;
        }
        if (tried)
            consider_value(dealt, value);
    }
}

/* Tries a word of several parts with one part changed. */
static void try_part(const struct dealt *dealt, char part[MOST_PARTS][WORD_ROOM], int parts, int which,
                     const char *with)
{
    struct text word = {0};
    int value;
    for (int i = 0; i < parts; i++) {
        const char *said = i == which ? with : part[i];
        text_format(&word, "%s%s", word.length && *said ? " " : "", said);
    }
    if (words_read(dealt->shape->words, dealt->search->course->match, text_string(&word), &value))
        consider_value(dealt, value);
    text_free(&word);
}

/* Tries a map seen from the other side of the table, or mirrored. */
static void try_turned(const struct dealt *dealt, char part[MOST_PARTS][WORD_ROOM], int parts, int which)
{
    char turned[WORD_ROOM], mirrored[WORD_ROOM];
    const char *map = part[which];
    size_t length = strlen(map), row = strcspn(map, "/");
    for (size_t i = 0; i <= length; i++)
        turned[i] = i < length ? map[length - 1 - i] : '\0';
    memcpy(mirrored, map, length + 1);
    for (size_t begin = 0; begin + row <= length; begin += row + 1)
        for (size_t i = 0; i < row; i++)
            mirrored[begin + i] = map[begin + row - 1 - i];
    try_part(dealt, part, parts, which, turned);
    try_part(dealt, part, parts, which, mirrored);
}

/* "violet 2 ../^./..": tries another patron, another number, the map turned. */
static void try_parts_of_word(struct dealt *dealt)
{
    const char *const *list = dealt->shape->words->list;
    char part[MOST_PARTS][WORD_ROOM];
    struct text word = {0};
    int parts = 0;
    shape_print(dealt->shape, dealt->search->course->match, dealt->move.item[dealt->which], &word);
    for (const char *c = text_string(&word); *c && parts < MOST_PARTS; parts++) {
        size_t length = strcspn(c, " ");
        put_string(part[parts], WORD_ROOM, "%.*s", (int)length, c);
        c += length + (c[length] == ' ');
    }
    text_free(&word);
    for (int i = 0; i < parts; i++) {
        bool map = strchr(part[i], '/'), number = !map && strspn(part[i], "0123456789");
        dealt->cost = map ? MAP_TURNED : number ? NUMBER_OF_DEAL : WORD_OF_DEAL;
        if (map)
            try_turned(dealt, part, parts, i);
        for (int n = 0; number && n <= NUMBERS; n++)
            try_part(dealt, part, parts, i, (const char[]){(char)(n ? '0' + n : '\0'), '\0'});
        for (int k = 0; !map && !number && list && list[k] && parts > 1; k++)
            try_part(dealt, part, parts, i, list[k]);
    }
}

/* ---- two hands exchanged ----------------------------------------------------------------------------------------- */

/* The item that names the owner; -1: none. */
static int find_owner(const struct dealt *dealt)
{
    for (int i = 0; i < dealt->move.used; i++) {
        const struct shape *shape = shape_of(dealt, i);
        if (shape && shape->form == FORM_NAME)
            return i;
    }
    return -1;
}

static bool is_one_deal(const struct script_entry *entry)
{
    return is_move_of(entry, CHANCE) && !entry->more_count;
}

static void try_hands(const struct dealt *dealt)
{
    struct course *course = dealt->search->course;
    int owner = find_owner(dealt);
    for (int i = dealt->at + 1; owner >= 0 && i < course->count && i <= dealt->at + NEAR_HANDS; i++) {
        struct dealt next = {.search = dealt->search, .at = i, .move = course->entry[i].move};
        bool alike = is_one_deal(&course->entry[i]) && next.move.verb == dealt->move.verb;
        int other = alike ? find_owner(&next) : -1, count = i + 1 - dealt->at;
        if (other < 0 || next.move.item[other] == dealt->move.item[owner])
            continue;
        struct script_entry put[NEAR_HANDS + 1];
        memcpy(put, &course->entry[dealt->at], (size_t)count * sizeof *put);
        put[0].move.item[owner] = next.move.item[other];
        put[count - 1].move.item[other] = dealt->move.item[owner];
        consider_entries(dealt->search, CHANGE_PLAYERS, dealt->at, put, count, HANDS_EXCHANGED);
    }
}

void try_deals(struct search *search)
{
    struct course *course = search->course;
    long spare = search->spare;
    search->spare = course->budget - (course->budget - spare) / A_SHARE;
    for (int at = search->target; at >= 0 && search->complete; at--) {
        struct dealt dealt = {.search = search, .at = at, .move = course->entry[at].move};
        if (!is_one_deal(&course->entry[at]))
            continue;
        try_hands(&dealt);
        try_exchanges(&dealt);
        for (dealt.which = 0; dealt.which < dealt.move.used; dealt.which++) {
            dealt.shape = shape_of(&dealt, dealt.which);
            if (!dealt.shape || dealt.shape->form != FORM_WORD || !dealt.shape->words)
                continue;
            dealt.cost = WORD_OF_DEAL;
            try_words(&dealt);
            try_parts_of_word(&dealt);
        }
    }
    search->spare = spare;
    search->cut |= !search->complete;
    search->complete = true;
}
