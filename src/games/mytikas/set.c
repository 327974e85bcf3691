/* Mytikas: a `set` in the log: what follows from the parts it names is computed again, what it does not name stays
   unknown. */
#include "games/mytikas/mytikas.h"

const char *const myt_stays[] = {"first", "turn", "line", "under", NULL};

static void put(struct node *map, const char *key, struct node *value, struct arena *arena)
{
    node_drop(map, key);
    node_append(map, node_word(arena, key, (struct place){0}), value);
}

static void put_word(struct node *map, const char *key, const char *word, struct arena *arena)
{
    put(map, key, node_word(arena, word, (struct place){0}), arena);
}

static struct node *map_in(struct node *map, const char *key, struct arena *arena)
{
    struct node *there = node_get(map, key);
    if (there && there->kind == NODE_MAP)
        return there;
    put(map, key, node_new(arena, NODE_MAP, (struct place){0}), arena);
    return node_get(map, key);
}

/* Kinds of goods and pieces that `set` does not name stay unknown or assumed. */
static void keep_kinds(struct node *seat, const char *key, const char *const *kinds, unsigned unknown,
                       const struct node *set, struct arena *arena)
{
    struct node *named = node_get(set, key), *there = node_get(seat, key);
    if (!named || named->kind != NODE_MAP || !there || there->kind != NODE_MAP)
        return;
    for (int kind = 0; kinds[kind]; kind++)
        if (unknown >> kind & 1 && !node_get(named, kinds[kind]))
            put_word(there, kinds[kind], "unknown", arena);
}

static void lay_seat(const struct match *match, const struct myt_state *s, const struct node *set, struct node *table,
                     int seat, struct arena *arena)
{
    const struct node *named = node_at(node_get(set, "seats"), seat), *cards = node_get(named, "cards");
    struct node *to = node_get(node_get(table, "seats"), match->names[seat]);
    if (!named || named->kind != NODE_MAP || !to || to->kind != NODE_MAP)
        return;
    keep_kinds(to, "goods", myt_kind_names, s->seat[seat].unknown & ALL_GOODS, named, arena);
    unsigned pieces = 0; /* a kind of piece is assumed if all its slots are */
    for (int piece = 0; piece < PIECES; piece++)
        if (myt_slot_assumed(s, seat, piece, 0) && myt_slot_assumed(s, seat, piece, myt_slots_of(piece) - 1))
            pieces |= 1u << piece;
    keep_kinds(to, "built", myt_piece_names, pieces, named, arena);
    if (cards)
        put(to, "cards", node_copy(arena, cards), arena);
    if (s->seat[seat].assumed & BUILDER_ASSUMED && !node_get(named, "builder"))
        put_word(to, "builder", "unknown", arena);
    if (myt_board_assumed(s, seat) && !node_get(named, "built"))
        put_word(to, "built", "unknown", arena);
}

/* The Locks left follow from the cards, and stay if those that the set names have as many Locks as before. */
static bool changes_locks(const struct match *match, const struct myt_state *s, const struct node *set)
{
    int more = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        const struct node *cards = node_get(node_at(node_get(set, "seats"), seat), "cards");
        more -= cards ? myt_counts_of(match, s, seat).of[COUNT_LOCKS] : 0;
        for (const struct node *card = cards && cards->kind == NODE_MAP ? cards->first : NULL; card; card = card->next)
            more += card->kind == NODE_WORD && same(card->text, "locked");
    }
    return more != 0;
}

void myt_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,
                 struct arena *arena)
{
    const struct myt_state *s = state;
    if (!node_get(set, "mountain"))
        node_drop(table, "mountain");
    if (!node_get(set, "piles"))
        node_drop(table, "piles");
    if (!node_get(set, "locks") && changes_locks(match, s, set))
        node_drop(table, "locks");
    if (node_get(set, "turn")) {
        put_word(table, "phase", myt_phase_names[STARTING], arena);
        if (!node_get(set, "now"))
            node_drop(table, "now");
    }
    for (int seat = 0; seat < match->seats; seat++)
        lay_seat(match, s, set, table, seat, arena);
}

/* ---- a new position ---- */

/* Removes cards that players have now from the line, unless `set` names the line. */
static void thin_line(const struct node *set, struct node *table)
{
    struct node *line = node_get(table, "line");
    const struct node *seats = node_get(set, "seats");
    if (node_get(set, "line") || !line || line->kind != NODE_LIST)
        return;
    for (const struct node *seat = node_first(seats); seat; seat = seat->next) {
        const struct node *cards = node_get(seat, "cards");
        for (const struct node *card = node_first(cards); card; card = card->next)
            node_drop(line, (cards->kind == NODE_MAP ? card->key : card)->text);
    }
}

/* Keeps what a player has built. If `set` does not name the seat, all else is unknown, and its Builder assumed. */
static void keep_built(const struct match *match, const struct myt_state *s, const struct node *set, struct node *seats,
                       int seat, struct arena *arena)
{
    const struct node *named = node_at(node_get(set, "seats"), seat);
    struct writer w = writer_new(arena);
    if (node_get(named, "built") || (named && named->kind != NODE_MAP) || (!named && myt_board_assumed(s, seat)))
        return;
    struct node *to = map_in(seats, match->names[seat], arena);
    myt_write_built(&w, s, seat);
    if (node_get(w.root, "built"))
        put(to, "built", node_get(w.root, "built"), arena);
    if (!named)
        put_word(to, "builder", "unknown", arena);
}

void myt_lay_again(const struct match *match, const void *state, const struct node *set, struct node *table,
                   struct arena *arena)
{
    const struct myt_state *s = state;
    struct node *seats = map_in(table, "seats", arena);
    thin_line(set, table);
    for (int seat = 0; seat < match->seats; seat++)
        keep_built(match, s, set, seats, seat, arena);
}
