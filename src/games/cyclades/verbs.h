/* The verbs of Cyclades and the keys they carry. */
#ifndef CYCLADES_VERBS_H
#define CYCLADES_VERBS_H

#include "game/game.h"

enum verb_row {
    VERB_ORDER,
    VERB_DRAW,
    VERB_GODS,
    VERB_BID,
    VERB_RECRUIT,
    VERB_BUILD,
    VERB_MARCH,
    VERB_SAIL,
    VERB_CHANGE,
    VERB_CALL,
    VERB_PUSH,
    VERB_DICE,
    VERB_FIGHT,
    VERB_RETREAT,
    VERB_METROPOLIS,
    VERB_DONE,
    VERB_PROSPER,
    VERBS
};

/* Keys; 0 is the value of the verb itself. */
enum { BID_GOLD = 1 };
enum { RECRUIT_AT = 1 };
enum { BUILD_AT = 1 };
enum { MARCH_FROM = 1, MARCH_TO };
enum { SAIL_FLEETS = 1, SAIL_BY };
enum call_key {
    CALL_AS = 1,
    CALL_AT,
    CALL_FROM,
    CALL_TO,
    CALL_REPLACE,
    CALL_WITH,
    CALL_DESTROY,
    CALL_TROOPS,
    CALL_FLEETS,
    CALL_PRIESTS,
    CALL_PHILOSOPHERS,
    CALL_PATH,
    CALL_TEMPLES,
    CALL_EFFECT,
    CALL_KEYS
};
enum { PUSH_TO = 1, PUSH_FLEETS };
enum { SITE_TILE = 1, SITE_DESTROY = SITE_TILE + 4 }; /* a key for each building type */

/* How long a path may be at all, and how long those are that are listed: a way of so many steps, a walk over so many seas. */
enum { PATH_SPACES = 40, LISTED_STEPS = 3, LISTED_WALK = 3 };

extern const struct verb cyclades_verbs[];

/* Each verb: what it does, and the entries that may be legal with it. */
enum outcome cyc_play_order(struct hearing *h);
enum outcome cyc_play_draw(struct hearing *h);
enum outcome cyc_play_gods(struct hearing *h);
enum outcome cyc_play_bid(struct hearing *h);
enum outcome cyc_play_recruit(struct hearing *h);
enum outcome cyc_play_build(struct hearing *h);
enum outcome cyc_play_march(struct hearing *h);
enum outcome cyc_play_sail(struct hearing *h);
enum outcome cyc_play_change(struct hearing *h);
enum outcome cyc_play_call(struct hearing *h);
enum outcome cyc_play_push(struct hearing *h);
enum outcome cyc_play_dice(struct hearing *h);
enum outcome cyc_play_fight(struct hearing *h);
enum outcome cyc_play_retreat(struct hearing *h);
enum outcome cyc_play_metropolis(struct hearing *h);
enum outcome cyc_play_done(struct hearing *h);
enum outcome cyc_play_prosper(struct hearing *h);

struct state;
#define SUGGESTS(verb)                                                                                                 \
    void cyc_suggest_##verb(const struct match *match, const struct state *s, struct suggestions *out)
SUGGESTS(order);
SUGGESTS(draw);
SUGGESTS(gods);
SUGGESTS(bid);
SUGGESTS(recruit);
SUGGESTS(build);
SUGGESTS(march);
SUGGESTS(sail);
SUGGESTS(change);
SUGGESTS(call);
SUGGESTS(push);
SUGGESTS(dice);
SUGGESTS(fight);
SUGGESTS(retreat);
SUGGESTS(metropolis);
SUGGESTS(prosper);

/* Respell an entry as it would be listed; false if it never is. */
#define RESPELLS(verb) bool cyc_normal_##verb(const struct match *match, const struct state *s, struct move *move)
RESPELLS(bid);
RESPELLS(sail);
RESPELLS(call);
RESPELLS(push);
RESPELLS(metropolis);

/* Smallest first. */
void cyc_sort_values(int *values, int count);

#endif
