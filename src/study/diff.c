/* Differences: two people's records of one game, laid side by side. */
#include "study/diff.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "study/outcome.h"

struct pair {
    const struct transcript *a, *b;
    bool same_head;
    struct text *out;
};

static const char *name_of(const struct transcript *transcript)
{
    return transcript->verdict->file;
}

static const struct match *match_of(const struct transcript *transcript)
{
    return &transcript->verdict->match;
}

/* ---- the heads ------------------------------------------------------------------------------------------------- */

static void tell_head(struct pair *pair, const char *what, const char *a, const char *b)
{
    if (same(a, b))
        return;
    pair->same_head = false;
    text_format(pair->out, "%s: %s in %s, %s in %s\n", what, a, name_of(pair->a), b, name_of(pair->b));
}

static void list_players(const struct match *match, struct text *out)
{
    for (int seat = 0; seat < match->seats; seat++) {
        text_add(out, seat ? ", " : "");
        print_word(match->names[seat], out);
    }
}

static void compare_players(struct pair *pair)
{
    struct text a = {0}, b = {0};
    list_players(match_of(pair->a), &a);
    list_players(match_of(pair->b), &b);
    tell_head(pair, "players", text_string(&a), text_string(&b));
    text_free(&a);
    text_free(&b);
}

static void compare_house(struct pair *pair)
{
    const struct match *a = match_of(pair->a), *b = match_of(pair->b);
    for (int row = 0; a->game->house[row].name; row++) {
        const struct question *question = &a->game->house[row];
        char what[80];
        snprintf(what, sizeof what, "house question %s", question->name);
        tell_head(pair, what, question->answers[a->house[row]], question->answers[b->house[row]]);
    }
}

static void box_words(const struct match *match, struct text *out)
{
    if (match->box_compared)
        text_add(out, "built-in");
    else if (match->box_given)
        node_print_line(match->box_given, out);
    else
        text_add(out, "none");
}

static void compare_boxes(struct pair *pair)
{
    struct text a = {0}, b = {0};
    box_words(match_of(pair->a), &a);
    box_words(match_of(pair->b), &b);
    tell_head(pair, "box", text_string(&a), text_string(&b));
    text_free(&a);
    text_free(&b);
}

/* The first line in which the opening tables differ. */
static void compare_tables(struct pair *pair)
{
    const char *a = pair->a->opening, *b = pair->b->opening;
    while (*a && *b) {
        size_t here = strcspn(a, "\n"), there = strcspn(b, "\n");
        if (here != there || memcmp(a, b, here) != 0)
            break;
        a += here + (a[here] == '\n');
        b += there + (b[there] == '\n');
    }
    if (!*a && !*b)
        return;
    pair->same_head = false;
    text_format(pair->out, "the table before the log:\n  %s: %.*s\n  %s: %.*s\n", name_of(pair->a),
                (int)strcspn(a, "\n"), a, name_of(pair->b), (int)strcspn(b, "\n"), b);
}

static void compare_heads(struct pair *pair)
{
    pair->same_head = true;
    compare_players(pair);
    compare_house(pair);
    compare_boxes(pair);
    if (pair->same_head)
        compare_tables(pair);
}

/* ---- the logs -------------------------------------------------------------------------------------------------- */

static bool agree_at(const struct pair *pair, int row_a, int row_b)
{
    return row_a < pair->a->lines && row_b < pair->b->lines
           && same_line(match_of(pair->a), &pair->a->line[row_a], &pair->b->line[row_b]);
}

static bool agree_from(const struct pair *pair, int row_a, int row_b)
{
    if (pair->a->lines - row_a != pair->b->lines - row_b || row_a >= pair->a->lines)
        return false;
    while (agree_at(pair, row_a, row_b)) {
        row_a++;
        row_b++;
    }
    return row_a == pair->a->lines;
}

static void print_version(struct pair *pair, const struct transcript *transcript, int row)
{
    if (row >= transcript->lines) {
        text_format(pair->out, "  %s ends there\n", name_of(transcript));
        return;
    }
    const struct line *line = &transcript->line[row];
    const char *verdict = line->objection ? line->objection : line->stands ? "legal" : "legal, but taken back";
    text_format(pair->out, "  %s:%d, entry %d: %s   (%s)\n", name_of(transcript), line->at.line, line->entry,
                line->says, verdict);
}

static void say_legal(struct pair *pair, int row)
{
    if (row >= pair->a->lines || row >= pair->b->lines)
        return;
    bool a = !pair->a->line[row].objection, b = !pair->b->line[row].objection;
    if (a && b)
        text_add(pair->out, "both versions are legal there\n");
    else if (!a && !b)
        text_add(pair->out, "neither version is legal there\n");
    else
        text_format(pair->out, "only the version of %s is legal there\n", name_of(a ? pair->a : pair->b));
}

/* Often one line is missing, or two changed places, and the rest is the same. */
static void say_rest(struct pair *pair, int row)
{
    struct text *out = pair->out;
    if (agree_from(pair, row + 1, row + 1))
        text_add(out, "the entries after it agree again\n");
    else if (agree_from(pair, row + 1, row))
        text_format(out, "%s leaves out entry %d of %s; the rest agrees\n", name_of(pair->b), pair->a->line[row].entry,
                    name_of(pair->a));
    else if (agree_from(pair, row, row + 1))
        text_format(out, "%s leaves out entry %d of %s; the rest agrees\n", name_of(pair->a), pair->b->line[row].entry,
                    name_of(pair->b));
    else if (agree_at(pair, row, row + 1) && agree_at(pair, row + 1, row))
        text_add(out, "two entries have changed places\n");
}

static bool compare_logs(struct pair *pair)
{
    int row = 0;
    while (agree_at(pair, row, row))
        row++;
    bool agree = row == pair->a->lines && row == pair->b->lines;
    text_format(pair->out, "%s and %s ", name_of(pair->a), name_of(pair->b));
    if (row < 2 && !agree)
        text_add(pair->out, row ? "agree in the first entry\n" : "differ from the first entry on\n");
    else
        text_format(pair->out, "agree in %s %d entries\n", agree ? "all" : "the first", row);
    if (agree)
        return true;
    text_add(pair->out, "the first difference:\n");
    print_version(pair, pair->a, row);
    print_version(pair, pair->b, row);
    if (pair->same_head)
        say_legal(pair, row);
    say_rest(pair, row);
    return false;
}

/* ---- what each comes to ---------------------------------------------------------------------------------------- */

static void print_result(struct pair *pair, const struct transcript *transcript)
{
    const struct verdict *verdict = transcript->verdict;
    const int *count = verdict->docket.count;
    text_format(pair->out, "%s: ", name_of(transcript));
    print_outcome(verdict, pair->out);
    int against = count[RULING_ILLEGAL] + count[RULING_IMPOSSIBLE] + count[RULING_FALSE] + count[RULING_UNREADABLE];
    if (against)
        text_format(pair->out, "   (%d finding%s against it)", against, plural(against));
    text_char(pair->out, '\n');
}

static void compare_results(struct pair *pair)
{
    const struct verdict *a = pair->a->verdict, *b = pair->b->verdict;
    print_result(pair, pair->a);
    print_result(pair, pair->b);
    if (!same_winners(a, b))
        text_format(pair->out, "the two differ on %s\n",
                    a->over && b->over   ? "who wins"
                    : a->over || b->over ? "whether the game is over"
                                         : "who leads");
    else {
        text_add(pair->out, "either way, ");
        print_winners(a, pair->out);
        text_add(pair->out, same_scores(a, b) ? " with the same scores\n" : ", but the scores differ\n");
    }
}

static bool same_names(const struct match *a, const struct match *b)
{
    bool alike = a->seats == b->seats;
    for (int seat = 0; seat < a->seats && alike; seat++)
        alike = same(a->names[seat], b->names[seat]);
    return alike;
}

bool print_differences(const struct transcript *a, const struct transcript *b, struct text *out)
{
    struct pair pair = {.a = a, .b = b, .out = out};
    compare_heads(&pair);
    if (!same_names(match_of(a), match_of(b))) {
        text_add(out, "with other players, or in another order, nothing more can be compared\n");
        return false;
    }
    bool agree = compare_logs(&pair);
    compare_results(&pair);
    return agree && pair.same_head;
}
