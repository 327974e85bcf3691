/* Kinds of changes: what each replaces, in the text of the record and in words. */
#include "study/mend/repair_text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/unicode.h"
#include "base/words.h"
#include "doc/node.h"
#include "study/entry_lines.h"
#include "study/wording.h"

struct rewriting {
    struct patch *patch;
    const struct repair *repair;
    const struct script_entry *there;
    const struct match *match;
    struct entry_lines lines; /* of the entry there */
};

/* The new entry keeps the note of the old one, if it can be read. */
static void replace(const struct rewriting *rewriting, const struct entry_lines *lines, const struct script_entry *with,
                    const char *note)
{
    struct text noted = {0};
    bool keeps = note && with->kind == SCRIPT_MOVE;
    if (keeps)
        noted_print(rewriting->match, &with->move, NULL, note, &noted);
    entry_lines_rewrite(rewriting->patch, lines, keeps ? text_string(&noted) : with->text);
    text_free(&noted);
}

/* If only the name changes, the rest of the line stays. False: more changes, or the entry does not begin with the
   name. */
static bool write_name(const struct rewriting *rewriting, const struct script_entry *there,
                       const struct script_entry *with)
{
    const struct match *match = rewriting->match;
    struct move named = there->move;
    int length, column = there->at.column;
    named.actor = with->move.actor;
    if (there->kind != SCRIPT_MOVE || with->kind != SCRIPT_MOVE || there->torn
        || !move_same(match, &named, &with->move))
        return false;
    const char *line = patch_line(rewriting->patch, there->at.line, &length);
    const char *name = actor_name(match, there->move.actor);
    int bytes = (int)strlen(name);
    bool stands = line && column > 0 && column - 1 + bytes < length
                  && strncmp(line + column - 1, name, (size_t)bytes) == 0 && line[column - 1 + bytes] == ':'
                  && !rewriting->patch->number[there->at.line]->gone;
    if (stands)
        patch_edit(rewriting->patch, there->at.line, column, column + code_points(name, strlen(name)),
                   printed_word(&rewriting->patch->arena, actor_name(match, with->move.actor)));
    return stands;
}

/* Writes the entries in the place of those there, one by one; more are added after them, or before the entry there if it
   stays. */
static bool rewrite(const struct rewriting *rewriting)
{
    const struct repair *repair = rewriting->repair;
    const struct entry_lines *place = &rewriting->lines;
    struct patch *patch = rewriting->patch;
    bool all = true;
    for (int i = 0; i < repair->drops; i++) {
        const struct script_entry *with = i < repair->puts ? &repair->put[i] : NULL;
        const struct script_entry *there = &rewriting->there[i];
        struct entry_lines lines = entry_lines(patch, there);
        bool stays = with && repair->drops > 1 && same(there->text, with->text);
        if (stays || (with && write_name(rewriting, there, with)))
            continue;
        if (with && lines.indent)
            replace(rewriting, &lines, with, there->note);
        else if (!with && (lines.indent || there->torn))
            patch_remove(patch, lines.first, lines.last);
        else
            all = false;
    }
    for (int i = repair->drops; repair->put && i < repair->puts; i++)
        entry_lines_write(patch, place, repair->drops ? place->last + 1 : place->first, repair->put[i].text);
    return all;
}

/* Moves the entry there before the first, with its comments. */
static bool move_up(const struct rewriting *rewriting, const struct script_entry *there)
{
    struct patch *patch = rewriting->patch;
    struct entry_lines lines = entry_lines(patch, there);
    for (int line = lines.first; lines.indent && line <= lines.last; line++) {
        const struct patch_line *was = patch->number[line], *now = was->gone ? was->instead : was;
        if (now)
            patch_insert(patch, rewriting->lines.first,
                         arena_copy(&patch->arena, now->text, strcspn(now->text, "\r\n")));
    }
    if (lines.indent)
        patch_remove(patch, lines.first, lines.last);
    return lines.indent > 0;
}

/* Moves the entries of the second part before the first, or all in their new order. */
static bool swap(const struct rewriting *rewriting)
{
    const struct change *change = &rewriting->repair->change;
    const struct script_entry *there = rewriting->there, *end = there + rewriting->repair->drops;
    bool all = true;
    for (const char *at = change->order; at && *at; at += strcspn(at, " "), at += strspn(at, " "))
        for (const struct script_entry *entry = there; entry < end; entry++)
            if (entry->number == atoi(at))
                all &= move_up(rewriting, entry);
    while (there < end && there->number != change->second)
        there++;
    for (; !change->order && there < end; there++)
        all &= move_up(rewriting, there);
    return all;
}

/* ---- in words --------------------------------------------------------------------------------------------------- */

static void print_part(int first, int last, struct text *out)
{
    if (last > first)
        text_format(out, "entries %d to %d", first, last);
    else
        text_format(out, "entry %d", first);
}

bool changes_go_together(const struct change *change, const struct change *other)
{
    bool writes = change->kind == CHANGE_REPLACE || change->kind == CHANGE_INSERT;
    return writes && other->kind == change->kind && other->entry == change->entry;
}

/* "`a`", "one of `a`, `b`"; of more than are listed only some: "an entry such as `a`, `b`, `c`" */
static void print_texts(const struct change *change, struct text *out)
{
    enum { SOME = 3 };
    int count = 0, shown = 0;
    for (const struct change *other = change; other; other = other->next)
        count += changes_go_together(other, change);
    bool many = count >= MOST_REPAIRS;
    text_add(out, many ? "an entry such as " : count > 1 ? "one of " : "");
    for (const struct change *other = change; other && !(many && shown == SOME); other = other->next)
        if (other == change || changes_go_together(other, change)) {
            text_add(out, shown++ ? ", " : "");
            text_quote_lines(out, other->text);
        }
}

static void print_replacement(const struct change *change, struct text *out)
{
    text_format(out, "change entry %d to ", change->entry);
    print_texts(change, out);
}

static void print_insertion(const struct change *change, struct text *out)
{
    if (change->gap) {
        text_format(out,
                    "a %s is not written before entry %d: write it, or add `%s` with what you know of the position",
                    change->gap, change->entry, change->text);
        return;
    }
    /* The first entry that all of them may be inserted before; 0: only there. */
    int since = change->since;
    for (const struct change *other = change->next; other; other = other->next)
        if (changes_go_together(other, change) && (!other->since || other->since > since))
            since = since ? other->since : 0;
    text_add(out, "add ");
    print_texts(change, out);
    text_format(out, " before entry %d", change->entry);
    if (since)
        text_format(out, " or any earlier one from %d on", since);
}

static void print_deletion(const struct change *change, struct text *out)
{
    if (change->last > change->entry)
        text_format(out, "remove entries %d to %d, which are written twice", change->entry, change->last);
    else
        text_format(out, "remove entry %d, `%s`", change->entry, change->text);
}

static void print_exchange(const struct change *change, struct text *out)
{
    bool one = change->second == change->entry + 1, other = change->last == change->second;
    if (change->pair || (one && other && !change->order))
        text_format(out, "exchange entries %d and %d", change->entry, change->last);
    else if (change->order) {
        text_add(out, "put ");
        print_part(change->entry, change->last, out);
        text_format(out, " in the order %s", change->order);
    } else if (one == other) {
        text_add(out, "exchange ");
        print_part(change->entry, change->second - 1, out);
        text_add(out, " with ");
        print_part(change->second, change->last, out);
    } else if (one)
        text_format(out, "move entry %d after entry %d", change->entry, change->last);
    else
        text_format(out, "move entry %d before entry %d", change->last, change->entry);
}

static void print_players(const struct change *change, struct text *out)
{
    if (!change->named)
        text_add(out, "change the names in ");
    else if (change->exchanged)
        text_format(out, "exchange the names %s and %s in ", change->written, change->named);
    else
        text_format(out, "change %s to %s in ", change->written, change->named);
    print_part(change->entry, change->last, out);
}

static void print_split(const struct change *change, struct text *out)
{
    text_format(out, "split entry %d: ", change->entry);
    text_quote_lines(out, change->text);
}

static void print_head(const struct change *change, struct text *out)
{
    text_format(out, strchr(change->text, '`') ? "%s" : "write `%s`", change->text);
}

/* ---- the kinds -------------------------------------------------------------------------------------------------- */

const struct kind_of_change change_kinds[CHANGES] = {
    [CHANGE_REPLACE] = {"replace", 1, print_replacement},
    [CHANGE_INSERT] = {"insert", 0, print_insertion},
    [CHANGE_DELETE] = {"delete", 1, print_deletion},
    [CHANGE_SWAP] = {"swap", AS_MANY, print_exchange},
    [CHANGE_PLAYERS] = {"players", AS_MANY, print_players},
    [CHANGE_SPLIT] = {"split", 1, print_split},
    [CHANGE_TABLE] = {"table", 0, print_head},
    [CHANGE_HEAD] = {"head", 0, print_head},
};

int change_drops(enum change_kind kind, int puts)
{
    int drops = change_kinds[kind].drops;
    return drops == AS_MANY ? puts : drops;
}

const char *change_word(const struct change *change)
{
    bool one = change->second == change->entry + 1, other = change->last == change->second;
    switch (change->kind) {
    case CHANGE_INSERT:
        return change->gap ? "gap" : strncmp(change->text, "set: ", strlen("set: ")) == 0 ? "set" : "insert";
    case CHANGE_SWAP:
        return change->order ? "exchange-turns" : one && other ? "swap" : one || other ? "move" : "exchange-turns";
    case CHANGE_PLAYERS:
        return change->named && !change->exchanged ? "rename-turn" : "players";
    case CHANGE_TABLE:
        return "insert";
    case CHANGE_HEAD:
        return "replace";
    default:
        return change_kinds[change->kind].name;
    }
}

void print_change(const struct change *change, struct text *out)
{
    struct text others = {0};
    /* The first of a place was printed with the others of that place. */
    for (const struct change *other = change->next; other; other = other->next) {
        const struct change *before = change;
        while (before != other && !changes_go_together(other, before))
            before = before->next;
        if (before != other)
            continue;
        text_add(&others, "; ");
        change_kinds[other->kind].print(other, &others);
    }
    text_add(out, others.length ? "one of: " : "");
    change_kinds[change->kind].print(change, out);
    text_add(out, text_string(&others));
    text_free(&others);
}

void print_fix(const struct finding *finding, struct text *out)
{
    const struct change *change = finding->fix;
    if (change->kind == CHANGE_REPLACE && change->entry == finding->entry && !change->next)
        text_add(out, change->text);
    else if (change->kind == CHANGE_INSERT && !finding->entry) {
        text_add(out, "add ");
        print_texts(change, out);
        text_format(out, " after entry %d", change->entry - 1);
    } else
        print_change(change, out);
}

bool write_repair(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct match *match)
{
    if (repair->head) {
        write_head(patch, repair->head, 0);
        return true;
    }
    struct rewriting rewriting = {patch, repair, there, match, entry_lines(patch, there)};
    return there->number && rewriting.lines.indent
           && (repair->change.kind == CHANGE_SWAP ? swap(&rewriting) : rewrite(&rewriting));
}

/* ---- from a finding, and for a finding -------------------------------------------------------------------------- */

/* Reads the entries of a text, one per line. */
static void read_lines(struct arena *arena, const struct match *match, const char *text, struct repair *repair)
{
    for (const char *line = text; *line; line = line_after(line))
        repair->puts++;
    repair->put = arena_take(arena, (size_t)repair->puts * sizeof *repair->put);
    for (struct script_entry *entry = repair->put; *text; text = line_after(text), entry++) {
        entry->text = arena_copy(arena, text, strcspn(text, "\n"));
        entry->kind = entry_of_text(match, arena, entry->text, &entry->move) ? SCRIPT_MOVE : SCRIPT_TEXT;
    }
}

bool write_change(struct patch *patch, const struct change *change, const struct script *script)
{
    if (change->entry < 1 || change->entry > script->count || change->last > script->count)
        return false;
    const struct script_entry *there = &script->entry[change->entry - 1];
    struct repair repair = {.change = *change, .drops = change->last - change->entry + 1};
    if (change->kind != CHANGE_SWAP && change->kind != CHANGE_DELETE) {
        read_lines(&patch->arena, &script->verdict.match, change->text, &repair);
        repair.drops = change_drops(change->kind, repair.puts);
    }
    return change->entry - 1 + repair.drops <= script->count
           && write_repair(patch, &repair, there, &script->verdict.match);
}

/* Whose name was wrong, if it is about one or two players; two may have each other's names, or hands of a deal. */
static void tell_names(const struct course *course, struct repair *repair)
{
    const struct script_entry *there = &course->entry[repair->at], *put = repair->put;
    struct change *change = &repair->change;
    int now = put->move.actor, was = there->move.actor;
    bool deals = now == CHANCE, exchanged = deals, others = false;
    for (int i = put->move.used - 1; deals && i >= 0; i--)
        if (there->move.item[i] != put->move.item[i]) {
            now = put->move.item[i];
            was = there->move.item[i];
        }
    for (int i = 0; !deals && i < repair->puts; i++) {
        int is = put[i].move.actor, other = there[i].move.actor;
        bool renamed = there[i].kind == SCRIPT_MOVE && other != is;
        exchanged |= renamed && other == now && is == was;
        others |= renamed && !(other == was && is == now) && !(other == now && is == was);
    }
    if (others || now == CHANCE)
        return;
    change->written = course->match->names[was];
    change->named = course->match->names[now];
    change->exchanged = exchanged;
}

/* The numbers of the entries in their new order; NULL: only two parts are exchanged. */
static const char *tell_order(const struct course *course, const struct repair *repair)
{
    const struct script_entry *there = &course->entry[repair->at], *put = repair->put;
    int count = repair->drops, second = 0, i = 0;
    while (there[second].number != put->number)
        second++;
    while (i < count && put[i].number == there[(second + i) % count].number)
        i++;
    struct text order = {0};
    for (int k = 0; i < count && k < count; k++)
        text_format(&order, "%s%d", k ? ", " : "", put[k].number);
    return i < count ? arena_keep(course->arena, &order) : NULL;
}

void describe_repair(const struct course *course, struct repair *repair)
{
    const struct script_entry *there = &course->entry[repair->at];
    struct change *change = &repair->change;
    enum change_kind kind = change->kind;
    change->entry = kind == CHANGE_HEAD ? 0 : there->number;
    if (kind == CHANGE_DELETE || kind == CHANGE_SWAP || kind == CHANGE_PLAYERS)
        change->last = there[repair->drops - 1].number;
    if (kind == CHANGE_SWAP) {
        change->second = repair->put->number;
        change->order = tell_order(course, repair);
        int in_place = 1;
        while (in_place < repair->drops - 1 && repair->put[in_place].number == there[in_place].number)
            in_place++;
        change->pair = change->order && change->second == change->last && in_place == repair->drops - 1;
    }
    if (kind == CHANGE_PLAYERS)
        tell_names(course, repair);
    if (kind == CHANGE_HEAD)
        return;
    bool stays = kind == CHANGE_DELETE || kind == CHANGE_SWAP;
    struct text text = {0};
    for (int i = 0; i < (kind == CHANGE_SWAP ? 1 : stays ? repair->drops : repair->puts); i++)
        text_format(&text, "%s%s", i ? "\n" : "", (stays ? there : repair->put)[i].text);
    change->text = arena_keep(course->arena, &text);
}

static const char *keep_string(struct arena *arena, const char *string)
{
    return string ? arena_string(arena, string) : NULL;
}

const struct change *keep_change(const struct change *change, const struct change *next, struct arena *arena)
{
    struct change *kept = arena_take(arena, sizeof *kept);
    *kept = *change;
    kept->next = next;
    kept->text = keep_string(arena, change->text);
    kept->written = keep_string(arena, change->written);
    kept->named = keep_string(arena, change->named);
    kept->gap = keep_string(arena, change->gap);
    kept->order = keep_string(arena, change->order);
    return kept;
}
