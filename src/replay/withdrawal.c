/* Assumptions that a later entry answers. From the first entry with an assumed sacrifice on, the items of the log are
   kept. If a later item withdraws or confirms what was assumed, all of them are judged again with that knowledge. */
#include <stdlib.h>
#include <string.h>

#include "replay/judge.h"

/* Players who make up for something do so soon. */
enum { MOST_KEPT = 1000 };

struct kept_item {
    struct node *node;
    int entry;
    const char *quoted;
    bool sound;
    const struct finding *complaint; /* of an item that is not YAML: the first of its complaints */
    int complaints;
};

/* A later entry's answer to an assumption. */
struct answer {
    int entry, row; /* the entry that it was assumed before, and its row there */
    enum reply reply;
    struct manner manner; /* for an entry that came too early */
};

struct sacrifice {
    int entry, row, after; /* `after` this many moves */
    struct move move;
    void *state; /* the state before it */
};

struct pending {
    struct arena arena;
    struct docket docket; /* the docket before the first item */
    void *state;          /* the state before the first item */
    struct undecided *undecided;
    int listed, hinted;
    bool partial;
    struct kept_item *item;
    int items, item_room;
    struct answer *answer;
    int answers, answer_room;
    struct sacrifice *sacrifice;
    int sacrifices, sacrifice_room;
    int moves;    /* entries of players or the table so far */
    bool rerun;   /* items are not kept or judged again; only `again` is set when an assumption is withdrawn */
    bool again;   /* a new answer is known */
    bool unseen;  /* a sacrifice was assumed: the watcher has not seen the items, since they may still change */
    bool showing; /* nothing will change: the watcher may see the items */
};

static void *grown(void *array, int count, int *room, size_t size)
{
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : 16;
    return must_grow(array, (size_t)*room * size);
}

/* ---- what is known ---------------------------------------------------------------------------------------------- */

bool pending_items(const struct judge *judge)
{
    return judge->pending && judge->pending->items;
}

struct finding *pending_base(const struct judge *judge, struct finding *last)
{
    return judge->pending ? judge->pending->docket.last : last;
}

bool pending_unseen(const struct judge *judge)
{
    const struct pending *pending = judge->pending;
    return pending && pending->items && (pending->unseen || pending->answers) && !pending->showing;
}

bool pending_again(const struct judge *judge)
{
    return judge->pending && judge->pending->again;
}

static const struct answer *answer_to(const struct pending *pending, int entry, int row)
{
    for (int i = 0; pending && i < pending->answers; i++)
        if (pending->answer[i].entry == entry && (row < 0 || pending->answer[i].row == row))
            return &pending->answer[i];
    return NULL;
}

bool pending_confirmed(const struct judge *judge, int row)
{
    const struct answer *answer = judge->entry ? answer_to(judge->pending, judge->entry, row) : NULL;
    return answer && answer->reply == CONFIRMS;
}

static const struct answer *withdrawal_of(const struct pending *pending, int entry)
{
    for (int i = 0; pending && i < pending->answers; i++)
        if (pending->answer[i].entry == entry && pending->answer[i].reply == WITHDRAWS)
            return &pending->answer[i];
    return NULL;
}

int pending_withdrawn(const struct judge *judge, struct manner *manner)
{
    const struct answer *answer = judge->entry ? withdrawal_of(judge->pending, judge->entry) : NULL;
    if (!answer)
        return -1;
    if (manner)
        *manner = answer->manner;
    return answer->row;
}

void pending_sacrifice(struct judge *judge, int row, const void *state)
{
    struct pending *pending = judge->pending;
    if (!pending || (!pending->items && !pending->rerun))
        return;
    pending->unseen = true;
    pending->sacrifice =
        grown(pending->sacrifice, pending->sacrifices, &pending->sacrifice_room, sizeof *pending->sacrifice);
    size_t size = judge->verdict->game->state_size;
    pending->sacrifice[pending->sacrifices++] =
        (struct sacrifice){judge->entry, row, pending->moves, judge->assumed.move[row],
                           memcpy(arena_raw(&pending->arena, size), state, size)};
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

void pending_move(struct judge *judge)
{
    if (judge->pending && judge->part == 0)
        judge->pending->moves++;
}

static void take_answer(struct judge *judge, const struct sacrifice *sacrifice, enum reply reply,
                        const struct move *move, struct place at)
{
    struct pending *pending = judge->pending;
    struct text late = {0};
    if (pending->rerun) {
        pending->again = reply == WITHDRAWS;
        return;
    }
    move_print(&judge->verdict->match, move, &late);
    struct manner manner = {.as_it_stands = true,
                            .late = arena_copy(&judge->verdict->arena, text_string(&late), late.length),
                            .late_at = at,
                            .late_entry = judge->entry};
    text_free(&late);
    pending->answer = grown(pending->answer, pending->answers, &pending->answer_room, sizeof *pending->answer);
    pending->answer[pending->answers++] = (struct answer){sacrifice->entry, sacrifice->row, reply, manner};
    pending->again = true;
}

static void forget_sacrifice(struct pending *pending, int index)
{
    pending->sacrifices--;
    memmove(pending->sacrifice + index, pending->sacrifice + index + 1,
            (size_t)(pending->sacrifices - index) * sizeof *pending->sacrifice);
}

enum reply pending_reply(struct judge *judge, const struct move *move, bool objected, struct place at)
{
    struct pending *pending = judge->pending;
    const struct match *match = &judge->verdict->match;
    for (int i = 0; pending && i < pending->sacrifices; i++) {
        const struct sacrifice *sacrifice = &pending->sacrifice[i];
        if (sacrifice->after == pending->moves)
            continue;
        struct assumption assumption = {&sacrifice->move, sacrifice->state, pending->moves <= sacrifice->after + 1};
        enum reply reply = match->game->optional.reply(match, judge->before, move, &assumption);
        if (reply == TOO_LATE)
            forget_sacrifice(pending, i--);
        if (reply == NO_REPLY || reply == TOO_LATE || (reply == WITHDRAWS && !objected))
            continue;
        if (!answer_to(pending, sacrifice->entry, sacrifice->row) && !withdrawal_of(pending, sacrifice->entry))
            take_answer(judge, sacrifice, reply, move, at);
        forget_sacrifice(pending, i);
        return reply;
    }
    return NO_REPLY;
}

void pending_set(struct judge *judge, const struct node *set)
{
    struct pending *pending = judge->pending;
    const struct match *match = &judge->verdict->match;
    for (int i = 0; pending && i < pending->sacrifices; i++)
        if (!set || (match->game->set.settles && match->game->set.settles(match, set, &pending->sacrifice[i].move)))
            forget_sacrifice(pending, i--);
}

/* ---- judging again ---------------------------------------------------------------------------------------------- */

void pending_begin(struct judge *judge)
{
    struct pending *pending = judge->pending;
    if (pending && !pending->items)
        pending->docket = judge->verdict->docket;
}

static void keep_item(struct judge *judge, const struct node *node, bool sound, const struct finding *last)
{
    struct pending *pending = judge->pending;
    pending->item = grown(pending->item, pending->items, &pending->item_room, sizeof *pending->item);
    struct kept_item *item = &pending->item[pending->items++];
    *item = (struct kept_item){
        .node = node_copy(&pending->arena, node), .entry = judge->entry, .quoted = judge->quoted, .sound = sound};
    item->complaint = docket_after(&judge->verdict->docket, last);
    for (const struct finding *finding = item->complaint; finding; finding = finding->next)
        item->complaints++;
}

static void judge_one(struct judge *judge, struct node *node, bool sound, struct finding *last)
{
    if (sound)
        judge_item(judge, node);
    else
        judge_torn(judge, node, last);
    judge->verdict->entries = judge->entry;
}

static void judge_kept(struct judge *judge, const struct kept_item *item)
{
    struct docket *docket = &judge->verdict->docket;
    struct finding *last = docket->last;
    const struct finding *complaint = item->complaint;
    for (int i = 0; i < item->complaints; i++, complaint = complaint->next)
        docket_copy(docket, complaint);
    judge->entry = item->entry;
    judge->quoted = item->quoted;
    judge_one(judge, node_copy(&judge->pending->arena, item->node), item->sound, last);
}

static void judge_all_again(struct judge *judge)
{
    struct pending *pending = judge->pending;
    int entry = judge->entry;
    const char *quoted = judge->quoted;
    struct verdict *verdict = judge->verdict;
    struct arena *arena = verdict->docket.arena;
    verdict->docket = pending->docket;
    verdict->docket.arena = arena;
    docket_cut(&verdict->docket);
    memcpy(judge->before, pending->state, verdict->game->state_size);
    judge->undecided = pending->undecided;
    judge->listed = pending->listed;
    judge->hinted = pending->hinted;
    judge->stopped = false;
    verdict->partial = pending->partial;
    pending->sacrifices = 0;
    pending->again = false;
    for (int i = 0; i < pending->items && !judge->stopped && !pending->again; i++)
        judge_kept(judge, &pending->item[i]);
    judge->entry = judge->stopped ? judge->entry : entry;
    judge->quoted = quoted;
}

void judge_in_order(struct judge *judge, struct node *item, bool sound, struct finding *last)
{
    struct pending *pending = judge->pending;
    if (!pending) {
        judge_one(judge, item, sound, last);
        return;
    }
    if (!pending->items) {
        size_t size = judge->verdict->game->state_size;
        pending->state = memcpy(arena_raw(&pending->arena, size), judge->before, size);
        pending->undecided = judge->undecided;
        pending->listed = judge->listed;
        pending->hinted = judge->hinted;
        pending->partial = judge->verdict->partial;
        pending->showing = pending->again = pending->unseen = false;
    }
    keep_item(judge, item, sound, last);
    judge_one(judge, item, sound, last);
    while (pending->again)
        judge_all_again(judge);
    if (!pending->sacrifices || pending->items == MOST_KEPT || judge->stopped)
        pending_settle(judge);
}

void pending_settle(struct judge *judge)
{
    struct pending *pending = judge->pending;
    if (!pending || !pending->items)
        return;
    if (judge->how->watch && (pending->unseen || pending->answers)) {
        pending->showing = true;
        judge_all_again(judge);
    }
    pending->items = pending->answers = pending->sacrifices = 0;
    arena_reset(&pending->arena);
}

void pending_free(struct judge *judge)
{
    struct pending *pending = judge->pending;
    if (!pending)
        return;
    free(pending->item);
    free(pending->answer);
    free(pending->sacrifice);
    arena_free(&pending->arena);
    judge->pending = NULL;
}

void pending_open(struct judge *judge)
{
    const struct game *game = judge->verdict->game;
    pending_free(judge);
    judge->undecided = NULL;
    judge->pending = game->optional.reply && optional_are_implied(judge)
                         ? arena_take(&judge->verdict->arena, sizeof *judge->pending)
                         : NULL;
}

void pending_open_rerun(struct judge *judge)
{
    pending_open(judge);
    if (judge->pending)
        judge->pending->rerun = true;
}

void pending_forget(struct judge *judge)
{
    struct pending *pending = judge->pending;
    if (!pending)
        return;
    pending->sacrifices = 0;
    pending->again = false;
    arena_reset(&pending->arena);
}
