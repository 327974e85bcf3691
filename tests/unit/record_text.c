/* What a text of records says. */
#include "record_text.h"

#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "game/writer.h"
#include "replay/position.h"
#include "replay/script.h"
#include "rewrite.h"
#include "trees.h"

static void keep_entry(void *context, const struct step *step)
{
    struct reading *written = context;
    if (written->entries == MOST_READ)
        return;
    written->several |= step->part > 0;
    for (const struct finding *finding = step->claims ? step->findings : NULL; finding; finding = finding->next)
        written->claims_spelt &= !same(finding->rule->code, "log.spelling");
    struct text *entry = &written->entry[written->entries];
    struct step formatted = *step;
    struct move move;
    if (step->move) {
        move = position_canonical(step->match, step->move);
        formatted.move = &move;
    }
    if (step->move || step->set)
        step_print(&formatted, entry);
    else
        node_print_line(step->item, entry);
    written->line[written->entries++] = step->at.line;
}

/* "line 4", "entry 17": where something was, which may change. "; v-ar along ws is the tile v-al": of the form only. */
static void add_message(const char *message, const char *word, struct text *out)
{
    const char *of_form = strstr(message, " is the tile ") ? strstr(message, "; ") : NULL;
    while (*message && message != of_form) {
        size_t length = strlen(word);
        if (strncmp(message, word, length) == 0) {
            text_add(out, word);
            message += length + strspn(message + length, "0123456789");
        } else
            text_char(out, *message++);
    }
}

static void add_finding(struct reading *written, const struct finding *finding, struct text *found,
                        struct text *counted)
{
    bool note = finding->ruling == RULING_NOTED, spelling = note && same(finding->rule->code, "log.spelling");
    written->against += counts_against(finding);
    written->gave_up |= finding->ruling == RULING_UNSETTLED
                        && (finding->rule == &common_rules[LOG_UNWRITTEN] || finding->rule == &common_rules[LOG_GAP]);
    written->readable = written->readable && finding->ruling != RULING_UNREADABLE;
    written->head_spelt = written->head_spelt && !(spelling && !finding->entry);
    if (!spelling) {
        text_format(found, "%d %s %s ", finding->entry, ruling_names[finding->ruling], finding->rule->code);
        add_message(finding->message, "line ", found);
        text_char(found, '\n');
    }
    if (!note)
        text_format(counted, "%s %s\n", ruling_names[finding->ruling], finding->rule->code);
}

static void add_sorted(const struct text *lines, struct text *out)
{
    sort_lines(lines, out);
    text_char(out, '\n');
}

static void add_verdict(struct reading *written, const struct verdict *verdict)
{
    if (written->documents < MOST_WRITTEN)
        written->until[written->documents] = written->entries;
    written->documents++;
    struct text found = {0}, counted = {0};
    written->judged = written->judged && verdict->judged;
    written->readable = written->readable && verdict->judged;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        add_finding(written, finding, &found, &counted);
    add_sorted(&found, &written->account);
    add_sorted(&counted, &written->findings);
    text_free(&found);
    text_free(&counted);
    if (!verdict->judged)
        return;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(&written->account, "%s %d\n", verdict->match.names[seat], verdict->standing.seat[seat].total);
    table_text(&verdict->match, verdict->state, &written->account);
}

static void require(struct judging *how, const struct game *game)
{
    for (int row = 0; game && game->house[row].name; row++)
        if (same(game->house[row].name, "unwritten")) {
            how->question = row;
            how->answer = same(game->house[row].answers[0], "required") ? 0 : 1;
        }
}

static const struct game *game_of(const struct text *text)
{
    struct verdict verdict;
    const struct game *game = NULL;
    if (judge_text(text_string(text), text->length, NULL, &verdict)) {
        game = verdict.game;
        verdict_free(&verdict);
    }
    return game;
}

static void judge_documents(struct reading *written, const struct text *text, bool required)
{
    struct box_cache cache = {0};
    struct source source;
    struct judging how = judging_usual(&cache);
    struct verdict verdict;
    if (required)
        require(&how, game_of(text));
    how.quiet = true;
    how.watch = keep_entry;
    how.reads_on = true;
    how.context = written;
    struct reader *reader = reader_of_text(&source, text_string(text), text->length);
    while (judge_record(reader, &how, "text", written->documents + 1, &verdict)) {
        add_verdict(written, &verdict);
        verdict_free(&verdict);
    }
    reader_close(reader);
    source_close(&source);
    box_cache_free(&cache);
}

static void read_heads(struct reading *written, const struct text *text)
{
    static struct trees trees[MOST_DOCUMENTS];
    struct arena arena = {0};
    int count = read_trees(text_string(text), text->length, &arena, trees);
    for (int i = 0; i < count; i++)
        for (const struct node *child = trees[i].record->first; child; child = child->next) {
            if (names_alike(child->key->text, "log"))
                continue;
            text_format(&written->head, "%s: ", child->key->text);
            node_print_line(child, &written->head);
            text_char(&written->head, '\n');
        }
    arena_free(&arena);
}

void written_read(struct reading *written, const struct text *text, bool required)
{
    *written = (struct reading){.judged = true, .readable = true, .head_spelt = true, .claims_spelt = true};
    written->entry = must_alloc(MOST_READ * sizeof *written->entry);
    written->line = must_alloc(MOST_READ * sizeof *written->line);
    memset(written->entry, 0, MOST_READ * sizeof *written->entry);
    judge_documents(written, text, required);
    read_heads(written, text);
}

void written_free(struct reading *written)
{
    for (int i = 0; i < written->entries; i++)
        text_free(&written->entry[i]);
    free(written->entry);
    free(written->line);
    text_free(&written->account);
    text_free(&written->findings);
    text_free(&written->head);
}

bool same_entries(const struct reading *a, int from_a, const struct reading *b, int from_b, int count)
{
    bool alike = from_a + count <= a->entries && from_b + count <= b->entries;
    for (int i = 0; i < count && alike; i++)
        alike = same(text_string(&a->entry[from_a + i]), text_string(&b->entry[from_b + i]));
    return alike;
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

struct remark_place {
    const char *text;
    int length;
    int entry; /* entries that began before it or on its line */
};

static int entries_before(const struct reading *read, int line)
{
    int count = 0;
    while (count < read->entries && read->line[count] <= line)
        count++;
    return count;
}

static int compare_remarks(const void *a, const void *b)
{
    const struct remark_place *one = a, *other = b;
    int length = one->length < other->length ? one->length : other->length;
    int order = memcmp(one->text, other->text, (size_t)length);
    return order ? order : one->length - other->length;
}

/* Two records of a file may have the same remark, and not every qsort leaves these in their order. */
static int in_order(const void *a, const void *b)
{
    const struct remark_place *one = a, *other = b;
    int order = compare_remarks(a, b);
    return order ? order : one->entry - other->entry;
}

static int find_remarks(const struct text *text, const struct reading *read, struct remark_place *found)
{
    int count = 0, line = 1;
    const char *from = text_string(text);
    for (const char *at = from; (at = strstr(at, REMARK)) && count < MOST_REMARKS; at++) {
        for (; from < at; from++)
            line += *from == '\n';
        found[count++] = (struct remark_place){at, (int)strcspn(at, "\r\n"), entries_before(read, line)};
    }
    qsort(found, (size_t)count, sizeof *found, in_order);
    return count;
}

bool same_remarks(const struct text *a, const struct reading *read_a, const struct text *b,
                  const struct reading *read_b, int moved)
{
    static struct remark_place of_a[MOST_REMARKS], of_b[MOST_REMARKS];
    int count = find_remarks(a, read_a, of_a);
    if (find_remarks(b, read_b, of_b) != count)
        return false;
    for (int i = 0; i < count; i++)
        if (compare_remarks(&of_a[i], &of_b[i]) != 0 || abs(of_a[i].entry - of_b[i].entry) > moved)
            return false;
    return true;
}
