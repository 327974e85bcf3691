/* One item of the log: reads it, lets the game judge it, and weighs its `illegal:` and `ruled:`. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/remarks.h"
#include "replay/script.h"
#include "replay/worlds.h"

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
    for (; first; first = first->next) {
        first->said = said;
        first->reworded = move && judge->step.reworded;
    }
    text_free(&words);
}

/* Shows the item, or this part of it, unless it is not from the record. */
static void show_step(struct judge *judge, const struct finding *findings)
{
    struct step *step = &judge->step;
    if (!judge->how->watch || !step->item)
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
    if (objected && remarks->ruled == UNRULED && !has_ruling(first, RULING_CONFIRMED))
        list_alternatives(judge, move, first);
}

/* An entry that is being heard. */
struct heard {
    const struct move *move;
    const struct remarks *remarks;
    const struct node *item;
    struct place at;        /* of its verb */
    struct finding *last;   /* the last finding that is not the entry's own */
    struct booking *booked; /* the last booking that is not the entry's own */
};

/* Plays the entry on the state; its findings go into the docket. Its state is NULL if it was refused. In a trial it has
   no number, as what was assumed before it. */
static struct hearing play(const struct judge *judge, const struct heard *heard, void *state, struct docket *docket,
                           struct text *sums)
{
    const struct rule *out_of_turn = rule_coded(judge->verdict->game, "log.turn");
    struct hearing hearing = {.match = &judge->verdict->match,
                              .state = state,
                              .move = heard->move,
                              .docket = docket,
                              .actor_node = heard->item ? heard->item->first->key : NULL,
                              .sums = sums,
                              .entry = docket == &judge->verdict->docket ? judge->entry : 0,
                              .is_marked = heard->remarks->carried,
                              .says_out_of_turn = names_rule(heard->remarks, out_of_turn)};
    if (play_booked(&hearing) == REFUSED)
        hearing.state = NULL;
    return hearing;
}

/* Lets the game hear the entry on a copy of the present state. */
static struct hearing hear(struct judge *judge, const struct heard *heard)
{
    struct verdict *verdict = judge->verdict;
    struct booking *last = verdict->docket.last_booking;
    memcpy(judge->after, judge->before, judge->state_size);
    if (!judge->assumed.count)
        text_clear(&judge->sums);
    struct hearing hearing =
        play(judge, heard, judge->after, &verdict->docket, judge->how->watch ? &judge->sums : NULL);
    if (hearing.state)
        book_changes(judge, judge->before, judge->after, last, NULL);
    return hearing;
}

/* Takes out the findings and bookings of the entry. */
static void unhear(struct judge *judge, const struct heard *heard)
{
    docket_retract(&judge->verdict->docket, heard->last);
    docket_unbook(&judge->verdict->docket, heard->booked);
}

/* Hears the entry on a copy of that state, without any trace. */
static enum meeting entry_meets(struct judge *judge, const void *state, const void *what)
{
    struct docket quiet = {.arena = &judge->entry_arena, .facts = judge->verdict->docket.facts};
    struct hearing hearing =
        play(judge, what, memcpy(judge->trial, state, size_of_state(&judge->verdict->match)), &quiet, NULL);
    if (!hearing.state)
        return MEETS_FINDING;
    return !is_adverse(quiet.first) ? MEETS_NOTHING : hearing.untimely ? MEETS_FINDING : MEETS_NONE_AS_TO_MOMENT;
}

/* Names the house rule for those findings that optional entries would remove. */
static void hang_what_is_lifted(struct judge *judge, const struct heard *heard)
{
    struct docket quiet = {.arena = &judge->entry_arena, .facts = judge->verdict->docket.facts};
    play(judge, heard, after_assumed(judge), &quiet, NULL);
    hang_on_optional(judge, findings_after(judge, heard->last), quiet.first);
    judge->assumed.count = 0;
}

/* Hears the entry as things stand; if it is then illegal or impossible, and does not say so itself, perhaps after optional
   entries. */
static struct hearing hear_as_meant(struct judge *judge, struct heard *heard)
{
    struct docket *docket = &judge->verdict->docket;
    struct hearing hearing = hear(judge, heard);
    const struct finding *first = findings_after(judge, heard->last);
    if (!is_adverse(first) || claims_just(heard->remarks, first))
        return hearing;
    find_optional(judge, &(struct search){heard->move, hearing.untimely, entry_meets, heard});
    if (judge->assumed.count && !optional_are_implied(judge))
        hang_what_is_lifted(judge, heard);
    if (!judge->assumed.count) {
        tell_where_it_belongs(judge, heard->move, findings_after(judge, heard->last));
        return hearing;
    }
    unhear(judge, heard);
    assume_optional(judge, heard->at);
    heard->last = docket->last;
    heard->booked = docket->last_booking;
    hearing = hear(judge, heard);
    tell_where_it_belongs(judge, heard->move, findings_after(judge, heard->last));
    return hearing;
}

/* Judging stops before the item that is being judged, unless it has stopped before. */
static void stop_before(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    if (verdict->unread)
        return;
    verdict->unread = judge->entry;
    verdict->unread_line = judge->step.item && !judge->quoted ? judge->step.item->at.line : 0;
}

void judge_settle_unread(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    if (!verdict->unread)
        return;
    verdict->waiting = verdict->entries - verdict->unread;
    verdict->entries = verdict->unread - 1;
}

/* Shows an item that is not judged. */
static void show_waiting(struct judge *judge, const struct finding *findings)
{
    judge->step.waiting = true;
    memcpy(judge->after, judge->before, judge->state_size);
    text_clear(&judge->sums);
    if (judge->how->reads_on)
        show_step(judge, findings);
}

static void set_aside(struct judge *judge, const struct node *item, struct finding *last);

void judge_move(struct judge *judge, const struct move *move, const struct remarks *remarks, const struct node *item)
{
    struct docket *docket = &judge->verdict->docket;
    struct finding *last = docket->last;
    const struct node *verb = move_node(move, 0), *written = verb ? verb->key : item;
    struct heard heard = {move, remarks, item, written ? written->at : (struct place){0}, last, docket->last_booking};
    if (worlds_lack_board(judge, move, NULL, heard.at)) {
        set_aside(judge, item, last);
        return;
    }
    if (judge->worlds)
        worlds_play(judge, move, remarks);
    bool refused = !hear_as_meant(judge, &heard).state;
    judge->met = met_of(findings_after(judge, heard.last));
    for (int i = 0; i < judge->assumed.count; i++)
        if (judge->assumed.kind[i] > judge->met.assumes)
            judge->met.assumes = judge->assumed.kind[i];
    if (judge->worlds)
        worlds_compare(judge, move, remarks, heard.last, heard.at);

    struct finding *own = findings_after(judge, heard.last);
    bool objected = any_against(own);
    if (has_ruling(own, RULING_UNREADABLE)) {
        docket_unbook(docket, heard.booked);
        set_moments(judge, own, judge->before);
        keep_words(judge, item, move, own);
        stop_before(judge);
        show_waiting(judge, own);
        return;
    }
    if (own || remarks->carried)
        weigh(judge, move, remarks, heard.last, refused);
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    bool taken_back = objected && judge->how->on_illegal == ILLEGAL_VOID && remarks->ruled != RULED_STANDS;
    if (refused || remarks->ruled == RULED_VOID || taken_back) {
        memcpy(judge->after, judge->before, judge->state_size);
        docket_unbook(docket, heard.booked);
        text_clear(&judge->sums);
    } else
        note_start(judge, move->actor);
    keep_words(judge, item, move, first);
    judge->step.move = move;
    judge->step.remarks = remarks;
    if (judge->worlds) {
        worlds_keep(judge, judge->after);
        book_changes(judge, judge->before, judge->after, heard.booked, NULL); /* what is known only now */
    }
    show_step(judge, first);
    change_places(judge);
    if (judge->how->on_illegal == ILLEGAL_STOP && is_adverse(first))
        judge->stopped = judge->verdict->partial = true;
}

void judge_read(struct judge *judge, const struct move *move, const struct remarks *remarks)
{
    judge->assumed.count = 0;
    judge_move(judge, move, remarks, NULL);
    judge->step = (struct step){0};
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

/* ---- reading: what an item says, which needs no judging ------------------------------------------------------------ */

/* What an item of the log says. */
struct said {
    enum { SAID_ENTRIES, SAID_CLAIMS, SAID_SET } kind;
    struct node *value; /* claims and sets */
    struct node *item;  /* the proposal that is read in its place; NULL: the item itself */
    struct move move;   /* of the strict reading */
    struct remarks remarks;
    enum how_read how; /* NOT_READ: strictly */
    struct phrase_meaning meaning;
};

/* Reads an item in other words. Remarks on one entry cannot be kept for several. */
static bool read_sentence(struct judge *judge, struct node *item, struct finding *last, struct said *said)
{
    said->remarks = (struct remarks){0};
    said->how = read_otherwise(judge, item, last, &said->meaning, &said->remarks);
    if (said->how == NOT_READ)
        return false;
    bool several = said->meaning.count > 1 && said->remarks.carried;
    if (several)
        judge_complain(judge, item->at,
                       "this line has several entries; write the one with `illegal` or `ruled` on its own line");
    return !several;
}

/* Reads an item that is not a map from an actor to what was done; some are understood anyway. */
static bool read_oddity(struct judge *judge, struct node *item, struct finding *last, struct said *said)
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
    return !part && !aside && read_sentence(judge, item, last, said);
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

/* Reads an item. False after complaints: it is unread. */
static bool read_item(struct judge *judge, struct node *item, struct finding *last, struct said *said)
{
    const struct match *match = &judge->verdict->match;
    struct fault fault = judge_fault(judge);
    if (judge->step.torn) /* a backslash shows bytes that are not text */
        return item->kind == NODE_WORD && !strchr(item->text, '\\') && read_sentence(judge, item, last, said);
    struct node *value = only_value(item);
    if (!value)
        return read_oddity(judge, item, last, said);
    said->value = value;
    said->kind = means_key(judge, value->key, "claims") ? SAID_CLAIMS
                 : means_key(judge, value->key, "set")  ? SAID_SET
                                                        : SAID_ENTRIES;
    if (said->kind != SAID_ENTRIES)
        return true;
    int actor = find_actor(judge, value->key), verb;
    const struct node *map = actor >= 0 ? entry_long(match, &judge->entry_arena, value, &fault, &verb) : NULL;
    bool read = map && move_read_long(match, actor, verb, map, &fault, &said->move);
    if (map)
        read_remarks(judge, map, &said->remarks);
    return read || read_sentence(judge, item, last, said);
}

/* ---- an unread item ------------------------------------------------------------------------------------------------ */

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

/* Adds to the complaints what the item probably means. */
static void propose(struct judge *judge, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(judge, last);
    propose_set(judge, item, first);
    if (first && !judge->step.torn && first->guess && first->unknown && !first->corrected)
        respell(judge, item, first);
}

/* Reads the only proposal for an unread item in its place. */
static bool accept(struct judge *judge, struct finding *last, struct said *said)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    const struct finding *first = findings_after(judge, last);
    const struct move *moves = NULL;
    if (!judge->how->accept || !first || !first->corrected)
        return false;
    struct finding *told = judge->verdict->docket.last;
    bool several = strchr(first->corrected, '\n');
    int torn = judge->step.torn, count = several ? correction_of(match, arena, first, &moves) : 0;
    struct node *item = several ? NULL : read_text(first->corrected, arena, (struct complaints){0});
    struct phrase_entry *entries = arena_take(arena, (size_t)(count + 1) * sizeof *entries);
    *said = (struct said){
        .item = item, .how = count ? READ_AS_SENTENCE : NOT_READ, .meaning = {.count = count, .entry = entries}};
    for (int i = 0; i < count; i++)
        entries[i] = (struct phrase_entry){.move = moves[i], .said = move_line(arena, match, &moves[i])};
    judge->step.torn = 0;
    bool read = count || (item && read_item(judge, item, told, said));
    judge->step.torn = torn;
    judge->step.reworded = judge->step.accepted = read;
    docket_retract(&judge->verdict->docket, read ? last : told);
    return read;
}

static void set_aside(struct judge *judge, const struct node *item, struct finding *last)
{
    struct finding *first = findings_after(judge, last);
    set_moments(judge, first, judge->before);
    keep_words(judge, item, NULL, first);
    stop_before(judge);
    show_waiting(judge, first);
}

/* ---- items ------------------------------------------------------------------------------------------------------- */

void judge_checkpoint(struct judge *judge, struct node *claims)
{
    struct finding *last = judge->verdict->docket.last;
    take_score(judge);
    check_claims(judge, claims);
    set_moments(judge, findings_after(judge, last), judge->before);
}

/* Judges an entry of an item, or shows it if it waits. */
static void judge_entry(struct judge *judge, const struct move *move, const struct remarks *remarks,
                        const struct node *item)
{
    if (!judge_waits(judge)) {
        judge_move(judge, move, remarks, item);
        return;
    }
    judge->step.move = move;
    judge->step.remarks = remarks;
    show_waiting(judge, NULL);
}

/* Judges the entries of an item in order, under one number. If one of them needs what is missing, none is carried
   out. */
static void judge_entries(struct judge *judge, struct node *item, const struct said *said)
{
    const struct phrase_meaning *meaning = &said->meaning;
    const struct match *match = &judge->verdict->match;
    bool waits = judge_waits(judge);
    if (said->how == NOT_READ) {
        judge_entry(judge, &said->move, &said->remarks, said->item ? said->item : item);
        return;
    }
    struct booking *booked = judge->verdict->docket.last_booking;
    const void *kept = meaning->count > 1 ? state_copy(match, &judge->entry_arena, judge->before) : NULL;
    for (int i = 0; i < meaning->count && judge_waits(judge) == waits; i++) {
        const struct phrase_entry *entry = &meaning->entry[i];
        judge->assumed.count = 0;
        judge->step.part = i;
        judge->step.note = i == 0 && meaning->remark ? node_word(&judge->entry_arena, meaning->remark, item->at) : NULL;
        judge_entry(judge, &entry->move, &said->remarks, note_reading(judge, item, entry, said->how));
    }
    if (kept && judge_waits(judge) != waits) {
        memcpy(judge->before, kept, judge->state_size);
        docket_unbook(&judge->verdict->docket, booked);
    }
}

static void judge_unread(struct judge *judge, struct node *item, struct finding *last);

static void judge_said(struct judge *judge, struct node *item, const struct said *said, struct finding *last)
{
    if (said->kind == SAID_ENTRIES) {
        judge_entries(judge, item, said);
        return;
    }
    bool claims = said->kind == SAID_CLAIMS;
    if (claims && !judge_waits(judge)) {
        judge_checkpoint(judge, said->value);
        memcpy(judge->after, judge->before, judge->state_size);
    } else if (claims) {
        struct node *meant = said->value;
        read_claims(judge, &meant);
    } else if (judge_waits(judge) ? !read_set(judge, said->value) : !judge_set(judge, said->value)) {
        judge_unread(judge, item, last);
        return;
    }
    *(claims ? &judge->step.claims : &judge->step.set) = said->value;
    if (judge_waits(judge)) {
        show_waiting(judge, findings_after(judge, last));
        return;
    }
    judge->at_setup = judge->at_setup && (claims || !node_get(said->value, "phase"));
    show_step(judge, findings_after(judge, last));
    change_places(judge);
}

/* Judges the only proposal for an unread item, if that is wanted; else judging stops before the item. */
static void judge_unread(struct judge *judge, struct node *item, struct finding *last)
{
    struct said said;
    bool again = judge->step.accepted; /* the proposal itself is not read */
    propose(judge, item, last);
    if (!again && accept(judge, last, &said))
        judge_said(judge, item, &said, last);
    else
        set_aside(judge, item, last);
}

void judge_item(struct judge *judge, struct node *item, int torn, struct finding *last)
{
    struct said said = {0};
    judge->assumed.count = 0;
    judge->step = (struct step){.item = item, .torn = torn, .last_line = torn};
    if (read_item(judge, item, last, &said))
        judge_said(judge, item, &said, last);
    else
        judge_unread(judge, item, last);
    /* What is not read was not heard, so its findings do not name the player yet. */
    struct finding *first = findings_after(judge, last);
    const struct match *match = &judge->verdict->match;
    const struct node *value = first && item->kind == NODE_MAP ? item->first : NULL;
    int actor = value ? position_actor(match, value->key->text) : -1;
    for (; first && actor >= 0; first = first->next)
        if (!first->player)
            first->player = actor_name(match, actor);
}
