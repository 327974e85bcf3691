/* Keeping a record: the house rules of a new record. */
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "game/writer.h"
#include "serve/keep/keep_stage.h"

void list_house(const struct keep *keep, int seats, struct text *out)
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

/* The answer as the format writes it; as written if it is not an answer. */
static const char *by_the_book(const struct game *game, const struct question *question, const char *written)
{
    for (int i = 0; question && question->answers[i]; i++)
        if (names_alike(question->answers[i], written))
            return question->answers[i];
    for (const struct preset *preset = game->presets; !question && preset && preset->name; preset++)
        if (names_alike(preset->name, written))
            return preset->name;
    return written;
}

/* A later answer to the same question replaces the earlier one. */
static void take_answer(struct keep *keep, const char *piece)
{
    struct beginning *beginning = &keep->beginning;
    size_t length;
    const char *answer = answer_in(piece, &length), *name = arena_copy(&keep->arena, piece, length);
    const struct question *question = question_alike(beginning->game, name);
    struct answered said = {question                  ? question->name
                            : names_alike(name, "as") ? "as"
                                                      : name,
                            by_the_book(beginning->game, question, answer ? answer : "")};
    int row = 0;
    while (row < beginning->answers && !same(beginning->answered[row].question, said.question))
        row++;
    if (row == QUESTIONS_MAX)
        return;
    beginning->answered[row] = said;
    beginning->answers += row == beginning->answers;
}

void take_answers(struct keep *keep, const char *line)
{
    while (*(line += strspn(line, ", "))) {
        size_t length = strcspn(line, ","), end = length;
        while (line[end - 1] == ' ')
            end--;
        take_answer(keep, arena_copy(&keep->arena, line, end));
        line += length;
    }
}

void print_house(const struct beginning *beginning, struct text *out)
{
    for (int i = 0; i < beginning->answers; i++) {
        text_add(out, i ? ", " : "house: {");
        print_word(beginning->answered[i].question, out);
        text_add(out, ": ");
        print_word(beginning->answered[i].answer, out);
    }
    text_add(out, beginning->answers ? "}\n" : "");
}

/* ---- completing ------------------------------------------------------------------------------------------------- */

/* The house rules, or the answers to the one that is on the line. */
int house_words(struct keep *keep, const char *line, size_t *from, const char *words[HOUSE_WORDS])
{
    const struct game *game = keep->beginning.game;
    const char *comma = strrchr(line, ','), *piece = comma ? comma + 1 + strspn(comma + 1, " ") : line;
    size_t length;
    const char *answer = answer_in(piece, &length);
    int count = 0, seats = session_verdict(keep->session)->match.seats;
    const char *name = arena_copy(&keep->arena, piece, length);
    const struct question *asked = answer ? question_alike(game, name) : NULL;
    *from = (size_t)((answer ? answer : piece) - line);
    for (int i = 0; asked && asked->answers[i]; i++)
        words[count++] = asked->answers[i];
    for (const struct preset *preset = game->presets; preset && preset->name; preset++)
        if (answer && names_alike(name, "as") && count < HOUSE_WORDS)
            words[count++] = preset->name;
    if (!answer && game->presets)
        words[count++] = "as:";
    for (const struct question *question = game->house; !answer && question->name; question++)
        if (question_matters(question, seats))
            words[count++] = arena_format(&keep->arena, "%s:", question->name);
    return count;
}
