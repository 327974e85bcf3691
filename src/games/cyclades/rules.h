/* The rules and open questions of Cyclades, by row. */
#ifndef CYCLADES_RULES_H
#define CYCLADES_RULES_H

#include "game/game.h"

enum rule_row {
#define RULE(name, code, rest, cite, sentence, reading) RULE_##name,
#include "games/cyclades/rules.def"
#undef RULE
    RULES
};

enum question_row {
    Q_TIE,
    Q_LAST_ISLE,
    Q_FIGURE_LIFE,
    Q_TEMPLE_DISCOUNT,
    Q_FREE_UNIT,
    Q_FREE_CARD,
    Q_METROPOLIS_SITE,
    Q_PROSPER,
    Q_CREATURE_SLIDE,
    Q_RESHUFFLE,
    Q_IDLE_CALL,
    Q_TWO_APOLLO,
    Q_PUSH,
    Q_CLASH,
    Q_CHIMERA_FIGURE,
    Q_MEDUSA_RETREAT,
    Q_SYLPH_BATTLE,
    QUESTIONS
};

/* The answers, in the order of each question's list. */
enum { TIE_GOLD, TIE_METROPOLISES };
enum { LAST_HOLDS, LAST_GAINS, LAST_SURVIVOR };
enum { LIFE_TURN, LIFE_CYCLE };
enum { DISCOUNT_OPTIONAL, DISCOUNT_FULL };
enum { UNIT_OPTIONAL, UNIT_COMPULSORY };
enum { CARD_COMPULSORY, CARD_OPTIONAL };
enum { SITE_FREE_FIRST, SITE_ANY };
enum { PROSPER_ANY, PROSPER_OWN };
enum { SLIDE_PACK, SLIDE_STEP };
enum { RESHUFFLE_AT_ONCE, RESHUFFLE_WHEN_NEEDED };
enum { IDLE_NO_TARGET, IDLE_ALLOW, IDLE_NEVER };
enum { APOLLO_LAST_RESORT, APOLLO_ALLOW };
enum { PUSH_EACH, PUSH_WHOLE };
enum { CLASH_NOTHING, CLASH_POWER };
enum { CHIMERA_KEPT, CHIMERA_SHUFFLED };
enum { MEDUSA_FORBID, MEDUSA_ALLOW };
enum { SYLPH_CONTINUE, SYLPH_END };

extern const struct rule cyclades_rules[];
extern const struct question cyclades_house[];

/* Does the rule lean on where the pieces stood at the start? */
bool cyc_rests_on_start(enum rule_row rule);

#endif
