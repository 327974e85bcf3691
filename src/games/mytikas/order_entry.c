/* Mytikas: an entry on its way: who may say it now, then what the table can do, then the rules and the effect. */

#include <string.h>

#include "games/mytikas/mytikas.h"

/* What must be reported once the entry is known to be possible. */
struct myt_notes {
    bool out_of_turn, order;
    int unrevealed;                  /* cards that should have been turned up before the turn that begins */
    int busy, awaited;               /* out of turn: the player without an `end`, or NONE; whose turn it is */
    struct place since;              /* where the busy player began */
    int chosen[LOCKS_MOST], choices; /* cards locked without a written choice */
    enum { NOTHING_TAKEN, FIRST_BY_FAVOR, FIRST_BY_TURN, TURN } taken; /* from this entry, not given before */
    int broken;                                                        /* how many rules before those of the verb */
    bool said_untimely; /* the record says that the entry is out of turn, and the turn is unknown */
};

static bool is_to_act(struct hearing *h)
{
    return myt_to_act(h->match, h->state) >> h->move->actor & 1;
}

/* What goes on in this phase, for "`take` cannot be played now: ...". */
static const char *say_phase(const struct hearing *h, char room[SAYING])
{
    static const struct {
        const char *before, *after; /* before and after the name of the player, if `after` is given */
    } going_on[] = {
        [DEALING] = {"the first cards are not dealt yet", NULL},
        [KEEPING] = {"each player must keep one of two cards first", NULL},
        [LINING] = {"the line of cards is not laid out yet", NULL},
        [FAVORING] = {"the first Favors are not chosen yet", NULL},
        [STARTING] = {"", " has not moved the Builder yet"},
        [ACTING] = {"the Builder of ", " has moved, and the action is in progress"},
        [FOLLOWING] = {"the others may follow ", ""},
        [LOCKING] = {"a card must be chosen for the Lock first", NULL},
        [REVEALING] = {"a card must be turned up first", NULL},
        [FINISHED] = {"the game is over", NULL},
    };
    const struct myt_state *s = h->state;
    const char *after = going_on[s->phase].after;
    if (s->turn == NONE && after)
        put_string(room, SAYING, "no Builder has moved yet");
    else if (s->phase == FOLLOWING && s->who != NONE)
        put_string(room, SAYING, "%s is following %s and has not ended with `end`", myt_name_of(h, s->who),
                   myt_name_of(h, s->turn));
    else
        put_string(room, SAYING, "%s%s%s", going_on[s->phase].before, after ? myt_name_of(h, s->turn) : "",
                   after ? after : "");
    return room;
}

/* Refuses by log.turn, pointing at the player. */
#define out_of_turn(h, ...) (refuse((h), RULE_LOG_TURN, __VA_ARGS__), point_at_actor(h), REFUSED)

static enum outcome misplaced(struct hearing *h)
{
    char words[SAYING] = "";
    unsigned acting = myt_to_act(h->match, h->state);
    if (acting >> h->move->actor & 1) {
        refuse(h, RULE_LOG_PHASE, "`%s` cannot be played now: %s", myt_verbs[h->move->verb].name, say_phase(h, words));
        point_at_verb(h);
        return REFUSED;
    }
    for (int actor = 0; actor <= CHANCE; actor++)
        if (acting >> actor & 1)
            append_string(words, SAYING, "%s%s", *words ? " or " : "",
                          actor == CHANCE ? "the table" : actor_name(h->match, actor));
    if (h->move->verb == VERB_REVEAL)
        return out_of_turn(h, "a card is turned up, but it is up to %s now", words);
    return out_of_turn(h, "%s acts, but it is up to %s now", myt_actor(h), words);
}

/* Players who do not follow need not write `pass`, unless the `end` before was assumed too: then it is missing. */
static void note_silence(const struct hearing *h, struct myt_notes *notes)
{
    const struct myt_state *s = h->state;
    if (s->unsaid_end != h->entry + 1 || !myt_may_follow(h->match, s))
        return;
    notes->out_of_turn = true;
    notes->busy = NONE;
    notes->awaited = s->turn;
}

/* The next player begins a turn by acting in it. */
static bool opens_turn(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    if (s->ending || !myt_between_turns(s) || h->move->actor != myt_next_seat(h->match, s->turn))
        return false;
    note_silence(h, notes);
    notes->unrevealed = s->owed - s->missed;
    s->missed = s->owed;
    myt_begin_turn(h->match, s, h->move->actor);
    return true;
}

/* Notes that a player acts before their turn. The busy player then counts as finished. */
static void note_cut(const struct myt_state *s, struct myt_notes *notes, int awaited)
{
    notes->out_of_turn = true;
    notes->busy = s->who;
    notes->awaited = awaited;
    if (s->who != NONE)
        notes->since = s->who == s->turn ? s->seat[s->who].moved_at : s->seat[s->who].followed_at;
}

/* If the turn is unknown, it is the actor's. At the start of the game the actor is then the start player. */
static void take_turn(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    if (may_be_taken(h))
        notes->taken = s->begun ? TURN : FIRST_BY_TURN;
    notes->said_untimely = h->says_out_of_turn;
    if (notes->taken == FIRST_BY_TURN) {
        s->first = h->move->actor;
        myt_deal_goods(h);
    }
    myt_begin_turn(h->match, s, h->move->actor);
}

static enum outcome refuse_end(struct hearing *h)
{
    const struct myt_state *s = h->state;
    if (s->turn == NONE)
        refuse(h, RULE_LOG_OVER, "the game is over");
    else
        refuse(h, RULE_LOG_OVER,
               s->phase == FINISHED ? "the game ended with %s's turn"
                                    : "%s's turn is the last, and only follow-ups are left",
               myt_name_of(h, s->turn));
    because(h, s->ended_at, "this triggered the end of the game");
    return REFUSED;
}

static enum outcome enter_start(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    bool active = h->move->actor == s->turn;
    if (s->phase < STARTING || (active && s->phase == ACTING && h->move->verb == VERB_MOVE))
        return misplaced(h);
    if ((active && (s->phase == STARTING || s->phase == ACTING)) || opens_turn(h, notes))
        return STANDS;
    if (s->ending && myt_between_turns(s))
        return refuse_end(h);
    if (s->ending)
        return out_of_turn(h, "%s's turn is the last, and %s has not ended with `end`", myt_name_of(h, s->turn),
                           myt_name_of(h, s->who == NONE ? s->turn : s->who));
    note_cut(s, notes, s->phase == STARTING ? s->turn : myt_next_seat(h->match, s->turn));
    /* If the `end` of the busy player need not be written, it is another player's turn, and that is what is wrong. */
    if (h->match->house[HOUSE_UNWRITTEN] == 0 && myt_may_end(s))
        notes->busy = NONE;
    myt_begin_turn(h->match, s, h->move->actor);
    return STANDS;
}

static enum outcome enter_favor(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    if (!is_to_act(h))
        return misplaced(h);
    if (s->first == NONE && h->says_out_of_turn) {
        /* The record says that the Favor was chosen out of turn, but not whose turn it was. */
        (void)out_of_turn(h, "%s chooses a Favor out of turn, as the record says", myt_actor(h));
        rests_on_table(h, "first");
        return REFUSED;
    }
    if (s->first == NONE && may_be_taken(h)) {
        /* The first player to choose is the last in order. So the start player is the next one without a Favor. */
        int first = myt_next_seat(h->match, h->move->actor);
        while (first != h->move->actor && myt_favors_held(s, first) > 0)
            first = myt_next_seat(h->match, first);
        s->first = s->turn = first;
        myt_deal_goods(h);
        notes->taken = FIRST_BY_FAVOR;
    }
    return STANDS;
}

static enum outcome enter_step(struct hearing *h, struct myt_notes *notes)
{
    const struct myt_state *s = h->state;
    bool performs = (s->phase == ACTING || s->phase == FOLLOWING) && s->who == h->move->actor;
    if (s->phase == FAVORING && h->move->verb == VERB_FAVOR)
        return enter_favor(h, notes);
    return performs ? STANDS : misplaced(h);
}

/* After the end, a follow-up is late but possible if a follower of the last turn sits later. */
static enum outcome enter_late_follow(struct hearing *h)
{
    struct myt_state *s = h->state;
    int seat = h->move->actor;
    bool known = s->turn != NONE && s->area != NONE, late = false;
    for (int later = seat; known && later != s->turn; later = myt_next_seat(h->match, later))
        late = late || s->followed >> later & 1;
    if (!late || s->followed >> seat & 1)
        return refuse_end(h);
    s->phase = FOLLOWING;
    s->passed |= 1u << seat;
    return STANDS;
}

static enum outcome enter_follow(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    bool running = s->phase == ACTING || s->phase == FOLLOWING;
    if (s->phase == FINISHED)
        return enter_late_follow(h);
    if (s->phase >= STARTING && h->move->actor == s->turn)
        return out_of_turn(h, "%s is the active player and cannot follow; only the others may", myt_actor(h));
    if (!running || s->who == h->move->actor)
        return misplaced(h);
    if (s->who != NONE) {
        note_cut(s, notes, s->turn);
        myt_end_part(s);
    }
    return STANDS;
}

static void lock_unasked(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int seat;
    while (s->phase == LOCKING) {
        int card = __builtin_ctz(myt_lock_choice(h->match, s, &seat));
        notes->chosen[notes->choices++] = card;
        notes->order = myt_lock_chosen(h, card) || notes->order;
    }
}

static enum outcome enter(struct hearing *h, enum myt_calling calling, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    bool waits = h->move->actor != s->turn && h->move->actor != s->who, reveals; /* neither active nor performing */
    if (s->phase == FINISHED && calling == AT_PASS && h->move->actor != s->turn)
        return STANDS;
    if (s->phase == FINISHED && calling != AT_FOLLOW)
        return refuse_end(h);
    if (calling == AT_LOCK)
        return s->phase == LOCKING && is_to_act(h) ? STANDS : misplaced(h);
    lock_unasked(h, notes);
    if ((calling == AT_START || calling == AT_DOWN) && s->phase == STARTING && s->turn == NONE)
        take_turn(h, notes);
    switch (calling) {
    case AT_DEAL:
        return s->phase == DEALING ? STANDS : misplaced(h);
    case AT_KEEP:
        return s->phase == KEEPING && is_to_act(h) ? STANDS : misplaced(h);
    case AT_REVEAL:
        reveals = (myt_between_turns(s) || s->phase == STARTING) && !s->ending
                  && (s->owed > 0 || myt_may_have_locked(h->match, s));
        return s->phase == LINING || reveals ? STANDS : misplaced(h);
    case AT_START:
        return enter_start(h, notes);
    case AT_DOWN:
        if (s->phase < STARTING)
            return misplaced(h);
        opens_turn(h, notes);
        return STANDS;
    case AT_FOLLOW:
        return enter_follow(h, notes);
    case AT_PASS:
        return (s->phase == FOLLOWING || s->phase == REVEALING) && waits ? STANDS : misplaced(h);
    default:
        return enter_step(h, notes);
    }
}

void myt_announce(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    const char *name = myt_actor(h);
    if (notes->taken == FIRST_BY_FAVOR)
        take_from_log(h, "%s is the start player, because %s chooses the first Favor", myt_name_of(h, s->first), name);
    else if (notes->taken == FIRST_BY_TURN)
        take_from_log(h, "%s is the start player, because %s takes the first turn", name, name);
    else if (notes->taken == TURN)
        take_from_log(h, "it is %s's turn", name);
    if (notes->said_untimely) {
        doubtful(h, RULE_LOG_TURN, "%s acts out of turn, as the record says", name);
        point_at_actor(h);
        rests_on_table(h, "turn");
    }
    for (int i = 0; i < notes->choices; i++)
        unsettled(h, RULE_LOCK_CHOICE, "the record does not say which card takes the Lock; it is assumed to be %s",
                  myt_card_titles[notes->chosen[i]]);
    if (notes->order)
        myt_announce_order(h);
    if (notes->unrevealed)
        unsettled(h, RULE_REVEAL, "%d card%s still to be turned up; write `table: reveal CARD`", notes->unrevealed,
                  notes->unrevealed == 1 ? " is" : "s are");
    if (notes->out_of_turn) {
        illegal(h, RULE_LOG_TURN,
                notes->busy == NONE             ? "%s acts, but it is %s's turn"
                : notes->busy == h->move->actor ? "%s starts a turn before the action above has ended with `end`"
                                                : "%s acts, but %s has not ended their action with `end`",
                name, myt_name_of(h, notes->busy == NONE ? notes->awaited : notes->busy));
        point_at_actor(h);
        if (notes->busy != NONE)
            because(h, notes->since, "that action began here");
    }
    if (given(h->move, 0))
        s->unsaid_end = 0;
    notes->broken = h->broken;
}

enum outcome myt_play_whole(struct hearing *h)
{
    const struct myt_act *act = myt_acts[h->move->verb];
    struct myt_state *s = h->state;
    bool watched = (h->docket && h->docket->keep_books) || h->sums;
    struct myt_state before; /* the part that points depend on */
    if (watched)
        memcpy(&before, s, offsetof(struct myt_state, advised));
    struct myt_notes notes = {0};
    if (act->reads && act->reads(h) == REFUSED)
        return REFUSED;
    if (enter(h, act->calling, &notes) == REFUSED || act->play(h, &notes) == REFUSED)
        return REFUSED;

    /* An effect of a card against the rules is a try, even if nothing else is done. */
    bool effect = act->calling == AT_STEP && h->move->verb <= VERB_OFFER && !myt_is_step(h->move);
    if (effect && h->broken > notes.broken && !myt_step_done(s) && s->tried != TRIED_MAIN)
        s->tried = s->ribbon ? TRIED_BONUS : TRIED_MAIN;

    int owed = s->owed; /* these cards stay face down if the game ends */
    if (myt_settle(h->match, s)) {
        book(h, h->match->seats, OWED, -2 * owed, RULE_LAST_TURN);
        sum_up(h, "nobody can follow, so the game is over");
    }
    if (watched)
        myt_book_points(h, &before);
    return STANDS;
}

enum outcome myt_play_entry(struct hearing *h)
{
    const struct move *written = h->move;
    struct move whole;
    if (myt_complete(h, &whole) == REFUSED)
        return REFUSED;
    h->move = &whole;
    enum outcome outcome = myt_play_whole(h);
    h->move = written;
    return outcome;
}
