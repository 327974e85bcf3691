/* The command box: what is printed on the components, as YAML for a record, and the sheet to lay beside the game. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "draw/page.h"
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

/* The names of the players in the sheet: those of the game's own example, as far as they go. */
static void take_names(const struct game *game, struct arena *arena, const char *names[SEATS_MAX])
{
    static const char *const others[SEATS_MAX] = {"anna", "ben", "carl", "dora", "emil", "fred"};
    const char *at = game->count ? game->count->names : "";
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        size_t length = strcspn(at, ",");
        names[seat] = length ? arena_copy(arena, at, length) : others[seat];
        at += length;
        at += strspn(at, ", ");
    }
}

/* Prints the sheet for so many players; by default for three. */
static int print_sheet_of(const struct options *options, const struct game *game)
{
    const char *names[SEATS_MAX];
    struct arena arena = {0};
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct verdict verdict = {0};
    struct text out = {0};
    long seats = within(game->seats_min, 3, game->seats_max);
    int status = STATUS_FINE;
    take_names(game, &arena, names);
    if (options->players && !read_number(options->players, game->seats_min, game->seats_max, &seats))
        status = complain(STATUS_USAGE, "--players %s: %s is played by %d to %d, as in --players %d", options->players,
                          game->title, game->seats_min, game->seats_max, game->seats_max);
    else if (open_game(game, (int)seats, names, &how, NULL, &verdict)) {
        if (options->html)
            page_begin(game->title, &out), page_pieces(game, NULL, &out);
        (options->html ? box_sheet_html : box_sheet_svg)(&verdict.match, verdict.state, &out);
        if (options->html)
            page_end(&out);
    }
    put_document(&out);
    verdict_free(&verdict);
    box_cache_free(&cache);
    arena_free(&arena);
    return status;
}

int run_box(const struct options *options)
{
    static const char *const names[SEATS_MAX] = {"a", "b", "c", "d", "e", "f"};
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    if (!game)
        return status;
    if (options->svg + options->html + options->assumed > 1)
        return complain(STATUS_USAGE, "box prints one thing at a time; choose --assumed, --svg or --html");
    if (options->svg || options->html)
        return print_sheet_of(options, game);
    if (options->players)
        return complain(STATUS_USAGE, "--players says for how many the sheet is; add --svg or --html");
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct verdict verdict;
    struct text out = {0};
    if (open_game(game, game->seats_min, names, &how, NULL, &verdict)) {
        if (options->assumed)
            print_assumed(&verdict.match, &verdict.arena, &out);
        else {
            text_add(&out, "box:\n");
            print_behind("  ", game->built_in->text, &out);
            print_components(&verdict.match, &verdict.arena, &out);
        }
    }
    put_text(&out);
    verdict_free(&verdict);
    box_cache_free(&cache);
    return status;
}
