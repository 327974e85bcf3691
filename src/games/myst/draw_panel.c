/* Myst: what stands beside the board: the moment, the teams, the landmarks. */
#include "games/myst/draw.h"

enum { NEIGHBOURS_MOST = 64 };

/* A book places a piece only on its own position, which must be open. */
static void say_race(struct myst_drawing *d, int team)
{
    const char *name = d->match->names[team];
    bool may_link = false;
    for (int position = 0; position < d->box->positions; position++)
        may_link = may_link || (myst_is_open(d->s, position) && myst_in_supply(d->match, d->s, team, position));
    canvas_resume(d->canvas, "team-%d", team);
    if (d->choices[team] > 0)
        canvas_say(d->canvas, myst_ink(d, team), "%s may place on %d position%s", name, d->choices[team],
                   plural(d->choices[team]));
    else
        canvas_say(d->canvas, myst_ink(d, team), "%s is shut out%s", name,
                   may_link && myst_may_hold_book(d->match, d->s, team) ? ", except with a Linking Book" : "");
}

static void say_move(struct myst_drawing *d)
{
    const struct myst_state *s = d->s;
    unsigned next = myst_next(d->match, s);
    struct text turn = {0};
    myst_round(d->match, s, &turn);
    canvas_resume(d->canvas, "spinner");
    canvas_say(d->canvas, INK_PLAIN, "%s%s%s to move", text_string(&turn), turn.length ? ", " : "",
               next == 3u ? "either team" : d->match->names[next == 1u ? 0 : 1]);
    text_free(&turn);
    if (s->spun != NONE)
        canvas_say(d->canvas, INK_PLAIN, "spun: %d", s->spun);
    canvas_resume(d->canvas, "panel");
    if (s->just_moved != NOBODY)
        canvas_say(d->canvas, INK_PLAIN, "%s has just moved and may still act", d->match->names[s->just_moved]);
}

static void say_cards(struct myst_drawing *d, const char *label, const int *cards, int count)
{
    struct myst_text line = {0};
    if (!count)
        return;
    for (int i = 0; i < count; i++) {
        char room[WORD_ROOM];
        myst_add(&line, "%s%s", i ? " " : "",
                 cards[i] == CARD_UNKNOWN ? "?" : myst_card_name(d->match, cards[i], room));
    }
    canvas_say(d->canvas, INK_PLAIN, "  %s  %s", label, line.text);
}

/* "blue", "oaks (blue)", "blue: ann, bob" with the names of people. */
const char *myst_team_title(struct myst_drawing *d, int team)
{
    const char *name = d->match->names[team], *colour = myst_colour(d->s, team), *joined = ": ",
               *title = same(name, colour) ? name : canvas_id(d->canvas, "%s (%s)", name, colour);
    for (const struct other_name *other = d->match->other_names; other; other = other->next)
        if (other->seat == team && !other->said) {
            title = canvas_id(d->canvas, "%s%s%s", title, joined, other->name);
            joined = ", ";
        }
    return title;
}

static void say_team(struct myst_drawing *d, int team)
{
    const struct myst_team *t = &d->s->team[team];
    struct myst_text aside = {0};
    int line[LINES];
    canvas_resume(d->canvas, "team-%d", team);
    canvas_say(d->canvas, myst_ink(d, team), "%s", myst_team_title(d, team));
    canvas_say(d->canvas, INK_PLAIN, "  pieces  %s%s%s",
               d->s->whose_unknown ? "?" : canvas_id(d->canvas, "%d", t->placed),
               d->s->youngest == team ? ", has the youngest player" : "",
               t->played == 0   ? ""
               : t->played == 1 ? ", used a Linking Book"
                                : ", used two Linking Books");
    say_cards(d, "hand", t->hand, t->hand_size);
    say_cards(d, "flipped", t->flipped, t->flips);
    for (int landmark = 0; landmark < d->box->landmarks; landmark++)
        if (myst_is_aside(d->s, team, landmark))
            myst_add(&aside, "%s%s", aside.used ? " " : "", d->box->landmark[landmark]);
    if (aside.used)
        canvas_say(d->canvas, INK_PLAIN, "  out of play  %s", aside.text);
    if (d->s->whose_unknown) {
        canvas_say(d->canvas, INK_PLAIN, "  points  ?");
        return;
    }
    myst_lines(d->match, d->s, team, CARDS_ALL, line);
    canvas_say(d->canvas, INK_PLAIN, "  points  %d switch%s, values %d, bonus %d: %s", line[LINE_SWITCHES],
               line[LINE_SWITCHES] == 1 ? "" : "es", line[LINE_VALUES], line[LINE_BONUS], myst_points(d, team));
}

const char *myst_points(const struct myst_drawing *d, int team)
{
    int sum = myst_total(d->match, d->s, team, CARDS_ALL);
    if (d->s->whose_unknown)
        return "?";
    struct range more = myst_range(d->match, d->s, team);
    return canvas_id(d->canvas, range_known(more) ? "%d" : "%d to %d", sum + more.low, sum + more.high);
}

int myst_landmark_brings(const struct myst_drawing *d, int team, int landmark)
{
    struct myst_worth worth = myst_worth(d->match, d->s, team, landmark, CARDS_ALL);
    return myst_controls(d->match, d->s, landmark) == team ? worth.values + worth.bonus : 0;
}

static void say_landmark(struct myst_drawing *d, int landmark)
{
    const struct myst_state *s = d->s;
    const char *const *names = d->match->names;
    int key = d->box->key[landmark], control = myst_controls(d->match, s, landmark), base = myst_owner(s, key);
    char state[100];
    if (base == NOBODY)
        put_string(state, sizeof state, "not yet placed");
    else if (base == UNKNOWN)
        put_string(state, sizeof state, s->cover[landmark] >= 0 ? "a cover" : "unknown");
    else if (s->cover[landmark] >= 0)
        put_string(state, sizeof state, "covers %s", names[base]);
    else if (!myst_lies_right(s, key, base))
        put_string(state, sizeof state, "a wrong piece");
    else if (myst_in_supply(d->match, s, myst_other(base), key))
        put_string(state, sizeof state, "open for %s", names[myst_other(base)]);
    else
        put_string(state, sizeof state,
                   myst_is_aside(s, myst_other(base), landmark) ? "closed after a removal" : "closed");
    canvas_resume(d->canvas, "landmark-%s", d->box->landmark[landmark]);
    canvas_say(d->canvas, control < 0 ? INK_FAINT : myst_ink(d, control), "%s  %s  %s  %s  %d : %d",
               d->box->landmark[landmark], d->box->id[key],
               control == NOBODY ? "nobody"
               : control < 0     ? "unknown"
                                 : names[control],
               state, myst_landmark_brings(d, 0, landmark), myst_landmark_brings(d, 1, landmark));
}

static void say_neighbours(struct myst_drawing *d)
{
    const struct myst_graph *sides = &d->box->touch[TOUCH_SIDE];
    if (d->box->grid || d->box->positions > NEIGHBOURS_MOST)
        return;
    for (int position = 0; position < d->box->positions; position++) {
        if (d->box->placed[position])
            continue;
        struct myst_text line = {0};
        for (int i = sides->from[position]; i < sides->from[position + 1]; i++)
            myst_add(&line, "%s%s", i > sides->from[position] ? " " : "", d->box->id[sides->near[i]]);
        canvas_say(d->canvas, INK_FAINT, "%s  beside  %s", d->box->id[position], line.text);
    }
}

void myst_say_panel(struct myst_drawing *d)
{
    canvas_caption(d->canvas, "panel", "the teams and the landmarks");
    for (int team = 0; d->s->phase == PHASE_PUZZLE && team < TEAMS; team++)
        say_race(d, team);
    if (d->s->phase == PHASE_EXPLORE)
        say_move(d);
    for (int team = 0; team < TEAMS; team++)
        say_team(d, team);
    if (d->box->landmarks > 0)
        canvas_resume(d->canvas, "landmark-%s", d->box->landmark[0]);
    canvas_say(d->canvas, INK_PLAIN, "landmark  key  shows  state  points");
    for (int landmark = 0; landmark < d->box->landmarks; landmark++)
        say_landmark(d, landmark);
    canvas_caption(d->canvas, "neighbours", "%s", "");
    say_neighbours(d);
}
