/* Members: who shares which seat, as `members`, in `table:`, or as a map in `players`. */
#include "base/text.h"
#include "base/words.h"
#include "replay/head.h"
#include "replay/refusal.h"

static bool has_members(const struct game *game)
{
    return part_of_table(game, "members");
}

/* Splits `players: {blue: [ann, bob], yellow: [cy]}` into seats and members. */
struct head split_players(struct judge *judge, const struct head *head)
{
    struct head split = *head;
    struct arena *arena = &judge->verdict->arena;
    if (!head->players || head->players->kind != NODE_MAP || head->members || !has_members(judge->verdict->game))
        return split;
    split.players = node_new(arena, NODE_LIST, head->players->at);
    split.players->key = head->players->key;
    split.members = head->players;
    struct text said = {0};
    for (const struct node *seat = head->players->first; seat; seat = seat->next) {
        node_append(split.players, NULL, node_copy(arena, seat->key));
        text_format(&said, "%s%s", said.length ? ", " : "players: [", seat->key->text);
    }
    text_add(&said, "]` and `members: ");
    node_print_line(head->players, &said);
    if (docket_takes_note(&judge->verdict->docket))
        judge_find(judge, RULING_NOTED, &common_rules[LOG_SPELLING], head->players->at, "read as `%s`",
                   text_string(&said));
    text_free(&said);
    return split;
}

/* Are the same people in the same seats, in any order? */
static bool same_members(const struct node *a, const struct node *b)
{
    if (a->kind != b->kind || a->count != b->count || (a->kind == NODE_WORD && !same(a->text, b->text)))
        return false;
    for (const struct node *child = a->kind == NODE_WORD ? NULL : a->first; child; child = child->next) {
        const struct node *other = a->kind == NODE_MAP ? node_get(b, child->key->text) : b->first;
        while (a->kind == NODE_LIST && other && !same_members(child, other))
            other = other->next;
        if (!other || !same_members(child, other))
            return false;
    }
    return true;
}

/* The table with the members in it. `*fits` is false if the record gives both and they differ, or if this game has no
   members. */
struct node *table_with_members(struct judge *judge, const struct head *head, bool *fits)
{
    struct arena *arena = &judge->verdict->arena;
    struct node *table = head->table, *members = head->members;
    const struct node *also = node_get(table, "members");
    if (!members || (also && same_members(members, also)))
        return table;
    if (!has_members(judge->verdict->game) || also) {
        judge_complain(judge, members->at,
                       also ? "`members` is written twice, here and in `table`" : "this game has no `members`");
        *fits = false;
        return table;
    }
    bool given = table && table->kind == NODE_MAP;
    if (table && !given && !node_empty(table))
        return table;
    struct node *whole = given ? node_copy(arena, table) : node_new(arena, NODE_MAP, members->at);
    whole->key = given ? table->key : NULL;
    node_append(whole, node_word(arena, "members", members->at), node_copy(arena, members));
    return whole;
}
