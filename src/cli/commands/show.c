/* The command show: the position as a picture. */
#include "cli/cli.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "study/mend/mend.h"
#include "study/sheet.h"

static int show_picture(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct view view = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    how.watch = view_watch;
    how.without_nodes = true;
    how.context = &view;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        const struct verdict *verdict = &loaded.verdict;
        if (verdict->final && options->svg)
            sheet_svg(&verdict->match, &verdict->standing, true, &out);
        else if (verdict->final)
            print_sheet(&verdict->match, &verdict->standing, true, &out);
        else if (has_picture(verdict->game) && options->svg)
            picture_svg(verdict, &view, &out);
        else if (has_picture(verdict->game))
            picture_text(verdict, &view, wants_colour(options), &out);
        options->svg ? put_document(&out) : put_coloured(&out);
        status = verdict->final || has_picture(verdict->game)
                     ? answered(verdict)
                     : complain(STATUS_USAGE, "there is no picture of %s", verdict->game->id);
    }
    text_free(&out);
    view_free(&view);
    loaded_free(&loaded);
    return status;
}

static int show_page(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct frames frames = {0};
    struct text out = {.drain = put_document};
    struct judging how = judging_usual(NULL);
    int status;
    how.watch = frames_watch;
    how.without_nodes = true;
    how.context = &frames;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        const struct verdict *verdict = &loaded.verdict;
        struct text heading = {0};
        find_mistakes(&loaded.verdict, &loaded.source, &how, 1);
        frames_end(&frames, verdict);
        page_heading(verdict, &heading);
        page_begin(text_string(&heading), &out);
        text_free(&heading);
        page_pieces(verdict->game, NULL, &out);
        page_record(&frames, verdict, &out);
        if (verdict->game && verdict->judged && has_picture(verdict->game)) {
            text_add(&out, "<details class='names'><summary>The board and the components, with their names</summary>");
            box_sheet_html(&verdict->match, verdict->state, &out);
            text_add(&out, "</details>\n");
        }
        page_end(&out);
        put_document(&out);
        status = answered(verdict);
    }
    text_free(&out);
    frames_free(&frames);
    loaded_free(&loaded);
    return status;
}

int run_show(const struct options *options)
{
    if (options->svg && options->html)
        return complain(STATUS_USAGE, "show makes one picture at a time; choose --svg or --html");
    return options->html ? show_page(options) : show_picture(options);
}
