/* Mykerinos: the lines beside the picture: scale, turn, players, choices, score. */
#include "game/marks.h"
#include "games/mykerinos/draw.h"

enum { LINE = 400 };

static void say_scale(struct myk_drawing *d)
{
    const struct myk_state *s = d->s;
    char line[LINE] = "";
    append_string(line, LINE,
                  "first player %s; scale:", s->marker == NOBODY ? "not known" : d->match->names[s->marker]);
    for (int space = 1; space <= myk_scale_spaces(d->match); space++) {
        int colour = myk_disk_on(d->match, s, space);
        append_string(line, LINE, "%s %d %s", space == 1 ? "" : ",", space,
                      colour == NOBODY ? "-" : myk_colour(d->match, colour));
    }
    canvas_resume(d->canvas, "scale");
    canvas_say(d->canvas, INK_PLAIN, "%s", line);
    canvas_resume(d->canvas, "panel");
}

static void say_turn(struct myk_drawing *d)
{
    const struct myk_state *s = d->s;
    const char *rest = "";
    if (s->phase != PHASE_EXCAVATION)
        return;
    if (myk_unpassed(d->match, s) == 1)
        rest = s->last_action ? ": must pass" : ": one more action, then pass";
    if (!*rest)
        canvas_resume(d->canvas, "scale");
    canvas_say(d->canvas, INK_MARK, "turn: %s%s", s->turn == NOBODY ? "not known" : d->match->names[s->turn], rest);
    canvas_resume(d->canvas, "panel");
    if (s->neutral_play != NOBODY && s->held[s->neutral_play] != 0)
        canvas_say(d->canvas, INK_MARK, "%s may place neutral cubes", d->match->names[s->neutral_play]);
}

static void say_choice(struct myk_drawing *d)
{
    const struct myk_state *s = d->s;
    if (s->phase != PHASE_SURVEY)
        return;
    struct myk_ranking ranking = myk_rank(d->match, s, s->area);
    struct myk_decision next = myk_decision_in(d->match, s, &ranking);
    int owner = next.owner;
    bool museum = myk_rank_in(&ranking, owner) <= 2 && s->reserve[owner] != 0;
    const char *name = d->match->names[owner], *between = "";
    char line[LINE] = "";
    if (next.due == DUE_PICK) {
        canvas_say(d->canvas, INK_MARK, "area %d: %s picks the tile that neutral removes", s->area, name);
        return;
    }
    append_string(line, LINE, "%s chooses: ", name);
    for (int side = LEFT; side <= RIGHT; side++)
        if (s->tile[myk_tile_of_area(s->area, side)] != GONE) {
            append_string(line, LINE, "%stake %s", between, side == LEFT ? "left" : "right");
            between = ", ";
        }
    const char *begin = *between ? ", museum " : "museum ";
    for (unsigned open = museum ? myk_open_rooms(d->match, s, owner) : 0; open; open &= open - 1) {
        append_string(line, LINE, "%s%s", begin, myk_room_names[__builtin_ctz(open)]);
        begin = " ";
        between = ", ";
    }
    if (d->match->house[HOUSE_DECLINE] == DECLINE_ALLOW || !*between)
        append_string(line, LINE, "%sdecline", between);
    canvas_say(d->canvas, INK_MARK, "area %d: %s", s->area, line);
}

static void say_player(struct myk_drawing *d, int seat)
{
    const struct myk_state *s = d->s;
    char line[LINE] = "";
    bool more = s->more_tiles >> seat & 1;
    append_string(line, LINE, "%c %s  stock %s  reserve %s  points %s  series %s", d->mark[seat], d->match->names[seat],
                  myk_number(s->stock[seat]).text, myk_number(s->reserve[seat]).text, myk_number(s->points[seat]).text,
                  more ? "?" : myk_number(myk_series(s->owned[seat])).text);
    if (d->match->seats == 2)
        append_string(line, LINE, "  neutral %s", myk_number(s->held[seat]).text);
    append_string(line, LINE, "  tiles");
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < s->owned[seat][kind]; i++) {
            bool tilted = i >= s->owned[seat][kind] - s->tilted[seat][kind];
            append_string(line, LINE, tilted ? " (%s)" : " %s", myk_kind_names[kind]);
        }
    if (more)
        append_string(line, LINE, " ?");
    canvas_say(d->canvas, myk_ink(seat), "%s", line);
}

/* ---- drawn ---- */

enum { PLAYER = 88, TILES_ROW = 38, TILE = 34, ROW_LEFT = 118, CUBE = 13 };

static int player_height(const struct myk_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        for (int kind = 0; kind < KINDS; kind++)
            if (d->s->owned[seat][kind])
                return PLAYER + TILES_ROW;
    return PLAYER;
}

/* Tiles are upright, or tilted once they are used. */
static void draw_tiles(struct myk_drawing *d, int seat, int y, int height)
{
    int x = 12;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < d->s->owned[seat][kind] && x < PART_WIDTH - 2 * TILE; i++) {
            bool tilted = i < d->s->tilted[seat][kind];
            int width = kind == BLANK ? 56 : TILE;
            canvas_box(d->canvas, x, y - TILE / 2, width, TILE,
                       (struct paint){.fill = tilted ? INK_NONE : myk_pale_ink(kind),
                                      .line = tilted ? INK_FAINT : INK_PLAIN,
                                      .width = tilted ? 1 : 2,
                                      .dashed = tilted});
            if (kind == BLANK)
                canvas_label(d->canvas, x + width / 2, y, LEAST_WRITING, INK_PLAIN, myk_kind_names[kind]);
            else
                canvas_piece(d->canvas, x + width / 2, y, tilted ? 22 : 30,
                             kind == BLACKMORE || tilted ? INK_STONE : myk_patron_ink(kind), myk_kind_names[kind]);
            x += width + 4;
        }
    bool more = d->s->more_tiles >> seat & 1;
    if (height > PLAYER && (more || x == 12))
        canvas_words(d->canvas, x, y, LEAST_WRITING, INK_FAINT, more ? "more: not known" : "no tiles");
}

/* A number and as many cubes. Five cubes are one piece of artwork, except the last five. */
static void draw_cubes(struct myk_drawing *d, int seat, int y, const char *what, int cubes)
{
    enum { MOST = 25, FIVE = 5 * CUBE };
    int x = ROW_LEFT;
    canvas_words(d->canvas, 12, y, LEAST_WRITING, INK_PLAIN, what);
    canvas_label(d->canvas, 96, y, 20, INK_PLAIN, canvas_id(d->canvas, "%s", myk_number(cubes).text));
    for (int left = cubes > MOST ? MOST : cubes; left > 0; left -= left > 5 ? 5 : 1) {
        int wide = left > 5 ? FIVE : CUBE;
        canvas_strip(d->canvas, x + wide / 2, y, wide, CUBE, myk_ink(seat), left > 5 ? "five" : "cube");
        x += left > 5 ? FIVE + 3 : CUBE;
    }
}

static void draw_player(struct myk_drawing *d, int seat)
{
    int height = player_height(d), y = seat * height;
    canvas_group(d->canvas, canvas_id(d->canvas, "player-%d", seat), "%s: stock %s, reserve %s", d->match->names[seat],
                 myk_number(d->s->stock[seat]).text, myk_number(d->s->reserve[seat]).text);
    draw_player_card(d->canvas, d->match, seat,
                     &(struct player_card){.top = y,
                                           .height = height,
                                           .mark = d->mark[seat],
                                           .note = "",
                                           .points = myk_number(d->s->points[seat]).text,
                                           .acts = myk_to_act(d->match, d->s) >> seat & 1});
    draw_cubes(d, seat, y + 49, "stock", d->s->stock[seat]);
    draw_cubes(d, seat, y + 70, "reserve", d->s->reserve[seat]);
    draw_tiles(d, seat, y + PLAYER + TILE / 2 - 2, height);
    say_player(d, seat);
}

static void say_score(struct myk_drawing *d)
{
    struct standing standing;
    if (d->s->phase != PHASE_OVER)
        return;
    standing_clear(&standing, d->match->seats);
    myk_score(d->match, d->s, &standing);
    for (int seat = 0; seat < d->match->seats; seat++) {
        const struct sheet *sheet = &standing.seat[seat];
        char line[LINE] = "";
        append_string(line, LINE, "%s. %s", myk_number(sheet->rank ? sheet->rank : UNKNOWN).text,
                      d->match->names[seat]);
        for (int i = 0; i < sheet->lines; i++)
            append_string(line, LINE, "  %s %s", sheet->line[i].label,
                          myk_number(sheet->line[i].unknown ? UNKNOWN : sheet->line[i].points / 2).text);
        append_string(line, LINE, sheet->open ? "  total open" : "  total %d", sheet->total / 2);
        canvas_say(d->canvas, myk_ink(seat), "%s", line);
    }
}

void myk_draw_players(struct myk_drawing *d)
{
    canvas_part(d->canvas, "players", "what the players have", PART_WIDTH, 2 + d->match->seats * player_height(d));
    canvas_group(d->canvas, "panel", "%s", "");
    say_scale(d);
    say_turn(d);
    say_choice(d);
    for (int seat = 0; seat < d->match->seats; seat++)
        draw_player(d, seat);
    canvas_group(d->canvas, "panel-rest", "%s", "");
    if (d->match->seats == 2)
        canvas_say(d->canvas, INK_STONE, "%c neutral  reserve %s", d->mark[NEUTRAL],
                   myk_number(d->s->reserve[NEUTRAL]).text);
    say_score(d);
}
