/* Claims: what people say about scores, winners, whose turn it is and where things lie. */
#include <string.h>

#include "base/words.h"
#include "replay/head.h"

static const char *const table_word[] = {"table", NULL};
static const struct words actor_words = {.list = table_word, .base = CHANCE};
static const struct shape actor_shape = {FORM_NAME, .what = "a player or table", .words = &actor_words};
static const struct shape actors_shape = {FORM_BAG, .what = "who may act", .of = &actor_shape};
static const struct shape points_shape = {FORM_HALVES, .what = "points", .low = -200000, .high = 200000};
static const struct shape scores_shape = {FORM_EACH, .what = "a score for each player", .by_name = true,
                                          .of = &points_shape};

static void list_seats(const struct match *match, unsigned seats, struct text *out)
{
    for (int actor = 0; actor <= CHANCE; actor++)
        if (seats & (1u << actor))
            text_join(out, actor_name(match, actor));
    if (!out->length)
        text_add(out, "nobody");
}

static unsigned claimed_set(const struct node *list)
{
    unsigned set = 0;
    for (const struct node *item = list->first; item; item = item->next)
        set |= 1u << item->value;
    return set;
}

/* "10 = tiles 2 (a, b) + violet 6 (3 tiles x 2) + series 2": how a total came about, and what stands below it. */
static void show_sum(const struct sheet *sheet, struct text *out)
{
    char room[16];
    text_format(out, "it is %s", halves_string(room, sheet->total));
    const char *sign = " = ";
    for (int i = 0; i < sheet->lines; i++)
        if (!sheet->line[i].extra && sheet->line[i].points != 0) {
            text_format(out, "%s%s %s", sign, sheet->line[i].label, halves_string(room, sheet->line[i].points));
            if (sheet->line[i].detail[0])
                text_format(out, " (%s)", sheet->line[i].detail);
            sign = " + ";
        }
    for (int i = 0; i < sheet->lines; i++)
        if (sheet->line[i].extra && sheet->line[i].detail[0])
            text_format(out, "; %s: %s", sheet->line[i].label, sheet->line[i].detail);
}

static void check_open_score(struct judge *judge, const struct sheet *sheet, const struct node *claim)
{
    char low[16], high[16];
    if (sheet->low > sheet->high)
        return;
    bool within = claim->value >= sheet->low && claim->value <= sheet->high;
    struct finding *finding =
        judge_find(judge, within ? RULING_UNSETTLED : RULING_FALSE, &common_rules[CLAIMS_SCORES], claim->at,
                   "as far as is known %s's score lies between %s and %s", claim->key->text,
                   halves_string(low, sheet->low), halves_string(high, sheet->high));
    if (!within)
        judge_rest(judge, finding, sheet->rests_on);
}

static void check_scores(struct judge *judge, const struct node *claims)
{
    const struct standing *standing = &judge->verdict->standing;
    for (const struct node *claim = claims->first; claim; claim = claim->next) {
        const struct sheet *sheet = &standing->seat[claim->key->value];
        if (sheet->open) {
            check_open_score(judge, sheet, claim);
            continue;
        }
        if (claim->value == sheet->total)
            continue;
        struct text sum = {0};
        show_sum(sheet, &sum);
        struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_SCORES], claim->at,
                                             "this is not %s's score: %s", claim->key->text, text_string(&sum));
        finding->player = judge->verdict->match.names[claim->key->value];
        judge_rest(judge, finding, sheet->rests_on);
        text_free(&sum);
    }
}

static bool has_range(const struct match *match, const struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (standing->seat[seat].open && standing->seat[seat].low <= standing->seat[seat].high)
            return true;
    return false;
}

/* Names the quiet entry that is still waited for, if that is all that is waited for. */
static void say_waiting(struct judge *judge, struct finding *finding)
{
    const struct match *match = &judge->verdict->match;
    struct move move;
    if (!match->game->quiet || !match->game->quiet(match, judge->before, NULL, &move))
        return;
    struct text entry = {0};
    move_print_value(match, &move, &entry);
    finding->message = printable(judge->verdict->docket.arena,
                                 arena_format(judge->verdict->docket.arena, "%s; waiting for `%s: %s`",
                                              finding->message, actor_name(match, move.actor), text_string(&entry)));
    text_free(&entry);
}

/* "18", "4 to 12" where that is all that is known. */
static void print_total(const struct sheet *sheet, struct text *out)
{
    char low[16], high[16];
    if (!sheet->open)
        text_add(out, halves_string(low, sheet->total));
    else if (sheet->low > sheet->high)
        text_add(out, "not known");
    else
        text_format(out, "%s to %s", halves_string(low, sheet->low), halves_string(high, sheet->high));
}

static void list_totals(const struct match *match, const struct standing *standing, struct text *out)
{
    for (int seat = 0; seat < match->seats; seat++) {
        text_format(out, "%s%s ", seat ? ", " : " (", match->names[seat]);
        print_total(&standing->seat[seat], out);
    }
    text_add(out, ")");
}

static void name_winners(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    const struct standing *standing = &judge->verdict->standing;
    struct arena *arena = judge->verdict->docket.arena;
    struct text who = {0};
    list_seats(match, standing->winners, &who);
    list_totals(match, standing, &who);
    struct finding *finding =
        judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_WINNERS], claim->at, "won by %s", text_string(&who));
    const char *said = "";
    for (int seat = 0; seat < match->seats; seat++) {
        const char *tie_break = standing->seat[seat].tie_break;
        if (!(standing->winners & (1u << seat)) || same(tie_break, said))
            continue;
        finding->message = arena_format(arena, "%s: %s", finding->message, tie_break);
        said = tie_break;
    }
    if (standing->winners_house)
        strings_add(arena, &finding->house, standing->winners_house);
    judge_rest(judge, finding, standing->winners_rests_on);
    text_free(&who);
}

static void check_winners(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    const struct standing *standing = &judge->verdict->standing;
    if (!judge->verdict->over) {
        say_waiting(judge, judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_WINNERS], claim->at,
                                      "nobody has won yet: the game is not over"));
        return;
    }
    if (standing->winners_open) {
        if (has_range(match, standing))
            judge_find(judge, RULING_UNSETTLED, &common_rules[CLAIMS_WINNERS], claim->at,
                       "who won cannot be told from this record");
        return;
    }
    if (claimed_set(claim) != standing->winners)
        name_winners(judge, claim);
}

static void check_to_act(struct judge *judge, const struct node *claim)
{
    const struct verdict *verdict = judge->verdict;
    if (claimed_set(claim) == verdict->to_act)
        return;
    struct text who = {0};
    list_seats(&verdict->match, verdict->to_act, &who);
    judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_TO_ACT], claim->at, "to act now: %s", text_string(&who));
    text_free(&who);
}

static void check_over(struct judge *judge, const struct node *claim)
{
    bool over = judge->verdict->over;
    if (claim->value == over)
        return;
    struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_OVER], claim->at,
                                         over ? "the game is over" : "the game is not over");
    if (!over)
        say_waiting(judge, finding);
}

static bool holds(const struct node *node, const struct node *part)
{
    for (const struct node *child = node->first; child; child = child->next)
        if (child == part || holds(child, part))
            return true;
    return false;
}

/* "stock.anna": the keys that lead to the value; "gods: ares": and an item of a list itself. */
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

/* "stock.anna" is an account of the game: the ledger knows how it came about. */
static void tie_to_account(const struct match *match, const char *path, struct finding *finding)
{
    const char *name = strchr(path, '.');
    const char *const *accounts = match->game->accounts;
    int seat = name ? seat_named(match, name + 1) : -1;
    for (int i = 0; seat >= 0 && accounts && accounts[i]; i++)
        if (strlen(accounts[i]) == (size_t)(name - path) && strncmp(accounts[i], path, (size_t)(name - path)) == 0) {
            finding->claimed_seat = seat + 1;
            finding->claimed_account = i + 1;
        }
}

static void wrong_value(void *whom, const struct node *bad, const struct node *actual, const char *difference)
{
    const struct table_claim *claim = whom;
    struct text there = {0}, path = {0};
    if (actual && !difference)
        node_print_line(actual, &there);
    add_path(claim->claim, bad, &path);
    char *item = difference && path.bytes ? strstr(path.bytes, ": ") : NULL;
    if (item)
        *item = '\0';
    struct finding *finding = judge_find(claim->judge, RULING_FALSE, &common_rules[CLAIMS_TABLE], bad->at,
                                         difference ? "%.200s is not so: %.300s"
                                         : actual   ? "%.200s is not so: it is %.300s"
                                                    : "%.200s: there is no such thing now%.0s",
                                         text_string(&path), difference ? difference : text_string(&there));
    tie_to_account(&claim->judge->verdict->match, text_string(&path), finding);
    text_free(&there);
    text_free(&path);
}

static void check_table(struct judge *judge, const struct node *claim)
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

/* ---- all of them ------------------------------------------------------------------------------------------------ */

static const struct claim_kind {
    const char *name;
    const struct shape *shape; /* NULL: that of the game's table */
    void (*check)(struct judge *judge, const struct node *claim);
} kinds[] = {
    {"scores", &scores_shape, check_scores},
    {"winners", &shape_names, check_winners},
    {"over", &shape_flag, check_over},
    {"to-act", &actors_shape, check_to_act},
    {"table", NULL, check_table},
    {"note", &shape_text, NULL},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* `fields` has room for them all and an empty one. */
static struct shape claims_shape(const struct judge *judge, struct field fields[KINDS + 1])
{
    for (int i = 0; i < KINDS; i++)
        fields[i] =
            (struct field){kinds[i].name, kinds[i].shape ? kinds[i].shape : judge->verdict->game->table, false, NULL};
    fields[KINDS] = (struct field){0};
    return (struct shape){FORM_MAP, .what = "a map of claims", .fields = fields};
}

void take_score(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    struct standing *standing = &verdict->standing;
    standing_clear(standing, verdict->match.seats);
    verdict->game->score(&verdict->match, judge->before, standing);
    verdict->over = verdict->game->over(&verdict->match, judge->before);
    verdict->to_act = verdict->game->to_act(&verdict->match, judge->before);
}

static void compare_claims(struct judge *judge, const struct node *claims)
{
    for (const struct node *claim = claims->first; claim; claim = claim->next)
        for (int i = 0; i < KINDS; i++)
            if (kinds[i].check && same(claim->key->text, kinds[i].name))
                kinds[i].check(judge, claim);
}

static int count_wrong(const struct finding *first)
{
    int count = 0;
    for (; first; first = first->next)
        count += first->ruling == RULING_FALSE || first->ruling == RULING_DOUBTFUL;
    return count;
}

/* How many of the scores claimed cannot be told? */
static int count_open(const struct judge *judge, const struct node *claims)
{
    int count = 0;
    for (const struct node *claim = claims->first; claim; claim = claim->next)
        for (const struct node *score = claim->first; score && same(claim->key->text, "scores"); score = score->next)
            count += judge->verdict->standing.seat[score->key->value].open;
    return count;
}

/* Claims, with what is wrong and what is open of them as things stand. */
struct doubted {
    const struct node *claims;
    int wrong, open;
};

/* Are they true of that state? Scores that nobody can tell any more are not. Asks without leaving a trace. */
static enum meeting claims_meet(struct judge *judge, const void *state, const void *what)
{
    const struct doubted *doubted = what;
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    void *before = judge->before;
    judge->before = memcpy(judge->trial, state, verdict->game->state_size);
    take_score(judge);
    compare_claims(judge, doubted->claims);
    bool wrong = count_wrong(docket_after(&verdict->docket, last)) > 0;
    bool opened = count_open(judge, doubted->claims) - doubted->open >= doubted->wrong;
    docket_retract(&verdict->docket, last);
    judge->before = before;
    return wrong || opened ? MEETS_OBJECTION : MEETS_NOTHING;
}

/* Wrong as things stand: perhaps they are right after decisions that go without saying. */
static void reconsider(struct judge *judge, const struct node *claims, struct finding *last, int wrong)
{
    struct verdict *verdict = judge->verdict;
    struct doubted doubted = {claims, wrong, count_open(judge, claims)};
    find_unwritten(judge, NULL, false, claims_meet, &doubted, &judge->unwritten);
    int count = judge->unwritten.count;
    if (count && unwritten_implied(judge)) {
        docket_retract(&verdict->docket, last);
        make_unwritten(judge, &judge->unwritten, claims->key ? claims->key->at : claims->at);
        if (!judge->entry)
            verdict->unwritten_sums = arena_copy(&verdict->arena, text_string(&judge->sums), judge->sums.length);
        take_score(judge);
        compare_claims(judge, claims);
        return;
    }
    judge->unwritten.count = 0;
    take_score(judge);
    if (count)
        hang_on_unwritten(judge, docket_after(&verdict->docket, last), NULL);
}

void check_claims(struct judge *judge, struct node *claims)
{
    struct field fields[KINDS + 1];
    struct shape shape = claims_shape(judge, fields);
    if (!fits_as_meant(judge, &judge->entry_arena, &shape, &claims))
        return;
    struct finding *last = judge->verdict->docket.last;
    compare_claims(judge, claims);
    int wrong = count_wrong(docket_after(&judge->verdict->docket, last));
    if (wrong)
        reconsider(judge, claims, last, wrong);
}
