/* The command new: a commented record with a correct set-up, to be filled in. */
#include <string.h>

#include "cli/draft.h"
#include "cli/schema_line.h"
#include "replay/legal.h"

enum { MOST_SHOWN = 3, MOST_DEALT = 100 };

static void print_house(const struct game *game, struct text *out)
{
    if (!game->house[0].name)
        return;
    text_format(out, "# house:   # open questions, each with its usual answer; referee house %s says what they mean\n",
                game->id);
    for (const struct question *question = game->house; question->name; question++) {
        text_format(out, "#   %s: %s   # or", question->name, question->answers[question->usual]);
        for (int i = 0; question->answers[i]; i++)
            if (i != question->usual)
                text_format(out, " %s", question->answers[i]);
        text_char(out, '\n');
    }
}

static void print_commented(const char *lines, struct text *out)
{
    for (const char *line = lines; *line;) {
        size_t length = strcspn(line, "\n");
        text_format(out, "  # %.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

/* Who acts next and a few of the entries they may write. */
static void print_next(const struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    struct moves moves = {0};
    struct text expected = {0}, entry = {0};
    text_add(out, "  # to act now: ");
    draft_print_to_act(draft, out);
    text_add(out, "; for instance\n");
    position_unlisted(match, draft->state, &expected);
    print_commented(text_string(&expected), out);
    legal_moves(match, draft->state, &moves);
    for (int i = 0; i < moves.count && i < MOST_SHOWN; i++) {
        text_clear(&entry);
        move_print(match, &moves.move[i], &entry);
        text_format(out, "  # - %s\n", text_string(&entry));
    }
    moves_free(&moves);
    text_free(&expected);
    text_free(&entry);
}

static void print_record(const struct draft *draft, struct text *out)
{
    const char *id = draft->game->id;
    print_schema_line(id, out);
    text_format(out,
                "# %s, %d players. Write one entry per decision into the log; man referee-%s has the words.\n"
                "# referee moves FILE lists what may be entered next, referee check FILE judges what was.\n",
                draft->game->title, draft->verdict.match.seats, id);
    draft_print_head(draft, out);
    print_house(draft->game, out);
    text_format(out, "# box: built-in   # if your copy is as referee box %s prints it\n", id);
    draft_print_table(draft, draft->verdict.state, out);
    text_format(out, "log:\n%s", text_string(&draft->log));
    print_next(draft, out);
    text_add(out, "# claims: {scores: {");
    for (int seat = 0; seat < draft->verdict.match.seats; seat++) {
        text_add(out, seat ? ", " : "");
        print_word(draft->verdict.match.names[seat], out);
        text_add(out, ": 0");
    }
    text_add(out, "}}   # what people say at the end, to be checked\n");
}

int run_new(const struct options *options)
{
    struct draft draft;
    struct text out = {0};
    int status = draft_begin(&draft, options, options->seed_given, options->seed);
    enum playout dealt = options->seed_given ? PLAYOUT_PLAYED : PLAYOUT_STUCK;
    while (status == STATUS_FINE && dealt == PLAYOUT_PLAYED && draft.entries < MOST_DEALT)
        dealt = draft_enter(&draft, true);
    if (dealt == PLAYOUT_BROKEN)
        status = draft_fault(&draft);
    else if (status == STATUS_FINE)
        print_record(&draft, &out);
    put_text(&out);
    text_free(&out);
    draft_free(&draft);
    return status;
}
