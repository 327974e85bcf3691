/* Mytikas: reading the actions of the box: areas, ribbons and build bonuses. */
#include "games/mytikas/box.h"

static const struct shape at_shape = {FORM_WORD, .what = "a level, each-city, one-city, here or any",
                                      .words = WORDS(1, "1", "2", "3", "4", "each-city", "one-city", "here", "any")};
static const struct shape goods_shape = {FORM_BAG, .what = "goods", .of = &myt_a_kind, .low = 1, .high = GOODS_IN_STEP};
static const struct shape pieces_shape = {FORM_BAG, .what = "pieces", .of = &myt_a_piece, .low = 1, .high = PIECES};
static const struct shape amount_shape = {FORM_NUMBER, .what = "how many", .low = 1, .high = 9};

static const char *const kind_keys[] = {"produce",    "build",         "move-up",       "move-any",
                                        "take-favor", "take-offering", "make-offering", NULL};
static const struct shape step_shape = {FORM_MAP, .what = "a step",
                                        .fields =
                                            KEYS({"produce", &goods_shape, false, "goods produced together"},
                                                 {"at", &at_shape, false, "where they are produced"},
                                                 {"build", &pieces_shape, false, "one of these pieces"},
                                                 {"move-up", &amount_shape, false, "single steps up"},
                                                 {"move-any", &amount_shape, false, "cubes, each to any other level"},
                                                 {"take-favor", &amount_shape, false, "favor tokens of any gods"},
                                                 {"take-offering", &amount_shape, false, "offering tokens"},
                                                 {"make-offering", &amount_shape, false, "offerings"}),
                                        .whole = true};
static const struct shape option_shape = {FORM_LIST, .what = "steps", .of = &step_shape, .low = 1, .high = STEPS_MOST};
const struct shape myt_action_shape = {FORM_LIST, .what = "options", .of = &option_shape, .low = 1,
                                       .high = OPTIONS_MOST};

static bool read_step(struct hearing *h, const struct node *node, struct myt_icon *to)
{
    const struct node *value = NULL, *at = node_get(node, "at");
    for (const struct node *child = node->first; child; child = child->next)
        value = child != at ? child : value;
    if (!value || node->count != 1 + (at != NULL))
        return myt_bad_box(h, node, "a step must do exactly one thing");
    to->kind = (enum myt_step_kind)word_index(kind_keys, value->key->text);
    if ((to->kind == PRODUCE) != (at != NULL))
        return myt_bad_box(h, node, "`at` belongs only to `produce`, which needs it");
    to->amount = (signed char)(to->kind == PRODUCE || to->kind == BUILD ? 1 : value->value);
    to->at = (signed char)(at ? at->value : 0);
    if (to->kind == PRODUCE)
        myt_count_values(value, to->goods);
    if (to->kind == BUILD)
        to->pieces = (unsigned char)myt_bits(value);
    return true;
}

static bool check_action(struct hearing *h, const struct node *node, struct myt_action *action)
{
    int amount = 0, in_cities = 0;
    for (int i = 0; i < action->steps; i++) {
        amount += action->step[i].amount;
        in_cities += action->step[i].at == EACH_CITY;
    }
    action->each_city = in_cities > 0;
    if (in_cities > 0 && (in_cities < action->steps || action->steps > action->options))
        return myt_bad_box(h, node, "if one option produces in each city, every option must be one such step");
    return amount <= DEEDS_IN_ACTION || myt_bad_box(h, node, "an action can have at most 16 steps in total");
}

static bool read_action(struct hearing *h, const struct node *node, struct arena *arena, struct myt_action *to)
{
    size_t steps = 0;
    for (const struct node *option = node->first; option; option = option->next)
        steps += option->count;
    to->step = arena_take(arena, steps * sizeof *to->step);
    for (const struct node *option = node->first; option; option = option->next, to->options++)
        for (const struct node *step = option->first; step; step = step->next) {
            struct myt_icon *icon = &to->step[to->steps++];
            icon->option = (signed char)to->options;
            icon->further = step != option->first;
            if (!read_step(h, step, icon))
                return false;
        }
    return check_action(h, node, to);
}

bool myt_has_step(const struct myt_action *action, unsigned kinds)
{
    for (int i = 0; i < action->steps; i++)
        if (kinds >> action->step[i].kind & 1)
            return true;
    return false;
}

static bool read_slots(struct hearing *h, const struct node *bonuses, struct arena *arena, struct myt_box *to)
{
    static const char *const slot_keys[SLOTS] = {"1", "2"};
    for (int piece = 0; piece < PIECES; piece++) {
        const struct node *slots = node_get(bonuses, myt_piece_names[piece]);
        if (piece == LARGE_TEMPLE && node_get(slots, slot_keys[1]))
            return myt_bad_box(h, node_get(slots, slot_keys[1]), "the large temple has only slot 1");
        for (int slot = 0; slot < myt_slots_of(piece); slot++) {
            const struct node *node = node_get(slots, slot_keys[slot]);
            struct myt_action *action = &to->built[piece][slot];
            action->path = arena_format(arena, "bonuses.%s.%s", myt_piece_names[piece], slot_keys[slot]);
            if (!read_action(h, node, arena, action))
                return false;
            if (myt_has_step(action, 1u << BUILD))
                return myt_bad_box(h, node, "a build bonus cannot build");
        }
    }
    return true;
}

bool myt_read_actions(struct hearing *h, const struct node *box, struct arena *arena, struct myt_box *to)
{
    for (int area = 0; area < AREAS; area++) {
        const struct node *node = node_get(node_get(box, "areas"), myt_area_names[area]);
        to->main[area].path = arena_format(arena, "areas.%s.main", myt_area_names[area]);
        to->ribbon[area].path = arena_format(arena, "areas.%s.bonus", myt_area_names[area]);
        if (!read_action(h, node_get(node, "main"), arena, &to->main[area])
            || !read_action(h, node_get(node, "bonus"), arena, &to->ribbon[area]))
            return false;
    }
    return read_slots(h, node_get(box, "bonuses"), arena, to);
}
