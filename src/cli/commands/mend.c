/* The command mend. */
#include "study/mend/mend.h"

#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/rewrite.h"

static int mend_loaded(const struct options *options, struct loaded_record *loaded, const struct judging *how,
                       struct seen_file *seen)
{
    struct text out = {0}, changed = {0}, says = {0};
    enum mended mended = mend_record(loaded, how, &seen->text, options->all, &out, &changed, &says);
    if (mended == MENDED_NOTHING && !out.length)
        text_add(&out, "nothing to mend\n");
    if (mended == MENDED_LEFT && !options->all)
        text_add(&out, "--all also proposes fixes for such moves\n");
    int status = mended == MENDED_PROPOSED   ? STATUS_MISTAKE
                 : mended == MENDED_HELPLESS ? STATUS_UNREADABLE
                                             : STATUS_FINE;
    if (options->write && mended == MENDED_PROPOSED && !says.length)
        status =
            complain(STATUS_UNREADABLE,
                     "%s: not written; the changes cannot be made there or would leave as many mistakes", seen->path);
    else if (options->write && mended == MENDED_PROPOSED) {
        int written = seen_rewrite(seen, &changed);
        if (written == STATUS_FINE)
            text_format(&out, "written:\n%s", text_string(&says));
        status = written == STATUS_FINE ? status : written;
    }
    put_prose(&out);
    text_free(&out);
    text_free(&changed);
    text_free(&says);
    return status;
}

int run_mend(const struct options *options)
{
    const char *path = options->operands[0];
    if (same(path, "-"))
        return complain(STATUS_USAGE, "mend needs a file, not standard input");
    struct seen_file seen = {0};
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    int status = seen_read(&seen, path);
    if (status == STATUS_FINE && judge_one(&loaded, options, &how, path, &status))
        status = mend_loaded(options, &loaded, &how, &seen);
    else if (status == STATUS_MISTAKE) /* an impossible table: there is nothing to propose */
        status = STATUS_UNREADABLE;
    loaded_free(&loaded);
    seen_free(&seen);
    return status;
}
