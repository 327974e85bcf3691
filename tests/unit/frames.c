/* Frames: a thing that goes from one part of the board to another, and what an entry wanted. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "draw/frames_board.h"
#include "draw/page.h"
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

/* What the script is told. */
static const char *told(struct frames *frames, int holder, bool wanted, struct moved *moved)
{
    struct picture *before = &frames->picture[frames->turn], *now = &frames->picture[!frames->turn];
    arena_reset(&now->arena);
    now->canvas = draw_hands(holder, wanted, &now->arena);
    *moved = (struct moved){.count = 0};
    frames->count++;
    text_clear(&frames->script);
    write_board(frames, before, now, moved);
    frames->turn = !frames->turn;
    return text_string(&frames->script);
}

static void begin_frames(struct frames *frames)
{
    static const struct text nothing;
    *frames = (struct frames){0};
    frames->lexicon.arena = &frames->arena;
    lexicon_number(&frames->lexicon, &nothing, -1);
}

TEST a_card_that_goes_to_another_part_is_shown_there_alone(void)
{
    struct frames frames;
    struct moved moved;
    begin_frames(&frames);
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

/* It is drawn as something that lies nowhere: another frame around it would hide it. */
TEST what_an_entry_wanted_has_no_frame_and_lies_above_those_of_others(void)
{
    struct frames frames;
    struct moved moved;
    struct text out = {0};
    begin_frames(&frames);
    told(&frames, 1, true, &moved);
    page_board(&frames, &(struct verdict){0}, "", &out);
    const char *marks = strstr(text_string(&out), "<g data-track='0'><title>the card</title><polygon "
                                                  "points='0,0 10,0 10,10 0,10' class='o f-none l-plain'/></g>\n"
                                                  "<g class='marks'></g>\n");
    ASSERT(marks);
    ASSERT(strstr(marks, "<g data-track='1'><title>another</title><polygon points='5,5 15,5 15,15 5,15' "
                         "class='f-none l-red'/></g>\n</svg>"));
    text_free(&out);
    frames_free(&frames);
    PASS();
}

SUITE(frames)
{
    RUN_TEST(a_card_that_goes_to_another_part_is_shown_there_alone);
    RUN_TEST(a_picture_marks_a_card_that_looks_the_same_on_another_part);
    RUN_TEST(what_an_entry_wanted_has_no_frame_and_lies_above_those_of_others);
}
