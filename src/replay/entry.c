/* One item of the log: read it, let the game judge it, weigh what the record itself says about it. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/internal.h"
#include "replay/legal.h"
#include "replay/remarks.h"

enum { MOST_LISTED = 200, SHORT_LIST = 8, LONG_LIST = 12, LONGEST_SAYING = 300 };

/* ---- what would have been legal -------------------------------------------------------------------------------- */

static void collect_alternatives(struct judge *judge, const struct move *move, struct moves *moves)
{
    const struct match *match = &judge->verdict->match;
    legal_moves_folding(match, judge->before, move->actor, move->verb, SHORT_LIST, moves);
    if (moves->count == 0)
        legal_moves_folding(match, judge->before, move->actor, -1, SHORT_LIST, moves);
    if (moves->count == 0)
        legal_moves_folding(match, judge->before, -1, -1, SHORT_LIST, moves);
}

static void list_alternatives(struct judge *judge, const struct move *move, struct finding *first)
{
    const struct match *match = &judge->verdict->match;
    if (judge->how->quiet || judge->listed++ >= MOST_LISTED)
        return;
    struct moves moves = {0};
    collect_alternatives(judge, move, &moves);
    struct text folded = {0};
    struct arena *arena = judge->verdict->docket.arena;
    bool is_short = moves.count > 0 && fold_moves(match, &moves, SHORT_LIST, &folded);
    const char *summary = is_short ? arena_copy(arena, text_string(&folded), folded.length)
                          : moves.count > 0
                              ? arena_format(arena, "too much to list here: referee moves --at %d", judge->entry - 1)
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
static void trace_cause(struct judge *judge, struct finding *first, bool stands, bool in_turn)
{
    for (struct finding *finding = first; finding && judge->root; finding = finding->next)
        if (about_order(finding)) {
            finding->follows = judge->root;
            judge->blamed = true;
        }
    if (!stands && in_turn && !judge->blamed)
        judge->root = judge->entry;
    if (stands) {
        judge->root = 0;
        judge->blamed = false;
    }
}

static bool may_act(const struct judge *judge, int actor)
{
    const struct match *match = &judge->verdict->match;
    return match->game->to_act(match, judge->before) >> actor & 1u;
}

static bool has_ruling(const struct finding *first, enum ruling ruling)
{
    for (; first; first = first->next)
        if (first->ruling == ruling)
            return true;
    return false;
}

static bool is_voided(const struct judge *judge)
{
    const int *entry = judge->how->voided;
    while (entry && *entry && *entry < judge->entry)
        entry++;
    return entry && *entry == judge->entry;
}

static bool kept_by_option(const struct judge *judge, const struct remarks *remarks, bool objected)
{
    if (is_voided(judge))
        return false;
    return judge->how->on_illegal != ILLEGAL_VOID || !objected || remarks->ruled == RULED_STANDS;
}

static struct finding *findings_after(struct judge *judge, struct finding *last)
{
    return last ? last->next : judge->verdict->docket.first;
}

/* The findings keep the words of their entry: what is read into the entry's arena dies with it. */
static void keep_words(struct judge *judge, const struct node *item, const struct move *move, struct finding *first)
{
    if (!first)
        return;
    struct text words = {0};
    if (move)
        move_print(&judge->verdict->match, move, &words);
    else
        node_print_line(item, &words);
    size_t length = words.length < LONGEST_SAYING ? words.length : LONGEST_SAYING;
    while (length < words.length && ((unsigned char)words.bytes[length] & 0xc0) == 0x80)
        length--;
    const char *said = arena_copy(judge->verdict->docket.arena, text_string(&words), length);
    for (; first; first = first->next)
        first->said = said;
    text_free(&words);
}

static void show_step(struct judge *judge, const struct node *item, const struct move *move,
                      const struct finding *findings)
{
    if (!judge->how->watch)
        return;
    struct step step = {.entry = judge->entry,
                        .at = item->at,
                        .match = &judge->verdict->match,
                        .before = judge->before,
                        .after = judge->after,
                        .item = item,
                        .move = move,
                        .findings = findings};
    judge->how->watch(judge->how->whom, &step);
}

/* As if the entry had never been made. */
static void take_back(struct judge *judge, struct booking *last_booking)
{
    struct docket *docket = &judge->verdict->docket;
    memcpy(judge->after, judge->before, judge->extent);
    docket->last_booking = last_booking;
    if (last_booking)
        last_booking->next = NULL;
    else
        docket->bookings = NULL;
}

/* What the record says about the entry, weighed against the findings; then what would have been legal instead. */
static void weigh(struct judge *judge, const struct move *move, const struct remarks *remarks, struct finding *last,
                  bool objected)
{
    weigh_claim(judge, remarks, findings_after(judge, last));
    weigh_ruling(judge, remarks, findings_after(judge, last), objected);
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    if (objected && remarks->ruled == UNRULED && !has_ruling(first, RULING_CONFIRMED))
        list_alternatives(judge, move, first);
}

static void judge_move(struct judge *judge, const struct move *move, const struct remarks *remarks,
                       const struct node *item)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    struct booking *last_booking = verdict->docket.last_booking;
    memcpy(judge->after, judge->before, judge->extent);
    struct hearing hearing = {.match = &verdict->match,
                              .state = judge->after,
                              .move = move,
                              .docket = &verdict->docket,
                              .actor_node = item->first->key,
                              .entry = judge->entry};
    bool refused = verdict->game->verbs[move->verb].play(&hearing) == REFUSED;

    struct finding *first = findings_after(judge, last);
    bool unread = has_ruling(first, RULING_UNREADABLE), objected = any_objection(first);
    if (unread)
        set_moments(judge, first, judge->before);
    else if (first || remarks->illegal || remarks->ruled != UNRULED)
        weigh(judge, move, remarks, last, objected);
    first = findings_after(judge, last);
    bool stands = !refused && !unread && remarks->ruled != RULED_VOID && kept_by_option(judge, remarks, objected);
    trace_cause(judge, first, stands, !stands && may_act(judge, move->actor));
    if (!stands)
        take_back(judge, last_booking);
    keep_words(judge, item, move, first);
    show_step(judge, item, move, first);
    void *spare = judge->before;
    judge->before = judge->after;
    judge->after = spare;
    if (judge->how->on_illegal == ILLEGAL_STOP
        && (has_ruling(first, RULING_ILLEGAL) || has_ruling(first, RULING_IMPOSSIBLE)))
        judge->stopped = verdict->partial = true;
}

static void set_aside(struct judge *judge, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    trace_cause(judge, first, false, true);
    memcpy(judge->after, judge->before, judge->extent);
    keep_words(judge, item, NULL, first);
    show_step(judge, item, NULL, first);
}

static int find_actor(struct judge *judge, const struct node *key)
{
    const struct match *match = &judge->verdict->match;
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
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at,
               nearest.best ? "nobody here is called %.60s; did you mean %.250s?"
                            : "nobody here is called %.60s; known are %.250s, table, claims",
               key->text, nearest.best ? nearest.best : text_string(&known));
    text_free(&known);
    return -1;
}

static bool read_entry(struct judge *judge, struct node *value, int actor, struct move *move, struct remarks *remarks)
{
    struct fault fault = judge_fault(judge);
    const struct match *match = &judge->verdict->match;
    int verb;
    const struct node *map = entry_long(match, &judge->entry_arena, value, &fault, &verb);
    if (!map)
        return false;
    bool read = move_read_long(match, actor, verb, map, &fault, move);
    return read_remarks(judge, map, remarks) && read;
}

void judge_item(struct judge *judge, struct node *item, bool sound)
{
    struct finding *last = judge->verdict->docket.last;
    bool one_key = item->kind == NODE_MAP && item->count == 1;
    if (sound && !one_key)
        judge_complain(judge, item->at,
                       item->kind == NODE_MAP && item->count > 1
                           ? "an entry has one key, who acts; is a line missing its dash or its braces?"
                           : "an entry is `NAME: what was done`");
    if (!sound || !one_key) {
        set_aside(judge, item, last);
        return;
    }
    struct node *value = item->first;
    if (same(value->key->text, "claims") && seat_named(&judge->verdict->match, "claims") < 0) {
        take_score(judge);
        check_claims(judge, value);
        set_moments(judge, findings_after(judge, last), judge->before);
        memcpy(judge->after, judge->before, judge->extent);
        show_step(judge, item, NULL, findings_after(judge, last));
        return;
    }
    struct move move;
    struct remarks remarks = {0};
    int actor = find_actor(judge, value->key);
    if (actor >= 0 && read_entry(judge, value, actor, &move, &remarks))
        judge_move(judge, &move, &remarks, item);
    else
        set_aside(judge, item, last);
}
