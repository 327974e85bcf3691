/* One item of the log: reads it, lets the game judge it, and weighs its `illegal:` and `ruled:`. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/remarks.h"
#include "replay/script.h"

enum { LONGEST_SAYING = 300 };

/* ---- judging --------------------------------------------------------------------------------------------------- */

/* Copies the words of their entry for the findings, since the entry's arena is reset. */
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

/* Shows the item, or this part of it, unless it is not from the record or the watcher must wait. */
static void show_step(struct judge *judge, const struct finding *findings)
{
    struct step *step = &judge->step;
    if (!judge->how->watch || !step->item || pending_unseen(judge))
        return;
    const struct node *note = item_note(step->item);
    step->note = note ? note : step->note;
    step->entry = judge->entry;
    step->at = step->item->at;
    step->last_line = step->torn ? step->last_line : node_last_line(step->item);
    step->match = &judge->verdict->match;
    step->before = judge->assumed.count ? judge->room : judge->before;
    step->heard = judge->before;
    step->after = judge->after;
    step->findings = findings;
    step->sums = step->move || step->set || judge->assumed.count ? text_string(&judge->sums) : "";
    step->assumed = judge->assumed.move;
    step->assumed_kind = judge->assumed.kind;
    step->assumed_count = judge->assumed.count;
    step->further = judge->quoted;
    judge->how->watch(judge->how->context, step);
}

/* Is there a finding against the entry among those from `first` on, confirmed ones included? */
static bool any_against(const struct finding *first)
{
    while (first && !is_against(first) && first->ruling != RULING_CONFIRMED)
        first = first->next;
    return first;
}

/* Weighs `illegal:` and `ruled:` against the findings; then lists what would have been legal instead. */
static void weigh(struct judge *judge, const struct move *move, const struct remarks *remarks, struct finding *last,
                  bool refused)
{
    bool objected = any_against(findings_after(judge, last));
    /* One of several things was refused, the others stand. */
    refused |= has_ruling(findings_after(judge, last), RULING_IMPOSSIBLE);
    weigh_claim(judge, remarks, findings_after(judge, last));
    weigh_ruling(judge, remarks, findings_after(judge, last), objected, refused);
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    if (objected && remarks->ruled == UNRULED && !has_ruling(first, RULING_CONFIRMED))
        list_alternatives(judge, move, first);
}

/* An entry that is being heard. */
struct heard {
    const struct move *move;
    const struct remarks *remarks;
    const struct node *item;
    struct place at;        /* of its verb */
    struct finding *last;   /* the last finding before it */
    struct booking *booked; /* the last booking that is not the entry's own */
};

/* Lets the game hear the entry on a copy of the present state. `hearing` says what is particular about it. */
static struct hearing hear(struct judge *judge, const struct heard *heard, const struct move *move,
                           struct hearing hearing)
{
    struct verdict *verdict = judge->verdict;
    memcpy(judge->after, judge->before, judge->state_size);
    hearing.match = &verdict->match;
    hearing.state = judge->after;
    hearing.move = move;
    hearing.docket = &verdict->docket;
    hearing.actor_node = heard->item ? heard->item->first->key : NULL;
    hearing.sums = judge->how->watch ? &judge->sums : NULL;
    hearing.entry = judge->entry;
    if (!judge->assumed.count)
        text_clear(&judge->sums);
    if (play_booked(&hearing) == REFUSED)
        hearing.state = NULL;
    else if (verdict->game->books.booked_by)
        book_changes(judge, NULL);
    return hearing;
}

static enum meeting entry_meets(struct judge *judge, const void *state, const void *what)
{
    enum tried tried = try_move(&judge->verdict->match, state, what, judge->trial, false);
    return tried >= TRIED_UNTIMELY ? MEETS_FINDING : tried == TRIED_ILLEGAL ? MEETS_NONE_AS_TO_MOMENT : MEETS_NOTHING;
}

/* Searches for optional entries before the entry; `as_it_stands` is the hearing without them. */
static void find_before(struct judge *judge, const struct heard *heard, const struct hearing *as_it_stands)
{
    const struct finding *sure = findings_after(judge, heard->last);
    while (sure && (!is_against(sure) || sure->ruling == RULING_DOUBTFUL))
        sure = sure->next;
    find_optional(judge, &(struct search){.next = heard->move,
                                          .untimely = as_it_stands->untimely,
                                          .sacrifices = sure,
                                          .meets = entry_meets,
                                          .what = heard->move});
}

/* Takes out the findings and bookings of the entry so far. */
static void unhear(struct judge *judge, const struct heard *heard)
{
    docket_retract(&judge->verdict->docket, heard->last);
    docket_unbook(&judge->verdict->docket, heard->booked);
}

/* Names the house rule for those findings that optional entries would remove. */
static void hang_what_is_lifted(struct judge *judge, const struct heard *heard)
{
    struct docket *docket = &judge->verdict->docket;
    struct finding *end = docket->last;
    struct booking *booked = docket->last_booking;
    struct hearing hearing = {.match = &judge->verdict->match,
                              .state = after_assumed(judge, judge->assumed.count),
                              .move = heard->move,
                              .docket = docket};
    play_booked(&hearing);
    hang_on_optional(judge, findings_after(judge, heard->last), end->next);
    docket_retract(docket, end);
    docket_unbook(docket, booked);
    judge->assumed.count = 0;
}

/* Has a later entry withdrawn one of the optional entries before this one? With earlier ones withdrawn as well, it may no
   longer need any. */
static bool is_too_early(struct judge *judge, const struct heard *heard, const struct hearing *as_it_stands)
{
    struct later *later = &judge->step.later;
    if (!later->entry)
        return false;
    find_before(judge, heard, as_it_stands);
    bool needed = later->row < judge->assumed.count;
    later->entry = needed ? later->entry : 0;
    return needed;
}

/* A later entry has shown that this one came too early: withdraws what was assumed before it, from the first of the
   phase of the withdrawn entry on, and keeps the entry's meaning. */
static struct hearing hear_too_early(struct judge *judge, struct heard *heard)
{
    const struct later *later = &judge->step.later;
    int row = later->row;
    const struct match *match = &judge->verdict->match;
    struct docket *docket = &judge->verdict->docket;
    struct move pinned = *heard->move;
    unhear(judge, heard);
    if (match->game->optional.pin)
        match->game->optional.pin(match, after_assumed(judge, judge->assumed.count), &pinned);
    const char *phase = position_phase(match, after_assumed(judge, row));
    while (row > 0 && same(phase, position_phase(match, after_assumed(judge, row - 1))))
        row--;
    judge->assumed.count = row;
    if (row)
        assume_optional(judge, heard->at);
    heard->booked = docket->last_booking;
    struct finding *last = docket->last;
    bool same_line = later->entry == judge->entry;
    struct hearing hearing =
        hear(judge, heard, &pinned,
             (struct hearing){.as_it_stands = true,
                              .late = later->words,
                              .late_at = same_line ? "after that"
                                                   : arena_format(&judge->entry_arena, "in entry %d", later->entry)});
    for (struct finding *first = findings_after(judge, last); first; first = first->next)
        if (is_against(first) && is_untimely(first->rule)) {
            if (!same_line)
                finding_relate(first, docket->arena, later->at, "this came only later");
            first->late = later->entry;
        }
    return hearing;
}

/* Hears the entry; if there is a finding, perhaps again after optional entries. */
static struct hearing hear_as_meant(struct judge *judge, struct heard *heard)
{
    const struct remarks *remarks = heard->remarks;
    bool out_of_turn = remarks->codes && names_rule(remarks, rule_coded(judge->verdict->game, "log.turn"));
    struct hearing hearing = hear(judge, heard, heard->move,
                                  (struct hearing){.as_it_stands = remarks->carried, .says_out_of_turn = out_of_turn});
    bool unread = has_ruling(findings_after(judge, heard->last), RULING_UNREADABLE);
    if (unread || remarks->carried)
        return hearing;
    const struct later *later = pending_withdrawn(judge);
    judge->step.later = later ? *later : judge->step.later; /* else perhaps a script knows it */
    if (is_too_early(judge, heard, &hearing))
        return hear_too_early(judge, heard);
    enum reply reply = pending_reply(judge, heard->move, hearing.broken, heard->at);
    judge->step.confirms |= reply == CONFIRMS;
    if (judge->step.confirms || !hearing.broken || pending_again(judge))
        return hearing;
    find_before(judge, heard, &hearing);
    if (judge->assumed.count && optional_are_implied(judge)) {
        unhear(judge, heard);
        assume_optional(judge, heard->at);
        heard->booked = judge->verdict->docket.last_booking;
        return hear(judge, heard, heard->move, (struct hearing){0});
    }
    if (judge->assumed.count)
        hang_what_is_lifted(judge, heard);
    return hearing;
}

static void judge_move(struct judge *judge, const struct move *move, const struct remarks *remarks,
                       const struct node *item)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    const struct node *verb = move_node(move, 0), *written = verb ? verb->key : item;
    struct heard heard = {
        move, remarks, item, written ? written->at : (struct place){0}, last, verdict->docket.last_booking};
    pending_move(judge);
    bool refused = !hear_as_meant(judge, &heard).state;
    if (pending_again(judge))
        return;

    struct finding *first = findings_after(judge, last);
    bool unread = has_ruling(first, RULING_UNREADABLE), objected = any_against(first);
    if (unread)
        set_moments(judge, first, judge->before);
    else if (first || remarks->illegal || remarks->ruled != UNRULED)
        weigh(judge, move, remarks, last, refused);
    first = findings_after(judge, last);
    bool taken_back = objected && judge->how->on_illegal == ILLEGAL_VOID && remarks->ruled != RULED_STANDS;
    if (refused || unread || remarks->ruled == RULED_VOID || taken_back) {
        memcpy(judge->after, judge->before, judge->state_size);
        docket_unbook(&verdict->docket, heard.booked);
        text_clear(&judge->sums);
    } else
        note_start(judge, move->actor);
    keep_words(judge, item, move, first);
    judge->step.move = move;
    judge->step.remarks = remarks;
    show_step(judge, first);
    change_places(judge);
    if (judge->how->on_illegal == ILLEGAL_STOP
        && (has_ruling(first, RULING_ILLEGAL) || has_ruling(first, RULING_IMPOSSIBLE)))
        judge->stopped = verdict->partial = true;
}

void judge_read(struct judge *judge, const struct move *move, const struct remarks *remarks)
{
    judge->assumed.count = 0;
    judge_move(judge, move, remarks, NULL);
    judge->step = (struct step){0};
}

/* ---- items ------------------------------------------------------------------------------------------------------ */

/* Corrects the item if the one word that was guessed makes it an entry. */
static void respell(struct judge *judge, const struct node *item, struct finding *first)
{
    struct arena *arena = &judge->entry_arena;
    const struct match *match = &judge->verdict->match;
    const char *line = node_line(arena, item);
    const char *at = word_in(line, first->unknown, " {}[],:");
    const char *respelt =
        !at ? NULL : arena_format(arena, "%.*s%s%s", (int)(at - line), line, first->guess, at + strlen(first->unknown));
    struct move move;
    struct text meant = {0};
    if (!respelt || !entry_of_text(match, arena, respelt, &move))
        return;
    move_print(match, &move, &meant);
    first->corrected = arena_keep(judge->verdict->docket.arena, &meant);
    first->guess = NULL;
}

static void set_aside(struct judge *judge, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    propose_set(judge, item, first);
    if (first && !judge->step.torn && first->guess && first->unknown && !first->corrected)
        respell(judge, item, first);
    memcpy(judge->after, judge->before, judge->state_size);
    keep_words(judge, item, NULL, first);
    show_step(judge, first);
}

void judge_checkpoint(struct judge *judge, struct node *claims)
{
    struct finding *last = judge->verdict->docket.last;
    take_score(judge);
    check_claims(judge, claims);
    set_moments(judge, findings_after(judge, last), judge->before);
}

static int find_actor(struct judge *judge, const struct node *key)
{
    const struct match *match = &judge->verdict->match;
    int actor = actor_named(match, key->text);
    if (actor >= 0)
        return actor;
    struct nearest nearest = nearest_actor(match, key->text);
    struct text players = {0};
    nearest_try(&nearest, "claims");
    nearest_try(&nearest, "set");
    for (int seat = 0; !nearest.best && seat < match->seats; seat++)
        text_format(&players, "%s%s", seat ? ", " : "; players: ", match->names[seat]);
    struct hint hint = nearest_hint(&nearest);
    hint.known = NULL;
    judge_unknown(judge, key->at, hint, "no player is called `%.60s`%s", key->text, text_string(&players));
    text_free(&players);
    return -1;
}

/* Judges all parts of an item in other words in order, under one number. Remarks on one entry cannot be kept for several. */
static bool judge_sentence(struct judge *judge, struct node *item, struct finding *last)
{
    struct phrase_meaning meaning;
    struct remarks remarks = {0};
    enum how_read how = read_otherwise(judge, item, last, &meaning, &remarks);
    if (how == NOT_READ)
        return false;
    if (meaning.count > 1 && remarks.carried) {
        judge_complain(judge, item->at,
                       "this line has several entries; write the one with `illegal` or `ruled` on its own line");
        return false;
    }
    for (int i = 0; i < meaning.count; i++) {
        const struct phrase_entry *entry = &meaning.entry[i];
        judge->assumed.count = 0;
        judge->step.part = i;
        judge->step.note = i == 0 && meaning.remark ? node_word(&judge->entry_arena, meaning.remark, item->at) : NULL;
        judge_move(judge, &entry->move, &remarks, note_reading(judge, item, entry, how));
    }
    return true;
}

/* Judges an item that is not a map from an actor to what was done; some are understood anyway. */
static void judge_oddity(struct judge *judge, struct node *item, struct finding *last)
{
    bool several = item->kind == NODE_MAP && item->count > 1;
    /* An aside such as `ruled` beside the player's name would be lost there, and so would `set` and `claims`. */
    const struct node *aside = several ? item->first->next : NULL, *part = several ? item->first : NULL;
    while (aside && !aside_meant(aside->key->text))
        aside = aside->next;
    while (part && !same(part->key->text, "set") && !same(part->key->text, "claims"))
        part = part->next;
    if (aside)
        judge_misread(judge, aside->key->at, "`%s` is part of the entry; write it after the move, on its line",
                      aside->key->text);
    else if (part)
        judge_misread(judge, part->key->at, "`%s` must be an entry of its own; begin it with a dash", part->key->text);
    else
        judge_complain(judge, item->at,
                       several                       ? "an entry has one key, the player; is a dash or a brace missing?"
                       : begins_with_set(item->text) ? needs_parts
                                                     : "write an entry as `NAME: what was done`");
    if (part || aside || !judge_sentence(judge, item, last))
        set_aside(judge, item, last);
}

static void judge_setting(struct judge *judge, struct node *item, struct node *value, struct finding *last)
{
    if (!judge_set(judge, value)) {
        set_aside(judge, item, last);
        return;
    }
    judge->step.set = value;
    judge->at_setup = judge->at_setup && !node_get(value, "phase");
    show_step(judge, findings_after(judge, last));
    change_places(judge);
}

/* Is the item of the log with this key a checkpoint (`word` is `claims`) or a set (`set`)? Notes another spelling. */
static bool means_key(struct judge *judge, const struct node *key, const char *word)
{
    if (seat_named(&judge->verdict->match, key->text) >= 0)
        return false;
    if (same(key->text, word))
        return true;
    if (same(key->text, "table") || !names_alike(key->text, word)
        || position_actor(&judge->verdict->match, key->text) >= 0)
        return false;
    note_spelling(judge, key->at, word);
    return true;
}

static void judge_sound_item(struct judge *judge, struct node *item, struct finding *last)
{
    struct node *value = only_value(item);
    if (!value) {
        judge_oddity(judge, item, last);
        return;
    }
    if (means_key(judge, value->key, "claims")) {
        judge_checkpoint(judge, value);
        memcpy(judge->after, judge->before, judge->state_size);
        judge->step.claims = value;
        show_step(judge, findings_after(judge, last));
        return;
    }
    if (means_key(judge, value->key, "set")) {
        judge_setting(judge, item, value, last);
        return;
    }
    const struct match *match = &judge->verdict->match;
    struct fault fault = judge_fault(judge);
    struct move move;
    struct remarks remarks = {0};
    int actor = find_actor(judge, value->key), verb;
    const struct node *map = actor >= 0 ? entry_long(match, &judge->entry_arena, value, &fault, &verb) : NULL;
    bool read = map && move_read_long(match, actor, verb, map, &fault, &move);
    if (map)
        read_remarks(judge, map, &remarks);
    if (read)
        judge_move(judge, &move, &remarks, item);
    else if (!judge_sentence(judge, item, last))
        set_aside(judge, item, last);
}

void judge_item(struct judge *judge, struct node *item, int torn, struct finding *last)
{
    judge->assumed.count = 0;
    judge->step = (struct step){.item = item, .torn = torn, .last_line = torn};
    if (torn) {
        bool text =
            item->kind == NODE_WORD && !strchr(item->text, '\\'); /* a backslash shows bytes that are not text */
        if (!text || !judge_sentence(judge, item, last))
            set_aside(judge, item, last);
        return;
    }
    judge_sound_item(judge, item, last);
    /* What cannot be read was not heard, so its findings do not name the player yet. */
    struct finding *first = findings_after(judge, last);
    const struct match *match = &judge->verdict->match;
    const struct node *value = first && item->kind == NODE_MAP ? item->first : NULL;
    int actor = value ? position_actor(match, value->key->text) : -1;
    for (; first && actor >= 0; first = first->next)
        if (!first->player)
            first->player = actor_name(match, actor);
}
