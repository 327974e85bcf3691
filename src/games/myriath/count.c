/* Myriath: the final count - totals of the score track, or connected ends counted on the board. */
#include "games/myriath/myriath.h"

enum { HALF_EDGES, PARTLY, FULLY, COUNTS };
enum { UNSAID = -1 };

/* Points in halves. A number that is not given is UNKNOWN_NUMBER. */
struct count {
    int total[SEATS];
    int of[COUNTS][SEATS];
    unsigned may_begin; /* bits of seats: who may have begun */
};

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

/* ---- what the set allows --------------------------------------------------------------------------------------- */

struct ends {
    int half_edges, whole_edges;
};

static struct ends ends_of(const struct myr_box *box)
{
    struct ends ends = {0};
    for (int i = 0; i < box->tiles; i++)
        for (int e = 0; e < box->tile[i].ends; e++)
            if (myr_pose(&box->tile[i], 0)->end[e].type == ARROW)
                ends.half_edges += UNITS * box->tile[i].count;
            else
                ends.whole_edges += box->tile[i].count;
    return ends;
}

static bool known(int number)
{
    return number != UNKNOWN_NUMBER;
}

static int number_or_0(int number)
{
    return known(number) ? number : 0;
}

static int at_least_0(int number)
{
    return number > 0 ? number : 0;
}

/* Possible totals: from `low` to `high` in steps. */
struct span {
    int low, high, step;
};

/* The halves that the missing counts may add. */
static struct span missing_span(const struct count *c, int seat, struct ends ends)
{
    bool half_edges = !known(c->of[HALF_EDGES][seat]), partly = !known(c->of[PARTLY][seat]),
         fully = !known(c->of[FULLY][seat]);
    int left = at_least_0(ends.whole_edges - number_or_0(c->of[PARTLY][seat]) - number_or_0(c->of[FULLY][seat]));
    struct span span = {0, fully ? UNITS * left : partly ? left : 0, fully && !partly ? UNITS : 1};
    if (half_edges && ends.half_edges > 0) {
        span.high += ends.half_edges;
        span.step = 1;
    }
    return span;
}

static int counted(const struct count *c, int seat)
{
    return number_or_0(c->of[HALF_EDGES][seat]) + number_or_0(c->of[PARTLY][seat])
           + UNITS * number_or_0(c->of[FULLY][seat]);
}

/* The totals the player may have if `first` began. */
static struct span total_span(const struct match *match, const struct count *c, int seat, int first)
{
    if (known(c->total[seat]))
        return (struct span){c->total[seat], c->total[seat], 1};
    struct span span = missing_span(c, seat, ends_of(match->box));
    int sure = myr_handicap_if(match, first, seat) + counted(c, seat);
    return (struct span){span.low + sure, span.high + sure, span.step};
}

static bool in_span(struct span span, int halves)
{
    return halves >= span.low && halves <= span.high && (halves - span.low) % span.step == 0;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

static int number_of(const struct node *player, const char *key)
{
    const struct node *node = node_get(player, key);
    if (!node)
        return UNKNOWN_NUMBER;
    return same(node->text, "none") || same(node->text, "null") ? 0 : node->value;
}

static int points_of(const struct node *player, const char *key)
{
    const struct node *node = node_get(player, key);
    return node ? node->value : (int)UNKNOWN_NUMBER;
}

static bool read_player(struct hearing *h, const struct node *player, struct count *c)
{
    static const char *const keys[] = {[HALF_EDGES] = "half-edges", [PARTLY] = "partly", [FULLY] = "fully"};
    int seat = player->key->value, points = points_of(player, "points");
    for (int i = 0; i < COUNTS; i++)
        c->of[i][seat] = number_of(player, keys[i]);
    c->total[seat] = points_of(player, "total");
    if (known(c->total[seat]) && known(points) && points != c->total[seat])
        return reject(h, node_get(player, "points"), RULE_COUNT,
                      "`total` and `points` of %s are different; write one of them", h->match->names[seat]);
    if (!known(c->total[seat]))
        c->total[seat] = points;
    return true;
}

static int began(const struct node *player)
{
    const struct node *node = node_get(player, "first");
    return node && known(node->value) ? node->value : UNSAID;
}

/* Reads who began, or did not. */
static bool read_first(struct hearing *h, const struct node *final, struct count *c)
{
    const struct node *first = NULL;
    c->may_begin = myr_all(h->match);
    for (const struct node *player = final->first; player; player = player->next) {
        unsigned bit = 1u << player->key->value;
        if (began(player) == true && first)
            return reject(h, node_get(player, "first"), RULE_COUNT, "%s and %s cannot both have begun",
                          first->key->text, player->key->text);
        if (began(player) == true)
            first = player;
        if (began(player) == false)
            c->may_begin &= ~bit;
    }
    if (!c->may_begin)
        return reject(h, final, RULE_COUNT, "one player must have begun; all have `first: false`");
    if (first)
        c->may_begin = 1u << first->key->value;
    return true;
}

/* ---- does it agree --------------------------------------------------------------------------------------------- */

/* What the total leaves for the missing counts, if `first` began. */
static int left_of_total(const struct match *match, const struct count *c, int seat, int first)
{
    return c->total[seat] - myr_handicap_if(match, first, seat) - counted(c, seat);
}

static bool can_be_counted(const struct match *match, const struct count *c, int seat, int first)
{
    bool half_edges = !known(c->of[HALF_EDGES][seat]), partly = !known(c->of[PARTLY][seat]),
         fully = !known(c->of[FULLY][seat]);
    int left = known(c->total[seat]) ? left_of_total(match, c, seat, first) : 0;
    if (left == 0 || !known(c->total[seat]))
        return true;
    return left > 0 && (half_edges || partly || (fully && left % UNITS == 0));
}

/* Can the ends of the set make the given total, if `first` began? */
static bool set_allows(const struct match *match, const struct count *c, int seat, int first)
{
    return !known(c->total[seat])
           || in_span(missing_span(c, seat, ends_of(match->box)), left_of_total(match, c, seat, first));
}

/* Of the players who may have begun, those with whom every player's numbers are possible. */
static unsigned agreeing(const struct match *match, const struct count *c,
                         bool (*possible)(const struct match *, const struct count *, int seat, int first))
{
    unsigned agree = 0;
    for (int first = 0; first < match->seats; first++) {
        bool all = c->may_begin >> first & 1u;
        for (int seat = 0; seat < match->seats && all; seat++)
            all = possible(match, c, seat, first);
        agree |= (unsigned)all << first;
    }
    return agree;
}

/* The first player whose total is impossible with every first player; NOBODY: each total is possible by itself. */
static int disagreeing(const struct match *match, const struct count *c,
                       bool (*possible)(const struct match *, const struct count *, int seat, int first))
{
    for (int seat = 0; seat < match->seats; seat++) {
        bool any = false;
        for (int first = 0; first < match->seats; first++)
            any = any || (c->may_begin >> first & 1u && possible(match, c, seat, first));
        if (!any)
            return seat;
    }
    return NOBODY;
}

static const struct node *node_of(const struct node *final, int seat)
{
    const struct node *player = final->first;
    while (player && player->key->value != seat)
        player = player->next;
    return player ? player : final;
}

static bool test_agreement(struct hearing *h, const struct node *final, struct count *c)
{
    unsigned agree = agreeing(h->match, c, can_be_counted);
    char total[16], sum[16];
    int seat = disagreeing(h->match, c, can_be_counted);
    if (agree) {
        c->may_begin = agree;
        return true;
    }
    if (seat == NOBODY)
        return reject(h, final, RULE_COUNT,
                      "no choice of who began makes these totals possible: the third player starts "
                      "with 0.5, the fourth with 1");
    return reject(h, node_of(final, seat), RULE_COUNT, "%s cannot have %s points: the counts and the handicap make %s",
                  h->match->names[seat], halves_string(total, c->total[seat]),
                  halves_string(sum, counted(c, seat) + myr_handicap_if(h->match, __builtin_ctz(c->may_begin), seat)));
}

static bool more_than_set(const struct count *c, int seat, struct ends ends)
{
    return number_or_0(c->of[HALF_EDGES][seat]) > ends.half_edges
           || number_or_0(c->of[PARTLY][seat]) + number_or_0(c->of[FULLY][seat]) > ends.whole_edges;
}

/* If the set is assumed, the finding is only doubtful, and the count goes on. */
static bool test_set(struct hearing *h, const struct node *final, struct count *c)
{
    struct ends ends = ends_of(h->match->box);
    int over = disagreeing(h->match, c, set_allows);
    for (int seat = h->match->seats - 1; seat >= 0; seat--)
        over = more_than_set(c, seat, ends) ? seat : over;
    if (over == NOBODY) {
        unsigned agree = agreeing(h->match, c, set_allows);
        c->may_begin = agree ? agree : c->may_begin;
        return true;
    }
    refuse(h, RULE_COUNT, "%s cannot have so many: the set has %d half edges and %d whole edges", h->match->names[over],
           ends.half_edges, ends.whole_edges);
    rests_on(h, "tiles");
    point_to(h, node_of(final, over));
    return h->latest && h->latest->ruling == RULING_DOUBTFUL;
}

/* A count for which the set has nothing left can only be 0. */
static void fill_used_up(const struct match *match, struct count *c)
{
    struct ends ends = ends_of(match->box);
    for (int seat = 0; seat < match->seats; seat++) {
        int whole = number_or_0(c->of[PARTLY][seat]) + number_or_0(c->of[FULLY][seat]);
        for (int i = 0; i < COUNTS; i++)
            if (!known(c->total[seat]) && !known(c->of[i][seat])
                && (i == HALF_EDGES ? ends.half_edges == 0 : whole >= ends.whole_edges))
                c->of[i][seat] = 0;
    }
}

static bool read_count(struct hearing *h, const struct node *final, void *count)
{
    struct count *c = count;
    for (int seat = 0; seat < SEATS; seat++) {
        c->total[seat] = UNKNOWN_NUMBER;
        for (int i = 0; i < COUNTS; i++)
            c->of[i][seat] = UNKNOWN_NUMBER;
    }
    if (!read_first(h, final, c))
        return false;
    for (const struct node *player = final->first; player; player = player->next)
        if (!read_player(h, player, c))
            return false;
    if (!test_agreement(h, final, c) || !test_set(h, final, c))
        return false;
    fill_used_up(h->match, c);
    return true;
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

static bool all_counted(const struct count *c, int seat)
{
    return known(c->of[HALF_EDGES][seat]) && known(c->of[PARTLY][seat]) && known(c->of[FULLY][seat]);
}

/* The player's handicap; `*sure` if it is the same for all who may have begun. */
static int handicap_of(const struct match *match, const struct count *c, int seat, bool *sure)
{
    int points = 0;
    bool any = false;
    *sure = true;
    for (int first = 0; first < match->seats; first++) {
        if (!(c->may_begin >> first & 1u))
            continue;
        *sure = *sure && (!any || myr_handicap_if(match, first, seat) == points);
        points = myr_handicap_if(match, first, seat);
        any = true;
    }
    return points;
}

static void add_unknown(struct sheet *sheet, const char *label, const char *why)
{
    sheet_add(sheet, label, 0, NULL, "%s", why);
    sheet->line[sheet->lines - 1].extra = sheet->line[sheet->lines - 1].unknown = true;
}

static void add_counts(const struct count *c, int seat, struct sheet *sheet)
{
    static const struct {
        const char *label, *each;
        int halves;
    } lines[] = {[HALF_EDGES] = {"half edges", "0.5", 1},
                 [PARTLY] = {"whole edges, partly", "0.5", 1},
                 [FULLY] = {"whole edges, fully", "1", UNITS}};
    for (int i = 0; i < COUNTS; i++)
        if (known(c->of[i][seat]))
            sheet_add(sheet, lines[i].label, c->of[i][seat] * lines[i].halves, &myr_rules[RULE_AWARD], "%d x %s",
                      c->of[i][seat], lines[i].each);
        else
            add_unknown(sheet, lines[i].label, "");
}

static void fill_sheet(const struct match *match, const struct count *c, int seat, struct sheet *sheet)
{
    bool sure, total = known(c->total[seat]);
    int handicap = handicap_of(match, c, seat, &sure);
    if (total && !all_counted(c, seat)) {
        sheet_add(sheet, "total", c->total[seat], NULL, NULL);
        return;
    }
    if (total)
        sheet_add(sheet, "handicap", c->total[seat] - counted(c, seat), &myr_rules[RULE_HANDICAP], NULL);
    else if (sure)
        sheet_add(sheet, "handicap", handicap, &myr_rules[RULE_HANDICAP], NULL);
    else
        add_unknown(sheet, "handicap", "who began is not in the record");
    add_counts(c, seat, sheet);
    sheet->open = !total && (!sure || !all_counted(c, seat));
}

static void find_range(const struct match *match, const struct count *c, int seat, struct sheet *sheet)
{
    bool any = false;
    for (int first = 0; first < match->seats; first++) {
        struct span span = total_span(match, c, seat, first);
        if (!(c->may_begin >> first & 1u))
            continue;
        sheet->low = any && sheet->low < span.low ? sheet->low : span.low;
        sheet->high = any && sheet->high > span.high ? sheet->high : span.high;
        any = true;
    }
}

static bool may_score(const struct match *match, const void *count, int seat, int halves)
{
    const struct count *c = count;
    for (int first = 0; first < match->seats; first++)
        if (c->may_begin >> first & 1u && in_span(total_span(match, c, seat, first), halves))
            return true;
    return false;
}

/* ---- who won --------------------------------------------------------------------------------------------------- */

/* Can these players share the most points, whatever their number, and the others have fewer? */
static bool can_win(const struct match *match, const struct span span[SEATS], unsigned winners)
{
    struct span best = span[__builtin_ctz(winners)];
    for (int most = best.low; most <= best.high; most += best.step) {
        bool can = true;
        for (int seat = 0; seat < match->seats && can; seat++)
            can = winners >> seat & 1u ? in_span(span[seat], most) : span[seat].low < most;
        if (can)
            return true;
    }
    return false;
}

static uint64_t possible_winners(const struct match *match, const struct count *c)
{
    uint64_t possible = 0;
    for (int first = 0; first < match->seats; first++) {
        struct span span[SEATS] = {{0}};
        for (int seat = 0; seat < match->seats; seat++)
            span[seat] = total_span(match, c, seat, first);
        for (unsigned winners = 1; c->may_begin >> first & 1u && winners <= myr_all(match); winners++)
            if (can_win(match, span, winners))
                possible |= UINT64_C(1) << winners;
    }
    return possible;
}

/* The rank of `seat` if `first` began; 0: it depends on missing numbers. */
static int rank_if(const struct match *match, const struct count *c, int seat, int first)
{
    struct span own = total_span(match, c, seat, first);
    int rank = 1;
    for (int other = 0; other < match->seats; other++) {
        struct span span = total_span(match, c, other, first);
        if (other != seat && span.low > own.high)
            rank++;
        else if (other != seat && span.high > own.low)
            return 0;
    }
    return rank;
}

static int rank_of(const struct match *match, const struct count *c, int seat)
{
    int rank = UNSAID;
    for (int first = 0; first < match->seats; first++) {
        if (!(c->may_begin >> first & 1u))
            continue;
        int now = rank_if(match, c, seat, first);
        if (rank != UNSAID && now != rank)
            return 0;
        rank = now;
    }
    return rank;
}

/* ---- what is still needed -------------------------------------------------------------------------------------- */

struct needs {
    struct text words, facts;
    bool first;
};

static void need(struct needs *needs, const char *name, const char *key, const char *words)
{
    text_format(&needs->words, "%s%s", needs->words.length ? ", " : "", words);
    text_format(&needs->facts, "%s%s.%s", needs->facts.length ? " " : "", key, name);
}

static void need_of(const struct match *match, const struct count *c, int seat, struct needs *needs)
{
    static const char *const keys[] = {[HALF_EDGES] = "half-edges", [PARTLY] = "partly", [FULLY] = "fully"};
    const char *name = match->names[seat];
    char words[120];
    bool any = false, sure;
    for (int i = 0; i < COUNTS; i++)
        any = any || known(c->of[i][seat]);
    if (!any) {
        put_string(words, sizeof words, "%.40s's total (`%.40s: N`)", name, name);
        need(needs, name, "total", words);
        return;
    }
    for (int i = 0; i < COUNTS; i++)
        if (!known(c->of[i][seat])) {
            put_string(words, sizeof words, "%.60s's `%s`", name, keys[i]);
            need(needs, name, keys[i], words);
        }
    handicap_of(match, c, seat, &sure);
    needs->first = needs->first || !sure;
}

static void ask(const struct match *match, const struct count *c, struct standing *standing)
{
    struct needs needs = {0};
    unsigned able = 0;
    for (unsigned winners = 1; winners <= myr_all(match); winners++)
        able |= standing->could_win >> winners & 1u ? winners : 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (able >> seat & 1u && standing->seat[seat].open)
            need_of(match, c, seat, &needs);
    if (needs.first)
        text_format(&needs.words, "%s`first: true` for the player who began", needs.words.length ? ", " : "");
    if (needs.first)
        text_format(&needs.facts, "%sfirst", needs.facts.length ? " " : "");
    put_string(standing->needs, sizeof standing->needs, "write %s", text_string(&needs.words));
    put_string(standing->needed, sizeof standing->needed, "%s", text_string(&needs.facts));
    standing->needs_rule = &myr_rules[same(text_string(&needs.facts), "first") ? RULE_HANDICAP : RULE_AWARD];
    text_free(&needs.words);
    text_free(&needs.facts);
}

static void score_count(const struct match *match, const void *count, struct standing *standing)
{
    const struct count *c = count;
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        fill_sheet(match, c, seat, sheet);
        if (sheet->open)
            find_range(match, c, seat, sheet);
        sheet->rank = rank_of(match, c, seat);
    }
    standing->could_win = possible_winners(match, c);
    standing->winners_open = standing->could_win & (standing->could_win - 1);
    if (standing->winners_open) {
        ask(match, c, standing);
        return;
    }
    standing->winners = standing->could_win ? (unsigned)__builtin_ctzll(standing->could_win) : 0;
    standing->could_win = 0;
}

const struct final_count myr_final_count = {.player = &player_shape,
                                            .questions = myr_count_questions,
                                            .names = "anna, ben, carl",
                                            .size = sizeof(struct count),
                                            .read = read_count,
                                            .score = score_count,
                                            .may_score = may_score,
                                            .write = myr_write_count};
