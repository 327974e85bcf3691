/* Sentences for entries that no template of a game's tables writes: rows of what records say and what people may. */
#include "told_rows.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"

enum { HELD_MAX = 16, WAYS = 4 };

/* In the entry: `*` is a word, `*-*` a word and a number with a hyphen between them, `**` all the rest. In a sentence: `$1` the first of
   them, `%3` the third as directions, `$+` the rest as a list, `@` who acts. */
struct told_row {
    const char *game, *entry, *said[WAYS];
};

static const struct told_row rows[] = {
    {"cyclades", "order **", {"table: the turn order is $+", "table: order of play: $+"}},
    {"cyclades", "draw **", {"table: the new creatures are $+", "table: we draw $+"}},
    {"cyclades", "gods **", {"table: the gods are $+", "table: gods this cycle: $+"}},
    {"cyclades",
     "dice * *",
     {"table: the attacker rolls $1, the defender $2", "table: dice: attacker $1, defender $2"}},
    {"cyclades", "sail * * fleets *", {"@ sails from $1 to $2 with $3", "@ moves $3 ships from $1 to $2"}},
    {"cyclades", "change *", {"@ replaces the $1", "@ discards the $1"}},
    {"cyclades", "push * to *", {"@ pushes the ships in $1 to $2"}},
    {"mykerinos", "start *", {"@ starts at $1", "@ puts a cube on $1", "@ starts a new excavation on $1"}},
    {"mykerinos", "extend * *", {"@ extends to $1 and $2", "@ extends with $1, then $2", "@ adds cubes on $1 and $2"}},
    {"mykerinos", "appeal violet start *", {"@ asks Lady Violet and starts at $1"}},
    {"mykerinos", "appeal violet extend * *", {"@ tilts Lady Violet and extends to $1 and $2"}},
    {"mykerinos", "appeal lemon start *", {"@ asks Lord Lemon and starts at $1"}},
    {"mykerinos", "appeal lemon extend * *", {"@ uses Lord Lemon to extend to $1 and $2"}},
    {"mykerinos", "appeal blackmore start * *", {"@ asks Mrs. Blackmore for $1 and $2"}},
    {"mykerinos", "appeal tangerine extend * * *", {"@ uses the Colonel for $1, $2 and $3"}},
    {"mykerinos", "appeal brown museum *", {"@ tilts Sir Brown: museum $1"}},
    {"mykerinos", "neutral-start *", {"@ puts a neutral cube on $1"}},
    {"mykerinos", "neutral-extend * *", {"@ extends the neutral excavation to $1 and $2"}},
    {"mykerinos", "museum *", {"@ goes to the museum, $1"}},
    {"myriath", "place * at * go *", {"@ lays $1 at $2 going %3", "@: $1 from $2, %3"}},
    {"myriath", "place * at * turn * flip true", {"@ lays $1 at $2, flipped and turned by $3"}},
    {"myriath", "place * at * turn *", {"@ places $1 at $2 turned by $3"}},
    {"myriath", "place * at * flip true", {"@ puts $1 at $2, flipped"}},
    {"myst", "place **", {"@ places $+", "@ adds $+", "@ puts pieces on $+"}},
    {"myst", "lift *", {"@ lifts the piece on $1", "@ takes back $1"}},
    {"myst", "turns *", {"table: the game lasts $1 turns", "table: number of turns $1"}},
    {"myst", "spin *", {"table: outer ring $1", "table: the spinner shows $1"}},
    {"myst", "walk *", {"@ walks to $1", "@ moves its pawn to $1"}},
    {"myst", "lay *", {"@ covers the $1", "@ takes control of the $1"}},
    {"myst", "remove *", {"@ frees the $1", "@ reclaims the $1"}},
    {"myst", "link *", {"@ uses a linking book for $1"}},
    {"mytikas", "produce gold", {"@ produces a gold"}},
    {"mytikas", "produce gold level *", {"@ produces a gold on level $1"}},
    {"mytikas", "produce stone marble level *", {"@ produces a stone and a marble on level $1"}},
    {"mytikas", "produce stone stone stone level *", {"@ produces three stone on level $1"}},
    {"mytikas", "up *-*", {"@ raises one $1 from level $2", "@ moves a $1 up from level $2"}},
    {"mytikas", "down *-* to *", {"@ moves a $1 down from level $2 to level $3"}},
    {"mytikas", "shift *-* to *", {"@ shifts a $1 from level $2 to level $3"}},
    {"mytikas", "take *", {"@ takes $1 offering tokens"}},
    {"mytikas", "offer * tokens *", {"@ offers $2 tokens to $1", "@ puts $2 offering tokens on $1"}},
    {"mytikas", "build * level *", {"@ builds a $1 on level $2"}},
    {"mytikas", "favor *", {"@ takes a $1 favor"}},
};

struct held {
    char word[HELD_MAX][40];
    int count, rest; /* words from `rest` on are the list; -1: there is none */
};

static bool hold(struct held *held, const char *word, size_t length)
{
    if (held->count == HELD_MAX || length >= sizeof held->word[0])
        return false;
    memcpy(held->word[held->count], word, length);
    held->word[held->count++][length] = '\0';
    return !strchr(held->word[held->count - 1], '.');
}

static bool hold_halves(struct held *held, const char *word, size_t length)
{
    const char *hyphen = memchr(word, '-', length);
    return hyphen && hold(held, word, (size_t)(hyphen - word))
           && hold(held, hyphen + 1, length - (size_t)(hyphen - word) - 1);
}

static bool row_holds(const struct told_row *row, const char *value, struct held *held)
{
    const char *at = row->entry;
    *held = (struct held){.rest = -1};
    while (*value) {
        size_t length = strcspn(value, " "), wanted = strcspn(at, " ");
        bool any = wanted == 1 && *at == '*', rest = wanted == 2 && memcmp(at, "**", 2) == 0,
             halves = wanted == 3 && memcmp(at, "*-*", 3) == 0;
        bool met = any || rest ? hold(held, value, length)
                   : halves    ? hold_halves(held, value, length)
                               : wanted == length && memcmp(at, value, length) == 0;
        if (!met)
            return false;
        held->rest = rest && held->rest < 0 ? held->count - 1 : held->rest;
        value += length + strspn(value + length, " ");
        at += rest && *value ? 0 : wanted + strspn(at + wanted, " ");
    }
    return !*at;
}

static void say_directions(const char *letters, struct text *out)
{
    for (const char *at = letters; *at; at++)
        text_format(out, "%s%s",
                    at == letters ? ""
                    : at[1]       ? ", "
                                  : " and ",
                    *at == 'n'   ? "north"
                    : *at == 'e' ? "east"
                    : *at == 's' ? "south"
                                 : "west");
}

/* Also without their hyphens, as people write. */
static void say_held(const struct teller *teller, const char *word, struct text *out)
{
    bool blanks = random_below(teller->random, 2) && !isdigit((unsigned char)word[strlen(word) - 1]);
    for (; *word; word++)
        text_char(out, *word == '-' && blanks ? ' ' : *word);
}

static void say_list(const struct teller *teller, const struct held *held, struct text *out)
{
    for (int i = held->rest; i < held->count; i++) {
        text_add(out, i == held->rest ? "" : i + 1 < held->count ? ", " : " and ");
        say_held(teller, held->word[i], out);
    }
}

bool tell_by_row(const struct teller *teller, int actor, const char *value, struct text *out)
{
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        struct held held;
        int ways = 0;
        if (!same(rows[row].game, teller->match->game->id) || !row_holds(&rows[row], value, &held))
            continue;
        while (ways < WAYS && rows[row].said[ways])
            ways++;
        for (const char *at = rows[row].said[random_below(teller->random, ways)]; *at; at++) {
            bool marked = (*at == '$' || *at == '%') && at[1];
            if (*at == '@')
                text_add(out, actor_name(teller->match, actor));
            else if (marked && at[1] == '+')
                say_list(teller, &held, out);
            else if (marked && *at == '%')
                say_directions(held.word[at[1] - '1'], out);
            else if (marked)
                say_held(teller, held.word[at[1] - '1'], out);
            else
                text_char(out, *at);
            at += marked;
        }
        return true;
    }
    return false;
}
