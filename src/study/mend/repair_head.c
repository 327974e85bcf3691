/* Repairs: slips before the log: the order of names, who begins, two things in each other's place, a house rule. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/game.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"
#include "study/patch.h"

enum {
    LONGEST_LIST = 8, /* of longer lists no items are exchanged */
};

/* ---- the record with another head ------------------------------------------------------------------------------ */

void write_head(struct patch *patch, const struct head_change *change, int before)
{
    for (int i = 0; i < change->edits; i++) {
        const struct head_edit *edit = &change->edit[i];
        if (edit->end_column)
            patch_edit(patch, edit->line - before, edit->column, edit->end_column, edit->with);
        else
            patch_insert(patch, edit->line - before, edit->with);
    }
}

/* The answer to a house rule is given to judging, so that every entry keeps its line. */
static struct judging judging_with(const struct course_record *record, const struct head_change *change)
{
    struct judging how = judging_like(record->how);
    how.quiet = true;
    how.club = record->verdict->club;
    if (change->question >= 0) {
        how.question = change->question;
        how.answer = change->answer;
    }
    return how;
}

static void print_record(const struct course_record *record, const struct head_change *change, struct text *out)
{
    struct patch patch;
    patch_open(&patch, record->text, record->length);
    if (change->question < 0)
        write_head(&patch, change, record->before);
    patch_text(&patch, out);
    patch_free(&patch);
}

static void open_text(struct source *source, const struct course_record *record, const char *text, size_t length)
{
    source_of_text(source, text, length, record->verdict->file);
    source->lines_before = record->before;
}

struct script *read_with_head(const struct course *course, const struct head_change *change)
{
    const struct course_record *record = course->record;
    struct judging how = judging_with(record, change);
    struct script *script = must_alloc(sizeof *script);
    struct source source;
    struct text text = {0};
    print_record(record, change, &text);
    open_text(&source, record, text_string(&text), text.length);
    script_load_all(script, &source, record->verdict, &how);
    source_close(&source);
    text_free(&text);
    return script;
}

/* How many findings there are up to entry `last` (0: in all); -1: it cannot be judged. An entry that is not carried out
   is not mended either, even if that rests on something assumed. */
static int count_found(struct search *search, const struct head_change *change, const struct text *text, int last,
                       struct box_cache *cache)
{
    const struct course_record *record = search->course->record;
    struct judging how = judging_with(record, change);
    struct verdict verdict;
    struct source source;
    int found = 0;
    how.cache = cache;
    how.at = last ? last : -1;
    open_text(&source, record, text_string(text), text->length);
    bool judged = judge_record_again(&source, record->verdict, &how, &verdict);
    for (const struct finding *finding = verdict.docket.first; judged && finding; finding = finding->next)
        found += (counts_against(finding) || (finding->idle && finding->ruling == RULING_DOUBTFUL))
                 && (!last || finding->entry);
    search->course->budget -= judged ? verdict.entries : 0;
    found = judged && verdict.judged ? found : -1;
    if (judged)
        verdict_free(&verdict);
    source_close(&source);
    return found;
}

/* ---- what could be changed --------------------------------------------------------------------------------------- */

struct heads {
    struct search *search;
    struct arena *arena;
    struct box_cache cache;
    const struct node *players, *house;
    const struct node *table; /* its first key */
};

/* `says` describes the change: "marker: carl". */
static void try_head_change(struct heads *heads, struct head_change change, const char *says, int distance)
{
    struct search *search = heads->search;
    struct course *course = search->course;
    if (course->budget <= search->spare) {
        search->complete = false;
        return;
    }
    struct text text = {0};
    print_record(course->record, &change, &text);
    int early = count_found(search, &change, &text, course->entry[search->target].number, &heads->cache);
    int left = early == 0 ? count_found(search, &change, &text, 0, &heads->cache) : -1;
    text_free(&text);
    if (left < 0 || left > search->most_left)
        return;
    struct head_change *kept = memcpy(arena_raw(heads->arena, sizeof change), &change, sizeof change);
    search->doubts = 0;
    offer(search, &(struct repair){.change = {.kind = CHANGE_HEAD, .text = says}, .head = kept, .distance = distance},
          left);
}

static struct head_edit edit_of(const struct node *word, const char *with)
{
    return (struct head_edit){word->at.line, word->at.column, word->at.end_column, with};
}

/* Edits later places first, so that earlier ones on a line keep their columns. */
static struct head_change exchange(struct heads *heads, const struct node *one, const struct node *other)
{
    return (struct head_change){.question = -1,
                                .edits = 2,
                                .edit = {edit_of(other, printed_word(heads->arena, one->text)),
                                         edit_of(one, printed_word(heads->arena, other->text))}};
}

/* Tries any two items of a list of words exchanged, from `from` on (NULL: from the first):
   "wings: [violet, lemon, brown]". */
static void try_list(struct heads *heads, const char *key, const struct node *list, const struct node *from,
                     int distance)
{
    if (!list || list->kind != NODE_LIST || list->count > LONGEST_LIST)
        return;
    for (const struct node *item = list->first; item; item = item->next)
        if (item->kind != NODE_WORD)
            return;
    for (const struct node *one = from ? from : list->first; one; one = one->next)
        for (const struct node *other = one->next; other; other = other->next) {
            struct text says = {0};
            if (same(one->text, other->text))
                continue;
            text_format(&says, "%s: [", key);
            for (const struct node *item = list->first; item; item = item->next) {
                text_add(&says, item == list->first ? "" : ", ");
                print_word((item == one ? other : item == other ? one : item)->text, &says);
            }
            text_char(&says, ']');
            try_head_change(heads, exchange(heads, one, other), arena_keep(heads->arena, &says), distance);
        }
}

/* Tries the possessions of two players under each other's names. */
static void try_shares(struct heads *heads, const struct match *match, const struct node *map)
{
    for (const struct node *one = map->first; one && map->kind == NODE_MAP; one = one->next)
        for (const struct node *other = one->next; other; other = other->next) {
            if (seat_named(match, one->key->text) < 0 || seat_named(match, other->key->text) < 0)
                continue;
            const char *says = arena_format(heads->arena, "exchange %s and %s in `%s`", one->key->text,
                                            other->key->text, map->key->text);
            try_head_change(heads, exchange(heads, one->key, other->key), says, EXCHANGED_IN_HEAD);
        }
}

bool nobody_acted(const struct course *course, int target)
{
    int at = 0;
    while (at < target && (course->entry[at].kind != SCRIPT_MOVE || course->entry[at].move.actor == CHANCE))
        at++;
    return at == target;
}

/* Tries another player as the one who begins: under that key, and every other that names the same player. Later places
   are edited first, as in exchange. */
static void try_names_of(struct heads *heads, const struct match *match, const struct node *part)
{
    int seat = seat_named(match, part->text);
    int distance = nobody_acted(heads->search->course, heads->search->target) ? OTHER_BEGAN : OTHER_BEGINS;
    for (int other = 0; other < match->seats && seat >= 0; other++) {
        struct head_change change = {.question = -1};
        const char *with = printed_word(heads->arena, match->names[other]);
        for (const struct node *like = part; like && change.edits < MOST_HEAD_EDITS; like = like->next)
            if (like->kind == NODE_WORD && seat_named(match, like->text) == seat) {
                memmove(&change.edit[1], change.edit, (size_t)change.edits++ * sizeof *change.edit);
                change.edit[0] = edit_of(like, with);
            }
        const char *says = arena_format(heads->arena, "%s: %s", part->key->text, with);
        if (other == seat)
            continue;
        try_head_change(heads, change, says, distance);
        if (change.edits > 1) {
            change.edits = 1;
            change.edit[0] = edit_of(part, with);
            try_head_change(heads, change, says, distance);
        }
    }
}

/* Tries the numbers next to it, as for the season; a single finding does not show which of them. */
static void try_numbers_by(struct heads *heads, const struct node *part)
{
    int number = heads->search->course->total > 1 ? atoi(part->text) : 0;
    for (int by = -1; by <= 1 && number > 0; by += 2) {
        const char *with = arena_format(heads->arena, "%d", number + by);
        struct head_change change = {.question = -1, .edits = 1, .edit = {edit_of(part, with)}};
        try_head_change(heads, change, arena_format(heads->arena, "%s: %s", part->key->text, with), OTHER_BEGINS);
    }
}

/* ---- the house --------------------------------------------------------------------------------------------------- */

/* Edits the line of the house rules, before the first; or adds a line. */
static struct head_edit house_edit(const struct heads *heads, const char *pair)
{
    const struct node *house = heads->house, *players = heads->players;
    struct arena *arena = heads->arena;
    if (!house || house->kind != NODE_MAP)
        return (struct head_edit){players->key->at.line, 0, 0, arena_format(arena, "house: {%s}", pair)};
    int column = house->at.column + 1;
    if (!house->first)
        return (struct head_edit){house->at.line, column, column, pair};
    const struct place *first = &house->first->key->at;
    if (first->line == house->at.line && first->column > house->at.column)
        return (struct head_edit){first->line, first->column, first->column, arena_format(arena, "%s, ", pair)};
    return (struct head_edit){first->line, 0, 0, arena_format(arena, "%*s%s", first->column - 1, "", pair)};
}

/* Tries every answer that removes the findings; an answer under which the first finding would be none is likelier. That
   optional entries are required is what the players agreed on, so those are missing. */
static void try_houses(struct heads *heads, const struct match *match)
{
    const struct search *search = heads->search;
    const struct course_record *record = search->course->record;
    const struct finding *first = first_against_entry(record->verdict);
    int optional = question_named(match->game, "unwritten");
    if (record->how->question >= 0 || search->course->total < 2)
        return;
    for (int row = 0; match->game->house[row].name; row++) {
        const struct question *question = &match->game->house[row];
        const struct node *there = heads->house ? node_get(heads->house, question->name) : NULL;
        for (int answer = 0; question->answers[answer]; answer++) {
            const char *pair = arena_format(heads->arena, "%s: %s", question->name, question->answers[answer]);
            bool hinted = first && strings_have(first->house, pair);
            if (row == optional || answer == match->house[row] || !(hinted || search->most_left > 0 || !search->count))
                continue;
            struct head_change change = {.question = row, .answer = answer, .edits = 1};
            change.edit[0] = there ? edit_of(there, question->answers[answer]) : house_edit(heads, pair);
            try_head_change(heads, change, arena_format(heads->arena, "house: {%s}", pair),
                            hinted ? OTHER_HOUSE : UNHINTED_HOUSE);
        }
    }
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

/* Reads the head; false: it was already read, or the finding does not concern it. */
static bool open_heads(struct heads *heads, struct search *search)
{
    struct course *course = search->course;
    const struct course_record *record = course->record;
    *heads = (struct heads){.search = search, .arena = course->arena};
    if (!record || course->changed || course->script->first > 1 || course->before[search->target] > 0)
        return false;
    struct source source;
    open_text(&source, record, record->text, record->length);
    struct reader *reader = reader_open(&source);
    struct node *key;
    int line;
    reader_return(reader, record->verdict->line);
    bool found = reader_document(reader, &line);
    while (found && (key = reader_key(reader, heads->arena)) != NULL) {
        const struct node **part = same(key->text, "players") ? &heads->players
                                   : same(key->text, "table") ? &heads->table
                                   : same(key->text, "house") ? &heads->house
                                                              : NULL;
        struct node *value = part ? reader_value(reader, heads->arena) : NULL;
        if (!part)
            reader_skip(reader);
        if (value) {
            value->key = key;
            *part = value;
        }
    }
    heads->table = heads->table && heads->table->kind == NODE_MAP ? heads->table->first : NULL;
    reader_close(reader);
    source_close(&source);
    return heads->players;
}

static void try_beginnings(struct heads *heads, const struct match *match)
{
    for (const struct node *part = heads->table; part; part = part->next)
        if (part->key && part->kind == NODE_WORD) {
            try_names_of(heads, match, part);
            try_numbers_by(heads, part);
        }
}

void try_beginning(struct search *search)
{
    struct heads heads;
    if (open_heads(&heads, search))
        try_beginnings(&heads, search->course->match);
    box_cache_free(&heads.cache);
}

/* Is the mistake, at first sight, that another player had the turn? */
static bool is_out_of_turn(const struct search *search)
{
    const struct finding *first = first_against_entry(search->course->record->verdict);
    return first && same(first->rule->code, "log.turn");
}

/* A player acts out of turn: is the whole log legal with another seat order? Three players have only two orders. */
void try_seats(struct search *search)
{
    struct heads heads;
    if (open_heads(&heads, search) && is_out_of_turn(search))
        try_list(&heads, "players", heads.players, heads.players->count == 3 ? heads.players->first->next : NULL,
                 OTHER_SEATS);
    box_cache_free(&heads.cache);
}

void try_head(struct search *search)
{
    const struct match *match = search->course->match;
    struct heads heads;
    if (!open_heads(&heads, search))
        return;
    try_beginnings(&heads, match);
    /* One finding alone does not show that two players or items were exchanged. */
    for (const struct node *part = search->course->total < 2 ? NULL : heads.table; part; part = part->next) {
        if (!part->key || part->kind == NODE_WORD)
            continue;
        try_shares(&heads, match, part);
        try_list(&heads, part->key->text, part, NULL, EXCHANGED_IN_HEAD);
    }
    if (!is_out_of_turn(search))
        try_list(&heads, "players", heads.players, NULL, EXCHANGED_IN_HEAD);
    try_houses(&heads, match);
    box_cache_free(&heads.cache);
}
