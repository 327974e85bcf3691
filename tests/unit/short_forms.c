/* Short forms that are remembered as wholes: known again, and never mistaken for another. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "game/short_forms.h"
#include "suites.h"

/* Learns the text as a move with that one value. */
static void teach(struct short_forms *forms, const char *text, int value)
{
    struct move move = move_of(0, 1);
    struct written written = {.text = text, .length = (int)strlen(text), .field[0] = {0, (unsigned short)strlen(text)}};
    move_put(&move, 0, value);
    short_form_learn(short_forms_find(forms, &written), &move, &written);
}

/* The value that was learnt with the text; -1 if it is not known. */
static int recalled(struct short_forms *forms, const char *text)
{
    struct move move;
    struct written written = {.text = text, .length = (int)strlen(text)};
    const struct short_form *form = short_forms_find(forms, &written);
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
        memset(text, 'a', (size_t)length);
        text[length] = '\0';
        ASSERT_EQ_FMT(-1, recalled(forms, text), "%d");
        teach(forms, text, length);
        ASSERT_EQ_FMT(length, recalled(forms, text), "%d");
    }
    memset(text, 'a', SHORT_FORM_LETTERS + 1);
    const struct written longer = {.text = text, .length = SHORT_FORM_LETTERS + 1};
    ASSERT_EQ(NULL, short_forms_find(forms, &longer));
    free(forms);
    PASS();
}

/* Wherever the letter stands by which two forms differ. */
TEST short_forms_are_told_apart_by_any_letter(void)
{
    struct short_forms *forms = must_alloc(sizeof *forms);
    char text[SHORT_FORM_LETTERS + 1];
    for (int length = 1; length <= SHORT_FORM_LETTERS; length++) {
        short_forms_forget(forms);
        memset(text, 'a', (size_t)length);
        text[length] = '\0';
        teach(forms, text, length);
        for (int other = 0; other < length; other++) {
            text[other] = 'b';
            ASSERT_EQ_FMT(-1, recalled(forms, text), "%d");
            text[other] = 'a';
        }
    }
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
    short_form_learn(short_forms_find(forms, &written), &many, &written);
    ASSERT_FALSE(short_forms_find(forms, &written)->known);
    short_form_learn(short_forms_find(forms, &written), &late, &written);
    ASSERT_FALSE(short_forms_find(forms, &written)->known);
    free(forms);
    PASS();
}

TEST words_and_maps_of_the_same_letters_are_told_apart(void)
{
    struct short_forms *forms = must_alloc(sizeof *forms);
    short_forms_forget(forms);
    const struct written map = {.text = "pass: true", .length = 10, .map = true};
    teach(forms, "pass: true", 7);
    ASSERT_FALSE(short_forms_find(forms, &map)->known);
    ASSERT_EQ_FMT(7, recalled(forms, "pass: true"), "%d");
    free(forms);
    PASS();
}

SUITE(short_forms)
{
    RUN_TEST(words_and_maps_of_the_same_letters_are_told_apart);
    RUN_TEST(short_forms_of_the_same_letter_are_told_apart);
    RUN_TEST(short_forms_are_told_apart_by_any_letter);
    RUN_TEST(short_forms_are_forgotten_but_not_mistaken);
    RUN_TEST(short_forms_with_too_much_in_them_are_not_kept);
}
