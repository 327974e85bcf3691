/* Cyclades: what the files of this game share: rules, questions and verbs by row, verdicts, accounts, order of play,
   cycles. */
#ifndef CYC_CYCLADES_H
#define CYC_CYCLADES_H

#include "game/pattern.h"
#include "games/cyclades/state.h"
#include "phrase/says.h"

GAME_FUNCTIONS(cyc);

/* ---- rules and questions --------------------------------------------------------------------------------------- */

enum cyc_rule {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "games/cyclades/rules.def"
#undef LOG
#undef RULE
    RULES
};

enum cyc_question {
    Q_UNWRITTEN,
    Q_TIE,
    Q_LAST_ISLE,
    Q_ELIMINATION,
    Q_NO_PLACE,
    Q_TERRITORY,
    Q_MINOTAUR_FREE,
    Q_FIGURE_LIFE,
    Q_TEMPLE_DISCOUNT,
    Q_FREE_UNIT,
    Q_FREE_CARD,
    Q_METROPOLIS_SITE,
    Q_PROSPER,
    Q_CREATURE_SLIDE,
    Q_RESHUFFLE,
    Q_IDLE_CALL,
    Q_PRIEST_MINIMUM,
    Q_TWO_APOLLO,
    Q_PUSH,
    Q_CLASH,
    Q_CHIMERA_FIGURE,
    Q_MEDUSA_RETREAT,
    Q_SYLPH_BATTLE,
    QUESTIONS
};

/* The answers, in the order of each question's list. */
enum { UNWRITTEN_IMPLIED, UNWRITTEN_REQUIRED };
enum { TIE_GOLD, TIE_METROPOLISES };
enum { LAST_WINS, LAST_HOLDS, LAST_GAINS, LAST_SURVIVOR };
enum { OUT_NEVER, OUT_CYCLE_END, OUT_AT_ONCE };
enum { NO_PLACE_DESTROY, NO_PLACE_LOST };
enum { TERRITORY_LIMITED, TERRITORY_UNLIMITED };
enum { MINOTAUR_GUARDS, MINOTAUR_IDLE };
enum { LIFE_TURN, LIFE_CYCLE };
enum { DISCOUNT_OPTIONAL, DISCOUNT_FULL };
enum { UNIT_OPTIONAL, UNIT_COMPULSORY };
enum { CARD_OPTIONAL, CARD_PHILOSOPHER, CARD_COMPULSORY };
enum { SITE_FREE_FIRST, SITE_ANY };
enum { PROSPER_ANY, PROSPER_OWN };
enum { SLIDE_PACK, SLIDE_STEP };
enum { RESHUFFLE_AT_ONCE, RESHUFFLE_WHEN_NEEDED };
enum { IDLE_NO_TARGET, IDLE_ALLOW, IDLE_NEVER };
enum { MINIMUM_EACH, MINIMUM_SUM };
enum { APOLLO_LAST_RESORT, APOLLO_ALLOW };
enum { PUSH_EACH, PUSH_WHOLE };
enum { CLASH_NOTHING, CLASH_POWER };
enum { CHIMERA_KEPT, CHIMERA_SHUFFLED };
enum { MEDUSA_FORBID, MEDUSA_ALLOW };
enum { SYLPH_CONTINUE, SYLPH_END };

extern const struct preset cyc_presets[];

/* The parts of the position on which a finding of this rule rests. */
unsigned cyc_rests_on(enum cyc_rule rule);

/* Marks the latest finding as resting on those of these parts of the position that are assumed. Only for rules whose
   parts vary from case to case: the others have theirs in rules.def. */
void cyc_doubt(struct hearing *h, unsigned parts);

/* ---- verbs ----------------------------------------------------------------------------------------------------- */

enum cyc_verb {
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
enum { BUILD_AT = 1, BUILD_SQUARE };
enum { MARCH_FROM = 1, MARCH_TO };
enum { SAIL_FLEETS = 1, SAIL_BY };
enum cyc_call_key {
    CALL_AS = 1,
    CALL_AT,
    CALL_TROOPS,
    CALL_FROM,
    CALL_TO,
    CALL_REPLACE,
    CALL_WITH,
    CALL_DESTROY,
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

/* The longest path that can be read; the longest sail (in steps) and Kraken walk (in seas) that is listed. */
enum { PATH_SPACES = 40, LISTED_STEPS = 3, LISTED_WALK = 3 };

play_function cyc_play_order, cyc_play_draw, cyc_play_gods, cyc_play_bid, cyc_play_recruit, cyc_play_build,
    cyc_play_march, cyc_play_sail, cyc_play_change, cyc_play_call, cyc_play_push, cyc_play_dice, cyc_play_fight,
    cyc_play_retreat, cyc_play_metropolis, cyc_play_done, cyc_play_prosper;
suggest_function cyc_suggest_order, cyc_suggest_draw, cyc_suggest_gods, cyc_suggest_bid, cyc_suggest_recruit,
    cyc_suggest_build, cyc_suggest_march, cyc_suggest_sail, cyc_suggest_change, cyc_suggest_call, cyc_suggest_push,
    cyc_suggest_dice, cyc_suggest_fight, cyc_suggest_retreat, cyc_suggest_metropolis, cyc_suggest_done,
    cyc_suggest_prosper;

spell_function cyc_spell_bid, cyc_spell_draw, cyc_spell_build, cyc_spell_march, cyc_spell_sail, cyc_spell_dice,
    cyc_spell_call, cyc_spell_push, cyc_spell_metropolis;

/* A number that may be written as `all`. */
static inline int cyc_number_meant(int number, int all)
{
    return number == ALL_WORD ? all : number;
}

void cyc_sort_values(int *values, int count);    /* smallest first */
int cyc_cards_needed(const struct cyc_state *s); /* how many must be drawn now */

/* Is it the turn of the first player on Apollo, who can place a prosperity marker? */
bool cyc_must_prosper(const struct match *match, const struct cyc_state *s);

/* Is the set of a player to whom one is due lost without an entry? Only if the player has no choice: one isle for each
   building, and no place. */
bool cyc_set_is_lost(const struct match *match, const struct cyc_state *s, int seat);

/* Polyphemus, placed on the isle, begins to push; the push ends at once if no fleet beside him can be pushed. */
void cyc_begin_push(struct hearing *h, int isle);

/* ---- verdicts -------------------------------------------------------------------------------------------------- */

enum { SENTENCE = 320 }; /* room for a message */

/* The finding is illegal, or doubtful where the rule rests on parts of the position that are assumed. */
#define cyc_breaks(h, rule, ...) (illegal((h), (int)(rule), __VA_ARGS__), cyc_doubt((h), cyc_rests_on(rule)))
#define cyc_breaks_at(h, field, index, rule, ...)                                                                      \
    (cyc_breaks((h), (rule), __VA_ARGS__), point_at((h), (field), (index)))

/* The finding is impossible, or doubtful where the rule rests on assumed parts. Returns REFUSED. cyc_cannot_on is for a
   rule that rests on different parts of the position from case to case: here on `parts`. */
#define cyc_cannot(h, rule, ...) cyc_cannot_on((h), cyc_rests_on(rule), (rule), __VA_ARGS__)
#define cyc_cannot_on(h, parts, rule, ...) (refuse((h), (int)(rule), __VA_ARGS__), cyc_rest((h), (parts)))
enum outcome cyc_rest(struct hearing *h, unsigned parts); /* cyc_doubt; REFUSED */

/* The same at a field of the entry; index -1: the whole field. */
#define cyc_cannot_at(h, field, index, rule, ...)                                                                      \
    refused_at((h), (field), (index), cyc_cannot((h), (rule), __VA_ARGS__))
#define cyc_cannot_on_at(h, field, index, parts, rule, ...)                                                            \
    refused_at((h), (field), (index), cyc_cannot_on((h), (parts), (rule), __VA_ARGS__))

/* cyc_cannot for an entry at the wrong moment. For a player who is out of the game the finding says just that. */
#define cyc_cannot_now(h, rule, ...)                                                                                   \
    (cyc_actor_is_out(h) ? cyc_cannot((h), (rule), "%s has no isle left and is out of the game", cyc_actor(h))         \
                         : cyc_cannot((h), (rule), __VA_ARGS__))
bool cyc_actor_is_out(const struct hearing *h);
const char *cyc_actor(const struct hearing *h); /* the name of the actor of the entry */

/* The end of a sentence that names the number of units to be moved. */
static inline const char *cyc_one_at_least(int number)
{
    return number < 1 ? "; at least 1 must move" : "";
}

/* The isle or sea that the value of `field` at `index` names; NOWHERE after a finding that points at that value. */
int cyc_find_space(struct hearing *h, int value, bool at_sea, int field, int index);
int cyc_isle_in(struct hearing *h, int field); /* the first value of the field */
int cyc_sea_in(struct hearing *h, int field, int index);

/* Reports that the Kraken or Polyphemus closes `sea`, pointing at the field's value; `verb` is what the fleets do there.
   Does the figure close it? */
bool cyc_test_closed(struct hearing *h, enum cyc_figure figure, int sea, const char *verb, int field, int index);

/* ---- accounts -------------------------------------------------------------------------------------------------- */

enum cyc_account {
    ACCOUNT_METROPOLISES,
    ACCOUNT_GOLD,
    ACCOUNT_PRIESTS,
    ACCOUNT_PHILOSOPHERS,
    ACCOUNT_TROOPS,
    ACCOUNT_FLEETS,
    ACCOUNT_TERRITORY,
    ACCOUNT_ISLES,
    ACCOUNT_INCOME,
    ACCOUNT_REDUCTIONS,
    ACCOUNTS
};

enum cyc_purse { PURSE_COVERS, PURSE_SHORT, PURSE_UNKNOWN };
enum cyc_purse cyc_purse_covers(const struct cyc_state *s, int seat, int price);

/* Reports, once for each player and key, that the rule needs a count that the record leaves out. */
void cyc_purse_untold(struct hearing *h, int seat, enum cyc_rule rule);
void cyc_untold(struct hearing *h, const char *key, int seat, enum cyc_rule rule);

/* The price of the actor's entry. Test the rules of the verb between the two calls, those about the price only if it can
   be paid; cyc_ask_price calls cyc_test_order then. cyc_settle_price pays. Where the price cannot be paid, the entry is
   refused; the rules it breaks, if any, are reported instead of the price. */
struct cyc_price {
    int amount;
    bool unpaid;          /* the purse does not cover `amount` */
    struct finding *last; /* the last finding before the rules of the verb were tested */
    int broken;
};
struct cyc_guard;
struct cyc_price cyc_ask_price(struct hearing *h, const struct cyc_guard *g, int amount);
enum outcome cyc_settle_price(struct hearing *h, const struct cyc_price *price, const char *why);

/* Gold, cards and metropolises change hands only here, so that every change is booked. An unknown purse stays unknown.
   cyc_pay takes all the player has, if that is less than `amount`. */
void cyc_earn(struct hearing *h, int seat, int amount, enum cyc_rule rule, const char *why);
void cyc_pay(struct hearing *h, int seat, int amount, enum cyc_rule rule, const char *why);
void cyc_forget_purse(struct hearing *h, int seat, enum cyc_rule rule);
void cyc_add_cards(struct hearing *h, int seat, int unit, int amount, enum cyc_rule rule); /* PRIEST, PHILOSOPHER */
void cyc_take_isle(struct hearing *h, int isle, int seat, int troops);                     /* with all that is on it */
void cyc_set_metropolis(struct hearing *h, int isle, bool there, enum cyc_rule rule);

/* Are `in_use` territory markers more than a player has? Never where a house rule lifts the limit. */
bool cyc_out_of_markers(const struct match *match, int in_use);

/* Call after troops left the isle or fell there. True: none is left, and no territory marker: the isle is free. */
bool cyc_hold_isle(struct hearing *h, int isle);

/* ---- the sum in words ------------------------------------------------------------------------------------------ */

/* An account line that is being composed. Zero-initialise. */
struct cyc_line {
    char text[300];
};

/* Adds words to the line, after `before` unless the line is empty. What exceeds the line is cut off. */
void cyc_say(struct cyc_line *line, const char *before, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* "b1 2, prosperity on g6 1, trade a2 1" */
const char *cyc_income_in_words(const struct match *match, const struct cyc_state *s, int seat, struct cyc_line *line);

/* Sums up that `who` takes the isle, with what is on it. Call before the isle changes hands; `who` may be empty. */
void cyc_sum_capture(struct hearing *h, int isle, const char *who);

/* Call after troops left the isle. If none is left, sums up whether a territory marker holds it or it is free. */
void cyc_leave_isle(struct hearing *h, int isle);

/* ---- order of play --------------------------------------------------------------------------------------------- */

bool cyc_turn_is_held(const struct cyc_state *s); /* a battle, a push or a redraw must be finished first */
bool cyc_turn_is_free(const struct match *match, const struct cyc_state *s); /* any action may be chosen now */

/* Breaches of the order of play by an entry. They are found first, and reported only once the entry proves possible. */
struct cyc_guard {
    bool out_of_turn;
    int interrupted; /* whose turn it was, or NOBODY */
    bool cut_short;  /* the interrupted turn had begun and is over now */
    bool idle_sylph; /* the actor's Sylph ends without having been used */
    int overlooked;  /* whose metropolis was due, or NOBODY */
    struct place due_since;
};

/* Each refuses after the end of the game and at moments that are not right for the verb; fills the guard.
   cyc_admit_table, for the verbs of `table`: when the verb is not `available`, and if the actor is a player.
   cyc_admit_turn, for the verbs of a turn: in other phases, during battle, push and redraw, and without a turn to begin.
   Otherwise the actor's turn is on, and (unless `sylph`) the Sylph is done. cyc_admit_during, for all others: when the
   verb is not `available`; the caller tests the actor and calls cyc_overlook. */
enum outcome cyc_admit_table(struct hearing *h, struct cyc_guard *g, bool available);
enum outcome cyc_admit_turn(struct hearing *h, struct cyc_guard *g, bool sylph);
enum outcome cyc_admit_during(struct hearing *h, struct cyc_guard *g, bool available);

/* A set that is due becomes overdue, unless the entry places it. */
void cyc_overlook(struct hearing *h, struct cyc_guard *g);

/* The Sylph of the player whose turn it is ends. */
void cyc_end_sylph(struct hearing *h, struct cyc_guard *g);

/* Reports what the guard found: a turn taken out of order, a metropolis that should have come first, an idle Sylph. */
void cyc_test_order(struct hearing *h, const struct cyc_guard *g);

/* Refuse by log.turn, pointing at the player, or by log.phase, pointing at the verb. Both return REFUSED. */
#define cyc_out_of_turn(h, ...) (cyc_cannot_now((h), RULE_LOG_TURN, __VA_ARGS__), cyc_untimely((h), point_at_actor))
#define cyc_out_of_phase(h, ...) (cyc_cannot_now((h), RULE_LOG_PHASE, __VA_ARGS__), cyc_untimely((h), point_at_verb))
enum outcome cyc_untimely(struct hearing *h, void (*point)(struct hearing *));

enum outcome cyc_not_on_track(struct hearing *h, int card); /* refuses it */

/* ---- cycles: what happens by itself between the entries -------------------------------------------------------- */

/* Pays a player's income, books it and sums it up; `who` begins the account line and may be empty. */
void cyc_receive_income(struct hearing *h, int seat, const char *who, const char *why);

/* What a player owes for `offers` offers of `sum` gold in all on main gods, by an answer to Q_PRIEST_MINIMUM. Unknown
   priests do not lower it. */
int cyc_offering_cost(const struct cyc_state *s, int minimum, int seat, int sum, int offers);

/* All offers are made: they are paid and the first turn begins. */
void cyc_close_offerings(struct hearing *h);

/* The turn of `seat` on `god` begins; an earlier one must have ended or waits. The turn ends: the acting player's marker
   goes to the track, and nobody's turn is on. The turn ends, and the next begins; after the last
   the cycle ends. */
void cyc_begin_turn(struct hearing *h, int seat, int god);
void cyc_end_turn(struct hearing *h);
void cyc_pass_turn(struct hearing *h);

/* Removes players without isles where the house rule says so, and makes a complete set of the acting player due unless
   one is due already. Does nothing during a battle. */
void cyc_look_for_sets(struct hearing *h);

/* Has a player reached the target? By house rules the game is decided too if at most one player has an isle. */
bool cyc_decided(const struct match *match, const struct cyc_state *s);

/* ---- score, chance, soundness ---------------------------------------------------------------------------------- */

/* Ranking, winners and what is needed to name them. In a position every number but gold is known; in a final count all
   may be UNKNOWN. */
struct cyc_result {
    int seats, target, metropolis_tiles, isles_on_map;
    bool over;
    bool last_wins; /* by a house rule the only player with isles wins */
    struct {
        int metropolises, gold, isles;
        bool out;
        unsigned possible; /* in a final count: bit n says that n metropolises are possible */
    } seat[SEATS_MAX];
};

/* The result of which nothing is known yet. */
struct cyc_result cyc_result_of(const struct match *match, bool over);

/* Could a game have ended with this result? Sets `possible` of each seat. */
bool cyc_can_be(struct cyc_result *result);
void cyc_rank(const struct match *match, const struct cyc_result *result, struct standing *standing);
void cyc_note(struct sheet *sheet, const char *label,
              int count); /* a line beside the total; UNKNOWN is shown as such */

extern const struct says cyclades_says; /* how people say it, made of says.txt */
said_function cyc_say_isle, cyc_say_order;

#endif
