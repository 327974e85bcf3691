/* Mytikas: what need not be named: the card or the payment that alone makes an entry possible. */
#include "base/text.h"
#include "games/mytikas/mytikas.h"

enum { WAYS_MOST = GODS + KINDS * LEVELS };

struct ways {
    int count;
    struct move move[WAYS_MOST];
};

/* The card that may complete a step of this kind, in the field myt_card_field. */
static int card_for(const struct move *move)
{
    static const int cards[VERBS] = {
        [VERB_PRODUCE] = PAN_CARD, [VERB_UP] = APOLLO_CARD, [VERB_FAVOR] = HEPHAESTUS_CARD, [VERB_TAKE] = ARES_CARD};
    if (!myt_card_field[move->verb] || given(move, myt_card_field[move->verb]))
        return NONE;
    if (move->verb == VERB_BUILD)
        return myt_is_city(value_or(move, 0, 0)) ? ARTEMIS_CARD : ATHENA_CARD;
    return move->verb == VERB_UP && given(move, UP_INTO) ? NONE : cards[move->verb];
}

static void add_way(struct ways *to, const struct move *move, int field, int value)
{
    to->move[to->count++] = move_more(*move, (const struct move_value[]){{field, value}, {-1, 0}});
}

/* The ways to complete an entry with what the player may use now. */
static void list_ways(const struct match *match, const struct myt_state *s, const struct move *move, struct ways *to)
{
    int seat = move->actor, card = card_for(move);
    to->count = 0;
    if (move->verb == VERB_FOLLOW && !given(move, FOLLOW_PAY) && s->area != NONE) {
        if (myt_usable(s, seat, ZEUS_CARD))
            add_way(to, move, FOLLOW_PAY, PAY_OFFERING);
        for (int god = 0; god < GODS && myt_usable(s, seat, POSEIDON_CARD); god++)
            if (s->seat[seat].favors[god] > 0 && god != myt_god_of(s->area))
                add_way(to, move, FOLLOW_PAY, god);
        return;
    }
    if (card == NONE || s->who != seat || !myt_usable(s, seat, card) || !myt_works(match, s, card))
        return;
    if (card != HEPHAESTUS_CARD)
        add_way(to, move, myt_card_field[move->verb], card);
    for (int cube = 0; cube < CUBES && card == HEPHAESTUS_CARD; cube++)
        if (myt_cubes_at(s, seat, cube) > 0 && value_or(move, FAVOR_PAY, cube) == cube) {
            add_way(to, move, FAVOR_WITH, card);
            if (!given(move, FAVOR_PAY))
                move_put(&to->move[to->count - 1], FAVOR_PAY, cube);
        }
}

/* Has the entry, as it is written, no adverse finding? A card that was turned up too early is another matter. */
static bool is_clean(const struct match *match, const struct myt_state *s, const struct move *move)
{
    struct myt_state after = *s;
    struct hearing silent = {.match = match, .state = &after, .move = move};
    after.revealed = false;
    /* The `end` before a follow-up may be left out. */
    if (move->verb == VERB_FOLLOW && s->who != NONE && s->who != move->actor && myt_may_end(s))
        myt_end_part(&after);
    return myt_play_whole(&silent) == STANDS && silent.broken == silent.doubts;
}

static void keep_clean(const struct match *match, const struct myt_state *s, struct ways *ways)
{
    int kept = 0;
    for (int i = 0; i < ways->count; i++)
        if (is_clean(match, s, &ways->move[i]))
            ways->move[kept++] = ways->move[i];
    ways->count = kept;
}

/* Is the entry a step of the ribbon, which begins by itself? The ribbon comes before a card. */
static bool begins_ribbon(const struct match *match, const struct myt_state *s, const struct move *move)
{
    struct myt_state after = *s;
    struct move bonus = move_of(move->actor, VERB_BONUS);
    move_give(&bonus, 0);
    return move->verb != VERB_FOLLOW && s->who == move->actor && myt_bonus_is_optional(match, s)
           && try_move(match, s, &bonus, &after, true) <= TRIED_UNKNOWN && is_clean(match, &after, move);
}

enum outcome myt_complete(struct hearing *h, struct move *whole)
{
    struct ways ways;
    struct text words = {0};
    *whole = *h->move;
    if (whole->verb == VERB_UP && value_or(whole, UP_WITH, NONE) == HESTIA_CARD)
        myt_drop(whole, UP_WITH); /* `into` says it */
    list_ways(h->match, h->state, whole, &ways);
    if (ways.count == 0 || is_clean(h->match, h->state, whole) || begins_ribbon(h->match, h->state, whole))
        return STANDS;
    keep_clean(h->match, h->state, &ways);
    if (ways.count == 1)
        *whole = ways.move[0];
    if (ways.count <= 1)
        return STANDS;
    for (int i = 0; i < ways.count; i++) {
        text_add(&words, i ? " or `" : "`");
        move_print(h->match, &ways.move[i], &words);
        text_add(&words, "`");
    }
    misread(h, "several are possible; write %s", text_string(&words));
    text_free(&words);
    return REFUSED;
}

/* Why the player cannot use the card now; NULL: they can. */
static const char *why_not(const struct match *match, const struct myt_state *s, int card)
{
    bool step = card != ZEUS_CARD && card != POSEIDON_CARD;
    bool effect = step && card != ATHENA_CARD && card != ARTEMIS_CARD && s->ribbon;
    if (s->fresh[card])
        return "was received in this turn";
    if (step && s->used[card] >= myt_uses(match, card))
        return "has been used";
    if (effect && !myt_main_performed(s))
        return "belongs to the main action, which was left out";
    return effect && match->house[HOUSE_CARD_AFTER_BONUS] == AFTER_BONUS_FORBID ? "comes before the bonus" : NULL;
}

const char *myt_would_help(const struct hearing *h, char room[SAYING])
{
    const struct myt_state *s = h->state;
    bool follows = h->move->verb == VERB_FOLLOW;
    int cards[] = {follows ? ZEUS_CARD : card_for(h->move), follows ? POSEIDON_CARD : NONE};
    struct match lenient = *h->match;
    lenient.house[HOUSE_CARD_AFTER_BONUS] = AFTER_BONUS_ALLOW;
    *room = '\0';
    for (int i = 0; h->docket && i < 2; i++) {
        int card = cards[i];
        const char *why = card != NONE && s->holder[card] == h->move->actor ? why_not(h->match, s, card) : NULL;
        if (!why)
            continue;
        struct myt_state lifted = *s;
        struct ways ways;
        lifted.fresh[card] = false;
        lifted.used[card] = 0;
        if (!myt_main_performed(s))
            lifted.tried = TRIED_MAIN;
        list_ways(&lenient, &lifted, h->move, &ways);
        keep_clean(&lenient, &lifted, &ways);
        if (ways.count > 0)
            append_string(room, SAYING, "; %s would help, but %s", myt_card_titles[card], why);
    }
    return room;
}
