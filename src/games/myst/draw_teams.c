/* Myst: the teams drawn: their cards, and the spinner between them. */
#include <string.h>

#include "games/myst/draw.h"

enum { HEAD = 34, CARD_WIDTH = 90, CARD_HEIGHT = 74, STEP = 93, IN_ROW = 5, SPINNER = 86 };

bool myst_has_art(const char *landmark)
{
    static const char *const drawn[] = {"clock-tower", "giant-gears", "library",     "log-cabin",
                                        "planetarium", "rocket-ship", "sunken-ship", NULL};
    for (int i = 0; drawn[i]; i++)
        if (strcmp(drawn[i], landmark) == 0)
            return true;
    return false;
}

/* A word in one line or two. */
static void write_name(struct myst_drawing *d, const char *name, int x, int y)
{
    int first = (int)strcspn(name, "-");
    if (!name[first] || (int)strlen(name) <= 9) {
        canvas_label(d->canvas, x, y + 8, LEAST_WRITING, INK_PLAIN, "%.11s", name);
        return;
    }
    canvas_label(d->canvas, x, y, LEAST_WRITING, INK_PLAIN, "%.*s", first, name);
    canvas_label(d->canvas, x, y + 15, LEAST_WRITING, INK_PLAIN, "%.11s", name + first + 1);
}

static void draw_card(struct myst_drawing *d, int card, struct point at, bool flipped)
{
    bool known = card >= CARD_FIRST;
    const char *name = known ? d->box->landmark[myst_card_landmark(d->box, card)] : NULL;
    canvas_box(d->canvas, at.x, at.y, CARD_WIDTH, CARD_HEIGHT,
               (struct paint){.fill = flipped ? INK_FAINT : INK_PAPER, .line = INK_PLAIN, .dashed = flipped});
    if (!known) {
        canvas_piece(d->canvas, at.x + CARD_WIDTH / 2, at.y + 24, 34, INK_STONE,
                     card == CARD_UNKNOWN ? "myst-card-back" : "myst-linking-book");
        canvas_label(d->canvas, at.x + CARD_WIDTH / 2, at.y + 58, LEAST_WRITING, INK_PLAIN, "%s",
                     card == CARD_UNKNOWN ? "?" : "link book");
        return;
    }
    canvas_label(d->canvas, at.x + 14, at.y + 16, 20, INK_PLAIN, "%d", myst_card_value(d->box, card));
    if (myst_has_art(name))
        canvas_piece(d->canvas, at.x + 56, at.y + 22, 34, INK_STONE, "myst-%s", name);
    write_name(d, name, at.x + CARD_WIDTH / 2, at.y + 49);
}

static int card_rows(const struct myst_team *t)
{
    return (t->hand_size + t->flips + IN_ROW - 1) / IN_ROW;
}

static void draw_team(struct myst_drawing *d, int team, int y)
{
    const struct myst_team *t = &d->s->team[team];
    int low = 0, high = 0, sum = myst_known_total(d->match, d->s, team);
    char id[24];
    put_string(id, sizeof id, "team-%d", team);
    canvas_group(d->canvas, id, "%s and its cards", d->match->names[team]);
    canvas_box(d->canvas, 2, y + 2, PART_WIDTH - 4, HEAD - 4,
               (struct paint){.fill = myst_ink(d, team), .line = INK_PLAIN, .texture = team});
    canvas_piece(d->canvas, 20, y + HEAD / 2, 26, myst_ink(d, team), "myst-pawn");
    canvas_words(d->canvas, 38, y + HEAD / 2, 17, INK_BLACK, "%.18s", d->match->names[team]);
    if (!d->s->whose_unknown) {
        myst_range(d->match, d->s, team, &low, &high);
        canvas_words(d->canvas, 300, y + HEAD / 2, 17, INK_BLACK, low == high ? "%d points" : "%d to %d points",
                     sum + low, sum + high);
    }
    for (int i = 0; i < t->hand_size + t->flips; i++)
        draw_card(d, i < t->hand_size ? t->hand[i] : t->flipped[i - t->hand_size],
                  (struct point){3 + i % IN_ROW * STEP, y + HEAD + 2 + i / IN_ROW * (CARD_HEIGHT + 4)},
                  i >= t->hand_size);
}

/* Two rings of six sixths each, the number that was spun, and the turns as a row. */
static void draw_spinner(struct myst_drawing *d, int y)
{
    static const struct point sixth[] = {{100, 0}, {50, 87}, {-50, 87}, {-100, 0}, {-50, -87}, {50, -87}};
    const struct myst_state *s = d->s;
    struct point middle = {44, y + SPINNER / 2};
    canvas_caption(d->canvas, "spinner", s->spun == NONE ? "the spinner" : "the spinner: %d", s->spun);
    canvas_circle(d->canvas, middle.x, middle.y, 40, (struct paint){.fill = INK_PAPER, .line = INK_PLAIN, .width = 2});
    for (int i = 0; i < 6; i++)
        canvas_line(d->canvas, middle,
                    (struct point){middle.x + sixth[i].x * 40 / 100, middle.y + sixth[i].y * 40 / 100},
                    (struct paint){.line = INK_FAINT});
    canvas_circle(d->canvas, middle.x, middle.y, 26, (struct paint){.fill = INK_SAND, .line = INK_PLAIN});
    canvas_circle(d->canvas, middle.x, middle.y, 15, (struct paint){.fill = INK_WHITE, .line = INK_PLAIN});
    canvas_label(d->canvas, middle.x, middle.y, 20, INK_BLACK, s->spun == NONE ? "-" : "%d", s->spun);
    canvas_words(d->canvas, 96, y + 14, LEAST_WRITING, INK_PLAIN, s->spun == NONE ? "nothing spun" : "spun: %d",
                 s->spun);
    for (int team = 0; team < TEAMS; team++)
        for (int turn = 0; turn < s->turns && turn < 12; turn++) {
            struct point at = {108 + turn * 28, y + 38 + team * 28};
            canvas_box(d->canvas, at.x - 13, at.y - 13, 26, 26, (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
            if (turn < s->team[team].moved)
                canvas_piece(d->canvas, at.x, at.y, 22, myst_ink(d, team), "myst-pawn");
        }
}

void myst_draw_teams(struct myst_drawing *d)
{
    const struct myst_team *t = d->s->team;
    bool spinner = d->s->phase == PHASE_EXPLORE;
    int rows[TEAMS] = {card_rows(&t[0]), card_rows(&t[1])}, y = spinner ? SPINNER + 6 : 0;
    canvas_part(d->canvas, "teams", "the teams", PART_WIDTH,
                y + TEAMS * (HEAD + 6) + (rows[0] + rows[1]) * (CARD_HEIGHT + 4));
    if (spinner)
        draw_spinner(d, 2);
    for (int team = 0; team < TEAMS; team++) {
        draw_team(d, team, y);
        y += HEAD + 6 + rows[team] * (CARD_HEIGHT + 4);
    }
}
