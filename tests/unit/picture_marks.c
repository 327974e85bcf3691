/* What a picture points at: parts and legends of the canvas, marks of entries and of findings, numbers beside things. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "suites.h"
#include "support.h"

/* ---- a game of pebbles: so many lie in a row; the entry wants another one in some hole -------------------------- */

enum { HOLES = 20, HOLE = 50 };

struct pebbles {
    int lying; /* in the first holes */
};

static void pebbles_draw(const struct match *match, const void *state, struct canvas *c)
{
    const struct pebbles *s = state;
    (void)match;
    canvas_part(c, "row", "the row", HOLES * HOLE, 100);
    canvas_caption(c, "count", "how many");
    canvas_label(c, 20, 90, 15, INK_PLAIN, canvas_id(c, "%d pebbles", s->lying));
    for (int i = 0; i < HOLES; i++) {
        canvas_group(c, canvas_id(c, "hole-%d", i), "hole %d", i);
        canvas_box(c, i * HOLE, 0, HOLE, HOLE, (struct paint){.line = INK_PLAIN});
        if (i < s->lying)
            canvas_circle(c, i * HOLE + 25, 25, 10, (struct paint){.fill = INK_BLACK});
    }
    canvas_legend(c, "o", "pebble");
    canvas_circle(c, 18, 12, 10, (struct paint){.fill = INK_BLACK});
    canvas_sign(c, ".", "hole");
    canvas_glyphs(c, 0, 0, INK_PLAIN, "%d", s->lying);
}

/* A refused one is drawn; one that stands is pointed at, but for the hole 9, of which nobody speaks. */
static void pebbles_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                              struct canvas *c)
{
    (void)match, (void)state;
    int hole = item(move, 0, 0);
    canvas_return(c, "row");
    if (hole != 9)
        canvas_point(c, "hole-%d", hole);
    if (fate != FATE_REFUSED)
        return;
    canvas_ghost(c, "ghost", "not dropped");
    canvas_circle(c, hole * HOLE + 25, 25, 10, ghost_paint(fate));
}

static void pebbles_stage(const struct match *match, const void *state, struct text *out)
{
    (void)match, (void)state;
    text_add(out, "play");
}

static unsigned nobody_acts(const struct match *match, const void *state)
{
    (void)match, (void)state;
    return 0;
}

static const struct shape a_hole = {FORM_NUMBER, .what = "a hole", .low = 0, .high = HOLES};
static const struct field drop_fields[] = {{"drop", &a_hole, true, NULL}, {0}};
static const struct verb pebbles_verbs[] = {{.name = "drop", .fields = drop_fields}, {0}};
static const struct game pebbles_game = {.id = "pebbles",
                                         .title = "Pebbles",
                                         .verbs = pebbles_verbs,
                                         .state_size = sizeof(struct pebbles),
                                         .picture.draw = pebbles_draw,
                                         .picture.draw_move = pebbles_draw_move,
                                         .clock.stage = pebbles_stage,
                                         .to_act = nobody_acts};
static const struct match pebbles_match = {.game = &pebbles_game, .seats = 1, .names = {"anna"}};

static struct canvas picture_of(int lying, struct arena *arena)
{
    struct pebbles state = {lying};
    return position_draw(&pebbles_match, &state, arena);
}

static struct canvas picture_after(int lying, int hole, enum fate fate, struct arena *arena)
{
    struct canvas canvas = picture_of(lying, arena);
    struct move move = move_of(0, 0);
    struct pebbles before = {lying};
    move_put(&move, 0, hole);
    position_draw_move(&pebbles_match, &before, &move, fate, &canvas);
    return canvas;
}

static const char *ids_of(const struct mark *marks, struct arena *arena)
{
    const char *ids = "";
    for (; marks; marks = marks->next)
        ids = arena_format(arena, "%s%s%s", ids, *ids ? " " : "", marks->id);
    return ids;
}

/* ---- what moved, what a finding is about ------------------------------------------------------------------------ */

TEST what_moved_is_marked_but_no_caption(void)
{
    struct arena arena = {0};
    struct canvas before = picture_of(3, &arena), after = picture_of(5, &arena);
    ASSERT_STR_EQ("hole-3 hole-4", ids_of(marks_moved(&arena, &before, &after, 1), &arena));
    arena_free(&arena);
    PASS();
}

TEST of_more_than_twelve_things_none_is_framed(void)
{
    struct arena arena = {0};
    struct canvas none = picture_of(0, &arena), twelve = picture_of(12, &arena), more = picture_of(13, &arena);
    int count = 0;
    for (const struct mark *mark = marks_moved(&arena, &none, &twelve, 1); mark; mark = mark->next)
        count++;
    ASSERT_EQ(12, count);
    ASSERT_EQ(NULL, marks_moved(&arena, &none, &more, 1));
    arena_free(&arena);
    PASS();
}

TEST what_an_entry_wanted_has_not_moved(void)
{
    struct arena arena = {0};
    struct canvas before = picture_of(3, &arena), after = picture_after(3, 7, FATE_REFUSED, &arena);
    ASSERT_EQ(NULL, marks_moved(&arena, &before, &after, 1));
    ASSERT_STR_EQ("hole-7 ghost", ids_of(marks_found(&arena, &before, &after, 1, MARK_FOUND), &arena));
    arena_free(&arena);
    PASS();
}

TEST a_finding_is_about_what_the_entry_speaks_of_or_else_about_what_it_moved(void)
{
    struct arena arena = {0};
    struct canvas before = picture_of(3, &arena), spoken = picture_after(4, 0, FATE_ILLEGAL, &arena),
                  unsaid = picture_after(4, 9, FATE_ILLEGAL, &arena);
    ASSERT_STR_EQ("hole-0", ids_of(marks_found(&arena, &before, &spoken, 1, MARK_FOUND), &arena));
    struct mark *moved = marks_found(&arena, &before, &unsaid, 1, MARK_DOUBT);
    ASSERT_STR_EQ("hole-3", ids_of(moved, &arena));
    ASSERT_EQ(MARK_DOUBT, moved->kind);
    arena_free(&arena);
    PASS();
}

TEST a_name_that_ends_alike_is_another_thing(void)
{
    struct arena arena = {0};
    struct canvas canvas = picture_after(4, 1, FATE_ILLEGAL, &arena);
    ASSERT_STR_EQ("hole-1", ids_of(marks_found(&arena, &canvas, &canvas, 1, MARK_FOUND), &arena)); /* not hole-11 */
    arena_free(&arena);
    PASS();
}

TEST doubts_are_marked_and_notes_leave_no_mark(void)
{
    struct finding third = {.ruling = RULING_ILLEGAL, .entry = 4}, second = {.ruling = RULING_NOTED, .entry = 3},
                   first = {.ruling = RULING_DOUBTFUL, .entry = 3};
    enum mark_kind kind;
    first.next = &second;
    second.next = &third;
    ASSERT(mark_kind_of(&first, 3, &kind));
    ASSERT_EQ(MARK_DOUBT, kind);
    ASSERT_FALSE(mark_kind_of(&second, 3, &kind));
    ASSERT(mark_kind_of(&third, 4, &kind));
    ASSERT_EQ(MARK_FOUND, kind);
    second.ruling = RULING_CONFIRMED;
    ASSERT(mark_kind_of(&first, 3, &kind));
    ASSERT_EQ(MARK_FOUND, kind);
    PASS();
}

TEST an_entry_fares_as_its_findings_say_and_by_what_it_changed(void)
{
    struct pebbles one = {1}, two = {2};
    struct finding finding = {.ruling = RULING_ILLEGAL, .entry = 1};
    struct step step = {.entry = 1, .match = &pebbles_match, .before = &one, .after = &two};
    ASSERT_EQ(FATE_FINE, fate_of(&step));
    step.findings = &finding;
    ASSERT_EQ(FATE_ILLEGAL, fate_of(&step));
    step.after = &one; /* ruled void */
    ASSERT_EQ(FATE_REFUSED, fate_of(&step));
    finding.ruling = RULING_DOUBTFUL;
    ASSERT_EQ(FATE_FINE, fate_of(&step));
    finding.ruling = RULING_IMPOSSIBLE;
    ASSERT_EQ(FATE_REFUSED, fate_of(&step));
    PASS();
}

/* ---- numbers beside things -------------------------------------------------------------------------------------- */

/* A thing from 100 to 160; the number goes to its upper right: 130 + 30 + 11 + 3 - 5 = 169, and 91. */
static const char *numbered(struct arena *arena, int label_x, int label_y)
{
    struct canvas canvas = {.arena = arena};
    struct mark mark = {.id = "thing", .entry = 8, .kind = MARK_FOUND};
    struct text out = {0};
    canvas_part(&canvas, "board", "the board", 300, 300);
    canvas_group(&canvas, "thing", "%s", "");
    canvas_box(&canvas, 100, 100, 60, 60, (struct paint){.line = INK_PLAIN});
    canvas_caption(&canvas, "words", "%s", "");
    canvas_label(&canvas, label_x, label_y, 15, INK_PLAIN, "x");
    draw_badges(&canvas, canvas.parts, &mark, &out);
    const char *kept = arena_copy(arena, text_string(&out), out.length);
    text_free(&out);
    return kept;
}

TEST numbers_stand_outside_and_hide_no_writing(void)
{
    struct arena arena = {0};
    ASSERT(strstr(numbered(&arena, 250, 250), "<circle cx='169' cy='91' r='11' class='badge'/>"));
    ASSERT(strstr(numbered(&arena, 170, 92), "<circle cx='169' cy='169' r='11' class='badge'/>"));
    ASSERT(strstr(numbered(&arena, 170, 92), ">8</text>"));
    arena_free(&arena);
    PASS();
}

TEST an_entry_about_several_things_has_one_number(void)
{
    struct arena arena = {0};
    struct canvas canvas = picture_of(3, &arena);
    struct mark other = {.id = "hole-8", .entry = 5, .kind = MARK_FOUND},
                mark = {.id = "hole-1", .entry = 5, .kind = MARK_FOUND, .next = &other};
    struct text out = {0};
    draw_badges(&canvas, canvas.parts, &mark, &out);
    const char *first = strstr(text_string(&out), "class='badge'");
    ASSERT(first);
    ASSERT_EQ(NULL, strstr(first + 1, "class='badge'"));
    text_free(&out);
    arena_free(&arena);
    PASS();
}

/* ---- parts and legends ------------------------------------------------------------------------------------------ */

TEST groups_lie_on_the_part_that_was_begun_last_or_returned_to(void)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    canvas_part(&canvas, "one", "one", 10, 10);
    canvas_part(&canvas, "two", "two", 20, 20);
    canvas_group(&canvas, "b", "%s", "");
    ASSERT_STR_EQ("two", canvas_part_of(&canvas, canvas.last->part)->id);
    canvas_return(&canvas, "one");
    canvas_group(&canvas, "a", "%s", "");
    ASSERT_STR_EQ("one", canvas_part_of(&canvas, canvas.last->part)->id);
    canvas_return(&canvas, "nowhere");
    ASSERT_STR_EQ("one", canvas.part->id);
    ASSERT_EQ(2, canvas.part_count);
    arena_free(&arena);
    PASS();
}

/* Each line of the legend is a sample of 36 units and its words; 470 are a full line of 28. */
TEST legends_fill_their_lines_and_move_their_samples(void)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    canvas_part(&canvas, "board", "the board", 10, 10);
    canvas_legend(&canvas, "a", "%s", "twelve signs");
    canvas_circle(&canvas, 18, 12, 5, (struct paint){.fill = INK_BLACK});
    ASSERT_EQ(22, canvas.last->last->x); /* 4 from the edge */
    ASSERT_EQ(16, canvas.last->last->y);
    canvas_legend(&canvas, "b", "%s", "twelve more.");
    canvas_circle(&canvas, 18, 12, 5, (struct paint){.fill = INK_BLACK});
    ASSERT_EQ(22 + 36 + 16 + 107 + 16, canvas.last->last->x); /* 12 signs of 16 units, 56 hundredths wide: 107 */
    ASSERT_EQ(16, canvas.last->last->y);
    canvas_legend(&canvas, NULL, "%s", "words that go on and on to the next line");
    canvas_circle(&canvas, 18, 12, 5, (struct paint){.fill = INK_BLACK});
    ASSERT_EQ(22, canvas.last->last->x);
    ASSERT_EQ(16 + 28, canvas.last->last->y);
    ASSERT_EQ(56, canvas.legend->height);
    canvas_sign(&canvas, "c", "%s", "only in letters");
    ASSERT_EQ(NO_PART, canvas.last->part);
    canvas_group(&canvas, "thing", "%s", "");
    canvas_circle(&canvas, 18, 12, 5, (struct paint){.fill = INK_BLACK});
    ASSERT_EQ(18, canvas.last->last->x);
    ASSERT_STR_EQ("board", canvas_part_of(&canvas, canvas.last->part)->id);
    arena_free(&arena);
    PASS();
}

TEST tall_pictures_have_two_columns(void)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    canvas_part(&canvas, "one", "one", 400, 600);
    struct layout alone = layout_of(&canvas, &arena);
    ASSERT_EQ(16 + 400, alone.width);
    ASSERT_FALSE(alone.below);
    canvas_part(&canvas, "two", "two", 470, 300);
    struct layout stacked = layout_of(&canvas, &arena); /* 600 + 300 and two margins of 16: no more than 1000 */
    ASSERT_EQ(16, stacked.part[1].x);
    ASSERT_EQ(16 + 600 + 16, stacked.part[1].y);
    canvas_part(&canvas, "three", "three", 470, 200);
    struct layout beside = layout_of(&canvas, &arena);
    ASSERT_EQ(16 + 400 + 16, beside.part[1].x);
    ASSERT_EQ(16, beside.part[1].y);
    ASSERT_EQ(16 + 300 + 16, beside.part[2].y); /* the second column is shorter */
    ASSERT_EQ(16 + 400 + 16 + 470, beside.width);
    ASSERT(beside.below);
    arena_free(&arena);
    PASS();
}

/* ---- the whole picture ------------------------------------------------------------------------------------------ */

static struct step step_of(int entry, const struct pebbles *before, const struct pebbles *after,
                           const struct move *move, const struct finding *finding, const struct node *node)
{
    return (struct step){.entry = entry,
                         .match = &pebbles_match,
                         .before = before,
                         .heard = before,
                         .after = after,
                         .item = node,
                         .move = move,
                         .findings = finding,
                         .sums = entry == 2 ? "anna 1 + 1 = 2" : ""};
}

/* Entry 1 is about hole 0 and entry 2 about hole 1, in which a pebble comes to lie. */
static void watch_two(struct view *view, struct finding *first, struct finding *second, struct verdict *verdict,
                      struct pebbles *state, struct arena *arena)
{
    static struct pebbles states[3] = {{0}, {1}, {2}};
    struct move one = move_of(0, 0), other = move_of(0, 0);
    struct node *node = node_word(arena, "drop", (struct place){1, 1, 1, 5});
    move_put(&one, 0, 0);
    move_put(&other, 0, 1);
    struct step steps[2] = {step_of(1, &states[0], &states[1], &one, first, node),
                            step_of(2, &states[1], &states[2], &other, second, node)};
    view_watch(view, &steps[0]);
    view_watch(view, &steps[1]);
    *state = states[2];
    *verdict = (struct verdict){.file = "p.yaml", .game = &pebbles_game, .judged = true, .state = state};
    verdict->match = pebbles_match;
}

TEST earlier_findings_stay_marked_while_their_things_lie_as_they_did(void)
{
    struct arena arena = {0};
    struct view view = {0};
    struct finding first = {.ruling = RULING_ILLEGAL, .entry = 1, .message = "no"};
    struct verdict verdict;
    struct pebbles state;
    struct text out = {0};
    watch_two(&view, &first, NULL, &verdict, &state, &arena);
    verdict.docket.first = &first;
    picture_svg(&verdict, &view, &out);
    ASSERT(strstr(text_string(&out), "<path d='M0,0h50v50h-50z' class='found'/>"));
    ASSERT(strstr(text_string(&out), "<path d='M50,0h50v50h-50z' class='last'/>"));
    ASSERT(strstr(text_string(&out), "rx='6' class='verdict'"));
    ASSERT(strstr(text_string(&out), "class='t-red'>entry 1 illegal: no</text>"));
    text_clear(&out);
    state.lying = 0; /* the pebble is gone from hole 0 */
    picture_svg(&verdict, &view, &out);
    ASSERT_EQ(NULL, strstr(text_string(&out), "<path d='M0,0h50v50h-50z' class='found'/>"));
    text_free(&out);
    view_free(&view);
    arena_free(&arena);
    PASS();
}

TEST text_has_the_account_line_and_the_legend(void)
{
    struct arena arena = {0};
    struct view view = {0};
    struct verdict verdict;
    struct pebbles state;
    struct text out = {0};
    watch_two(&view, NULL, NULL, &verdict, &state, &arena);
    picture_text(&verdict, &view, false, &out);
    ASSERT_STR_EQ("Pebbles\nafter entry 2, play\n  2  anna: drop 1\n  =  anna 1 + 1 = 2\n\n2\n\no pebble   . hole\n\n",
                  text_string(&out));
    text_free(&out);
    view_free(&view);
    arena_free(&arena);
    PASS();
}

SUITE(picture_marks)
{
    RUN_TEST(what_moved_is_marked_but_no_caption);
    RUN_TEST(of_more_than_twelve_things_none_is_framed);
    RUN_TEST(what_an_entry_wanted_has_not_moved);
    RUN_TEST(a_finding_is_about_what_the_entry_speaks_of_or_else_about_what_it_moved);
    RUN_TEST(a_name_that_ends_alike_is_another_thing);
    RUN_TEST(doubts_are_marked_and_notes_leave_no_mark);
    RUN_TEST(an_entry_fares_as_its_findings_say_and_by_what_it_changed);
    RUN_TEST(numbers_stand_outside_and_hide_no_writing);
    RUN_TEST(an_entry_about_several_things_has_one_number);
    RUN_TEST(groups_lie_on_the_part_that_was_begun_last_or_returned_to);
    RUN_TEST(legends_fill_their_lines_and_move_their_samples);
    RUN_TEST(tall_pictures_have_two_columns);
    RUN_TEST(earlier_findings_stay_marked_while_their_things_lie_as_they_did);
    RUN_TEST(text_has_the_account_line_and_the_legend);
}
