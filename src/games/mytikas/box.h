/* Mytikas: what is printed on the boards, cards and tokens, as numbers. */
#ifndef MYT_BOX_H
#define MYT_BOX_H

#include "game/game.h"
#include "games/mytikas/words.h"

/* DEEDS_IN_ACTION limits the steps that one action may allow, and so the list of the steps done in it. */
enum { STEPS_MOST = 4, OPTIONS_MOST = 6, STEPS_IN_ALL = STEPS_MOST * OPTIONS_MOST, DEEDS_IN_ACTION = 16 };
enum { GOODS_IN_STEP = 9 };
enum { LOCKS_MOST = 8, TIERS_MOST = 8, RATES_MOST = 8 };

enum myt_step_kind { PRODUCE, BUILD, MOVE_UP, MOVE_ANY, TAKE_FAVOR, TAKE_OFFERING, MAKE_OFFERING, STEP_KINDS };

/* Where a production works: a level, or one of these. */
enum { EACH_CITY = LEVELS + 1, ONE_CITY, JUST_BUILT, ANY_LEVEL };

struct myt_icon {
    enum myt_step_kind kind : 8;
    unsigned pieces : 8;    /* build: bits */
    signed char amount, at; /* 1 for producing and building; produce: where */
    signed char option;     /* to which it belongs, from 0 */
    bool further;           /* not the first step of its option */
    int goods[KINDS];       /* produce */
};

/* A player performs one of the options; with each-city steps every city has its own choice. */
struct myt_action {
    const char *path; /* in the box, dotted; it has the keys .kind, .amount and .goods */
    bool each_city;
    int options, steps;
    struct myt_icon *step; /* option by option */
};

enum myt_condition { TWO_SAME_FAVORS, TWO_DIFFERENT_FAVORS, FAVOR_ZEUS, FAVOR_DEMETER, FAVOR_POSEIDON, FAVOR_HADES };
enum myt_counted {
    COUNT_STONE,
    COUNT_MARBLE,
    COUNT_GOLD,
    COUNT_LOCKS,
    COUNT_OFFERINGS,
    COUNT_FAVORS,
    COUNT_LEVEL_4_TYPES,
    COUNT_CARDS,
    COUNT_TEMPLES,
    COUNT_CITIES,
    COUNTED
};
enum myt_points_form { POINTS_IF, POINTS_EACH, POINTS_TIERS };

struct myt_card_points {
    enum myt_points_form form;
    int counted;                                 /* enum myt_counted */
    int base, plus, condition;                   /* POINTS_IF: counts Favors */
    int worth;                                   /* POINTS_EACH */
    int tiers, from[TIERS_MOST], of[TIERS_MOST]; /* POINTS_TIERS */
    const char *assumed;                         /* dotted path of the part that is assumed, or NULL */
};

struct myt_deity {
    unsigned areas; /* bits of the areas in which the card works */
    int amount, goods;
    int exchange[KINDS]; /* stone for one of the kind */
    int rates;
    struct myt_rate {
        int cubes, tokens;
    } rate[RATES_MOST];
    struct myt_card_points points;
};

/* Numbers that depend on the number of players are those of this record. */
struct myt_box {
    struct myt_action main[AREAS], ribbon[AREAS], built[PIECES][SLOTS];
    int cost[PIECES][KINDS], worth[PIECES];
    bool cost_assumed[PIECES];
    int level_tokens[LEVELS], favor_tokens, face_down;
    int locks, lock[LOCKS_MOST]; /* ascending */
    int start_goods[PLAYERS][KINDS], start_tokens;
    struct myt_deity deity[CARDS];
};

extern const struct built_in_box mytikas_box;
extern const struct topic mytikas_topics[];
extern const char mytikas_artwork[];

/* Parts of myt_open_box (box_cards.c, box_actions.c); false after a finding. */
bool myt_read_actions(struct hearing *h, const struct node *box, struct arena *arena, struct myt_box *to);
bool myt_read_cards(struct hearing *h, const struct node *cards, struct arena *arena, struct myt_box *to);

extern const struct shape myt_action_shape, myt_cards_shape;

/* Has the action a step of one of these kinds (bits)? */
bool myt_has_step(const struct myt_action *action, unsigned kinds);

/* Adds how often a list, which may be NULL, has each value. */
void myt_count_values(const struct node *list, int counts[]);

/* Reports an unreadable box at the node and returns false. */
bool myt_bad_box(struct hearing *h, const struct node *at, const char *why);

static inline const struct myt_box *myt_box_of(const struct match *match)
{
    return match->box;
}

#endif
