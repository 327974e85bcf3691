/* Ratings: the method of Weng and Lin for the Plackett-Luce model. The letters are the paper's. */
#include "study/results/rating.h"

#include <math.h>

static const double mu = 25, sigma = 25.0 / 3, beta = 25.0 / 6, kappa = 0.0001;

struct rating rating_new(void)
{
    return (struct rating){mu, sigma};
}

/* One game. */
struct round {
    int seats;
    const int *rank;
    double c;                   /* the root of the sum of all variances and that of the play itself */
    double strength[SEATS_MAX]; /* exp(mean / c) */
    double among[SEATS_MAX];    /* sum of the strengths of those who rank no better */
    int sharing[SEATS_MAX];     /* how many share that rank */
};

static struct round look_at(struct rating *const rating[], const int rank[], int seats)
{
    struct round round = {.seats = seats, .rank = rank};
    for (int i = 0; i < seats; i++)
        round.c += rating[i]->deviation * rating[i]->deviation + beta * beta;
    round.c = sqrt(round.c);
    for (int i = 0; i < seats; i++)
        round.strength[i] = exp(rating[i]->mean / round.c);
    for (int q = 0; q < seats; q++)
        for (int s = 0; s < seats; s++) {
            round.among[q] += rank[s] >= rank[q] ? round.strength[s] : 0;
            round.sharing[q] += rank[s] == rank[q];
        }
    return round;
}

static struct rating rate_one(const struct round *round, int i, struct rating old)
{
    double omega = 0, delta = 0, variance = old.deviation * old.deviation;
    for (int q = 0; q < round->seats; q++) {
        if (round->rank[q] > round->rank[i])
            continue;
        double p = round->strength[i] / round->among[q];
        omega += ((q == i) - p) / round->sharing[q];
        delta += p * (1 - p) / round->sharing[q];
    }
    double gamma = old.deviation / round->c;
    double kept = 1 - gamma * variance / (round->c * round->c) * delta;
    return (struct rating){old.mean + variance / round->c * omega, old.deviation * sqrt(kept > kappa ? kept : kappa)};
}

void rate_game(struct rating *const rating[], const int rank[], int seats)
{
    struct round round = look_at(rating, rank, seats);
    struct rating after[SEATS_MAX];
    for (int i = 0; i < seats; i++)
        after[i] = rate_one(&round, i, *rating[i]);
    for (int i = 0; i < seats; i++)
        *rating[i] = after[i];
}
