/* Passages of pictures: what was drawn of the same bytes is taken over, and nothing else is. And frames, which lean on that. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "draw/page.h"
#include "film.h"
#include "suites.h"

/* ---- a board of three cells in two parts, and a line for each ---------------------------------------------------- */

enum { CELLS = 3, MUCH = 40, HANDS = 2 };

struct table {
    int cell[CELLS];
    int much[MUCH];  /* what only the panel tells */
    bool turned;     /* the cells come in the opposite order */
    bool no_middle;  /* the second is not drawn at all */
    bool before;     /* a part comes before the others */
    int hand[HANDS]; /* cards, a bit for each; 0: the hand is not drawn */
};

static int drawn; /* passages, since a test began */

static void draw_cell(struct canvas *c, int cell, int value)
{
    char id[16];
    if (!canvas_begin(c, "cell", cell, &value, sizeof value))
        return;
    drawn++;
    put_string(id, sizeof id, "cell-%d", cell);
    canvas_group(c, id, "cell %d", cell);
    canvas_box(c, 10 * cell, 0, 10, 10, (struct paint){.line = INK_PLAIN});
    canvas_label(c, 10 * cell + 5, 5, 16, INK_PLAIN, "%d", value);
    canvas_end(c);
}

static void draw_panel(struct canvas *c, const struct table *t)
{
    if (!canvas_begin(c, "panel", 0, t->much, sizeof t->much))
        return;
    drawn++;
    canvas_caption(c, "panel", "%s", "");
    for (int i = 0; i < 2; i++) {
        if (!canvas_begin(c, "line", i, &t->much[i], sizeof t->much[i]))
            continue;
        drawn++;
        canvas_say(c, INK_PLAIN, "line %d  %d", i, t->much[i]);
        canvas_end(c);
    }
    canvas_end(c);
}

static void draw_legend(struct canvas *c, bool more)
{
    if (!canvas_begin(c, "legend", 0, &more, sizeof more))
        return;
    canvas_legend(c, "a", "cell");
    if (more)
        canvas_legend(c, "b", "another");
    canvas_end(c);
}

static void draw_hand(struct canvas *c, int hand, int cards)
{
    if (!cards || !canvas_begin(c, "hand", hand, &cards, sizeof cards))
        return;
    for (int card = 0; card < CELLS; card++) {
        char id[16];
        put_string(id, sizeof id, "card-%d", card);
        if (!(cards >> card & 1))
            continue;
        canvas_group(c, id, "card %d", card);
        canvas_box(c, 10 * card, 20 + 10 * hand, 10, 10, (struct paint){.line = INK_PLAIN});
    }
    canvas_end(c);
}

static struct canvas draw(const struct table *t, struct passages *passages, struct arena *arena)
{
    struct canvas c = {.arena = arena, .passages = passages};
    if (t->before)
        canvas_part(&c, "before", "before", 10, 10);
    canvas_part(&c, "board", "the board", 30, 10);
    for (int i = 0; i < CELLS; i++) {
        int cell = t->turned ? CELLS - 1 - i : i;
        if (!t->no_middle || cell != 1)
            draw_cell(&c, cell, t->cell[cell]);
    }
    draw_legend(&c, t->cell[0] > 9);
    draw_panel(&c, t);
    for (int hand = 0; hand < HANDS; hand++)
        draw_hand(&c, hand, t->hand[hand]);
    return c;
}

/* ---- what is taken over ------------------------------------------------------------------------------------------ */

struct pictures {
    struct arena arena;
    struct passages passages;
};

static struct canvas next_picture(struct pictures *all, const struct table *t)
{
    drawn = 0;
    return draw(t, &all->passages, &all->arena);
}

static void forget(struct pictures *all)
{
    passages_free(&all->passages);
    arena_free(&all->arena);
}

TEST what_is_made_of_the_same_bytes_is_the_very_same(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {1, 2, 3}};
    struct canvas first = next_picture(&all, &t), second = next_picture(&all, &t);
    ASSERT_EQ(0, drawn);
    ASSERT_EQ(first.groups, second.groups);
    ASSERT_EQ(0, memcmp(first.group, second.group, (size_t)first.groups * sizeof *first.group));
    ASSERT_EQ(2, second.lines);
    ASSERT_EQ(first.line[0], second.line[0]);
    ASSERT_STR_EQ("panel", second.line[1]->id);
    ASSERT_STR_EQ("line 1  0", second.line[1]->text);
    ASSERT(second.line[1]->columns && second.line[1]->kept);
    forget(&all);
    PASS();
}

TEST what_comes_again_after_a_while_is_known_again(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {1, 2, 3}};
    struct canvas first = next_picture(&all, &t);
    t.cell[1] = 7;
    struct canvas second = next_picture(&all, &t);
    ASSERT_EQ(1, drawn);
    ASSERT(first.group[1] != second.group[1]);
    ASSERT_EQ(first.group[2], second.group[2]);
    t.cell[1] = 2;
    ASSERT_EQ(first.group[1], next_picture(&all, &t).group[1]);
    ASSERT_EQ(0, drawn);
    forget(&all);
    PASS();
}

TEST of_much_only_the_latest_is_known_but_what_lies_within(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {1, 2, 3}};
    struct canvas first = next_picture(&all, &t);
    t.much[1] = 5;
    struct canvas second = next_picture(&all, &t);
    ASSERT_EQ(2, drawn); /* the panel and a line of it */
    ASSERT_EQ(first.line[0], second.line[0]);
    ASSERT_STR_EQ("line 1  5", second.line[1]->text);
    t.much[1] = 0;
    struct canvas third = next_picture(&all, &t);
    ASSERT_EQ(1, drawn); /* the panel */
    ASSERT_EQ(first.line[1], third.line[1]);
    ASSERT_STR_EQ("line 1  5", second.line[1]->text); /* which is still there */
    forget(&all);
    PASS();
}

TEST passages_are_known_in_any_order_and_after_a_gap(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {1, 2, 3}};
    struct canvas first = next_picture(&all, &t);
    t.no_middle = true;
    ASSERT_EQ(first.group[2], next_picture(&all, &t).group[1]);
    ASSERT_EQ(0, drawn);
    t = (struct table){.cell = {1, 2, 3}, .turned = true};
    struct canvas turned = next_picture(&all, &t);
    ASSERT_STR_EQ("cell-2", turned.group[0]->id);
    ASSERT_STR_EQ("cell-0", turned.group[2]->id);
    t.turned = false;
    struct canvas again = next_picture(&all, &t);
    ASSERT_EQ(0, drawn);
    ASSERT_STR_EQ("cell-0", again.group[0]->id);
    ASSERT_STR_EQ("cell-2", again.group[2]->id);
    forget(&all);
    PASS();
}

/* Groups know their part by its number, so that a part more makes others of them. */
TEST what_lies_on_a_part_of_another_number_is_drawn_anew(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {1, 2, 3}};
    ASSERT_EQ(0, next_picture(&all, &t).group[0]->part);
    t.before = true;
    struct canvas moved = next_picture(&all, &t);
    ASSERT_EQ(1, moved.group[0]->part);
    ASSERT_STR_EQ("board", canvas_part_of(&moved, moved.group[0]->part)->id);
    ASSERT_STR_EQ("legend", canvas_part_of(&moved, moved.group[CELLS]->part)->id);
    ASSERT_EQ(NULL, canvas_part_of(&moved, NO_PART));
    forget(&all);
    PASS();
}

TEST a_legend_that_is_taken_over_goes_on_where_it_ended(void)
{
    struct pictures all = {0};
    struct table t = {.cell = {10, 2, 3}};
    struct canvas fresh = next_picture(&all, &t), again = next_picture(&all, &t);
    ASSERT_EQ(2, again.legends);
    ASSERT_EQ(fresh.pen.x, again.pen.x);
    ASSERT_EQ(fresh.legend->height, again.legend->height);
    canvas_legend(&again, "c", "one more");
    ASSERT_STR_EQ("legend-3", again.last->id);
    forget(&all);
    PASS();
}

TEST more_groups_than_there_is_room_for_at_first_are_kept_in_order(void)
{
    enum { MANY = 1000 };
    struct pictures all = {0};
    struct canvas c = {.arena = &all.arena, .passages = &all.passages};
    for (int i = 0; i < MANY; i++)
        draw_cell(&c, i, i);
    ASSERT_EQ(MANY, c.groups);
    for (int i = 0; i < MANY; i++)
        ASSERT_EQ(10 * i + 5, c.group[i]->last->x);
    forget(&all);
    PASS();
}

/* What is remembered holds what it held, however large that is and whatever came after it. */
TEST much_within_little_is_known_as_it_was(void)
{
    struct pictures all = {0};
    static const int values[] = {1, 2, 3, 1};
    for (int i = 0; i < 4; i++) {
        struct canvas c = {.arena = &all.arena, .passages = &all.passages};
        int value = values[i], much[MUCH] = {value};
        if (canvas_begin(&c, "little", 0, &value, sizeof value)) {
            if (canvas_begin(&c, "much", 0, much, sizeof much)) {
                for (int group = 0; group < 2; group++)
                    canvas_group(&c, group ? "b" : "a", "%d", value);
                canvas_end(&c);
            }
            canvas_end(&c);
        }
        struct canvas flat = canvas_flat(&c, &all.arena);
        ASSERT_EQ(2, flat.groups);
        ASSERT_EQ(value, flat.group[0]->title[0] - '0');
        ASSERT_EQ(value, flat.group[1]->title[0] - '0');
    }
    forget(&all);
    PASS();
}

/* ---- frames ------------------------------------------------------------------------------------------------------ */

/* What the script is told of the picture, and how many tracks have moved. */
static const char *told(struct frames *frames, const struct table *t, struct moved *moved)
{
    struct picture *now = film_next(frames);
    now->canvas = draw(t, &frames->passages, &now->arena);
    return film_told(frames, moved);
}

TEST the_script_is_told_of_changes_alone(void)
{
    struct frames frames;
    struct table t = {.cell = {1, 2, 3}};
    struct moved moved;
    film_begin(&frames);
    ASSERT_STR_EQ("[0,1,1,2,2,3,3,4]", told(&frames, &t, &moved)); /* the last is the legend */
    ASSERT_STR_EQ("[]", told(&frames, &t, &moved));
    ASSERT_EQ(0, moved.count);
    t.cell[2] = 4;
    ASSERT_STR_EQ("[2,5]", told(&frames, &t, &moved));
    ASSERT_EQ(1, moved.count);
    ASSERT_EQ(2, moved.track[0]);
    t.no_middle = true;
    ASSERT_STR_EQ("[1,0]", told(&frames, &t, &moved)); /* gone */
    ASSERT_EQ(0, moved.count);
    t.cell[2] = 3;
    ASSERT_STR_EQ("[2,3]", told(&frames, &t, &moved)); /* as it was */
    t.no_middle = false;
    ASSERT_STR_EQ("[1,2]", told(&frames, &t, &moved));
    ASSERT_EQ(1, moved.count);
    t.turned = true;
    ASSERT_STR_EQ("[]", told(&frames, &t, &moved)); /* in another order */
    t.no_middle = true;
    ASSERT_STR_EQ("[1,0]", told(&frames, &t, &moved));
    frames_free(&frames);
    PASS();
}

/* All of it is drawn anew, and yet nothing has changed; then the first drawing is gone for good. */
TEST the_script_is_not_told_that_passages_were_forgotten(void)
{
    enum { MANY = 1000 };
    struct frames frames;
    struct table t = {.cell = {1, 2, 3}, .hand = {3, 4}};
    struct moved moved;
    film_begin(&frames);
    told(&frames, &t, &moved);
    forget_passages(&frames, 0);
    ASSERT_EQ(0, frames.passages.count);
    ASSERT(frames.old_passages.count > 0);
    ASSERT_STR_EQ("[]", told(&frames, &t, &moved));
    ASSERT_EQ(0, moved.count);
    forget_passages(&frames, MANY);
    ASSERT(frames.passages.count > 0);
    ASSERT_EQ(0, frames.old_passages.count);
    ASSERT_STR_EQ("[]", told(&frames, &t, &moved));
    t.cell[2] = 4;
    forget_passages(&frames, 0);
    ASSERT_STR_EQ("[2,8]", told(&frames, &t, &moved));
    ASSERT_EQ(1, moved.count);
    ASSERT_EQ(2, moved.track[0]);
    frames_free(&frames);
    PASS();
}

/* A passage of one group and one of several, and groups that go from one to the other. */
TEST the_script_is_told_what_goes_from_hand_to_hand(void)
{
    struct frames frames;
    struct table t = {.cell = {1, 2, 3}, .hand = {3, 4}};
    struct moved moved;
    film_begin(&frames);
    ASSERT_STR_EQ("[0,1,1,2,2,3,3,4,4,5,5,6,6,7]", told(&frames, &t, &moved));
    t.hand[0] = 1, t.hand[1] = 6;
    ASSERT_STR_EQ("[5,8]", told(&frames, &t, &moved));
    ASSERT_EQ(1, moved.count);
    ASSERT_EQ(5, moved.track[0]);
    t.hand[0] = 3, t.hand[1] = 4;
    ASSERT_STR_EQ("[5,6]", told(&frames, &t, &moved));
    t.hand[1] = 0;
    ASSERT_STR_EQ("[6,0]", told(&frames, &t, &moved));
    t.hand[0] = 0;
    ASSERT_STR_EQ("[4,0,5,0]", told(&frames, &t, &moved));
    ASSERT_EQ(0, moved.count);
    t.hand[0] = 3, t.hand[1] = 4;
    ASSERT_STR_EQ("[4,5,5,6,6,7]", told(&frames, &t, &moved));
    ASSERT_EQ(3, moved.count);
    frames_free(&frames);
    PASS();
}

SUITE(passages)
{
    RUN_TEST(what_is_made_of_the_same_bytes_is_the_very_same);
    RUN_TEST(what_comes_again_after_a_while_is_known_again);
    RUN_TEST(of_much_only_the_latest_is_known_but_what_lies_within);
    RUN_TEST(passages_are_known_in_any_order_and_after_a_gap);
    RUN_TEST(what_lies_on_a_part_of_another_number_is_drawn_anew);
    RUN_TEST(a_legend_that_is_taken_over_goes_on_where_it_ended);
    RUN_TEST(more_groups_than_there_is_room_for_at_first_are_kept_in_order);
    RUN_TEST(much_within_little_is_known_as_it_was);
    RUN_TEST(the_script_is_told_of_changes_alone);
    RUN_TEST(the_script_is_not_told_that_passages_were_forgotten);
    RUN_TEST(the_script_is_told_what_goes_from_hand_to_hand);
}
