/* `set` in a log: parts of the position, or a new one, as the players found or agreed on it. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"

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

static struct node *write_position(struct judge *judge, const void *state, const struct node *set, struct arena *arena)
{
    const struct match *match = &judge->verdict->match;
    struct node *table = position_write(match, state, arena);
    /* A board of which the set names a part is then shown, even if it is assumed. */
    const struct game *game = match->game;
    for (struct node *part = table->first; game->set.boards && part; part = part->next)
        if (among(game->set.boards, part->key->text) && node_get(set, part->key->text))
            part->hidden = false;
    drop_hidden(table);
    struct fault silent = {.match = match, .scratch = arena};
    shape_fits(match->game->table, table, &silent);
    return table;
}

/* Keeps only the parts of the old position that stay in a new one. */
static void keep_what_stays(const struct game *game, struct node *table)
{
    for (const struct field *field = game->table->fields; field->shape; field++)
        if (!among(game->set.stays, field->name))
            node_drop(table, field->name);
}

static void lay(struct judge *judge, struct setting *setting)
{
    const struct match *match = &judge->verdict->match;
    setting->table = write_position(judge, judge->before, setting->set, &setting->scratch);
    struct node *part = node_copy(&setting->scratch, setting->set);
    if (setting->fresh) {
        keep_what_stays(match->game, setting->table);
        for (const struct node *child = part->first; child; child = child->next)
            node_drop(setting->table, child->key->text);
    }
    shape_lay_over(match->game->table, setting->table, part);
    if (setting->fresh && match->game->set.lay_again)
        match->game->set.lay_again(match, judge->before, setting->set, setting->table, &setting->scratch);
    if (!setting->fresh && match->game->set.lay)
        match->game->set.lay(match, judge->before, setting->set, setting->table, &setting->scratch);
    struct fault silent = {.match = match, .scratch = &setting->scratch};
    shape_fits(match->game->table, setting->table, &silent);
}

/* Takes out findings about parts that were there before: they were already reported. */
static void forget_old_faults(struct docket *docket, struct finding *last)
{
    struct finding *kept = last;
    for (struct finding *finding = docket_after(docket, last), *next; finding; finding = next) {
        next = finding->next;
        if (finding->at.line) {
            kept = finding;
            continue;
        }
        *(kept ? &kept->next : &docket->first) = next;
        --*(finding->ruling == RULING_NOTED ? &docket->notes : &docket->kept);
    }
    docket->last = kept;
}

/* Sets the position up in judge->after. False: it is impossible, and the findings say why. */
static bool set_up(struct judge *judge, struct setting *setting, struct place at)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    memset(judge->after, 0, verdict->game->state_size);
    struct hearing hearing = {
        .match = &verdict->match, .state = judge->after, .docket = &verdict->docket, .entry = judge->entry};
    bool possible = verdict->game->setup(&hearing, setting->table);
    if (possible)
        forget_old_faults(&verdict->docket, last);
    for (struct finding *finding = docket_after(&verdict->docket, last); finding; finding = finding->next) {
        finding->entry = judge->entry;
        if (!finding->at.line)
            finding->at = at;
    }
    if (possible && !setting->fresh && verdict->game->set.keep)
        verdict->game->set.keep(&verdict->match, judge->before, setting->set, judge->after);
    return possible;
}

/* ---- what it changed --------------------------------------------------------------------------------------------- */

/* The differences between two positions in words: "gold of ben 5 -> 6". */
struct differences {
    const struct match *match;
    struct text *out;
    int count;
};

static void tell_value(const struct node *value, struct text *out)
{
    struct text line = {0};
    if (value)
        node_print_line(value, &line);
    else
        text_add(&line, "nothing");
    size_t length = cut_length(text_string(&line), line.length, LONGEST_VALUE);
    text_format(out, "%.*s%s", (int)length, text_string(&line), length < line.length ? "..." : "");
    text_free(&line);
}

static bool same_value(const struct node *a, const struct node *b)
{
    struct text one = {0}, other = {0};
    if (a)
        node_print_line(a, &one);
    if (b)
        node_print_line(b, &other);
    bool equal = a && b ? same(text_string(&one), text_string(&other)) : a == b;
    text_free(&one);
    text_free(&other);
    return equal;
}

static void tell_difference(struct differences *differences, const char *what, const struct node *before,
                            const struct node *after)
{
    struct text *out = differences->out;
    bool still_unknown = !before && after && after->kind == NODE_WORD && same(after->text, "unknown");
    if (still_unknown || same_value(before, after) || differences->count++ >= MOST_TOLD)
        return;
    text_format(out, "%s%s ", out->length ? "; " : "", what);
    tell_value(before, out);
    text_add(out, " -> ");
    tell_value(after, out);
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
    static const struct node nothing = {.kind = NODE_MAP};
    bool map = (!before || before->kind == NODE_MAP) && (!after || after->kind == NODE_MAP) && (before || after);
    if (!map) {
        tell_difference(differences, what, before, after);
        return;
    }
    const struct node *from = before ? before : &nothing, *to = after ? after : &nothing;
    for (const struct node *child = to->first; child; child = child->next) {
        struct text name = {0};
        name_child(differences->match, what, child, &name);
        compare(differences, text_string(&name), node_get(from, child->key->text), child);
        text_free(&name);
    }
    for (const struct node *child = from->first; child; child = child->next)
        if (!node_get(to, child->key->text)) {
            struct text name = {0};
            name_child(differences->match, what, child, &name);
            compare(differences, text_string(&name), child, NULL);
            text_free(&name);
        }
}

/* Describes the changes, "gold of ben 5 -> 6"; for a new position its moment. */
static void tell_changes(struct judge *judge, const struct setting *setting, struct text *out)
{
    struct arena scratch = {0};
    const struct match *match = &judge->verdict->match;
    struct differences differences = {match, out, 0};
    if (setting->fresh) {
        text_add(out, "new position: ");
        position_moment(match, judge->after, out);
    } else {
        compare(&differences, "", write_position(judge, judge->before, setting->set, &scratch),
                write_position(judge, judge->after, setting->set, &scratch));
        if (differences.count > MOST_TOLD)
            text_format(out, "; and %d more", differences.count - MOST_TOLD);
        else if (!differences.count)
            text_add(out, "no change");
    }
    arena_free(&scratch);
}

static const struct rule *rule_of_change(const struct judge *judge, int seat, int account)
{
    const struct match *match = &judge->verdict->match;
    return &match->game->rules[match->game->books.booked_by(match, judge->before, judge->after, seat, account)];
}

void book_changes(struct judge *judge, const struct rule *rule)
{
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    int accounts = verdict->docket.keep_books ? account_count(match->game) : 0;
    for (int i = 0; i < holder_count(match) * accounts; i++) {
        int seat = i / accounts, account = i % accounts;
        int amount = position_balance(match, judge->after, seat, account)
                     - position_balance(match, judge->before, seat, account);
        if (amount)
            docket_book(&verdict->docket, (struct booking){.entry = judge->entry,
                                                           .seat = seat,
                                                           .account = account,
                                                           .amount = amount,
                                                           .rule = rule ? rule : rule_of_change(judge, seat, account)});
    }
}

/* A new position settles everything assumed before it; a part of one may settle some of it. */
static void settle_assumed(struct judge *judge, const struct setting *setting)
{
    const struct match *match = &judge->verdict->match;
    pending_set(judge, setting->fresh ? NULL : setting->set);
    struct undecided *left = NULL;
    for (struct undecided *undecided = judge->undecided; undecided && !setting->fresh; undecided = undecided->next) {
        if (!undecided->gap && match->game->set.settles
            && match->game->set.settles(match, setting->set, &undecided->move))
            continue;
        struct undecided *kept = arena_take(&judge->verdict->arena, sizeof *kept);
        *kept = *undecided;
        kept->next = left;
        left = kept;
    }
    judge->undecided = NULL;
    for (struct undecided *next; left; left = next) {
        next = left->next;
        push_undecided(judge, left);
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
    struct fault silent = {.match = &judge->verdict->match, .scratch = arena};
    return shape_fits(judge->verdict->game->table, node_copy(arena, set), &silent);
}

/* ---- in other words ---------------------------------------------------------------------------------------------- */

/* Takes the words that matter, two or three: "gold", "ada", "8". */
static int split(struct arena *arena, const char *text, const char *words[MOST_WORDS])
{
    static const char *const small_words[] = {"set", "of", "to", "is", "now", "has", "the", "for", "=", "->", NULL};
    int count = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        const char *word = arena_copy(arena, text, length);
        size_t bare = length > 2 && same(word + length - 2, "'s") ? length - 2 : length - (word[length - 1] == ':');
        word = arena_copy(arena, word, bare);
        text += length;
        if (among(small_words, word))
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

static bool is_at(const struct node *node, const struct finding *finding)
{
    return node && node->text && node->at.line == finding->at.line && node->at.column == finding->at.column
           && same(node->text, finding->unknown);
}

static void respell(struct node *node, const struct finding *finding)
{
    for (struct node *child = node->first; child; child = child->next) {
        if (is_at(child->key, finding))
            child->key->text = finding->guess;
        if (is_at(child, finding))
            child->text = finding->guess;
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
    if (item->kind != NODE_MAP || item->count != 1)
        return NULL;
    bool meant = same(item->first->key->text, "set") || (first->guess && same(first->guess, "set"));
    return meant && item->first->kind != NODE_LIST ? item->first : NULL;
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
    struct text entry = {0};
    text_add(&entry, "set: ");
    node_print_line(set, &entry);
    first->corrected = arena_string(arena, text_string(&entry));
    if (words)
        first->message = printable(arena, arena_format(arena, "%s; did you mean `%s`?", needs_parts, first->corrected));
    text_free(&entry);
}

/* ---- judging it -------------------------------------------------------------------------------------------------- */

/* The set without its note, in its proper spelling; NULL after a complaint. */
static struct node *read_set(struct judge *judge, struct node *value)
{
    if (value->kind != NODE_MAP || !value->first) {
        judge_complain(judge, value->at, needs_parts);
        return NULL;
    }
    struct node *set = node_copy(&judge->entry_arena, value);
    const struct node *note = node_get(set, "note");
    if (note && note->kind != NODE_WORD)
        judge_complain(judge, note->at, "`note` must be text");
    node_drop(set, "note");
    bool fits = fits_as_meant(judge, &judge->entry_arena, judge->verdict->game->table, &set);
    return fits && (!note || note->kind == NODE_WORD) ? set : NULL;
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
        if (docket_takes_note(&verdict->docket))
            judge_find(judge, RULING_NOTED, &common_rules[LOG_SET], at, "%s", text_string(&judge->sums));
        book_changes(judge, &common_rules[LOG_SET]);
        settle_assumed(judge, &setting);
    } else
        memcpy(judge->after, judge->before, verdict->game->state_size);
    set_moments(judge, docket_after(&verdict->docket, last), judge->before);
    arena_free(&setting.scratch);
    return true;
}
