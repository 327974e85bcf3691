/* What the pictures of illegal entries mark: the things the finding is about, and nothing else. */
#include "greatest.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "suites.h"
#include "support.h"

/* The last entry of a record, and what is marked, in the order of drawing. */
static const struct about {
    const char *record, *marked;
} abouts[] = {
    {"cyclades/illegal/cyclades.recruit-isle.yaml", "space-e5"},
    {"mykerinos/illegal/mykerinos.decline.yaml", "area-1"},
    {"mykerinos/illegal/mykerinos.area.yaml", "tile-2"},
    {"mytikas/illegal/mytikas.card.yaml", "area-demeter-day card-pan"},
    {"mytikas/illegal/mytikas.card-when.yaml", "goods-A-gold-2 goods-A-gold-3 card-apollo ghost-cube"},
    {"mytikas/illegal/mytikas.produce-level.yaml", "area-demeter-day goods-A-stone-2 goods-A-gold-2"},
    {"mytikas/illegal/mytikas.sacrifice.yaml", "goods-A-stone-1 goods-A-gold-3 card-hades"},
    {"mytikas/illegal/mytikas.start-only.yaml", "goods-A-stone-1 goods-A-marble-1 card-demeter"},
    {"mytikas/illegal/mytikas.transform.yaml", "goods-A-stone-1 goods-A-gold-2 card-hestia ghost-cube"},
};

static void list_marks(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct arena arena = {0};
    const struct kept_entry *latest = &view->latest;
    struct canvas before = position_draw(&verdict->match, latest->before, &arena),
                  after = draw_entry(&verdict->match, latest, verdict->state, &arena);
    const struct mark *mark = marks_found(&arena, &before, &after, latest->number, latest->kind);
    for (; mark; mark = mark->next)
        text_format(out, "%s%s", out->length ? " " : "", mark->id);
    arena_free(&arena);
}

TEST marked_is_what_the_finding_is_about(const struct about *about)
{
    struct view view = {0};
    struct verdict verdict;
    struct text path = {0}, marked = {0};
    size_t length = 0;
    text_format(&path, "scenarios/%s", about->record);
    char *text = file_text(text_string(&path), &length);
    struct judging how = judging_usual(NULL);
    how.watch = view_watch;
    how.context = &view;
    text_free(&path);
    ASSERT(text);
    if (!game_is_built(text)) {
        free(text);
        SKIP();
    }
    ASSERT(judge_text(text, length, &how, &verdict));
    ASSERT(view.latest.found);
    list_marks(&verdict, &view, &marked);
    ASSERT_STR_EQ(about->marked, text_string(&marked));
    text_free(&marked);
    verdict_free(&verdict);
    view_free(&view);
    free(text);
    PASS();
}

SUITE(finding_marks)
{
    for (size_t i = 0; i < sizeof abouts / sizeof *abouts; i++) {
        greatest_set_test_suffix(abouts[i].record);
        RUN_TEST1(marked_is_what_the_finding_is_about, &abouts[i]);
    }
}
