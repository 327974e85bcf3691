/* Mytikas: the entries that may be left out: `bonus`, `end` and `pass`, and what an `end` gives up. */
#include "games/mytikas/mytikas.h"

/* What an `end` gives up: the build bonus, or what cities produce that have not, where others have. */
enum given_up { NOTHING_OF_VALUE, THE_SLOT, CITIES };

static enum given_up given_up(const struct match *match, const struct myt_state *s)
{
    char left[SAYING];
    bool begun = s->deeds[IN_SLOT].count > 0, must = match->house[HOUSE_BUILD_BONUS] == BUILD_BONUS_MUST;
    if ((!begun || must) && *myt_tell_left(match, s, left))
        return THE_SLOT;
    int produced = myt_action(match, s, IN_MAIN)->each_city ? myt_productions(match, s, s->who) : 0;
    return produced > 0 && produced < myt_cities(s, s->who) ? CITIES : NOTHING_OF_VALUE;
}

/* An entry that is assumed before `next` lacks its word, so that `unsaid_end` shows that it was not written. */
static struct move unsaid(int seat, int verb, const struct move *next)
{
    struct move move = move_of(seat, verb);
    if (!next)
        move_give(&move, 0);
    return move;
}

bool myt_bonus_is_optional(const struct match *match, const struct myt_state *s)
{
    struct move bonus = unsaid(s->who, VERB_BONUS, NULL);
    return s->who != NONE && s->who == s->turn && !s->ribbon && match->house[HOUSE_UNWRITTEN] == UNWRITTEN_IMPLIED
           && try_move(match, s, &bonus, NULL, true) <= TRIED_UNKNOWN;
}

enum optional myt_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional)
{
    const struct myt_state *s = state;
    bool performing = s->phase == ACTING || (s->phase == FOLLOWING && s->who != NONE);
    bool choosing = s->phase == LOCKING && next; /* an entry that skips the choice: it is made first */
    if (performing || choosing) {
        if (next && next->verb >= VERB_PRODUCE && next->verb <= VERB_OFFER && next->actor == s->who) {
            *optional = unsaid(s->who, VERB_BONUS, NULL);
            bool must = match->house[HOUSE_BUILD_BONUS] == BUILD_BONUS_MUST;
            return !myt_bonus_is_optional(match, s)         ? NOT_OPTIONAL
                   : must && given_up(match, s) == THE_SLOT ? CHOICE
                                                            : HARMLESS;
        }
        if (next && next->verb == VERB_END && next->actor == s->who)
            return NOT_OPTIONAL;
        /* A player who did something may stop; the active player also at a dead end or after an illegal card effect. */
        if (s->who == NONE || !(s->who == s->turn ? myt_may_end(s) : myt_step_done(s)))
            return NOT_OPTIONAL;
        *optional = unsaid(s->who, VERB_END, next);
        return given_up(match, s) ? CHOICE : HARMLESS;
    }
    unsigned seats = s->phase == FOLLOWING && s->who == NONE ? myt_may_follow(match, s) : 0;
    for (int seat = myt_next_seat(match, s->turn); seats && seat != s->turn; seat = myt_next_seat(match, seat))
        if (seats >> seat & 1) {
            *optional = unsaid(seat, VERB_PASS, next);
            return HARMLESS;
        }
    return NOT_OPTIONAL;
}

void myt_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    const struct myt_state *s = state;
    const char *name = match->names[optional->actor];
    enum given_up loss = optional->verb == VERB_PASS ? NOTHING_OF_VALUE : given_up(match, s);
    char left[SAYING] = "";
    text_format(out, "%s %s", name, myt_verbs[optional->verb].name);
    if (optional->verb != VERB_PASS)
        myt_tell_left(match, s, left);
    if (*left)
        text_format(out, " (what %s takes for the %s, %s)", name, myt_piece_titles[s->slot_piece], left);
    else if (loss == CITIES && optional->verb == VERB_END)
        text_format(out, " (what the other cities of %s produce)", name);
}
