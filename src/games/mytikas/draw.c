/* Mytikas: the picture: the mountain, the line of cards, the legend, and all of it. */
#include "games/mytikas/draw.h"

enum {
    PEAK = 60,
    STEP_HEIGHT = 68,
    STEP_INSET = 30,
    PIECE_STEP = 44,
    CARD_WIDTH = 111,
    CARD_HEIGHT = 64,
    CARD_STEP = 117,
    IN_ROW = PART_WIDTH / CARD_STEP
};

enum ink myt_god_ink(int god)
{
    static const enum ink inks[GODS] = {INK_YELLOW, INK_GREEN, INK_BLUE, INK_RED};
    return inks[god];
}

enum ink myt_level_ink(int level)
{
    static const enum ink inks[LEVELS] = {INK_LAND, INK_SAND, INK_STONE, INK_FAINT};
    return inks[level - 1];
}

/* ---- the mountain ---- */

/* The lower left corner of a level. The mountain narrows towards the top. */
static struct point step_foot(int level)
{
    return (struct point){2 + (level - 1) * STEP_INSET, PEAK + (LEVELS - level + 1) * STEP_HEIGHT};
}

struct point myt_level_spot(int level)
{
    struct point foot = step_foot(level);
    return (struct point){PART_WIDTH - foot.x - STEP_INSET - 26, foot.y - 20};
}

void myt_draw_piece(const struct myt_drawing *d, int seat, int piece, struct point at, struct paint paint)
{
    if (paint.line == INK_RED)
        canvas_box(d->canvas, at.x - 16, at.y - 16, 42, 32, paint);
    canvas_piece(d->canvas, at.x, at.y, 30, paint.fill, myt_piece_names[piece]);
    canvas_label(d->canvas, at.x + 20, at.y + 6, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c", myt_seat_letter(seat)));
}

int myt_standing(const struct myt_drawing *d, int seat, int piece, int level)
{
    return myt_pieces_on(d->s, seat, piece, level) + (piece == MINOR_CITY && level == 1);
}

static void draw_pieces(const struct myt_drawing *d, int level, struct point at, int room)
{
    int all = 0;
    for (int seat = 0; seat < d->match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++)
            all += myt_standing(d, seat, piece, level);
    int step = all * PIECE_STEP > room ? room / all : PIECE_STEP;
    for (int seat = 0; seat < d->match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++)
            for (int i = myt_standing(d, seat, piece, level); i > 0; i--, at.x += step)
                myt_draw_piece(d, seat, piece, at, (struct paint){.fill = seat_ink(seat)});
}

void myt_draw_token(const struct myt_drawing *d, int level, struct point at)
{
    canvas_circle(d->canvas, at.x, at.y, 11,
                  (struct paint){.fill = level ? INK_WHITE : INK_NONE, .line = INK_BLACK, .dashed = !level});
    if (level)
        canvas_label(d->canvas, at.x, at.y, LEAST_WRITING, INK_BLACK, canvas_number(d->canvas, level));
}

static void draw_step(const struct myt_drawing *d, int level)
{
    int left = myt_tokens_left(d->match, d->s, level);
    struct point foot = step_foot(level);
    bool complete = left <= 0;
    int left_rock = level % 2 ? 4 : 9, right_rock = level % 2 ? 9 : 3;
    const struct point slope[] = {{foot.x, foot.y},
                                  {foot.x + left_rock, foot.y - 24},
                                  {foot.x + left_rock + 8, foot.y - 30},
                                  {foot.x + 21, foot.y - 54},
                                  {foot.x + STEP_INSET, foot.y - STEP_HEIGHT},
                                  {PART_WIDTH - foot.x - STEP_INSET, foot.y - STEP_HEIGHT},
                                  {PART_WIDTH - foot.x - 24, foot.y - 44},
                                  {PART_WIDTH - foot.x - right_rock - 6, foot.y - 36},
                                  {PART_WIDTH - foot.x - right_rock, foot.y - 14},
                                  {PART_WIDTH - foot.x, foot.y}};
    canvas_group(d->canvas, canvas_id(d->canvas, "level-%d", level), "level %d, %d level token%s left", level,
                 complete ? 0 : left, plural(left));
    canvas_polygon(d->canvas, slope, sizeof slope / sizeof *slope,
                   (struct paint){.fill = myt_level_ink(level), .line = INK_PLAIN, .width = complete ? 4 : 2});
    canvas_words(d->canvas, foot.x + STEP_INSET + 4, foot.y - STEP_HEIGHT + 18, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "level %d%s", level, complete ? ", full" : ""));
    /* The Level tokens that are left, and the empty places of those taken. */
    struct point at = {foot.x + STEP_INSET + (complete ? 116 : 82), foot.y - STEP_HEIGHT + 18};
    for (int i = 0; i < myt_box_of(d->match)->level_tokens[level - 1]; i++, at.x += 25)
        myt_draw_token(d, i < left ? level : 0, at);
    draw_pieces(d, level, (struct point){foot.x + STEP_INSET + 10, foot.y - 19},
                PART_WIDTH - 2 * (foot.x + STEP_INSET));
}

static void draw_cloud(const struct myt_drawing *d, struct point at)
{
    for (int puff = -1; puff <= 1; puff++)
        canvas_circle(d->canvas, at.x + 18 * puff, at.y + (puff ? 4 : -4), 14, (struct paint){.fill = INK_WHITE});
}

static void draw_peak(const struct myt_drawing *d)
{
    struct point foot = step_foot(LEVELS + 1);
    const struct point peak[] = {{foot.x, PEAK},
                                 {foot.x + 52, 34},
                                 {foot.x + 72, 42},
                                 {PART_WIDTH / 2, 4},
                                 {PART_WIDTH - foot.x - 66, 40},
                                 {PART_WIDTH - foot.x - 40, 30},
                                 {PART_WIDTH - foot.x, PEAK}};
    const struct point shade[] = {{PART_WIDTH / 2, 4},
                                  {PART_WIDTH - foot.x - 66, 40},
                                  {PART_WIDTH - foot.x - 92, PEAK},
                                  {PART_WIDTH / 2 + 14, 40}};
    canvas_caption(d->canvas, "peak", "%s", "Mytikas");
    canvas_box(d->canvas, 0, 0, PART_WIDTH, PEAK + LEVELS * STEP_HEIGHT + 4, (struct paint){.fill = INK_SEA});
    canvas_circle(d->canvas, PART_WIDTH / 2 + 60, 34, 24, (struct paint){.fill = INK_YELLOW});
    draw_cloud(d, (struct point){62, 46});
    draw_cloud(d, (struct point){PART_WIDTH - 60, 86});
    canvas_polygon(d->canvas, peak, sizeof peak / sizeof *peak,
                   (struct paint){.fill = INK_WHITE, .line = INK_PLAIN, .width = 2});
    canvas_polygon(d->canvas, shade, sizeof shade / sizeof *shade, (struct paint){.fill = INK_FAINT});
}

static void draw_mountain(const struct myt_drawing *d)
{
    static const int trees[] = {12, PART_WIDTH - 34, PART_WIDTH - 15}; /* at its foot, drawn over it */
    int y = PEAK + LEVELS * STEP_HEIGHT + 2;
    canvas_part(d->canvas, "mountain", "Mount Olympus", PART_WIDTH, y + 2);
    draw_peak(d);
    for (int level = 1; level <= LEVELS; level++)
        draw_step(d, level);
    canvas_caption(d->canvas, "trees", "%s", "");
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++) {
        const struct point tree[] = {{trees[i] - 9, y}, {trees[i], y - 30}, {trees[i] + 9, y}};
        canvas_polygon(d->canvas, tree, 3, (struct paint){.fill = INK_GREEN, .line = INK_BLACK});
    }
}

/* ---- the line ---- */

static void draw_card(const struct myt_drawing *d, int index, const char *name, int lock, bool next)
{
    int x = 3 + index % IN_ROW * CARD_STEP, y = 3 + index / IN_ROW * (CARD_HEIGHT + 6);
    canvas_box(d->canvas, x, y, CARD_WIDTH, CARD_HEIGHT,
               (struct paint){.fill = lock ? INK_STONE : INK_PAPER, .line = INK_PLAIN, .width = next ? 4 : 1});
    canvas_label(d->canvas, x + CARD_WIDTH / 2, y + CARD_HEIGHT - 13, LEAST_WRITING, INK_PLAIN, name);
    canvas_piece(d->canvas, x + CARD_WIDTH / 2 - (lock ? 10 : 0), y + 22, 32, lock ? INK_NONE : INK_STONE,
                 lock ? "lock" : name);
    if (lock)
        canvas_label(d->canvas, x + CARD_WIDTH / 2 + 16, y + 22, 18, INK_PLAIN, canvas_number(d->canvas, lock));
}

static void draw_line(const struct myt_drawing *d)
{
    const struct myt_box *box = myt_box_of(d->match);
    int index = 0, taken = myt_locks_taken(d->s), last = box->locks - 1,
        cards = myt_cards_at(d->s, IN_LINE) + myt_locks_left(d->match, d->s);
    canvas_part(d->canvas, "line", "the line of cards", PART_WIDTH,
                6 + (cards + IN_ROW - 1) / IN_ROW * (CARD_HEIGHT + 6));
    for (int card = 0; card < CARDS; card++) {
        if (d->s->holder[card] != IN_LINE)
            continue;
        canvas_group(d->canvas, canvas_id(d->canvas, "card-%s", myt_card_names[card]), "%s, face up in the line",
                     myt_card_names[card]);
        draw_card(d, index++, myt_card_names[card], 0, false);
    }
    for (int i = taken; i <= last; i++) {
        canvas_group(d->canvas, canvas_id(d->canvas, "lock-%d", i + 1), "%s with a lock of %d",
                     i == last ? "the deck" : "a face-down card", box->lock[i]);
        draw_card(d, index++, i == last ? "deck" : "face down", box->lock[i], i == taken);
    }
}

/* ---- what the signs of the picture mean ---- */

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain_pieces(struct canvas *c)
{
    static const char *const signs[PIECES] = {
        [MINOR_CITY] = "m", [MAJOR_CITY] = "M", [SMALL_TEMPLE] = "t", [LARGE_TEMPLE] = "T"};
    static const char *const icons[][2] = {{"stone", "stone"},
                                           {"marble", "marble"},
                                           {"gold", "gold"},
                                           {"up", "a cube up a level"},
                                           {"shift", "a cube to any level"},
                                           {"offering", "Offering token"},
                                           {"offer", "make an offering"},
                                           {"favor", "Favor"}};
    canvas_explain(c, NULL, "builder", seat_ink(0), "Builder");
    for (int piece = 0; piece < PIECES; piece++)
        canvas_explain(c, signs[piece], myt_piece_names[piece], seat_ink(0), myt_piece_titles[piece]);
    for (size_t i = 0; i < sizeof icons / sizeof *icons; i++)
        canvas_explain(c, NULL, icons[i][0], INK_NONE, icons[i][1]);
}

static void say_legend(const struct myt_drawing *d)
{
    bool any_unknown = false;
    for (int seat = 0; seat < d->match->seats; seat++) {
        canvas_sign(d->canvas, canvas_id(d->canvas, "%c", myt_seat_letter(seat)), "%s", d->match->names[seat]);
        any_unknown = any_unknown || d->s->seat[seat].unknown || d->points[seat] == NOT_SHOWN;
    }
    explain_pieces(d->canvas);
    canvas_legend(d->canvas, NULL, "Level token");
    myt_draw_token(d, 1, middle);
    canvas_legend(d->canvas, NULL, "points: times the level");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "\u00d71");
    canvas_legend(d->canvas, NULL, "what it costs");
    for (int i = 0; i < 2; i++)
        canvas_box(d->canvas, 8 + 11 * i, 7, 9, 9,
                   (struct paint){.fill = i ? INK_WHITE : INK_STONE, .line = INK_BLACK});
    canvas_legend(d->canvas, NULL, "bonus, with a Favor of that god");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "+");
    if (d->s->area != NONE && myt_doubts(d, d->s->area)) {
        canvas_legend(d->canvas, NULL, "assumed; look it up on your copy");
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    }
    if (any_unknown) {
        canvas_legend(d->canvas, "?", "not known");
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    }
    if (d->s->area != NONE)
        canvas_sign(d->canvas, "*", "area of this turn");
    canvas_explain(d->canvas, "[3]", "lock", INK_NONE, "Lock; the first is next");
}

/* ---- all of it ---- */

int myt_shown_pile(const struct myt_drawing *d, int god)
{
    int pile = myt_pile(d->match, d->s, god);
    return pile > 0 && myt_lacking(d->match, d->s, NO_FAVORS) ? NOT_SHOWN : pile;
}

int myt_shown_reserve(const struct myt_drawing *d, int seat)
{
    return myt_unknown(d->s, seat, NO_RESERVE) ? NOT_SHOWN : d->s->seat[seat].offerings;
}

void myt_draw(const struct match *match, const void *state, struct canvas *c)
{
    struct myt_drawing d = {.match = match, .s = state, .canvas = c, .to_act = myt_to_act(match, state)};
    for (int seat = 0; seat < match->seats; seat++) {
        struct myt_counts counts = myt_counts_of(match, state, seat);
        struct myt_total total = myt_total_of(match, state, seat, &counts);
        d.points[seat] = total.missing ? NOT_SHOWN : total.known[BY_POINTS].low;
    }
    myt_draw_board(&d);
    draw_mountain(&d);
    draw_line(&d);
    for (int seat = 0; seat < match->seats; seat++)
        myt_draw_seat(&d, seat);
    myt_draw_glyphs(&d);
    say_legend(&d);
    myt_draw_panel(&d);
}
