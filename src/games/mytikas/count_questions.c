/* Mytikas: the questions of the final count, and the answers that a position gives. */
#include "games/mytikas/count.h"

#define PIECE(key, asks, some, slots)                                                                                  \
    {                                                                                                                  \
        key, asks, "levels", some,                                                                                     \
            .counts = "Read the Level tokens on the player board. Write `none` if none is built.",                     \
            .form = ANSWER_NUMBERS, .most = (slots)                                                                    \
    }
#define CUBES(key, card)                                                                                               \
    {                                                                                                                  \
        key, key " cubes", "cubes", "3", .counts = "Count the player's " key " on all levels.", .with = "cards",       \
                                         .named = (card), .form = ANSWER_NUMBER, .most = 12                            \
    }

const struct count_question myt_count_questions[] = {
    {"minor-city", "minor cities", "levels", "2 3",
     .counts = "Read the Level tokens on the player board. The starting city is counted by itself. Write `none` if no "
               "other minor city is built.",
     .form = ANSWER_NUMBERS, .most = 2},
    PIECE("major-city", "major cities", "1 3", 2),
    PIECE("small-temple", "small temples", "3 4", 2),
    PIECE("large-temple", "large temple", "3", 1),
    {"cards", "Deity cards", "names", "zeus, hera",
     .counts = "Name the Deity cards in front of the player, locked or not. Write `none` if there is none.",
     .words = &myt_card_words, .form = ANSWER_WORDS, .most = 6},
    {"favors", "Favors", "gods", "zeus, 2 hades",
     .counts = "Name the god of each Favor. They count for the player's Deity cards.", .with = "cards",
     .named = "zeus poseidon hera dionysus aphrodite persephone hephaestus", .words = &myt_god_words,
     .form = ANSWER_WORDS, .most = 8},
    CUBES("stone", "demeter"),
    CUBES("marble", "pan"),
    CUBES("gold", "apollo"),
    {"offerings", "Offering tokens", "tokens", "5",
     .counts = "Count the player's Offering tokens, in the reserve and on cards.", .with = "cards", .named = "ares",
     .form = ANSWER_NUMBER, .most = 20},
    {"locks", "Locks", "Locks", "2", .counts = "Count the Locks on the player's cards.", .with = "cards",
     .named = "hades", .form = ANSWER_NUMBER, .most = 6},
    {"level-4", "kinds of cube on Level 4", "0 to 3", "2",
     .counts = "Count the kinds of cube (stone, marble, gold) that the player has on Level 4.", .with = "cards",
     .named = "hestia", .form = ANSWER_NUMBER, .most = 3},
    {"cubes", "cubes of all kinds", "cubes", "7", .counts = "Count the player's cubes on all levels. They break a tie.",
     .form = ANSWER_NUMBER, .most = 30, .last = true},
    {0},
};

/* Every number is written: a game played to its end has no unknowns. */
void myt_write_count(const struct match *match, const void *state, int seat, struct writer *w)
{
    const struct myt_state *s = state;
    struct myt_counts counts = myt_counts_of(match, s, seat);
    for (int piece = 0; piece < PIECES; piece++) {
        write_list(w, myt_piece_names[piece]);
        for (int slot = 0; slot < myt_slots_of(piece); slot++)
            if (s->seat[seat].built[piece][slot] > 0)
                write_number(w, NULL, s->seat[seat].built[piece][slot]);
        write_end(w);
    }
    write_names(w, "cards", myt_card_names, counts.cards);
    write_bag(w, "favors", myt_god_names, counts.favors);
    for (int kind = 0; kind < KINDS; kind++)
        write_number(w, myt_kind_names[kind], counts.of[COUNT_STONE + kind]);
    write_number(w, "cubes", myt_cubes_held(s, seat));
    write_number(w, "offerings", counts.of[COUNT_OFFERINGS]);
    write_number(w, "locks", counts.of[COUNT_LOCKS]);
    write_number(w, "level-4", counts.of[COUNT_LEVEL_4_TYPES]);
}
