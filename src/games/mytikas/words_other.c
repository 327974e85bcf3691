/* Mytikas: other words, read kindly where the strict reading does not understand. */

#include "base/arena.h"
#include "base/words.h"
#include "game/phrase.h"
#include "games/mytikas/mytikas.h"

const char *const myt_other_move[] = {"go", "place", "visit", NULL};
const char *const myt_other_up[] = {"climb", "raise", "advance", NULL};
const char *const myt_other_down[] = {"lower", "drop", NULL};
const char *const myt_other_shift[] = {"transfer", NULL};
const char *const myt_other_build[] = {"construct", "erect", NULL};
const char *const myt_other_produce[] = {"harvest", "grow", NULL};
const char *const myt_other_take[] = {"gain", "collect", "draw", NULL};
const char *const myt_other_favor[] = {"gain favor", "gain favour", "favour", NULL};
const char *const myt_other_offer[] = {"steal", "protect", "feed", "buy", NULL};
const char *const myt_other_exchange[] = {"convert", "swap", "trade", NULL};
const char *const myt_other_follow[] = {"copy", "follow-up", NULL};
const char *const myt_other_bonus[] = {"ribbon", "bonus-action", NULL};
const char *const myt_other_end[] = {"done", "finish", "stop", NULL};
const char *const myt_other_pass[] = {"skip", "decline", "nothing", NULL};
const char *const myt_other_reveal[] = {"flip", "open", "turn-up", NULL};
const char *const myt_other_keep[] = {"choose", "pick", NULL};
const char *const myt_other_lock[] = {"secure", NULL};

const struct other_word myt_other_words[] = {
    {"zeus day", "zeus-day"},
    {"zeus night", "zeus-night"},
    {"demeter day", "demeter-day"},
    {"demeter night", "demeter-night"},
    {"poseidon day", "poseidon-day"},
    {"poseidon night", "poseidon-night"},
    {"hades day", "hades-day"},
    {"hades night", "hades-night"},
    {"minor city", "minor-city"},
    {"major city", "major-city"},
    {"small temple", "small-temple"},
    {"large temple", "large-temple"},
    {"stones", "stone"},
    {"marbles", "marble"},
    {"golds", "gold"},
    {"on", "level"},
    {"at", "level"},
    {"lvl", "level"},
    {"l1", "level 1"},
    {"l2", "level 2"},
    {"l3", "level 3"},
    {"l4", "level 4"},
    {"level1", "level 1"},
    {"level2", "level 2"},
    {"level3", "level 3"},
    {"level4", "level 4"},
    {"level-1", "level 1"},
    {"level-2", "level 2"},
    {"level-3", "level 3"},
    {"level-4", "level 4"},
    {"using", "with"},
    {"by", "with"},
    {"via", "with"},
    {"paying", "pay"},
    {"cost", "pay"},
    {"spending", "pay"},
    {"as", "into"},
    {"and", ""},
    {"+", ""},
    {"&", ""},
    {0},
};

/* ---- looking at words ---- */

static int row_in(const char *const *names, int count, const struct phrase *phrase, int at)
{
    for (int i = 0; i < count; i++)
        if (phrase_has(phrase, at, names[i]))
            return i;
    return NONE;
}

static bool is_goods(const struct phrase *phrase, int at)
{
    return row_in(myt_kind_names, KINDS, phrase, at) != NONE || row_in(myt_cube_names, CUBES, phrase, at) != NONE;
}

/* The number that stands there; 0: none that is small enough to mean so many cubes. */
static int number_at(const struct phrase *phrase, int at)
{
    long number = 0;
    bool is_number = at < phrase->count && read_number(phrase->word[at].text, 1, 60, &number);
    return is_number ? (int)number : 0;
}

static bool is_token(const struct phrase *phrase, int at)
{
    static const char *const tokens[] = {"token",     "tokens",         "offering",
                                         "offerings", "offering-token", "offering-tokens"};
    return row_in(tokens, 6, phrase, at) != NONE;
}

/* ---- cubes and numbers of them ---- */

/* `stone 1` is the cube where one is wanted and no goods follow the number. */
static void join_cubes(struct phrase *phrase)
{
    for (int at = 1; at + 1 < phrase->count; at++) {
        int kind = row_in(myt_kind_names, KINDS, phrase, at), level = number_at(phrase, at + 1);
        if (kind != NONE && level > 0 && level <= LEVELS && !is_goods(phrase, at + 2))
            phrase_replace(phrase, at, 2, myt_cube_names[myt_cube_of(kind, level)]);
    }
}

/* `3 stone` is stone three times. */
static void repeat_goods(struct phrase *phrase, int from)
{
    for (int at = from; at + 1 < phrase->count; at++) {
        int number = number_at(phrase, at);
        if (number == 0 || !is_goods(phrase, at + 1))
            continue;
        const char *goods = phrase->word[at + 1].text;
        phrase_replace(phrase, at, 2, goods);
        for (int i = 1; i < number; i++)
            phrase_replace(phrase, at + i, 0, goods);
        at += number - 1;
    }
}

static void reword_cubes(struct phrase *phrase)
{
    bool cubes = phrase_has(phrase, 0, "up") || phrase_has(phrase, 0, "down") || phrase_has(phrase, 0, "shift")
                 || phrase_has(phrase, 0, "sacrifice") || phrase_has(phrase, 0, "favor");
    if (cubes)
        join_cubes(phrase);
    if (phrase_has(phrase, 0, "produce") || phrase_has(phrase, 0, "sacrifice"))
        repeat_goods(phrase, 1);
    for (int at = 1; at < phrase->count && phrase_has(phrase, 0, "build"); at++)
        if (phrase_has(phrase, at, "pay")) /* before it a number is a level or a slot */
            repeat_goods(phrase, at + 1);
}

/* ---- verb by verb ---- */

static void reword_move(struct phrase *phrase)
{
    int god = row_in(myt_god_names, GODS, phrase, 1);
    if (is_goods(phrase, 1))
        phrase_advise(phrase, "a cube is moved with `up`, with `shift` and `to`, or with `down` and `to`");
    else if (god != NONE)
        phrase_advise(phrase, "%s has two areas: %s or %s", myt_god_names[god], myt_area_names[2 * god],
                      myt_area_names[2 * god + 1]);
}

static void reword_area(struct phrase *phrase)
{
    char joined[WORD_ROOM];
    if (phrase->count > 1 && row_in(myt_god_names, GODS, phrase, 0) != NONE) {
        put_string(joined, sizeof joined, "%.20s-%.20s", phrase->word[0].text, phrase->word[1].text);
        phrase_replace(phrase, 0, 2, joined);
    }
    int area = row_in(myt_area_names, AREAS, phrase, 0);
    if (area != NONE)
        phrase_advise(phrase, "an area alone says nothing: `move %s` or `follow %s`", myt_area_names[area],
                      myt_area_names[area]);
}

/* One level at a time. */
static void advise_steps(const struct match *match, struct phrase *phrase, int cube, int to)
{
    const char *all = "";
    for (int level = myt_cube_level(cube); level < to; level++, cube++) {
        const char *step =
            arena_format(phrase->arena, "%s: up %s", actor_name(match, phrase->actor), myt_cube_names[cube]);
        phrase_write(phrase, step);
        all = arena_format(phrase->arena, "%s%s`%s`", all, *all ? ", then " : "", step);
    }
    phrase_advise(phrase, "up is one level a step: write %s", all);
}

/* `up 2 stone-1`: each of them is a step. */
static void advise_cubes(const struct match *match, struct phrase *phrase)
{
    const char *step = arena_format(phrase->arena, "%s: up", actor_name(match, phrase->actor));
    int steps = number_at(phrase, 1);
    for (int i = 2; i < phrase->count; i++)
        step = arena_format(phrase->arena, "%s %s", step, phrase->word[i].text);
    phrase_advise(phrase, "each step is an entry: write `%s`, %d times", step, steps);
    while (steps--)
        phrase_write(phrase, step);
}

static void reword_up(const struct match *match, struct phrase *phrase)
{
    if (number_at(phrase, 1) > 1 && row_in(myt_cube_names, CUBES, phrase, 2) != NONE) {
        advise_cubes(match, phrase);
        return;
    }
    int cube = row_in(myt_cube_names, CUBES, phrase, 1), to = number_at(phrase, 3);
    if (cube == NONE || !phrase_has(phrase, 2, "to") || to == 0 || to > LEVELS)
        return;
    int steps = to - myt_cube_level(cube);
    if (steps > 1)
        advise_steps(match, phrase, cube, to);
    else if (steps == 1)
        phrase_replace(phrase, 2, 2, "");
    else if (steps == 0)
        phrase_advise(phrase, "%s is on level %d already", myt_cube_names[cube], to);
    else
        phrase_write_instead(phrase, "up goes up, to a lower level it is `down`", "%s: down %s to %d",
                             actor_name(match, phrase->actor), myt_cube_names[cube], to);
}

static void reword_take(struct phrase *phrase)
{
    if (phrase_has(phrase, 1, "favor") || phrase_has(phrase, 1, "favour"))
        phrase_replace(phrase, 0, 2, "favor");
    else if (row_in(myt_card_names, CARDS, phrase, 1) != NONE)
        phrase_replace(phrase, 0, 1, "offer");
    else if (number_at(phrase, 1) > 0 && is_token(phrase, 2))
        phrase_replace(phrase, 2, 1, "");
}

static void reword_offer(struct phrase *phrase)
{
    for (int at = 2; at < phrase->count; at++)
        if (number_at(phrase, at) > 0 && is_token(phrase, at + 1))
            phrase_replace(phrase, at + 1, 1, "");
    if (phrase_has(phrase, 2, "with"))
        phrase_replace(phrase, 2, 1, "tokens");
}

static void reword_follow(struct phrase *phrase)
{
    if (phrase_has(phrase, 1, "up"))
        phrase_replace(phrase, 1, 1, "");
    for (int at = 1; at + 1 < phrase->count; at++) {
        if (!phrase_has(phrase, at, "pay"))
            continue;
        if (number_at(phrase, at + 1) == 1)
            phrase_replace(phrase, at + 1, 1, "");
        if (is_token(phrase, at + 1))
            phrase_replace(phrase, at + 1, phrase_has(phrase, at + 1, "offering") && is_token(phrase, at + 2) ? 2 : 1,
                           "offering");
        else if (phrase_has(phrase, at + 2, "favor") || phrase_has(phrase, at + 2, "favour"))
            phrase_replace(phrase, at + 2, 1, "");
    }
}

static void reword_build(struct phrase *phrase)
{
    static const char *const sizes[] = {"minor", "major", "small", "large"};
    int piece = row_in(sizes, PIECES, phrase, 1);
    if (piece != NONE)
        phrase_replace(phrase, 1, 1, myt_piece_names[piece]);
}

static void reword_bonus(struct phrase *phrase)
{
    if (phrase_has(phrase, 1, "action"))
        phrase_replace(phrase, 1, 1, "");
}

void myt_reword(const struct match *match, const void *state, struct phrase *phrase)
{
    static const struct {
        const char *verb;
        void (*reword)(struct phrase *phrase);
    } rows[] = {
        {"take", reword_take},   {"offer", reword_offer},   {"build", reword_build},
        {"bonus", reword_bonus}, {"follow", reword_follow}, {"move", reword_move},
    };
    (void)state;
    reword_area(phrase);
    reword_cubes(phrase);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (phrase_has(phrase, 0, rows[i].verb) && !phrase->advice)
            rows[i].reword(phrase);
    if (phrase_has(phrase, 0, "up") && !phrase->advice)
        reword_up(match, phrase);
}
