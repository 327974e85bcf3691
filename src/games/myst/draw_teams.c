/* Myst: the teams drawn: their cards and what these bring, the landmarks, and the spinner with the turns. */
#include <string.h>

#include "games/myst/draw.h"

enum { HEAD = 36, CARD_WIDTH = 90, CARD_HEIGHT = 72, STEP = 93, IN_ROW = 5, EARNED = 22, FOOT = 24, SPINNER = 156 };

/* Writes a name in one line or two; a single word that is too long for a card is divided. */
static void write_name(struct myst_drawing *d, const char *name, int x, int y)
{
    int length = (int)strlen(name), first = (int)strcspn(name, "-");
    if (length <= 9 || (!name[first] && length <= 10)) {
        myst_write_name(d, x, y + 8, name);
        return;
    }
    int half = name[first] ? first : (int)cut_length(name, strlen(name), (size_t)(length + 1) / 2);
    canvas_label(d->canvas, x, y, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%.*s%s", half, name, name[first] ? "" : "-"));
    canvas_label(d->canvas, x, y + 15, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%.11s", name + half + (name[first] != '\0')));
}

/* The card with that index: first the cards in hand, then those turned up. */
static int card_of(const struct myst_team *t, int index)
{
    return index < t->hand_size ? t->hand[index] : t->flipped[index - t->hand_size];
}

/* What a card brings its team now. The Bonus belongs to the first card of its landmark. */
static int brings(const struct myst_drawing *d, int team, int index)
{
    const struct myst_team *t = &d->s->team[team];
    int card = card_of(t, index), landmark = myst_card_landmark(d->box, card), first = 0;
    if (myst_controls(d->match, d->s, landmark) != team)
        return 0;
    while (card_of(t, first) < CARD_FIRST || myst_card_landmark(d->box, card_of(t, first)) != landmark)
        first++;
    return myst_card_value(d->box, card)
           + (first == index && myst_earns_bonus(d->match, d->s, team, landmark) ? d->box->bonus : 0);
}

static void draw_card(struct myst_drawing *d, int team, int index, struct point at)
{
    const struct myst_team *t = &d->s->team[team];
    int card = card_of(t, index);
    bool flipped = index >= t->hand_size, known = card >= CARD_FIRST;
    const char *name = known ? d->box->landmark[myst_card_landmark(d->box, card)] : NULL;
    int middle = at.x + CARD_WIDTH / 2;
    canvas_box(d->canvas, at.x, at.y, CARD_WIDTH, CARD_HEIGHT,
               (struct paint){.fill = INK_WHITE, .line = INK_PLAIN, .width = flipped ? 3 : 1});
    if (!known) {
        canvas_piece(d->canvas, middle, at.y + 22, 36, INK_STONE, card == CARD_UNKNOWN ? "card-back" : "linking-book");
        write_name(d, card == CARD_UNKNOWN ? "not known" : "linking-book", middle,
                   at.y + (card == CARD_UNKNOWN ? 50 : 49));
        return;
    }
    canvas_label(d->canvas, at.x + 16, at.y + 19, 24, INK_PLAIN,
                 canvas_id(d->canvas, "%d", myst_card_value(d->box, card)));
    int control = myst_controls(d->match, d->s, myst_card_landmark(d->box, card));
    if (myst_is_usual(name))
        canvas_piece(d->canvas, at.x + 58, at.y + 21, 34, control < 0 ? INK_STONE : myst_ink(d, control), name);
    write_name(d, name, middle, at.y + 47);
    int earned = brings(d, team, index);
    canvas_label(d->canvas, middle, at.y + CARD_HEIGHT + EARNED / 2, LEAST_WRITING, earned ? INK_PLAIN : INK_FAINT,
                 canvas_id(d->canvas, earned ? "+%d" : "%d", earned));
}

static int team_height(const struct myst_team *t)
{
    int rows = (t->hand_size + t->flips + IN_ROW - 1) / IN_ROW;
    return HEAD + FOOT + 6 + rows * (CARD_HEIGHT + EARNED);
}

static void draw_head(struct myst_drawing *d, int team, int y)
{
    bool next = d->s->phase == PHASE_EXPLORE && myst_next(d->match, d->s) >> team & 1;
    const char *points = myst_points(d, team);
    canvas_box(d->canvas, 2, y + 2, PART_WIDTH - 4, HEAD - 4,
               (struct paint){.fill = myst_pale(d, team), .line = INK_PLAIN, .width = next ? 4 : 1, .texture = team});
    canvas_piece(d->canvas, 22, y + HEAD / 2, 30, myst_ink(d, team), "pawn");
    const char *title = myst_team_title(d, team);
    size_t room = d->s->phase == PHASE_PUZZLE ? 14 : 32;
    canvas_words(d->canvas, 42, y + HEAD / 2, 19, INK_BLACK,
                 canvas_id(d->canvas, "%.*s", (int)cut_length(title, strlen(title), room), title));
    canvas_label(d->canvas, PART_WIDTH - 8 - canvas_width_of(points, 26) / 2, y + HEAD / 2, 26, INK_BLACK,
                 canvas_id(d->canvas, "%s", points));
}

static void draw_team(struct myst_drawing *d, int team, int y)
{
    const struct myst_team *t = &d->s->team[team];
    int line[LINES], foot = y + team_height(t) - FOOT / 2 - 6;
    canvas_group(d->canvas, canvas_id(d->canvas, "team-%d", team), "%s and its cards", d->match->names[team]);
    canvas_box(d->canvas, 1, y + 1, PART_WIDTH - 2, team_height(t) - 6,
               (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
    draw_head(d, team, y);
    for (int i = 0; i < t->hand_size + t->flips; i++)
        draw_card(d, team, i,
                  (struct point){3 + i % IN_ROW * STEP, y + HEAD + 2 + i / IN_ROW * (CARD_HEIGHT + EARNED)});
    if (!d->s->whose_unknown) {
        myst_lines(d->match, d->s, team, CARDS_ALL, line);
        canvas_words(d->canvas, 8, foot, LEAST_WRITING, INK_PLAIN,
                     canvas_id(d->canvas, "%d piece%s", t->placed, plural(t->placed)));
        canvas_piece(d->canvas, 122, foot, 22, myst_ink(d, team), "switch");
        canvas_words(d->canvas, 136, foot, LEAST_WRITING, INK_PLAIN,
                     canvas_id(d->canvas, "%d switch%s + %d values + %d bonus", line[LINE_SWITCHES],
                               line[LINE_SWITCHES] == 1 ? "" : "es", line[LINE_VALUES], line[LINE_BONUS]));
    }
    if (d->s->phase == PHASE_PUZZLE) { /* a caption of its own, since every piece of the other team changes it */
        canvas_caption(d->canvas, canvas_id(d->canvas, "choices-%d", team), "%s", "");
        canvas_box(d->canvas, PART_WIDTH / 2 - 30, y + 6, 130, HEAD - 12, (struct paint){.fill = myst_pale(d, team)});
        canvas_label(d->canvas, PART_WIDTH / 2 + 35, y + HEAD / 2, LEAST_WRITING, INK_BLACK,
                     canvas_id(d->canvas, d->choices[team] ? "may place on %d" : "shut out", d->choices[team]));
    }
}

/* ---- the spinner ---- */

enum { OUTER = 72, INNER = 46, HUB = 20, SIXTHS = 6 };

/* The middles of the sixths of a ring, clockwise from the top, and the lines before them, in hundredths. */
static const struct point middle_of[] = {{0, -100}, {87, -50}, {87, 50}, {0, 100}, {-87, 50}, {-87, -50}};
static const struct point line_of[] = {{-50, -87}, {50, -87}, {100, 0}, {50, 87}, {-50, 87}, {-100, 0}};

static struct point off(struct point at, struct point way, int radius)
{
    return (struct point){at.x + way.x * radius / 100, at.y + way.y * radius / 100};
}

static int sixth_of(const struct myst_ring *ring, int number)
{
    for (int i = 0; !ring->any && ring->count == SIXTHS && i < SIXTHS; i++)
        if (ring->number[i] == number)
            return i;
    return -1;
}

/* Draws a ring, with the sixth that was spun filled. Only a ring with six numbers is divided. */
static void draw_ring(struct myst_drawing *d, const struct myst_ring *ring, struct point at, int radius, int inside,
                      int number, enum ink ink)
{
    int spun = sixth_of(ring, number), middle = (radius + inside) / 2;
    canvas_circle(d->canvas, at.x, at.y, radius, (struct paint){.fill = INK_WHITE, .line = INK_BLACK, .width = 2});
    if (spun >= 0) {
        const struct point wedge[] = {at, off(at, line_of[spun], radius), off(at, middle_of[spun], radius),
                                      off(at, line_of[(spun + 1) % SIXTHS], radius)};
        canvas_polygon(d->canvas, wedge, 4, (struct paint){.fill = ink, .line = INK_BLACK});
    }
    for (int i = 0; !ring->any && ring->count == SIXTHS && i < SIXTHS; i++) {
        struct point to = off(at, middle_of[i], middle);
        canvas_line(d->canvas, at, off(at, line_of[i], radius), (struct paint){.line = INK_BLACK});
        canvas_label(d->canvas, to.x, to.y, LEAST_WRITING, INK_BLACK, canvas_id(d->canvas, "%d", ring->number[i]));
    }
}

static void draw_spinner(struct myst_drawing *d, int top)
{
    enum { SIDE = 30, MOST = 10, TURNS_TOP = 76 };
    const struct myst_state *s = d->s;
    struct point at = {SPINNER / 2, top + SPINNER / 2};
    int next = myst_next(d->match, s) == 2u ? 1 : 0, words = SPINNER + 10, spun = sixth_of(&d->box->outer, s->spun),
        least = s->team[0].moved < s->team[1].moved ? s->team[0].moved : s->team[1].moved;
    canvas_caption(d->canvas, "spinner", s->spun == NONE ? "the spinner" : "the spinner: %d", s->spun);
    draw_ring(d, &d->box->outer, at, OUTER, INNER, s->spun, myst_ink(d, next));
    draw_ring(d, &d->box->inner, at, INNER, HUB, s->turns, INK_SAND);
    canvas_circle(d->canvas, at.x, at.y, HUB, (struct paint){.fill = INK_STONE, .line = INK_BLACK});
    if (spun >= 0)
        canvas_arrow(d->canvas, off(at, middle_of[(spun + 3) % SIXTHS], HUB - 6), off(at, middle_of[spun], HUB - 3),
                     (struct paint){.line = INK_BLACK, .width = 4});
    if (s->spun != NONE)
        canvas_words(d->canvas, words, top + 22, 26, INK_PLAIN,
                     canvas_id(d->canvas, s->spun == 1 ? "%d space" : "%d spaces", s->spun));
    else
        canvas_words(d->canvas, words, top + 22, LEAST_WRITING, INK_PLAIN, "nothing spun");
    if (least >= 0 && least < s->turns)
        canvas_words(d->canvas, words, top + 58, LEAST_WRITING, INK_PLAIN,
                     canvas_id(d->canvas, "turn %d of %d", least + 1, s->turns));
    /* A row of turns for each team, with a pawn in those it has moved in. */
    for (int team = 0; team < TEAMS; team++)
        for (int turn = 0; turn < s->turns && turn < MOST; turn++) {
            int x = words + turn * SIDE, y = top + TURNS_TOP + team * SIDE;
            canvas_box(d->canvas, x, y, SIDE, SIDE, (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
            if (turn < s->team[team].moved)
                canvas_piece(d->canvas, x + SIDE / 2, y + SIDE / 2, 26, myst_ink(d, team), "pawn");
        }
}

/* ---- the landmarks ---- */

enum { BOX_WIDTH = 231, BOX_HEIGHT = 48 };

/* Who has the key piece, whether it covers another, and what the known cards bring each team. */
static void draw_landmark(struct myst_drawing *d, int landmark)
{
    struct point at = {2 + landmark % 2 * (BOX_WIDTH + 2), landmark / 2 * (BOX_HEIGHT + 3)};
    const char *name = d->box->landmark[landmark];
    int key = d->box->key[landmark], team = myst_visible(d, key), control = myst_controls(d->match, d->s, landmark),
        base = myst_owner(d->s, key);
    bool covered = d->s->cover[landmark] >= 0;
    const char *state = base == NOBODY                                          ? "not placed"
                        : covered                                               ? "covered"
                        : base == UNKNOWN                                       ? "unknown"
                        : !myst_lies_right(d->s, key, base)                     ? "wrong piece"
                        : myst_in_supply(d->match, d->s, myst_other(base), key) ? "open"
                                                                                : "closed";
    canvas_caption(d->canvas, canvas_id(d->canvas, "landmark-%s", name), "%s on %s", name, d->box->id[key]);
    canvas_box(d->canvas, at.x, at.y + 2, BOX_WIDTH, BOX_HEIGHT, (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
    if (myst_is_usual(name))
        canvas_piece(d->canvas, at.x + 20, at.y + 26, 32, control < 0 ? INK_STONE : myst_ink(d, control), name);
    if (covered)
        canvas_piece(d->canvas, at.x + 54, at.y + 22, 28, myst_ink(d, base), "key-piece");
    if (team >= 0)
        canvas_piece(d->canvas, at.x + 54 + 8 * covered, at.y + 26 + 4 * covered, 28, myst_ink(d, team), "key-piece");
    myst_write_name(d, at.x + 132, at.y + 15, name);
    canvas_label(d->canvas, at.x + 132, at.y + 35, LEAST_WRITING, INK_FAINT,
                 canvas_id(d->canvas, "%s %s", d->box->id[key], state));
    canvas_label(
        d->canvas, at.x + BOX_WIDTH - 22, at.y + 26, 18, INK_PLAIN,
        canvas_id(d->canvas, "%d:%d", myst_landmark_brings(d, 0, landmark), myst_landmark_brings(d, 1, landmark)));
}

void myst_draw_landmarks(struct myst_drawing *d)
{
    if (d->box->landmarks == 0)
        return;
    canvas_part(d->canvas, "landmarks", "the landmarks", PART_WIDTH,
                (d->box->landmarks + 1) / 2 * (BOX_HEIGHT + 3) + 2);
    for (int landmark = 0; landmark < d->box->landmarks; landmark++)
        draw_landmark(d, landmark);
}

/* The spinner is there from the start, so that the parts below it stay where they are. */
void myst_draw_teams(struct myst_drawing *d)
{
    const struct myst_team *t = d->s->team;
    int y = 0;
    canvas_part(d->canvas, "teams", "the teams", PART_WIDTH, team_height(&t[0]) + team_height(&t[1]) + SPINNER + 4);
    for (int team = 0; team < TEAMS; team++) {
        draw_team(d, team, y);
        y += team_height(&t[team]);
    }
    draw_spinner(d, y);
}
