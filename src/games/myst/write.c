/* Myst: the table in the words of `table:`. What goes without saying is there for claims, but not printed. */

#include "base/words.h"
#include "games/myst/myst.h"

static const char *id_of(const struct match *match, int position)
{
    return myst_box_of(match)->id[position];
}

static bool has_members(const struct match *match, int team)
{
    for (const struct other_name *name = match->other_names; name; name = name->next)
        if (name->seat == team)
            return true;
    return false;
}

static void write_members(const struct match *match, struct writer *w)
{
    myst_hide_if(w, !has_members(match, 0) && !has_members(match, 1));
    write_map(w, "members");
    for (int team = 0; team < TEAMS; team++) {
        myst_hide_if(w, !has_members(match, team));
        write_list(w, match->names[team]);
        for (const struct other_name *name = match->other_names; name; name = name->next)
            if (name->seat == team)
                write_word(w, NULL, name->name);
        write_end(w);
    }
    write_end(w);
}

static void write_teams(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool by_name = same(match->names[0], "yellow") || same(match->names[1], "blue");
    if (s->youngest != NOBODY)
        write_word(w, "youngest", match->names[s->youngest]);
    myst_hide_if(w, s->first_is_yellow == by_name && !s->colours_given);
    write_map(w, "colours");
    for (int team = 0; team < TEAMS; team++)
        write_word(w, match->names[team], myst_colour(s, team));
    write_end(w);
    write_members(match, w);
}

static void write_places(const struct match *match, struct writer *w, const char *key, int first, int second)
{
    int of[TEAMS] = {first, second};
    myst_hide_if(w, first == NONE && second == NONE);
    write_map(w, key);
    for (int team = 0; team < TEAMS; team++)
        if (of[team] != NONE)
            write_word(w, match->names[team], id_of(match, of[team]));
    write_end(w);
}

/* The pieces of a team: runs where several neighbours in box order lie right. */
static void write_pieces_of(const struct match *match, const struct myst_state *s, int team, struct writer *w)
{
    int count = myst_box_of(match)->positions;
    write_list(w, match->names[team]);
    for (int at = 0; at < count; at++) {
        char word[WORD_ROOM];
        int last = at;
        if (myst_owner(s, at) != team)
            continue;
        while (myst_lies_right(s, at, team) && last + 1 < count && myst_lies_right(s, last + 1, team))
            last++;
        if (!myst_lies_right(s, at, team))
            put_string(word, sizeof word, "%s@%s", id_of(match, myst_piece_on(s, at)), id_of(match, at));
        else
            put_string(word, sizeof word, "%s%s%s", id_of(match, at), last > at ? ".." : "",
                       last > at ? id_of(match, last) : "");
        write_word(w, NULL, word);
        at = last;
    }
    write_end(w);
}

static void write_pieces(const struct match *match, const struct myst_state *s, struct writer *w)
{
    myst_hide_if(w, !s->team[0].placed && !s->team[1].placed);
    write_map(w, "pieces");
    for (int team = 0; team < TEAMS; team++) {
        myst_hide_if(w, !s->team[team].placed);
        write_pieces_of(match, s, team, w);
    }
    write_end(w);
}

static void write_landmarks(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_box *box = myst_box_of(match);
    bool covered = false;
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        covered = covered || s->cover[landmark] != NOBODY;
    myst_hide_if(w, !covered);
    write_map(w, "covers");
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (s->cover[landmark] != NOBODY)
            write_word(w, box->landmark[landmark], match->names[s->cover[landmark]]);
    write_end(w);
    myst_hide_if(w, !s->team[0].aside && !s->team[1].aside);
    write_map(w, "aside");
    for (int team = 0; team < TEAMS; team++) {
        myst_hide_if(w, !s->team[team].aside);
        write_list(w, match->names[team]);
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (myst_is_aside(s, team, landmark))
                write_word(w, NULL, box->landmark[landmark]);
        write_end(w);
    }
    write_end(w);
}

static void write_holes(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool exploring = s->phase >= PHASE_EXPLORE;
    myst_hide_if(w, !exploring || s->open == 0);
    write_list(w, "holes");
    for (int position = 0; position < myst_box_of(match)->positions && exploring; position++)
        if (myst_is_open(s, position))
            write_word(w, NULL, id_of(match, position));
    write_end(w);
}

static void write_reached(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_box *box = myst_box_of(match);
    bool reached = false, passing = s->passing_from != NONE;
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        reached = reached || (s->reached[landmark] & REACHED);
    myst_hide_if(w, !reached);
    write_list(w, "reached");
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (s->reached[landmark] & REACHED)
            write_word(w, NULL, box->id[box->key[landmark]]);
    write_end(w);
    if (!passing)
        return;
    write_map(w, "passing");
    write_word(w, "from", box->id[s->passing_from]);
    write_number(w, "left", s->passing_left);
    write_end(w);
}

static void write_moves(const struct match *match, const struct myst_state *s, struct writer *w)
{
    if (s->turns != NONE)
        write_number(w, "turns", s->turns);
    if (s->leader != NOBODY) {
        myst_hide_if(w, s->leader == myst_usual_leader(match, s));
        write_word(w, "leader", match->names[s->leader]);
    }
    myst_hide_if(w, !s->team[0].moved && !s->team[1].moved);
    write_map(w, "moved");
    for (int team = 0; team < TEAMS; team++) {
        myst_hide_if(w, !s->team[team].moved);
        write_number(w, match->names[team], s->team[team].moved);
    }
    write_end(w);
    write_places(match, w, "pawns", s->team[0].pawn, s->team[1].pawn);
    write_holes(match, s, w);
    if (s->spun != NONE)
        write_number(w, "spun", s->spun);
    myst_hide_if(w, !s->spins_unwritten);
    write_word(w, "spins", s->spins_unwritten ? "unwritten" : "written");
    if (s->just_moved != NOBODY)
        write_word(w, "just-moved", match->names[s->just_moved]);
    write_reached(match, s, w);
}

void myst_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myst_state *s = state;
    write_word(w, "phase", myst_phase_names[s->phase]);
    write_teams(match, s, w);
    myst_write_cards(match, s, w);
    write_places(match, w, "first", s->team[0].first, s->team[1].first);
    write_pieces(match, s, w);
    write_landmarks(match, s, w);
    write_moves(match, s, w);
}
