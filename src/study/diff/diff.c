/* Differences: compares two people's records of one game. */
#include "study/diff/diff.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/outcome.h"

/* ---- the heads ------------------------------------------------------------------------------------------------- */

/* Says what differs; returns whether it is the same. */
static bool tell_head(struct pair *pair, const char *what, const char *a, const char *b)
{
    if (same(a, b))
        return true;
    pair->same_head = false;
    text_format(pair->out, "%s: %s in %s, %s in %s\n", what, a, name_of(pair->a), b, name_of(pair->b));
    return false;
}

static const char *players_of(struct transcript *transcript)
{
    const struct match *match = match_of(transcript);
    struct text names = {0};
    for (int seat = 0; seat < match->seats; seat++)
        text_join(&names, printed_word(&transcript->arena, match->names[seat]));
    return arena_keep(&transcript->arena, &names);
}

static const char *box_of(struct transcript *transcript)
{
    const struct match *match = match_of(transcript);
    return match->box_compared ? "built-in"
           : match->box_given  ? node_line(&transcript->arena, match->box_given)
                               : "none";
}

/* Prints the first line in which the opening positions differ. */
static void compare_tables(struct pair *pair)
{
    const char *a = pair->a->opening, *b = pair->b->opening;
    while (*a && *b) {
        size_t here = strcspn(a, "\n"), there = strcspn(b, "\n");
        if (here != there || memcmp(a, b, here) != 0)
            break;
        a = line_after(a);
        b = line_after(b);
    }
    if (!*a && !*b)
        return;
    pair->same_head = false;
    text_format(pair->out, "the position before the log:\n  %s: %.*s\n  %s: %.*s\n", name_of(pair->a),
                (int)strcspn(a, "\n"), a, name_of(pair->b), (int)strcspn(b, "\n"), b);
}

static void compare_heads(struct pair *pair)
{
    const struct match *a = match_of(pair->a), *b = match_of(pair->b);
    pair->same_head = true;
    pair->same_players = tell_head(pair, "players", players_of(pair->a), players_of(pair->b));
    for (int row = 0; a->game->house[row].name; row++) {
        const struct question *question = &a->game->house[row];
        char what[80];
        snprintf(what, sizeof what, "house rule %s", question->name);
        tell_head(pair, what, question->answers[a->house[row]], question->answers[b->house[row]]);
    }
    pair->same_box = tell_head(pair, "box", box_of(pair->a), box_of(pair->b)) || !(a->box_given || b->box_given);
    if (pair->same_head)
        compare_tables(pair);
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
        text_format(pair->out, "   (%d finding%s)", against, plural(against));
    text_char(pair->out, '\n');
}

static void compare_results(struct pair *pair)
{
    const struct verdict *a = pair->a->verdict, *b = pair->b->verdict;
    unsigned acts_in_a = verdict_to_act(a), acts_in_b = verdict_to_act(b);
    print_result(pair, pair->a);
    print_result(pair, pair->b);
    if (!same_winners(a, b))
        text_format(pair->out, "the records differ on %s\n",
                    a->over && b->over   ? "who wins"
                    : a->over || b->over ? "whether the game is over"
                                         : "who leads");
    else {
        text_add(pair->out, "either way, ");
        print_winners(a, pair->out);
        text_add(pair->out, same_scores(a, b) ? ", and the scores are the same\n" : ", but the scores differ\n");
    }
    if (acts_in_a == acts_in_b)
        return;
    text_add(pair->out, "to act: ");
    print_to_act(&a->match, acts_in_a, pair->out);
    text_format(pair->out, " in %s, ", name_of(pair->a));
    print_to_act(&b->match, acts_in_b, pair->out);
    text_format(pair->out, " in %s\n", name_of(pair->b));
}

/* ---- the tables at the end ------------------------------------------------------------------------------------- */

enum { MOST_ROWS = 8, SHORT_LIST = 4 };

/* A key in both positions; NULL: one lacks it. `under` is the path to it: "owned: ". */
struct row {
    const struct node *a, *b;
    const char *under, *key;
};

/* Prints the items that the other list lacks; false if there are none. */
static bool print_own_items(const struct node *list, const struct node *other, struct text *out)
{
    const char *between = "[..., ";
    for (const struct node *item = list->first; item; item = item->next) {
        const struct node *there = other->first;
        while (there && !nodes_print_alike(there, item))
            there = there->next;
        if (there)
            continue;
        text_add(out, between);
        node_print_line(item, out);
        between = ", ";
    }
    bool any = between[0] == ',';
    text_add(out, any ? "]" : "");
    return any;
}

/* Prints one side on one line; of two long lists only what the other lacks; "nothing" if it is missing. */
static void print_side(const struct node *side, const struct node *other, struct text *out)
{
    bool lists = side && other && side->kind == NODE_LIST && other->kind == NODE_LIST && side->count > SHORT_LIST
                 && other->count > SHORT_LIST;
    if (lists && print_own_items(side, other, out))
        return;
    if (lists && side->count < other->count)
        text_add(out, "[...]");
    else if (side)
        node_print_line(side, out);
    else
        text_add(out, "nothing");
}

static void compare_maps(struct pair *pair, const struct row *map, int *differing);

/* Compares maps key by key, so that only differences are printed. */
static void compare_row(struct pair *pair, const struct row *row, int *differing)
{
    if (nodes_print_alike(row->a, row->b))
        return;
    if (row->a && row->b && row->a->kind == NODE_MAP && row->b->kind == NODE_MAP) {
        struct text under = {0};
        text_format(&under, "%s%s: ", row->under, row->key);
        compare_maps(pair, &(struct row){row->a, row->b, text_string(&under), NULL}, differing);
        text_free(&under);
    } else if (++*differing <= MOST_ROWS) {
        text_format(pair->out, "  %s%s: ", row->under, row->key);
        print_side(row->a, row->b, pair->out);
        text_format(pair->out, " in %s, ", name_of(pair->a));
        print_side(row->b, row->a, pair->out);
        text_format(pair->out, " in %s\n", name_of(pair->b));
    }
}

static void compare_maps(struct pair *pair, const struct row *map, int *differing)
{
    for (const struct node *row = map->a->first; row; row = row->next)
        compare_row(pair, &(struct row){row, node_get(map->b, row->key->text), map->under, row->key->text}, differing);
    for (const struct node *row = map->b->first; row; row = row->next)
        if (!node_get(map->a, row->key->text))
            compare_row(pair, &(struct row){NULL, row, map->under, row->key->text}, differing);
}

/* Prints where the final positions differ; scores are compared separately. Returns whether they are equal. */
static bool compare_ends(const struct pair *pair, struct text *out)
{
    struct arena arena = {0};
    struct pair told = *pair;
    told.out = out;
    const struct node *a = position_write(match_of(pair->a), pair->a->verdict->state, &arena),
                      *b = position_write(match_of(pair->b), pair->b->verdict->state, &arena);
    int differing = 0;
    compare_maps(&told, &(struct row){a, b, "", NULL}, &differing);
    if (differing > MOST_ROWS)
        text_format(out, "  and %d more row%s\n", differing - MOST_ROWS, plural(differing - MOST_ROWS));
    arena_free(&arena);
    return differing == 0;
}

bool print_differences(struct transcript *a, struct transcript *b, struct text *out)
{
    struct pair pair = {.a = a, .b = b, .out = out};
    compare_heads(&pair);
    if (!pair.same_players) {
        text_add(out, "the players or their order differ, so the logs cannot be compared\n");
        return false;
    }
    struct text ends = {0};
    bool same_end = compare_ends(&pair, &ends), agree = compare_logs(&pair, same_end);
    compare_results(&pair);
    if (!same_end)
        text_format(out, "the positions at the end differ:\n%s", text_string(&ends));
    text_free(&ends);
    return agree && pair.same_head;
}

/* ---- a record's log as it was understood, kept on disk, to be compared with another ---- */

static const char *table_text(struct arena *arena, const struct match *match, const void *state)
{
    struct arena scratch = {0};
    struct text out = {0};
    node_print(position_write(match, state, &scratch), 0, &out);
    arena_free(&scratch);
    return arena_keep(arena, &out);
}

/* ---- on the disk ----------------------------------------------------------------------------------------------- */

/* The lines are in the first file, and their texts in the second. */
static void lay_aside(struct transcript *transcript, struct line *line, const struct text *texts)
{
    line->texts = ftello(transcript->texts);
    for (int i = 0; i < LINE_TEXTS; i++)
        line->length[i] = (int)texts[i].length;
    bool kept = fwrite(line, sizeof *line, 1, transcript->rows) == 1;
    for (int i = 0; i < LINE_TEXTS && kept; i++)
        kept = fwrite(text_string(&texts[i]), 1, texts[i].length, transcript->texts) == texts[i].length;
    transcript->failed = kept ? 0 : errno;
    transcript->lines++;
}

bool transcript_line(struct transcript *transcript, int row, struct line *line)
{
    arena_reset(&transcript->read);
    if (row < 0 || row >= transcript->lines || transcript->failed
        || pread(fileno(transcript->rows), line, sizeof *line, row * (off_t)sizeof *line) != (ssize_t)sizeof *line)
        return false;
    for (int i = 0; i < LINE_TEXTS; i++) {
        size_t length = (size_t)line->length[i];
        char *text = arena_take(&transcript->read, length + 1);
        if (pread(fileno(transcript->texts), text, length, line->texts) != (ssize_t)length)
            return false;
        line->texts += line->length[i];
        line->text[i] = text;
    }
    return true;
}

/* ---- watching -------------------------------------------------------------------------------------------------- */

void transcript_watch(void *context, const struct step *step)
{
    struct transcript *transcript = context;
    if (step_opens(step)) {
        transcript->rows = transcript->rows ? transcript->rows : tmpfile();
        transcript->texts = transcript->texts ? transcript->texts : tmpfile();
        transcript->failed = transcript->rows && transcript->texts ? 0 : errno;
        transcript->lines = 0;
        if (!transcript->failed) {
            rewind(transcript->rows);
            rewind(transcript->texts);
        }
        arena_reset(&transcript->arena);
        transcript->opening = table_text(&transcript->arena, step->match, step->before);
    }
    const struct finding *finding = step->findings;
    while (
        finding
        && (finding->ruling == RULING_UNSETTLED || finding->ruling == RULING_FALSE || finding->ruling == RULING_NOTED))
        finding = finding->next;
    struct text texts[LINE_TEXTS] = {{0}, {0}, {0}};
    if (finding)
        text_format(&texts[LINE_FINDING], "%s %s: %s", ruling_names[finding->ruling], finding->rule->code,
                    finding->message);
    struct line line = {.entry = step->entry,
                        .at = step->at,
                        .understood = step->move != NULL,
                        .against = finding != NULL,
                        .assumed = step->assumed_count,
                        .to_act = position_to_act(step->match, step->after)};
    if (step->move) {
        line.whole = print_brief_entry(step->match, step->move, &texts[LINE_SAYS]);
        /* As the game would list it, so that optional parts make no difference. */
        line.move = *step->move;
        if (!move_spell(step->match, step->heard, &line.move))
            line.move = *step->move;
        line.move.map = NULL; /* valid only during the step */
        memset(line.move.item + line.move.used, 0, (size_t)(MOVE_ITEMS - line.move.used) * sizeof *line.move.item);
        line.quiet = !line.against && position_goes_unsaid(step->match, step->heard, &line.move);
    } else if (step->set) {
        line.set = line.whole = true;
        step_print(step, &texts[LINE_SAYS]);
    } else { /* unreadable: as written, as far as it is known */
        const char *said = step->findings ? step->findings->said : NULL;
        line.whole = step->item || said;
        if (step->item)
            node_print_line(step->item, &texts[LINE_SAYS]);
        else
            text_add(&texts[LINE_SAYS], said ? said : "?");
    }
    if (step->move || step->set) {
        line.stands = memcmp(step->heard, step->after, size_of_state(step->match)) != 0;
        text_add(&texts[LINE_SUMS], step->sums);
    }
    if ((step->move || step->set || (line.against && !step->claims)) && !transcript->failed)
        lay_aside(transcript, &line, texts);
    for (int i = 0; i < LINE_TEXTS; i++)
        text_free(&texts[i]);
}

bool transcript_end(struct transcript *transcript, const struct verdict *verdict)
{
    transcript->verdict = verdict;
    if (!transcript->opening)
        transcript->opening = table_text(&transcript->arena, &verdict->match, verdict->state);
    if (!transcript->failed && transcript->rows && (fflush(transcript->rows) || fflush(transcript->texts)))
        transcript->failed = errno;
    return !transcript->failed;
}

void transcript_free(struct transcript *transcript)
{
    if (transcript->rows)
        fclose(transcript->rows);
    if (transcript->texts)
        fclose(transcript->texts);
    arena_free(&transcript->arena);
    arena_free(&transcript->read);
}
