/* Mykerinos: other words that are read kindly. */
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "game/phrase.h"
#include "games/mykerinos/mykerinos.h"

const struct other_word myk_other_words[] = {
    {"lady violet", "violet"},
    {"lord lemon", "lemon"},
    {"sir brown", "brown"},
    {"mrs. blackmore", "blackmore"},
    {"mrs blackmore", "blackmore"},
    {"colonel tangerine", "tangerine"},
    {"from hand", "from stock"},
    {"from supply", "from reserve"},
    {"left tile", "left"},
    {"right tile", "right"},
    {"l tile", "left"},
    {"r tile", "right"},
    {"l", "left"},
    {"r", "right"},
    {"lady-violet", "violet"},
    {"purple", "violet"},
    {"lady", "violet"},
    {"lord-lemon", "lemon"},
    {"yellow", "lemon"},
    {"lord", "lemon"},
    {"sir-brown", "brown"},
    {"sir", "brown"},
    {"mrs.-blackmore", "blackmore"},
    {"mrs-blackmore", "blackmore"},
    {"black", "blackmore"},
    {"mrs.", "blackmore"},
    {"mrs", "blackmore"},
    {"colonel-tangerine", "tangerine"},
    {"orange", "tangerine"},
    {"colonel", "tangerine"},
    {"white", "blank"},
    {"patronless", "blank"},
    {"at", ""},
    {"on", ""},
    {"to", ""},
    {"in", ""},
    {"into", ""},
    {"the", ""},
    {"and", ""},
    {"with", ""},
    {0},
};

const char *const myk_other_deal[] = {"lay", "draw", "region", NULL},
                  *const myk_other_start[] = {"begin", "open", "new", NULL},
                  *const myk_other_extend[] = {"expand", "continue", "enlarge", "grow", NULL},
                  *const myk_other_appeal[] = {"ask", "use", "tilt", "call", "invoke", "patron", NULL},
                  *const myk_other_pass[] = {"stop", "out", "quit", "finish", NULL},
                  *const myk_other_decline[] = {"skip", "refuse", "nothing", "abstain", NULL},
                  *const myk_other_take[] = {"buy", "claim", "choose", "pick", "get", "tile", NULL},
                  *const myk_other_museum[] = {"exhibit", "donate", "enter", "room", NULL};

/* To start or to extend, which the number of spaces tells. */
static const char *const dig_words[] = {"dig", "excavate", "place", "put", NULL};

static bool is_space(const char *text)
{
    return strlen(text) == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '9';
}

/* 3b is b3. */
static void turn_space(struct phrase *phrase, int at)
{
    const char *text = phrase->word[at].text;
    char turned[3] = {0};

    if (strlen(text) != 2)
        return;
    turned[0] = text[1];
    turned[1] = text[0];
    if (is_space(turned))
        phrase_replace(phrase, at, 1, turned);
}

/* ---- rooms ----------------------------------------------------------------------------------------------------- */

/* The room of that worth in these wings ("1", "12", "2-1"); -1: there is none. */
static int room_in(char worth, const char *wings)
{
    char digits[3] = {0};
    int count = 0;

    for (; *wings; wings++)
        if (*wings != '-' && count < 2)
            digits[count++] = *wings;
        else if (*wings != '-')
            return -1;
    for (int room = 0; room < ROOMS; room++) {
        const char *name = myk_room_names[room], *wing = strchr(name, '-') + 1;
        bool reversed = count == 2 && wing[0] == digits[1] && wing[1] == digits[0];
        if (name[0] == "tf"[worth == '5']
            && name[1]
                   == (worth == '2'   ? 'w'
                       : worth == '3' ? 'h'
                                      : 'i')
            && (same(wing, digits) || reversed))
            return room;
    }
    return -1;
}

/* The number a room's name begins with, and what follows it behind a hyphen; 0 if it begins otherwise. */
static char worth_of(const char *text, const char **rest)
{
    static const struct {
        const char *word;
        char worth;
    } worths[] = {{"two", '2'}, {"three", '3'}, {"five", '5'}, {"2", '2'}, {"3", '3'}, {"5", '5'}};

    for (size_t i = 0; i < sizeof worths / sizeof *worths; i++) {
        size_t length = strlen(worths[i].word);
        if (strncmp(text, worths[i].word, length) != 0 || (text[length] && text[length] != '-'))
            continue;
        *rest = text + length + (text[length] == '-');
        return worths[i].worth;
    }
    return 0;
}

/* A room as one word (3-1, two-21) or as two (three 1, 5 1). */
static void name_room(struct phrase *phrase, int at)
{
    const char *rest = NULL;
    char worth = worth_of(phrase->word[at].text, &rest);

    if (!worth || phrase_has(phrase, at - 1, "area"))
        return;
    bool two_words = !*rest && at + 1 < phrase->count;
    int room = *rest ? room_in(worth, rest) : two_words ? room_in(worth, phrase->word[at + 1].text) : -1;
    if (room >= 0)
        phrase_replace(phrase, at, *rest ? 1 : 2, myk_room_names[room]);
}

/* ---- verbs ----------------------------------------------------------------------------------------------------- */

static const char *dig_verb(const struct phrase *phrase)
{
    int spaces = 0;

    for (int i = 1; i < phrase->count; i++)
        spaces += is_space(phrase->word[i].text);
    return spaces == 0 ? NULL : spaces == 1 ? "start" : "extend";
}

/* The verb this word stands for; NULL if for none. */
static const char *verb_meant(const struct phrase *phrase, const char *text)
{
    for (int verb = 0; verb < VERBS; verb++)
        if (same(myk_verbs[verb].name, text) || (myk_verbs[verb].other && among(myk_verbs[verb].other, text)))
            return myk_verbs[verb].name;
    return among(dig_words, text) ? dig_verb(phrase) : NULL;
}

/* "neutral take", "dummy dig": the verb with neutral in front of it, in one word or in two. */
static void join_neutral(struct phrase *phrase)
{
    const char *text = phrase->word[0].text, *hyphen = strchr(text, '-');
    size_t length = hyphen ? (size_t)(hyphen - text) : strlen(text);
    char joined[WORD_ROOM];

    if ((length != 7 || strncmp(text, "neutral", 7) != 0) && (length != 5 || strncmp(text, "dummy", 5) != 0))
        return;
    if (!hyphen && phrase->count < 2)
        return;
    const char *verb = verb_meant(phrase, hyphen ? hyphen + 1 : phrase->word[1].text);
    if (!verb)
        return;
    put_string(joined, sizeof joined, "neutral-%s", verb);
    if (verb_named(&mykerinos_game, joined) >= 0)
        phrase_replace(phrase, 0, hyphen ? 1 : 2, joined);
}

/* What is done with a patron's help may be said in other words too. */
static void name_power(struct phrase *phrase, int at)
{
    const char *text = phrase->word[at].text;
    const char *field = among(myk_other_start, text)    ? "start"
                        : among(myk_other_extend, text) ? "extend"
                        : among(myk_other_museum, text) ? "museum"
                                                        : NULL;

    if (among(dig_words, text))
        field = phrase_has(phrase, 1, "blackmore")   ? "start"
                : phrase_has(phrase, 1, "tangerine") ? "extend"
                                                     : dig_verb(phrase);
    if (field)
        phrase_replace(phrase, at, 1, field);
}

static int kind_at(const struct phrase *phrase, int at)
{
    int kind = 0;
    while (kind < KINDS && !phrase_has(phrase, at, myk_kind_names[kind]))
        kind++;
    return kind;
}

/* `deal violet 2 lemon brown ../^./..`: each kind begins another tile, and brackets tell that. */
static void advise_brackets(struct phrase *phrase)
{
    const char *tiles = "";
    bool several_words = false;
    for (int i = 1; i < phrase->count; i++) {
        const char *text = phrase->word[i].text;
        bool kind = kind_at(phrase, i)<KINDS, printed = i> 1 && !text[strspn(text, "0123456789./^")];
        if (phrase->word[i].item || !(kind || printed))
            return;
        tiles = arena_format(phrase->arena, "%s%s%s", tiles, i == 1 ? "" : kind ? ", " : " ", text);
        several_words = several_words || !kind;
    }
    if (!several_words)
        return;
    phrase_write(phrase, arena_format(phrase->arena, "table: {deal: [%s]}", tiles));
    phrase_advise(phrase, "tiles of several words stand in brackets: write `%s`", phrase->entries);
}

/* `put 2 cubes on e5 and e6`, `extend from f5 to e5 e6`, `extend e5 e6 using lemon`: only the new spaces are named, a patron first. */
static void advise_digging(const struct match *match, struct phrase *phrase)
{
    static const char *const passed_over[] = {"cube", "cubes", "using", "by", "a", "from", NULL};
    const char *spaces = "", *patron = NULL;
    bool other = false;
    for (int i = 1; i < phrase->count; i++) {
        const char *text = phrase->word[i].text;
        bool number = strspn(text, "0123456789") == strlen(text) || digits_of(text);
        if (is_space(text) && !phrase_has(phrase, i - 1, "from"))
            spaces = arena_format(phrase->arena, "%s %s", spaces, text);
        else if (!patron && kind_at(phrase, i) < KINDS)
            patron = text;
        else if (!is_space(text) && !number && !among(passed_over, text))
            return;
        other = other || patron || among(passed_over, text);
    }
    const char *verb = !patron                     ? phrase->word[0].text
                       : same(patron, "blackmore") ? "start"
                       : same(patron, "tangerine") ? "extend"
                                                   : phrase->word[0].text;
    if (other && *spaces)
        phrase_write_instead(phrase, patron ? "the patron is named first" : "only the new spaces are named",
                             "%s: %s%s%s%s%s", actor_name(match, phrase->actor), patron ? "appeal " : "",
                             patron ? patron : "", patron ? " " : "", verb, spaces);
}

/* `take brown`: a tile is named by its side. */
static void advise_side(const struct match *match, const struct myk_state *s, struct phrase *phrase)
{
    static const char *const sides[] = {"left", "right"};
    int kind = kind_at(phrase, 1), found = 0, side = LEFT;
    if (kind == KINDS)
        return;
    for (int i = LEFT; i <= RIGHT && s->phase == PHASE_SURVEY; i++) {
        int tile = s->tile[myk_tile_of_area(s->area, (enum myk_side)i)];
        bool lies = tile != GONE && myk_tile_kind(tile) == kind;
        found += lies;
        side = lies ? i : side;
    }
    if (found == 1)
        phrase_write_instead(phrase, "a tile is named by its side", "%s: %s %s", actor_name(match, phrase->actor),
                             phrase->word[0].text, sides[side]);
    else
        phrase_advise(phrase, "a tile is named by its side: write `%s: %s left` or `%s: %s right`",
                      actor_name(match, phrase->actor), phrase->word[0].text, actor_name(match, phrase->actor),
                      phrase->word[0].text);
}

void myk_reword(const struct match *match, const void *state, struct phrase *phrase)
{
    for (int i = 1; i < phrase->count; i++)
        turn_space(phrase, i);
    join_neutral(phrase);
    const char *dug = among(dig_words, phrase->word[0].text) ? dig_verb(phrase) : NULL;
    if (dug)
        phrase_replace(phrase, 0, 1, dug);
    if (phrase_has(phrase, 0, "deal"))
        advise_brackets(phrase);
    if (phrase_has(phrase, 0, "take") || phrase_has(phrase, 0, "neutral-take"))
        advise_side(match, state, phrase);
    if (phrase_has(phrase, 0, "start") || phrase_has(phrase, 0, "extend"))
        advise_digging(match, phrase);
    bool appeal = phrase_has(phrase, 0, "appeal");
    for (int i = 1; i < phrase->count; i++) {
        if (appeal && i > 1)
            name_power(phrase, i);
        if (appeal || phrase_has(phrase, 0, "museum"))
            name_room(phrase, i);
    }
}
