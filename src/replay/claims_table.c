/* Claims about the table: is what is claimed true of the position? */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"

/* ---- what a wrong claim rests on --------------------------------------------------------------------------------- */

void rest_claim(struct judge *judge, struct finding *finding, const char *key, int seat, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = judge->verdict->docket.arena;
    struct text paths = {0}, why = {0};
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

static bool holds(const struct node *node, const struct node *part)
{
    for (const struct node *child = node->first; child; child = child->next)
        if (child == part || holds(child, part))
            return true;
    return false;
}

/* The keys that lead to the value, "stock.anna"; for an item of a list also the item, "gods: ares". */
static void add_path(const struct node *from, const struct node *to, struct text *out)
{
    while (from && from != to) {
        for (from = from->first; from && from != to && !holds(from, to);)
            from = from->next;
        if (from && from->key)
            text_format(out, "%s%s", out->length ? "." : "", from->key->text);
        else if (from && from == to && to->kind == NODE_WORD)
            text_format(out, ": %s", to->text);
    }
}

struct table_claim {
    struct judge *judge;
    const struct node *claim;
};

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

/* The path "gold.ben": key gold, holder ben. */
struct part {
    char key[64];
    int holder; /* -1: none */
};

static struct part part_of(const struct match *match, const char *path)
{
    struct part part = {.holder = -1};
    size_t length = strcspn(path, ".:");
    put_string(part.key, sizeof part.key, "%.*s", (int)length, path);
    if (path[length] == '.') {
        const char *name = path + length + 1;
        char whose[64];
        put_string(whose, sizeof whose, "%.*s", (int)strcspn(name, ".:"), name);
        part.holder = holder_named(match, whose);
    }
    return part;
}

/* The list in the claim that contains the item; else the item itself. */
static const struct node *list_around(const struct node *in, const struct node *item)
{
    for (const struct node *child = in->first; child; child = child->next) {
        if (child == item)
            return in->kind == NODE_LIST ? in : item;
        if (holds(child, item))
            return list_around(child, item);
    }
    return item;
}

/* The record does not give this value: may it be what is claimed? */
static void open_value(const struct table_claim *claim, const struct node *claimed, const char *path)
{
    const struct match *match = &claim->judge->verdict->match;
    struct part part = part_of(match, path);
    const struct node *whole = list_around(claim->claim, claimed);
    enum assumed_likeness likeness =
        match->game->doubt.like_assumed
            ? match->game->doubt.like_assumed(match, claim->judge->before, part.key, part.holder, claimed)
            : NOT_ASSUMED;
    if (likeness == AS_ASSUMED)
        return;
    if (likeness == NOT_AS_ASSUMED) {
        rest_claim(claim->judge,
                   judge_find(claim->judge, RULING_FALSE, &common_rules[CLAIMS_TABLE], claimed->at,
                              "the record does not give %.200s; another value is assumed", path),
                   part.key, part.holder, claimed);
        return;
    }
    bool possible = !match->game->doubt.could_be
                    || match->game->doubt.could_be(match, claim->judge->before, part.key, part.holder, whole);
    judge_find(claim->judge, possible ? RULING_UNSETTLED : RULING_FALSE, &common_rules[CLAIMS_TABLE], claimed->at,
               possible ? "the record does not give %.200s" : "the record does not give %.200s, but it cannot be this",
               path);
}

static void tell_wrong_value(const struct table_claim *claim, const struct node *bad, const struct node *actual,
                             const char *difference, const char *path)
{
    struct judge *judge = claim->judge;
    const struct match *match = &judge->verdict->match;
    struct part part = part_of(match, path);
    bool empty = actual && actual->kind != NODE_WORD && !actual->first;
    const char *there = difference ? difference : empty ? "none" : actual ? node_line(&judge->entry_arena, actual) : "";
    struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_TABLE], bad->at,
                                         difference ? "%.200s is wrong: %.300s"
                                         : actual   ? "%.200s is wrong: it is %.300s"
                                                    : "%.200s is not in this position%.0s",
                                         path, there);
    /* "stock.anna" may be an account of the game: then the ledger knows how it came about. */
    const char *name = strchr(path, '.');
    const char *const *accounts = match->game->books.accounts;
    int seat = name ? seat_named(match, name + 1) : -1;
    for (int i = 0; seat >= 0 && accounts && accounts[i]; i++)
        if (strlen(accounts[i]) == (size_t)(name - path) && strncmp(accounts[i], path, (size_t)(name - path)) == 0) {
            finding->claimed_seat = seat + 1;
            finding->claimed_account = i + 1;
        }
    rest_claim(judge, finding, part.key, part.holder, bad);
}

static void wrong_value(void *context, const struct node *bad, const struct node *actual, const char *difference)
{
    const struct table_claim *claim = context;
    struct text path = {0};
    add_path(claim->claim, bad, &path);
    char *item = difference && path.bytes ? strstr(path.bytes, ": ") : NULL;
    if (item)
        *item = '\0';
    if (is_unknown(actual))
        open_value(claim, bad, text_string(&path));
    else
        tell_wrong_value(claim, bad, actual, difference, text_string(&path));
    text_free(&path);
}

void check_table(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    struct arena scratch = {0};
    struct writer writer = writer_new(&scratch);
    match->game->write(match, judge->before, &writer);
    struct fault silent = {.match = match, .scratch = &scratch};
    shape_fits(match->game->table, writer.root, &silent);
    struct table_claim table_claim = {judge, claim};
    shape_compare(match->game->table, match, claim, writer.root, wrong_value, &table_claim);
    arena_free(&scratch);
}
