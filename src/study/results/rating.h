/* Ratings: how strong players are, from the ranks of their games. The method of Ruby C. Weng and Chih-Jen Lin, "A Bayesian Approximation
   Method for Online Ranking", Journal of Machine Learning Research 12 (2011), 267-300: algorithm 4, the Plackett-Luce model. */
#ifndef STUDY_RESULTS_RATING_H
#define STUDY_RESULTS_RATING_H

#include "game/game.h"

/* A normal distribution of what a player can do. */
struct rating {
    double mean, deviation;
};

/* Of a player who has not played yet. */
struct rating rating_new(void);

/* After a game with these ranks, of which equal ones are shared. Each row is a player of their own. */
void rate_game(struct rating *const rating[], const int rank[], int seats);

#endif
