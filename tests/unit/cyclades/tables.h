/* Cyclades: tables that the tests of this folder lay. */
#ifndef TESTS_CYCLADES_TABLES_H
#define TESTS_CYCLADES_TABLES_H

#include "support.h"

/* A record of so many seats, from its table or its house on. */
bool judge(struct verdict *verdict, int seats, const char *rest);

/* In findings.c: what findings say besides their code. */
void run_findings(void);

/* The actions of cycle 4, with these cards on the track, so much gold in anna's purse, and more of the table. */
#define TURN_WITH(cards, gold, more)                                                                                   \
    "table: {cycle: 4, phase: actions, track: [free, free, free], gods: [poseidon, zeus], creatures: [" cards          \
    ", none, none],\n"                                                                                                 \
    "  offers: {poseidon: [anna, 1], zeus: [ben, 1], apollo: [carl]}, gold: {anna: " gold ", ben: 1, carl: 1}" more    \
    "}\n"

#endif
