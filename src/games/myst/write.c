/* Myst: the table in the words of `table:`. What may be left out is there for claims, but not printed. */
#include "games/myst/myst.h"

static const char *id_of(const struct match *match, int position)
{
    return myst_box_of(match)->id[position];
}

static void write_teams(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool by_name = same(match->names[0], "yellow") || same(match->names[1], "blue");
    write_seat(w, match, "youngest", s->youngest, "unknown");
    write_map(write_hidden_if(w, s->first_is_yellow == by_name && !s->colours_given), "colours");
    for (int team = 0; team < TEAMS; team++)
        write_word(w, match->names[team], myst_colour(s, team));
    write_end(w);
    write_map(w, "members");
    for (int team = 0; team < TEAMS; team++) {
        write_list(w, match->names[team]);
        for (const struct other_name *name = match->other_names; name; name = name->next)
            if (name->seat == team && !name->said)
                write_word(w, NULL, name->name);
        write_end_if_any(w);
    }
    write_end_if_any(w);
}

static void write_cards(const struct match *match, struct writer *w, const char *key, const int *cards, int count)
{
    write_list(w, key);
    for (int i = 0; i < count; i++) {
        char room[WORD_ROOM];
        write_word(w, NULL, myst_card_name(match, cards[i], room));
    }
    write_end(w);
}

/* A team whose cards nobody has mentioned has five unknown ones; printing them would say that they were dealt. */
static void write_hands(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_team *t = s->team;
    write_map(w, "hands");
    for (int i = 0; i < TEAMS; i++)
        write_cards(match, write_hidden_if(w, !t[i].has_cards), match->names[i], t[i].hand, t[i].hand_size);
    write_end_if_any(w);
    write_map(w, "dealt");
    for (int i = 0; i < TEAMS; i++) {
        int dealt = t[i].has_cards ? t[i].dealt : 0;
        write_number(write_hidden_if(w, !t[i].has_cards || dealt == HAND), match->names[i], dealt);
    }
    write_end_if_any(w);
    bool none = !t[0].played && !t[1].played;
    write_hidden_if(w, (s->phase == PHASE_START && none) || (!t[0].has_cards && !t[1].has_cards));
    write_map(w, "played");
    for (int i = 0; i < TEAMS; i++) {
        bool certain = myst_most_played(match, s, i) == t[i].played;
        if (t[i].played_open && certain)
            write_number(write_hidden_if(w, true), match->names[i], t[i].played);
        write_hidden_if(w, !t[i].has_cards);
        write_count(w, match->names[i], t[i].played_open ? UNKNOWN : t[i].played);
    }
    write_end(w);
}

/* What was turned up and said in the scoring. */
static void write_shown(const struct match *match, const struct myst_state *s, struct writer *w)
{
    write_map(w, "flipped");
    for (int i = 0; i < TEAMS; i++)
        write_cards(match, write_hidden_if(w, !s->team[i].flips), match->names[i], s->team[i].flipped,
                    s->team[i].flips);
    write_end_if_any(w);
    write_map(w, "shown");
    for (int i = 0; i < TEAMS; i++)
        write_number(write_hidden_if(w, !s->team[i].shown), match->names[i], s->team[i].shown);
    write_end_if_any(w);
    if (s->phase < PHASE_SCORING)
        return;
    write_map(w, "said");
    for (int i = 0; i < TEAMS; i++)
        write_number(write_hidden_if(w, !s->team[i].slipped), match->names[i], myst_said(match, s, i));
    write_end_if_any(w);
}

/* A position for each team, `none` or `unknown`. What is unknown is left out, unless the rest would let one think that
   it is known. */
static void write_places(const struct match *match, const struct myst_state *s, struct writer *w, bool pawns)
{
    write_map(w, pawns ? "pawns" : "first");
    for (int i = 0; i < TEAMS; i++) {
        const struct myst_team *team = &s->team[i];
        int place = pawns ? team->pawn : team->first;
        bool usual_pawn = s->phase < PHASE_EXPLORE || (place == UNKNOWN && (team->moved != 0 || team->first < 0)),
             usual_first = place < 0 && place == myst_usual_first_piece(match, s, i);
        write_hidden_if(w, pawns ? usual_pawn : usual_first);
        write_word(w, match->names[i], place == UNKNOWN ? "unknown" : place == NONE ? "none" : id_of(match, place));
    }
    write_end_if_any(w);
}

/* Runs where several neighbours in box order lie right. */
static void write_pieces(const struct match *match, const struct myst_state *s, struct writer *w)
{
    int count = myst_box_of(match)->positions;
    write_map(w, "pieces");
    for (int team = 0; team < TEAMS; team++) {
        write_hidden_if(w, s->whose_unknown || myst_bare(s));
        if (s->whose_unknown) {
            write_word(w, match->names[team], "unknown");
            continue;
        }
        write_list(w, match->names[team]);
        for (int at = 0, last = 0; at < count; at = last + 1) {
            char word[WORD_ROOM];
            last = at;
            if (myst_owner(s, at) != team)
                continue;
            while (myst_lies_right(s, at, team) && last + 1 < count && myst_lies_right(s, last + 1, team))
                last++;
            const char *joint = last > at ? ".." : myst_lies_right(s, at, team) ? "" : "@";
            put_string(word, sizeof word, "%s%s%s", id_of(match, *joint == '@' ? myst_piece_on(s, at) : at), joint,
                       *joint ? id_of(match, last) : "");
            write_word(w, NULL, word);
        }
        write_end(w);
    }
    write_end_if_any(w);
}

/* Printed is a known cover; where whose pieces is unknown, also that there is none. */
static void write_covers(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_box *box = myst_box_of(match);
    write_map(w, "covers");
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int cover = s->cover[landmark];
        write_hidden_if(w, cover < 0 && !(s->whose_unknown && cover == NOBODY));
        write_word(w, box->landmark[landmark],
                   cover == UNKNOWN  ? "unknown"
                   : cover == NOBODY ? "none"
                                     : match->names[cover]);
    }
    write_end_if_any(w);
}

static void write_aside(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_box *box = myst_box_of(match);
    write_map(w, "aside");
    for (int team = 0; team < TEAMS; team++) {
        if (s->whose_unknown && !s->team[team].aside) {
            write_word(write_hidden_if(w, true), match->names[team], "unknown");
            continue;
        }
        write_list(w, match->names[team]);
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (myst_is_aside(s, team, landmark))
                write_word(w, NULL, box->landmark[landmark]);
        write_end_if_any(w);
    }
    write_end_if_any(w);
}

/* Moves that are assumed and unchanged are left out. */
static void write_turns(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool exploring = s->phase >= PHASE_EXPLORE, first_unknown = s->went_first == NOBODY;
    if (s->turns != NONE)
        write_number(w, "turns", s->turns);
    else
        write_word(write_hidden_if(w, true), "turns", exploring ? "unknown" : "none");
    if (exploring) {
        write_hidden_if(w, first_unknown && myst_usual_first(match, s) == NOBODY);
        write_word(w, "went-first", first_unknown ? "unknown" : match->names[s->went_first]);
    }
    write_map(w, "moved");
    for (int i = 0; i < TEAMS; i++)
        write_count(write_hidden_if(w, !exploring || s->team[i].moved_assumed), match->names[i], s->team[i].moved);
    write_end_if_any(w);
}

static void write_moment(const struct match *match, const struct myst_state *s, struct writer *w)
{
    const struct myst_box *box = myst_box_of(match);
    bool explore = s->phase == PHASE_EXPLORE, reached = myst_any_reached(match, s);
    write_hidden_if(w, s->assumed & SPUN_ASSUMED || (!explore && s->spun == NONE));
    if (s->spun == NONE)
        write_word(w, "spun", "none");
    else
        write_number(w, "spun", s->spun);
    write_word(write_hidden_if(w, !s->spins_unwritten), "spins", s->spins_unwritten ? "unwritten" : "written");
    write_hidden_if(w, s->assumed & JUST_MOVED_ASSUMED || (!explore && s->just_moved == NOBODY));
    write_word(w, "just-moved", s->just_moved == NOBODY ? "none" : match->names[s->just_moved]);
    write_hidden_if(w, s->assumed & REACHED_ASSUMED || (!explore && !reached));
    if (reached) {
        write_list(w, "reached");
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (s->reached[landmark] & REACHED)
                write_word(w, NULL, box->id[box->key[landmark]]);
        write_end(w);
    } else
        write_word(w, "reached", "none");
    if (s->passing_from != NONE) {
        write_map(w, "passing");
        write_word(w, "from", box->id[s->passing_from]);
        write_number(w, "left", s->passing_left);
        write_end(w);
    } else
        write_word(write_hidden_if(w, true), "passing", "none");
}

void myst_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myst_state *s = state;
    write_word(w, "phase", myst_phase_names[s->phase]);
    write_teams(match, s, w);
    write_hands(match, s, w);
    write_shown(match, s, w);
    write_places(match, s, w, false);
    write_pieces(match, s, w);
    write_covers(match, s, w);
    write_aside(match, s, w);
    write_turns(match, s, w);
    write_places(match, s, w, true);
    write_list(w, "holes");
    for (int position = 0; position < myst_box_of(match)->positions && s->phase >= PHASE_EXPLORE; position++)
        if (myst_is_open(s, position))
            write_word(w, NULL, id_of(match, position));
    write_end_if_any(w);
    write_moment(match, s, w);
}
