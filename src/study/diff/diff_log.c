/* Differences: compares the logs entry by entry, and searches where they agree again. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/diff/diff.h"
#include "study/outcome.h"

enum { LOOK_AHEAD = 48, ENOUGH = 3, WINDOW = 512, MOST_TOLD = 10, MOST_QUIET = 16 };

/* A difference: rows of both logs, and how many on each side. */
struct hunk {
    int a, b, from_a, from_b;
};

/* The comparison so far. */
struct course_of_logs {
    struct pair *pair;
    int a, b;          /* the present rows */
    int before, after; /* entries that agree, up to the first difference and after it */
    int shuffled;      /* of these: in another order */
    int otherwise;     /* of those after it: judged differently because of the difference */
    int unsaid;        /* of all: written in one log and assumed in the other */
    int unsaid_in_a;   /* of those after it: assumed in the first log */
    int hunks;
    struct hunk hunk[MOST_TOLD];
    bool lost; /* the logs do not agree again */
};

void print_to_act(const struct match *match, unsigned actors, struct text *out)
{
    list_actors(match, actors, " or ", " or ", out);
    text_add(out, actors ? "" : "nobody");
}

/* ---- comparing ------------------------------------------------------------------------------------------------- */

/* Do the two lines say the same, whatever the findings? Both records must have the same players. */
static bool same_line(struct pair *pair, const struct line *a, const struct line *b)
{
    const struct match *match = match_of(pair->a);
    struct move move = b->move;
    if (a->understood != b->understood || a->set != b->set)
        return false;
    /* How the game lists a move may depend on the position, which differs once the logs do. */
    if (a->whole && b->whole && same(a->text[LINE_SAYS], b->text[LINE_SAYS]))
        return true;
    /* The values of a move are numbers in its record's own box: with another box it is read again. */
    return a->understood
           && (pair->same_box || (b->whole && entry_of_text(match, &pair->b->read, b->text[LINE_SAYS], &move)))
           && position_same_meaning(match, &a->move, &move);
}

/* Do the rows say the same? Up to the first difference (`strictly`) it must stand in both or in neither; after it the
   positions may differ, and they may be judged differently. */
enum agreement { NO_AGREEMENT, AGREEMENT, JUDGED_OTHERWISE };
static enum agreement agree_at(struct course_of_logs *logs, int row_a, int row_b, bool strictly)
{
    struct line a, b;
    bool agree = transcript_line(logs->pair->a, row_a, &a) && transcript_line(logs->pair->b, row_b, &b)
                 && same_line(logs->pair, &a, &b) && (!strictly || a.stands == b.stands);
    bool otherwise = agree && !strictly && (a.stands != b.stands || a.against != b.against);
    return otherwise ? JUDGED_OTHERWISE : agree ? AGREEMENT : NO_AGREEMENT;
}

static enum agreement agree_here(struct course_of_logs *logs, int row_a, int row_b)
{
    return agree_at(logs, row_a, row_b, !logs->hunks);
}

static bool say_the_same(struct course_of_logs *logs, int row_a, int row_b)
{
    return agree_at(logs, row_a, row_b, false);
}

static bool at_both_ends(const struct course_of_logs *logs, int row_a, int row_b)
{
    return row_a == logs->pair->a->lines && row_b == logs->pair->b->lines;
}

/* Do several rows agree from here on, or all that are left? */
static bool agree_from(struct course_of_logs *logs, int row_a, int row_b)
{
    for (int i = 0; i < ENOUGH; i++) {
        if (i > 0 && at_both_ends(logs, row_a + i, row_b + i))
            return true;
        if (!say_the_same(logs, row_a + i, row_b + i))
            return false;
    }
    return true;
}

/* Finds the nearest rows from which the logs agree again. */
static bool come_together(struct course_of_logs *logs, struct hunk *hunk)
{
    for (int away = 1; away <= 2 * LOOK_AHEAD; away++)
        for (int i = 0; i <= away; i++) {
            int x = (away + 1) / 2 + (i % 2 ? -(i + 1) / 2 : i / 2), y = away - x;
            if (x < 0 || y < 0 || x > LOOK_AHEAD || y > LOOK_AHEAD)
                continue;
            if (at_both_ends(logs, hunk->a + x, hunk->b + y) || agree_from(logs, hunk->a + x, hunk->b + y)) {
                hunk->from_a = x;
                hunk->from_b = y;
                return true;
            }
        }
    return false;
}

/* ---- races ----------------------------------------------------------------------------------------------------- */

/* The entries of each actor in both logs, from the difference on. */
struct race {
    int row[2][CHANCE + 1][WINDOW];
    int count[2][CHANCE + 1];
};

/* Takes one more entry of one log; false: it is not a race. */
static bool take_part(struct course_of_logs *logs, struct race *race, int side, int row)
{
    struct line line;
    if (!transcript_line(side ? logs->pair->b : logs->pair->a, row, &line) || !line.understood || line.against)
        return false;
    int actor = line.move.actor, nth = race->count[side][actor]++;
    race->row[side][actor][nth] = row;
    if (race->count[!side][actor] <= nth)
        return true;
    return agree_at(logs, race->row[0][actor][nth], race->row[1][actor][nth], true);
}

/* Passes entries that are the same apart from their order, with each actor's entries in one order and all legal. */
static bool pass_over_race(struct course_of_logs *logs)
{
    struct race *race = must_alloc(sizeof *race);
    int length = 0;
    for (int i = 0; i < WINDOW && !length; i++) {
        if (!take_part(logs, race, 0, logs->a + i) || !take_part(logs, race, 1, logs->b + i))
            break;
        if (memcmp(race->count[0], race->count[1], sizeof race->count[0]) == 0)
            length = i + 1;
    }
    free(race);
    *(logs->hunks ? &logs->after : &logs->before) += length;
    logs->shuffled += length;
    logs->a += length;
    logs->b += length;
    return length > 0;
}

/* ---- what may be left out ---------------------------------------------------------------------------------- */

/* How many lines from here on could be left out. */
static int quiet_from(struct transcript *transcript, int row)
{
    struct line line;
    int count = 0;
    while (count < MOST_QUIET && transcript_line(transcript, row + count, &line) && line.quiet)
        count++;
    return count;
}

/* How many entries were assumed before that line. */
static int assumed_at(struct transcript *transcript, int row)
{
    struct line line;
    return transcript_line(transcript, row, &line) ? line.assumed : 0;
}

/* Passes lines that only one log has; they agree with what the other log implies. */
static bool pass_over(struct course_of_logs *logs, int in_a, int in_b)
{
    *(logs->hunks ? &logs->after : &logs->before) += in_a + in_b;
    logs->unsaid += in_a + in_b;
    logs->unsaid_in_a += logs->hunks ? in_b : 0;
    logs->a += in_a;
    logs->b += in_b;
    return in_a + in_b > 0;
}

/* Do the logs agree after optional entries that only one of them writes? */
static bool pass_over_quiet(struct course_of_logs *logs)
{
    int in_a = quiet_from(logs->pair->a, logs->a), in_b = quiet_from(logs->pair->b, logs->b);
    for (int both = 1; both <= in_a + in_b; both++)
        for (int i = both < in_a ? both : in_a; i >= 0 && both - i <= in_b; i--)
            if (agree_here(logs, logs->a + i, logs->b + both - i))
                return pass_over(logs, i, both - i);
    if (in_a && in_a <= assumed_at(logs->pair->b, logs->b))
        return pass_over(logs, in_a, 0);
    return in_b <= assumed_at(logs->pair->a, logs->a) && pass_over(logs, 0, in_b);
}

/* ---- going through --------------------------------------------------------------------------------------------- */

static void note_hunk(struct course_of_logs *logs, struct hunk hunk)
{
    if (logs->hunks < MOST_TOLD)
        logs->hunk[logs->hunks] = hunk;
    logs->hunks++;
}

/* Are these two lines in each other's place? */
static bool is_exchange(struct course_of_logs *logs, const struct hunk *hunk)
{
    return hunk->from_a == 2 && hunk->from_b == 2 && say_the_same(logs, hunk->a, hunk->b + 1)
           && say_the_same(logs, hunk->a + 1, hunk->b);
}

static void note_agreement(struct course_of_logs *logs, enum agreement agreement)
{
    ++*(logs->hunks ? &logs->after : &logs->before);
    logs->otherwise += agreement == JUDGED_OTHERWISE;
}

/* If both logs have as many lines, each line that differs is a difference. */
static void note_hunks(struct course_of_logs *logs, const struct hunk *hunk)
{
    if (hunk->from_a != hunk->from_b || logs->lost || is_exchange(logs, hunk)) {
        note_hunk(logs, *hunk);
        return;
    }
    for (int i = 0; i < hunk->from_a; i++) {
        enum agreement agreement = agree_here(logs, hunk->a + i, hunk->b + i);
        if (agreement)
            note_agreement(logs, agreement);
        else
            note_hunk(logs, (struct hunk){hunk->a + i, hunk->b + i, 1, 1});
    }
}

static void go_through(struct course_of_logs *logs)
{
    while (!at_both_ends(logs, logs->a, logs->b) && !logs->lost) {
        enum agreement agreement = agree_here(logs, logs->a, logs->b);
        if (agreement) {
            note_agreement(logs, agreement);
            logs->a++;
            logs->b++;
            continue;
        }
        if (pass_over_race(logs) || pass_over_quiet(logs))
            continue;
        struct hunk hunk = {logs->a, logs->b, 0, 0};
        logs->lost = !come_together(logs, &hunk);
        note_hunks(logs, &hunk);
        logs->a += hunk.from_a;
        logs->b += hunk.from_b;
    }
}

/* ---- saying it ------------------------------------------------------------------------------------------------- */

static void print_version(struct pair *pair, const struct transcript *transcript, const struct line *line, bool there,
                          const struct line *other)
{
    if (!there) {
        text_format(pair->out, "  %s %s there\n", name_of(transcript),
                    transcript->verdict->unread ? "could not be read" : "ends");
        return;
    }
    const char *sums = line->text[LINE_SUMS];
    const char *verdict = line->against ? line->text[LINE_FINDING] : line->stands ? "legal" : "legal, but taken back";
    text_format(pair->out, "  %s:%d, entry %d: %s   (%s)\n", name_of(transcript), line->at.line, line->entry,
                line->text[LINE_SAYS], verdict);
    if (*sums && !(other && same(other->text[LINE_SUMS], sums)))
        text_format(pair->out, "    = %s\n", sums);
    if (other && other->to_act != line->to_act) {
        text_add(pair->out, "    = next to act: ");
        print_to_act(match_of(transcript), line->to_act, pair->out);
        text_char(pair->out, '\n');
    }
}

static void print_versions(struct course_of_logs *logs, const struct hunk *hunk)
{
    struct pair *pair = logs->pair;
    struct line a = {0}, b = {0};
    bool in_a = transcript_line(pair->a, hunk->a, &a), in_b = transcript_line(pair->b, hunk->b, &b);
    text_add(pair->out, hunk == logs->hunk ? "the first difference:\n" : "the next difference:\n");
    print_version(pair, pair->a, &a, in_a, in_b ? &b : NULL);
    print_version(pair, pair->b, &b, in_b, in_a ? &a : NULL);
    bool judged = pair->same_head && in_a && in_b;
    if (judged && a.against != b.against)
        text_format(pair->out, "only the version in %s is legal there\n", name_of(a.against ? pair->b : pair->a));
    else if (judged)
        text_format(pair->out, "%s version%s legal there\n", a.against ? "neither" : "both",
                    a.against ? " is" : "s are");
}

/* Often one line is missing, or two are exchanged, and the rest is the same. */
static void say_shape(struct course_of_logs *logs, const struct hunk *hunk)
{
    struct pair *pair = logs->pair;
    struct line line;
    bool lost = logs->lost && hunk == &logs->hunk[logs->hunks - 1],
         in_a = hunk->from_b == 0; /* the other log lacks it */
    struct transcript *whole = in_a ? pair->a : pair->b, *part = in_a ? pair->b : pair->a;
    if (!lost && hunk->from_a + hunk->from_b == 1 && transcript_line(whole, in_a ? hunk->a : hunk->b, &line))
        text_format(pair->out, "%s leaves out entry %d of %s\n", name_of(part), line.entry, name_of(whole));
    else if (is_exchange(logs, hunk))
        text_add(pair->out, "two entries are exchanged\n");
    else if (!lost && hunk->from_a != hunk->from_b)
        text_format(pair->out, "%s has %d entr%s there, %s has %d\n", name_of(pair->a), hunk->from_a,
                    hunk->from_a == 1 ? "y" : "ies", name_of(pair->b), hunk->from_b);
}

static void say_rest(struct course_of_logs *logs)
{
    struct text *out = logs->pair->out;
    int rest = logs->pair->a->lines - logs->hunk[0].a - logs->hunk[0].from_a + logs->unsaid_in_a;
    if (logs->hunks == 1 && !logs->lost && rest == 0)
        return;
    if (logs->hunks == 1 && !logs->lost)
        text_format(out, rest == 1 ? "the one entry after it is the same" : "all %d entries after it are the same",
                    rest);
    else if (logs->after)
        text_format(out, "of the %d later entries of %s, %d %s the same", rest, name_of(logs->pair->a), logs->after,
                    logs->after == 1 ? "is" : "are");
    else
        text_add(out, "no later entry is the same");
    text_add(out, logs->lost && logs->after ? ", and from there on nothing is the same\n" : "\n");
    if (logs->otherwise)
        text_format(out, "%d of them %s judged differently\n", logs->otherwise, logs->otherwise == 1 ? "is" : "are");
}

static void say_agreement(struct course_of_logs *logs)
{
    struct pair *pair = logs->pair;
    bool more = pair->a->verdict->unread || pair->b->verdict->unread;
    text_format(pair->out, "%s and %s ", name_of(pair->a), name_of(pair->b));
    if (logs->hunks && !logs->before)
        text_add(pair->out, "differ from the first entry on\n");
    else if (more && !logs->before)
        text_add(pair->out, "have no entry that was judged\n");
    else if ((logs->hunks || more) && logs->before == 1)
        text_add(pair->out, "agree on the first entry\n");
    else if (logs->hunks || more)
        text_format(pair->out, "agree on the first %d entries\n", logs->before);
    else if (logs->before < 2)
        text_add(pair->out, logs->before ? "agree on their only entry\n" : "have no entries\n");
    else
        text_format(pair->out, "agree on all %d entries\n", logs->before);
}

bool compare_logs(struct pair *pair, bool same_end)
{
    struct course_of_logs logs = {.pair = pair};
    go_through(&logs);
    say_agreement(&logs);
    if (logs.shuffled)
        text_format(pair->out, "%d of them are in another order; each player's own order is the same%s\n",
                    logs.shuffled, same_end && !logs.hunks ? ", so the game is too" : "");
    if (logs.hunks) {
        for (int i = 0; i < logs.hunks && i < MOST_TOLD; i++) {
            print_versions(&logs, &logs.hunk[i]);
            say_shape(&logs, &logs.hunk[i]);
        }
        if (logs.hunks > MOST_TOLD)
            text_format(pair->out, "%d more difference%s not listed\n", logs.hunks - MOST_TOLD,
                        logs.hunks == MOST_TOLD + 1 ? " is" : "s are");
        say_rest(&logs);
    }
    if (logs.unsaid)
        text_format(pair->out, "%d of these entries %s written in one record and assumed in the other\n", logs.unsaid,
                    logs.unsaid == 1 ? "is" : "are");
    return !logs.hunks && (!logs.shuffled || same_end);
}
