/* Mytikas: its vocabulary, and spelling an entry as the list of legal entries has it. */
#include "games/mytikas/mytikas.h"

const char *const myt_god_names[] = {"zeus", "demeter", "poseidon", "hades", NULL};
const char *const myt_area_names[] = {"zeus-day",      "zeus-night",   "demeter-day",
                                      "demeter-night", "poseidon-day", "poseidon-night",
                                      "hades-day",     "hades-night",  NULL};
const char *const myt_kind_names[] = {"stone", "marble", "gold", NULL};
const char *const myt_cube_names[] = {"stone-1",  "stone-2", "stone-3", "stone-4", "marble-1", "marble-2", "marble-3",
                                      "marble-4", "gold-1",  "gold-2",  "gold-3",  "gold-4",   NULL};
const char *const myt_piece_names[] = {"minor-city", "major-city", "small-temple", "large-temple", NULL};
const char *const myt_card_names[] = {"aphrodite", "apollo",     "ares",       "artemis", "athena", "demeter",
                                      "dionysus",  "hades",      "hephaestus", "hera",    "hermes", "hestia",
                                      "pan",       "persephone", "poseidon",   "zeus",    NULL};
const char *const myt_phase_names[] = {"deal",   "keep", "line",   "favors", "start", "act",
                                       "follow", "lock", "reveal", "over",   NULL};

const char *const myt_god_titles[] = {"Zeus", "Demeter", "Poseidon", "Hades"};
const char *const myt_area_titles[] = {
    "Zeus Day",     "Zeus Night",     "Demeter Day", "Demeter Night",
    "Poseidon Day", "Poseidon Night", "Hades Day",   "Hades Night",
};
const char *const myt_cube_titles[] = {
    "stone from Level 1",  "stone from Level 2",  "stone from Level 3",  "stone from Level 4",
    "marble from Level 1", "marble from Level 2", "marble from Level 3", "marble from Level 4",
    "gold from Level 1",   "gold from Level 2",   "gold from Level 3",   "gold from Level 4",
};
const char *const myt_piece_titles[] = {"minor city", "major city", "small temple", "large temple"};
const char *const myt_card_titles[] = {
    "Aphrodite",  "Apollo", "Ares",   "Artemis", "Athena", "Demeter",    "Dionysus", "Hades",
    "Hephaestus", "Hera",   "Hermes", "Hestia",  "Pan",    "Persephone", "Poseidon", "Zeus",
};

const struct words myt_area_words = {.list = myt_area_names};
static const struct words cube_words = {.list = myt_cube_names};
const struct words myt_piece_words = {.list = myt_piece_names};
const struct words myt_god_words = {.list = myt_god_names};
const struct words myt_kind_words = {.list = myt_kind_names};
const struct words myt_card_words = {.list = myt_card_names};

static bool read_blank(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = NOTHING_SAID;
    return means_null(word);
}

static const char *const blanks[] = {"none", "unknown", NULL};
const struct words myt_blank_words = {.list = blanks, .base = NOTHING_SAID, .read = read_blank, .pattern = "null|~"};
const struct shape myt_a_blank = {FORM_WORD, .what = "none or unknown", .words = &myt_blank_words};

bool myt_is_unknown(const struct node *node)
{
    return node && node->kind == NODE_WORD && same(node->text, "unknown");
}

bool myt_is_nothing(const struct node *node)
{
    return node && node->kind == NODE_WORD && (same(node->text, "none") || means_null(node->text));
}

bool myt_has_level(const struct node *built)
{
    if (built && built->kind == NODE_WORD)
        return built->value > 0 && built->value <= LEVELS;
    for (const struct node *child = node_first(built); child; child = child->next)
        if (myt_has_level(child))
            return true;
    return false;
}

unsigned myt_bits(const struct node *list)
{
    unsigned bits = 0;
    for (const struct node *item = node_first(list); item; item = item->next)
        bits |= 1u << item->value;
    return bits;
}

const struct shape myt_a_god = {FORM_WORD, .what = "a god", .words = &myt_god_words};
const struct shape myt_an_area = {FORM_WORD, .what = "an area", .words = &myt_area_words};
const struct shape myt_a_kind = {FORM_WORD, .what = "a kind of goods", .words = &myt_kind_words};
const struct shape myt_a_cube = {FORM_WORD, .what = "a cube", .words = &cube_words};
const struct shape myt_a_piece = {FORM_WORD, .what = "a piece", .words = &myt_piece_words};
const struct shape myt_a_card = {FORM_WORD, .what = "a deity card", .words = &myt_card_words};
const struct shape myt_a_level = {FORM_NUMBER, .what = "a level", .low = 1, .high = LEVELS};
const struct shape myt_a_count = {FORM_NUMBER, .what = "a number"};

const struct shape myt_some_gods = {FORM_BAG, .what = "gods", .of = &myt_a_god};
const struct shape myt_some_cards = {FORM_BAG, .what = "deity cards", .of = &myt_a_card};

void myt_drop(struct move *move, int field)
{
    struct move kept = move_of(move->actor, move->verb);
    kept.map = move->map;
    for (int f = 0; f < MOVE_FIELDS; f++) {
        if (f == field || !given(move, f))
            continue;
        move_give(&kept, f);
        kept.field[f].listed = move->field[f].listed;
        for (int i = 0; i < items(move, f); i++)
            move_put(&kept, f, item(move, f, i));
    }
    *move = kept;
}
