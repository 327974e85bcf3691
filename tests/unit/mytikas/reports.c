/* Mytikas: which rules the ledger and the score sheet cite, which house rules weigh compares, and that a whole
   log needs nothing that is optional. */
#include "greatest.h"

#include <string.h>

#include "games/mytikas/mytikas.h"
#include "random_walk.h"
#include "study/weigh.h"

void mytikas_reports(void);

/* ---- what is cited ---------------------------------------------------------------------------------------------- */

enum { WALKS = 6, MUTANT_EVERY = 12 };

/* A random game; a wild one has illegal entries in it. */
static bool play_record(int seats, uint64_t seed, bool wild, struct text *record)
{
    struct walk walk = {0};
    struct move mutant;
    bool fine = walk_open(&walk, &mytikas_game, seats, seed, walk_names);
    walk.wild = wild;
    while (fine && walk.lines < WALK_ENTRIES - 1 && walk_step(&walk)) {
        if (!wild || random_below(&walk.random, MUTANT_EVERY))
            continue;
        walk_list(&walk);
        if (walk_mutant(&walk, &mutant))
            walk_play(&walk, &mutant);
    }
    fine = fine && !walk.broken;
    walk_record(&walk, NULL, 0, record);
    walk_close(&walk);
    return fine;
}

static bool cites_a_consequence(const struct rule *rule)
{
    return rule && rule->reading == consequence;
}

static bool cites_points(const struct rule *rule)
{
    return cites_a_consequence(rule) && strncmp(rule->code, "mytikas.points-", 15) == 0;
}

/* The first rule cited that should not be; NULL: none. An account that becomes known has no rule. */
static const char *wrongly_cited(const struct verdict *verdict)
{
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next) {
        bool fine = booking->account == POINTS ? cites_points(booking->rule) : cites_a_consequence(booking->rule);
        if (!fine && (booking->rule != &common_rules[LOG_UNKNOWN] || booking->amount))
            return booking->rule->code;
    }
    for (int seat = 0; seat < verdict->match.seats; seat++)
        for (int i = 0; i < verdict->standing.seat[seat].lines; i++)
            if (!cites_points(verdict->standing.seat[seat].line[i].rule))
                return verdict->standing.seat[seat].line[i].label;
    return NULL;
}

static int count_bookings_of_points(const struct verdict *verdict)
{
    int count = 0;
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        count += booking->account == POINTS;
    return count;
}

TEST myt_10_15_points_are_cited_as_points_and_never_as_what_is_forbidden(int seats)
{
    int against = 0, points = 0;
    for (uint64_t seed = 1; seed <= WALKS; seed++) {
        struct verdict verdict;
        struct judging how = judging_usual(NULL);
        struct text record = {0};
        how.keep_books = true;
        ASSERT(play_record(seats, seed, seed % 2 == 0, &record));
        ASSERT(judge_text(text_string(&record), record.length, &how, &verdict) && verdict.judged);
        const char *wrong = wrongly_cited(&verdict);
        ASSERTm(wrong, !wrong);
        against += verdict.docket.count[RULING_ILLEGAL];
        points += count_bookings_of_points(&verdict);
        verdict_free(&verdict);
        text_free(&record);
    }
    ASSERT(against > 0 && points > 0);
    PASS();
}

/* ---- what is compared -------------------------------------------------------------------------------------------- */

#define UNPLAYABLE "house rules that would make this log illegal: "

/* Is the question among those whose answers were compared, and is the other answer said to be impossible? */
static bool weighs(const char *record, const char *question, const char *ruled_out)
{
    struct loaded_record loaded = {0};
    static struct scales scales;
    struct judging how = judging_usual(NULL);
    struct text out = {0};
    scales = (struct scales){0};
    how.watch = scales_watch;
    how.context = &scales;
    if (load_text(&loaded, "text", record, &how))
        print_weights(&scales, &loaded, &out);
    const char *unplayable = strstr(text_string(&out), UNPLAYABLE), *named = strstr(text_string(&out), question);
    bool right = ruled_out ? unplayable && strstr(unplayable, ruled_out) && named > unplayable
                           : named && (!unplayable || named < unplayable);
    text_free(&out);
    scales_free(&scales);
    loaded_free(&loaded);
    return right;
}

#define THREE "game: mytikas\nplayers: [anna, ben, carl]\n"

TEST myt_11_14_a_log_that_deals_one_card_leaves_deal_out(void)
{
    ASSERT(weighs(THREE "log: [{table: {deal: hera, to: anna}}]\n", " deal", "deal: two"));
    ASSERT(weighs(THREE "house: {deal: two}\nlog: [{table: deal hera pan to anna}]\n", " deal", "deal: one"));
    /* dealt before the log begins: it may have been one or two */
    ASSERT(weighs(THREE "table: {turn: anna}\nlog: [{anna: move zeus-day}]\n", " deal", NULL));
    PASS();
}

#define FOUR(built)                                                                                                    \
    "game: mytikas\nplayers: [anna, ben, carl, dora]\nbox: built-in\n"                                                 \
    "table: {turn: anna, seats: {" built "}}\n"

/* Level 1 has five tokens with four players; the starting cities may take four of them. */
TEST myt_11_14_two_pieces_on_level_1_leave_start_city_token_out(void)
{
    ASSERT(weighs(FOUR("anna: {built: {minor-city: [1, 0]}}, ben: {built: {minor-city: [1, 0]}}"), " start-city-token",
                  "start-city-token: taken"));
    ASSERT(weighs(FOUR("anna: {built: {minor-city: [1, 2]}}"), " start-city-token", NULL));
    PASS();
}

/* ---- what need not be written ----------------------------------------------------------------------------------- */

static bool ends_with(const char *line, const char *end)
{
    size_t length = strlen(line), tail = strlen(end);
    return length >= tail && strcmp(line + length - tail, end) == 0;
}

/* The record without every bonus, end and pass. Returns how many these are. */
static int leave_out(const struct walk *walk, struct text *out)
{
    int left_out = 0;
    text_format(out, "%slog:\n", text_string(&walk->head));
    int last = walk->lines - 1; /* the last `end` may be a choice, which is not assumed before claims */
    while (last > 0 && !ends_with(walk->line[last], ": end"))
        last--;
    for (int i = 0; i < walk->lines; i++) {
        const char *line = walk->line[i];
        bool optional =
            i != last && (ends_with(line, ": bonus") || ends_with(line, ": end") || ends_with(line, ": pass"));
        left_out += optional;
        if (!optional)
            text_format(out, "  - %s\n", line);
    }
    text_add(out, "claims: {over: true}\n"); /* so the last passes are optional too */
    return left_out;
}

/* Only notes, or questions where an end gives something up; the same end. */
static bool judged_alike(const struct verdict *whole, const struct verdict *rest)
{
    for (const struct finding *finding = rest->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED
            && !(finding->ruling == RULING_UNSETTLED && strcmp(finding->rule->code, "log.unwritten") == 0))
            return false;
    bool alike = rest->over == whole->over && (rest->undecided || rest->standing.winners == whole->standing.winners);
    for (int seat = 0; seat < whole->match.seats; seat++)
        alike = alike && rest->standing.seat[seat].total == whole->standing.seat[seat].total;
    return alike;
}

TEST myt_12_33_a_log_without_what_is_optional_ends_alike(int seats)
{
    static const char *const players[] = {"", "", "[anna, ben]", "[anna, ben, carl]", "[anna, ben, carl, dora]"};
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", WALKS);
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct walk walk = {.random = random_seeded(seed), .game = &mytikas_game, .seats = seats, .names = walk_names};
        struct text whole = {0}, rest = {0};
        struct verdict all, some;
        text_format(&walk.head, "game: mytikas\nplayers: %s\nbox: built-in\n", players[seats]);
        ASSERT(walk_begin(&walk));
        while (walk.lines < WALK_ENTRIES - 1 && walk_step(&walk))
            ;
        walk_record(&walk, NULL, 0, &whole);
        ASSERT(leave_out(&walk, &rest) > walk.lines / 5);
        judge_text(text_string(&whole), whole.length, NULL, &all);
        judge_text(text_string(&rest), rest.length, NULL, &some);
        ASSERT_FALSE(walk.broken);
        ASSERT(all.over);
        ASSERT(judged_alike(&all, &some));
        verdict_free(&all);
        verdict_free(&some);
        text_free(&whole);
        text_free(&rest);
        walk_close(&walk);
    }
    PASS();
}

void mytikas_reports(void)
{
    RUN_TESTp(myt_10_15_points_are_cited_as_points_and_never_as_what_is_forbidden, 2);
    RUN_TESTp(myt_10_15_points_are_cited_as_points_and_never_as_what_is_forbidden, 4);
    RUN_TEST(myt_11_14_a_log_that_deals_one_card_leaves_deal_out);
    RUN_TEST(myt_11_14_two_pieces_on_level_1_leave_start_city_token_out);
    for (int seats = mytikas_game.seats_min; seats <= mytikas_game.seats_max; seats++)
        RUN_TESTp(myt_12_33_a_log_without_what_is_optional_ends_alike, seats);
}
