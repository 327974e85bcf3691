/* Myriath: the final count - totals of the score track, or connected ends counted on the board. */
#include "games/myriath/myriath.h"

static const char *const keys[] = {[HALF_EDGES] = "half-edges", [PARTLY] = "partly", [FULLY] = "fully"};

/* ---- shapes ---------------------------------------------------------------------------------------------------- */

static bool read_not_given(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = UNKNOWN_NUMBER;
    return same(word, "unknown") || same(word, "none") || same(word, "null");
}

static const struct words not_given = {.read = read_not_given, .pattern = "unknown|none|null"};
static const struct shape not_given_shape = {FORM_WORD, .what = "unknown", .words = &not_given};
static const struct shape halves_shape = {FORM_HALVES, .what = "points, in halves, 0 or more", .low = 0, .high = 40000};
static const struct shape number_shape = {FORM_NUMBER, .what = "a whole number, 0 or more", .low = 0, .high = 20000};
static const char *const none_list[] = {"none", "null", NULL};
static const struct words none = {.list = none_list};
static const struct shape none_shape = {FORM_WORD, .what = "none", .words = &none};
static const struct shape points_shape = {
    FORM_EITHER, .what = "points, in halves, 0 or more",
    .fields = KEYS({"points", &halves_shape, false, NULL}, {"unknown", &not_given_shape, false, NULL})};
static const struct shape ends_shape = {FORM_EITHER, .what = "a whole number, 0 or more",
                                        .fields = KEYS({"number", &number_shape, false, NULL},
                                                       {"none", &none_shape, false, NULL},
                                                       {"unknown", &not_given_shape, false, NULL})};
static const struct shape began_shape = {
    FORM_EITHER, .what = "true or false",
    .fields = KEYS({"flag", &shape_flag, false, NULL}, {"unknown", &not_given_shape, false, NULL})};

static const struct shape player_shape = {
    FORM_MAP, .what = "the count of a player",
    .fields = KEYS({"total", &points_shape, false, "the running total on the score track"},
                   {"half-edges", &ends_shape, false, "how many half edges touch another tile; an arrow has two"},
                   {"partly", &ends_shape, false, "how many whole edges touch another tile along one half"},
                   {"fully", &ends_shape, false, "how many whole edges touch other tiles along both halves"},
                   {"first", &began_shape, false, "whether this player began"},
                   {"points", &points_shape, false, "the same as total"})};

/* ---- reading --------------------------------------------------------------------------------------------------- */

static bool read_player(struct hearing *h, const struct node *player, struct myr_tally *tally)
{
    int total = node_number(player, "total", UNKNOWN_NUMBER), points = node_number(player, "points", UNKNOWN_NUMBER);
    for (int i = 0; i < COUNTS; i++)
        tally->of[i] = node_told(player, keys[i], UNKNOWN_NUMBER);
    tally->total = myr_is_known(total) ? total : points;
    if (myr_is_known(points) && points != tally->total)
        return reject(h, node_get(player, "points"), RULE_COUNT,
                      "`total` and `points` of %s are different; write one of them",
                      h->match->names[player->key->value]);
    return true;
}

/* Reads who began, or did not. */
static bool read_first(struct hearing *h, const struct node *final, struct myr_count *c)
{
    const struct node *first = NULL;
    c->may_begin = myr_all(h->match);
    for (const struct node *player = final->first; player; player = player->next) {
        int began = node_number(player, "first", UNKNOWN_NUMBER);
        if (began == true && first)
            return reject(h, node_get(player, "first"), RULE_COUNT, "%s and %s cannot both have begun",
                          first->key->text, player->key->text);
        if (began == true)
            first = player;
        if (began == false)
            c->may_begin &= ~(1u << player->key->value);
    }
    if (!c->may_begin)
        return reject(h, final, RULE_COUNT, "one player must have begun; all have `first: false`");
    if (first)
        c->may_begin = 1u << first->key->value;
    return true;
}

/* ---- does it agree --------------------------------------------------------------------------------------------- */

/* Of the players who may have begun, those with whom such ends can make every total that is given. `*impossible`: the
   first player whose total they cannot make with any first player, or NOBODY. */
static unsigned agreeing(const struct match *match, const struct myr_count *c, struct myr_ends ends, int *impossible)
{
    unsigned agree = c->may_begin;
    *impossible = NOBODY;
    for (int seat = match->seats - 1; seat >= 0; seat--) {
        const struct myr_tally *tally = &c->seat[seat];
        unsigned firsts = 0;
        for (int first = 0; first < match->seats; first++) {
            int left = tally->total - myr_handicap_if(match, first, seat) - myr_counted(tally);
            bool can = !myr_is_known(tally->total) || range_has(myr_missing(tally, ends), left);
            firsts |= (unsigned)can << first;
        }
        agree &= firsts;
        if (!(firsts & c->may_begin))
            *impossible = seat;
    }
    return agree;
}

static const struct node *node_of(const struct node *final, int seat)
{
    const struct node *player = node_at(final, seat);
    return player ? player : final;
}

static bool test_agreement(struct hearing *h, const struct node *final, struct myr_count *c)
{
    static const struct myr_ends unlimited = {NO_LIMIT, NO_LIMIT};
    int seat;
    unsigned agree = agreeing(h->match, c, unlimited, &seat);
    char total[16], sum[16];
    if (agree) {
        c->may_begin = agree;
        return true;
    }
    if (seat == NOBODY)
        return reject(h, final, RULE_COUNT,
                      "no choice of who began makes these totals possible: the third player starts "
                      "with 0.5, the fourth with 1");
    int counts = myr_counted(&c->seat[seat]) + myr_handicap_if(h->match, __builtin_ctz(c->may_begin), seat);
    return reject(h, node_of(final, seat), RULE_COUNT, "%s cannot have %s points: the counts and the handicap make %s",
                  h->match->names[seat], halves_string(total, c->seat[seat].total), halves_string(sum, counts));
}

/* If the set is assumed, the finding is only doubtful, and the count goes on. */
static bool test_set(struct hearing *h, const struct node *final, struct myr_count *c)
{
    struct myr_ends ends = myr_ends_of(h->match->box);
    int over;
    unsigned agree = agreeing(h->match, c, ends, &over);
    for (int seat = h->match->seats - 1; seat >= 0; seat--)
        if (myr_known_or_0(c->seat[seat].of[HALF_EDGES]) > ends.half_edges
            || myr_whole_edges(&c->seat[seat]) > ends.whole_edges)
            over = seat;
    if (over == NOBODY) {
        c->may_begin = agree ? agree : c->may_begin;
        return true;
    }
    refuse(h, RULE_COUNT, "%s's count is too high: the set has only %d half edges and %d whole edges",
           h->match->names[over], ends.half_edges, ends.whole_edges);
    rests_on(h, "tiles");
    return blame_unless_doubtful(h, node_of(final, over), REFUSED);
}

/* A count for which the set has nothing left can only be 0. */
static void fill_used_up(const struct match *match, struct myr_count *c)
{
    struct myr_ends ends = myr_ends_of(match->box);
    for (int seat = 0; seat < match->seats; seat++) {
        struct myr_tally *tally = &c->seat[seat];
        int whole = myr_whole_edges(tally);
        for (int i = 0; i < COUNTS && !myr_is_known(tally->total); i++)
            if (!myr_is_known(tally->of[i]) && (i == HALF_EDGES ? ends.half_edges == 0 : whole >= ends.whole_edges))
                tally->of[i] = 0;
    }
}

static bool read_count(struct hearing *h, const struct node *final, void *count)
{
    struct myr_count *c = count;
    for (int seat = 0; seat < SEATS; seat++)
        c->seat[seat] = (struct myr_tally){UNKNOWN_NUMBER, {UNKNOWN_NUMBER, UNKNOWN_NUMBER, UNKNOWN_NUMBER}};
    if (!read_first(h, final, c))
        return false;
    for (const struct node *player = final->first; player; player = player->next)
        if (!read_player(h, player, &c->seat[player->key->value]))
            return false;
    if (!test_agreement(h, final, c) || !test_set(h, final, c))
        return false;
    fill_used_up(h->match, c);
    return true;
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

static void fill_sheet(const struct match *match, const struct myr_count *c, int seat, struct sheet *sheet)
{
    const struct myr_tally *tally = &c->seat[seat];
    const struct rule *rule = &myr_rules[RULE_HANDICAP];
    struct range handicap = myr_handicaps(match, c->may_begin, seat);
    bool total = myr_is_known(tally->total);
    if (total && !myr_all_counted(tally)) {
        sheet_add(sheet, "total", tally->total, NULL, NULL);
        return;
    }
    if (total)
        sheet_add(sheet, "handicap", tally->total - myr_counted(tally), rule, NULL);
    else if (range_known(handicap))
        sheet_add(sheet, "handicap", handicap.low, rule, NULL);
    else
        myr_add_unknown(sheet, "handicap", NULL, "who began is not in the record");
    myr_add_counts(tally, sheet);
}

/* ---- what is still needed -------------------------------------------------------------------------------------- */

static void need(struct text *words, struct text *facts, const char *key, const char *name)
{
    bool total = same(key, "total");
    text_format(words, total ? "%s%.40s's total (`%.40s: N`)" : "%s%.60s's `%.60s`", words->length ? ", " : "", name,
                total ? name : key);
    text_format(facts, "%s%s.%s", facts->length ? " " : "", key, name);
}

static void ask(const struct match *match, const struct myr_count *c, struct standing *standing)
{
    struct text words = {0}, facts = {0};
    unsigned able = standing_rivals(standing);
    bool first = false;
    for (int seat = 0; seat < match->seats; seat++) {
        const struct myr_tally *tally = &c->seat[seat];
        bool any = false;
        if (!(able >> seat & 1u) || !standing->seat[seat].open)
            continue;
        for (int i = 0; i < COUNTS; i++)
            any = any || myr_is_known(tally->of[i]);
        if (!any)
            need(&words, &facts, "total", match->names[seat]);
        for (int i = 0; i < COUNTS && any; i++)
            if (!myr_is_known(tally->of[i]))
                need(&words, &facts, keys[i], match->names[seat]);
        first = first || (any && !range_known(myr_handicaps(match, c->may_begin, seat)));
    }
    if (first) {
        text_format(&words, "%s`first: true` for the player who began", words.length ? ", " : "");
        text_format(&facts, "%sfirst", facts.length ? " " : "");
    }
    put_string(standing->needs, sizeof standing->needs, "write %s", text_string(&words));
    put_string(standing->needed, sizeof standing->needed, "%s", text_string(&facts));
    standing->needs_rule = &myr_rules[same(text_string(&facts), "first") ? RULE_HANDICAP : RULE_AWARD];
    text_free(&words);
    text_free(&facts);
}

static void score_count(const struct match *match, const void *count, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++)
        fill_sheet(match, count, seat, &standing->seat[seat]);
    myr_rank(match, count, true, standing);
    if (standing->winners_open)
        ask(match, count, standing);
}

const struct final_count myr_final_count = {.player = &player_shape,
                                            .questions = myr_count_questions,
                                            .names = "anna, ben, carl",
                                            .size = sizeof(struct myr_count),
                                            .read = read_count,
                                            .score = score_count,
                                            .may_score = myr_may_total,
                                            .write = myr_write_count};
