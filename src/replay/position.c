/* A position: the only way by which the rooms above replay ask a game. */
#include "replay/position.h"

#include <string.h>

#include "base/words.h"
#include "game/writer.h"
#include "phrase/phrase.h"
#include "replay/worlds.h"

_Static_assert((int)CANVAS_SEATS >= (int)SEATS_MAX, "every seat has its ink");

/* What is so in some worlds, and what in all. */
struct shared {
    const struct match *match;
    unsigned to_act;
    bool over;
};

static bool see_shared(void *context, const void *state)
{
    struct shared *shared = context;
    shared->to_act |= shared->match->game->to_act(shared->match, state);
    shared->over &= shared->match->game->over(shared->match, state);
    return true;
}

static struct shared shared_by(const struct match *match, const void *state)
{
    struct shared shared = {match, 0, true};
    worlds_each(match, state, see_shared, &shared);
    return shared;
}

unsigned position_to_act(const struct match *match, const void *state)
{
    return match->worlds ? shared_by(match, state).to_act : match->game->to_act(match, state);
}

bool position_over(const struct match *match, const void *state)
{
    return match->worlds ? shared_by(match, state).over : match->game->over(match, state);
}

const char *position_phase(const struct match *match, const void *state)
{
    if (match->game->clock.phase)
        return match->game->clock.phase(match, state);
    return position_over(match, state) ? "over" : "play";
}

void position_round(const struct match *match, const void *state, struct text *out)
{
    if (match->game->clock.round)
        match->game->clock.round(match, state, out);
}

void position_stage(const struct match *match, const void *state, struct text *out)
{
    if (match->game->clock.stage)
        match->game->clock.stage(match, state, out);
    else
        text_add(out, position_phase(match, state));
}

void position_moment(const struct match *match, const void *state, struct text *out)
{
    size_t before = out->length;
    position_round(match, state, out);
    text_add(out, out->length > before ? ", " : "");
    position_stage(match, state, out);
}

int position_actor(const struct match *match, const char *written)
{
    const char *name = seat_named(match, written) >= 0 ? written : name_meant(match, written);
    int actor = name ? seat_named(match, name) : -1;
    if (actor < 0 && names_alike("table", written))
        actor = CHANCE;
    return actor;
}

/* Finds a name in the quotes that `fmt` writes around it. */
static size_t quoted_actor(const struct match *match, const char *line, int *actor)
{
    size_t length = 0;
    for (int seat = 0; seat < match->seats && !length; seat++) {
        struct text quoted = {0};
        print_word(match->names[seat], &quoted);
        if (strncmp(line, text_string(&quoted), quoted.length) == 0 && line[quoted.length] == ':') {
            length = quoted.length;
            *actor = seat;
        }
        text_free(&quoted);
    }
    return length;
}

size_t position_line_actor(const struct match *match, const char *line, int *actor)
{
    char name[LONGEST_ACTOR + 1];
    size_t length = strlen(line), end = length < LONGEST_ACTOR ? length : LONGEST_ACTOR;
    *actor = -1;
    if (*line == '\'' || *line == '"')
        return quoted_actor(match, line, actor);
    memcpy(name, line, end);
    for (; end > 0; end--) {
        name[end] = '\0';
        if (strchr(" ,;:", line[end]) && (*actor = position_actor(match, name)) >= 0)
            break;
    }
    return end;
}

void position_actors(const struct match *match, unsigned actors, struct text *out)
{
    const char *between = "";
    for (int actor = 0; actors; actor++, actors >>= 1)
        if (actors & 1) {
            unsigned rest = actors >> 1;
            text_format(out, "%s%s", between, actor_name(match, actor));
            between = rest & (rest - 1) ? ", " : " or ";
        }
}

void position_print_names(const struct match *match, unsigned actors, struct text *out)
{
    const char *between = "[";
    for (int actor = 0; actor <= CHANCE; actor++)
        if (actors & (1u << actor)) {
            text_add(out, between);
            print_word(actor_name(match, actor), out);
            between = ", ";
        }
    text_add(out, *between == '[' ? "[]" : "]");
}

void position_print_head(const struct match *match, struct text *out)
{
    text_format(out, "game: %s\nplayers: ", match->game->id);
    position_print_names(match, (1u << match->seats) - 1, out);
    text_char(out, '\n');
}

void position_score(const struct match *match, const void *state, struct standing *standing)
{
    standing_clear(standing, match->seats);
    if (match->worlds && worlds_at(match, state))
        worlds_score(match, state, standing);
    else
        match->game->score(match, state, standing);
}

struct node *position_write(const struct match *match, const void *state, struct arena *arena)
{
    if (match->worlds)
        return worlds_write(match, state, arena);
    struct writer writer = writer_new(arena);
    match->game->write(match, state, &writer);
    return writer.root;
}

const struct node *position_count(const struct match *match, const void *state, struct arena *arena)
{
    const struct final_count *count = match->game->count;
    if (!count || !count->write)
        return NULL;
    struct writer writer = writer_new(arena);
    for (int seat = 0; seat < match->seats; seat++) {
        write_map(&writer, match->names[seat]);
        count->write(match, state, seat, &writer);
        write_end(&writer);
    }
    return writer.root;
}

const struct unlisted *position_unlisted(const struct match *match, const void *state, struct arena *arena)
{
    struct unlisted_list list = {.arena = arena};
    if (match->game->lists.unlisted)
        match->game->lists.unlisted(match, state, &list);
    return list.first;
}

void position_print_unlisted(const struct match *match, const void *state, struct text *out)
{
    struct arena arena = {0};
    for (const struct unlisted *one = position_unlisted(match, state, &arena); one; one = one->next) {
        unlisted_print(match, one, out);
        text_char(out, '\n');
    }
    arena_free(&arena);
}

void position_pieces(const struct match *match, const void *state, struct text *out)
{
    if (match->game->lists.pieces)
        match->game->lists.pieces(match, state, out);
}

void position_list_words(const struct match *match, const struct move *move, struct text *out)
{
    if (match->game->lists.list_words)
        match->game->lists.list_words(match, move, out);
}

bool position_optional(const struct match *match, const void *state, const struct move *next, struct move *optional)
{
    return match->game->optional.entry && match->game->optional.entry(match, state, next, optional);
}

bool position_goes_unsaid(const struct match *match, const void *state, const struct move *move)
{
    struct arena arena = {0};
    void *later = state_copy(match, &arena, state);
    struct move optional;
    bool unsaid = false;
    for (int made = 0; made < match->seats && !unsaid; made++) {
        if (!position_optional(match, later, NULL, &optional) || optional.verb != move->verb)
            break;
        unsaid = position_same_meaning(match, &optional, move);
        try_move(match, later, &optional, later, false);
    }
    arena_free(&arena);
    return unsaid;
}

bool position_same_meaning(const struct match *match, const struct move *a, const struct move *b)
{
    return match->game->lists.same_meaning ? match->game->lists.same_meaning(match, a, b) : move_same(match, a, b);
}

struct canvas position_draw(const struct match *match, const void *state, struct arena *arena)
{
    struct canvas canvas = {.arena = arena};
    position_draw_on(match, state, &canvas);
    return canvas;
}

void position_draw_on(const struct match *match, const void *state, struct canvas *canvas)
{
    canvas->prefix = match->game->picture.prefix;
    if (match->game->picture.draw)
        match->game->picture.draw(match, state, canvas);
}

void position_draw_move(const struct match *match, const void *heard, const struct move *move, enum fate fate,
                        struct canvas *canvas)
{
    if (match->game->picture.draw_move)
        match->game->picture.draw_move(match, heard, move, fate, canvas);
}

bool has_picture(const struct game *game)
{
    return game->picture.draw != NULL;
}

void position_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    if (match->game->lists.earns)
        match->game->lists.earns(match, state, move, out);
}

void position_remarks(const struct match *match, const void *state, struct text *out)
{
    if (match->game->remarks)
        match->game->remarks(match, state, out);
}

struct move position_canonical(const struct match *match, const struct move *move)
{
    struct move canonical = *move;
    if (match->game->lists.canonical)
        match->game->lists.canonical(match, &canonical);
    return canonical;
}

void position_touched(const struct match *match, const void *state, struct touched *out)
{
    if (match->game->doubt.touched)
        match->game->doubt.touched(match, state, out);
}

void position_box_sheet(const struct match *match, struct arena *scratch, struct text *out)
{
    if (match->game->picture.box_sheet)
        match->game->picture.box_sheet(match, scratch, out);
}

bool position_draw_box(const struct match *match, struct canvas *canvas)
{
    if (match->game->picture.draw_box)
        match->game->picture.draw_box(match, canvas);
    return match->game->picture.draw_box != NULL;
}

int account_count(const struct game *game)
{
    int count = 0;
    while (game->books.balance && game->books.accounts && game->books.accounts[count])
        count++;
    return count;
}

struct balances {
    const struct match *match;
    int holder, account;
    struct balance balance;
};

static bool see_balance(void *context, const void *state)
{
    struct balances *balances = context;
    const struct match *match = balances->match;
    struct balance other = match->game->books.balance(match, state, balances->holder, balances->account);
    balances->balance.unknown |= other.unknown || other.halves != balances->balance.halves;
    return !balances->balance.unknown;
}

struct balance position_balance(const struct match *match, const void *state, int holder, int account)
{
    struct balances balances = {match, holder, account, match->game->books.balance(match, state, holder, account)};
    if (match->worlds)
        worlds_each(match, state, see_balance, &balances);
    if (balances.balance.unknown)
        balances.balance.halves = 0;
    return balances.balance;
}

bool position_words_meant(const struct match *match, const char *word, struct text *out)
{
    return match->game->says && phrase_words(match, word, out);
}

void position_sentence_words(const struct match *match, const void *state, const char *line, struct text *out)
{
    struct arena arena = {0};
    struct phrase_reading reading;
    unsigned to_act = position_to_act(match, state);
    int actor = 0;
    while (actor < match->seats && !(to_act >> actor & 1))
        actor++;
    phrase_read(match, &arena, line, &reading);
    if (reading.meanings != 1 && actor < match->seats)
        phrase_read(match, &arena, arena_format(&arena, "%s: %s", match->names[actor], line), &reading);
    if (reading.meanings == 1)
        text_add(out, reading.meaning.entry[0].said);
    arena_free(&arena);
}
