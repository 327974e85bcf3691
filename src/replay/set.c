/* `set` in a log: parts of the position, or a new one, as the players found or agreed on it. */
#include <string.h>

#include "base/words.h"
#include "replay/head.h"
#include "replay/position.h"
#include "replay/set_words.h"

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

/* A board of which the set names a part is then shown, even if it is assumed. */
static void show_boards(const struct game *game, const struct node *set, struct node *table)
{
    for (struct node *part = table->first; game->set.boards && part; part = part->next)
        if (among(game->set.boards, part->key->text) && node_get(set, part->key->text))
            part->hidden = false;
}

static struct node *write_position(struct judge *judge, const void *state, const struct node *set, struct arena *arena)
{
    const struct match *match = &judge->verdict->match;
    struct node *table = position_write(match, state, arena);
    show_boards(match->game, set, table);
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
