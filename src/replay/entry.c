/* One item of the log: read it, let the game judge it, weigh what the record itself says about it. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/internal.h"
#include "replay/legal.h"

enum { MOST_CODES = 16, MOST_LISTED = 200, SHORT_LIST = 8, LONG_LIST = 12, LONGEST_SAYING = 300 };

/* What an entry says about itself. */
struct remarks {
    const struct node *illegal;                /* NULL: nothing claimed */
    const struct rule *code[MOST_CODES];
    int codes;
    enum { UNRULED, RULED_STANDS, RULED_VOID } ruled;
    const struct node *ruled_node;
};

/* ---- findings of our own --------------------------------------------------------------------------------------- */

struct finding *bench_find(struct bench *bench, enum word word, const struct rule *rule, struct place at, const char *format, ...)
{
    char message[600];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    struct docket *docket = &bench->verdict->docket;
    struct finding *finding = docket_add(docket, word, rule, printable(docket->arena, message));
    finding->at = at;
    finding->entry = bench->entry;
    finding->quoted = bench->quoted;
    return finding;
}

void bench_complain(void *whom, struct place at, const char *sentence)
{
    bench_find(whom, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], at, "%s", sentence);
}

struct fault bench_fault(struct bench *bench)
{
    return (struct fault){.match = &bench->verdict->match, .complain = bench_complain, .whom = bench, .scratch = &bench->verdict->arena};
}

void bench_rest(struct bench *bench, struct finding *finding, const char *const *paths)
{
    for (; paths && *paths; paths++) {
        if (box_provenance(&bench->verdict->match, *paths) != ASSUMED || strings_have(finding->rests_on, *paths))
            continue;
        strings_add(&bench->verdict->arena, &finding->rests_on, *paths);
        finding->word = WORD_DOUBTFUL;
    }
}

void set_moments(struct bench *bench, struct finding *first, const void *state)
{
    struct verdict *verdict = bench->verdict;
    if (!first || !state)
        return;
    struct text moment = {0};
    verdict->game->moment(&verdict->match, state, &moment);
    const char *kept = arena_copy(&verdict->arena, text_string(&moment), moment.length);
    const char *phase = verdict->game->phase(&verdict->match, state);
    for (struct finding *finding = first; finding; finding = finding->next) {
        finding->moment = kept;
        finding->phase = phase;
        finding->quoted = bench->quoted;
    }
    text_free(&moment);
}

/* ---- what the entry says about itself -------------------------------------------------------------------------- */

static bool read_code(struct bench *bench, const struct node *node, struct remarks *remarks)
{
    const struct game *game = bench->verdict->game;
    const struct rule *rule = node->kind == NODE_WORD ? rule_coded(game, node->text) : NULL;
    if (rule && remarks->codes < MOST_CODES) {
        remarks->code[remarks->codes++] = rule;
        return true;
    }
    if (node->kind != NODE_WORD || remarks->codes >= MOST_CODES) {
        bench_complain(bench, node->at, "illegal takes the code of a rule, or a list of codes");
        return false;
    }
    struct nearest nearest = {.written = node->text};
    for (const struct rule *known = game->rules; known->code; known++)
        nearest_try(&nearest, known->code);
    bench_find(bench, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], node->at, "no rule has the code %.60s%s%s; see referee rules %s", node->text,
               nearest.best ? "; did you mean " : "", nearest.best ? nearest.best : "", game->id);
    return false;
}

static bool read_remarks(struct bench *bench, const struct node *map, struct remarks *remarks)
{
    bool fits = true;
    remarks->illegal = node_get(map, "illegal");
    if (remarks->illegal && remarks->illegal->kind == NODE_LIST)
        for (const struct node *code = remarks->illegal->first; code; code = code->next)
            fits = read_code(bench, code, remarks) && fits;
    else if (remarks->illegal)
        fits = read_code(bench, remarks->illegal, remarks);
    const struct node *ruled = remarks->ruled_node = node_get(map, "ruled");
    if (ruled && ruled->kind == NODE_WORD && same(ruled->text, "stands"))
        remarks->ruled = RULED_STANDS;
    else if (ruled && ruled->kind == NODE_WORD && same(ruled->text, "void"))
        remarks->ruled = RULED_VOID;
    else if (ruled) {
        bench_complain(bench, ruled->at, "ruled is stands or void");
        fits = false;
    }
    return fits;
}

/* Illegal, impossible or doubtful, and an objection to the entry: what `illegal:` and `ruled:` speak about. */
static bool is_objection(const struct finding *finding)
{
    return !finding->advice && (finding->word == WORD_ILLEGAL || finding->word == WORD_IMPOSSIBLE || finding->word == WORD_DOUBTFUL);
}

static bool found(const struct finding *first, const struct rule *rule)
{
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding) && finding->rule == rule)
            return true;
    return false;
}

static bool claimed(const struct remarks *remarks, const struct rule *rule)
{
    for (int i = 0; i < remarks->codes; i++)
        if (remarks->code[i] == rule)
            return true;
    return false;
}

static void list_found(const struct finding *first, struct text *out)
{
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding))
            text_format(out, "%s%s", out->length ? ", " : "", finding->rule->code);
}

/* The claim is doubtful where a game says so and a code that makes the difference rests on filler. */
static void doubt_claim(struct bench *bench, struct finding *claim, const struct remarks *remarks, const struct finding *first)
{
    if (!bench->verdict->game->doubts_claims)
        return;
    for (int i = 0; i < remarks->codes; i++)
        if (!found(first, remarks->code[i]))
            bench_rest(bench, claim, remarks->code[i]->rests_on);
    for (const struct finding *finding = first; finding != claim; finding = finding->next)
        if (is_objection(finding) && !claimed(remarks, finding->rule))
            bench_rest(bench, claim, finding->rule->rests_on);
}

static bool claim_is_right(const struct remarks *remarks, const struct finding *first)
{
    for (int i = 0; i < remarks->codes; i++)
        if (!found(first, remarks->code[i]))
            return false;
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding) && !claimed(remarks, finding->rule))
            return false;
    return true;
}

static void reword(struct finding *first, enum word word)
{
    for (struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding))
            finding->word = word;
}

static void weigh_claim(struct bench *bench, const struct remarks *remarks, struct finding *first)
{
    if (!remarks->illegal)
        return;
    if (claim_is_right(remarks, first)) {
        reword(first, WORD_CONFIRMED);
        return;
    }
    struct text codes = {0};
    list_found(first, &codes);
    struct finding *claim = bench_find(bench, WORD_FALSE, &common_rules[CLAIMS_ILLEGAL], remarks->illegal->at,
                                       codes.length ? "what was found is %s" : "no rule was found broken here%s", text_string(&codes));
    text_free(&codes);
    if (first)
        doubt_claim(bench, claim, remarks, first);
    else
        doubt_claim(bench, claim, remarks, claim);
}

static bool any_objection(const struct finding *first)
{
    for (; first; first = first->next)
        if (is_objection(first) || first->word == WORD_CONFIRMED)
            return true;
    return false;
}

static void doubt_ruling(struct bench *bench, struct finding *ruling)
{
    if (!bench->verdict->game->doubts_claims)
        return;
    for (const struct rule *rule = bench->verdict->game->rules; rule->code; rule++)
        bench_rest(bench, ruling, rule->rests_on);
}

static void weigh_ruling(struct bench *bench, const struct remarks *remarks, struct finding *first, bool objected)
{
    if (remarks->ruled == UNRULED)
        return;
    if (objected) {
        for (struct finding *finding = first; finding; finding = finding->next)
            if (is_objection(finding) && finding->rule != &common_rules[CLAIMS_ILLEGAL])
                finding->word = WORD_WAIVED;
        return;
    }
    doubt_ruling(bench, bench_find(bench, WORD_FALSE, &common_rules[CLAIMS_RULED], remarks->ruled_node->at,
                                   "there is nothing to rule on: no rule was found broken here"));
}

/* ---- what would have been legal -------------------------------------------------------------------------------- */

static void collect_alternatives(struct bench *bench, const struct move *move, struct moves *moves)
{
    const struct match *match = &bench->verdict->match;
    legal_moves_of(match, bench->before, move->actor, move->verb, moves);
    if (moves->count == 0)
        legal_moves_of(match, bench->before, move->actor, -1, moves);
    if (moves->count == 0)
        legal_moves_of(match, bench->before, -1, -1, moves);
}

static void list_alternatives(struct bench *bench, const struct move *move, struct finding *first)
{
    const struct match *match = &bench->verdict->match;
    if (bench->how->quiet || bench->listed++ >= MOST_LISTED)
        return;
    struct moves moves = {0};
    collect_alternatives(bench, move, &moves);
    struct text folded = {0};
    struct arena *arena = &bench->verdict->arena;
    bool is_short = moves.count > 0 && fold_moves(match, &moves, SHORT_LIST, &folded);
    const char *summary = is_short ? arena_copy(arena, text_string(&folded), folded.length) : NULL;
    struct strings *legal = NULL;
    for (int i = 0; i < moves.count && moves.count <= LONG_LIST; i++) {
        struct text one = {0};
        move_print(match, &moves.move[i], &one);
        strings_add(arena, &legal, arena_copy(arena, text_string(&one), one.length));
        text_free(&one);
    }
    for (struct finding *finding = first; finding; finding = finding->next) {
        finding->legal_summary = summary;
        finding->legal = legal;
    }
    text_free(&folded);
    moves_free(&moves);
}

/* ---- judging --------------------------------------------------------------------------------------------------- */

static bool about_order(const struct finding *finding)
{
    return same(finding->rule->code, "log.turn") || same(finding->rule->code, "log.phase") || same(finding->rule->code, "log.over");
}

/* An entry that changed nothing is often the cause of the next ones: "it is not her turn", because his move was refused. */
static void trace_cause(struct bench *bench, struct finding *first, bool dropped)
{
    for (struct finding *finding = first; finding && bench->root; finding = finding->next)
        if (about_order(finding))
            finding->follows = bench->root;
    if (!first || !dropped)
        bench->root = 0;
    else if (!bench->root)
        bench->root = bench->entry;
}

static bool has_word(const struct finding *first, enum word word)
{
    for (; first; first = first->next)
        if (first->word == word)
            return true;
    return false;
}

static bool is_voided(const struct bench *bench)
{
    const int *entry = bench->how->voided;
    while (entry && *entry && *entry < bench->entry)
        entry++;
    return entry && *entry == bench->entry;
}

static bool kept_by_option(const struct bench *bench, const struct remarks *remarks, bool objected)
{
    if (is_voided(bench))
        return false;
    return bench->how->on_illegal != ILLEGAL_VOID || !objected || remarks->ruled == RULED_STANDS;
}

static struct finding *findings_after(struct bench *bench, struct finding *last)
{
    return last ? last->next : bench->verdict->docket.first;
}

/* The findings keep the words of their entry: what is read into the entry's arena dies with it. */
static void keep_words(struct bench *bench, const struct node *item, const struct move *move, struct finding *first)
{
    struct text words = {0};
    if (first && move)
        move_print(&bench->verdict->match, move, &words);
    else if (first)
        node_print_line(item, &words);
    size_t length = words.length < LONGEST_SAYING ? words.length : LONGEST_SAYING;
    while (length < words.length && ((unsigned char)words.bytes[length] & 0xc0) == 0x80)
        length--;
    const char *said = first ? arena_copy(&bench->verdict->arena, text_string(&words), length) : NULL;
    for (; first; first = first->next)
        first->said = said;
    text_free(&words);
}

static void show_step(struct bench *bench, const struct node *item, const struct move *move, const struct finding *findings)
{
    if (!bench->how->watch)
        return;
    struct step step = {.entry = bench->entry, .at = item->at, .match = &bench->verdict->match, .before = bench->before,
                        .after = bench->after, .item = item, .move = move, .findings = findings};
    bench->how->watch(bench->how->whom, &step);
}

static void judge_move(struct bench *bench, const struct move *move, const struct remarks *remarks, const struct node *item)
{
    struct verdict *verdict = bench->verdict;
    struct finding *last = verdict->docket.last;
    struct booking *last_booking = verdict->docket.last_booking;
    memcpy(bench->after, bench->before, verdict->game->state_size);
    struct hearing hearing = {.match = &verdict->match, .state = bench->after, .move = move, .docket = &verdict->docket,
                              .entry = bench->entry};
    enum outcome outcome = verdict->game->verbs[move->verb].play(&hearing);

    struct finding *first = findings_after(bench, last);
    bool unread = has_word(first, WORD_UNREADABLE), objected = any_objection(first);
    bool refused = outcome == REFUSED;
    if (first) {
        set_moments(bench, first, bench->before);
        if (objected)
            list_alternatives(bench, move, first);
        trace_cause(bench, first, refused);
    } else
        bench->root = 0;
    if (!unread) {
        weigh_claim(bench, remarks, first);
        weigh_ruling(bench, remarks, first, objected);
        first = findings_after(bench, last);
        set_moments(bench, first, bench->before);
    }
    bool stands = !refused && !unread && remarks->ruled != RULED_VOID && kept_by_option(bench, remarks, objected);
    if (!stands) {
        memcpy(bench->after, bench->before, verdict->game->state_size);
        verdict->docket.last_booking = last_booking;
        if (last_booking)
            last_booking->next = NULL;
        else
            verdict->docket.bookings = NULL;
    }
    keep_words(bench, item, move, first);
    show_step(bench, item, move, first);
    void *spare = bench->before;
    bench->before = bench->after;
    bench->after = spare;
    if (bench->how->on_illegal == ILLEGAL_STOP && first && (has_word(first, WORD_ILLEGAL) || has_word(first, WORD_IMPOSSIBLE)))
        bench->stopped = verdict->partial = true;
}

static void set_aside(struct bench *bench, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(bench, last);
    set_moments(bench, first, bench->before);
    trace_cause(bench, first, true);
    memcpy(bench->after, bench->before, bench->verdict->game->state_size);
    keep_words(bench, item, NULL, first);
    show_step(bench, item, NULL, first);
}

static int find_actor(struct bench *bench, const struct node *key)
{
    const struct match *match = &bench->verdict->match;
    int seat = seat_named(match, key->text);
    if (seat >= 0 || same(key->text, "table"))
        return seat >= 0 ? seat : CHANCE;
    struct nearest nearest = {.written = key->text};
    for (int i = 0; i < match->seats; i++)
        nearest_try(&nearest, match->names[i]);
    nearest_try(&nearest, "table");
    nearest_try(&nearest, "claims");
    bench_find(bench, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at, "nobody here is called %.60s%s%s", key->text,
               nearest.best ? "; did you mean " : "", nearest.best ? nearest.best : "");
    return -1;
}

static bool read_entry(struct bench *bench, struct node *value, int actor, struct move *move, struct remarks *remarks)
{
    struct fault fault = bench_fault(bench);
    fault.scratch = &bench->entry_arena;
    const struct node *map = entry_long(&bench->verdict->match, &bench->entry_arena, value, &fault);
    if (!map)
        return false;
    bool read = move_read(&bench->verdict->match, &bench->entry_arena, actor, map, &fault, move);
    return read_remarks(bench, map, remarks) && read;
}

void judge_item(struct bench *bench, struct node *item, bool sound)
{
    struct finding *last = bench->verdict->docket.last;
    bool one_key = item->kind == NODE_MAP && item->count == 1;
    if (sound && !one_key)
        bench_complain(bench, item->at, item->kind == NODE_MAP && item->count > 1
                                          ? "an entry has one key, who acts; is a line missing its dash or its braces?"
                                          : "an entry is `NAME: what was done`");
    if (!sound || !one_key) {
        set_aside(bench, item, last);
        return;
    }
    struct node *value = item->first;
    if (same(value->key->text, "claims") && seat_named(&bench->verdict->match, "claims") < 0) {
        check_claims(bench, value);
        set_moments(bench, findings_after(bench, last), bench->before);
        memcpy(bench->after, bench->before, bench->verdict->game->state_size);
        show_step(bench, item, NULL, findings_after(bench, last));
        return;
    }
    struct move move;
    struct remarks remarks = {0};
    int actor = find_actor(bench, value->key);
    if (actor >= 0 && read_entry(bench, value, actor, &move, &remarks))
        judge_move(bench, &move, &remarks, item);
    else
        set_aside(bench, item, last);
}
