/* Cyclades: the final count: metropolises, gold where it breaks a tie, isles where nobody has the target. */
#include "game/contest.h"
#include "games/cyclades/cyclades.h"

static const struct shape number = {
    FORM_NUMBER, .what = "a number or unknown", .low = 0, .high = 9999, .unknown = true, .none = true, .zero = true};

static const struct shape player = {
    FORM_MAP, .what = "metropolises, gold and isles of a player",
    .fields = (const struct field[]){
        {"metropolises", &number, false, "metropolises the player owns"},
        {"total", &number, false, "the same as metropolises"},
        {"gold", &number, false, "gold pieces; they decide between players who reach the target"},
        {"isles", &number, false, "isles the player owns; needed only if they decide, by a house rule"},
        {0}}};

static bool read_player(struct hearing *h, const struct node *of, struct cyc_result *result)
{
    const char *name = of->key->text;
    int seat = of->key->value, total = node_told(of, "total", UNKNOWN),
        metropolises = node_told(of, "metropolises", UNKNOWN);
    if (total != UNKNOWN && metropolises != UNKNOWN && total != metropolises)
        return reject(h, of, RULE_COUNT, "%s cannot have %d metropolises and a total of %d", name, metropolises, total);
    result->seat[seat].metropolises = metropolises != UNKNOWN ? metropolises : total;
    result->seat[seat].gold = node_told(of, "gold", UNKNOWN);
    result->seat[seat].isles = node_told(of, "isles", UNKNOWN);
    result->seat[seat].out = result->last_wins && result->seat[seat].isles == 0;
    if (result->seat[seat].isles != UNKNOWN && result->seat[seat].isles < result->seat[seat].metropolises)
        return reject(h, of, RULE_COUNT, "%s cannot have more metropolises than isles", name);
    return true;
}

/* Are there enough tiles and isles for what the players have at least? */
static bool fits_the_box(struct hearing *h, const struct node *final, const struct cyc_result *result)
{
    int tiles = 0, isles = 0;
    for (int seat = 0; seat < result->seats; seat++) {
        int held = cyc_known(result->seat[seat].metropolises);
        tiles += held;
        isles += result->seat[seat].isles == UNKNOWN ? held : result->seat[seat].isles;
    }
    if (tiles > result->metropolis_tiles)
        return reject(h, final, RULE_COUNT, "the count has %d metropolises; the box has %d", tiles,
                      result->metropolis_tiles);
    if (isles > result->isles_on_map)
        return reject(h, final, RULE_COUNT, "the count has %d isles, one for each metropolis; the map has %d", isles,
                      result->isles_on_map);
    return true;
}

/* The numbers of metropolises that the seat may have, from the fewest to the most. */
static struct range metropolises_of(const struct cyc_result *result, int seat)
{
    unsigned possible = result->seat[seat].possible;
    return (struct range){__builtin_ctz(possible), 31 - __builtin_clz(possible)};
}

static bool read_count(struct hearing *h, const struct node *final, void *count)
{
    struct cyc_result *result = count;
    bool isles = false;
    *result = cyc_result_of(h->match, true);
    for (const struct node *of = final->first; of; of = of->next)
        if (!read_player(h, of, result))
            return false;
    if (!fits_the_box(h, final, result))
        return false;
    for (int seat = 0; seat < result->seats; seat++)
        isles = isles || result->seat[seat].isles > 0 || result->seat[seat].metropolises > 0;
    if (!cyc_can_be(result))
        return reject(h, final, RULE_COUNT, "the game is not over: nobody has %d metropolises%s", result->target,
                      !result->last_wins ? ""
                      : isles            ? ", and several players have isles"
                                         : ", and nobody has an isle");
    for (int seat = 0; seat < result->seats; seat++) {
        /* An unknown number with only one possible value becomes known. */
        struct range possible = metropolises_of(result, seat);
        if (range_known(possible))
            result->seat[seat].metropolises = possible.low;
    }
    return true;
}

static bool may_score(const struct match *match, const void *count, int seat, int halves)
{
    const struct cyc_result *result = count;
    (void)match;
    return result->seat[seat].possible >> (halves / 2) & 1;
}

static void score_count(const struct match *match, const void *count, struct standing *standing)
{
    const struct cyc_result *result = count;
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        int metropolises = result->seat[seat].metropolises;
        sheet_add(sheet, "metropolises", 2 * cyc_known(metropolises), &cyc_rules[RULE_METROPOLIS_NOW], NULL);
        sheet->open = sheet->line[0].unknown = metropolises == UNKNOWN;
        sheet->low = 2 * metropolises_of(result, seat).low;
        sheet->high = 2 * metropolises_of(result, seat).high;
    }
    cyc_rank(match, result, standing);
    for (int seat = 0; seat < match->seats; seat++) {
        int metropolises = result->seat[seat].metropolises;
        bool asked = standing->winners_open && (metropolises == UNKNOWN || metropolises >= result->target);
        if (asked || result->seat[seat].gold != UNKNOWN)
            cyc_note(&standing->seat[seat], "gold", result->seat[seat].gold);
        if (result->seat[seat].isles != UNKNOWN)
            cyc_note(&standing->seat[seat], "isles", result->seat[seat].isles);
    }
}

const struct final_count cyc_final_count = {
    .player = &player,
    .questions = cyc_count_questions,
    .names = "anna, ben, carl",
    .size = sizeof(struct cyc_result),
    .read = read_count,
    .score = score_count,
    .may_score = may_score,
    .write = cyc_write_count,
};
