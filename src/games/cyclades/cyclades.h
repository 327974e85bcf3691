/* Cyclades: what the files of this game share: rules, questions and verbs by row, verdicts, accounts, order of play, cycles. */
#ifndef CYC_CYCLADES_H
#define CYC_CYCLADES_H

#include "games/cyclades/state.h"

/* ---- rules and questions --------------------------------------------------------------------------------------- */

enum cyc_rule {
#define LOG(name, code, cite, sentence, reading, rests_on) RULE_LOG_##name,
#define RULE(name, code, cite, sentence, reading, rests_on) RULE_##name,
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
enum { OUT_CYCLE_END, OUT_AT_ONCE };
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
enum { APOLLO_LAST_RESORT, APOLLO_ALLOW };
enum { PUSH_EACH, PUSH_WHOLE };
enum { CLASH_NOTHING, CLASH_POWER };
enum { CHIMERA_KEPT, CHIMERA_SHUFFLED };
enum { MEDUSA_FORBID, MEDUSA_ALLOW };
enum { SYLPH_CONTINUE, SYLPH_END };

extern const struct rule cyc_rules[];
extern const struct question cyc_house[];
extern const struct preset cyc_presets[];
extern const struct topic cyc_topics[];

/* The parts of the position on which a finding of this rule rests. */
unsigned cyc_rests_on(enum cyc_rule rule);

/* The latest finding rests on these parts of the position, as far as they are assumed. Rules that always rest on the same parts need
   no such word: rules.def has them. */
void cyc_doubt(struct hearing *h, unsigned parts);
bool cyc_assumed_part(const struct match *match, const void *state, const char *key, int seat, const struct node *claim,
                      struct text *rests_on, struct text *why);
void cyc_say_end(const struct match *match, const void *state, struct text *out);
bool cyc_could_be(const struct match *match, const void *state, const char *key, int seat, const struct node *claim);
void cyc_touched(const struct match *match, const void *state, struct touched *out);

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

/* How long a path may be at all, and how long those are that are listed: a way of so many steps, a walk over so many seas. */
enum { PATH_SPACES = 40, LISTED_STEPS = 3, LISTED_WALK = 3 };

extern const struct verb cyc_verbs[];

#define CYC_VERB(name)                                                                                                 \
    enum outcome cyc_play_##name(struct hearing *h);                                                                   \
    void cyc_suggest_##name(const struct match *match, const void *state, int verb, struct suggestions *out)
CYC_VERB(order);
CYC_VERB(draw);
CYC_VERB(gods);
CYC_VERB(bid);
CYC_VERB(recruit);
CYC_VERB(build);
CYC_VERB(march);
CYC_VERB(sail);
CYC_VERB(change);
CYC_VERB(call);
CYC_VERB(push);
CYC_VERB(dice);
CYC_VERB(fight);
CYC_VERB(retreat);
CYC_VERB(metropolis);
CYC_VERB(done);
CYC_VERB(prosper);
#undef CYC_VERB

bool cyc_spell_bid(const struct match *match, const void *state, struct move *move);
bool cyc_spell_draw(const struct match *match, const void *state, struct move *move);
bool cyc_spell_build(const struct match *match, const void *state, struct move *move);
bool cyc_spell_sail(const struct match *match, const void *state, struct move *move);
bool cyc_spell_call(const struct match *match, const void *state, struct move *move);
bool cyc_spell_push(const struct match *match, const void *state, struct move *move);
bool cyc_spell_metropolis(const struct match *match, const void *state, struct move *move);

/* Other words for the same thing, and those that need the box, the position or their neighbours. */
extern const struct other_word cyc_other_words[];
struct phrase;

/* Smallest first. */
void cyc_sort_values(int *values, int count);

/* How many cards this moment needs; the cards that may come next when these have been drawn already. */
int cyc_cards_needed(const struct cyc_state *s);
unsigned cyc_next_cards(const struct cyc_state *s, unsigned drawn);

/* Polyphemus appears on the isle and pushes; ends at once if no fleet is there to be pushed. */
void cyc_begin_push(struct hearing *h, int isle);

/* ---- verdicts -------------------------------------------------------------------------------------------------- */

enum { SENTENCE = 320 }; /* room for a message */

/* Illegal, or doubtful where the rule leans on a start position that is only assumed. */
void cyc_breaks(struct hearing *h, enum cyc_rule rule, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Who acts, by name. */
const char *cyc_actor(const struct hearing *h);

/* What is said after a number of units that would move. */
static inline const char *cyc_one_at_least(int number)
{
    return number < 1 ? "; at least 1 must move" : "";
}

/* Impossible, or doubtful likewise. Returns REFUSED. */
enum outcome cyc_cannot(struct hearing *h, enum cyc_rule rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same where it depends on the rule's use which part of the position it rests on. */
enum outcome cyc_cannot_on(struct hearing *h, unsigned parts, enum cyc_rule rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same of what does not fit the moment: of who is out of the game that is said instead. */
enum outcome cyc_cannot_now(struct hearing *h, enum cyc_rule rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Guards on spaces: NOWHERE after the finding. The field's value with this index is meant. */
int cyc_find_space(struct hearing *h, int value, bool at_sea, int field, int index);
int cyc_isle_in(struct hearing *h, int field); /* its first */
int cyc_sea_in(struct hearing *h, int field, int index);

/* Says that a sea is closed, if it is; `verb` says what is done with it. Points at the field's value. */
void cyc_test_kraken(struct hearing *h, int sea, const char *verb, int field, int index);
void cyc_test_polyphemus(struct hearing *h, int sea, const char *verb, int field, int index);
void cyc_test_closed(struct hearing *h, int sea, const char *verb, int field); /* by either; at the whole field */

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
extern const char *const cyc_account_names[];
int cyc_balance(const struct match *match, const void *state, int seat, int account);
void cyc_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out);

/* Plays the verb and books what it has made of troops and all that follows in the list above. */
enum outcome cyc_keep_books(struct hearing *h, enum outcome (*play)(struct hearing *h));

/* What the purse says to a price. */
enum cyc_purse { PURSE_COVERS, PURSE_SHORT, PURSE_UNKNOWN };
enum cyc_purse cyc_purse_covers(const struct cyc_state *s, int seat, int price);

/* Reports, once per fact and record, that the rule needs a count that the record does not give: gold, priests, philosophers. */
void cyc_purse_untold(struct hearing *h, int seat, enum cyc_rule rule);
void cyc_untold(struct hearing *h, const char *key, int seat, enum cyc_rule rule);

/* The price comes last: where the purse does not cover it nothing changes, but what else is wrong with the entry is said instead.
   Between the two calls the rules of the verb are tested, those about the price only if it can be paid. */
struct cyc_price {
    int seat, amount;
    bool unpaid;          /* the purse does not cover it */
    struct finding *last; /* before the rules of the verb */
    int broken;
};
struct cyc_price cyc_ask_price(struct hearing *h, int seat, int amount);
enum outcome cyc_settle_price(struct hearing *h, const struct cyc_price *price);

/* Gold, cards and metropolises change hands only here, so that every change is booked. An unknown purse stays unknown. */
void cyc_earn(struct hearing *h, int seat, int amount, enum cyc_rule rule, const char *why);
void cyc_pay(struct hearing *h, int seat, int amount, enum cyc_rule rule,
             const char *why); /* what he has, if he cannot pay it all */
void cyc_forget_purse(struct hearing *h, int seat, enum cyc_rule rule);
void cyc_empty_purse(struct hearing *h, int seat, enum cyc_rule rule, const char *why);
void cyc_add_priests(struct hearing *h, int seat, int amount, enum cyc_rule rule);
void cyc_add_philosophers(struct hearing *h, int seat, int amount, enum cyc_rule rule);
void cyc_take_isle(struct hearing *h, int isle, int seat, int troops); /* with all that is on it */
void cyc_set_metropolis(struct hearing *h, int isle, bool there, enum cyc_rule rule);

/* Have the player's territory markers all to be on isles and offers, if so many are? */
bool cyc_out_of_markers(const struct match *match, int in_use);

/* The last troop has left the isle or fallen there: a territory marker is laid, or the isle is free again. Says whether it is. */
bool cyc_hold_isle(struct hearing *h, int isle);

/* ---- the sum in words ------------------------------------------------------------------------------------------ */

/* A line while it grows. */
struct cyc_line {
    char text[300];
    int length;
};

/* Empty; most entries say nothing, and pay no more than this for it. */
static inline void cyc_begin(struct cyc_line *line)
{
    line->text[0] = '\0';
    line->length = 0;
}

/* Adds to it, `before` in front unless it is the beginning. What does not fit is cut off. */
void cyc_say(struct cyc_line *line, const char *before, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* "b1 2, prosperity on g6 1, trade a2 1" */
const char *cyc_income_in_words(const struct match *match, const struct cyc_state *s, int seat, struct cyc_line *line);

/* "2 fleets of ben, 1 fleet of ada": those in the seas marked. */
const char *cyc_fleets_in_words(const struct match *match, const struct cyc_state *s, const bool sea[CIRCLES_MAX],
                                struct cyc_line *line);

/* Sums up that an isle is taken, which stands on the table as it was before; `who` may be empty. */
void cyc_sum_capture(struct hearing *h, int isle, const char *who);

/* Troops have left the isle: if it was the last one, a territory marker is laid or the isle is free, and that is summed up. */
void cyc_leave_isle(struct hearing *h, int isle);

/* ---- order of play --------------------------------------------------------------------------------------------- */

unsigned cyc_to_act(const struct match *match, const void *state);
bool cyc_over(const struct match *match, const void *state);
const char *cyc_phase_name(const struct match *match, const void *state);
void cyc_round(const struct match *match, const void *state, struct text *out);
void cyc_stage(const struct match *match, const void *state, struct text *out);
enum optional cyc_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional);
void cyc_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out);
void cyc_unlisted(const struct match *match, const void *state, struct unlisted_list *out);

/* Something that keeps a turn from going on freely. */
bool cyc_turn_is_held(const struct cyc_state *s);

/* May the player whose turn it is do what he likes now? */
bool cyc_turn_is_free(const struct match *match, const struct cyc_state *s);

/* What the order of play has to say about an entry. Found first, said only once the entry proves possible. */
struct cyc_guard {
    bool out_of_turn;
    int interrupted; /* whose turn it was, or NOBODY */
    bool cut_short;  /* it had begun and is over now */
    int overlooked;  /* whose metropolis was due, or NOBODY */
    struct place due_since;
};

/* For the verbs of `table`. Refuses after the end, when it is not `available`, and if a player writes it. */
enum outcome cyc_admit_table(struct hearing *h, struct cyc_guard *g, bool available);

/* For the verbs of a turn. Refuses after the end, in other phases and during battle, push and redraw, and who has no turn to begin.
   Otherwise the actor's turn is on, what was due is overdue, and a Sylph at work is over unless `sylph` sails on. */
enum outcome cyc_admit_turn(struct hearing *h, struct cyc_guard *g, bool sylph);

/* For battle and push: refuses after the end and when it is not `available`. */
enum outcome cyc_admit_during(struct hearing *h, struct cyc_guard *g, bool available);

/* What is due becomes overdue, unless the entry is what it waits for. cyc_admit_table and cyc_admit_turn do this by themselves. */
void cyc_overlook(struct hearing *h, struct cyc_guard *g);

/* What log.turn (impossible) and log.phase say, the caret at the player or the verb. Both return REFUSED. */
enum outcome cyc_out_of_turn(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
enum outcome cyc_out_of_phase(struct hearing *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Refuses a card that is not on the creature track. */
enum outcome cyc_not_on_track(struct hearing *h, int card);

/* Says what was found: log.turn, a metropolis overlooked. */
void cyc_test_order(struct hearing *h, const struct cyc_guard *g);

/* ---- cycles: what happens by itself between the entries -------------------------------------------------------- */

/* A player receives his income, which is booked and summed up; `who` may be empty. */
void cyc_receive_income(struct hearing *h, int seat, const char *who, const char *why);

/* Every player still in the game does. */
void cyc_collect_income(struct hearing *h);

/* What a player owes for offers of this sum on so many main gods; without priests where they are not known. */
int cyc_offering_cost(const struct cyc_state *s, int seat, int sum, int offers);

/* What the purse says to these offers; *untold is then "gold" or "priests" where one of them is not known. */
enum cyc_purse cyc_means(const struct cyc_state *s, int seat, int sum, int offers, const char **untold);

/* All offers are made: they are paid and the first turn begins. */
void cyc_close_offerings(struct hearing *h);

/* The turn of this player on that god begins; an earlier one must have ended or is waiting. */
void cyc_begin_turn(struct hearing *h, int seat, int god);

/* The acting player's marker goes to the track. Nobody's turn has begun then. */
void cyc_end_turn(struct hearing *h);

/* The turn ends, the next one begins; those on Apollo that have nothing to decide pass, and so does the cycle after the last. */
void cyc_pass_turn(struct hearing *h);

/* Who has no isle is out where the house says so; a complete set is due at once, unless something is due already. Not while a
   battle goes on. */
void cyc_look_for_sets(struct hearing *h);

/* Nobody has a marker left on a god: the game is over, or the next cycle begins. */
void cyc_end_cycle(struct hearing *h);

/* All that the player has leaves the table. */
void cyc_eliminate(struct hearing *h, int seat);

/* Does a player reach the target, or has at most one player an isle? */
bool cyc_decided(const struct match *match, const struct cyc_state *s);

/* ---- score, chance, soundness ---------------------------------------------------------------------------------- */

extern const struct final_count cyc_count;
extern const struct count_question cyc_count_questions[];
void cyc_write_count(const struct match *match, const void *state, int seat, struct writer *w);

/* Ranking, winners and what is needed to name them. In a position every number but gold is known; in a final count all may be
   UNKNOWN. */
struct cyc_result {
    int seats, target, metropolis_tiles, isles_on_map;
    bool over;
    struct {
        int metropolises, gold, isles;
        bool out;
        unsigned possible; /* of a final count: bit n, so many metropolises are */
    } seat[SEATS_MAX];
};

/* Could a finished game have ended so? Says how many metropolises each player may have. */
bool cyc_can_be(struct cyc_result *result);
void cyc_rank(const struct match *match, const struct cyc_result *result, struct standing *standing);

void cyc_score(const struct match *match, const void *state, struct standing *standing);
void cyc_scored(const struct match *match, const void *state, struct text *out);
bool cyc_chance(const struct match *match, const void *state, struct random *random, struct move *move);
bool cyc_invariant(const struct match *match, const void *state);

#endif
