/* Keeping a record: begins one by questions. */
#include <string.h>
#include <strings.h>

#include "base/unicode.h"
#include "base/words.h"
#include "game/writer.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/keep/keep_stage.h"
#include "study/explain/explain.h"

/* ---- the house rules of a new record ---- */

static void list_house(const struct keep *keep, int seats, struct text *out)
{
    const struct game *game = keep->beginning.game;
    struct text line = {0};
    for (const struct preset *preset = game->presets; preset && preset->name; preset++) {
        text_clear(&line);
        text_format(&line, "as: %s   # %s", preset->name, preset->about);
        print_wrapped(keep, 2, text_string(&line), out);
    }
    for (const struct question *question = game->house; question->name; question++) {
        if (!question_matters(question, seats))
            continue;
        text_clear(&line);
        text_format(&line, "%s: %s", question->name, question->answers[question->usual]);
        for (int i = 0; question->answers[i]; i++)
            if (i != question->usual)
                text_format(&line, " | %s", question->answers[i]);
        print_wrapped(keep, 2, text_string(&line), out);
        print_wrapped(keep, 6, question->asks, out);
    }
    text_free(&line);
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* "decline: forbid", "decline forbid", "decline = forbid": sets the length of the question and returns where its answer
   begins; NULL: none yet. */
static const char *answer_in(const char *piece, size_t *length)
{
    size_t sign = strcspn(piece, ":=");
    *length = piece[sign] ? sign : strcspn(piece, " ");
    const char *answer = piece + *length;
    while (*length && piece[*length - 1] == ' ')
        --*length;
    return *answer ? answer + strspn(answer, ":= ") : NULL;
}

static const struct question *question_alike(const struct game *game, const char *name)
{
    const struct question *question = game->house;
    while (question->name && !names_alike(question->name, name))
        question++;
    return question->name ? question : NULL;
}

/* A later answer to the same question replaces the earlier one. Both are kept as the format writes them, or as written
   if they are not known; the record is judged later. */
static void take_answer(struct keep *keep, const char *piece)
{
    struct beginning *beginning = &keep->beginning;
    size_t length;
    const char *written = answer_in(piece, &length), *name = arena_copy(&keep->arena, piece, length);
    const struct question *question = question_alike(beginning->game, name);
    struct answered said = {name, written ? written : ""};
    if (question || names_alike(name, "as"))
        said.question = question ? question->name : "as";
    for (int i = 0; question && question->answers[i]; i++)
        if (names_alike(question->answers[i], said.answer))
            said.answer = question->answers[i];
    for (const struct preset *preset = beginning->game->presets; !question && preset && preset->name; preset++)
        if (names_alike(preset->name, said.answer))
            said.answer = preset->name;
    int row = 0;
    while (row < beginning->answers && !same(beginning->answered[row].question, said.question))
        row++;
    if (row == QUESTIONS_MAX)
        return;
    beginning->answered[row] = said;
    beginning->answers += row == beginning->answers;
}

/* ---- completing ------------------------------------------------------------------------------------------------- */

void gather_house(struct keep *keep, const char *line, struct gathered *gathered)
{
    const struct game *game = keep->beginning.game;
    const char *comma = strrchr(line, ','), *piece = comma ? comma + 1 + strspn(comma + 1, " ") : line;
    size_t length;
    const char *answer = answer_in(piece, &length);
    int seats = session_verdict(keep->session)->match.seats;
    const char *name = arena_copy(&keep->arena, piece, length);
    const struct question *asked = answer ? question_alike(game, name) : NULL;
    gathered->begun = answer ? answer : piece;
    gathered->from = (size_t)(gathered->begun - line);
    for (int i = 0; asked && asked->answers[i]; i++)
        gather(gathered, asked->answers[i]);
    for (const struct preset *preset = game->presets; preset && preset->name; preset++)
        if (answer && names_alike(name, "as"))
            gather(gathered, preset->name);
    if (!answer && game->presets)
        gather(gathered, "as:");
    for (const struct question *question = game->house; !answer && question->name; question++)
        if (question_matters(question, seats))
            gather(gathered, arena_format(&keep->arena, "%s:", question->name));
}

enum { SEED_OF_EXAMPLE = 1 };

void prompt_beginning(const struct keep *keep, struct text *out)
{
    static const char *const asks[] = {[STAGE_GAME] = "which game",
                                       [STAGE_PLAYERS] = "who plays, clockwise",
                                       [STAGE_HOUSE] = "house rules other than the defaults"};
    const struct beginning *beginning = &keep->beginning;
    bool another = keep->stage == STAGE_HOUSE && beginning->answers;
    text_format(out, "%s? ",
                keep->stage == STAGE_CHANCE ? beginning->key[beginning->asked]
                : another                   ? "another house rule"
                                            : asks[keep->stage]);
}

void list_games(struct keep *keep, struct text *out)
{
    struct text list = {0};
    begin_choices(keep, "");
    for (const struct game *const *game = games; *game; game++)
        text_format(&list, "%s%d %s", game == games ? "" : ", ", add_choice(keep, "", 0, (*game)->id), (*game)->id);
    print_wrapped(keep, 2, text_string(&list), out);
    text_free(&list);
}

/* Says how to answer the question of the stage. */
static void tell_answers(struct keep *keep, struct text *out)
{
    const struct beginning *beginning = &keep->beginning;
    struct text told = {0};
    if (keep->stage == STAGE_GAME)
        list_games(keep, out);
    else if (keep->stage == STAGE_PLAYERS) {
        text_format(&told, "%s, ", beginning->game->title);
        print_seats(beginning->game, &told);
        text_add(&told, "; separate the names with commas");
    } else if (keep->stage == STAGE_HOUSE)
        text_add(&told, "type `rule: answer`, or `as: SET`; ? lists them, Enter keeps the defaults");
    else
        text_format(&told, "before the first entry: %s (such as %s; press Enter if not known)",
                    beginning->about[beginning->asked], beginning->example[beginning->asked]);
    if (told.length)
        print_wrapped(keep, 2, text_string(&told), out);
    text_free(&told);
}

/* ---- the record so far ----------------------------------------------------------------------------------------- */

static void read_record(struct keep *keep)
{
    const struct beginning *beginning = &keep->beginning;
    struct text record = {0};
    text_format(&record, "game: %s\nplayers: [%s]\n", beginning->game->id, text_string(&beginning->players));
    for (int i = 0; i < beginning->answers; i++) {
        text_add(&record, i ? ", " : "house: {");
        print_word(beginning->answered[i].question, &record);
        text_add(&record, ": ");
        print_word(beginning->answered[i].answer, &record);
    }
    text_add(&record, beginning->answers ? "}\n" : "");
    if (beginning->table.length)
        text_format(&record, "table:\n%s", text_string(&beginning->table));
    text_add(&record, "log:\n");
    session_read(keep->session, session_source(keep->session)->name, text_string(&record), record.length);
    text_free(&record);
}

/* Reads the record with what was just added. False after saying what is wrong with it. */
static bool is_sound(struct keep *keep, struct text *out)
{
    read_record(keep);
    const struct verdict *verdict = session_verdict(keep->session);
    bool sound = verdict && verdict->judged && !verdict_status(verdict, false);
    for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next)
        if (!sound && finding->ruling != RULING_NOTED)
            print_wrapped(keep, 2, finding->message, out);
    if (!sound)
        keep_came_to(keep, STATUS_UNREADABLE);
    return sound;
}

/* Adds to one part of the record; takes that back if it has a mistake. */
static bool add_part(struct keep *keep, struct text *part, const char *added, struct text *out)
{
    size_t before = part->length;
    text_add(part, added);
    if (is_sound(keep, out))
        return true;
    text_cut(part, before);
    read_record(keep);
    return false;
}

/* ---- the questions --------------------------------------------------------------------------------------------- */

static void hear_game(struct keep *keep, const char *line, struct text *out)
{
    struct nearest nearest = {.written = line};
    char hint[HINT_ROOM];
    const struct game *begun = NULL; /* the only one whose name begins so */
    int many = 0;
    for (const struct game *const *game = games; *line && *game; game++) {
        bool begins = strncasecmp(line, (*game)->id, strlen(line)) == 0;
        begun = begins ? *game : begun;
        many += begins;
        nearest_try(&nearest, (*game)->id);
    }
    keep->beginning.game = game_meant(line) ? game_meant(line) : many == 1 ? begun : NULL;
    if (keep->beginning.game)
        keep->stage = STAGE_PLAYERS;
    if (keep->beginning.game || !*line) {
        tell_answers(keep, out);
        return;
    }
    keep_complain(keep, out, "unknown game `%s`%s", line, hint_text(nearest_hint(&nearest), hint));
    list_games(keep, out);
}

/* Splits at commas or, if there are none, at spaces. */
static void split_names(struct keep *keep, const char *line, struct text *out)
{
    const char *cut = strchr(line, ',') ? "," : " ";
    while (*(line += strspn(line, ", "))) {
        size_t length = strcspn(line, cut), end = length;
        while (end > 0 && line[end - 1] == ' ')
            end--;
        text_join(out, printed_word(&keep->arena, arena_copy(&keep->arena, line, end)));
        line += length;
    }
}

static void hear_players(struct keep *keep, const char *line, struct text *out)
{
    struct text names = {0};
    split_names(keep, line, &names);
    if (names.length && add_part(keep, &keep->beginning.players, text_string(&names), out)) {
        keep->stage = STAGE_HOUSE;
        tell_answers(keep, out);
    }
    text_free(&names);
}

/* Asks for the first part that differs between the two tables and was not asked for yet, and continues as if the answer
   were the example: what follows from an answer is not asked for. */
static bool ask_next(struct keep *keep, const struct node *laid, struct arena *scratch)
{
    struct beginning *beginning = &keep->beginning;
    const struct verdict *verdict = session_verdict(keep->session);
    const struct field *field = beginning->game->table->fields;
    if (beginning->keys == MOST_CHANCES || !verdict || !verdict->judged)
        return false;
    const struct node *plain = position_write(&verdict->match, session_state(keep->session, 0), scratch);
    const struct node *part = laid->first;
    for (; part; part = part->next) {
        bool asked = false;
        for (int i = 0; i < beginning->keys; i++)
            asked |= same(beginning->key[i], part->key->text);
        if (!asked && !nodes_print_alike(part, node_get(plain, part->key->text)))
            break;
    }
    if (!part)
        return false;
    struct text example = {0};
    node_print_line(part, &example);
    const char *key = arena_string(&keep->arena, part->key->text);
    while (field->shape && !same(field->name, key))
        field++;
    int row = beginning->keys++;
    beginning->key[row] = key;
    beginning->about[row] = field->shape && field->doc ? field->doc : key;
    beginning->example[row] = arena_keep(&keep->arena, &example);
    text_format(&beginning->table, "  %s: %s\n", key, beginning->example[row]);
    read_record(keep);
    return true;
}

/* Finds the parts of the table that chance decides: those that differ after a random setup. */
static void find_chance(struct keep *keep)
{
    const struct match *match = &session_verdict(keep->session)->match;
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct random random = random_seeded(SEED_OF_EXAMPLE);
    struct verdict drawn;
    struct arena scratch = {0};
    if (open_game(keep->beginning.game, match->seats, match->names, &how, &random, &drawn)) {
        const struct node *laid = position_write(&drawn.match, drawn.state, &scratch);
        while (ask_next(keep, laid, &scratch))
            continue;
        text_clear(&keep->beginning.table);
        read_record(keep);
    }
    verdict_free(&drawn);
    box_cache_free(&cache);
    arena_free(&scratch);
}

/* The head is complete: begins the log. */
static void begin_log(struct keep *keep, struct text *out)
{
    keep->stage = STAGE_ENTRY;
    keep->changed = true;
    text_add(out, "  Tab shows the legal words, `help` the commands\n");
}

static void hear_house(struct keep *keep, const char *line, struct text *out)
{
    struct beginning *beginning = &keep->beginning, before = *beginning;
    if (*line) {
        while (*(line += strspn(line, ", "))) {
            size_t length = strcspn(line, ","), end = length;
            while (line[end - 1] == ' ')
                end--;
            take_answer(keep, arena_copy(&keep->arena, line, end));
            line += length;
        }
        if (!is_sound(keep, out)) {
            *beginning = before;
            read_record(keep);
            tell_answers(keep, out);
        }
        return;
    }
    find_chance(keep);
    if (!beginning->keys) {
        begin_log(keep, out);
        return;
    }
    keep->stage = STAGE_CHANCE;
    tell_answers(keep, out);
}

static void hear_chance(struct keep *keep, const char *line, struct text *out)
{
    struct beginning *beginning = &keep->beginning;
    struct text part = {0};
    text_format(&part, "  %s: ", beginning->key[beginning->asked]);
    /* Several words are a list, unless the answer is YAML already: `[violet, lemon]`, `{a: 1}`. */
    const struct match *match = &session_verdict(keep->session)->match;
    int player = 0;
    while (player < match->seats && !names_alike(match->names[player], line))
        player++;
    if (player < match->seats)
        print_word(match->names[player], &part);
    else if (strpbrk(line, ", ") && !strpbrk(line, "[{:")) {
        struct text names = {0};
        split_names(keep, line, &names);
        text_format(&part, "[%s]", text_string(&names));
        text_free(&names);
    } else
        text_add(&part, line);
    text_char(&part, '\n');
    bool answered = !*line || add_part(keep, &beginning->table, text_string(&part), out);
    text_free(&part);
    beginning->asked += answered;
    if (beginning->asked == beginning->keys)
        begin_log(keep, out);
    else if (answered)
        tell_answers(keep, out);
}

void hear_beginning(struct keep *keep, const char *line, struct text *out)
{
    static void (*const hear[])(struct keep *, const char *, struct text *) = {[STAGE_GAME] = hear_game,
                                                                               [STAGE_PLAYERS] = hear_players,
                                                                               [STAGE_HOUSE] = hear_house,
                                                                               [STAGE_CHANCE] = hear_chance};
    const char *operands;
    const struct command_row *command = command_of(keep, line, &operands);
    const char *word = command && !*operands ? command->name : "";
    if (same(word, "quit"))
        command->run(keep, operands, out);
    else if (same(word, "help")) {
        tell_answers(keep, out);
        if (keep->stage == STAGE_HOUSE)
            list_house(keep, session_verdict(keep->session)->match.seats, out);
        text_add(out, "  quit: stop here; nothing has been written yet\n");
    } else
        hear[keep->stage](keep, line, out);
}
