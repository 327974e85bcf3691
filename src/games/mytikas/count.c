/* Mytikas: reading a final count. */
#include "games/mytikas/count.h"

#include <string.h>

static const struct shape a_site = {FORM_NUMBER, .what = "a level", .low = 0, .high = LEVELS, .unknown = true};
OR_BLANK(sites_shape, "levels built on",
         SHAPE(FORM_LIST, .what = "levels built on", .of = &a_site, .low = 0, .high = TOLD_MOST, .one = true));
OR_BLANK(favors_shape, "gods", &myt_some_gods);
OR_BLANK(number_shape, "a number", &myt_a_count);

static const struct shape told_shape = {
    FORM_MAP, .what = "what is counted for a player",
    .fields = KEYS(
        {"minor-city", &sites_shape, false, "levels of the minor cities, without the starting city"},
        {"major-city", &sites_shape, false, "levels of the major cities"},
        {"small-temple", &sites_shape, false, "levels of the small temples"},
        {"large-temple", &sites_shape, false, "level of the large temple"},
        {"cards", &myt_hand_shape, false, "the cards the player controls, perhaps with what is on each"},
        {"favors", &favors_shape, false, "Favors"}, {"stone", &number_shape, false, "stone on all levels together"},
        {"marble", &number_shape, false, "marble on all levels together"},
        {"gold", &number_shape, false, "gold on all levels together"},
        {"cubes", &number_shape, false, "all cubes together"},
        {"offerings", &number_shape, false, "Offering tokens, in the reserve and on cards"},
        {"locks", &number_shape, false, "Locks taken"}, {"level-4", &number_shape, false, "kinds of cube on Level 4"},
        {"total", &number_shape, false, "the final score"}, {"points", &number_shape, false, "the same as total"})};

const struct final_count myt_final_count = {
    .player = &told_shape,
    .questions = myt_count_questions,
    .names = "blue, red, green",
    .size = sizeof(struct myt_final),
    .read = myt_read_final,
    .score = myt_score_final,
    .write = myt_write_count,
};

static void read_piece(const struct node *sites, int piece, struct myt_told *told)
{
    const struct node *site = sites->kind == NODE_LIST ? sites->first : myt_is_nothing(sites) ? NULL : sites;
    told->pieces[piece] = 0;
    for (; site; site = sites->kind == NODE_LIST ? site->next : NULL) {
        if (myt_is_unknown(site)) {
            told->pieces[piece] = NONE;
            return;
        }
        if (site->value > 0 && told->pieces[piece] < TOLD_MOST)
            told->level[piece][told->pieces[piece]++] = site->value;
    }
}

/* If a kind of piece is given and no total, the other kinds are not built. */
static void read_pieces(const struct node *player, struct myt_told *told)
{
    bool any = false;
    for (int piece = 0; piece < PIECES; piece++)
        any = any || node_get(player, myt_piece_names[piece]);
    for (int piece = 0; piece < PIECES; piece++) {
        const struct node *sites = node_get(player, myt_piece_names[piece]);
        told->pieces[piece] = any && told->number[TOLD_TOTAL] == NONE ? 0 : NONE;
        if (sites)
            read_piece(sites, piece, told);
    }
    /* If three minor cities are written, one of them on Level 1, that one is the starting city. */
    int *level = told->level[MINOR_CITY], count = told->pieces[MINOR_CITY];
    for (int i = 0; i < count && count == 3; i++)
        if (level[i] == 1) {
            memmove(&level[i], &level[i + 1], (size_t)(count - i - 1) * sizeof *level);
            told->pieces[MINOR_CITY] = count = 2;
        }
}

static void read_card(const struct node *card, bool map, struct myt_told *told)
{
    int number = map ? card->key->value : card->value;
    if (number == CARDS) {
        told->more_cards = true;
        return;
    }
    told->cards |= 1u << number;
    if (!map || myt_is_unknown(card))
        told->uncounted |= map ? 1u << number : 0;
    else if (card->value == NONE)
        told->locked |= 1u << number;
    else if (!myt_is_nothing(card))
        told->on_cards += card->value;
}

static void read_player(const struct node *player, struct myt_told *told)
{
    const struct node *favors = node_get(player, "favors");
    told->written = player != NULL;
    for (int fact = TOLD_GOODS; fact < TOLD_FACTS; fact++)
        told->number[fact] = node_told(player, myt_told_words[fact].key, NONE);
    if (told->number[TOLD_TOTAL] == NONE)
        told->number[TOLD_TOTAL] = node_told(player, "points", NONE);
    read_pieces(player, told);
    const struct node *cards = node_get(player, "cards");
    told->knows_cards = cards && !myt_is_unknown(cards);
    told->by_map = told->knows_cards && cards->kind == NODE_MAP;
    for (const struct node *card = node_first(cards); card; card = card->next)
        read_card(card, told->by_map, told);
    told->knows_favors = favors && !myt_is_unknown(favors);
    myt_count_values(favors, told->favors);
}

bool myt_read_final(struct hearing *h, const struct node *final, void *count)
{
    struct myt_final *to = count;
    for (int seat = 0; seat < h->match->seats; seat++)
        read_player(node_at(final, seat), &to->seat[seat]);
    return myt_check_final(h, final, to);
}
