/* Two records of one game laid side by side. */
#include "greatest.h"

#include <string.h>

#include "study/diff/diff.h"
#include "study/loaded_record.h"
#include "suites.h"
#include "support.h"

#define HEAD "game: nim\nplayers: [anna, ben]\nlog:\n"

/* Heaps that last, and entries for them. */
#define PLENTY                                                                                                         \
    "table: {heaps: {alpha: 9, beta: 9, gamma: 9, delta: 9, epsilon: 9, zeta: 9, eta: 9, theta: 9, iota: 9}}\n" HEAD
#define FROM(heap) "  - anna: take 1 from " heap "\n"
#define THREE "  - ben: take 1 from beta\n  - anna: take 1 from gamma\n  - ben: take 1 from delta\n"
#define THRICE(heap)                                                                                                   \
    FROM(heap) THREE FROM(heap)                                                                                        \
    THREE FROM(heap) THREE
#define SIX_TIMES(heap) THRICE(heap) THRICE(heap)

struct version {
    struct loaded_record loaded;
    struct transcript transcript;
};

static void take_version(struct version *version, const char *name, const char *record)
{
    struct judging how = judging_usual(NULL);
    *version = (struct version){0};
    how.watch = transcript_watch;
    how.context = &version->transcript;
    load_text(&version->loaded, name, record, &how);
    transcript_end(&version->transcript, &version->loaded.verdict);
}

static bool compare(const char *one, const char *other, struct text *out)
{
    struct version a, b;
    take_version(&a, "a", one);
    take_version(&b, "b", other);
    bool agree = print_differences(&a.transcript, &b.transcript, out);
    transcript_free(&a.transcript);
    transcript_free(&b.transcript);
    loaded_free(&a.loaded);
    loaded_free(&b.loaded);
    return agree;
}

struct pair_case {
    const char *name, *a, *b;
    bool agree;
    const char *says[5]; /* parts of what is printed */
};

static const struct pair_case pair_cases[] = {
    {"the same twice, in other words",
     HEAD "  - anna: take 1 from alpha\n",
     HEAD "  - anna: {take: 1, from: [alpha]}\n",
     true,
     {"a and b agree on their only entry\n", "either way, nobody leads, and the scores are the same\n"}},
    {"heaps in another order",
     HEAD "  - anna: take 1 from alpha beta\n",
     HEAD "  - anna: take 1 from beta alpha\n",
     true,
     {"a and b agree on their only entry\n"}},
    {"a heap twice is not two heaps",
     HEAD "  - anna: take 1 from alpha beta beta\n",
     HEAD "  - anna: take 1 from beta alpha alpha\n",
     false,
     {"differ from the first entry on\n"}},
    {"another number",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n  - anna: take 1 from gamma\n",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 4 from beta\n  - anna: take 1 from gamma\n",
     false,
     {"agree on the first entry\n", "  a:5, entry 2: ben: take 1 from beta   (legal)\n",
      "  b:5, entry 2: ben: take 4 from beta   (doubtful nim.most: ben takes 4; at most 3 are taken in a turn)\n",
      "only the version in a is legal there\n", "the one entry after it is the same\n"}},
    {"one line is missing",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n  - anna: take 1 from gamma\n",
     HEAD "  - anna: take 1 from alpha\n  - anna: take 1 from gamma\n",
     false,
     {"b leaves out entry 2 of a\nthe one entry after it is the same\n"}},
    {"two have changed places",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n",
     HEAD "  - ben: take 1 from beta\n  - anna: take 1 from alpha\n",
     false,
     {"differ from the first entry on\n", "two entries are exchanged\n"}},
    {"one ends earlier",
     HEAD "  - anna: take 1 from alpha\n",
     HEAD "  - anna: take 1 from alpha\n  - ben: pass\n",
     false,
     {"  a ends there\n", "b: anna 0, ben 0; nobody leads   (1 finding)\n"}},
    {"another answer",
     HEAD "  - anna: take 1 from alpha\n",
     "house: {last: loses}\n" HEAD "  - anna: take 1 from alpha\n",
     false,
     {"house rule last: wins in a, loses in b\n", "agree on their only entry\n"}},
    {"another table",
     HEAD "  - anna: take 1 from alpha\n",
     "table: {heaps: {alpha: 3, beta: 4, gamma: 6}}\n" HEAD "  - anna: take 1 from alpha\n",
     false,
     {"the position before the log:\n  a: heaps: {alpha: 3, beta: 4, gamma: 5,",
      "\n  b: heaps: {alpha: 3, beta: 4, gamma: 6,"}},
    {"another box",
     HEAD "  - anna: take 1 from alpha\n",
     "box: {most: 2}\n" HEAD "  - anna: take 1 from alpha\n",
     false,
     {"box: none in a, {most: 2} in b\n"}},
    {"two entries agree",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n  - anna: take 1 from gamma\n",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n  - anna: take 2 from gamma\n",
     false,
     {"a and b agree on the first 2 entries\n"}},
    {"the second has one more",
     HEAD "  - anna: take 1 from alpha\n  - anna: take 1 from gamma\n",
     HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from beta\n  - anna: take 1 from gamma\n",
     false,
     {"a leaves out entry 2 of b\nthe one entry after it is the same\n"}},
    {"many places",
     PLENTY FROM("alpha") THREE FROM("alpha") THREE FROM("alpha") THREE,
     PLENTY FROM("eta") THREE FROM("eta") THREE FROM("eta") THREE,
     false,
     {"of the 11 later entries of a, 9 are the same\n"}},
    {"more places than are told",
     PLENTY SIX_TIMES("alpha") SIX_TIMES("alpha"),
     PLENTY SIX_TIMES("eta") SIX_TIMES("eta"),
     false,
     {"2 more differences are not listed\nof the 47 later entries of a, 36 are the same\n"}},
    {"other players",
     HEAD,
     "game: nim\nplayers: [ben, anna]\n",
     false,
     {"players: anna, ben in a, ben, anna in b\n", "so the logs cannot be compared\n"}},
    {"who wins",
     "table: {heaps: {iota: 2}}\n" HEAD "  - anna: take 2 from iota\n",
     "table: {heaps: {iota: 2}}\n" HEAD "  - anna: take 1 from iota\n  - ben: take 1 from iota\n",
     false,
     {"a: anna 1, ben 0; anna wins\n", "b: anna 0, ben 1; ben wins\n", "the records differ on who wins\n"}},
};

TEST says_where_they_part(const struct pair_case *pair)
{
    struct text out = {0};
    bool agree = compare(pair->a, pair->b, &out), said = true;
    for (int i = 0; i < 5 && pair->says[i]; i++)
        if (!strstr(text_string(&out), pair->says[i])) {
            printf("\n%s: nothing like: %s%s", pair->name, pair->says[i], text_string(&out));
            said = false;
        }
    text_free(&out);
    ASSERT_EQ(pair->agree, agree);
    ASSERTm(pair->name, said);
    PASS();
}

TEST logs_may_never_come_together_again(void)
{
    struct text one = {0}, other = {0}, out = {0};
    text_add(&one, HEAD);
    text_add(&other, HEAD);
    for (int i = 0; i < 60; i++) {
        text_add(&one, "  - anna: take 1 from alpha\n");
        text_add(&other, "  - anna: take 1 from beta\n");
    }
    ASSERT_FALSE(compare(text_string(&one), text_string(&other), &out));
    ASSERT(strstr(text_string(&out), "no later entry is the same\n"));
    text_free(&one);
    text_free(&other);
    text_free(&out);
    PASS();
}

SUITE(diff)
{
    RUN_TEST(logs_may_never_come_together_again);
    for (size_t i = 0; i < sizeof pair_cases / sizeof *pair_cases; i++) {
        greatest_set_test_suffix(pair_cases[i].name);
        RUN_TESTp(says_where_they_part, &pair_cases[i]);
    }
}
