/* Inputs: the files a batch judges, in order: operands, what lies in folders, lists of names, shards. */
#include "cli/inputs.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"

enum { DEEPEST_FOLDER = 100, LONGEST_LIST = 256 * 1024 * 1024 };

static const char *keep(struct inputs *inputs, const char *string)
{
    return arena_copy(&inputs->arena, string, strlen(string));
}

static void make_room(struct inputs *inputs)
{
    if (inputs->count == inputs->room) {
        inputs->room = inputs->room ? 2 * inputs->room : 64;
        inputs->input = must_grow(inputs->input, sizeof *inputs->input * (size_t)inputs->room);
    }
}

static struct input *add_input(struct inputs *inputs, const char *path, const char *name, const char *problem)
{
    make_room(inputs);
    struct input *input = &inputs->input[inputs->count++];
    *input = (struct input){.path = path, .name = name, .problem = problem};
    return input;
}

static bool is_record_name(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && dot != name && (same(dot, ".yaml") || same(dot, ".yml"));
}

static void search_folder(struct inputs *inputs, const char *folder, int depth);

/* Or a link to one; a link to nowhere is told when it is opened. A pipe would make us wait. */
static bool is_regular(const char *path)
{
    struct stat about;
    return stat(path, &about) < 0 || S_ISREG(about.st_mode);
}

/* Links to folders are passed by, like grep -r does: so a loop of links is no trap. Hidden files and folders are not looked at. */
static void meet_file(struct inputs *inputs, const char *folder, const char *name, int depth)
{
    struct stat about;
    bool slash = folder[strlen(folder) - 1] == '/';
    const char *path = arena_format(&inputs->arena, "%s%s%s", folder, slash ? "" : "/", name);
    if (*name == '.')
        return;
    bool known = lstat(path, &about) == 0;
    if (known && S_ISDIR(about.st_mode))
        search_folder(inputs, path, depth + 1);
    else if (is_record_name(name) && is_regular(path) && club_excludes(&inputs->clubs, path))
        inputs->excluded++;
    else if (is_record_name(name) && is_regular(path))
        add_input(inputs, path, path, NULL)->found = true;
}

static void search_folder(struct inputs *inputs, const char *folder, int depth)
{
    bool too_deep = depth > DEEPEST_FOLDER;
    DIR *stream = too_deep ? NULL : opendir(folder);
    if (!stream) {
        add_input(inputs, folder, folder,
                  too_deep ? "folders within each other too deep (100 is the limit)" : keep(inputs, strerror(errno)));
        return;
    }
    for (const struct dirent *entry; (errno = 0, entry = readdir(stream));)
        meet_file(inputs, folder, entry->d_name, depth);
    if (errno)
        add_input(inputs, folder, folder, keep(inputs, strerror(errno)));
    closedir(stream);
}

static int by_path(const void *a, const void *b)
{
    const struct input *left = a, *right = b;
    return strcmp(left->path, right->path);
}

static void add_path(struct inputs *inputs, const char *path, const struct options *options)
{
    struct stat about;
    if (same(path, "-")) {
        add_input(inputs, "-", options->stdin_name ? options->stdin_name : "standard input", NULL);
        return;
    }
    if (stat(path, &about) < 0 || !S_ISDIR(about.st_mode)) {
        add_input(inputs, path, path, NULL);
        return;
    }
    int first = inputs->count, excluded = inputs->excluded;
    search_folder(inputs, path, 0);
    if (inputs->count == first && inputs->excluded == excluded)
        add_input(inputs, path, path, "there is no record (*.yaml, *.yml) in this folder");
    qsort(inputs->input + first, (size_t)(inputs->count - first), sizeof *inputs->input, by_path);
}

static bool read_all(FILE *file, struct text *out)
{
    char bytes[65536];
    for (size_t got; (got = fread(bytes, 1, sizeof bytes, file)) > 0 && out->length < LONGEST_LIST;)
        text_add_bytes(out, bytes, got);
    return !ferror(file) && out->length < LONGEST_LIST;
}

/* Names end with NUL; the last one may do without. */
static int take_names(struct inputs *inputs, const struct options *options, const char *names, size_t length)
{
    int number = 0;
    for (const char *name = names; name < names + length; name += strlen(name) + 1) {
        number++;
        if (!*name)
            return complain(STATUS_USAGE, "%s: name %d is empty", options->files_from, number);
        if (same(name, "-") && same(options->files_from, "-"))
            return complain(STATUS_USAGE, "name %d is -, but standard input holds the list itself", number);
        add_path(inputs, keep(inputs, name), options);
    }
    return STATUS_FINE;
}

static int take_list(struct inputs *inputs, const struct options *options)
{
    if (options->operand_count)
        return complain(STATUS_USAGE, "files come from --files0-from or are named, not both: %s", options->operands[0]);
    bool standard = same(options->files_from, "-");
    FILE *file = standard ? stdin : fopen(options->files_from, "r");
    struct text names = {0};
    int status = STATUS_USAGE;
    if (!file || !read_all(file, &names))
        complain(STATUS_USAGE, "%s: %s", options->files_from, errno ? strerror(errno) : "more names than can be meant");
    else
        status = take_names(inputs, options, text_string(&names), names.length);
    if (file && !standard)
        fclose(file);
    text_free(&names);
    return status;
}

static void keep_shard(struct inputs *inputs, int shard, int shards)
{
    int kept = 0;
    for (int i = shard - 1; i < inputs->count; i += shards)
        inputs->input[kept++] = inputs->input[i];
    inputs->count = kept;
}

/* Each gets its club; one that is not right is told before the first record it would count for. */
static void join_clubs(struct inputs *inputs)
{
    struct inputs all = {0};
    struct arena told = {0};
    struct strings *names = NULL;
    for (int i = 0; i < inputs->count; i++) {
        const struct club *club = inputs->input[i].problem ? NULL : club_for(&inputs->clubs, inputs->input[i].path);
        if (club && club->bad && !strings_have(names, club->file)) {
            strings_add(&told, &names, club->file);
            struct input *fault = add_input(&all, club->file, club->file, NULL);
            fault->club = club;
            fault->club_fault = true;
        }
        inputs->input[i].club = club;
        *add_input(&all, NULL, NULL, NULL) = inputs->input[i];
    }
    arena_free(&told);
    free(inputs->input);
    inputs->input = all.input;
    inputs->count = all.count;
    inputs->room = all.room;
}

int inputs_collect(struct inputs *inputs, const struct options *options)
{
    int status = clubs_open(&inputs->clubs, options);
    if (status != STATUS_FINE)
        return status;
    if (options->files_from)
        status = take_list(inputs, options);
    else if (options->operand_count == 0 && isatty(STDIN_FILENO))
        return complain(STATUS_USAGE, "which record? name a file, or see referee --help");
    else if (options->operand_count == 0)
        add_path(inputs, "-", options);
    for (char **path = options->operands; !options->files_from && *path; path++)
        add_path(inputs, *path, options);
    if (status == STATUS_FINE && options->shards)
        keep_shard(inputs, options->shard, options->shards);
    if (status == STATUS_FINE)
        join_clubs(inputs);
    return status;
}

void inputs_free(struct inputs *inputs)
{
    free(inputs->input);
    arena_free(&inputs->arena);
    clubs_free(&inputs->clubs);
    *inputs = (struct inputs){0};
}
