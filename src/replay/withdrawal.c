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
    int torn;
    const struct finding *complaint; /* of an item that is not YAML: the first of its complaints */
    int complaints;
};

/* A later entry's answer to an assumption. */
struct answer {
    int entry, part; /* the entry that it was assumed before; later.row is its row there */
    enum reply reply;
    struct later later;
};

struct sacrifice {
    int entry, part, row, after; /* `after` this many moves */
    struct move move;
    void *state; /* the state before it */
};

struct pending {
    struct arena arena;
    struct docket docket; /* the docket before the first item */
    void *state;          /* the state before the first item */
    struct undecided *undecided;
    int listed;
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
    int seen;     /* parts of the first item that the watcher saw before a sacrifice was assumed */
};

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
    if (!pending || !pending->items || !(pending->unseen || pending->answers))
        return false;
    return !pending->showing || (judge->entry == pending->item[0].entry && judge->step.part < pending->seen);
}

bool pending_again(const struct judge *judge)
{
    return judge->pending && judge->pending->again;
}

/* What answered the assumption in `row` before the entry, or in any row (-1), with this reply, or with any
   (NO_REPLY). */
static const struct answer *known_answer(const struct pending *pending, int entry, int part, int row, enum reply reply)
{
    for (int i = 0; entry && pending && i < pending->answers; i++) {
        const struct answer *answer = &pending->answer[i];
        if (answer->entry == entry && answer->part == part && (row < 0 || answer->later.row == row)
            && (!reply || answer->reply == reply))
            return answer;
    }
    return NULL;
}

bool pending_confirmed(const struct judge *judge, int row)
{
    return known_answer(judge->pending, judge->entry, judge->step.part, row, CONFIRMS);
}

const struct later *pending_withdrawn(const struct judge *judge)
{
    const struct answer *answer = known_answer(judge->pending, judge->entry, judge->step.part, -1, WITHDRAWS);
    return answer ? &answer->later : NULL;
}

void pending_sacrifice(struct judge *judge, int row, const void *state)
{
    struct pending *pending = judge->pending;
    if (!pending || (!pending->items && !pending->rerun))
        return;
    pending->seen = pending->unseen ? pending->seen : judge->step.part;
    pending->unseen = true;
    pending->sacrifice =
        must_make_room(pending->sacrifice, pending->sacrifices, &pending->sacrifice_room, sizeof *pending->sacrifice);
    pending->sacrifice[pending->sacrifices++] = (struct sacrifice){
        judge->entry,   judge->step.part,         row,
        pending->moves, judge->assumed.move[row], state_copy(&judge->verdict->match, &pending->arena, state)};
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

void pending_move(struct judge *judge)
{
    if (judge->pending)
        judge->pending->moves++;
}

static void take_answer(struct judge *judge, const struct sacrifice *sacrifice, enum reply reply,
                        const struct move *move, struct place at)
{
    struct pending *pending = judge->pending;
    if (pending->rerun) {
        pending->again = reply == WITHDRAWS;
        return;
    }
    const char *words = move_line(&judge->verdict->arena, &judge->verdict->match, move);
    pending->answer = must_make_room(pending->answer, pending->answers, &pending->answer_room, sizeof *pending->answer);
    pending->answer[pending->answers++] =
        (struct answer){sacrifice->entry, sacrifice->part, reply, {judge->entry, sacrifice->row, words, at}};
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
        if (!known_answer(pending, sacrifice->entry, sacrifice->part, sacrifice->row, NO_REPLY)
            && !known_answer(pending, sacrifice->entry, sacrifice->part, -1, WITHDRAWS))
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

static void judge_all_again(struct judge *judge)
{
    struct pending *pending = judge->pending;
    int entry = judge->entry;
    const char *quoted = judge->quoted;
    struct verdict *verdict = judge->verdict;
    struct docket *docket = &verdict->docket;
    struct arena *arena = docket->arena;
    *docket = pending->docket;
    docket->arena = arena;
    docket_cut(docket);
    memcpy(judge->before, pending->state, size_of_state(&verdict->match));
    judge->undecided = pending->undecided;
    judge->listed = pending->listed;
    judge->stopped = false;
    verdict->partial = pending->partial;
    pending->sacrifices = 0;
    pending->again = false;
    for (int i = 0; i < pending->items && !judge->stopped && !pending->again; i++) {
        const struct kept_item *item = &pending->item[i];
        struct finding *last = docket->last;
        const struct finding *complaint = item->complaint;
        for (int copies = 0; copies < item->complaints; copies++, complaint = complaint->next)
            docket_copy(docket, complaint);
        verdict->entries = judge->entry = item->entry;
        judge->quoted = item->quoted;
        judge_item(judge, node_copy(&pending->arena, item->node), item->torn, last);
    }
    judge->entry = judge->stopped ? judge->entry : entry;
    judge->quoted = quoted;
}

void judge_in_order(struct judge *judge, struct node *node, int torn, struct finding *last)
{
    struct pending *pending = judge->pending;
    judge->verdict->entries = judge->entry;
    if (!pending) {
        judge_item(judge, node, torn, last);
        return;
    }
    if (!pending->items) {
        pending->state = state_copy(&judge->verdict->match, &pending->arena, judge->before);
        pending->undecided = judge->undecided;
        pending->listed = judge->listed;
        pending->partial = judge->verdict->partial;
        pending->showing = pending->again = pending->unseen = false;
    }
    pending->item = must_make_room(pending->item, pending->items, &pending->item_room, sizeof *pending->item);
    struct kept_item *item = &pending->item[pending->items++];
    *item = (struct kept_item){.node = node_copy(&pending->arena, node),
                               .entry = judge->entry,
                               .quoted = judge->quoted,
                               .torn = torn,
                               .complaint = findings_after(judge, last)};
    for (const struct finding *finding = item->complaint; finding; finding = finding->next)
        item->complaints++;
    judge_item(judge, node, torn, last);
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

void pending_open(struct judge *judge, bool rerun)
{
    pending_free(judge);
    judge->undecided = NULL;
    if (!judge->verdict->game->optional.reply || !optional_are_implied(judge))
        return;
    judge->pending = arena_take(&judge->verdict->arena, sizeof *judge->pending);
    judge->pending->rerun = rerun;
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
