/* The exports of the page: games to choose from, and a new record. */
#include <string.h>

#include "draw/picture.h"
#include "replay/playout.h"
#include "replay/registry.h"
#include "serve/web/web_answer.h"

static void question_row(struct json *json, const struct question *question)
{
    json_map(json, NULL);
    json_word(json, "name", question->name);
    json_word(json, "asks", question->asks);
    json_word(json, "reason", question->reason);
    json_list(json, "answers");
    for (int i = 0; question->answers[i]; i++)
        json_word(json, NULL, question->answers[i]);
    json_end_list(json);
    json_word(json, "usual", question->answers[question->usual]);
    json_end_map(json);
}

static void game_row(struct json *json, const struct game *game)
{
    json_map(json, NULL);
    json_word(json, "id", game->id);
    json_word(json, "title", game->title);
    json_number(json, "least", game->seats_min);
    json_number(json, "most", game->seats_max);
    json_word(json, "names", game->count && game->count->questions ? game->count->names : NULL);
    json_list(json, "house");
    for (const struct question *question = game->house; question->name; question++)
        question_row(json, question);
    json_end_list(json);
    json_list(json, "presets");
    for (const struct preset *preset = game->presets; preset && preset->name; preset++) {
        json_map(json, NULL);
        json_word(json, "name", preset->name);
        json_word(json, "about", preset->about);
        json_end_map(json);
    }
    json_end_list(json);
    json_end_map(json);
}

EXPORTED("games") void web_games(struct web *web)
{
    struct json json = web_json(web);
    json_list(&json, NULL);
    for (const struct game *const *game = games; *game; game++)
        game_row(&json, *game);
    json_end_list(&json);
}

EXPORTED("style") void web_style(struct web *web)
{
    text_clear(&web->answer);
    palette_style(NULL, &web->answer);
    texture_style("", "", NULL, &web->answer);
}

/* ---- a record to begin with ------------------------------------------------------------------------------------- */

enum { MOST_NAMES = 32 };

static int split_lines(struct arena *arena, const char *lines, const char *line[MOST_NAMES])
{
    int count = 0;
    for (const char *at = lines; *at && count < MOST_NAMES; count++) {
        size_t length = strcspn(at, "\n");
        line[count] = arena_copy(arena, at, length);
        at += length + (at[length] == '\n');
    }
    return count;
}

static void print_words(const char *before, int count, const char *const *word, const char *after, struct text *out)
{
    text_add(out, before);
    for (int i = 0; i < count; i++) {
        text_add(out, i ? ", " : "");
        print_word(word[i], out);
    }
    text_add(out, after);
}

static void print_start(const struct verdict *verdict, const char *answers, bool drawn, struct arena *arena,
                        struct text *out)
{
    const char *line[MOST_NAMES];
    int count = split_lines(arena, answers, line);
    text_format(out, "game: %s\n", verdict->game->id);
    print_words("players: [", verdict->match.seats, verdict->match.names, "]\n", out);
    for (int i = 0; i < count; i++)
        text_format(out, "%s%s%s", i ? ", " : "house: {", line[i], i == count - 1 ? "}\n" : "");
    if (drawn && verdict->game->chance.setup) {
        text_add(out, "table:\n");
        node_print(position_write(&verdict->match, verdict->state, arena), 2, out);
    }
}

EXPORTED("new") void web_new(struct web *web, size_t game, size_t names, size_t answers, double seed)
{
    (void)answers;
    const char *id = web->room.bytes, *listed = id + game + 1;
    struct arena arena = {0};
    struct box_cache cache = {0};
    struct text start = {0};
    struct verdict verdict;
    struct judging how = judging_usual(&cache);
    struct random random = random_seeded((uint64_t)seed);
    const char *name[MOST_NAMES];
    int seats = split_lines(&arena, listed, name);
    bool opened = open_game(game_named(id), seats, name, &how, seed > 0 ? &random : NULL, &verdict);
    if (opened)
        print_start(&verdict, listed + names + 1, seed > 0, &arena, &start);
    struct json json = web_json(web);
    json_map(&json, NULL);
    json_word(&json, opened ? "text" : "problem", opened ? text_string(&start) : verdict.docket.first->message);
    json_end_map(&json);
    text_free(&start);
    verdict_free(&verdict);
    box_cache_free(&cache);
    arena_free(&arena);
}

/* ---- what is open before the first entry ------------------------------------------------------------------------ */

static void open_words(struct json *json, const struct match *match, const struct shape *shape)
{
    struct text word = {0};
    char room[WORD_ROOM];
    const char *name;
    json_list(json, "words");
    for (int seat = 0; shape->form == FORM_NAME && seat < match->seats; seat++) {
        text_clear(&word);
        print_word(match->names[seat], &word);
        json_word(json, NULL, text_string(&word));
    }
    for (int i = 0; shape->form == FORM_LIST && (name = words_name(shape->of->words, match, i, room)); i++)
        json_word(json, NULL, name);
    json_end_list(json);
    text_free(&word);
}

EXPORTED("open") void web_open(struct web *web)
{
    struct arena arena = {0};
    const void *state = session_state(web->session, 0);
    const struct match *match = state ? web_match(web) : NULL;
    const struct node *table = state ? position_write(match, state, &arena) : NULL;
    struct json json = web_json(web);
    json_list(&json, NULL);
    for (const struct field *field = state ? match->game->table->fields : NULL; field && field->shape; field++) {
        const struct node *value = node_get(table, field->name);
        bool chosen = field->shape->form == FORM_NAME || (field->shape->form == FORM_LIST && field->shape->places);
        if (!chosen || !value || !value->hidden || value->kind != NODE_WORD || !same(value->text, "unknown"))
            continue;
        json_map(&json, NULL);
        json_word(&json, "key", field->name);
        json_word(&json, "about", field->doc);
        open_words(&json, match, field->shape);
        json_number(&json, "places", field->shape->places);
        json_end_map(&json);
    }
    json_end_list(&json);
    arena_free(&arena);
}
