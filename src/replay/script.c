/* Scripts: keep a log as it was understood, and judge it again with changes. */
#include "replay/script.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "game/entry.h"
#include "replay/judge.h"
#include "replay/remarks.h"
#include "replay/worlds.h"

enum { MOST_CORRECTED = 8 };

/* ---- keeping --------------------------------------------------------------------------------------------------- */

/* The script being filled while its record is judged. */
struct keeping {
    struct script *script;
    int last; /* number of the last entry to keep */
};

static struct node *copy_tree(struct arena *arena, const struct node *node)
{
    struct node *copy = node->kind == NODE_WORD ? node_spelt(arena, node->text, strlen(node->text), node->at)
                                                : node_new(arena, node->kind, node->at);
    copy->value = node->value;
    copy->plain = node->plain;
    for (const struct node *child = node->first; child; child = child->next)
        node_append(copy, child->key ? copy_tree(arena, child->key) : NULL, copy_tree(arena, child));
    return copy;
}

static const char *one_line(struct arena *arena, const struct step *step)
{
    struct text line = {0};
    if (step->move)
        move_print(step->match, step->move, &line);
    else if (step->torn && step->item->kind == NODE_WORD)
        text_add(&line, step->item->text);
    else
        node_print_line(step->item, &line);
    return arena_keep(arena, &line);
}

const struct node *item_note(const struct node *item)
{
    const struct node *child = item->kind == NODE_MAP && item->first ? item->first->first : NULL;
    while (child && !(child->key && names_alike(child->key->text, "note")))
        child = child->next;
    return child;
}

/* Prints `illegal` and `ruled`, in the short form or (`braces`) as keys of the long one, each with its separator. */
static void print_remarks(const struct remarks *remarks, bool braces, struct text *out)
{
    if (remarks && remarks->illegal) {
        text_add(out, braces ? ", illegal: [" : " illegal");
        for (int i = 0; i < remarks->codes; i++)
            text_format(out, "%s%s", braces ? (i ? ", " : "") : " ", remarks->code[i]->code);
        text_add(out, braces ? "]" : "");
    }
    if (remarks && remarks->ruled != UNRULED)
        text_format(out, braces ? ", ruled: %s" : " ruled %s", remarks->ruled == RULED_VOID ? "void" : "stands");
}

static void print_actor(const struct match *match, const struct move *move, struct text *out)
{
    print_word(actor_name(match, move->actor), out);
    text_add(out, ": ");
}

void noted_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                 struct text *out)
{
    print_actor(match, move, out);
    move_print_long(match, move, out);
    out->bytes[--out->length] = '\0';
    print_remarks(remarks, true, out);
    text_format(out, note ? ", note: %s}" : "}", note);
}

void remarked_print(const struct match *match, const struct move *move, const struct remarks *remarks, const char *note,
                    struct text *out)
{
    struct text value = {0};
    move_print_value(match, move, &value);
    if (note || (*text_string(&value) == '{' && remarks && remarks->carried))
        noted_print(match, move, remarks, note, out);
    else {
        print_actor(match, move, out);
        text_add(out, text_string(&value));
        print_remarks(remarks, false, out);
    }
    text_free(&value);
}

void step_print(const struct step *step, struct text *out)
{
    const struct node *part = step->claims ? step->claims : step->set;
    if (part) {
        text_add(out, step->claims ? "claims: " : "set: ");
        node_print_line(part, out);
    }
    if (step->move) {
        struct text noted = {0};
        if (step->note)
            node_print_line(step->note, &noted);
        remarked_print(step->match, step->move, step->remarks, step->note ? text_string(&noted) : NULL, out);
        text_free(&noted);
    }
}

static const char *respelt(struct arena *arena, const struct step *step)
{
    struct text out = {0};
    if (!(step->move || step->set) || !step->reworded)
        return NULL;
    step_print(step, &out);
    return arena_keep(arena, &out);
}

int harmless_entries(const enum optional *kind, int count)
{
    int harmless = 0;
    while (harmless < count && kind[harmless] == HARMLESS)
        harmless++;
    return harmless;
}

bool entry_of_text(const struct match *match, struct arena *arena, const char *text, struct move *move)
{
    const struct node *entry = read_text(text, arena, (struct complaints){0}),
                      *value = entry ? only_value(entry) : NULL;
    struct fault silent = {.match = match, .scratch = arena};
    int actor = value ? actor_named(match, value->key->text) : -1;
    bool read = actor >= 0 && move_read(match, arena, actor, value, &silent, move);
    move->map = NULL;
    return read;
}

/* How the first finding that knows it says that the entry was probably intended; "": not known. */
static const char *corrected(const struct finding *first)
{
    while (first && !first->corrected)
        first = first->next;
    return first ? first->corrected : "";
}

int correction_of(const struct match *match, struct arena *arena, const struct finding *first,
                  const struct move **moves)
{
    const char *text = corrected(first);
    struct move *move = *text ? arena_take(arena, MOST_CORRECTED * sizeof *move) : NULL;
    int count = 0;
    for (; *text; text += *text == '\n', count++) {
        size_t length = strcspn(text, "\n");
        if (count == MOST_CORRECTED || !entry_of_text(match, arena, arena_copy(arena, text, length), &move[count]))
            return 0;
        text += length;
    }
    *moves = move;
    return count;
}

/* Keeps one more entry of a line that has several. */
static void keep_part(struct arena *arena, struct script_entry *entry, const struct step *step)
{
    struct move *more = arena_raw(arena, (size_t)(entry->more_count + 1) * sizeof *more);
    struct text by_the_book = {0};
    if (entry->more_count)
        memcpy(more, entry->more, (size_t)entry->more_count * sizeof *more);
    more[entry->more_count] = *step->move;
    more[entry->more_count++].map = NULL;
    entry->more = more;
    text_format(&by_the_book, "%s\n", entry->respelt);
    step_print(step, &by_the_book);
    entry->respelt = arena_keep(arena, &by_the_book);
    entry->text = arena_format(arena, "%s; %s", entry->text, one_line(arena, step));
}

static int where_it_belongs(const struct finding *first)
{
    while (first && !first->belongs)
        first = first->next;
    return first ? first->belongs : 0;
}

void script_keep(struct script *script, const struct step *step)
{
    struct arena *arena = &script->arena;
    if (step->part > 0) {
        keep_part(arena, &script->entry[script->count - 1], step);
        return;
    }
    if (!script->opening)
        script->opening = state_copy(step->match, arena, step->before);
    script->entry = must_make_room(script->entry, script->count, &script->room, sizeof *script->entry);
    struct script_entry *entry = &script->entry[script->count++];
    *entry = (struct script_entry){.kind = step->move     ? SCRIPT_MOVE
                                           : step->claims ? SCRIPT_CLAIMS
                                           : step->set    ? SCRIPT_SET
                                                          : SCRIPT_UNREAD,
                                   .number = step->entry,
                                   .at = step->at,
                                   .last_line = step->last_line,
                                   .torn = step->torn,
                                   .text = one_line(arena, step),
                                   .accepted = step->accepted,
                                   .waiting = step->waiting,
                                   .partly = step->remarks && step->remarks->unread,
                                   .respelt = respelt(arena, step),
                                   .assumed_count = step->assumed_count,
                                   .harmless = harmless_entries(step->assumed_kind, step->assumed_count),
                                   .belongs = where_it_belongs(step->findings),
                                   .claims = step->claims ? copy_tree(arena, step->claims) : NULL,
                                   .set = step->set ? copy_tree(arena, step->set) : NULL};
    if (step->remarks && step->remarks->carried) {
        struct remarks *remarks = arena_take(arena, sizeof *remarks);
        *remarks = *step->remarks;
        remarks->illegal = remarks->illegal ? copy_tree(arena, remarks->illegal) : NULL;
        remarks->ruled_node = remarks->ruled_node ? copy_tree(arena, remarks->ruled_node) : NULL;
        entry->remarks = remarks;
    }
    if (step->note)
        entry->note = node_line(arena, step->note);
    else {
        struct text asides = {0};
        print_remarks(step->remarks, false, &asides);
        entry->asides = arena_keep(arena, &asides);
    }
    if (entry->respelt)
        entry->written = node_line(arena, step->item);
    size_t size = (size_t)step->assumed_count * sizeof *step->assumed;
    if (size)
        entry->assumed = memcpy(arena_raw(arena, size), step->assumed, size);
    if (step->move) {
        entry->move = *step->move;
        entry->move.map = NULL;
    }
}

static void keep_step(void *context, const struct step *step)
{
    const struct keeping *keeping = context;
    if (step->entry >= keeping->script->first && step->entry <= keeping->last)
        script_keep(keeping->script, step);
}

static bool load(struct script *script, struct source *source, const struct verdict *verdict,
                 const struct judging *like, int last)
{
    struct keeping keeping = {script, last};
    script->on_illegal = like->on_illegal;
    struct judging how = judging_like(like);
    how.cache = &script->cache;
    how.watch = keep_step;
    how.context = &keeping;
    how.club = verdict->club;
    how.quiet = how.forgetful = true;
    how.reads_on = like->reads_on;
    how.accept = like->accept;
    bool whole = like->reads_on || (last >= verdict->entries && !verdict->unread);
    how.at = whole ? -1 : last < verdict->entries ? last : verdict->entries;
    bool found = judge_record_again(source, verdict, &how, &script->verdict);
    script->claims = found && whole && !script->verdict.unread ? script->verdict.claims : NULL;
    return found && script->count > 0;
}

/* ---- judges a log again ---- */

bool counts_against(const struct finding *finding)
{
    return finding->ruling <= RULING_UNREADABLE;
}

void rerun_open(struct rerun *rerun, const struct script *script)
{
    const struct verdict *original = &script->verdict;
    *rerun = (struct rerun){.script = script, .claims = script->claims, .how = judging_usual(NULL)};
    rerun->how.on_illegal = script->on_illegal;
    rerun->how.quiet = true;
    rerun->verdict = (struct verdict){.file = original->file, .game = original->game, .match = original->match};
    rerun->verdict.docket.arena = &rerun->arena;
    struct judge *judge = rerun->judge = arena_take(&rerun->verdict.arena, sizeof *judge);
    judge->verdict = &rerun->verdict;
    judge->how = &rerun->how;
    judge->before = state_copy(&original->match, &rerun->verdict.arena, script->opening);
    judge->after = state_copy(&original->match, &rerun->verdict.arena, script->opening);
    judge->state_size = size_of_state(&rerun->verdict.match);
}

void rerun_free(struct rerun *rerun)
{
    text_free(&rerun->judge->sums);
    worlds_free(rerun->judge);
    arena_free(&rerun->judge->entry_arena);
    arena_free(&rerun->arena);
    arena_free(&rerun->verdict.arena);
}

void rerun_from(struct rerun *rerun, const void *state)
{
    memcpy(rerun->judge->before, state, rerun->judge->state_size);
    forget_choices(rerun->judge);
}

/* How many findings count. */
static int count_findings(const struct rerun *rerun)
{
    int count = 0;
    for (const struct finding *finding = rerun->verdict.docket.first; finding; finding = finding->next)
        count += counts_against(finding);
    return count;
}

bool rerun_has(const struct rerun *rerun, enum ruling ruling)
{
    return has_ruling(rerun->verdict.docket.first, ruling);
}

static void begin_entry(struct rerun *rerun, int number)
{
    docket_retract(&rerun->verdict.docket, NULL);
    arena_reset(&rerun->arena);
    arena_reset(&rerun->judge->entry_arena);
    rerun->judge->entry = number;
    rerun->judge->step = (struct step){0};
    rerun->verdict.unread = 0;
}

static const struct remarks none;

static void judge_text(struct rerun *rerun, const char *text)
{
    struct node *item = read_text(text, &rerun->arena, (struct complaints){judge_complain, rerun->judge});
    if (item)
        judge_item(rerun->judge, item, 0, rerun->verdict.docket.last);
}

int rerun_entry(struct rerun *rerun, const struct script_entry *entry, int number)
{
    struct judge *judge = rerun->judge;
    begin_entry(rerun, number);
    if (entry->waiting && entry->kind != SCRIPT_UNREAD)
        return 0;
    switch (entry->kind) {
    case SCRIPT_MOVE:
        judge_read(judge, &entry->move, entry->remarks ? entry->remarks : &none);
        for (int i = 0; i < entry->more_count; i++)
            judge_read(judge, &entry->more[i], &none);
        break;
    case SCRIPT_CLAIMS:
        judge_checkpoint(judge, entry->claims);
        break;
    case SCRIPT_SET:
        if (judge_set(judge, entry->set))
            rerun_from(rerun, judge->after);
        break;
    case SCRIPT_TEXT:
        judge_text(rerun, entry->text);
        break;
    case SCRIPT_UNREAD:
        judge_complain(judge, entry->at, "not understood");
        return 1;
    }
    return count_findings(rerun);
}

int rerun_text(struct rerun *rerun, const char *text, int number, void (*watch)(void *context, const struct step *step),
               void *context)
{
    struct judge *judge = rerun->judge;
    begin_entry(rerun, number);
    rerun->how.watch = watch;
    rerun->how.context = context;
    rerun->how.quiet = false;
    rerun->how.reads_on = true;
    judge->listed = 0;
    judge->logged = number - 1;
    judge->quoted = arena_string(&rerun->arena, text);
    judge_text(rerun, judge->quoted);
    judge->quoted = NULL;
    rerun->how.watch = NULL;
    rerun->how.quiet = true;
    return count_findings(rerun);
}

int rerun_closing(struct rerun *rerun)
{
    begin_entry(rerun, 0);
    if (rerun->claims)
        judge_checkpoint(rerun->judge, rerun->claims);
    return count_findings(rerun);
}

const void *rerun_state(const struct rerun *rerun)
{
    return rerun->judge->before;
}

const struct finding *first_against_entry(const struct verdict *verdict)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && !(counts_against(finding) && finding->entry))
        finding = finding->next;
    return finding && verdict->unread && finding->entry >= verdict->unread ? NULL : finding;
}

bool script_load(struct script *script, struct source *source, const struct verdict *verdict,
                 const struct judging *like)
{
    const struct finding *first = first_against_entry(verdict);
    *script = (struct script){.first = 1};
    if (first && verdict->entries > SCRIPT_LONG && first->entry > SCRIPT_BEFORE)
        script->first = first->entry - SCRIPT_BEFORE;
    return first && load(script, source, verdict, like, script->first + SCRIPT_LONG);
}

bool script_load_all(struct script *script, struct source *source, const struct verdict *verdict,
                     const struct judging *like)
{
    *script = (struct script){.first = 1};
    return load(script, source, verdict, like, INT_MAX);
}

void script_free(struct script *script)
{
    free(script->entry);
    verdict_free(&script->verdict);
    arena_free(&script->arena);
    box_cache_free(&script->cache);
}
