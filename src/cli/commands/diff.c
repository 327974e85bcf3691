/* The command diff. */
#include "study/diff/diff.h"

#include <string.h>

#include "cli/cli.h"
#include "study/wording.h"

/* One of the two records. */
struct version {
    struct loaded_record loaded;
    struct transcript transcript;
};

static bool take_version(struct version *version, const struct options *options, const char *path, int *status)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    how.watch = transcript_watch;
    how.context = &version->transcript;
    if (!judge_one(&version->loaded, options, &how, path, status))
        return false;
    version->loaded.verdict.file = shown_file(&version->loaded.verdict.arena, version->loaded.verdict.file);
    if (!transcript_end(&version->transcript, &version->loaded.verdict))
        *status = complain(STATUS_FAULT, "the log of %s cannot be kept aside for comparison: %s", path,
                           strerror(version->transcript.why));
    return !version->transcript.failed;
}

static void version_free(struct version *version)
{
    transcript_free(&version->transcript);
    loaded_free(&version->loaded);
}

static int compare_versions(const struct version *a, const struct version *b)
{
    const struct verdict *one = &a->loaded.verdict, *other = &b->loaded.verdict;
    if (one->game != other->game)
        return complain(STATUS_USAGE, "%s is a game of %s and %s of %s; diff compares two records of one game",
                        one->file, one->game->id, other->file, other->game->id);
    struct text out = {0};
    bool agree = print_differences(&a->transcript, &b->transcript, &out);
    put_text(&out);
    text_free(&out);
    int first = answered(one), second = answered(other), status = first ? first : second;
    return status ? status : agree ? STATUS_FINE : STATUS_MISTAKE;
}

int run_diff(const struct options *options)
{
    struct version a = {0}, b = {0};
    int status;
    if (take_version(&a, options, options->operands[0], &status)
        && take_version(&b, options, options->operands[1], &status))
        status = compare_versions(&a, &b);
    version_free(&a);
    version_free(&b);
    return status;
}
