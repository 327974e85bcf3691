/* One item of the log: read it, let the game judge it, weigh what the record itself says about it. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/internal.h"
#include "replay/legal.h"
#include "replay/remarks.h"

enum { MOST_LISTED = 200, SHORT_LIST = 8, LONG_LIST = 12, LONGEST_SAYING = 300 };

/* ---- what would have been legal -------------------------------------------------------------------------------- */

static void collect_alternatives(struct bench *bench, const struct move *move, struct moves *moves)
{
    const struct match *match = &bench->verdict->match;
    legal_moves_folding(match, bench->before, move->actor, move->verb, SHORT_LIST, moves);
    if (moves->count == 0)
        legal_moves_folding(match, bench->before, move->actor, -1, SHORT_LIST, moves);
    if (moves->count == 0)
        legal_moves_folding(match, bench->before, -1, -1, SHORT_LIST, moves);
}

static void list_alternatives(struct bench *bench, const struct move *move, struct finding *first)
{
    const struct match *match = &bench->verdict->match;
    if (bench->how->quiet || bench->listed++ >= MOST_LISTED)
        return;
    struct moves moves = {0};
    collect_alternatives(bench, move, &moves);
    struct text folded = {0};
    struct arena *arena = bench->verdict->docket.arena;
    bool is_short = moves.count > 0 && fold_moves(match, &moves, SHORT_LIST, &folded);
    const char *summary = is_short ? arena_copy(arena, text_string(&folded), folded.length)
                          : moves.count > 0
                              ? arena_format(arena, "too much to list here: referee moves --at %d", bench->entry - 1)
                              : NULL;
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
    return same(finding->rule->code, "log.turn") || same(finding->rule->code, "log.phase")
           || same(finding->rule->code, "log.over");
}

/* An entry by somebody in turn that changed nothing is often the cause of the next ones: "it is not her turn", because his
   move was refused. Of several the last before the first of these: no dice, because the march before them was refused. */
static void trace_cause(struct bench *bench, struct finding *first, bool stands, bool in_turn)
{
    for (struct finding *finding = first; finding && bench->root; finding = finding->next)
        if (about_order(finding)) {
            finding->follows = bench->root;
            bench->blamed = true;
        }
    if (!stands && in_turn && !bench->blamed)
        bench->root = bench->entry;
    if (stands) {
        bench->root = 0;
        bench->blamed = false;
    }
}

static bool may_act(const struct bench *bench, int actor)
{
    const struct match *match = &bench->verdict->match;
    return match->game->to_act(match, bench->before) >> actor & 1u;
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
    if (!first)
        return;
    struct text words = {0};
    if (move)
        move_print(&bench->verdict->match, move, &words);
    else
        node_print_line(item, &words);
    size_t length = words.length < LONGEST_SAYING ? words.length : LONGEST_SAYING;
    while (length < words.length && ((unsigned char)words.bytes[length] & 0xc0) == 0x80)
        length--;
    const char *said = arena_copy(bench->verdict->docket.arena, text_string(&words), length);
    for (; first; first = first->next)
        first->said = said;
    text_free(&words);
}

static void show_step(struct bench *bench, const struct node *item, const struct move *move,
                      const struct finding *findings)
{
    if (!bench->how->watch)
        return;
    struct step step = {.entry = bench->entry,
                        .at = item->at,
                        .match = &bench->verdict->match,
                        .before = bench->before,
                        .after = bench->after,
                        .item = item,
                        .move = move,
                        .findings = findings};
    bench->how->watch(bench->how->whom, &step);
}

/* As if the entry had never been made. */
static void take_back(struct bench *bench, struct booking *last_booking)
{
    struct docket *docket = &bench->verdict->docket;
    memcpy(bench->after, bench->before, bench->extent);
    docket->last_booking = last_booking;
    if (last_booking)
        last_booking->next = NULL;
    else
        docket->bookings = NULL;
}

/* What the record says about the entry, weighed against the findings; then what would have been legal instead. */
static void weigh(struct bench *bench, const struct move *move, const struct remarks *remarks, struct finding *last,
                  bool objected)
{
    weigh_claim(bench, remarks, findings_after(bench, last));
    weigh_ruling(bench, remarks, findings_after(bench, last), objected);
    struct finding *first = findings_after(bench, last);
    set_moments(bench, first, bench->before);
    if (objected && remarks->ruled == UNRULED && !has_word(first, WORD_CONFIRMED))
        list_alternatives(bench, move, first);
}

static void judge_move(struct bench *bench, const struct move *move, const struct remarks *remarks,
                       const struct node *item)
{
    struct verdict *verdict = bench->verdict;
    struct finding *last = verdict->docket.last;
    struct booking *last_booking = verdict->docket.last_booking;
    memcpy(bench->after, bench->before, bench->extent);
    struct hearing hearing = {.match = &verdict->match,
                              .state = bench->after,
                              .move = move,
                              .docket = &verdict->docket,
                              .actor_node = item->first->key,
                              .entry = bench->entry};
    bool refused = verdict->game->verbs[move->verb].play(&hearing) == REFUSED;

    struct finding *first = findings_after(bench, last);
    bool unread = has_word(first, WORD_UNREADABLE), objected = any_objection(first);
    if (unread)
        set_moments(bench, first, bench->before);
    else if (first || remarks->illegal || remarks->ruled != UNRULED)
        weigh(bench, move, remarks, last, objected);
    first = findings_after(bench, last);
    bool stands = !refused && !unread && remarks->ruled != RULED_VOID && kept_by_option(bench, remarks, objected);
    trace_cause(bench, first, stands, !stands && may_act(bench, move->actor));
    if (!stands)
        take_back(bench, last_booking);
    keep_words(bench, item, move, first);
    show_step(bench, item, move, first);
    void *spare = bench->before;
    bench->before = bench->after;
    bench->after = spare;
    if (bench->how->on_illegal == ILLEGAL_STOP && (has_word(first, WORD_ILLEGAL) || has_word(first, WORD_IMPOSSIBLE)))
        bench->stopped = verdict->partial = true;
}

static void set_aside(struct bench *bench, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(bench, last);
    set_moments(bench, first, bench->before);
    trace_cause(bench, first, false, true);
    memcpy(bench->after, bench->before, bench->extent);
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
    struct text known = {0};
    for (int i = 0; i < match->seats; i++)
        text_format(&known, "%s%s", i ? ", " : "", match->names[i]);
    bench_find(bench, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at,
               nearest.best ? "nobody here is called %.60s; did you mean %.250s?"
                            : "nobody here is called %.60s; known are %.250s, table, claims",
               key->text, nearest.best ? nearest.best : text_string(&known));
    text_free(&known);
    return -1;
}

static bool read_entry(struct bench *bench, struct node *value, int actor, struct move *move, struct remarks *remarks)
{
    struct fault fault = bench_fault(bench);
    const struct match *match = &bench->verdict->match;
    int verb;
    const struct node *map = entry_long(match, &bench->entry_arena, value, &fault, &verb);
    if (!map)
        return false;
    bool read = move_read_long(match, actor, verb, map, &fault, move);
    return read_remarks(bench, map, remarks) && read;
}

void judge_item(struct bench *bench, struct node *item, bool sound)
{
    struct finding *last = bench->verdict->docket.last;
    bool one_key = item->kind == NODE_MAP && item->count == 1;
    if (sound && !one_key)
        bench_complain(bench, item->at,
                       item->kind == NODE_MAP && item->count > 1
                           ? "an entry has one key, who acts; is a line missing its dash or its braces?"
                           : "an entry is `NAME: what was done`");
    if (!sound || !one_key) {
        set_aside(bench, item, last);
        return;
    }
    struct node *value = item->first;
    if (same(value->key->text, "claims") && seat_named(&bench->verdict->match, "claims") < 0) {
        take_score(bench);
        check_claims(bench, value);
        set_moments(bench, findings_after(bench, last), bench->before);
        memcpy(bench->after, bench->before, bench->extent);
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
