/* Entries that are judged without nodes, as most are when nobody watches, get the verdict that they get with them: every scenario and
   case, and random games with illegal entries. SEED and SEEDS choose others. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "base/words.h"
#include "game/short_forms.h"
#include "replay/registry.h"
#include "suites.h"
#include "walk.h"

enum { QUICK_STEPS = 250 };

static void watch_nothing(void *whom, const struct step *step)
{
    (void)whom;
    (void)step;
}

static void print_place(struct place at, const char *message, struct text *out)
{
    text_format(out, " %d:%d-%d:%d %s", at.line, at.column, at.end_line, at.end_column, message);
}

/* All that a person is told, with its places; scores and who is to act. */
static void account_for(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        text_format(out, "%s %s @%d", ruling_names[finding->ruling], finding->rule->code, finding->entry);
        print_place(finding->at, finding->message, out);
        for (const struct related *related = finding->related; related; related = related->next)
            print_place(related->at, related->message, out);
        text_char(out, '\n');
    }
    if (!verdict->judged)
        return;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(out, "%s %d\n", verdict->match.names[seat], verdict->standing.seat[seat].total);
    table_text(&verdict->match, verdict->state, out);
}

static bool judged_alike(const char *text, size_t length)
{
    struct judging plain = {0}, watched = {.watch = watch_nothing};
    struct verdict verdicts[2] = {0};
    struct text accounts[2] = {{0}};
    bool readable = judge_text(text, length, &plain, &verdicts[0]) && judge_text(text, length, &watched, &verdicts[1]);
    for (int i = 0; i < 2 && readable; i++)
        account_for(&verdicts[i], &accounts[i]);
    bool alike = same(text_string(&accounts[0]), text_string(&accounts[1]));
    if (!alike)
        fprintf(stderr, "%.*s\nquickly:\n%s\nwith nodes:\n%s\n", (int)length, text, text_string(&accounts[0]),
                text_string(&accounts[1]));
    for (int i = 0; i < 2; i++) {
        verdict_free(&verdicts[i]);
        text_free(&accounts[i]);
    }
    return alike;
}

static void judge_documents(void *whom, const char *path)
{
    int *different = whom;
    size_t length;
    char *text = file_text(path, &length), *document = text;
    while (document) {
        char *end = strstr(document, "\n---\n");
        *different += !judged_alike(document, end ? (size_t)(end - document) : strlen(document));
        document = end ? end + strlen("\n---\n") : NULL;
    }
    free(text);
}

TEST records_are_judged_alike(const struct game *game)
{
    static const char *const folders[] = {"", "/illegal", "/near"};
    char room[FOLDER_ROOM], path[FOLDER_ROOM + 16];
    int different = 0;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, sizeof path, "%s%s", folder_of(game, "scenarios", room), folders[i]);
        each_yaml(path, judge_documents, &different);
    }
    each_yaml(folder_of(game, "cases", room), judge_documents, &different);
    ASSERT_EQ(0, different);
    PASS();
}

/* The entries of a record in other shapes, one after the other; those with other than words as they are. */
static void reshape(const char *record, struct text *out)
{
    static const struct {
        const char *before, *between, *behind;
    } shapes[] = {
        {"\"", "\": \"", "\""},       {"", ":\n      ", ""},     {"'", "': '", "' # so"},
        {"\"", "\":\n     '", "'  "}, {"", ":   ", "   # so\r"},
    };
    for (int entry = 0; *record;) {
        int length = (int)strcspn(record, "\n"), name = (int)strcspn(record, ":");
        if (strncmp(record, "  - ", 4) != 0 || name + 2 >= length
            || strcspn(record + name, "{[\"'#") < (size_t)(length - name))
            text_format(out, "%.*s\n", length, record);
        else {
            int shape = entry++ % 5;
            text_format(out, "  - %s%.*s%s%.*s%s\n", shapes[shape].before, name - 4, record + 4, shapes[shape].between,
                        length - name - 2, record + name + 2, shapes[shape].behind);
        }
        record += length + (record[length] == '\n');
    }
}

static bool random_game_alike(const struct game *game, int seats, uint64_t seed)
{
    struct walk walk = {0};
    bool alike = walk_open(&walk, game, seats, seed, walk_names);
    walk.wild = true;
    for (int i = 0; i < QUICK_STEPS && alike; i++) {
        struct move mutant;
        if (random_below(&walk.random, 20) == 0 && walk_mutant(&walk, &mutant))
            walk_play(&walk, &mutant);
        else if (!walk_step(&walk))
            break;
    }
    struct text record = {0};
    if (alike)
        walk_record(&walk, NULL, 0, &record);
    struct text reshaped = {0};
    reshape(text_string(&record), &reshaped);
    alike = alike && judged_alike(text_string(&record), record.length)
            && judged_alike(text_string(&reshaped), reshaped.length);
    if (!alike)
        fprintf(stderr, "%s, %d seats, SEED=%" PRIu64 "\n", game->id, seats, seed);
    text_free(&record);
    text_free(&reshaped);
    walk_close(&walk);
    return alike;
}

TEST random_games_are_judged_alike(const struct game *game)
{
    uint64_t first = seed_from("SEED", 1), seeds = seed_from("SEEDS", 3);
    for (uint64_t seed = first; seed < first + seeds; seed++)
        for (int seats = game->seats_min; seats <= game->seats_max; seats++)
            ASSERT(random_game_alike(game, seats, seed));
    PASS();
}

/* ---- short forms as wholes -------------------------------------------------------------------------------------- */

/* Learns the text as a move with that one value. */
static void teach(struct short_forms *forms, const char *text, int value)
{
    struct move move = move_of(0, 1);
    struct written written = {.text = text, .length = (int)strlen(text), .field[0] = {0, (unsigned short)strlen(text)}};
    move_put(&move, 0, value);
    short_form_learn(short_forms_find(forms, text, written.length), &move, &written);
}

/* The value that was learnt with the text; -1 if it is not known. */
static int recalled(struct short_forms *forms, const char *text)
{
    struct move move;
    struct written written = {.text = text, .length = (int)strlen(text)};
    const struct short_form *form = short_forms_find(forms, text, written.length);
    if (!form || !form->known)
        return -1;
    short_form_recall(form, &move, &written);
    bool whole = written.field[0].to == written.length && items(&move, 0) == 1 && !given(&move, 1) && !move.map;
    return whole ? item(&move, 0, 0) : -1;
}

/* Letters that are compared overlap, so that of many of the same only the number tells them apart. */
TEST short_forms_of_the_same_letter_are_told_apart(void)
{
    struct short_forms *forms = must_alloc(sizeof *forms);
    short_forms_forget(forms);
    char text[SHORT_FORM_LETTERS + 2];
    for (int length = 1; length <= SHORT_FORM_LETTERS; length++) {
        snprintf(text, sizeof text, "%.*s", length, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
        ASSERT_EQ_FMT(-1, recalled(forms, text), "%d");
        teach(forms, text, length);
        ASSERT_EQ_FMT(length, recalled(forms, text), "%d");
    }
    ASSERT_EQ(NULL, short_forms_find(forms, "a form of thirty-three letters, see", SHORT_FORM_LETTERS + 1));
    free(forms);
    PASS();
}

/* More than there is room for: some are forgotten, none is mistaken for another. */
TEST short_forms_are_forgotten_but_not_mistaken(void)
{
    enum { FORMS = 5000, AT_LEAST = 1000 };
    struct short_forms *forms = must_alloc(sizeof *forms);
    short_forms_forget(forms);
    char text[2 * SHORT_FORM_LETTERS];
    int known = 0;
    for (int i = 0; i < FORMS; i++) {
        snprintf(text, sizeof text, "place %d at %*d", i, i % 16, i / 3);
        teach(forms, text, i);
        ASSERT_EQ_FMT(i, recalled(forms, text), "%d");
    }
    for (int i = FORMS - AT_LEAST; i < FORMS; i++) {
        snprintf(text, sizeof text, "place %d at %*d", i, i % 16, i / 3);
        int value = recalled(forms, text);
        ASSERT(value == i || value == -1);
        known += value == i;
    }
    ASSERT(known > AT_LEAST / 2);
    free(forms);
    PASS();
}

TEST short_forms_with_too_much_in_them_are_not_kept(void)
{
    struct short_forms *forms = must_alloc(sizeof *forms);
    short_forms_forget(forms);
    struct move many = move_of(0, 1), late = move_of(0, 1);
    struct written written = {.text = "sail", .length = 4};
    for (int i = 0; i <= SHORT_FORM_ITEMS; i++)
        move_put(&many, 0, i);
    move_put(&late, SHORT_FORM_FIELDS, 1);
    short_form_learn(short_forms_find(forms, "sail", 4), &many, &written);
    ASSERT_FALSE(short_forms_find(forms, "sail", 4)->known);
    short_form_learn(short_forms_find(forms, "sail", 4), &late, &written);
    ASSERT_FALSE(short_forms_find(forms, "sail", 4)->known);
    free(forms);
    PASS();
}

SUITE(quickly)
{
    RUN_TEST(short_forms_of_the_same_letter_are_told_apart);
    RUN_TEST(short_forms_are_forgotten_but_not_mistaken);
    RUN_TEST(short_forms_with_too_much_in_them_are_not_kept);
    for (int i = 0; games[i]; i++) {
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(records_are_judged_alike, games[i]);
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(random_games_are_judged_alike, games[i]);
    }
}
