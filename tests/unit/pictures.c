/* Pictures of a toy game: three spaces in a row, one stone, two players with names that are not ASCII. */
#include "greatest.h"

#include <limits.h>
#include <string.h>

#include "base/words.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "suites.h"
#include "support.h"

struct toy {
    int stone;  /* the space it is on, -1: in the box */
    int weight; /* of the line around space 0 */
};

static void toy_draw(const struct match *match, const void *state, struct canvas *c)
{
    const struct toy *toy = state;
    canvas_part(c, "board", "the board", 30, 10);
    canvas_wear(c, 1, INK_RED);
    for (int i = 0; i < 3; i++) {
        canvas_group(c, canvas_id(c, "space-%c1", 'a' + i), "space %c1 <%s>", 'a' + i,
                     toy->stone == i ? "stone" : "free");
        canvas_box(c, 10 * i, 0, 10, 10,
                   (struct paint){.fill = INK_PAPER, .line = INK_PLAIN, .width = i == 0 ? toy->weight : 0});
        canvas_glyphs(c, 2 * i, 0, INK_FAINT, ".");
        if (toy->stone != i)
            continue;
        canvas_circle(c, 10 * i + 5, 5, 4, (struct paint){.fill = INK_SEAT});
        canvas_label(c, 10 * i + 5, 5, 6, INK_WHITE, "A&");
        canvas_glyphs(c, 2 * i, 0, INK_SEAT, "o");
    }
    for (int seat = 0; seat < match->seats; seat++) {
        canvas_group(c, canvas_id(c, "player-%d", seat), "%s", "");
        canvas_say(c, (enum ink)((int)INK_SEAT + seat), "%s  %d stones  at home", match->names[seat], seat);
    }
    canvas_group(c, "end", "%s", "");
    canvas_say(c, INK_PLAIN, "who has no stone  waits");
}

static void toy_stage(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    (void)state;
    text_add(out, "play");
}

static unsigned toy_to_act(const struct match *match, const void *state)
{
    (void)match;
    (void)state;
    return 1u;
}

static bool toy_over(const struct match *match, const void *state)
{
    (void)match;
    (void)state;
    return false;
}

static void toy_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct toy *toy = state;
    sheet_add(&standing->seat[0], "stones", toy->stone >= 0 ? 2 : 0, NULL, "on the board");
    sheet_add(&standing->seat[1], "stones", 1, NULL, NULL);
    standing_rank(match, standing, false);
}

static const struct field no_fields[] = {{0}};
static const struct verb toy_verbs[] = {{.name = "put", .fields = no_fields}, {0}};
static const struct game toy_game = {.id = "toy",
                                     .title = "Toy",
                                     .verbs = toy_verbs,
                                     .state_size = sizeof(struct toy),
                                     .picture.draw = toy_draw,
                                     .clock.stage = toy_stage,
                                     .to_act = toy_to_act,
                                     .over = toy_over,
                                     .score = toy_score};

static struct verdict toy_verdict(struct toy *state)
{
    struct verdict verdict = {.file = "toy.yaml", .title = "<b>", .game = &toy_game, .judged = true, .state = state};
    verdict.match = (struct match){.game = &toy_game, .seats = 2, .names = {"Zo\xc3\xab", "\xe5\xb1\xb1\xe7\x94\xb0"}};
    return verdict;
}

/* One entry as it was read: `Zoë: put`. */
static struct node *toy_item(struct arena *arena, const char *note)
{
    struct place at = {4, 5, 4, 12};
    struct node *item = node_new(arena, NODE_MAP, at), *value = node_new(arena, NODE_MAP, at);
    node_append(value, node_word(arena, "put", at), node_word(arena, "true", at));
    if (note)
        node_append(value, node_word(arena, "note", at), node_word(arena, note, at));
    node_append(item, node_word(arena, "Zo\xc3\xab", at), value);
    return item;
}

/* ---- text ------------------------------------------------------------------------------------------------------ */

TEST text_aligns_names_of_any_width(void)
{
    struct toy state = {1, 1};
    struct verdict verdict = toy_verdict(&state);
    struct view view = {0};
    struct text out = {0};
    picture_text(&verdict, &view, false, &out);
    ASSERT_STR_EQ(
        "Toy: <b>\nplay; Zo\xc3\xab to act\n\n. o .\n\n"
        "Zo\xc3\xab   0 stones  at home\n\xe5\xb1\xb1\xe7\x94\xb0  1 stones  at home\nwho has no stone  waits\n",
        text_string(&out));
    text_free(&out);
    PASS();
}

static void wide_draw(const struct match *match, const void *state, struct canvas *c)
{
    (void)match;
    (void)state;
    canvas_glyphs(c, 0, 0, INK_PLAIN, "\xe5\xb1\xb1\xe7\x94\xb0|"); /* two wide signs */
    canvas_glyphs(c, 1, 0, INK_PLAIN, "x");                         /* on the right half of the first */
    canvas_glyphs(c, 0, 1, INK_PLAIN, "e\xcc\x81|");                /* e and a combining accent */
    canvas_glyphs(c, 3, 2, INK_PLAIN, "a\033[2J");                  /* nothing may drive the terminal */
    canvas_glyphs(c, -1, 3, INK_PLAIN, "left out|");
    canvas_glyphs(c, 0, -1, INK_PLAIN, "above");
}

TEST text_keeps_columns_under_wide_and_combining_signs(void)
{
    static struct game wide;
    struct toy state = {0, 0};
    struct verdict verdict = toy_verdict(&state);
    struct view view = {0};
    struct text out = {0};
    wide = toy_game;
    wide.picture.draw = wide_draw;
    verdict.match.game = verdict.game = &wide;
    picture_text(&verdict, &view, false, &out);
    const char *board = strstr(text_string(&out), "\n\n") + 2;
    ASSERT_STR_EQ(" x\xe7\x94\xb0|\ne\xcc\x81|\n   a\\x1b[2J\neft out|\n\n", board);
    text_free(&out);
    PASS();
}

TEST text_has_colour_only_when_asked_and_turns_what_changed(void)
{
    struct toy before = {0, 1}, state = {1, 1};
    struct verdict verdict = toy_verdict(&state);
    struct view view = {.latest = {.number = 1, .before = &before}};
    struct text out = {0};
    picture_text(&verdict, &view, true, &out);
    ASSERT(strstr(text_string(&out), "\033[2;7m.\033[0m \033[1;36;7mo\033[0m \033[2m.\033[0m\n"));
    text_clear(&out);
    picture_text(&verdict, &view, false, &out);
    ASSERT_EQ(NULL, strchr(text_string(&out), '\033'));
    text_free(&out);
    PASS();
}

static void long_draw(const struct match *match, const void *state, struct canvas *c)
{
    (void)match;
    (void)state;
    canvas_group(c, "player-1", "%s", "");
    canvas_say(c, INK_PLAIN,
               "anna  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 1  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb 2  cccccccccccc 3  d 4");
    canvas_group(c, "player-2", "%s", "");
    canvas_say(c, INK_PLAIN, "ben  a 1  b 2  c 3  d 4");
    canvas_group(c, "rest", "%s", "");
    canvas_say(c, INK_PLAIN,
               "  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen");
    canvas_say(c, INK_PLAIN, "%0100d", 7);
}

TEST text_folds_what_is_longer_than_80_columns(void)
{
    static struct game longer;
    struct toy state = {0, 0};
    struct verdict verdict = toy_verdict(&state);
    struct view view = {0};
    struct text out = {0};
    longer = toy_game;
    longer.picture.draw = long_draw;
    verdict.match.game = verdict.game = &longer;
    picture_text(&verdict, &view, false, &out);
    const char *panel = strstr(text_string(&out), "anna");
    ASSERT_STR_EQ(
        "anna  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa 1  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb 2\n"
        "    cccccccccccc 3  d 4\n"
        "ben   a 1                               b 2                               c 3\n"
        "    d 4\n"
        "  one two three four five six seven eight nine ten eleven twelve thirteen\n"
        "  fourteen fifteen\n"
        "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007\n",
        panel);
    text_free(&out);
    PASS();
}

/* ---- marks ----------------------------------------------------------------------------------------------------- */

TEST moved_is_what_is_drawn_otherwise_but_for_the_weight_of_a_line(void)
{
    struct arena arena = {0};
    struct toy before = {-1, 1}, after = {2, 3};
    struct verdict verdict = toy_verdict(&after);
    struct canvas one = position_draw(&verdict.match, &before, &arena),
                  other = position_draw(&verdict.match, &after, &arena);
    struct mark *mark = marks_moved(&arena, &one, &other, 7);
    ASSERT(mark);
    ASSERT_STR_EQ("space-c1", mark->id);
    ASSERT_EQ(7, mark->entry);
    ASSERT_EQ(NULL, mark->next);
    ASSERT_EQ(NULL, marks_moved(&arena, &other, &other, 7));
    arena_free(&arena);
    PASS();
}

/* ---- SVG ------------------------------------------------------------------------------------------------------- */

TEST shapes_are_escaped_and_writing_fits_the_colour_beneath(void)
{
    struct arena arena = {0};
    struct toy state = {0, 2};
    struct verdict verdict = toy_verdict(&state);
    struct canvas canvas = position_draw(&verdict.match, &state, &arena);
    struct text out = {0};
    group_shapes(canvas.group[0], &out);
    ASSERT_STR_EQ("<title>space a1 &lt;stone&gt;</title><path d='M0,0h10v10h-10z' class='o f-paper "
                  "l-plain s2'/>"
                  "<circle cx='5' cy='5' r='4' class='f-seat0'/><text x='5' y='7' font-size='6' "
                  "class='o-seat0'>A&amp;</text>",
                  text_string(&out));
    text_free(&out);
    arena_free(&arena);
    PASS();
}

TEST svg_marks_the_last_entry_and_is_the_same_every_time(void)
{
    struct toy before = {0, 1}, state = {1, 1};
    struct verdict verdict = toy_verdict(&state);
    struct view view = {.latest = {.number = 3, .before = &before}};
    struct text out = {0}, again = {0};
    picture_svg(&verdict, &view, &out);
    picture_svg(&verdict, &view, &again);
    ASSERT_STR_EQ(text_string(&out), text_string(&again));
    ASSERT(strstr(text_string(&out), "<path d='M0,0h10v10h-10z' class='last'/>"));
    ASSERT(strstr(text_string(&out), "<path d='M10,0h10v10h-10z' class='last'/>"));
    ASSERT_EQ(NULL, strstr(text_string(&out), "<path d='M20,0h10v10h-10z' class='last'/>"));
    ASSERT(strstr(text_string(&out), "<title id='title'>&lt;b&gt;</title>"));
    ASSERT(strstr(text_string(&out), "class='f-red l-plain'"));
    ASSERT(strstr(text_string(&out), "class='head' font-size='26'>Toy</tspan>"));
    ASSERT(strstr(text_string(&out), ">after entry 3: <"));
    ASSERT(strstr(text_string(&out), " to act</text>"));
    ASSERT_EQ(NULL, strstr(text_string(&out), "class='verdict'"));
    text_free(&out);
    text_free(&again);
    PASS();
}

/* ---- the frames and the page ------------------------------------------------------------------------------------- */

static void watch_toy(struct frames *frames, const struct verdict *verdict, struct toy *states, int entries,
                      struct arena *arena)
{
    static struct move move;
    move = move_of(0, 0);
    for (int i = 0; i < entries; i++) {
        struct step step = {.entry = i + 1,
                            .at = {4 + i, 5, 4 + i, 9},
                            .match = &verdict->match,
                            .before = &states[i],
                            .after = &states[i + 1],
                            .item = toy_item(arena, i == 0 ? "a </script> note" : NULL),
                            .move = &move};
        frames_watch(frames, &step);
    }
    frames_end(frames, verdict);
}

/* Sea is darker on dark screens, a piece of pale blue is the same there; and what does not occur has no colour. */
TEST style_has_each_colour_that_occurs_once(void)
{
    static const char body[] = "<path class='f-sea l-none'/><path class='e-paleblue'/><path class='f-landslide'/>";
    struct text style = {0};
    palette_style(body, &style);
    const char *all = text_string(&style), *dark = strstr(all, "prefers-color-scheme:dark"),
               *sea = strstr(all, ".f-sea{"), *blue = strstr(all, ".e-paleblue{");
    ASSERT(dark && sea && sea < dark && strstr(dark, ".f-sea{"));
    ASSERT(blue && blue < dark && !strstr(dark, ".e-paleblue{"));
    ASSERT(strstr(all, ".l-none{stroke:none}") < dark && !strstr(dark, ".l-none{"));
    ASSERT(!strstr(all, ".l-sea{") && !strstr(all, ".f-land{") && !strstr(all, ".f-paleblue{"));
    text_free(&style);
    PASS();
}

TEST frames_keeps_a_group_again_only_when_it_changes(void)
{
    struct arena arena = {0};
    struct frames frames = {0};
    struct toy states[] = {{-1, 1}, {0, 1}, {1, 1}, {1, 1}};
    struct verdict verdict = toy_verdict(&states[3]);
    watch_toy(&frames, &verdict, states, 3, &arena);
    ASSERT_EQ(4, frames.count);
    ASSERT_EQ(3, frames.track_count);
    const char *line[4];
    int lines = 0;
    for (const struct frame *frame = frames.first; frame; frame = frame->next)
        line[lines++] = frame->script;
    ASSERT_EQ(0, strncmp(line[0], "[[0,1,1,2,2,3],[0,0,", 20));
    ASSERT_EQ(0, strncmp(line[1], "[[0,", 4));
    ASSERT(strstr(line[1], ",[0],[]]"));
    ASSERT(strstr(line[2], ",[0,1],[]]"));
    ASSERT_EQ(0, strncmp(line[3], "[[],0,0,", 8));
    frames_free(&frames);
    arena_free(&arena);
    PASS();
}

TEST frames_begins_again_when_the_log_is_judged_again(void)
{
    struct arena arena = {0};
    struct frames frames = {0};
    struct toy states[] = {{-1, 1}, {0, 1}, {1, 1}};
    struct verdict verdict = toy_verdict(&states[2]);
    watch_toy(&frames, &verdict, states, 2, &arena);
    watch_toy(&frames, &verdict, states, 1, &arena);
    ASSERT_EQ(2, frames.count);
    frames_free(&frames);
    arena_free(&arena);
    PASS();
}

TEST page_holds_any_words_without_ending_its_script(void)
{
    struct arena arena = {0};
    struct frames frames = {0};
    struct toy states[] = {{-1, 1}, {0, 1}};
    struct verdict verdict = toy_verdict(&states[1]);
    struct text out = {0};
    int scripts = 0;
    verdict.match.names[1] = "</script><script>x()</script>";
    watch_toy(&frames, &verdict, states, 1, &arena);
    page_begin("</title>", &out);
    page_record(&frames, &verdict, &out);
    page_end(&out);
    for (const char *at = text_string(&out); (at = strstr(at, "</script>")); at++)
        scripts++;
    ASSERT_EQ(2, scripts);
    ASSERT(strstr(text_string(&out), "a &lt;/script&gt; note"));
    ASSERT(strstr(text_string(&out), "<title>&lt;/title&gt;</title>"));
    text_free(&out);
    frames_free(&frames);
    arena_free(&arena);
    PASS();
}

TEST page_of_a_record_without_entries_shows_its_position(void)
{
    struct frames frames = {0};
    struct toy state = {0, 1};
    struct verdict verdict = toy_verdict(&state);
    struct text out = {0};
    frames_end(&frames, &verdict);
    ASSERT_EQ(1, frames.count);
    page_record(&frames, &verdict, &out);
    ASSERT(strstr(text_string(&out), "<circle cx='5'"));
    text_free(&out);
    frames_free(&frames);
    PASS();
}

/* ---- the canvas ------------------------------------------------------------------------------------------------ */

TEST canvas_cuts_long_words_between_two_characters(void)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    char longest[1501] = "";
    for (int i = 0; i < 500; i++)
        strcat(longest, "\xe5\xb1\xb1");
    canvas_say(&canvas, INK_PLAIN, "%s", longest);
    const char *kept = canvas.line[0]->text;
    ASSERT(strlen(kept) > 400 && strlen(kept) < 512);
    ASSERT_EQ(0, (int)(strlen(kept) % 3));
    arena_free(&arena);
    PASS();
}

SUITE(pictures)
{
    RUN_TEST(text_aligns_names_of_any_width);
    RUN_TEST(text_keeps_columns_under_wide_and_combining_signs);
    RUN_TEST(text_has_colour_only_when_asked_and_turns_what_changed);
    RUN_TEST(text_folds_what_is_longer_than_80_columns);
    RUN_TEST(moved_is_what_is_drawn_otherwise_but_for_the_weight_of_a_line);
    RUN_TEST(shapes_are_escaped_and_writing_fits_the_colour_beneath);
    RUN_TEST(svg_marks_the_last_entry_and_is_the_same_every_time);
    RUN_TEST(style_has_each_colour_that_occurs_once);
    RUN_TEST(frames_keeps_a_group_again_only_when_it_changes);
    RUN_TEST(frames_begins_again_when_the_log_is_judged_again);
    RUN_TEST(page_holds_any_words_without_ending_its_script);
    RUN_TEST(page_of_a_record_without_entries_shows_its_position);
    RUN_TEST(canvas_cuts_long_words_between_two_characters);
}
