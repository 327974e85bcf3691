/* Fuzzer: the prompt with a person at it: a shipped record or none, and lines that are typed, some of them finished with Tab. Questions
   are asked, and answered by the next line. After every line the text must be what is read back from it. */
#include <stdlib.h>
#include <string.h>

#include "dice.h"
#include "inspect.h"
#include "replay/registry.h"
#include "serve/keep/keep.h"
#include "study/explain/examples.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

/* What is typed at a prompt, beside the bytes themselves. */
static const char *const typed[] = {
    "yes",
    "no",
    "stands",
    "void",
    "undo",
    "redo",
    "undo 3",
    "1",
    "2",
    "moves",
    "why",
    "score",
    "show",
    "mend",
    "help",
    "rule void",
    "note so",
    "claim over",
    "claims: {over: false}",
    "pass",
    "table",
    "mykerinos",
    "ada, ben",
    "",
    "/undo",
    "explain turn",
    "x: y",
};

static const char *some_record(struct dice *dice)
{
    int count = 0, rules = 0;
    while (games[count])
        count++;
    const struct game *game = games[roll(dice, count)];
    while (game->rules[rules].code)
        rules++;
    const char *record = page_of(game->id, game->rules[roll(dice, rules)].code, roll(dice, 2) ? "near" : "illegal");
    return record ? record : "";
}

/* Bytes up to a line break, or one of what is typed often. */
static void some_line(struct dice *dice, struct text *line)
{
    text_clear(line);
    if (roll(dice, 2)) {
        text_add(line, typed[roll(dice, sizeof typed / sizeof *typed)]);
        return;
    }
    for (char c; dice_left(dice) && (c = (char)*dice->next++) && c != '\n';)
        text_char(line, c);
}

static void inspect_text(struct session *session)
{
    const struct text *text = session_text(session);
    struct session *again = session_open((struct session_manner){0});
    session_read(again, "again", text_string(text), text->length);
    if (session_entries(again) != session_entries(session))
        wrong("what is written is not what was entered", text_string(text));
    session_close(again);
}

static void press_tab(struct keep *keep, struct text *line)
{
    struct keep_completion completion = keep_complete(keep, text_string(line));
    struct text longer = {0};
    text_add(&longer, completion.line);
    text_free(line);
    *line = longer;
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    enum { MOST_LINES = 40 };
    struct dice dice = {bytes, bytes + length};
    struct session *session = session_open((struct session_manner){.on_illegal = (enum on_illegal)roll(&dice, 2)});
    const char *record = roll(&dice, 8) ? some_record(&dice) : "";
    session_read(session, "game.yaml", record, strlen(record));
    const struct verdict *verdict = session_verdict(session);
    struct text line = {0}, out = {0};
    struct keep *keep = keep_open(session, (struct keep_manner){.asks = roll(&dice, 8), .colour = roll(&dice, 2)});
    bool goes_on = !verdict || verdict->judged;
    if (goes_on && verdict)
        keep_greet(keep, &out);
    for (int lines = 0; goes_on && dice_left(&dice) && lines < MOST_LINES; lines++) {
        some_line(&dice, &line);
        if (once_in(&dice, 4))
            press_tab(keep, &line);
        keep_prompt(keep, &out);
        goes_on = keep_hear(keep, text_string(&line), &out);
        if (keep_changed(keep))
            inspect_text(session);
        text_clear(&out);
    }
    keep_close(keep);
    session_close(session);
    text_free(&line);
    text_free(&out);
    return 0;
}
