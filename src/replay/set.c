/* `set` in a log: parts of the position, or a new one, as the players found or agreed on it. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/worlds.h"

enum { MOST_TOLD = 4, LONGEST_VALUE = 60 };

/* A `set` while it is judged. */
struct setting {
    struct node *set;   /* has the shape of the table; without its note */
    bool fresh;         /* it has `phase`: a new position */
    struct node *table; /* the resulting position */
    struct arena scratch;
};

/* ---- the position that comes of it ------------------------------------------------------------------------------- */

static void drop_hidden(struct node *map)
{
    for (struct node **link = &map->first; *link;) {
        if ((*link)->hidden) {
            *link = (*link)->next;
            map->count--;
            continue;
        }
        drop_hidden(*link);
        map->last = *link;
        link = &(*link)->next;
    }
    if (!map->first)
        map->last = NULL;
}

/* The position of the shown world alone: each world has its own. */
static struct node *write_position(struct judge *judge, const void *state, const struct node *set, struct arena *arena)
{
    const struct match *match = &judge->verdict->match;
    struct writer writer = writer_new(arena);
    match->game->write(match, state, &writer);
    struct node *table = writer.root;
    /* A board of which the set names a part is then shown, even if it is assumed. */
    const struct game *game = match->game;
    for (struct node *part = table->first; game->set.boards && part; part = part->next)
        if (among(game->set.boards, part->key->text) && node_get(set, part->key->text))
            part->hidden = false;
    drop_hidden(table);
    shape_fits(match->game->table, table, SILENT(match, arena));
    return table;
}

static void lay(struct judge *judge, struct setting *setting)
{
    const struct match *match = &judge->verdict->match;
    const struct game *game = match->game;
    struct arena *arena = &setting->scratch;
    struct node *table = setting->table = write_position(judge, judge->before, setting->set, arena);
    struct node *part = node_copy(arena, setting->set);
    /* Of the old position a new one keeps what stays and is not named. */
    for (const struct field *field = game->table->fields; setting->fresh && field->shape; field++)
        if (!among(game->set.stays, field->name) || node_get(part, field->name))
            node_drop(table, field->name);
    shape_lay_over(game->table, table, part);
    if (setting->fresh && game->set.lay_again)
        game->set.lay_again(match, judge->before, setting->set, table, arena);
    if (!setting->fresh && game->set.lay)
        game->set.lay(match, judge->before, setting->set, table, arena);
    shape_fits(game->table, table, SILENT(match, arena));
}

/* Takes out findings about parts that were there before: they were already reported. */
static void forget_old_faults(struct docket *docket, struct finding *last)
{
    for (struct finding **link = docket_link(docket, last); *link;) {
        if ((*link)->at.line) {
            last = *link;
            link = &last->next;
            continue;
        }
        --*docket_tally(docket, (*link)->ruling);
        *link = (*link)->next;
    }
    docket->last = last;
}

/* Sets the position up in judge->after. False: it is impossible, and the findings say why. */
static bool set_up(struct judge *judge, struct setting *setting, struct place at)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    memset(judge->after, 0, size_of_state(&verdict->match));
    struct hearing hearing = {
        .match = &verdict->match, .state = judge->after, .docket = &verdict->docket, .entry = judge->entry};
    bool possible = worlds_setup(judge, &hearing, setting->table, setting->fresh ? NULL : setting->set, true);
    if (possible)
        forget_old_faults(&verdict->docket, last);
    place_findings(judge, last, at);
    for (struct finding *finding = findings_after(judge, last); finding; finding = finding->next)
        finding->entry = judge->entry;
    if (possible && !setting->fresh && verdict->game->set.keep)
        verdict->game->set.keep(&verdict->match, judge->before, setting->set, judge->after);
    return possible;
}

/* ---- what it changed --------------------------------------------------------------------------------------------- */

/* The differences between two positions in words: "gold of ben 5 -> 6". */
struct differences {
    const struct match *match;
    struct text *out;
    struct arena *scratch;
    int count;
};

static bool is_nothing(const struct node *value)
{
    return !value || (value->kind != NODE_WORD && !value->first);
}

static const char *shown_value(struct arena *scratch, const struct node *value)
{
    const char *line = is_nothing(value) ? "none" : node_line(scratch, value);
    size_t whole = strlen(line), length = cut_length(line, whole, LONGEST_VALUE);
    return length < whole ? arena_format(scratch, "%.*s...", (int)length, line) : line;
}

static void tell_difference(struct differences *differences, const char *what, const struct node *before,
                            const struct node *after)
{
    struct text *out = differences->out;
    bool still_unknown = !before && after && after->kind == NODE_WORD && same(after->text, "unknown");
    bool alike = nodes_print_alike(before, after) || (is_nothing(before) && is_nothing(after));
    if (still_unknown || alike || differences->count++ >= MOST_TOLD)
        return;
    text_format(out, "%s%s %s -> %s", out->length ? "; " : "", what, shown_value(differences->scratch, before),
                shown_value(differences->scratch, after));
}

/* The path to a child in words: "gold of ben", "heaps beta"; for a map with everything of a player, "offerings of
   ben". */
static void name_child(const struct match *match, const char *what, const struct node *child, struct text *out)
{
    bool whose = holder_named(match, child->key->text) >= 0;
    const char *of = strstr(what, " of ");
    if (whose && child->kind == NODE_MAP && *what)
        text_format(out, " of %s", child->key->text);
    else if (of == what)
        text_format(out, "%s%s", child->key->text, what);
    else if (of)
        text_format(out, "%.*s %s%s", (int)(of - what), what, child->key->text, of);
    else
        text_format(out, "%s%s%s", what, !*what ? "" : whose ? " of " : " ", child->key->text);
}

static void compare(struct differences *differences, const char *what, const struct node *before,
                    const struct node *after)
{
    bool map = (!before || before->kind == NODE_MAP) && (!after || after->kind == NODE_MAP) && (before || after);
    if (!map) {
        tell_difference(differences, what, before, after);
        return;
    }
    for (int gone = 0; gone < 2; gone++)
        for (const struct node *child = node_first(gone ? before : after); child; child = child->next) {
            const struct node *other = node_get(gone ? after : before, child->key->text);
            struct text name = {0};
            if (gone && other)
                continue;
            name_child(differences->match, what, child, &name);
            compare(differences, text_string(&name), gone ? child : other, gone ? NULL : child);
            text_free(&name);
        }
}

/* What is unknown before the set is written as unknown; after it too, unless the set names it or changed it. */
static void keep_unknown(const struct node *common, const struct node *set, struct node *before, struct node *after)
{
    for (struct node *child = before->first; child; child = child->next) {
        const struct node *known = node_get(common, child->key->text);
        const struct node *named = node_get(set, child->key->text);
        struct node *now = node_get(after, child->key->text);
        bool unknown = known && known->kind == NODE_WORD && same(known->text, "unknown");
        if (known && child->kind == NODE_MAP && known->kind == NODE_MAP && now && now->kind == NODE_MAP)
            keep_unknown(known, named, child, now);
        else if (unknown && now && !named && nodes_print_alike(child, now))
            *now = (struct node){
                .kind = NODE_WORD, .text = known->text, .plain = true, .key = now->key, .next = now->next};
        if (unknown)
            *child = (struct node){
                .kind = NODE_WORD, .text = known->text, .plain = true, .key = child->key, .next = child->next};
    }
}

/* Describes the changes, "gold of ben 5 -> 6"; for a new position its moment. */
static void tell_changes(struct judge *judge, const struct setting *setting, struct text *out)
{
    struct arena scratch = {0};
    const struct match *match = &judge->verdict->match;
    struct differences differences = {match, out, &scratch, 0};
    if (setting->fresh) {
        text_add(out, "new position: ");
        position_moment(match, judge->after, out);
    } else {
        struct node *before = write_position(judge, judge->before, setting->set, &scratch),
                    *after = write_position(judge, judge->after, setting->set, &scratch);
        if (match->worlds)
            keep_unknown(position_write(match, judge->before, &scratch), setting->set, before, after);
        compare(&differences, "", before, after);
        if (differences.count > MOST_TOLD)
            text_format(out, "; and %d more", differences.count - MOST_TOLD);
        else if (!differences.count)
            text_add(out, "no change");
    }
    arena_free(&scratch);
}

void book_changes(struct judge *judge, const void *before, const void *after, struct booking *last,
                  const struct rule *rule)
{
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    struct docket *docket = &verdict->docket;
    const int *rules = match->game->books.rules;
    int accounts = docket->keep_books ? account_count(match->game) : 0;
    for (int i = 0; i < holder_count(match) * accounts; i++) {
        struct booking rest = {.entry = judge->entry, .seat = i / accounts, .account = i % accounts}, *latest = NULL;
        struct balance was = position_balance(match, before, rest.seat, rest.account),
                       is = position_balance(match, after, rest.seat, rest.account);
        rest.amount = is.halves - was.halves;
        rest.rule = rule ? rule : rules ? &match->game->rules[rules[rest.account]] : &common_rules[LOG_UNKNOWN];
        for (struct booking *own = last ? last->next : docket->bookings; own; own = own->next) {
            own->part = judge->step.part;
            if (own->seat == rest.seat && own->account == rest.account) {
                rest.amount -= own->amount;
                latest = own;
            }
        }
        if (rest.amount || (was.unknown != is.unknown && !latest)) {
            rest.part = judge->step.part;
            docket_book(docket, rest);
            latest = docket->last_booking;
        }
        if (was.unknown != is.unknown)
            latest->knowledge = is.unknown ? BECOMES_UNKNOWN : BECOMES_KNOWN;
    }
}

/* ---- proposes how to write it ---- */

enum { MOST_WORDS = 3 };

const char needs_parts[] = "`set` needs parts of the position, written as in `table:`";

bool begins_with_set(const char *text)
{
    return text && strncmp(text, "set", 3) == 0 && (!text[3] || text[3] == ' ');
}

static bool fits(const struct judge *judge, struct arena *arena, const struct node *set)
{
    return shape_fits(judge->verdict->game->table, node_copy(arena, set), SILENT(&judge->verdict->match, arena));
}

/* ---- in other words ---------------------------------------------------------------------------------------------- */

/* Takes the words that matter, two or three: "gold", "ada", "8". */
static int split(struct arena *arena, const char *text, const char *words[MOST_WORDS])
{
    int count = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        const char *word = arena_copy(arena, text, length);
        size_t bare = length > 2 && same(word + length - 2, "'s") ? length - 2 : length - (word[length - 1] == ':');
        word = arena_copy(arena, word, bare);
        text += length;
        if (one_of("set of to is now has the for = ->", word))
            continue;
        if (count == MOST_WORDS)
            return 0;
        words[count++] = word;
    }
    return count;
}

/* {gold: {ada: 8}} from "gold", "ada", "8". */
static struct node *nested(struct arena *arena, const char *const words[], int count)
{
    struct node *inner = node_word(arena, words[count - 1], (struct place){0});
    for (int i = count - 2; i >= 0; i--) {
        struct node *map = node_new(arena, NODE_MAP, (struct place){0});
        node_append(map, node_word(arena, words[i], (struct place){0}), inner);
        inner = map;
    }
    return inner;
}

/* Tries the words as they are, with the name first, and below a part of the position that has the players. NULL: none
   has the shape. */
static struct node *of_words(const struct judge *judge, struct arena *arena, const char *text)
{
    const char *words[MOST_WORDS] = {0};
    int count = split(arena, text, words);
    struct node *set = count > 1 ? nested(arena, words, count) : NULL;
    if (!set || fits(judge, arena, set) || count < MOST_WORDS)
        return set && fits(judge, arena, set) ? set : NULL;
    bool named = seat_named(&judge->verdict->match, words[0]) >= 0;
    const char *key = words[named], *name = words[!named];
    set = nested(arena, (const char *[]){key, name, words[2]}, 3);
    const struct field *field = judge->verdict->game->table->fields;
    for (; !fits(judge, arena, set) && field->shape; field++)
        set = nested(arena, (const char *[]){field->name, name, key, words[2]}, 4);
    return fits(judge, arena, set) ? set : NULL;
}

/* ---- with a misspelt word ---------------------------------------------------------------------------------------- */

/* Writes the word that was probably intended in the place of the unknown one. */
static void respell(struct node *node, const struct finding *finding)
{
    if (node->text && node->at.line == finding->at.line && node->at.column == finding->at.column
        && same(node->text, finding->unknown))
        node->text = finding->guess;
    for (struct node *child = node->first; child; child = child->next) {
        if (child->key)
            respell(child->key, finding);
        respell(child, finding);
    }
}

static struct node *respelt(const struct judge *judge, struct arena *arena, const struct node *value,
                            const struct finding *first)
{
    struct node *set = node_copy(arena, value), *bare = NULL;
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (finding->guess && finding->unknown)
            respell(set, finding);
    bare = node_copy(arena, set);
    node_drop(bare, "note");
    return bare->first && fits(judge, arena, bare) ? set : NULL;
}

/* ---- saying it --------------------------------------------------------------------------------------------------- */

/* What the item sets; NULL: it is not a set. */
static const struct node *value_of(const struct node *item, const struct finding *first)
{
    if (item->kind == NODE_WORD)
        return begins_with_set(item->text) ? item : NULL;
    const struct node *value = only_value(item);
    bool meant = value && (same(value->key->text, "set") || (first->guess && same(first->guess, "set")));
    return meant && value->kind != NODE_LIST ? value : NULL;
}

void propose_set(struct judge *judge, const struct node *item, struct finding *first)
{
    struct arena *arena = judge->verdict->docket.arena;
    const struct node *value = first && !first->corrected ? value_of(item, first) : NULL;
    bool words = value && value->kind == NODE_WORD;
    struct node *set = !value  ? NULL
                       : words ? of_words(judge, &judge->entry_arena, value->text)
                               : respelt(judge, &judge->entry_arena, value, first);
    if (!set)
        return;
    first->corrected = arena_format(arena, "set: %s", node_line(&judge->entry_arena, set));
    if (words)
        first->message = printable(arena, arena_format(arena, "%s; did you mean `%s`?", needs_parts, first->corrected));
}

/* ---- judging it -------------------------------------------------------------------------------------------------- */

struct node *read_set(struct judge *judge, struct node *value)
{
    if (value->kind != NODE_MAP || !value->first) {
        judge_complain(judge, value->at, needs_parts);
        return NULL;
    }
    struct node *set = node_copy(&judge->entry_arena, value);
    const struct node *note = node_get(set, "note");
    node_drop(set, "note");
    worlds_lay_boards(judge, set);
    if (!fits_as_meant(judge, &judge->entry_arena, judge->verdict->game->table, &set))
        return NULL;
    if (note && note->kind != NODE_WORD)
        judge_complain(judge, note->at, "`note` must be text");
    return set;
}

bool judge_set(struct judge *judge, struct node *value)
{
    struct verdict *verdict = judge->verdict;
    struct setting setting = {.set = read_set(judge, value)};
    if (!setting.set)
        return false;
    struct finding *last = verdict->docket.last;
    struct place at = value->key ? value->key->at : value->at;
    setting.fresh = node_get(setting.set, "phase");
    lay(judge, &setting);
    text_clear(&judge->sums);
    if (set_up(judge, &setting, at)) {
        tell_changes(judge, &setting, &judge->sums);
        judge_note(judge, LOG_SET, at, "%s", text_string(&judge->sums));
        if (judge->worlds)
            worlds_set(judge, value);
        book_changes(judge, judge->before, judge->after, verdict->docket.last_booking, &common_rules[LOG_SET]);
        if (setting.fresh)
            forget_choices(judge);
    } else {
        memcpy(judge->after, judge->before, judge->state_size);
        if (judge->worlds)
            worlds_set(judge, value);
    }
    set_moments(judge, findings_after(judge, last), judge->before);
    arena_free(&setting.scratch);
    return true;
}
