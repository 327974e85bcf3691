/* Inputs: the files of a batch, in order: operands, files in folders, lists of names, shards. */
#define _DEFAULT_SOURCE /* NOLINT: the C library's own switch, for what a folder tells of its files */
#include "cli/batch/inputs.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"

enum { DEEPEST_FOLDER = 100, LONGEST_LIST = 256 * 1024 * 1024 };

static struct input *add_input(struct input_list *list, const char *path, const char *name, const char *problem)
{
    list->input = must_make_room(list->input, list->count, &list->room, sizeof *list->input);
    struct input *input = &list->input[list->count++];
    *input = (struct input){.path = path, .name = name, .problem = problem};
    return input;
}

static bool is_record_name(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && dot != name && (strcasecmp(dot, ".yaml") == 0 || strcasecmp(dot, ".yml") == 0);
}

static void search_folder(struct inputs *inputs, const char *folder, int depth);

/* Is it a regular file, or a link to one? A broken link is reported when it is opened. A pipe would block. */
static bool is_regular(const struct dirent *entry, const char *path)
{
    struct stat behind;
    return entry->d_type == DT_REG || stat(path, &behind) < 0 || S_ISREG(behind.st_mode);
}

/* Is it a folder? Most file systems say so in the entry. */
static bool is_folder(const struct dirent *entry, const char *path)
{
    struct stat about;
    return entry->d_type == DT_DIR
           || (entry->d_type == DT_UNKNOWN && lstat(path, &about) == 0 && S_ISDIR(about.st_mode));
}

static void exclude(struct inputs *inputs, const char *path)
{
    inputs->excluded++;
    text_add_bytes(&inputs->left_out, path, strlen(path) + 1);
}

/* Links to folders are skipped, as by grep -r, so that a loop of links does no harm. Hidden files and folders are
   skipped too. */
static void meet_file(struct inputs *inputs, const char *folder, const struct dirent *entry, int depth)
{
    const char *name = entry->d_name;
    if (*name == '.')
        return;
    bool slash = folder[strlen(folder) - 1] == '/';
    const char *path = arena_format(&inputs->arena, "%s%s%s", folder, slash ? "" : "/", name);
    if (is_folder(entry, path))
        search_folder(inputs, path, depth + 1);
    else if (!is_record_name(name) || !is_regular(entry, path))
        return;
    else if (club_excludes(inputs->options->clubs, path))
        exclude(inputs, path);
    else
        add_input(&inputs->met, path, path, NULL)->found = true;
}

static void add_problem(struct inputs *inputs, const char *folder, const char *problem)
{
    add_input(&inputs->met, folder, folder, arena_string(&inputs->arena, problem));
}

static void search_folder(struct inputs *inputs, const char *folder, int depth)
{
    bool too_deep = depth > DEEPEST_FOLDER;
    DIR *stream = too_deep ? NULL : opendir(folder);
    if (!stream) {
        add_problem(inputs, folder, too_deep ? "folders are nested too deeply; the limit is 100" : strerror(errno));
        return;
    }
    for (const struct dirent *entry; (errno = 0, entry = readdir(stream));)
        meet_file(inputs, folder, entry, depth);
    if (errno)
        add_problem(inputs, folder, strerror(errno));
    closedir(stream);
}

static int by_path(const void *a, const void *b)
{
    const struct input *left = a, *right = b;
    return strcmp(left->path, right->path);
}

/* Resolves a name to its inputs. */
static void look_at(struct inputs *inputs, const char *path)
{
    struct input_list *met = &inputs->met;
    const char *stdin_name = inputs->options->stdin_name;
    struct stat about;
    met->count = 0;
    if (same(path, "-")) {
        add_input(met, "-", stdin_name ? stdin_name : "standard input", NULL);
        return;
    }
    if (stat(path, &about) < 0 || !S_ISDIR(about.st_mode)) {
        bool found = inputs->options->records_only;
        if (found && club_excludes(inputs->options->clubs, path))
            exclude(inputs, path);
        else
            add_input(met, path, path, NULL)->found = found;
        return;
    }
    int excluded = inputs->excluded;
    search_folder(inputs, path, 0);
    if (met->count == 0 && inputs->excluded == excluded)
        add_input(met, path, path, "there is no record (*.yaml, *.yml) in this folder; referee new writes one");
    qsort(met->input, (size_t)met->count, sizeof *met->input, by_path);
}

/* Gives each input its club; a mistake in a club file is reported before the first record it would apply to. */
static void join_club(struct inputs *inputs, struct input input)
{
    const struct club *club = input.problem ? NULL : club_for(inputs->options->clubs, input.path);
    if (club && club->bad && !strings_have(inputs->told, club->file)) {
        strings_add(&inputs->arena, &inputs->told, club->file);
        struct input *fault = add_input(&inputs->next, club->file, club->file, club->unread);
        fault->club = club;
        fault->club_fault = true;
    }
    input.club = club;
    *add_input(&inputs->next, NULL, NULL, NULL) = input;
}

static void look_at_next_name(struct inputs *inputs)
{
    const struct options *options = inputs->options;
    look_at(inputs, *inputs->name++);
    for (int i = 0; i < inputs->met.count; i++, inputs->seen++)
        if (!options->shards || inputs->seen % options->shards == options->shard - 1)
            join_club(inputs, inputs->met.input[i]);
}

bool inputs_next(struct inputs *inputs, struct input *input)
{
    while (inputs->given == inputs->next.count && *inputs->name) {
        inputs->given = inputs->next.count = 0;
        look_at_next_name(inputs);
    }
    if (inputs->given == inputs->next.count)
        return false;
    *input = inputs->next.input[inputs->given++];
    input->number = ++inputs->number;
    return true;
}

void inputs_all(struct inputs *inputs)
{
    while (*inputs->name)
        look_at_next_name(inputs);
}

static bool read_all(FILE *file, struct text *out)
{
    char bytes[65536];
    for (size_t got; (got = fread(bytes, 1, sizeof bytes, file)) > 0 && out->length < LONGEST_LIST;)
        text_add_bytes(out, bytes, got);
    return !ferror(file) && out->length < LONGEST_LIST;
}

/* Names end with NUL; the last one may lack it. */
static int take_names(struct inputs *inputs)
{
    const char *from = inputs->options->files_from, *names = text_string(&inputs->list);
    const char *end = names + inputs->list.length;
    int count = 0;
    for (const char *name = names; name < end; name += strlen(name) + 1) {
        count++;
        if (!*name)
            return complain(STATUS_USAGE, "%s: name %d is empty", from, count);
        if (same(name, "-") && same(from, "-"))
            return complain(STATUS_USAGE, "name %d is -, but standard input already holds the list", count);
    }
    const char **listed = arena_take(&inputs->arena, sizeof *listed * (size_t)(count + 1));
    inputs->name = listed;
    for (const char *name = names; name < end; name += strlen(name) + 1)
        *listed++ = name;
    return STATUS_FINE;
}

static int take_list(struct inputs *inputs)
{
    const struct options *options = inputs->options;
    if (options->operand_count)
        return complain(STATUS_USAGE, "give either --files0-from or file names, not both: %s", options->operands[0]);
    bool standard = same(options->files_from, "-");
    FILE *file = standard ? stdin : fopen(options->files_from, "r");
    int status = STATUS_USAGE;
    errno = file ? 0 : errno;
    if (!file || !read_all(file, &inputs->list))
        complain(STATUS_USAGE, "%s: %s", options->files_from, errno ? strerror(errno) : "too many file names");
    else
        status = take_names(inputs);
    if (file && !standard)
        fclose(file);
    return status;
}

int inputs_open(struct inputs *inputs, const struct options *options)
{
    static const char *const standard_input[] = {"-", NULL};
    inputs->options = options;
    inputs->name = options->operand_count ? (const char *const *)options->operands : standard_input;
    int status = clubs_open(options->clubs, options);
    if (status != STATUS_FINE)
        return status;
    if (options->files_from)
        return take_list(inputs);
    if (options->operand_count == 0 && isatty(STDIN_FILENO))
        return complain(STATUS_USAGE, "which record? name a file, or see referee --help");
    return STATUS_FINE;
}

void inputs_free(struct inputs *inputs)
{
    free(inputs->met.input);
    free(inputs->next.input);
    text_free(&inputs->list);
    text_free(&inputs->left_out);
    arena_free(&inputs->arena);
    *inputs = (struct inputs){0};
}
