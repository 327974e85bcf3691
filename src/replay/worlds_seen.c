/* Worlds: what all have in common, as positions and sheets show it. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/contest.h"
#include "replay/position.h"
#include "replay/worlds_inside.h"

enum { HUGE_TOTAL = 9000 };

bool worlds_at(const struct match *match, const void *state)
{
    return match->worlds && (match->worlds->live == state || worlds_seen(match, state));
}

void worlds_each(const struct match *match, const void *state, bool (*see)(void *context, const void *state),
                 void *context)
{
    const struct worlds *worlds = match->worlds;
    const struct glimpse *seen = !worlds || worlds->live == state ? NULL : worlds_seen(match, state);
    bool on = see(context, state);
    for (int i = 0; worlds && worlds->live == state && i < worlds->count && on; i++)
        on = see(context, worlds->world[i]->judge.before);
    size_t size = size_of_state(match);
    char *room = seen && seen->count ? must_alloc(size) : NULL;
    for (int i = 0; seen && i < seen->count && on; i++) {
        memcpy(room, state, size);
        for (size_t at = seen->patch[i]; at < seen->patch[i + 1];) {
            unsigned run[2];
            memcpy(run, seen->bytes + at, sizeof run);
            memcpy(room + run[0], seen->bytes + at + sizeof run, run[1]);
            at += sizeof run + run[1];
        }
        on = see(context, room);
    }
    free(room);
}

/* ---- the position ------------------------------------------------------------------------------------------------ */

struct written_all {
    const struct match *match;
    struct arena *arena;
    struct node *root;
};

static void merge(struct arena *arena, struct node *known, const struct node *other)
{
    for (struct node *child = known->first; child; child = child->next) {
        const struct node *there = node_get(other, child->key->text);
        if (there && child->kind == NODE_MAP && there->kind == NODE_MAP) {
            child->hidden = child->hidden && there->hidden;
            merge(arena, child, there);
        } else if (!there || !nodes_print_alike(child, there))
            *child = (struct node){.kind = NODE_WORD,
                                   .text = "unknown",
                                   .value = UNKNOWN_NUMBER,
                                   .plain = true,
                                   .hidden = child->hidden && (!there || there->hidden),
                                   .key = child->key,
                                   .next = child->next};
    }
    for (const struct node *there = other->first; there; there = there->next)
        if (!node_get(known, there->key->text)) {
            struct node *child = node_word(arena, "unknown", (struct place){0});
            child->value = UNKNOWN_NUMBER;
            node_append(known, node_copy(arena, there->key), child);
        }
}

static bool merge_written(void *context, const void *state)
{
    struct written_all *common = context;
    struct writer writer = writer_new(common->arena);
    common->match->game->write(common->match, state, &writer);
    if (common->root)
        merge(common->arena, common->root, writer.root);
    else
        common->root = writer.root;
    return true;
}

struct node *worlds_write(const struct match *match, const void *state, struct arena *arena)
{
    struct written_all common = {match, arena, NULL};
    worlds_each(match, state, merge_written, &common);
    const char *missing = match->worlds->missing;
    char board[WORD_ROOM];
    while (worlds_at(match, state) && take_spaced(&missing, board))
        node_drop(common.root, board);
    return common.root;
}

/* ---- the sheets -------------------------------------------------------------------------------------------------- */

void merge_words(char *known, const char *other)
{
    char *at = known;
    while (*at || *other) {
        size_t own = strcspn(at, " ,;()"), theirs = strcspn(other, " ,;()");
        bool alike = own == theirs && strncmp(at, other, own) == 0;
        if (!alike && own) {
            memmove(at + 1, at + own, strlen(at + own) + 1);
            *at = '?';
            own = 1;
        }
        if (at[own] != other[theirs] || (!own && !theirs && !*at)) {
            at[own] = '\0';
            return;
        }
        at += own + (at[own] != '\0');
        other += theirs + (other[theirs] != '\0');
    }
}

struct scoring {
    const struct match *match;
    struct standing *sum, *one;
    int world, least[SEATS_MAX], most[SEATS_MAX];
    bool over, all_over;
    uint64_t shown_could; /* who has won in the shown world, as a bit */
    const struct glimpse *seen;
    uint64_t decide; /* bits of facts with which the winner or a rival's total changes */
    int total[SEATS_MAX];
    uint64_t moves[SEATS_MAX]; /* bits of facts with which that total changes */
};

static void merge_sheet(struct sheet *known, const struct sheet *other)
{
    if (other->lines < known->lines)
        known->lines = other->lines;
    for (int i = 0; i < known->lines; i++) {
        struct sheet_line *line = &known->line[i];
        const struct sheet_line *there = &other->line[i];
        line->unknown |= there->unknown || line->points != there->points || !same(line->label, there->label);
        merge_words(line->detail, there->detail);
    }
    if (known->rank != other->rank)
        known->rank = 0;
    if (!same(known->tie_break, other->tie_break)) {
        known->tie_break[0] = '\0';
        known->tie_rule = NULL;
    }
}

static bool merge_standing(void *context, const void *state)
{
    struct scoring *scoring = context;
    const struct match *match = scoring->match;
    struct standing *one = scoring->world ? scoring->one : scoring->sum;
    if (scoring->world) {
        standing_clear(one, match->seats);
        for (int seat = 0; seat < match->seats; seat++)
            one->seat[seat].brief = scoring->sum->seat[seat].brief;
    }
    match->game->score(match, state, one);
    uint64_t differs = scoring->world && scoring->seen ? scoring->seen->differs[scoring->world - 1] : 0;
    uint64_t could = one->winners ? (uint64_t)1 << one->winners : 0;
    for (int seat = 0; seat < match->seats; seat++) {
        int total = one->seat[seat].total;
        if (!scoring->world || total < scoring->least[seat])
            scoring->least[seat] = total;
        if (!scoring->world || total > scoring->most[seat])
            scoring->most[seat] = total;
        if (!scoring->world)
            scoring->total[seat] = total;
        else
            merge_sheet(&scoring->sum->seat[seat], &one->seat[seat]);
        if (total != scoring->total[seat])
            scoring->moves[seat] |= differs;
    }
    if (!scoring->world)
        scoring->shown_could = could;
    else if (could != scoring->shown_could)
        scoring->decide |= differs;
    scoring->sum->could_win |= could;
    scoring->all_over &= match->game->over(match, state);
    scoring->world++;
    return true;
}

/* "anna and ben have 2 each; write ben's `gold`": what would tell who has won. */
static void ask_for_winner(const struct scoring *scoring)
{
    const struct match *match = scoring->match;
    struct standing *standing = scoring->sum;
    const struct worlds *worlds = match->worlds;
    unsigned rivals = standing_rivals(standing);
    uint64_t asked = scoring->decide;
    struct text text = {0}, parts = {0};
    bool tie = true;
    for (int seat = 0; seat < match->seats; seat++)
        if (rivals >> seat & 1) {
            char low[16], high[16];
            asked |= scoring->moves[seat];
            tie &= scoring->least[seat] == scoring->most[seat];
            text_format(&text, "%s%s%s %s", text.length ? ", " : "", match->names[seat], text.length ? "" : " has",
                        halves_string(low, scoring->least[seat]));
            if (scoring->most[seat] >= HUGE_TOTAL)
                text_add(&text, " or more");
            else if (scoring->most[seat] > scoring->least[seat])
                text_format(&text, " to %s", halves_string(high, scoring->most[seat]));
        }
    if (tie && rivals) {
        char total[16];
        text_clear(&text);
        add_names(match, rivals, "", &text);
        text_format(&text, " have %s each", halves_string(total, scoring->least[__builtin_ctz(rivals)]));
    }
    for (int f = 0; f < worlds->facts; f++) {
        const struct fact_open *fact = &worlds->fact[f];
        if (!(asked >> f & 1) || (fact->seat >= 0 && !(rivals >> fact->seat & 1)))
            continue;
        append_string(standing->needed, sizeof standing->needed, "%s%s", *standing->needed ? " " : "", fact->name);
        standing->needs_rule = standing->needs_rule ? standing->needs_rule : &match->game->rules[fact->row->rule];
        unsigned seats = fact->seat < 0 ? 0 : 1u << fact->seat;
        bool named = false;
        for (int g = 0; g < f; g++)
            named |= asked >> g & 1 && worlds->fact[g].row == fact->row && fact->seat >= 0
                     && (rivals >> worlds->fact[g].seat & 1);
        for (int g = f + 1; g < worlds->facts; g++)
            if (asked >> g & 1 && worlds->fact[g].row == fact->row && fact->seat >= 0
                && (rivals >> worlds->fact[g].seat & 1))
                seats |= 1u << worlds->fact[g].seat;
        if (named)
            continue;
        text_add(&parts, parts.length ? "; " : "");
        if (seats) {
            add_names(match, seats, "'s", &parts);
            text_add(&parts, " ");
        }
        text_format(&parts, seats ? "`%s`" : "`%s: %s` in `table`", fact->row->key, fact->row->example);
    }
    put_string(standing->needs, sizeof standing->needs, "%s%s%s", text_string(&text), parts.length ? "; write " : "",
               text_string(&parts));
    text_free(&text);
    text_free(&parts);
}

void worlds_score(const struct match *match, const void *state, struct standing *standing)
{
    struct scoring scoring = {.match = match,
                              .sum = standing,
                              .one = must_alloc(sizeof *standing),
                              .all_over = true,
                              .seen = worlds_seen(match, state)};
    const char *needs = match->worlds->missing ? match->game->open.needs(match, state, NULL, "scores") : NULL;
    char board[WORD_ROOM];
    bool missing = false;
    while (take_spaced(&needs, board))
        missing |= word_in(match->worlds->missing, board, " ") != NULL;
    worlds_each(match, state, merge_standing, &scoring);
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        bool differs = scoring.least[seat] != scoring.most[seat] || missing;
        if (!differs)
            continue;
        sheet->open = true;
        sheet->low = missing ? 1 : scoring.least[seat];
        sheet->high = missing ? 0 : scoring.most[seat] >= HUGE_TOTAL ? NO_LIMIT : scoring.most[seat];
        sheet->total = scoring.least[seat];
        sheet->rank = missing ? 0 : sheet->rank;
        for (int i = 0; missing && i < sheet->lines; i++)
            sheet->line[i].unknown = true;
    }
    standing->winners = 0;
    bool several = standing->could_win & (standing->could_win - 1);
    if (!scoring.all_over)
        standing->could_win = 0;
    else if (missing || several || (scoring.seen && scoring.seen->cut && scoring.decide)) {
        standing->winners_open = true;
        if (missing)
            standing->could_win = 0;
        else
            ask_for_winner(&scoring);
    } else if (standing->could_win) {
        standing->winners = (unsigned)__builtin_ctzll(standing->could_win);
        standing->could_win = 0;
    }
    free(scoring.one);
}
