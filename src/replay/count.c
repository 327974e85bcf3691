/* A final count: `final:` instead of a position and a log. */
#include <string.h>

#include "base/words.h"
#include "replay/head.h"

static const struct field *total_of(const struct final_count *count)
{
    const struct field *field = count->player->fields;
    while (field->shape && !same(field->name, "total"))
        field++;
    return field->shape ? field : NULL;
}

/* Reads `anna: 12` as her total. */
static void spread_total(struct arena *arena, struct node *child)
{
    struct node *number = node_spelt(arena, child->text, strlen(child->text), child->at);
    number->plain = child->plain;
    child->kind = NODE_MAP;
    child->text = NULL;
    node_append(child, node_word(arena, "total", child->at), number);
}

static bool left_out(const struct final_count *count, const struct node *child)
{
    return node_empty(child) || names_alike(child->text, "unknown")
           || (count->none_unknown && names_alike(child->text, "none"));
}

/* Drops players who have nothing or are written `unknown`; a bare number is the total. */
static void straighten(struct judge *judge, struct node *final)
{
    const struct final_count *count = judge->verdict->game->count;
    for (struct node **link = &final->first; *link;) {
        struct node *child = *link;
        bool word = child->kind == NODE_WORD;
        if (word && left_out(count, child)) {
            *link = child->next;
            final->count--;
            continue;
        }
        if (word && total_of(count))
            spread_total(&judge->verdict->arena, child);
        final->last = child;
        link = &child->next;
    }
    if (!final->first)
        final->last = NULL;
}

static bool read_count(struct judge *judge, const struct node *final)
{
    struct verdict *verdict = judge->verdict;
    void *count = arena_take(&verdict->arena, verdict->game->count->size);
    struct hearing hearing = {.match = &verdict->match, .docket = &verdict->docket};
    struct finding *last = verdict->docket.last;
    bool possible = verdict->game->count->read(&hearing, final, count);
    place_findings(docket_after(&verdict->docket, last), final);
    judge->count = count;
    return possible;
}

/* The position is not known; a caller that needs one gets the setup. */
static void lay_setup(struct verdict *verdict)
{
    verdict->state = arena_take(&verdict->arena, verdict->game->state_size);
    struct hearing silent = {.match = &verdict->match, .state = verdict->state};
    verdict->game->setup(&silent, NULL);
}

bool open_count(struct judge *judge, const struct head *head)
{
    struct verdict *verdict = judge->verdict;
    struct node *final = head->final;
    const struct node *other = head->table;
    if (other && !node_empty(other)) {
        judge_complain(judge, other->key->at, "write either `final` or `table`, not both");
        return false;
    }
    if (!verdict->game->count) {
        judge_complain(judge, final->key->at, "this game has no `final` count");
        return false;
    }
    if (final->kind != NODE_MAP) {
        judge_complain(judge, final->at,
                       "`final` must map each player to what they have at the end: `final: {NAME: {...}}`");
        return false;
    }
    struct shape players = {FORM_EACH, .what = "what each player has at the end", .by_name = true,
                            .of = verdict->game->count->player};
    straighten(judge, final);
    lay_setup(verdict);
    verdict->final = true;
    return fits_as_meant(judge, &verdict->arena, &players, &final) && read_count(judge, final);
}
