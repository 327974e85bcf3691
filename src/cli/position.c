/* Commands on one position: score, moves, try, table. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "study/sheet.h"

/* Runs `show` on the position of the first operand and prints what it made. */
static int with_position(const struct options *options, struct judging *how,
                         void (*show)(const struct verdict *, struct text *))
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    int status;
    bool judged = judge_one(&loaded, options, how, options->operands[0], &status);
    if (judged) {
        show(&loaded.verdict, &out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}

static void print_indented(const char *indent, const char *lines, struct text *out)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_format(out, "%s%.*s\n", indent, (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}

static void show_score(const struct verdict *verdict, struct text *out)
{
    struct text remarks = {0};
    print_sheet(&verdict->match, &verdict->standing, verdict->over, out);
    position_remarks(&verdict->match, verdict->state, &remarks);
    text_add(out, remarks.length ? "remarks\n" : "");
    print_indented("  ", text_string(&remarks), out);
    text_free(&remarks);
}

int run_score(const struct options *options)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    return with_position(options, &how, show_score);
}

/* The entry, and behind it what it earns. */
static void show_move(const struct verdict *verdict, const struct move *move, struct text *out)
{
    struct text earned = {0};
    text_add(out, "- ");
    move_print(&verdict->match, move, out);
    position_earns(&verdict->match, verdict->state, move, &earned);
    if (earned.length)
        text_format(out, "   # %s", text_string(&earned));
    text_char(out, '\n');
    text_free(&earned);
}

/* Is the word one of the entry's, brackets and commas aside? */
static bool has_word(const char *line, const char *word)
{
    static const char between[] = " ,:{}[]";
    size_t length = strlen(word);
    for (const char *at = line; (at = strstr(at, word)); at++)
        if ((at == line || strchr(between, at[-1])) && (!at[length] || strchr(between, at[length])))
            return true;
    return false;
}

static bool is_wanted(const struct match *match, const struct move *move, char *const *words)
{
    struct text line = {0};
    bool wanted = true;
    move_print(match, move, &line);
    for (; *words && wanted; words++)
        wanted = has_word(text_string(&line), *words);
    text_free(&line);
    return wanted;
}

static void show_moves(const struct verdict *verdict, char *const *words, struct text *out)
{
    struct moves moves = {0};
    struct text more = {0};
    legal_moves(&verdict->match, verdict->state, &moves);
    for (int i = 0; i < moves.count; i++)
        if (is_wanted(&verdict->match, &moves.move[i], words))
            show_move(verdict, &moves.move[i], out);
    if (moves.count && !out->length)
        text_format(out, "# none with these words; without them there are %d\n", moves.count);
    if (!*words)
        position_unlisted(&verdict->match, verdict->state, &more);
    print_indented("# ", text_string(&more), out);
    if (!moves.count && !more.length)
        text_add(out, verdict->over ? "# none: the game is over\n" : "# none\n");
    text_free(&more);
    moves_free(&moves);
}

int run_moves(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        show_moves(&loaded.verdict, options->operands + 1, &out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}

static void show_table(const struct verdict *verdict, struct text *out)
{
    struct arena arena = {0};
    text_add(out, "table:\n");
    node_print(position_write(&verdict->match, verdict->state, &arena), 2, out);
    arena_free(&arena);
}

int run_table(const struct options *options)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    return with_position(options, &how, show_table);
}
