/* Standings: who won how often, with which scores, from which seat and against whom; with ratings. */
#include "study/results/standings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

/* ---- taking ----------------------------------------------------------------------------------------------------- */

static int game_number(struct standings *standings, const char *game)
{
    int number = 0;
    while (number < standings->game_count && !same(standings->game[number], game))
        number++;
    if (number == CACHED_GAMES)
        return number - 1;
    if (number == standings->game_count)
        standings->game[standings->game_count++] = arena_string(&standings->arena, game);
    return number;
}

static void make_room(struct standings *standings)
{
    if (standings->games == standings->games_room) {
        standings->games_room = standings->games_room ? 2 * standings->games_room : 256;
        standings->played = must_grow(standings->played, standings->games_room * sizeof *standings->played);
    }
    if (standings->rows + SEATS_MAX > standings->rows_room) {
        standings->rows_room = standings->rows_room ? 2 * standings->rows_room : 1024;
        standings->row = must_grow(standings->row, standings->rows_room * sizeof *standings->row);
    }
}

static enum won won_of(const char *word)
{
    return same(word, "yes") ? WON_YES : same(word, "no") ? WON_NO : same(word, "shared") ? WON_SHARED : WON_UNDECIDED;
}

static struct played_row row_of(const struct result_row *row)
{
    long halves = 0;
    bool scored = read_halves(row->cell[COLUMN_SCORE], &halves);
    int seat = cell_number(row->cell[COLUMN_SEAT]);
    return (struct played_row){.person = row->person->number,
                               .score = (int)halves,
                               .scored = scored,
                               .rank = cell_number(row->cell[COLUMN_RANK]),
                               .seat = (unsigned char)(seat >= 1 && seat <= SEATS_MAX ? seat - 1 : 0),
                               .won = (unsigned char)won_of(row->cell[COLUMN_WON])};
}

/* Documents of one file usually come one after the other. */
static const char *file_of(struct standings *standings, const char *file)
{
    const char *last = standings->games ? standings->played[standings->games - 1].file : "";
    return same(last, file) ? last : arena_string(&standings->arena, file);
}

void standings_take(struct standings *standings, const struct result_row rows[], int count)
{
    make_room(standings);
    struct played played = {.date = arena_string(&standings->arena, rows[0].cell[COLUMN_DATE]),
                            .file = file_of(standings, rows[0].cell[COLUMN_FILE]),
                            .document = cell_number(rows[0].cell[COLUMN_DOCUMENT]),
                            .game = game_number(standings, rows[0].cell[COLUMN_GAME]),
                            .seats = count,
                            .row = standings->rows,
                            .over = same(rows[0].cell[COLUMN_COMPLETE], "yes"),
                            .decided = true};
    for (int i = 0; i < count; i++) {
        struct played_row *row = &standings->row[standings->rows + (size_t)i];
        *row = row_of(&rows[i]);
        played.decided &= row->won != WON_UNDECIDED;
    }
    standings->unfinished += !played.over;
    standings->undecided += played.over && !played.decided;
    if (!played.over)
        return;
    standings->rows += (size_t)count;
    standings->played[standings->games++] = played;
}

/* ---- counting --------------------------------------------------------------------------------------------------- */

static int in_order(const void *a, const void *b)
{
    const struct played *left = a, *right = b;
    int order = strcmp(left->date, right->date);
    order = order || left->file == right->file ? order : strcmp(left->file, right->file);
    return order ? order : left->document - right->document;
}

static void tally(struct tally *tally, const struct played_row *row)
{
    tally->played++;
    tally->won += row->won == WON_YES;
    tally->shared += row->won == WON_SHARED;
    tally->undecided += row->won == WON_UNDECIDED;
    if (row->scored) {
        tally->best = !tally->scored || row->score > tally->best ? row->score : tally->best;
        tally->scored++;
        tally->points += row->score;
    }
    tally->ranked += row->rank > 0;
    tally->ranks += row->rank;
}

/* Is every player's rank known? */
static bool is_rated(const struct played *played, const struct played_row *row)
{
    bool rated = played->decided && played->seats > 1;
    for (int i = 0; i < played->seats; i++)
        rated &= row[i].rank > 0;
    return rated;
}

/* ---- the method of Weng and Lin for the Plackett-Luce model. The letters are the paper's ---- */

static const double mu = 25, sigma = 25.0 / 3, beta = 25.0 / 6, kappa = 0.0001;

/* The rating of a player without games. */
static struct rating rating_new(void)
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

static void rate(const struct played *played, const struct played_row *row, struct rating rating[])
{
    struct rating *of[SEATS_MAX];
    int rank[SEATS_MAX];
    for (int i = 0; i < played->seats; i++) {
        of[i] = &rating[row[i].person];
        rank[i] = row[i].rank;
    }
    /* All are rated before any rating changes, since each depends on the others. */
    struct round round = look_at(of, rank, played->seats);
    struct rating after[SEATS_MAX];
    for (int i = 0; i < played->seats; i++)
        after[i] = rate_one(&round, i, *of[i]);
    for (int i = 0; i < played->seats; i++)
        *of[i] = after[i];
}

static struct rating *new_ratings(const struct standings *standings)
{
    struct rating *rating = must_alloc(sizeof *rating * (size_t)(standings->people + 1));
    for (int person = 0; person < standings->people; person++)
        rating[person] = rating_new();
    return rating;
}

static bool belongs(const struct standings_part *part, const struct played *played)
{
    return part->number < 0 || part->number == played->game;
}

void standings_follow(const struct standings *standings, const struct standings_part *part,
                      void (*step)(void *context, int game, int person, struct rating rating), void *context)
{
    struct rating *rating = new_ratings(standings);
    int game = 0;
    for (const struct played *played = standings->played; played < standings->played + standings->games; played++) {
        const struct played_row *row = &standings->row[played->row];
        if (!belongs(part, played) || !is_rated(played, row))
            continue;
        rate(played, row, rating);
        game++;
        for (int i = 0; i < played->seats; i++)
            step(context, game, row[i].person, rating[row[i].person]);
    }
    free(rating);
}

static void keep_rating(void *context, int game, int person, struct rating rating)
{
    struct standings_player **player = context;
    (void)game;
    player[person]->rating = rating;
    player[person]->rated++;
}

/* Creates the players of this part. */
static void tally_players(const struct standings *standings, struct standings_part *part, const struct people *people)
{
    struct standings_player **of = must_alloc(sizeof(struct standings_player *) * (size_t)(standings->people + 1));
    bool *plays = must_alloc((size_t)standings->people + 1);
    for (const struct played *played = standings->played; played < standings->played + standings->games; played++)
        for (int i = 0; belongs(part, played) && i < played->seats; i++) {
            int person = standings->row[played->row + (size_t)i].person;
            part->players += !plays[person];
            plays[person] = true;
        }
    part->player = must_alloc(sizeof *part->player * (size_t)(part->players + 1));
    struct standings_player *next = part->player;
    for (int person = 0; person < standings->people; person++)
        if (plays[person]) {
            next->person = people->person[person];
            next->rating = rating_new();
            of[person] = next++;
        }
    for (const struct played *played = standings->played; played < standings->played + standings->games; played++)
        for (int i = 0; belongs(part, played) && i < played->seats; i++) {
            const struct played_row *row = &standings->row[played->row + (size_t)i];
            tally(&of[row->person]->all, row);
            tally(&of[row->person]->seat[row->seat], row);
            tally(&part->seat[row->seat], row);
        }
    standings_follow(standings, part, keep_rating, of);
    free(plays);
    free(of);
}

/* The order of the list. */
static int by_rating(const void *a, const void *b)
{
    const struct standings_player *left = a, *right = b;
    bool left_ranks = left->rated >= RANKED_FROM, right_ranks = right->rated >= RANKED_FROM;
    if (left_ranks != right_ranks)
        return right_ranks - left_ranks;
    if (left_ranks && left->rating.mean != right->rating.mean)
        return left->rating.mean < right->rating.mean ? 1 : -1;
    if (!left_ranks && left->all.played != right->all.played)
        return right->all.played - left->all.played;
    return strcmp(left->person->name, right->person->name);
}

static void place_players(struct standings_part *part)
{
    qsort(part->player, (size_t)part->players, sizeof *part->player, by_rating);
    for (int i = 0; i < part->players && part->player[i].rated >= RANKED_FROM; i++) {
        const struct standings_player *before = i ? &part->player[i - 1] : NULL;
        bool equal = before && before->rating.mean == part->player[i].rating.mean;
        part->player[i].place = equal ? before->place : i + 1;
    }
}

/* ---- meetings --------------------------------------------------------------------------------------------------- */

static int by_people(const void *a, const void *b)
{
    const struct meeting *left = a, *right = b;
    return left->one != right->one ? left->one - right->one : left->other - right->other;
}

static struct meeting meet(const struct played_row *a, const struct played_row *b)
{
    bool swapped = a->person > b->person;
    const struct played_row *one = swapped ? b : a, *other = swapped ? a : b;
    bool known = one->rank > 0 && other->rank > 0;
    return (struct meeting){one->person, other->person, 1, known && one->rank < other->rank,
                            known && other->rank < one->rank};
}

static size_t list_meetings(const struct standings *standings, const struct standings_part *part, struct meeting *list)
{
    size_t count = 0;
    for (const struct played *played = standings->played; played < standings->played + standings->games; played++)
        for (int i = 0; belongs(part, played) && i < played->seats; i++)
            for (int j = i + 1; j < played->seats; j++, count++)
                if (list)
                    list[count] =
                        meet(&standings->row[played->row + (size_t)i], &standings->row[played->row + (size_t)j]);
    return count;
}

/* Joins equal meetings. */
static void count_meetings(const struct standings *standings, struct standings_part *part)
{
    size_t count = list_meetings(standings, part, NULL);
    struct meeting *list = must_alloc((count + 1) * sizeof *list), *last = NULL;
    list_meetings(standings, part, list);
    qsort(list, count, sizeof *list, by_people);
    for (size_t i = 0; i < count; i++) {
        if (last && by_people(last, &list[i]) == 0) {
            last->met++;
            last->one_ahead += list[i].one_ahead;
            last->other_ahead += list[i].other_ahead;
        } else {
            last = &list[part->meetings++];
            *last = list[i];
        }
    }
    part->meeting = list;
}

const struct meeting *meeting_of(const struct standings_part *part, int person, int other)
{
    struct meeting wanted = {.one = person < other ? person : other, .other = person < other ? other : person};
    return bsearch(&wanted, part->meeting, (size_t)part->meetings, sizeof wanted, by_people);
}

/* ---- the whole -------------------------------------------------------------------------------------------------- */

static void count_games(const struct standings *standings, struct standings_part *part)
{
    part->first_date = part->last_date = "";
    for (const struct played *played = standings->played; played < standings->played + standings->games; played++)
        if (belongs(part, played)) {
            part->games++;
            part->first_date = *part->first_date ? part->first_date : played->date;
            part->last_date = played->date;
        }
}

static int by_game(const void *a, const void *b)
{
    const struct standings_part *left = a, *right = b;
    return strcmp(left->game, right->game);
}

void standings_count(struct standings *standings, const struct people *people)
{
    standings->people = people->count;
    standings->parts = 1 + standings->game_count;
    standings->part = must_alloc(sizeof *standings->part * (size_t)standings->parts);
    if (standings->games)
        qsort(standings->played, standings->games, sizeof *standings->played, in_order);
    for (int i = 0; i < standings->parts; i++) {
        struct standings_part *part = &standings->part[i];
        part->number = i - 1;
        part->game = i ? standings->game[i - 1] : NULL;
        count_games(standings, part);
        tally_players(standings, part, people);
        place_players(part);
        count_meetings(standings, part);
    }
    qsort(standings->part + 1, (size_t)standings->game_count, sizeof *standings->part, by_game);
}

void standings_free(struct standings *standings)
{
    for (int i = 0; i < standings->parts; i++) {
        free(standings->part[i].player);
        free(standings->part[i].meeting);
    }
    free(standings->part);
    free(standings->played);
    free(standings->row);
    arena_free(&standings->arena);
}
