/* Gaps: what looking for several missing entries costs. */
#include "greatest.h"

#include "study/mend/repair.h"
#include "suites.h"
#include "support.h"

/* How many changes are found with so much to spend on gaps, and on others. */
static int find_with(struct course *course, long for_gaps, long budget, struct repair repairs[MOST_REPAIRS])
{
    bool complete;
    course->for_gaps = for_gaps;
    course->budget = budget;
    return find_repairs(course, 0, false, false, repairs, &complete);
}

/* The first finding is at the first entry; no change of one entry lifts more than that. */
TEST a_gap_is_looked_for_at_its_own_cost(void)
{
    if (!game_is_built(TURN_GONE("")))
        SKIP();
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    struct script script;
    struct course course;
    struct repair repairs[MOST_REPAIRS];
    ASSERT(load_text(&loaded, "text", TURN_GONE(""), &how));
    ASSERT(script_load(&script, &loaded.source, &loaded.verdict, &how));
    course_open(&course, &script, 1000);
    ASSERT_EQ_FMT(1000L, course.budget + course.for_gaps, "%ld");
    ASSERT_EQ_FMT(0, find_with(&course, 0, 10000, repairs), "%d");
    ASSERT_EQ_FMT(1, find_with(&course, 10000, 1000, repairs), "%d");
    ASSERT_EQ_FMT(CHANGE_INSERT, repairs[0].change.kind, "%d");
    ASSERT_EQ_FMT(2, repairs[0].puts, "%d");
    ASSERT(course.for_gaps > 0 && course.for_gaps < 10000);
    course_free(&course);
    script_free(&script);
    loaded_free(&loaded);
    PASS();
}

SUITE(repair_gap)
{
    RUN_TEST(a_gap_is_looked_for_at_its_own_cost);
}
