/* Claims about the table: is what is claimed true of the position? */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/worlds.h"

/* ---- what a wrong claim rests on --------------------------------------------------------------------------------- */

void rest_claim(struct judge *judge, struct finding *finding, const char *key, int seat, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = judge->verdict->docket.arena;
    struct text paths = {0}, why = {0};
    if (judge->given_up && !worlds_know_choices(judge) && finding->ruling == RULING_FALSE
        && !one_of("over to-act", key)) {
        finding->ruling = RULING_UNSETTLED;
        finding->message = printable(arena, arena_format(arena, "%s; %s", finding->message, judge->given_up));
        return;
    }
    if (judge->count || !match->game->doubt.assumed_part)
        return;
    if (match->game->doubt.assumed_part(match, judge->before, key, seat, claim, &paths, &why)) {
        finding->ruling = RULING_DOUBTFUL;
        for (const char *at = text_string(&paths); *(at += strspn(at, " ")); at += strcspn(at, " ")) {
            const char *path = arena_copy(arena, at, strcspn(at, " "));
            if (!strings_have(finding->rests_on, path))
                strings_add(arena, &finding->rests_on, path);
        }
    }
    if (why.length)
        finding->message = printable(arena, arena_format(arena, "%s; %s", finding->message, text_string(&why)));
    text_free(&paths);
    text_free(&why);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

/* A claim about the table, and a value in it that is not that of the position. */
struct table_claim {
    struct judge *judge;
    const struct node *claim, *value;
    const char *path, *key; /* "gold.ben"; the key of the table */
    int holder;             /* named below that key; -1: none */
};

/* The child of `from` that is `to` or contains it; NULL: none. */
static const struct node *step_to(const struct node *from, const struct node *to)
{
    const struct node *child = from->first;
    while (child && child != to && !step_to(child, to))
        child = child->next;
    return child;
}

/* Is it `unknown`, or a list or map with more in it than is known? */
static bool is_unknown(const struct node *node)
{
    if (!node || node->kind == NODE_WORD)
        return node && same(node->text, "unknown");
    for (const struct node *child = node->first; child; child = child->next)
        if (child->kind == NODE_WORD && same(child->text, "unknown"))
            return true;
    return false;
}

/* The record does not give this value: may it be what is claimed? Of a list the whole is compared. */
static void open_value(const struct table_claim *claim)
{
    struct judge *judge = claim->judge;
    const struct match *match = &judge->verdict->match;
    const struct game_doubt *doubt = &match->game->doubt;
    const struct node *value = claim->value, *around = claim->claim;
    enum assumed_likeness likeness =
        doubt->like_assumed ? doubt->like_assumed(match, judge->before, claim->key, claim->holder, value) : NOT_ASSUMED;
    if (likeness == AS_ASSUMED)
        return;
    if (likeness == NOT_AS_ASSUMED) {
        rest_claim(judge,
                   judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_TABLE], value->at,
                              "the record does not give `%.200s`; another value is assumed", claim->path),
                   claim->key, claim->holder, value);
        return;
    }
    while (step_to(around, value) != value)
        around = step_to(around, value);
    bool possible =
        !doubt->could_be
        || doubt->could_be(match, judge->before, claim->key, claim->holder, around->kind == NODE_LIST ? around : value);
    judge_find(judge, possible ? RULING_UNSETTLED : RULING_FALSE, &common_rules[CLAIMS_TABLE], value->at,
               possible ? "the record does not give `%.200s`"
                        : "the record does not give `%.200s`, but it cannot be this",
               claim->path);
}

static const char *value_line(struct arena *arena, const struct node *value)
{
    return value->kind == NODE_WORD || value->first ? node_line(arena, value) : "empty";
}

/* "`stock.ben` is 11, not 12"; of an item "`cubes.anna` is [b3], without b4", "`wings` has violet here, not lemon". */
static const char *how_wrong(const struct table_claim *claim, const struct node *actual, const char *difference)
{
    enum { LONGEST_CLAIMED = 60 };
    struct arena *arena = &claim->judge->entry_arena;
    const struct node *value = claim->value;
    bool item = !value->key, among_others = item && actual && actual->kind != NODE_WORD;
    if (difference || !actual)
        return arena_format(arena, "`%.200s` %.300s", claim->path, difference ? difference : "is not in this position");
    const char *said = value_line(arena, value);
    bool told = strlen(said) <= LONGEST_CLAIMED && (!among_others || actual->first);
    const char *claimed = among_others ? ", without " : item ? " here, not " : ", not ";
    return arena_format(arena, "`%.200s` %s %.300s%s%s", claim->path, item && !among_others ? "has" : "is",
                        value_line(arena, actual), told ? claimed : "", told ? said : "");
}

static void tell_wrong_value(const struct table_claim *claim, const struct node *actual, const char *difference)
{
    struct judge *judge = claim->judge;
    const struct match *match = &judge->verdict->match;
    struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_TABLE], claim->value->at, "%s",
                                         how_wrong(claim, actual, difference));
    /* "stock.anna" may be an account of the game: then the ledger knows how it came about. */
    const char *const *accounts = match->game->books.accounts, *name = difference ? NULL : strchr(claim->path, '.');
    int seat = name ? seat_named(match, name + 1) : -1;
    for (int i = 0; seat >= 0 && accounts && accounts[i]; i++)
        if (same(accounts[i], claim->key)) {
            finding->claimed_seat = seat + 1;
            finding->claimed_account = i + 1;
        }
    rest_claim(judge, finding, claim->key, claim->holder, claim->value);
}

static void wrong_value(void *context, const struct node *bad, const struct node *actual, const char *difference)
{
    struct table_claim *claim = context;
    struct text path = {0};
    const struct node *part = step_to(claim->claim, bad), *below = step_to(part, bad);
    claim->value = bad;
    claim->key = part->key->text;
    claim->holder = below && below->key ? holder_named(&claim->judge->verdict->match, below->key->text) : -1;
    for (; part; part = step_to(part, bad))
        if (part->key)
            text_format(&path, "%s%s", path.length ? "." : "", part->key->text);
    claim->path = text_string(&path);
    if (is_unknown(actual))
        open_value(claim);
    else
        tell_wrong_value(claim, actual, difference);
    text_free(&path);
}

void check_table(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    struct arena scratch = {0};
    struct node *table = position_write(match, judge->before, &scratch), *there = node_copy(&scratch, claim);
    for (const struct node *part = claim->first; part; part = part->next)
        if (worlds_lack_board(judge, NULL, part->key->text, part->key->at))
            node_drop(there, part->key->text);
    claim = there;
    struct table_claim table_claim = {.judge = judge, .claim = claim};
    shape_fits(match->game->table, table, SILENT(match, &scratch));
    shape_compare(match->game->table, match, claim, table, wrong_value, &table_claim);
    arena_free(&scratch);
}
