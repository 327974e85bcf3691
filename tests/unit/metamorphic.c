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
#include "trees.h"

static const struct style styles[] = {
    {"written again", .layout = LAYOUT_FLOW},
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
    {"dashes alone", .layout = LAYOUT_FLOW, .dash_alone = true, .comments = true},
    {"dashes with more blanks", .layout = LAYOUT_MIXED, .dash_blanks = 4, .dashes_outside = true},
    {"braces here and there, anywhere", .layout = LAYOUT_FLOW, .braced_items = true, .broken_flow = true,
     .tight_flow = true},
    {"log in brackets", .layout = LAYOUT_MIXED, .flow_log = true, .broken_flow = true},
    {"notes of several lines", .layout = LAYOUT_BLOCK, .block_notes = true},
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
enum { STYLES = sizeof styles / sizeof *styles };

/* What was said about the documents of a text. */
struct account {
    struct text said[MOST_DOCUMENTS];
    int count;
};

static bool about_a_place(const char *line)
{
    static const char *const keys[] = {"line",        "column",      "end-line", "end-column",
                                       "unread-line", "fingerprint", "document"};
    const char *key = strchr(line, '"');
    for (size_t i = 0; key && i < sizeof keys / sizeof *keys; i++) {
        size_t length = strlen(keys[i]);
        if (strncmp(key + 1, keys[i], length) == 0 && key[1 + length] == '"')
            return true;
    }
    return false;
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

static void judge_all(const char *bytes, size_t length, struct box_cache *boxes, struct account *account)
{
    struct source source;
    struct reader *reader = reader_of_text(&source, bytes, length);
    struct judging how = judging_usual(boxes);
    struct verdict verdict;
    while (account->count < MOST_DOCUMENTS && judge_record(reader, &how, "text", 1, &verdict)) {
        struct report report = {.format = format_among(formats, "json")};
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

struct rewriting {
    struct box_cache boxes;
    uint64_t seed;
    struct random random; /* of the record, under that seed */
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
    rewriting->random = random_of(rewriting->seed, record);
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
    for (int i = 0; i < count; i++) {
        rewriting->random = random_of(rewriting->seed, trees[i].record);
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
        printf("\n%s, as a stream\n", path);
    forget_account(&account);
    text_free(&text);
}

static void see_file(void *context, const char *path)
{
    struct rewriting *rewriting = context;
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
    static struct rewriting rewriting;
    uint64_t seed = seed_from("SEED", 1);
    rewriting = (struct rewriting){.seed = seed};
    each_record(game, see_file, &rewriting);
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
