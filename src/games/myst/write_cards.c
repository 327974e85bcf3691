/* Myst: the cards in the words of `table:`. */
#include "games/myst/myst.h"

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
    bool any = s->team[0].has_cards || s->team[1].has_cards;
    write_hidden_if(w, !any);
    write_map(w, "hands");
    for (int i = 0; i < TEAMS; i++) {
        write_hidden_if(w, !s->team[i].has_cards);
        write_cards(match, w, match->names[i], s->team[i].hand, s->team[i].hand_size);
    }
    write_end(w);
}

static void write_dealt(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool odd[TEAMS];
    for (int i = 0; i < TEAMS; i++)
        odd[i] = s->team[i].has_cards && s->team[i].dealt != HAND;
    write_hidden_if(w, !odd[0] && !odd[1]);
    write_map(w, "dealt");
    for (int i = 0; i < TEAMS; i++) {
        write_hidden_if(w, !odd[i]);
        write_number(w, match->names[i], s->team[i].has_cards ? s->team[i].dealt : 0);
    }
    write_end(w);
}

static void write_used(const struct match *match, const struct myst_state *s, struct writer *w)
{
    bool none = !s->team[0].played && !s->team[1].played;
    write_hidden_if(w, (s->phase == PHASE_START && none) || (!s->team[0].has_cards && !s->team[1].has_cards));
    write_map(w, "played");
    for (int i = 0; i < TEAMS; i++) {
        bool certain = myst_most_played(match, s, i) == s->team[i].played;
        if (s->team[i].played_open && certain) {
            write_hidden(w);
            write_number(w, match->names[i], s->team[i].played);
        }
        write_hidden_if(w, !s->team[i].has_cards);
        if (s->team[i].played_open)
            write_unknown(w, match->names[i]);
        else
            write_number(w, match->names[i], s->team[i].played);
    }
    write_end(w);
    write_hidden_if(w, !s->team[0].flips && !s->team[1].flips);
    write_map(w, "flipped");
    for (int i = 0; i < TEAMS; i++) {
        write_hidden_if(w, !s->team[i].flips);
        write_cards(match, w, match->names[i], s->team[i].flipped, s->team[i].flips);
    }
    write_end(w);
}

/* What was turned up and said in the scoring. */
static void write_shown(const struct match *match, const struct myst_state *s, struct writer *w)
{
    write_hidden_if(w, !s->team[0].shown && !s->team[1].shown);
    write_map(w, "shown");
    for (int i = 0; i < TEAMS; i++) {
        write_hidden_if(w, !s->team[i].shown);
        write_number(w, match->names[i], s->team[i].shown);
    }
    write_end(w);
    if (s->phase < PHASE_SCORING)
        return;
    write_hidden_if(w, !s->team[0].slipped && !s->team[1].slipped);
    write_map(w, "said");
    for (int i = 0; i < TEAMS; i++) {
        write_hidden_if(w, !s->team[i].slipped);
        write_number(w, match->names[i], myst_said(match, s, i));
    }
    write_end(w);
}

void myst_write_cards(const struct match *match, const struct myst_state *s, struct writer *w)
{
    write_hands(match, s, w);
    write_dealt(match, s, w);
    write_used(match, s, w);
    write_shown(match, s, w);
}
