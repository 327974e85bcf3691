/* Finds things by name in the table of a game; and the rules that every game shares. */
#include "game/pattern.h"

const struct rule common_rules[COMMON_RULES + 1] = {
    [CLAIMS_SCORES] = {"claims.scores", "the record format, Claims",
                       "A claimed score must be the player's score at that moment.", NULL, NULL},
    [CLAIMS_WINNERS] = {"claims.winners", "the record format, Claims",
                        "Claimed winners must be the winners of a finished game.", NULL, NULL},
    [CLAIMS_OVER] = {"claims.over", "the record format, Claims", "A claim that the game is over, or not, must be true.",
                     NULL, NULL},
    [CLAIMS_TO_ACT] = {"claims.to-act", "the record format, Claims",
                       "The players named in `to-act` must be those who may act.", NULL, NULL},
    [CLAIMS_TABLE] = {"claims.table", "the record format, Claims",
                      "A claim about the position must match the position.", NULL, NULL},
    [CLAIMS_ILLEGAL] = {"claims.illegal", "the record format, Entries",
                        "An entry marked `illegal` must break exactly the rules it names.", NULL, NULL},
    [CLAIMS_RULED] = {"claims.ruled", "the record format, Entries",
                      "Only an illegal or doubtful entry can have `ruled`.", NULL, NULL},
    [LOG_UNREADABLE] = {"log.unreadable", "the record format", "A record must use the words of its game.", NULL, NULL},
    [LOG_SPELLING] = {"log.spelling", "the record format, Sentences",
                      "An entry in other words is judged as the strict entry it was read as.", NULL, NULL},
    [LOG_UNWRITTEN] = {"log.unwritten", "the record format, Optional entries",
                       "An entry that may be left out is assumed where the next entry needs it.", NULL, NULL},
    [LOG_GAP] = {"log.gap", "the record format, Optional entries", "Entries that are missing cannot be judged.", NULL,
                 NULL},
    [LOG_SET] = {"log.set", "the record format, Entries", "Players may set parts of the position anywhere in the log.",
                 NULL, NULL},
    [LOG_ASSUMED] = {"log.assumed", "the record format, What a position leaves out",
                     "What the setup leaves open is taken from the first entries that show it.", NULL, NULL},
    [LOG_UNKNOWN] = {"log.unknown", "the record format, What a position leaves out",
                     "What depends on a value that the record does not give cannot be decided.", NULL, NULL},
    [COMMON_RULES] = {0},
};

bool is_common_rule(const struct rule *rule)
{
    return rule >= common_rules && rule < common_rules + COMMON_RULES;
}

int verb_named(const struct game *game, const char *name)
{
    for (int i = 0; game->verbs[i].name; i++)
        if (same(game->verbs[i].name, name))
            return i;
    return -1;
}

int field_named(const struct verb *verb, const char *name)
{
    for (int i = 0; verb->fields[i].shape; i++)
        if (same(verb->fields[i].name, name))
            return i;
    return -1;
}

int question_named(const struct game *game, const char *name)
{
    for (int i = 0; game->house[i].name; i++)
        if (same(game->house[i].name, name))
            return i;
    return -1;
}

int seat_named(const struct match *match, const char *name)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (same(match->names[seat], name))
            return seat;
    for (const struct other_name *other = match->other_names; other; other = other->next)
        if (!other->said && same(other->name, name))
            return other->seat;
    return -1;
}

void add_names(const struct match *match, unsigned seats, const char *after, struct text *out)
{
    for (int seat = 0, named = 0; seat < match->seats; seat++)
        if (seats >> seat & 1)
            text_format(out, "%s%s%s", !named++ ? "" : seats >> (seat + 1) ? ", " : " and ", match->names[seat], after);
}

int actor_named(const struct match *match, const char *name)
{
    int seat = seat_named(match, name);
    return seat < 0 && same(name, "table") ? CHANCE : seat;
}

int holder_count(const struct match *match)
{
    int count = match->seats;
    for (const char *const *name = match->game->books.holders; name && *name; name++)
        count++;
    return count;
}

const char *holder_name(const struct match *match, int holder)
{
    return holder < match->seats ? match->names[holder] : match->game->books.holders[holder - match->seats];
}

int holder_named(const struct match *match, const char *name)
{
    for (int holder = 0; holder < holder_count(match); holder++)
        if (names_alike(holder_name(match, holder), name))
            return holder;
    return -1;
}

const char *name_meant(const struct match *match, const char *written)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (names_alike(match->names[seat], written))
            return match->names[seat];
    for (const struct other_name *other = match->other_names; other; other = other->next)
        if (!other->said && names_alike(other->name, written))
            return other->name;
    return NULL;
}

bool is_given(const struct match *match, const char *key)
{
    return !match->open || !word_in(match->open->keys, key, " ");
}

bool take_spaced(const char **words, char word[WORD_ROOM])
{
    const char *begin = *words ? *words + strspn(*words, " ") : "";
    put_string(word, WORD_ROOM, "%.*s", (int)strcspn(begin, " "), begin);
    *words = begin + strlen(word);
    return *word;
}

const struct rule *rule_coded(const struct game *game, const char *code)
{
    for (const struct rule *rule = game->rules; rule->code; rule++)
        if (same(rule->code, code))
            return rule;
    for (const struct rule *rule = common_rules; rule->code; rule++)
        if (same(rule->code, code))
            return rule;
    return NULL;
}

const char *actor_name(const struct match *match, int actor)
{
    return actor == CHANCE ? "table" : match->names[actor];
}

void suggest_moves(const struct match *match, const void *state, int verb, struct suggestions *suggestions)
{
    for (int row = 0; match->game->verbs[row].name; row++)
        if (match->game->verbs[row].suggest && (verb < 0 || verb == row))
            match->game->verbs[row].suggest(match, state, row, suggestions);
}

bool spell_unlisted(const struct match *match, const void *state, struct move *move)
{
    (void)match, (void)state, (void)move;
    return false;
}

bool move_spell(const struct match *match, const void *state, struct move *move)
{
    const struct verb *verb = &match->game->verbs[move->verb];
    return !verb->spell || verb->spell(match, state, move);
}

const char *const reserved_words[] = {"table", "claims", "set", "unknown", "none", NULL};

static bool among_alike(const char *const *words, const char *word)
{
    while (words && *words && !names_alike(*words, word))
        words++;
    return words && *words;
}

bool is_reserved(const struct game *game, const char *name)
{
    return among_alike(reserved_words, name) || among_alike(game->reserved, name);
}
