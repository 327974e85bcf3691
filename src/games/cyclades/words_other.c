/* Cyclades: other words for the same thing, read kindly; those that need the box, the position or their neighbours. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "game/phrase.h"
#include "games/cyclades/cyclades.h"

const struct other_word cyc_other_words[] = {
    {"on", "at"},
    {"in", "at"},
    {"into", "to"},
    {"onto", "to"},
    {"out-of", "from"},
    {"via", "path"},
    {"along", "path"},
    {"using", "by"},
    {"harbour", "port"},
    {"harbor", "port"},
    {"fort", "fortress"},
    {"castle", "fortress"},
    {"shrine", "temple"},
    {"academy", "university"},
    {"school", "university"},
    {"city", "metropolis"},
    {"metro", "metropolis"},
    {"moirai", "fates"},
    {"centaur", "chiron"},
    {"griffin", "griffon"},
    {"gryphon", "griffon"},
    {"gorgon", "medusa"},
    {"faun", "satyr"},
    {0},
};

/* ---- what a word is -------------------------------------------------------------------------------------------- */

static bool is_in(const char *word, const char *const *list)
{
    for (; *list; list++)
        if (same(word, *list))
            return true;
    return false;
}

static bool is_number(const struct phrase *p, int at)
{
    return at < p->count && *p->word[at].text && strspn(p->word[at].text, "0123456789") == strlen(p->word[at].text);
}

/* The circle that the word names on this map; NOWHERE. */
static int circle_at(const struct match *match, const struct phrase *p, int at)
{
    int circle;
    bool space = at < p->count && cyc_space_words.read(match, p->word[at].text, &circle) && circle < OFF_MAP;
    return space ? circle : NOWHERE;
}

static bool is_space(const struct phrase *p, int at)
{
    int code;
    return at < p->count && cyc_read_space_word(p->word[at].text, &code);
}

static bool is_land(const struct match *match, const struct phrase *p, int at)
{
    int circle = circle_at(match, p, at);
    return circle != NOWHERE && ((const struct cyc_box *)match->box)->isle_of[circle] != NOWHERE;
}

static bool is_sea(const struct match *match, const struct phrase *p, int at)
{
    return circle_at(match, p, at) != NOWHERE && !is_land(match, p, at);
}

/* ---- the verb -------------------------------------------------------------------------------------------------- */

static const char *creature_named(const char *word)
{
    for (const struct other_word *other = cyc_other_words; other->written; other++)
        if (same(word, other->written))
            word = other->read;
    for (int card = 0; card < CREATURES; card++)
        if (same(word, cyc_creature_names[card]))
            return cyc_creature_names[card];
    return NULL;
}

static const char *const troop_words[] = {"troop", "troops", "army", "armies", "soldier", "soldiers", NULL};
static const char *const fleet_words[] = {"fleet", "fleets", "ship", "ships", "boat", "boats", NULL};
static const char *const priest_words[] = {"priest", "priests", NULL};
static const char *const philosopher_words[] = {"philosopher", "philosophers", NULL};

static const char *const *const unit_words[] = {troop_words, fleet_words, priest_words, philosopher_words};

static int unit_named(const char *word)
{
    for (int unit = TROOP; unit <= PHILOSOPHER; unit++)
        if (is_in(word, unit_words[unit]))
            return unit;
    return NOWHERE;
}

/* From isle to isle it is a march, from sea to sea a voyage. */
static void reword_move(const struct match *match, struct phrase *p)
{
    bool land = false, sea = false;
    for (int i = 1; i < p->count; i++) {
        land = land || is_land(match, p, i);
        sea = sea || is_sea(match, p, i);
    }
    if (land != sea)
        phrase_replace(p, 0, 1, land ? "march" : "sail");
    else
        phrase_advise(p, "troops march from isle to isle, fleets sail from sea to sea; write march or sail");
}

static void reword_buy(struct phrase *p)
{
    const char *what = p->count > 1 ? p->word[1].text : "";
    int code;
    if (unit_named(what) != NOWHERE || is_number(p, 1))
        phrase_replace(p, 0, 1, "recruit");
    else if (words_read(&cyc_building_words, NULL, what, &code))
        phrase_replace(p, 0, 1, "build");
    else if (creature_named(what))
        phrase_replace(p, 0, 1, "call");
    else
        phrase_advise(p, "write recruit for a unit or card, build for a building, call for a creature");
}

static void reword_verb(const struct match *match, struct phrase *p)
{
    if (phrase_has(p, 0, "move"))
        reword_move(match, p);
    else if (phrase_has(p, 0, "buy"))
        reword_buy(p);
    else if (phrase_has(p, 0, "sell"))
        phrase_replace(p, 0, 1, "call sphinx");
    else if (p->count && verb_named(match->game, p->word[0].text) < 0 && creature_named(p->word[0].text)) {
        phrase_replace(p, 0, 1, creature_named(p->word[0].text));
        phrase_replace(p, 0, 0, "call");
    }
}

/* ---- numbers and pieces ---------------------------------------------------------------------------------------- */

/* Gold: `for`, `gp` and `coins` before an amount, `gp` behind one says nothing. */
static void reword_gold(struct phrase *p)
{
    static const char *const before[] = {"for", "gp", "coins", NULL};
    for (int i = 1; i < p->count; i++) {
        if (phrase_has(p, i, "gp") && is_number(p, i - 1))
            phrase_replace(p, i--, 1, "");
        else if (is_in(p->word[i].text, before) && is_number(p, i + 1))
            phrase_replace(p, i, 1, "gold");
    }
}

static void reword_pieces(const struct match *match, struct phrase *p)
{
    static const char *const ships[] = {"ships", "boats", NULL}, *const soldiers[] = {"armies", "soldiers", NULL};
    for (int i = 1; i < p->count; i++) {
        if (is_in(p->word[i].text, ships) && (is_number(p, i + 1) || is_sea(match, p, i + 1)))
            phrase_replace(p, i, 1, "fleets");
        else if (is_in(p->word[i].text, soldiers) && (is_number(p, i + 1) || is_land(match, p, i + 1)))
            phrase_replace(p, i, 1, "troops");
    }
}

static void reword_recruit(const struct match *match, struct phrase *p)
{
    const char *digits = is_number(p, 1) ? p->word[1].text : p->count > 2 ? digits_of(p->word[1].text) : NULL;
    int at = digits ? 2 : 1, unit = at < p->count ? unit_named(p->word[at].text) : NOWHERE;
    if (unit == NOWHERE)
        return;
    if (!digits) {
        phrase_replace(p, 1, 1, cyc_unit_names[unit]);
        return;
    }
    const struct cyc_box *b = match->box;
    const char *space = NULL;
    int spaces = 0, number = (int)strtol(digits, NULL, 10);
    for (int i = at + 1; i < p->count; i++)
        if (is_space(p, i) && spaces++ == 0)
            space = p->word[i].text;
    const char *entry = arena_format(p->arena, "%s: recruit %s%s%s", actor_name(match, p->actor), cyc_unit_names[unit],
                                     space ? " at " : "", space ? space : "");
    phrase_advise(p, "one unit or card an entry: write `%s`, once for each", entry);
    bool clear = spaces == (unit == TROOP || unit == FLEET) && number <= b->unit_prices[unit];
    for (int i = 0; i < number && clear; i++)
        phrase_write(p, entry);
}

/* How many units of the actor stand where the entry says they leave: behind `from`, else in the first space named. */
static int units_leaving(const struct match *match, const struct cyc_state *s, const struct phrase *p)
{
    const struct cyc_box *b = match->box;
    int at = 1;
    while (at < p->count && !(phrase_has(p, at - 1, "from") && is_space(p, at)))
        at++;
    for (int i = 1; at == p->count && i < p->count; i++)
        if (is_space(p, i))
            at = i;
    int circle = circle_at(match, p, at);
    if (circle == NOWHERE)
        return 0;
    int isle = b->isle_of[circle];
    if (isle != NOWHERE)
        return s->isle[isle].owner == p->actor ? s->isle[isle].troops : 0;
    return s->sea[circle].owner == p->actor ? s->sea[circle].fleets : 0;
}

static void reword_all(const struct match *match, const struct cyc_state *s, struct phrase *p)
{
    for (int i = 1; i < p->count; i++)
        if (phrase_has(p, i, "all")) {
            char number[16];
            put_string(number, sizeof number, "%d", units_leaving(match, s, p));
            phrase_replace(p, i, 1, number);
        }
}

static void drop_units(struct phrase *p, const char *const *units)
{
    if (is_number(p, 1) && p->count > 2 && is_in(p->word[2].text, units))
        phrase_replace(p, 2, 1, "");
}

/* The number first, and words between the spaces: the spaces come first, then the number. */
static void reword_sail(struct phrase *p)
{
    static const char *const between[] = {"from", "over", "to", "path", NULL};
    drop_units(p, fleet_words);
    for (int i = 1; i < p->count; i++)
        if (is_in(p->word[i].text, between) && p->word[i].part == PART_ANY)
            phrase_replace(p, i--, 1, "");
    int last = 1;
    while (is_space(p, last + 1))
        last++;
    if (!is_number(p, 1) || last == 1)
        return;
    char fleets[WORD_ROOM];
    put_string(fleets, sizeof fleets, "fleets %.20s", p->word[1].text);
    phrase_replace(p, last + 1, 0, fleets);
    phrase_replace(p, 1, 1, "");
}

/* Building words are field names of this verb, so that what is destroyed needs the long form. */
static void advise_metropolis(const struct match *match, struct phrase *p)
{
    int destroy = 1, code;
    while (destroy < p->count && !(phrase_has(p, destroy, "destroy") && p->word[destroy].part == PART_ANY))
        destroy++;
    if (destroy + 1 < p->count && words_read(&cyc_building_words, match, p->word[destroy + 1].text, &code))
        phrase_write_instead(p, "what is destroyed needs the long form", "%s: {metropolis: %s, destroy: [%s]}",
                             actor_name(match, p->actor), p->word[1].text, p->word[destroy + 1].text);
}

/* He is placed on a sea as the others are on an isle, but his sea is the beginning of a path. */
static void advise_kraken(const struct match *match, struct phrase *p)
{
    for (int i = 1; i + 1 < p->count; i++)
        if (phrase_has(p, i, "at") && is_space(p, i + 1))
            phrase_write_instead(p, "the Kraken walks from sea to sea", "%s: call kraken path %s",
                                 actor_name(match, p->actor), p->word[i + 1].text);
}

/* The number behind a player's name; NULL: there is none. */
static const char *die_of(const struct match *match, const struct phrase *p, int seat)
{
    for (int i = 1; i + 1 < p->count; i++)
        if (names_alike(match->names[seat], p->word[i].text) && is_number(p, i + 1))
            return p->word[i + 1].text;
    return NULL;
}

/* `dice ben 1, ada 2`: whose die is whose is told by their order. */
static void advise_dice(const struct match *match, const struct cyc_state *s, struct phrase *p)
{
    int attacker = s->battle.at == NOWHERE ? NOBODY : s->battle.attacker;
    for (int seat = 0; attacker != NOBODY && seat < match->seats; seat++)
        if (seat != attacker && die_of(match, p, seat) && die_of(match, p, attacker))
            phrase_write_instead(p, "the attacker's die stands first", "table: dice %s %s", die_of(match, p, attacker),
                                 die_of(match, p, seat));
}

/* Small words say nothing, unless somebody is called so. */
static void drop_small_words(const struct match *match, struct phrase *p)
{
    static const char *const small[] = {"the", "a", "my", NULL};
    for (int i = 1; i < p->count; i++) {
        bool somebody = false;
        for (int seat = 0; seat < match->seats; seat++)
            somebody = somebody || names_alike(match->names[seat], p->word[i].text);
        if (!somebody && is_in(p->word[i].text, small))
            phrase_replace(p, i--, 1, "");
    }
}

void cyc_reword(const struct match *match, const void *state, struct phrase *p)
{
    const struct cyc_state *s = state;
    drop_small_words(match, p);
    reword_verb(match, p);
    if (phrase_has(p, 0, "recruit"))
        reword_recruit(match, p);
    else
        reword_pieces(match, p);
    reword_gold(p);
    bool pegasus = phrase_has(p, 0, "call") && (phrase_has(p, 1, "pegasus") || phrase_has(p, 2, "pegasus"));
    if (pegasus || phrase_has(p, 0, "march") || phrase_has(p, 0, "sail"))
        reword_all(match, s, p);
    if (phrase_has(p, 0, "march"))
        drop_units(p, troop_words);
    if (phrase_has(p, 0, "sail"))
        reword_sail(p);
    if (phrase_has(p, 0, "dice"))
        advise_dice(match, s, p);
    if (phrase_has(p, 0, "metropolis"))
        advise_metropolis(match, p);
    if (phrase_has(p, 0, "call") && phrase_has(p, 1, "kraken"))
        advise_kraken(match, p);
}
