/* Myst: how many spaces and landmarks a box may have. */
#include "greatest.h"

#include "support.h"

void myst_box_suite(void);

/* A board that is one long row, with its landmarks at its beginning. */
static bool opens(int positions, int landmarks)
{
    struct verdict verdict;
    struct text box = {0}, cards = {0};
    text_add(&box, "game: myst\nplayers: [blue, yellow]\nbox:\n  switches: {}\n  positions:\n    spaces:\n");
    for (int i = 0; i < positions; i++)
        text_format(&box, i + 1 < positions ? "      p%d: [p%d]\n" : "      p%d: []\n", i, i + 1);
    text_add(&box, "  landmarks:\n");
    for (int i = 0; i < landmarks; i++) {
        text_format(&box, "    x%c%c: p%d\n", 'a' + i / 26, 'a' + i % 26, i);
        text_format(&cards, "    x%c%c: [%s]\n", 'a' + i / 26, 'a' + i % 26, i < 14 ? "1, 2" : "");
    }
    text_format(&box, "  cards:\n    linking-book: 2\n%s", text_string(&cards));
    bool opened =
        judge_text(box.bytes, box.length, NULL, &verdict) && verdict.judged && verdict_status(&verdict, true) == 0;
    verdict_free(&verdict);
    text_free(&box);
    text_free(&cards);
    return opened;
}

TEST a_box_has_limits(void)
{
    ASSERT(opens(1024, 64));
    ASSERT_FALSE(opens(1025, 64));
    ASSERT_FALSE(opens(1024, 65));
    ASSERT_FALSE(opens(1024, 1));
    PASS();
}

void myst_box_suite(void)
{
    RUN_TEST(a_box_has_limits);
}
