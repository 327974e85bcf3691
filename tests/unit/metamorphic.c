/* Every scenario and case, rewritten in other styles, gives the same report, places aside. SEED chooses other rewritings. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "replay/registry.h"
#include "report/report.h"
#include "rewrite.h"
#include "suites.h"

static const struct style styles[] = {
    {"written anew", .layout = LAYOUT_FLOW},
    {"in blocks", .layout = LAYOUT_BLOCK},
    {"in blocks and brackets", .layout = LAYOUT_MIXED},
    {"in single quotes", .layout = LAYOUT_MIXED, .quoting = SINGLE_QUOTES},
    {"in double quotes", .layout = LAYOUT_MIXED, .quoting = DOUBLE_QUOTES},
    {"folded", .layout = LAYOUT_MIXED, .quoting = FOLDED},
    {"literally", .layout = LAYOUT_BLOCK, .quoting = LITERAL, .no_final_break = true},
    {"brackets over several lines", .layout = LAYOUT_MIXED, .broken_flow = true},
    {"brackets over several lines with comments", .layout = LAYOUT_FLOW, .broken_flow = true, .comments = true},
    {"indented by one", .layout = LAYOUT_BLOCK, .indent = 1},
    {"indented by seven", .layout = LAYOUT_MIXED, .indent = 7},
    {"dashes below their keys", .layout = LAYOUT_BLOCK, .dashes_outside = true},
    {"with comments", .layout = LAYOUT_MIXED, .comments = true},
    {"with blank lines", .layout = LAYOUT_FLOW, .blank_lines = true},
    {"with both, in Windows", .layout = LAYOUT_FLOW, .comments = true, .blank_lines = true, .line_break = "\r\n"},
    {"on an old Mac", .layout = LAYOUT_MIXED, .line_break = "\r"},
    {"with next lines", .layout = LAYOUT_FLOW, .comments = true, .line_break = "\xc2\x85"},
    {"with line separators", .layout = LAYOUT_FLOW, .line_break = "\xe2\x80\xa8"},
    {"with paragraph separators", .layout = LAYOUT_FLOW, .line_break = "\xe2\x80\xa9"},
    {"with a byte order mark", .layout = LAYOUT_FLOW, .before = "\xef\xbb\xbf"},
    {"without a final break", .layout = LAYOUT_FLOW, .no_final_break = true},
    {"in blocks without a final break", .layout = LAYOUT_BLOCK, .no_final_break = true},
    {"with a directive", .layout = LAYOUT_FLOW, .before = "%YAML 1.1\n---\n"},
    {"with a mark, comments and a directive", .layout = LAYOUT_MIXED,
     .before = "\xef\xbb\xbf# x\n%YAML 1.2\n--- # y\n"},
    {"keys backwards", .layout = LAYOUT_FLOW, .order = KEYS_BACKWARDS},
    {"keys in any order", .layout = LAYOUT_MIXED, .order = KEYS_SHUFFLED, .comments = true},
};
enum { STYLES = sizeof styles / sizeof *styles, MOST_DOCUMENTS = 400 };

/* What was said about the documents of a text. */
struct account {
    struct text said[MOST_DOCUMENTS];
    int count;
};

static bool about_a_place(const char *line)
{
    static const char *const keys[] = {"line", "column", "end-line", "end-column", "fingerprint", "document"};
    const char *key = strchr(line, '"');
    for (size_t i = 0; key && i < sizeof keys / sizeof *keys; i++) {
        size_t length = strlen(keys[i]);
        if (strncmp(key + 1, keys[i], length) == 0 && key[1 + length] == '"')
            return true;
    }
    return false;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* "it was on line 4 already" */
static void forget_number(char *line)
{
    for (char *at = line; (at = strstr(at, "line "));)
        for (at += strlen("line "); *at >= '0' && *at <= '9'; at++)
            *at = '#';
}

static void strip_places(char *json, struct text *out)
{
    char *rest = json;
    for (char *line; (line = strtok_r(rest, "\n", &rest));)
        if (!about_a_place(line)) {
            forget_number(line);
            text_format(out, "%s\n", line);
        }
}

/* Findings stand in the order of their places: where the keys have another order only the lines can be compared. */
static void sort_lines(const struct text *text, struct text *out)
{
    enum { MOST_LINES = 40000 };
    static char *lines[MOST_LINES];
    int count = 0;
    char *copy = must_copy(text_string(text)), *rest = copy;
    while (count < MOST_LINES && (lines[count] = strtok_r(rest, "\n", &rest)))
        count++;
    qsort(lines, (size_t)count, sizeof *lines, compare_lines);
    for (int i = 0; i < count; i++)
        text_format(out, "%s\n", lines[i]);
    free(copy);
}

static bool same_account(const struct text *a, const struct text *b, bool in_order)
{
    struct text sorted_a = {0}, sorted_b = {0};
    if (in_order)
        return same(text_string(a), text_string(b));
    sort_lines(a, &sorted_a);
    sort_lines(b, &sorted_b);
    bool alike = same(text_string(&sorted_a), text_string(&sorted_b));
    text_free(&sorted_a);
    text_free(&sorted_b);
    return alike;
}

static struct reader *open_text(struct source *source, const char *bytes, size_t length)
{
    if (!text_source(source, bytes, length))
        abort();
    return reader_open(source, (struct complaints){0});
}

static void judge_all(const char *bytes, size_t length, struct box_cache *boxes, struct account *account)
{
    struct source source;
    struct reader *reader = open_text(&source, bytes, length);
    struct judging how = judging_usual(boxes);
    struct verdict verdict;
    while (account->count < MOST_DOCUMENTS && judge_record(reader, &how, "text", 1, &verdict)) {
        struct report report = {.format = format_named("json")};
        struct text body = {0};
        report_render(&report, &verdict, NULL, &body);
        account->said[account->count] = (struct text){0};
        strip_places(body.bytes, &account->said[account->count++]);
        text_free(&body);
        report_free(&report);
        verdict_free(&verdict);
    }
    reader_close(reader);
    source_close(&source);
}

static void forget_account(struct account *account)
{
    for (int i = 0; i < account->count; i++)
        text_free(&account->said[i]);
    account->count = 0;
}

static void note_complaint(void *whom, struct place at, const char *sentence)
{
    bool *sound = whom;
    (void)at;
    (void)sentence;
    *sound = false;
}

static struct node *read_list(struct reader *reader, struct arena *arena, const struct node *key)
{
    struct node *list = node_new(arena, NODE_LIST, key->at);
    for (struct list_item item; reader_item(reader, arena, &item);)
        node_append(list, NULL, list_item_node(arena, &item));
    return list;
}

/* The next document as a tree; NULL if there is none. Not sound: what a tree does not tell was complained about. */
static struct node *read_record(struct reader *reader, struct arena *arena, bool *sound)
{
    int line;
    *sound = true;
    reader_complain_to(reader, (struct complaints){note_complaint, sound});
    if (!reader_document(reader, &line))
        return NULL;
    struct node *record = node_new(arena, NODE_MAP, (struct place){line, 1, line, 1});
    for (struct node *key; (key = reader_key(reader, arena));) {
        bool list = same(key->text, "log") && reader_enter_list(reader);
        struct node *value = list ? read_list(reader, arena, key) : reader_value(reader, arena);
        *sound = *sound && value && !node_get(record, key->text);
        if (value)
            node_append(record, key, value);
    }
    return record;
}

struct trees {
    struct node *record;
    bool sound;
};

struct rewriting {
    struct box_cache boxes;
    struct random random;
    struct account account;
    int documents, left_out, wrong;
};

static void compare_style(struct rewriting *rewriting, const struct node *record, const struct style *style,
                          const struct text *expected, const char *path)
{
    struct text text = {0};
    struct account account = {0};
    uint64_t seed = rewriting->random.state;
    rewrite(record, style, &rewriting->random, &text);
    judge_all(text_string(&text), text.length, &rewriting->boxes, &account);
    bool right = account.count == 1 && same_account(&account.said[0], expected, style->order == KEYS_AS_THEY_ARE);
    if (!right && ++rewriting->wrong < 4)
        printf("\n%s, document %d, %s, state %" PRIu64 ":\n%s\nsaid of it:\n%s\nof the record itself:\n%s\n", path,
               rewriting->documents + 1, style->name, seed, text_string(&text),
               account.count ? text_string(&account.said[0]) : "nothing", text_string(expected));
    forget_account(&account);
    text_free(&text);
}

static void compare_styles(struct rewriting *rewriting, const struct node *record, const char *path, int document)
{
    enum { BY_LOT = 5 };
    const struct text *expected = &rewriting->account.said[document];
    compare_style(rewriting, record, &styles[0], expected, path);
    for (int i = 0; i < BY_LOT; i++)
        compare_style(rewriting, record, &styles[random_below(&rewriting->random, STYLES)], expected, path);
}

/* The documents of a file as one stream again, each in a style of its own. */
static void compare_stream(struct rewriting *rewriting, const struct trees *trees, int count, const char *path)
{
    static struct account account;
    struct text text = {0};
    bool in_order[MOST_DOCUMENTS];
    uint64_t seed = rewriting->random.state;
    for (int i = 0; i < count; i++) {
        struct style style = styles[random_below(&rewriting->random, STYLES)];
        style.before = NULL;
        style.no_final_break = false;
        in_order[i] = style.order == KEYS_AS_THEY_ARE;
        text_add(&text, "--- # next\n");
        rewrite(trees[i].record, &style, &rewriting->random, &text);
    }
    judge_all(text_string(&text), text.length, &rewriting->boxes, &account);
    bool right = account.count == count;
    for (int i = 0; i < count && right; i++)
        right = !trees[i].sound || same_account(&account.said[i], &rewriting->account.said[i], in_order[i]);
    if (!right && ++rewriting->wrong < 4)
        printf("\n%s, as a stream, state %" PRIu64 "\n", path, seed);
    forget_account(&account);
    text_free(&text);
}

static int read_trees(const char *bytes, size_t length, struct arena *arena, struct trees *trees)
{
    struct source source;
    struct reader *reader = open_text(&source, bytes, length);
    int count = 0;
    bool sound;
    for (struct node *record; count < MOST_DOCUMENTS && (record = read_record(reader, arena, &sound));)
        trees[count++] = (struct trees){record, sound};
    reader_close(reader);
    source_close(&source);
    return count;
}

static void see_file(void *whom, const char *path)
{
    struct rewriting *rewriting = whom;
    static struct trees trees[MOST_DOCUMENTS];
    struct arena arena = {0};
    size_t length;
    char *bytes = file_text(path, &length);
    judge_all(bytes, length, &rewriting->boxes, &rewriting->account);
    int count = read_trees(bytes, length, &arena, trees);
    if (count != rewriting->account.count) {
        printf("\n%s: %d documents, %d judged\n", path, count, rewriting->account.count);
        rewriting->wrong++;
    } else
        compare_stream(rewriting, trees, count, path);
    for (int i = 0; i < count && i < rewriting->account.count; i++) {
        if (trees[i].sound)
            compare_styles(rewriting, trees[i].record, path, i);
        rewriting->documents++;
        rewriting->left_out += !trees[i].sound;
    }
    forget_account(&rewriting->account);
    arena_free(&arena);
    free(bytes);
}

TEST rewritings_mean_the_same(const struct game *game)
{
    static const char *const folders[][2] = {
        {"scenarios/", ""}, {"scenarios/", "/illegal"}, {"scenarios/", "/near"}, {"tests/cases/", ""}};
    static struct rewriting rewriting;
    uint64_t seed = seed_from("SEED", 1);
    rewriting = (struct rewriting){.random = random_seeded(seed)};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char folder[100];
        snprintf(folder, sizeof folder, "%s%s%s", folders[i][0], game->id, folders[i][1]);
        each_yaml(folder, see_file, &rewriting);
    }
    if (rewriting.wrong)
        printf("\n%s: %d of %d rewritten records wrong, %d left out; SEED=%" PRIu64 "\n", game->id, rewriting.wrong,
               rewriting.documents, rewriting.left_out, seed);
    box_cache_free(&rewriting.boxes);
    ASSERT_EQ_FMTm(game->id, 0, rewriting.wrong, "%d");
    ASSERTm(game->id, rewriting.left_out * 20 <= rewriting.documents);
    PASS();
}

SUITE(metamorphic)
{
    for (const struct game *const *game = games; *game; game++)
        RUN_TESTp(rewritings_mean_the_same, *game);
}
