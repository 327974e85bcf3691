/* Ratings: how strong players are, from the ranks of their games. The method of Ruby C. Weng and Chih-Jen Lin, "A
   Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011), 267-300: algorithm
   4, the Plackett-Luce model. */
#ifndef STUDY_RESULTS_RATING_H
#define STUDY_RESULTS_RATING_H

#include "game/game.h"

/* A normal distribution of a player's strength. */
struct rating {
    double mean, deviation;
};

/* The rating of a player without games. */
struct rating rating_new(void);

/* Updates the ratings after a game with these ranks; equal ranks are shared. Each row must be a different player. */
void rate_game(struct rating *const rating[], const int rank[], int seats);

#endif
