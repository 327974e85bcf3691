/* Sessions: the legal entries of one position as words, made once. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/verb_form.h"
#include "serve/session_state.h"

void legal_list_free(struct legal_list *legal)
{
    moves_free(&legal->moves);
    arena_free(&legal->arena);
    text_free(&legal->described);
    text_free(&legal->notation);
    *legal = (struct legal_list){.after = -1};
}

static void add_piece(struct listed *listed, struct piece piece)
{
    listed->piece[listed->pieces++] = piece;
}

/* Cuts the long form into its words, in order. */
static void cut_braces(struct arena *arena, struct listed *listed, const char *value)
{
    char *rest = arena_string(arena, value);
    listed->braces = true;
    for (char *word = strtok_r(rest, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        add_piece(listed, (struct piece){.word = word});
}

/* Cuts the short form into words: a field's name, then its values. */
static void cut_fields(struct arena *arena, const struct verb *verb, struct listed *listed, const char *value)
{
    char *rest = arena_string(arena, value);
    int field = 0;
    add_piece(listed, (struct piece){.word = strtok_r(rest, " ", &rest), .name = true});
    for (char *word = strtok_r(NULL, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        int named = field_named(verb, word);
        field = named > 0 ? named : field;
        bool loose = named <= 0 && shape_is_bag(verb->fields[field].shape);
        add_piece(listed, (struct piece){word, (short)field, named > 0, loose});
    }
}

static int count_words(const char *line)
{
    int words = 1;
    for (; *line; line++)
        words += *line == ' ';
    return words;
}

/* `line` is the printed entry. */
static void list_entry(struct arena *arena, const struct match *match, const struct move *move, const struct text *line,
                       struct listed *listed)
{
    struct text name = {0};
    print_word(actor_name(match, move->actor), &name);
    *listed = (struct listed){
        .text = arena_copy(arena, text_string(line), line->length), .actor = move->actor, .verb = move->verb};
    const char *value = listed->text + name.length + strlen(": ");
    listed->piece = arena_raw(arena, (size_t)count_words(value) * sizeof *listed->piece);
    if (*value == '{')
        cut_braces(arena, listed, value);
    else
        cut_fields(arena, &match->game->verbs[move->verb], listed, value);
    text_free(&name);
}

static void list_entries(struct legal_list *legal, const struct match *match)
{
    struct text line = {0};
    size_t size = (size_t)legal->moves.count * sizeof *legal->entry;
    legal->entry = arena_take(&legal->arena, size);
    legal->spelled = match->game->lists.list_entry ? arena_take(&legal->arena, size) : NULL;
    for (int i = 0; i < legal->moves.count; i++) {
        const struct move *move = &legal->moves.move[i];
        text_clear(&line);
        position_list_entry(match, move, &line);
        list_entry(&legal->arena, match, move, &line, &legal->entry[i]);
        if (!legal->spelled)
            continue;
        text_clear(&line);
        move_print(match, move, &line);
        list_entry(&legal->arena, match, move, &line, &legal->spelled[i]);
    }
    text_free(&line);
}

static void print_notations(const struct match *match, const struct unlisted *unlisted, struct text *out)
{
    for (; unlisted; unlisted = unlisted->next) {
        struct text notation = {0};
        verb_notation(actor_name(match, unlisted->actor), &match->game->verbs[unlisted->verb], &notation);
        if (!strstr(text_string(out), text_string(&notation)))
            text_format(out, "%s\n", text_string(&notation));
        text_free(&notation);
    }
}

/* Finds the moves, and the state they are legal in. */
static void find_moves(struct session *session, struct legal_list *legal)
{
    const struct match *match = session_match(session);
    size_t size = match->game->state_size;
    legal->state = arena_take(&legal->arena, size);
    if (legal->ahead < 0) {
        memcpy(legal->state, session_state(session, legal->after), size);
        legal_moves(match, legal->state, &legal->moves);
        legal->unlisted = position_unlisted(match, legal->state, &legal->arena);
        position_print_unlisted(match, legal->state, &legal->described);
        print_notations(match, legal->unlisted, &legal->notation);
    } else if (session_ahead(session, legal->after, legal->ahead, legal->state) & (1u << legal->ahead))
        session_moves_ahead(session, legal->after, legal->ahead, legal->state, &legal->moves);
}

const struct legal_list *session_legal(struct session *session, int after, int actor)
{
    struct legal_list *legal = &session->legal;
    if (!session_state(session, after))
        return NULL;
    if (legal->after == after && legal->ahead == actor)
        return legal;
    legal_list_free(legal);
    legal->after = after;
    legal->ahead = actor;
    find_moves(session, legal);
    list_entries(legal, session_match(session));
    return legal;
}

const char *session_listed(struct session *session, int after, int number)
{
    const struct legal_list *legal = session_legal(session, after, -1);
    return legal && number >= 1 && number <= legal->moves.count ? legal->entry[number - 1].text : NULL;
}
