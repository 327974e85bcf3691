/* chess GAMES SEED PLIES: random legal chess games as PGN, each broken off after that many plies; nobody castles.
   Squares are 0x88: file + 16 * rank. Pieces are letters of `names`, white positive, black negative. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { WHITE, BLACK };
enum piece { NONE, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };
enum { SQUARES = 128, OFF_BOARD = 0x88, MOVES_MOST = 256, NOWHERE = -1, DIRECTIONS = 8 };

static const char names[] = " PNBRQK";
static const int leaps[DIRECTIONS] = {-33, -31, -18, -14, 14, 18, 31, 33};
static const int lines[DIRECTIONS] = {-16, -1, 1, 16, -17, -15, 15, 17}; /* a rook's, then a bishop's */

struct position {
    signed char at[SQUARES];
    int king[2]; /* where they stand: white, black */
    int side;    /* 1 white, -1 black */
    int passed;  /* the square a pawn has just jumped over */
};

struct move {
    int from, to, promotion;
};

struct list {
    struct move move[MOVES_MOST];
    int count;
};

static uint64_t draw(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static struct position opening(void)
{
    static const signed char first_rank[] = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};
    struct position p = {.king = {0x04, 0x74}, .side = 1, .passed = NOWHERE};
    for (int file = 0; file < 8; file++) {
        p.at[file] = first_rank[file];
        p.at[0x10 + file] = PAWN;
        p.at[0x60 + file] = -PAWN;
        p.at[0x70 + file] = (signed char)-first_rank[file];
    }
    return p;
}

/* The directions of a piece that is not a pawn: from row `first` to before `last`. */
static const int *directions(int piece, int *first, int *last)
{
    *first = piece == BISHOP ? 4 : 0;
    *last = piece == ROOK ? 4 : DIRECTIONS;
    return piece == KNIGHT ? leaps : lines;
}

static bool slides(int piece)
{
    return piece == BISHOP || piece == ROOK || piece == QUEEN;
}

/* Does what stands there strike along that line, so many steps away? `towards` the enemy of the piece, as a pawn goes. */
static bool strikes(int piece, int line, bool beside, bool towards)
{
    if (piece == QUEEN || (piece == KING && beside))
        return true;
    if (line < 4)
        return piece == ROOK;
    return piece == BISHOP || (piece == PAWN && beside && towards);
}

/* Looks from the king outwards. */
static bool in_check(const struct position *p, int side)
{
    int king = p->king[side > 0 ? WHITE : BLACK];
    for (int i = 0; i < DIRECTIONS; i++) {
        int to = king + leaps[i];
        if (!(to & OFF_BOARD) && p->at[to] == -side * KNIGHT)
            return true;
        for (to = king + lines[i]; !(to & OFF_BOARD) && !p->at[to];)
            to += lines[i];
        if (!(to & OFF_BOARD) && p->at[to] * side < 0
            && strikes(abs(p->at[to]), i, to == king + lines[i], lines[i] * side > 0))
            return true;
    }
    return false;
}

static void play(struct position *p, struct move m)
{
    int piece = p->at[m.from], ahead = 16 * p->side;
    bool pawn = abs(piece) == PAWN;
    if (pawn && m.to == p->passed)
        p->at[m.to - ahead] = NONE;
    if (abs(piece) == KING)
        p->king[p->side > 0 ? WHITE : BLACK] = m.to;
    p->at[m.to] = (signed char)(m.promotion ? m.promotion * p->side : piece);
    p->at[m.from] = NONE;
    p->passed = pawn && m.to == m.from + 2 * ahead ? m.from + ahead : NOWHERE;
    p->side = -p->side;
}

/* Takes the move if it leaves their own king safe; a pawn on the last rank becomes each of four pieces. */
static void take(const struct position *p, struct list *list, int from, int to)
{
    struct position after = *p;
    bool last = abs(p->at[from]) == PAWN && (to >= 0x70 || to < 0x10);
    play(&after, (struct move){from, to, NONE});
    if (in_check(&after, p->side))
        return;
    for (int piece = last ? KNIGHT : NONE; piece <= (last ? QUEEN : NONE); piece++)
        list->move[list->count++] = (struct move){from, to, piece};
}

static void list_pawn(const struct position *p, struct list *list, int from)
{
    int ahead = 16 * p->side, one = from + ahead;
    bool home = from / 16 == (p->side > 0 ? 1 : 6);
    if (!p->at[one])
        take(p, list, from, one);
    if (home && !p->at[one] && !p->at[one + ahead])
        take(p, list, from, one + ahead);
    for (int to = one - 1; to <= one + 1; to += 2)
        if (!(to & OFF_BOARD) && (p->at[to] * p->side < 0 || to == p->passed))
            take(p, list, from, to);
}

static void list_piece(const struct position *p, struct list *list, int from)
{
    int piece = abs(p->at[from]), first, last;
    const int *step = directions(piece, &first, &last);
    for (int i = first; i < last; i++)
        for (int to = from + step[i]; !(to & OFF_BOARD) && p->at[to] * p->side <= 0; to += step[i]) {
            take(p, list, from, to);
            if (p->at[to] || !slides(piece))
                break;
        }
}

static void list_moves(const struct position *p, struct list *list)
{
    list->count = 0;
    for (int from = 0; from < SQUARES; from++)
        if (!(from & OFF_BOARD) && p->at[from] == p->side * PAWN)
            list_pawn(p, list, from);
        else if (!(from & OFF_BOARD) && p->at[from] * p->side > 0)
            list_piece(p, list, from);
}

/* The file of origin, the rank if the file does not tell, or both, where several such pieces can go there. */
static void print_origin(const struct position *p, const struct list *list, struct move m, FILE *out)
{
    int others = 0, same_file = 0, same_rank = 0;
    for (int i = 0; i < list->count; i++) {
        struct move other = list->move[i];
        if (other.to != m.to || other.from == m.from || p->at[other.from] != p->at[m.from])
            continue;
        others++;
        same_file += other.from % 16 == m.from % 16;
        same_rank += other.from / 16 == m.from / 16;
    }
    if (others && (!same_file || same_rank))
        putc('a' + m.from % 16, out);
    if (others && same_file)
        putc('1' + m.from / 16, out);
}

static void print_move(const struct position *p, const struct list *list, struct move m, FILE *out)
{
    int piece = abs(p->at[m.from]);
    bool captures = p->at[m.to] || (piece == PAWN && m.to == p->passed);
    if (piece != PAWN) {
        putc(names[piece], out);
        print_origin(p, list, m, out);
    } else if (captures)
        putc('a' + m.from % 16, out);
    fprintf(out, "%s%c%c", captures ? "x" : "", 'a' + m.to % 16, '1' + m.to / 16);
    if (m.promotion)
        fprintf(out, "=%c", names[m.promotion]);
}

/* Writes the moves of a game and tells how it ended. */
static const char *play_game(int most, uint64_t *seed, FILE *out)
{
    struct position p = opening();
    struct list list;
    list_moves(&p, &list);
    for (int i = 0; i < most && list.count; i++) {
        struct move m = list.move[draw(seed) % (unsigned)list.count];
        if (i % 2 == 0)
            fprintf(out, "%d. ", i / 2 + 1);
        print_move(&p, &list, m, out);
        play(&p, m);
        list_moves(&p, &list);
        if (in_check(&p, p.side))
            putc(list.count ? '+' : '#', out);
        putc(i % 16 == 15 ? '\n' : ' ', out);
    }
    if (list.count)
        return "*";
    return !in_check(&p, p.side) ? "1/2-1/2" : p.side > 0 ? "0-1" : "1-0";
}

/* The result stands above the moves, so they wait in memory. */
static bool print_game(int number, int most, uint64_t *seed)
{
    char *moves = NULL;
    size_t size;
    FILE *out = open_memstream(&moves, &size);
    if (!out)
        return false;
    const char *result = play_game(most, seed, out);
    bool fine = fclose(out) == 0;
    if (fine)
        printf("[Event \"Random play\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"%d\"]\n[White \"?\"]\n[Black "
               "\"?\"]\n"
               "[Result \"%s\"]\n\n%s%s\n\n",
               number, result, moves, result);
    free(moves);
    return fine;
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 1;
    int games = atoi(argv[1]), most = atoi(argv[3]);
    uint64_t seed = strtoull(argv[2], NULL, 10);
    for (int i = 1; i <= games; i++)
        if (!print_game(i, most, &seed))
            return 1;
    return fflush(stdout) == 0 ? 0 : 1;
}
