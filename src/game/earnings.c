/* Earnings: what an entry earns for each player, in short. */
#include "game/earnings.h"

#include "base/text.h"
#include "base/words.h"

void earn(struct earnings *earnings, struct earning earning)
{
    if (earning.halves && earnings->count < MOST_EARNINGS)
        earnings->part[earnings->count++] = earning;
}

static void print_number(int halves, bool plus, struct text *out)
{
    char room[16];
    text_format(out, " %s%s", plus && halves > 0 ? "+" : "", halves_string(room, halves));
}

void earning_print(const struct earning *least, int most, struct text *out)
{
    bool one = least->halves == most && (most == 2 || most == -2);
    text_add(out, least->who);
    print_number(least->halves, least->plus, out);
    if (most > least->halves) {
        text_add(out, " to");
        print_number(most, least->plus, out);
    }
    if (least->one)
        text_format(out, " %s", one ? least->one : least->more);
}

void earnings_print(const struct earnings *earnings, struct text *out)
{
    for (int i = 0; i < earnings->count; i++) {
        text_add(out, i ? ", " : "");
        earning_print(&earnings->part[i], earnings->part[i].halves, out);
    }
}
