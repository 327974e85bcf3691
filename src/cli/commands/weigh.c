/* The command weigh. */
#include "study/weigh.h"

#include <stdlib.h>

#include "cli/cli.h"

int run_weigh(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct scales *scales = must_alloc(sizeof *scales);
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    how.watch = scales_watch;
    how.context = scales;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        print_weights(scales, &loaded, &out);
        put_text(&out);
        status = answered(&loaded.verdict);
    }
    text_free(&out);
    scales_free(scales);
    loaded_free(&loaded);
    free(scales);
    return status;
}
