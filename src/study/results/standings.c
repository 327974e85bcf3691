/* Standings: who won how often, with which scores, from which seat and against whom; with ratings. */
#include "study/results/standings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

/* ---- taking ----------------------------------------------------------------------------------------------------- */

/* Adds the game if it is over; its kind is listed in any case. */
static void add_game(struct standings *standings, const char *const *cell, struct played *played)
{
    while (played->game < standings->game_count && !same(standings->game[played->game], cell[COLUMN_GAME]))
        played->game++;
    if (played->game == CACHED_GAMES)
        played->game--;
    else if (played->game == standings->game_count)
        standings->game[standings->game_count++] = arena_string(&standings->arena, cell[COLUMN_GAME]);
    if (!played->over)
        return;
    standings->played =
        must_make_room(standings->played, standings->games, &standings->games_room, sizeof *standings->played);
    /* Documents of one file usually come one after the other. */
    const char *last = standings->games ? standings->played[standings->games - 1].file : "";
    played->file = same(last, cell[COLUMN_FILE]) ? last : arena_string(&standings->arena, cell[COLUMN_FILE]);
    played->date = arena_string(&standings->arena, cell[COLUMN_DATE]);
    standings->rows += played->seats;
    standings->played[standings->games++] = *played;
}

static struct played_row read_row(const struct result_row *row)
{
    static const char *const words[] = {[WON_NO] = "no", [WON_YES] = "yes", [WON_SHARED] = "shared"};
    int seat = cell_number(row->cell[COLUMN_SEAT]), won = 0;
    long halves = 0;
    bool scored = read_halves(row->cell[COLUMN_SCORE], &halves);
    while (won < WON_UNDECIDED && !same(words[won], row->cell[COLUMN_WON]))
        won++;
    return (struct played_row){.person = row->person->number,
                               .score = (int)halves,
                               .scored = scored,
                               .rank = cell_number(row->cell[COLUMN_RANK]),
                               .seat = (unsigned char)(seat >= 1 && seat <= SEATS_MAX ? seat - 1 : 0),
                               .won = (unsigned char)won};
}

void standings_take(struct standings *standings, const struct result_row rows[], int count)
{
    const char *const *first = rows[0].cell;
    struct played played = {.seats = count,
                            .document = cell_number(first[COLUMN_DOCUMENT]),
                            .row = standings->rows,
                            .over = same(first[COLUMN_COMPLETE], "yes"),
                            .decided = true};
    for (int i = 0; i < count; i++) {
        int at = standings->rows + i;
        standings->row = must_make_room(standings->row, at, &standings->rows_room, sizeof *standings->row);
        standings->row[at] = read_row(&rows[i]);
        played.decided &= standings->row[at].won != WON_UNDECIDED;
    }
    standings->unfinished += !played.over;
    standings->undecided += played.over && !played.decided;
    add_game(standings, first, &played);
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

/* ---- the method of Weng and Lin for the Plackett-Luce model. The letters are the paper's ---- */

static const double mu = 25, sigma = 25.0 / 3, beta = 25.0 / 6, kappa = 0.0001;

/* Rates the players of one game. All are rated before any rating changes, since each depends on the others. */
static void rate(const struct played *played, const struct played_row *row, struct rating rating[])
{
    struct rating after[SEATS_MAX];
    double c = 0;                  /* the root of the sum of all variances and that of the play itself */
    double strength[SEATS_MAX];    /* exp(mean / c) */
    double among[SEATS_MAX] = {0}; /* sum of the strengths of those who rank no better */
    int seats = played->seats, sharing[SEATS_MAX] = {0}; /* how many share that rank */
    for (int i = 0; i < seats; i++) {
        double deviation = rating[row[i].person].deviation;
        c += deviation * deviation + beta * beta;
    }
    c = sqrt(c);
    for (int i = 0; i < seats; i++)
        strength[i] = exp(rating[row[i].person].mean / c);
    for (int q = 0; q < seats; q++)
        for (int s = 0; s < seats; s++) {
            among[q] += row[s].rank >= row[q].rank ? strength[s] : 0;
            sharing[q] += row[s].rank == row[q].rank;
        }
    for (int i = 0; i < seats; i++) {
        struct rating old = rating[row[i].person];
        double omega = 0, delta = 0, variance = old.deviation * old.deviation, gamma = old.deviation / c;
        for (int q = 0; q < seats; q++) {
            if (row[q].rank > row[i].rank)
                continue;
            double p = strength[i] / among[q];
            omega += ((q == i) - p) / sharing[q];
            delta += p * (1 - p) / sharing[q];
        }
        double kept = 1 - gamma * variance / (c * c) * delta;
        after[i] = (struct rating){old.mean + variance / c * omega, old.deviation * sqrt(kept > kappa ? kept : kappa)};
    }
    for (int i = 0; i < seats; i++)
        rating[row[i].person] = after[i];
}

/* The next game of that part after `played` (NULL: the first); NULL at the end. */
static const struct played *next_played(const struct standings *standings, const struct standings_part *part,
                                        const struct played *played)
{
    for (int i = played ? (int)(played - standings->played) + 1 : 0; i < standings->games; i++)
        if (part->number < 0 || part->number == standings->played[i].game)
            return &standings->played[i];
    return NULL;
}

void standings_follow(const struct standings *standings, const struct standings_part *part,
                      void (*step)(void *context, int game, int person, struct rating rating), void *context)
{
    struct rating *rating = must_alloc(sizeof *rating * (size_t)(standings->people + 1));
    int game = 0;
    for (int person = 0; person < standings->people; person++)
        rating[person] = (struct rating){mu, sigma};
    for (const struct played *played = NULL; (played = next_played(standings, part, played));) {
        const struct played_row *row = &standings->row[played->row];
        bool rated = played->decided && played->seats > 1;
        for (int i = 0; i < played->seats; i++)
            rated &= row[i].rank > 0;
        if (!rated)
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
    struct standings_player *player = context;
    (void)game;
    player[person].rating = rating;
    player[person].rated++;
}

/* Counts the games of this part, and creates its players: all people at first, then those who have played. */
static void tally_players(const struct standings *standings, struct standings_part *part, const struct people *people)
{
    struct standings_player *player = must_alloc(sizeof *player * (size_t)(standings->people + 1));
    part->first_date = part->last_date = "";
    for (const struct played *played = NULL; (played = next_played(standings, part, played));) {
        part->games++;
        part->first_date = *part->first_date ? part->first_date : played->date;
        part->last_date = played->date;
        for (int i = 0; i < played->seats; i++) {
            const struct played_row *row = &standings->row[played->row + i];
            tally(&player[row->person].all, row);
            tally(&player[row->person].seat[row->seat], row);
            tally(&part->seat[row->seat], row);
        }
    }
    standings_follow(standings, part, keep_rating, player);
    for (int person = 0; person < standings->people; person++)
        if (player[person].all.played) {
            player[part->players] = player[person];
            player[part->players++].person = people->person[person];
        }
    part->player = must_grow(player, sizeof *player * (size_t)(part->players + 1));
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

static int by_players(const void *a, const void *b)
{
    const struct meeting *left = a, *right = b;
    return left->one != right->one ? left->one - right->one : left->other - right->other;
}

/* Lists whom each player met, and joins equal meetings. */
static void count_meetings(const struct standings *standings, struct standings_part *part)
{
    size_t count = 0, listed = 0;
    int *index = must_alloc((size_t)(standings->people + 1) * sizeof *index); /* of each person in the list */
    for (int i = 0; i < part->players; i++)
        index[part->player[i].person->number] = i;
    for (const struct played *played = NULL; (played = next_played(standings, part, played));)
        count += (size_t)(played->seats * (played->seats - 1));
    struct meeting *list = must_alloc((count + 1) * sizeof *list), *last = NULL;
    for (const struct played *played = NULL; (played = next_played(standings, part, played));)
        for (int i = 0; i < played->seats; i++)
            for (int j = 0; j < played->seats; j++) {
                const struct played_row *row = &standings->row[played->row], *one = &row[i], *other = &row[j];
                bool known = one->rank > 0 && other->rank > 0;
                if (i != j)
                    list[listed++] =
                        (struct meeting){index[one->person], index[other->person], 1, known && one->rank < other->rank,
                                         known && other->rank < one->rank};
            }
    qsort(list, count, sizeof *list, by_players);
    part->meeting = list;
    for (size_t i = 0; i < count; i++) {
        if (last && by_players(last, &list[i]) == 0) {
            last->met++;
            last->one_ahead += list[i].one_ahead;
            last->other_ahead += list[i].other_ahead;
            continue;
        }
        last = last ? last + 1 : list;
        *last = list[i];
        struct standings_player *player = &part->player[last->one];
        player->meeting = player->meetings++ ? player->meeting : last;
    }
    free(index);
}

struct meeting meeting_of(const struct standings_part *part, int one, int other)
{
    struct meeting wanted = {.one = one, .other = other};
    const struct standings_player *player = &part->player[one];
    const struct meeting *met =
        player->meetings ? bsearch(&wanted, player->meeting, (size_t)player->meetings, sizeof wanted, by_players)
                         : NULL;
    return met ? *met : wanted;
}

/* ---- the whole -------------------------------------------------------------------------------------------------- */

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
        qsort(standings->played, (size_t)standings->games, sizeof *standings->played, in_order);
    for (int i = 0; i < standings->parts; i++) {
        struct standings_part *part = &standings->part[i];
        part->number = i - 1;
        part->game = i ? standings->game[i - 1] : NULL;
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
