/* Morris: how people say it. */
#include "phrase/says.h"

#include "template/morris/morris.h"

#define MAN "(man|men|piece|stone|counter|token|checker|one)"

static const struct says_kind kinds[] = {
    {"POINT", &morris_point_words, .nouns = "point|spot|corner|space|field|intersection", .flags = KIND_PLACE}, {0}};

#define TAKEN                                                                                                          \
    {                                                                                                                  \
        "TAKEN", "(take|capture|remove|knock off|take off) [" MAN "] [at|on|from|off] POINT", FIELD_MANY               \
    }
static const struct says_field placed[] = {{"AT", "[" MAN "] [on|at|to|in|into|onto] POINT"}, TAKEN, {0}};
static const struct says_field moved[] = {
    {"FROM", "[" MAN "] [from|at|on] POINT"},
    {"TO", "(to|->|onto|into|over to) POINT"},
    TAKEN,
    {0},
};
#define MILL "[and|,|to] (close|make|form|complete|build|get) [a|two|2] mill|[with|for] mill|" MAN
static const struct says_line lines[] = {
    {"place AT[ takes TAKEN]", "place|put|drop|set|lay|enter", .fields = placed, .own = MILL},
    {"move FROM to TO[ takes TAKEN]", "move|slide|go|shift|fly|jump|push", .fields = moved, .own = MILL},
    {0},
};

static const char *called(const struct match *match, const void *state, int seat)
{
    (void)match;
    (void)state;
    return seat == 0 ? "white" : "black";
}

const struct says morris_says = {.kinds = kinds, .lines = lines, .called = called};
