/* One item of the log: read it, let the game judge it, weigh what the record itself says about it. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/internal.h"
#include "replay/kindly.h"
#include "replay/remarks.h"

enum { LONGEST_SAYING = 300 };

/* ---- judging --------------------------------------------------------------------------------------------------- */

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
    return docket_after(&judge->verdict->docket, last);
}

/* The findings keep the words of their entry: what is read into the entry's arena dies with it. */
static void keep_words(struct judge *judge, const struct node *item, const struct move *move, struct finding *first)
{
    if (!first)
        return;
    struct text words = {0};
    if (move)
        move_print(&judge->verdict->match, move, &words);
    else if (item)
        node_print_line(item, &words);
    size_t length = cut_length(text_string(&words), words.length, LONGEST_SAYING);
    const char *said = arena_copy(judge->verdict->docket.arena, text_string(&words), length);
    for (; first; first = first->next)
        first->said = said;
    text_free(&words);
}

static void show_step(struct judge *judge, const struct node *item, const struct move *move,
                      const struct remarks *remarks, const struct node *claims, const struct finding *findings)
{
    if (!judge->how->watch || !item)
        return;
    struct step step = {.entry = judge->entry,
                        .at = item->at,
                        .last_line = judge->sound ? node_last_line(item) : 0,
                        .match = &judge->verdict->match,
                        .before = judge->unwritten.count ? judge->room : judge->before,
                        .heard = judge->before,
                        .after = judge->after,
                        .item = item,
                        .move = move,
                        .remarks = remarks,
                        .claims = claims,
                        .findings = findings,
                        .sums = move || judge->unwritten.count ? text_string(&judge->sums) : "",
                        .unwritten = judge->unwritten.move,
                        .unwritten_count = judge->unwritten.count,
                        .kindly = judge->kindly,
                        .further = judge->quoted};
    judge->how->watch(judge->how->whom, &step);
}

/* As if the entry had never been made. */
static void take_back(struct judge *judge, struct booking *last_booking)
{
    memcpy(judge->after, judge->before, judge->live_size);
    docket_unbook(&judge->verdict->docket, last_booking);
    text_clear(&judge->sums);
}

/* What the record says about the entry, weighed against the findings; then what would have been legal instead. */
static void weigh(struct judge *judge, const struct move *move, const struct remarks *remarks, struct finding *last,
                  bool refused)
{
    bool objected = any_objection(findings_after(judge, last));
    refused |= has_ruling(findings_after(judge, last), RULING_IMPOSSIBLE); /* one of several things, the others stand */
    weigh_claim(judge, remarks, findings_after(judge, last));
    weigh_ruling(judge, remarks, findings_after(judge, last), objected, refused);
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    if (objected && remarks->ruled == UNRULED && !has_ruling(first, RULING_CONFIRMED))
        list_alternatives(judge, move, first);
}

/* Lets the game hear the entry on a copy of the state as it stands. */
static struct hearing hear(struct judge *judge, const struct move *move, const struct remarks *remarks,
                           const struct node *item)
{
    struct verdict *verdict = judge->verdict;
    memcpy(judge->after, judge->before, judge->live_size);
    struct hearing hearing = {.match = &verdict->match,
                              .state = judge->after,
                              .move = move,
                              .docket = &verdict->docket,
                              .actor_node = item ? item->first->key : NULL,
                              .sums = judge->how->watch ? &judge->sums : NULL,
                              .entry = judge->entry,
                              .as_it_stands = remarks->carried};
    if (!judge->unwritten.count)
        text_clear(&judge->sums);
    if (verdict->game->verbs[move->verb].play(&hearing) == REFUSED)
        hearing.state = NULL;
    return hearing;
}

static enum meeting entry_meets(struct judge *judge, const void *state, const void *what)
{
    const struct move *move = what;
    const struct match *match = &judge->verdict->match;
    memcpy(judge->trial, state, match->game->state_size);
    struct hearing silent = {.match = match, .state = judge->trial, .move = move};
    if (match->game->verbs[move->verb].play(&silent) == REFUSED || silent.untimely)
        return MEETS_OBJECTION;
    return silent.broken ? MEETS_NONE_AS_TO_MOMENT : MEETS_NOTHING;
}

static struct place entry_place(const struct move *move, const struct node *item)
{
    const struct node *verb = move_node(move, 0), *node = verb ? verb->key : item;
    return node ? node->at : (struct place){0};
}

/* Of the findings behind `last`, those that are gone after the decisions that go without saying. */
static void hang_what_is_lifted(struct judge *judge, const struct move *move, struct finding *last)
{
    struct docket *docket = &judge->verdict->docket;
    struct finding *end = docket->last;
    struct booking *booked = docket->last_booking;
    hear_after_unwritten(judge, move);
    hang_on_unwritten(judge, findings_after(judge, last), end->next);
    docket_retract(docket, end);
    docket_unbook(docket, booked);
}

/* Hears the entry; if it meets an objection, perhaps again after decisions that go without saying. `*booked` is the last booking
   that is not the entry's own. */
static struct hearing hear_as_meant(struct judge *judge, const struct move *move, const struct remarks *remarks,
                                    const struct node *item, struct booking **booked)
{
    struct docket *docket = &judge->verdict->docket;
    struct finding *last = docket->last;
    struct hearing hearing = hear(judge, move, remarks, item);
    bool unread = has_ruling(findings_after(judge, last), RULING_UNREADABLE);
    if (!hearing.broken || unread || remarks->carried || is_voided(judge))
        return hearing;
    find_unwritten(judge, move, hearing.untimely, entry_meets, move, &judge->unwritten);
    if (!judge->unwritten.count)
        return hearing;
    if (!unwritten_implied(judge)) {
        hang_what_is_lifted(judge, move, last);
        judge->unwritten.count = 0;
        return hearing;
    }
    docket_retract(docket, last);
    docket_unbook(docket, *booked);
    make_unwritten(judge, &judge->unwritten, entry_place(move, item));
    *booked = docket->last_booking;
    return hear(judge, move, remarks, item);
}

static void judge_move(struct judge *judge, const struct move *move, const struct remarks *remarks,
                       const struct node *item)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    struct booking *last_booking = verdict->docket.last_booking;
    bool refused = !hear_as_meant(judge, move, remarks, item, &last_booking).state;

    struct finding *first = findings_after(judge, last);
    bool unread = has_ruling(first, RULING_UNREADABLE), objected = any_objection(first);
    if (unread)
        set_moments(judge, first, judge->before);
    else if (first || remarks->illegal || remarks->ruled != UNRULED)
        weigh(judge, move, remarks, last, refused);
    first = findings_after(judge, last);
    bool stands = !refused && !unread && remarks->ruled != RULED_VOID && kept_by_option(judge, remarks, objected);
    if (!stands)
        take_back(judge, last_booking);
    keep_words(judge, item, move, first);
    show_step(judge, item, move, remarks, NULL, first);
    change_places(judge);
    if (judge->how->on_illegal == ILLEGAL_STOP
        && (has_ruling(first, RULING_ILLEGAL) || has_ruling(first, RULING_IMPOSSIBLE)))
        judge->stopped = verdict->partial = true;
}

/* `anna` before a colon, and words behind it. */
static bool is_name_and_words(const struct judge *judge, const struct node *item)
{
    return judge->sound && item->kind == NODE_MAP && item->count == 1 && item->first->kind == NODE_WORD;
}

static void set_aside(struct judge *judge, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(judge, last);
    if (first && !first->corrected && !first->guess && !first->misplaced && !is_name_and_words(judge, item))
        guess_plainly(judge, item, first);
    set_moments(judge, first, judge->before);
    memcpy(judge->after, judge->before, judge->live_size);
    keep_words(judge, item, NULL, first);
    show_step(judge, item, NULL, NULL, NULL, first);
}

void judge_checkpoint(struct judge *judge, struct node *claims)
{
    struct finding *last = judge->verdict->docket.last;
    take_score(judge);
    check_claims(judge, claims);
    set_moments(judge, findings_after(judge, last), judge->before);
}

void judge_read(struct judge *judge, const struct move *move, const struct remarks *remarks)
{
    judge->unwritten.count = 0;
    judge_move(judge, move, remarks, NULL);
}

int actor_named(const struct match *match, const char *name)
{
    int seat = seat_named(match, name);
    return seat < 0 && same(name, "table") ? CHANCE : seat;
}

static int find_actor(struct judge *judge, const struct node *key)
{
    const struct match *match = &judge->verdict->match;
    int actor = actor_named(match, key->text);
    if (actor >= 0)
        return actor;
    struct nearest nearest = nearest_actor(match, key->text);
    nearest_try(&nearest, "claims");
    judge_unknown(judge, key->at, nearest_hint(&nearest), "nobody here is called %.60s", key->text);
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
    read_remarks(judge, map, remarks);
    return read;
}

/* An item that is not a map from who acts to what; some are understood all the same. */
static void judge_oddity(struct judge *judge, struct node *item, struct finding *last)
{
    bool several = item->kind == NODE_MAP && item->count > 1;
    judge_complain(judge, item->at,
                   several ? "an entry has one key, who acts; is a line missing its dash or its braces?"
                           : "an entry is `NAME: what was done`");
    if (several)
        tell_several(judge, item, findings_after(judge, last));
    struct move move;
    struct remarks remarks = {0};
    struct node *entry = read_kindly(judge, item, last, &move, &remarks);
    if (entry)
        judge_move(judge, &move, &remarks, entry);
    else
        set_aside(judge, item, last);
}

static void judge_sound_item(struct judge *judge, struct node *item, struct finding *last)
{
    if (item->kind != NODE_MAP || item->count != 1) {
        judge_oddity(judge, item, last);
        return;
    }
    struct node *value = item->first;
    if (means_claims(judge, value->key)) {
        judge_checkpoint(judge, value);
        memcpy(judge->after, judge->before, judge->live_size);
        show_step(judge, item, NULL, NULL, value, findings_after(judge, last));
        return;
    }
    struct move move;
    struct remarks remarks = {0};
    int actor = find_actor(judge, value->key);
    if ((actor >= 0 && read_entry(judge, value, actor, &move, &remarks))
        || read_kindly(judge, item, last, &move, &remarks))
        judge_move(judge, &move, &remarks, item);
    else
        set_aside(judge, item, last);
}

/* What was found about the words of an entry is about whoever acts, too. */
static void name_actor(struct judge *judge, const struct node *item, struct finding *first)
{
    const struct match *match = &judge->verdict->match;
    int actor = first && item->kind == NODE_MAP && item->first ? actor_meant(judge, item->first->key->text) : -1;
    for (; first && actor >= 0; first = first->next)
        if (!first->player)
            first->player = actor_name(match, actor);
}

static void begin_item(struct judge *judge, bool sound)
{
    judge->unwritten.count = 0;
    judge->kindly = false;
    judge->sound = sound;
}

void judge_item(struct judge *judge, struct node *item)
{
    struct finding *last = judge->verdict->docket.last;
    begin_item(judge, true);
    judge_sound_item(judge, item, last);
    name_actor(judge, item, findings_after(judge, last));
}

void judge_torn(struct judge *judge, struct node *item, struct finding *last)
{
    begin_item(judge, false);
    tell_several(judge, item, findings_after(judge, last));
    set_aside(judge, item, last);
}
