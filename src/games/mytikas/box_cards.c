/* Mytikas: reading the Deity cards of the box. What a card does is ruled; when, how often and for how many points is
   printed. */
#include "game/box.h"
#include "games/mytikas/box.h"

static bool read_cubes(const struct match *match, const char *word, int *value)
{
    long number;
    (void)match;
    bool read = read_number(word, 1, 20, &number);
    *value = read ? (int)number : 0;
    return read;
}

static const struct words cubes_words = {.read = read_cubes, .pattern = "1?[0-9]|20"};

static const struct shape effect_shape = {FORM_WORD, .what = "an effect",
                                          .words = WORDS(0, "free-bonus", "move-up", "discount", "produce-same",
                                                         "take-offering", "buy-favor", "transform", "both-options")};
static const struct shape if_shape = {FORM_WORD, .what = "a condition",
                                      .words = WORDS(0, "two-same-favors", "two-different-favors", "favor-zeus",
                                                     "favor-demeter", "favor-poseidon", "favor-hades")};
static const struct shape count_shape = {
    FORM_WORD, .what = "something counted",
    .words = WORDS(0, "stone", "marble", "gold", "locks", "offerings", "favors", "level-4-types", "cards")};
static const struct shape each_shape = {FORM_WORD, .what = "temples or cities",
                                        .words = WORDS(COUNT_TEMPLES, "temples", "cities")};
static const struct shape areas_shape = {FORM_BAG, .what = "areas", .of = &myt_an_area, .low = 1, .high = AREAS};
static const struct shape small_shape = {FORM_NUMBER, .what = "a number", .low = 0, .high = 99};
static const struct shape times_shape = {FORM_NUMBER, .what = "how often", .low = 1, .high = 9};
static const struct shape price_shape = {FORM_NUMBER, .what = "a number of stone", .low = 1, .high = 20};
static const struct shape smalls_shape = {FORM_LIST, .what = "numbers", .of = &small_shape, .low = 1,
                                          .high = TIERS_MOST};
static const struct shape worth_shape = {FORM_EITHER, .what = "points, or a list of points",
                                         .fields = KEYS({"number", &small_shape}, {"numbers", &smalls_shape})};

static const struct shape exchange_shape = {FORM_MAP, .what = "prices in stone",
                                            .fields = KEYS({"marble", &price_shape, false, "stone for one marble"},
                                                           {"gold", &price_shape, false, "stone for one gold"})};
static const struct shape sacrifice_shape = {
    FORM_EACH, .what = "tokens for this many cubes", .words = &cubes_words, .of = &small_shape, .removable = true,
};

static const struct shape points_shape = {
    FORM_MAP, .what = "points",
    .fields = KEYS({"base", &small_shape, false, "points in any case"},
                   {"plus", &small_shape, false, "points added if the condition holds"},
                   {"if", &if_shape, false, "the condition"}, {"each", &each_shape, false, "what scores points"},
                   {"count", &count_shape, false, "what is counted"},
                   {"from", &smalls_shape, false, "how many are needed for each number in `worth`"},
                   {"worth", &worth_shape, false, "points for each, or per tier"}),
    .removable = true};

static const struct shape card_shape = {
    FORM_MAP, .what = "a deity card",
    .fields = KEYS(
        {"when",
         SHAPE(FORM_WORD, .what = "a time", .words = WORDS(0, "following", "start-of-turn", "own-turn", "action")),
         false, "when it works"},
        {"areas", &areas_shape, false, "the areas it works with"}, {"effect", &effect_shape, false, "what it does"},
        {"amount", &times_shape, false, "how often, or how many"}, {"goods", &myt_a_kind, false, "the goods concerned"},
        {"pays", SHAPE(FORM_WORD, .what = "a payment", .words = WORDS(0, "offering", "any-favor")), false,
         "what may be paid to follow"},
        {"exchange", &exchange_shape, false, "stone for one cube of the kind"},
        {"sacrifice", &sacrifice_shape, false, "Offering tokens for this many cubes"},
        {"points", &points_shape, false, "points at the end"})};
const struct shape myt_cards_shape = {FORM_EACH, .what = "deity cards", .words = &myt_card_words, .of = &card_shape};

/* The part of a card that is a rule, which a box cannot change. */
static const struct role {
    const char *when, *effect, *pays;
} roles[CARDS] = {
    [ZEUS_CARD] = {"following", NULL, "offering"},       [POSEIDON_CARD] = {"following", NULL, "any-favor"},
    [DEMETER_CARD] = {"start-of-turn", NULL, NULL},      [HADES_CARD] = {"start-of-turn", NULL, NULL},
    [HERA_CARD] = {"own-turn", "free-bonus", NULL},      [DIONYSUS_CARD] = {"own-turn", "free-bonus", NULL},
    [APHRODITE_CARD] = {"own-turn", "free-bonus", NULL}, [PERSEPHONE_CARD] = {"own-turn", "free-bonus", NULL},
    [APOLLO_CARD] = {"action", "move-up", NULL},         [ATHENA_CARD] = {"action", "discount", NULL},
    [PAN_CARD] = {"action", "produce-same", NULL},       [ARTEMIS_CARD] = {"action", "discount", NULL},
    [ARES_CARD] = {"action", "take-offering", NULL},     [HEPHAESTUS_CARD] = {"action", "buy-favor", NULL},
    [HESTIA_CARD] = {"action", "transform", NULL},       [HERMES_CARD] = {"action", "both-options", NULL},
};

static bool plays_role(const struct node *said, const char *role)
{
    return said ? role && same(said->text, role) : !role;
}

static bool read_tiers(struct hearing *h, const struct node *node, struct myt_card_points *to)
{
    const struct node *from = node_get(node, "from"), *worth = node_get(node, "worth");
    if (!from || !worth || worth->kind != NODE_LIST || worth->count != from->count)
        return myt_bad_box(h, node, "`from` and `worth` must be lists of the same length");
    const struct node *points = worth->first;
    for (const struct node *count = from->first; count; count = count->next, points = points->next) {
        if (to->tiers > 0 && count->value <= to->from[to->tiers - 1])
            return myt_bad_box(h, from, "`from` must be ascending");
        to->from[to->tiers] = count->value;
        to->of[to->tiers++] = points->value;
    }
    return true;
}

static bool read_points(struct hearing *h, const struct node *node, struct myt_card_points *to)
{
    const struct node *counted = node_get(node, "count"), *each = node_get(node, "each"),
                      *condition = node_get(node, "if");
    if ((counted != NULL) + (each != NULL) + (condition != NULL) != 1)
        return myt_bad_box(h, node, "points may have only one of `if`, `each` and `count`");
    to->form = counted ? POINTS_TIERS : each ? POINTS_EACH : POINTS_IF;
    to->base = node_number(node, "base", 0);
    to->plus = node_number(node, "plus", 0);
    to->condition = node_number(node, "if", 0);
    to->counted = condition ? (int)COUNT_FAVORS : each ? each->value : counted->value;
    const struct node *worth = node_get(node, "worth");
    if (each && (!worth || worth->kind != NODE_WORD))
        return myt_bad_box(h, node, "`each` needs `worth`, one number");
    to->worth = worth ? worth->value : 0;
    return !counted || read_tiers(h, node, to);
}

/* The first assumed part of a card's points, or NULL. A record may give only some parts. */
static const char *assumed_part(const struct match *match, struct arena *arena, const char *path,
                                const struct node *points)
{
    if (box_provenance(match, path) == ASSUMED)
        return path;
    for (const struct node *part = match->box_given ? node_first(points) : NULL; part; part = part->next)
        if (assumed(match, "%s.%s", path, part->key->text))
            return arena_format(arena, "%s.%s", path, part->key->text);
    return NULL;
}

bool myt_read_cards(struct hearing *h, const struct node *cards, struct arena *arena, struct myt_box *to)
{
    for (const struct node *node = cards->first; node; node = node->next) {
        const struct node *sacrifice = node_get(node, "sacrifice"), *exchange = node_get(node, "exchange");
        const struct role *role = &roles[node->key->value];
        struct myt_deity *deity = &to->deity[node->key->value];
        if (!plays_role(node_get(node, "when"), role->when) || !plays_role(node_get(node, "effect"), role->effect)
            || !plays_role(node_get(node, "pays"), role->pays))
            return myt_bad_box(h, node, "you may change only how often a card works and how many points it scores");
        if (!read_points(h, node_get(node, "points"), &deity->points))
            return false;
        if (sacrifice && sacrifice->count > RATES_MOST)
            return myt_bad_box(h, sacrifice, "there can be at most 8 numbers of cubes");
        for (const struct node *row = node_first(sacrifice); row; row = row->next)
            deity->rate[deity->rates++] = (struct myt_rate){row->key->value, row->value};
        deity->areas = myt_bits(node_get(node, "areas"));
        deity->amount = node_number(node, "amount", 1);
        deity->goods = node_number(node, "goods", NONE);
        for (int kind = MARBLE; exchange && kind < KINDS; kind++)
            deity->exchange[kind] = node_number(exchange, myt_kind_names[kind], 0);
        deity->points.assumed = assumed_part(h->match, arena, arena_format(arena, "cards.%s.points", node->key->text),
                                             node_get(node, "points"));
    }
    return true;
}
