/* The command show: the position as a picture. */
#include <stdlib.h>

#include "cli/cli.h"
#include "report/page.h"
#include "report/picture.h"

static bool wants_colour(const struct options *options)
{
    return options->colour_given ? options->colour : output_is_terminal() && !getenv("NO_COLOR");
}

static int show_position(const struct options *options)
{
    struct desk desk = {0};
    struct view view = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    how.watch = view_watch;
    how.whom = &view;
    if (judge_one(&desk, options, &how, options->operands[0], &status)) {
        status = STATUS_FINE;
        if (!desk.verdict.game->draw)
            status = complain(STATUS_USAGE, "there is no picture of %s", desk.verdict.game->id);
        else if (options->svg)
            picture_svg(&desk.verdict, &view, &out);
        else
            picture_text(&desk.verdict, &view, wants_colour(options), &out);
        put_text(&out);
    }
    text_free(&out);
    view_free(&view);
    desk_free(&desk);
    return status;
}

static int show_page(const struct options *options)
{
    struct desk desk = {0};
    struct film film = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.watch = film_watch;
    how.whom = &film;
    if (judge_one(&desk, options, &how, options->operands[0], &status)) {
        const struct verdict *verdict = &desk.verdict;
        film_end(&film, verdict);
        page_begin(verdict->title ? verdict->title : verdict->file, &out);
        page_record(&film, verdict, &out);
        page_end(&out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    film_free(&film);
    desk_free(&desk);
    return status;
}

int run_show(const struct options *options)
{
    if (options->svg && options->html)
        return complain(STATUS_USAGE, "show makes one picture at a time: --svg or --html");
    return options->html ? show_page(options) : show_position(options);
}
