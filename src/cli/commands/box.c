/* The command box: what is printed on the components, as YAML for a record, and as pictures. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "draw/picture.h"
#include "game/box.h"
#include "replay/playout.h"
#include "replay/position.h"

enum { WIDTH = 100 };

/* Prints each line after `before`, without spaces at the end of empty lines. */
static void print_behind(const char *before, const char *lines, struct text *out)
{
    for (; *lines; lines = line_after(lines)) {
        size_t length = strcspn(lines, "\n"), blank = length ? strlen(before) : strcspn(before, " ");
        text_format(out, "%.*s%.*s\n", (int)blank, before, (int)length, lines);
    }
}

/* "Zeus Day, area: ..." wrapped. */
static void print_topic(const struct topic *topic, struct text *out)
{
    struct text line = {0};
    text_format(&line, "%s, %s: %s", topic->word, topic->kind, topic->does);
    const char *indent = "  # ";
    for (const char *at = text_string(&line); *at;) {
        size_t length = strlen(at), most = WIDTH - strlen(indent);
        if (length > most)
            for (length = most; length > 1 && at[length] != ' '; length--)
                ;
        text_format(out, "%s%.*s\n", indent, (int)length, at);
        at += length;
        at += strspn(at, " ");
        indent = "  #     ";
    }
    text_free(&line);
}

/* The components as comments: drawn if they have shapes, else in words. */
static void print_components(const struct match *match, struct arena *scratch, struct text *out)
{
    struct text sheet = {0};
    position_box_sheet(match, scratch, &sheet);
    text_add(out, sheet.length || match->game->topics ? "\n" : "");
    print_behind("  #   ", text_string(&sheet), out);
    for (const struct topic *topic = match->game->topics; !sheet.length && topic && topic->word; topic++)
        print_topic(topic, out);
    text_free(&sheet);
}

/* Shapes that the box only names are drawn too. */
static void print_assumed(const struct match *match, struct arena *scratch, struct text *out)
{
    struct node *box = box_assumed(match, scratch);
    if (!box->count) {
        text_format(out, "# nothing in the box of %s is assumed\n", match->game->title);
        return;
    }
    text_add(out, "# These printed values are assumed. Compare them with your copy, correct them, and put them\n"
                  "# into your record, or once for all records into .referee.yaml. Then they count as printed.\n"
                  "box:\n");
    node_print(box, 2, out);
    if (match->game->picture.box_sheet)
        print_components(match, scratch, out);
}

static int print_box(const struct options *options, const struct match *match, struct arena *scratch, struct text *out)
{
    if (options->svg)
        return box_svg(match, out) ? STATUS_FINE
                                   : complain(STATUS_USAGE,
                                              "%s has no shapes to draw; use "
                                              "referee show FILE --svg for its board",
                                              match->game->title);
    if (options->assumed)
        print_assumed(match, scratch, out);
    else {
        text_add(out, "box:\n");
        print_behind("  ", match->game->built_in->text, out);
        print_components(match, scratch, out);
    }
    return STATUS_FINE;
}

int run_box(const struct options *options)
{
    static const char *const names[SEATS_MAX] = {"a", "b", "c", "d", "e", "f"};
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    if (!game)
        return status;
    if (options->svg && options->assumed)
        return complain(STATUS_USAGE, "box prints one thing at a time; choose --assumed or --svg");
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct verdict verdict;
    struct text out = {0};
    if (open_game(game, game->seats_min, names, &how, NULL, &verdict))
        status = print_box(options, &verdict.match, &verdict.arena, &out);
    options->svg ? put_document(&out) : put_text(&out);
    verdict_free(&verdict);
    box_cache_free(&cache);
    return status;
}
