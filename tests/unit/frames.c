/* Frames: a thing that goes from one part of the board to another, what an entry wanted, and the score sheet. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "draw/page.h"
#include "drawn_frames.h"
#include "suites.h"

/* ---- a card in one of two hands, which are parts of the board --------------------------------------------------- */

enum { HANDS = 2, NOBODY = HANDS };

static struct canvas draw_hands(int holder, bool wanted, struct arena *arena)
{
    struct canvas c = {.arena = arena};
    for (int hand = 0; hand < HANDS; hand++) {
        canvas_part(&c, hand ? "right" : "left", hand ? "right" : "left", 20, 20);
        if (hand != holder)
            continue;
        canvas_group(&c, "card", "the card");
        canvas_box(&c, 0, 0, 10, 10, (struct paint){.line = INK_PLAIN});
    }
    if (wanted) {
        canvas_ghost(&c, "ghost", "another");
        canvas_box(&c, 5, 5, 10, 10, (struct paint){.line = INK_RED});
    }
    return c;
}

/* What the script gets. */
static const char *told(struct frames *frames, int holder, bool wanted, struct moved *moved)
{
    struct picture *now = film_next(frames);
    now->canvas = draw_hands(holder, wanted, &now->arena);
    return film_told(frames, moved);
}

TEST a_card_that_goes_to_another_part_is_shown_there_alone(void)
{
    struct frames frames;
    struct moved moved;
    film_begin(&frames);
    ASSERT_STR_EQ("[0,1]", told(&frames, 0, false, &moved));
    ASSERT_STR_EQ("[1,1,0,0]", told(&frames, 1, false, &moved)); /* the same shapes on a track of their own */
    ASSERT_EQ(1, moved.count);
    ASSERT_EQ(1, moved.track[0]);
    ASSERT_STR_EQ("[]", told(&frames, 1, false, &moved));
    ASSERT_STR_EQ("[1,0]", told(&frames, NOBODY, false, &moved));
    ASSERT_STR_EQ("[0,1]", told(&frames, 0, false, &moved)); /* back where it was first */
    ASSERT_EQ(2, frames.track_count);
    frames_free(&frames);
    PASS();
}

TEST a_picture_marks_a_card_that_looks_the_same_on_another_part(void)
{
    struct arena arena = {0};
    struct canvas left = draw_hands(0, false, &arena), right = draw_hands(1, false, &arena);
    const struct mark *mark = marks_moved(&arena, &left, &right, 1);
    ASSERT(mark);
    ASSERT_STR_EQ("card", mark->id);
    ASSERT_EQ(NULL, marks_moved(&arena, &left, &left, 1));
    arena_free(&arena);
    PASS();
}

/* It is drawn as something that is nowhere: another frame around it would hide it. */
TEST what_an_entry_wanted_has_no_frame_and_lies_above_those_of_others(void)
{
    struct frames frames;
    struct moved moved;
    struct text out = {0};
    film_begin(&frames);
    told(&frames, 1, true, &moved);
    page_board(&frames, &(struct verdict){0}, "", &out);
    const char *marks = strstr(text_string(&out), "<g data-track='0'><title>the card</title><path "
                                                  "d='M0,0h10v10h-10z' class='o f-none l-plain'/></g>\n"
                                                  "<g class='marks'></g>\n");
    ASSERT(marks);
    ASSERT(strstr(marks, "<g data-track='1'><title>another</title><path d='M5,5h10v10h-10z' "
                         "class='f-none l-red'/></g>\n</svg>"));
    text_free(&out);
    frames_free(&frames);
    PASS();
}

/* ---- the score sheet --------------------------------------------------------------------------------------------- */

static const struct match two_players = {.seats = 2, .names = {"anna", "ben"}};

static void put_sheet(struct frames *frames, const struct standing *now, bool over, struct text *out)
{
    struct rows rows = {0};
    page_sheet(&two_players, now, over, frames, &rows);
    rows_free(&frames->sheet);
    frames->sheet = rows;
    text_clear(out);
    page_rows(&frames->strings, &rows, out);
}

/* Each sheet differs from the one before in one thing. */
static struct standing sheet_number(int number)
{
    struct standing standing = {0};
    for (int seat = 0; seat < two_players.seats; seat++) {
        struct sheet *sheet = &standing.seat[seat];
        sheet_add(sheet, "pieces", number > 0 && seat ? 6 : 4, NULL, "%s", number > 1 && seat ? "3 x 1" : "2 x 1");
        if (number > 2 && seat)
            sheet_add(sheet, "cards", 2, NULL, NULL);
        sheet_note(sheet, "gold", number > 3 ? 8 : 2);
        sheet->open = number > 4 && seat;
        sheet->high = number > 4 ? 20 : 0;
        sheet->rank = number == 5 ? 0 : seat + 1;
        put_string(sheet->tie_break, sizeof sheet->tie_break, "%s", number > 6 ? "gold decides" : "");
    }
    standing.winners = number > 7 ? 1u : 0;
    return standing;
}

TEST a_sheet_beside_the_one_before_is_the_sheet_by_itself(void)
{
    enum { SHEETS = 9 };
    struct frames beside, alone;
    struct text one = {0}, other = {0};
    film_begin(&beside);
    for (int number = 0; number < SHEETS; number++) {
        struct standing now = sheet_number(number);
        bool over = number > 7;
        film_begin(&alone);
        put_sheet(&alone, &now, over, &other);
        int rows = beside.sheet.count ? beside.sheet.row[0] : 0;
        put_sheet(&beside, &now, over, &one);
        ASSERT_STR_EQ(text_string(&other), text_string(&one));
        ASSERT(number == 0 || (beside.sheet.row[0] != rows) == (number < 3));
        frames_free(&alone);
    }
    ASSERT(strstr(text_string(&one), "<td>1, wins<small>gold decides</small></td><td>2<small>gold"));
    frames_free(&beside);
    text_free(&one);
    text_free(&other);
    PASS();
}

/* ---- lines of the panel ------------------------------------------------------------------------------------------ */

/* The row that becomes of a line. */
static const char *row_of_line(struct frames *frames, const char *line)
{
    struct canvas c = {.arena = &frames->arena};
    struct mark mark = {.id = "panel"};
    struct rows found = {0};
    canvas_caption(&c, "panel", "%s", "");
    canvas_say(&c, INK_PLAIN, "%s", line);
    page_panel_found(&c, &mark, frames, &found);
    text_clear(&frames->script);
    page_rows(&frames->strings, &found, &frames->script);
    rows_free(&found);
    return text_string(&frames->script);
}

TEST a_row_has_the_columns_of_its_line(void)
{
    struct frames frames;
    film_begin(&frames);
    ASSERT_STR_EQ("<tr class='t-plain'><td>a b</td><td>2</td><td colspan='22'>3/4</td></tr>",
                  row_of_line(&frames, "a b  2   3/4"));
    ASSERT_STR_EQ("<tr class='t-plain'><td class='in'>&gt; a &amp; b</td><td colspan='23'>2</td></tr>",
                  row_of_line(&frames, "  > a & b  2"));
    ASSERT_STR_EQ("<tr class='t-plain'><td colspan='24'>alone</td></tr>", row_of_line(&frames, "alone  "));
    ASSERT_STR_EQ("<tr class='t-plain'></tr>", row_of_line(&frames, ""));
    frames_free(&frames);
    PASS();
}

/* As many as a table has; the rest stays together. */
TEST a_row_has_no_more_columns_than_a_table(void)
{
    struct frames frames;
    struct text line = {0}, row = {0};
    text_add(&row, "<tr class='t-plain'>");
    for (int column = 1; column <= PANEL_COLUMNS + 1; column++) {
        text_format(&line, "%s%d", column > 1 ? "  " : "", column);
        if (column < PANEL_COLUMNS)
            text_format(&row, "<td>%d</td>", column);
    }
    text_add(&row, "<td colspan='1'>24  25</td></tr>");
    film_begin(&frames);
    ASSERT_STR_EQ(text_string(&row), row_of_line(&frames, text_string(&line)));
    text_free(&line);
    text_free(&row);
    frames_free(&frames);
    PASS();
}

SUITE(frames)
{
    RUN_TEST(a_card_that_goes_to_another_part_is_shown_there_alone);
    RUN_TEST(a_picture_marks_a_card_that_looks_the_same_on_another_part);
    RUN_TEST(what_an_entry_wanted_has_no_frame_and_lies_above_those_of_others);
    RUN_TEST(a_sheet_beside_the_one_before_is_the_sheet_by_itself);
    RUN_TEST(a_row_has_the_columns_of_its_line);
    RUN_TEST(a_row_has_no_more_columns_than_a_table);
}
