/* Claims: what people say about scores, winners, turns and the position. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/record_keys.h"
#include "replay/worlds.h"

static const char *const table_word[] = {"table", NULL};
static const struct words actor_words = {.list = table_word, .base = CHANCE};
static const struct shape actor_shape = {FORM_NAME, .what = "a player or table", .words = &actor_words};
static const struct shape actors_shape = {FORM_BAG, .what = "who may act", .of = &actor_shape, .none = true};
static const struct shape points_shape = {FORM_HALVES, .what = "points", .low = -200000, .high = 200000};
static const struct shape scores_shape = {FORM_EACH, .what = "a score for each player", .by_name = true,
                                          .of = &points_shape};

static unsigned claimed_set(const struct node *list)
{
    unsigned set = 0;
    for (const struct node *item = list->first; item; item = item->next)
        set |= 1u << item->value;
    return set;
}

static void score_now(const struct judge *judge, bool brief, struct standing *standing)
{
    const struct match *match = &judge->verdict->match;
    standing_clear(standing, match->seats);
    for (int seat = 0; seat < match->seats; seat++)
        standing->seat[seat].brief = brief;
    if (judge->count)
        match->game->count->score(match, judge->count, standing);
    else if (match->worlds && worlds_at(match, judge->before))
        worlds_score(match, judge->before, standing);
    else
        match->game->score(match, judge->before, standing);
}

/* ": tiles 2 (a, b) + violet 6 (3 tiles x 2) + series 2": how a total came about, and the extra lines. */
static void show_sum(const struct judge *judge, int seat, struct text *out)
{
    struct standing standing;
    score_now(judge, false, &standing);
    const struct sheet *sheet = &standing.seat[seat];
    char room[16];
    const char *sign = ": ";
    for (int i = 0; i < sheet->lines; i++)
        if (!sheet->line[i].extra && sheet->line[i].points != 0) {
            text_format(out, "%s%s %s", sign, sheet->line[i].label, halves_string(room, sheet->line[i].points));
            if (sheet->line[i].detail[0])
                text_format(out, " (%s)", sheet->line[i].detail);
            sign = " + ";
        }
    for (int i = 0; i < sheet->lines; i++)
        if (sheet->line[i].extra && sheet->line[i].detail[0] && !sheet->line[i].unknown)
            text_format(out, "; %s: %s", sheet->line[i].label, sheet->line[i].detail);
}

/* Can an open score be the one that is claimed? */
static bool may_score(const struct judge *judge, const struct sheet *sheet, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    const struct final_count *count = judge->count ? match->game->count : NULL;
    int seat = claim->key->value, claimed = claim->value;
    if (sheet->low <= sheet->high && (claimed < sheet->low || claimed > sheet->high))
        return false;
    if (count)
        return !count->may_score || count->may_score(match, judge->count, seat, claimed);
    return !match->game->doubt.may_score || match->game->doubt.may_score(match, judge->before, seat, claimed);
}

/* Could the false score be true with other data than the assumed ones? Then it is doubtful. */
static void rest_score(struct judge *judge, struct finding *finding, const struct sheet *sheet, int claimed)
{
    bool limited = sheet->doubt_low || sheet->doubt_high;
    if (!limited || (claimed >= sheet->doubt_low && claimed <= sheet->doubt_high))
        judge_rest(judge, finding, sheet->rests_on);
}

static void rest_winners(struct judge *judge, struct finding *finding, unsigned claimed)
{
    const struct standing *standing = &judge->verdict->standing;
    if (!standing->doubt_win || standing->doubt_win >> claimed & 1)
        judge_rest(judge, finding, standing->winners_rests_on);
}

static void check_open_score(struct judge *judge, const struct sheet *sheet, const struct node *claim)
{
    char low[16], high[16], said[16], end[48] = "the record does not settle it";
    bool halves = claim->value % 2 && !judge->verdict->match.game->half_points;
    bool possible = !halves && may_score(judge, sheet, claim), range = sheet->low <= sheet->high;
    if (!possible)
        put_string(end, sizeof end, halves ? "it is a whole number, not %s" : "it cannot be %s",
                   halves_string(said, claim->value));
    struct finding *finding =
        judge_find(judge, possible ? RULING_UNSETTLED : RULING_FALSE, &common_rules[CLAIMS_SCORES], claim->at,
                   range && sheet->high == NO_LIMIT ? "%s's score is at least %s%.0s; %s"
                   : range                          ? "%s's score is between %s and %s; %s"
                   : possible                       ? "the record does not settle %s's score%.0s%.0s%.0s"
                                                    : "the record does not settle %s's score, but%.0s%.0s %s",
                   claim->key->text, halves_string(low, sheet->low), halves_string(high, sheet->high), end);
    if (!possible) {
        rest_score(judge, finding, sheet, claim->value);
        rest_claim(judge, finding, "scores", claim->key->value, claim);
    }
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
        char total[16], claimed[16];
        show_sum(judge, claim->key->value, &sum);
        struct finding *finding =
            judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_SCORES], claim->at, "%s has %s point%s, not %s%s",
                       claim->key->text, halves_string(total, sheet->total), sheet->total == 2 ? "" : "s",
                       halves_string(claimed, claim->value), text_string(&sum));
        finding->player = judge->verdict->match.names[claim->key->value];
        rest_score(judge, finding, sheet, claim->value);
        rest_claim(judge, finding, "scores", claim->key->value, claim);
        text_free(&sum);
    }
}

/* Would optional entries end the game? `first` is then the first of them. */
static bool optional_end(const struct judge *judge, struct arena *arena, struct move *first)
{
    const struct match *match = &judge->verdict->match;
    void *state = state_copy(match, arena, judge->before);
    struct move move;
    int made = 0;
    for (; made < MOST_ASSUMED && !match->game->over(match, state); made++) {
        if (!position_optional(match, state, NULL, &move)
            || try_move(match, state, &move, state, true) == TRIED_REFUSED)
            return false;
        *first = made ? *first : move;
    }
    return made && match->game->over(match, state);
}

/* Names the optional entry that is missing before the end, if only that is missing; and the keys of the table to write
   if the game is over anyway, and where they belong. */
static void say_what_lacks(struct judge *judge, struct finding *finding)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = judge->verdict->docket.arena;
    struct text words = {0}, waiting = {0};
    struct move move;
    if (optional_end(judge, arena, &move)) {
        move_print_value(match, &move, &waiting);
        finding->message = printable(arena, arena_format(arena, "%s; `%s: %s` is still missing", finding->message,
                                                         actor_name(match, move.actor), text_string(&waiting)));
    }
    if (match->game->say_end)
        match->game->say_end(match, judge->before, &words);
    if (words.length) {
        int entry = judge->entry ? judge->entry : judge->verdict->entries + 1;
        bool table = entry == 1;
        struct change *fix = arena_take(arena, sizeof *fix);
        *fix = (struct change){table ? CHANGE_TABLE : CHANGE_INSERT, table ? 0 : entry,
                               arena_format(arena, "%s: {%s}", table ? "table" : "set", text_string(&words))};
        finding->fix = fix;
        finding->message =
            printable(arena, arena_format(arena, "%s; if %s, write `%s`", finding->message,
                                          waiting.length ? "the game is over" : "it is", text_string(&words)));
    }
    text_free(&words);
    text_free(&waiting);
}

static void name_winners(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    const struct standing *standing = &judge->verdict->standing;
    struct arena *arena = judge->verdict->docket.arena;
    struct text who = {0};
    add_names(match, standing->winners, "", &who);
    text_add(&who, who.length ? "" : "nobody");
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing->seat[seat];
        char low[16], high[16];
        text_format(&who, "%s%s ", seat ? ", " : " (", match->names[seat]);
        text_format(&who,
                    sheet->open && sheet->low > sheet->high  ? "not known%.0s%.0s"
                    : sheet->open && sheet->high >= NO_LIMIT ? "at least %s%.0s"
                    : sheet->open                            ? "%s to %s"
                                                             : "%s%.0s",
                    halves_string(low, sheet->open ? sheet->low : sheet->total), halves_string(high, sheet->high));
    }
    text_add(&who, ")");
    struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_WINNERS], claim->at,
                                         "the game was won by %s", text_string(&who));
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
    rest_winners(judge, finding, claimed_set(claim));
    rest_claim(judge, finding, "winners", -1, claim);
    text_free(&who);
}

/* Who won is not known: the claim is false only if no entry still to be written can make it true. */
static void check_open_winners(struct judge *judge, const struct node *claim)
{
    const struct standing *standing = &judge->verdict->standing;
    unsigned claimed = claimed_set(claim);
    bool possible = !standing->could_win || (standing->could_win >> claimed & 1);
    const char *why = standing->needs[0]          ? standing->needs
                      : judge->verdict->undecided ? judge->verdict->undecided
                                                  : "the record does not say enough";
    if (!claimed && !standing->could_win)
        return;
    if (possible) {
        judge_find(judge, RULING_UNSETTLED, &common_rules[CLAIMS_WINNERS], claim->at, "who won is not certain: %s",
                   why);
        return;
    }
    struct text who = {0};
    add_names(&judge->verdict->match, claimed, "", &who);
    struct finding *finding =
        judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_WINNERS], claim->at,
                   "the winner%s cannot be %s, but who won is not certain: %s", claimed & (claimed - 1) ? "s" : "",
                   claimed ? text_string(&who) : "nobody", why);
    rest_winners(judge, finding, claimed);
    text_free(&who);
}

/* Does the record not say whether the claim is true? */
static bool leave_open(struct judge *judge, const char *key, enum common rule, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    bool open = match->game->doubt.claim_open && match->game->doubt.claim_open(match, judge->before, key, claim);
    if (open)
        judge_find(judge, RULING_UNSETTLED, &common_rules[rule], claim->at, "the record does not settle `%s`", key);
    return open;
}

static void check_winners(struct judge *judge, const struct node *claim)
{
    const struct standing *standing = &judge->verdict->standing;
    bool over = judge->verdict->over;
    if (!over && leave_open(judge, "winners", CLAIMS_WINNERS, claim))
        return;
    if (!over) {
        struct finding *finding =
            judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_WINNERS], claim->at,
                       claimed_set(claim) ? "nobody has won, because the game is not over"
                                          : "the game is not over, so `winners` cannot be claimed yet");
        say_what_lacks(judge, finding);
        rest_claim(judge, finding, "winners", -1, claim);
    } else if (standing->winners_open)
        check_open_winners(judge, claim);
    else if (claimed_set(claim) != standing->winners)
        name_winners(judge, claim);
}

static void add_actors(const struct match *match, unsigned actors, struct text *out)
{
    add_names(match, actors & ~(1u << CHANCE), "", out);
    if (actors >> CHANCE & 1)
        text_join(out, actor_name(match, CHANCE));
}

static void check_to_act(struct judge *judge, const struct node *claim)
{
    const struct match *match = &judge->verdict->match;
    unsigned claimed = claimed_set(claim), to_act = judge->count ? 0 : position_to_act(match, judge->before);
    if (claimed == to_act || leave_open(judge, "to-act", CLAIMS_TO_ACT, claim))
        return;
    struct text who = {0}, said = {0};
    add_actors(match, to_act, &who);
    add_actors(match, to_act ? claimed : 0, &said);
    text_add(&who, to_act ? "" : "nobody");
    /* One player is next, and not known which: is it one of those? */
    bool one = claimed && !(claimed & (claimed - 1)) && (claimed & to_act);
    bool open = one && match->game->doubt.to_act_open && match->game->doubt.to_act_open(match, judge->before);
    open |= one && match->worlds && worlds_at(match, judge->before);
    struct finding *finding =
        judge_find(judge, open ? RULING_UNSETTLED : RULING_FALSE, &common_rules[CLAIMS_TO_ACT], claim->at,
                   open ? "only one of %s is next to act" : "%s %s next to act%s%s", text_string(&who),
                   to_act & (to_act - 1) ? "are" : "is", said.length ? ", not " : "", text_string(&said));
    if (!open)
        rest_claim(judge, finding, "to-act", -1, claim);
    text_free(&who);
    text_free(&said);
}

static void check_over(struct judge *judge, const struct node *claim)
{
    bool over = judge->verdict->over;
    if (leave_open(judge, "over", CLAIMS_OVER, claim) || claim->value == over)
        return;
    struct finding *finding = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_OVER], claim->at,
                                         over ? "the game is over" : "the game is not over");
    if (!over)
        say_what_lacks(judge, finding);
    else
        finding->cited = rule_coded(judge->verdict->game, "log.over");
    rest_claim(judge, finding, "over", -1, claim);
}

/* ---- all of them ------------------------------------------------------------------------------------------------ */

static const struct claim_kind {
    const char *name;
    const struct shape *shape; /* NULL: the shape of the game's table */
    void (*check)(struct judge *judge, const struct node *claim);
    const char *about;
} kinds[] = {
    {"scores", &scores_shape, check_scores, "points of each player now"},
    {"winners", &shape_names, check_winners, "who won; all winners of a tie"},
    {"over", &shape_flag, check_over, "is the game over?"},
    {"to-act", &actors_shape, check_to_act, "who may act now: players, or table"},
    {"table", NULL, check_table, "any part of the position"},
    {"note", &shape_text, NULL, "free text"},
};
enum { KINDS = sizeof kinds / sizeof *kinds };
_Static_assert(sizeof kinds == CLAIM_KINDS * sizeof *kinds, "claims_shape has room for all kinds");

struct shape claims_shape(const struct game *game, bool counted, struct field fields[CLAIM_KINDS + 1])
{
    int count = 0;
    for (int i = 0; i < KINDS; i++)
        if (kinds[i].shape || !counted)
            fields[count++] =
                (struct field){kinds[i].name, kinds[i].shape ? kinds[i].shape : game->table, false, kinds[i].about};
    fields[count] = (struct field){0};
    return (struct shape){FORM_MAP, .what = "a map of claims", .fields = fields};
}

void take_score(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    struct standing *standing = &verdict->standing;
    score_now(judge, judge->how->brief, standing);
    verdict->over = judge->count || position_over(&verdict->match, judge->before);
    verdict->undecided = verdict->over ? judge->undecided : NULL;
    standing->given_up = judge->given_up;
    if (verdict->undecided) {
        bool known = worlds_know_choices(judge) && !standing->winners_open;
        uint64_t could = known ? worlds_could_win(judge, standing->winners) : 0;
        if (could == (uint64_t)1 << standing->winners)
            verdict->undecided = NULL; /* whatever was chosen */
        else {
            standing->winners_open = true;
            standing->could_win = could;
        }
    }
    if (standing->winners_open)
        standing->winners = 0;
}

const char *claim_meant(const char *key)
{
    char plural[LONGEST_ACTOR + 2];
    put_string(plural, sizeof plural, "%ss", key);
    for (int i = 0; i < KINDS; i++)
        if (kinds[i].check && kinds[i].shape && (names_alike(kinds[i].name, key) || names_alike(kinds[i].name, plural)))
            return kinds[i].name;
    return NULL;
}

static const struct claim_kind *kind_named(const char *name)
{
    int i = 0;
    while (i < KINDS && !same(kinds[i].name, name))
        i++;
    return i < KINDS ? &kinds[i] : NULL;
}

static void compare_claims(struct judge *judge, const struct node *claims)
{
    for (const struct node *claim = claims->first; claim; claim = claim->next) {
        const struct claim_kind *kind = kind_named(claim->key->text);
        if (kind && kind->check && !worlds_lack_board(judge, NULL, claim->key->text, claim->key->at))
            kind->check(judge, claim);
    }
}

/* Is a value false or doubtful? */
static bool any_wrong(const struct finding *first)
{
    return has_ruling(first, RULING_FALSE) || has_ruling(first, RULING_DOUBTFUL);
}

/* Are the claims true of that state? A score that has become open counts as false. Leaves no findings. */
static enum meeting claims_meet(struct judge *judge, const void *state, const void *claims)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    void *before = judge->before;
    judge->before = memcpy(judge->trial, state, size_of_state(&verdict->match));
    take_score(judge);
    compare_claims(judge, claims);
    bool wrong = any_wrong(findings_after(judge, last));
    docket_retract(&verdict->docket, last);
    judge->before = before;
    return wrong ? MEETS_FINDING : MEETS_NOTHING;
}

/* What is wrong as things stand may be true after optional entries. */
static void reconsider(struct judge *judge, const struct node *claims, struct finding *last)
{
    struct verdict *verdict = judge->verdict;
    find_optional(judge, &(struct search){.meets = claims_meet, .what = claims});
    int count = judge->assumed.count;
    if (count && optional_are_implied(judge)) {
        docket_retract(&verdict->docket, last);
        assume_optional(judge, claims->key ? claims->key->at : claims->at);
        if (!judge->entry)
            verdict->assumed_sums = arena_copy(&verdict->arena, text_string(&judge->sums), judge->sums.length);
        if (judge->worlds)
            worlds_assume(judge);
        take_score(judge);
        compare_claims(judge, claims);
        return;
    }
    judge->assumed.count = 0;
    take_score(judge);
    if (count)
        hang_on_optional(judge, findings_after(judge, last), NULL);
}

/* Is it the name of a kind, in any capitals? Reads `score` as `scores`, `winner` as `winners`. */
static bool means_kind(struct judge *judge, struct node *key)
{
    for (int i = 0; i < KINDS; i++)
        if (names_alike(kinds[i].name, key->text))
            return true;
    for (int i = 0; i < KINDS; i++) {
        size_t length = strlen(kinds[i].name) - 1;
        if (kinds[i].name[length] != 's'
            || !names_alike(arena_copy(&judge->entry_arena, kinds[i].name, length), key->text))
            continue;
        note_spelling(judge, key->at, kinds[i].name);
        key->text = kinds[i].name;
        return true;
    }
    return false;
}

/* Reads `claims: {gold: {anna: 5}}` as a claim about the table. */
static struct node *with_table(struct judge *judge, struct node *claims)
{
    struct arena *arena = &judge->entry_arena;
    const struct shape *table = judge->verdict->game->table;
    struct node *copy = node_new(arena, NODE_MAP, claims->at), *of_table = NULL;
    copy->key = claims->key;
    for (const struct node *written = claims->first; written; written = written->next) {
        struct node *claim = node_copy(arena, written);
        const char *key = means_kind(judge, claim->key)
                              ? NULL
                              : shape_key_meant(table, &judge->verdict->match, claim->key->text, true);
        if (!key) {
            node_append(copy, claim->key, claim);
            continue;
        }
        if (!of_table) {
            of_table = node_new(arena, NODE_MAP, claim->at);
            node_append(copy, node_word(arena, "table", claim->key->at), of_table);
        }
        if (claim->key->at.line) /* no single word can replace it */
            judge_note(judge, LOG_SPELLING, claim->key->at, "read as `table: {%s: ...}`", key);
        node_append(of_table, node_word(arena, key, claim->key->at), claim);
    }
    return copy;
}

/* "winners: [draw]", which names nobody. */
static bool says_only_tie(struct judge *judge, const struct node *claims)
{
    const struct match *match = &judge->verdict->match;
    const struct node *winners = claims->kind == NODE_MAP ? node_get(claims, "winners") : NULL,
                      *word = winners && winners->kind == NODE_LIST ? winners->first : winners;
    if (!word || word->kind != NODE_WORD || seat_named(match, word->text) >= 0
        || !one_of("draw drawn tie tied both all everyone everybody", word->text))
        return false;
    judge_misread(judge, word->at, "`%s` is not a player; in a tie, write all who won, as in `winners: [%s, %s]`",
                  word->text, match->names[0], match->names[1]);
    return true;
}

bool read_claims(struct judge *judge, struct node **claims)
{
    struct field fields[KINDS + 1];
    struct shape shape = claims_shape(judge->verdict->game, judge->count, fields);
    const struct node *other = (*claims)->first;
    while (other && (*claims)->kind == NODE_MAP && kind_named(other->key->text))
        other = other->next;
    if (other && (*claims)->kind == NODE_MAP && !judge->count && !node_get(*claims, "table"))
        *claims = with_table(judge, *claims);
    return !says_only_tie(judge, *claims) && fits_as_meant(judge, &judge->entry_arena, &shape, claims);
}

void check_claims(struct judge *judge, struct node *claims)
{
    if (!read_claims(judge, &claims))
        return;
    struct finding *last = judge->verdict->docket.last;
    compare_claims(judge, claims);
    if (any_wrong(findings_after(judge, last)) && !judge->count)
        reconsider(judge, claims, last);
    if (judge->worlds)
        worlds_claims(judge, claims, findings_after(judge, last), compare_claims);
}
