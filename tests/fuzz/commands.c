/* Fuzzer: whole commands, as a shell runs them, in a folder of their own: a record and another one, lines for standard input, one command
   out of all. The bytes are the record, or the lines at the prompt of a shipped record; the last of them chooses the command.
   It must end with a status of its own, leave nothing after, and print nothing that acts. With FUZZ_SHOW in the environment everything
   that is printed is shown. */
#include <dirent.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "base/unicode.h"
#include "base/words.h"
#include "inspect.h"
#include "replay/registry.h"
#include "study/explain/examples.h"

enum { MOST_WORDS = 8 };

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);
int referee_main(int argc, char **argv); /* src/cli/main.c */

/* Sanitizers speak up while standard error is this one. */
void __sanitizer_set_report_fd(void *file) __attribute__((weak));

/* GAME is the record, OTHER another one, LINE the first of the lines. A document may hold what the record holds. */
static const struct row {
    const char *words[MOST_WORDS];
    bool document;
} rows[] = {
    {{"check", "GAME"}},
    {{"check", "--all", "--strict", "GAME"}},
    {{"check", "--format", "short", "GAME"}},
    {{"check", "--format", "gcc", "GAME"}},
    {{"check", "--format", "json", "GAME"}},
    {{"check", "--format", "jsonl", "GAME"}},
    {{"check", "--format", "sarif", "GAME"}},
    {{"check", "--format", "junit", "GAME"}},
    {{"check", "--format", "tap", "GAME"}},
    {{"check", "--format", "github", "GAME"}, .document = true}, /* its commands are its own */
    {{"check", "--format", "markdown", "GAME"}},
    {{"check", "--format", "html", "GAME"}},
    {{"check", "--on-illegal", "void", "-j", "2", "GAME", "OTHER"}},
    {{"check", "--club", "GAME", "OTHER"}},
    {{"check", "."}},
    {{"score", "GAME"}},
    {{"moves", "GAME"}},
    {{"moves", "GAME", "LINE"}},
    {{"try", "GAME", "LINE"}},
    {{"table", "GAME"}},
    {{"show", "GAME"}},
    {{"show", "--svg", "GAME"}},
    {{"show", "--html", "GAME"}},
    {{"ledger", "GAME"}},
    {{"mend", "GAME"}},
    {{"mend", "--all", "--write", "GAME"}},
    {{"fmt", "GAME"}},
    {{"fmt", "--diff", "--full", "GAME"}},
    {{"fmt", "-"}, .document = true},
    {{"weigh", "GAME"}},
    {{"diff", "GAME", "OTHER"}},
    {{"perft", "GAME", "--depth", "1"}},
    {{"add", "GAME", "LINE"}},
    {{"add", "--illegal", "GAME", "LINE"}},
    {{"keep", "GAME"}},
    {{"keep", "--on-illegal", "void", "GAME"}},
    {{"keep", "OTHER"}},
    {{"keep", "none.yaml"}},
    {{"explain", "LINE"}},
    {{"new", "mykerinos", "--players", "LINE"}},
    {{"lsp"}, .document = true},
};

static const char usual_lines[] = "moves\nwhy\nscore\nshow\nundo\nredo\nmend\nclaim\nnote so\nhelp\nexplain turn\n1\n";

static void write_file(const char *name, const char *bytes, size_t length)
{
    FILE *file = fopen(name, "w");
    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file) != 0)
        wrong("cannot be written", name);
}

static void read_file(const char *name, struct text *out)
{
    char piece[4096];
    size_t got;
    FILE *file = fopen(name, "r");
    while (file && (got = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(out, piece, got);
    if (file)
        fclose(file);
}

/* A record that is shipped: which one depends on the number. */
static const char *shipped_record(unsigned number)
{
    int count = 0;
    while (games[count])
        count++;
    const struct game *game = games[number % (unsigned)count];
    int rules = 0;
    while (game->rules[rules].code)
        rules++;
    for (int i = 0; i < rules; i++) {
        const char *code = game->rules[(number + (unsigned)i) % (unsigned)rules].code;
        const char *record = page_of(game->id, code, number % 2 ? "illegal" : "near");
        if (record)
            return record;
    }
    return "game: mykerinos\nplayers: [ada, ben]\n";
}

/* ---- one run ---- */

static int run(int argc, char **argv)
{
    static const char *const names[] = {"lines", "out", "err"};
    int kept[3];
    fflush(stdout);
    for (int i = 0; i < 3; i++) {
        int file = open(names[i], i ? O_RDWR | O_CREAT | O_TRUNC : O_RDONLY, 0600);
        kept[i] = dup(i);
        dup2(file, i);
        close(file);
    }
    if (__sanitizer_set_report_fd)
        __sanitizer_set_report_fd((void *)(intptr_t)kept[2]);
    rewind(stdin);
    optind = 0;
    int status = referee_main(argc, argv);
    fflush(stdout);
    for (int i = 0; i < 3; i++) {
        dup2(kept[i], i);
        close(kept[i]);
    }
    if (__sanitizer_set_report_fd)
        __sanitizer_set_report_fd((void *)(intptr_t)STDERR_FILENO);
    return status;
}

static void inspect_printed(const char *name, bool document)
{
    struct text said = {0}, clean = {0};
    read_file(name, &said);
    add_harmless(text_string(&said), said.length, &clean);
    if (getenv("FUZZ_SHOW"))
        fprintf(stderr, "---- %s\n%s", name, text_string(&clean));
    if (!document && (said.length != clean.length || memcmp(text_string(&said), text_string(&clean), said.length) != 0))
        wrong("something that acts is printed", text_string(&clean));
    text_free(&said);
    text_free(&clean);
}

static void inspect_folder(void)
{
    DIR *folder = opendir(".");
    for (struct dirent *item; folder && (item = readdir(folder));)
        if (strstr(item->d_name, ".yaml."))
            wrong("something is left behind", item->d_name);
    if (folder)
        closedir(folder);
    unlink("none.yaml");
}

/* ---- the bytes ---- */

static char *word_for(const char *word, char *line)
{
    return same(word, "GAME")    ? "game.yaml"
           : same(word, "OTHER") ? "other.yaml"
           : same(word, "LINE")  ? line
                                 : (char *)word;
}

static void run_row(const struct row *row, char *line)
{
    char *argv[MOST_WORDS + 2] = {"referee"};
    int argc = 1;
    for (int i = 0; i < MOST_WORDS && row->words[i]; i++)
        argv[argc++] = word_for(row->words[i], line);
    int status = run(argc, argv);
    inspect_printed("out", row->document);
    inspect_printed("err", false);
    if (status < 0 || status > 3)
        wrong("it ends with a status that is a fault", row->words[0]);
    inspect_folder();
}

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count, (void)arguments;
    char folder[200];
    const char *below = getenv("FUZZ_FOLDER");
    snprintf(folder, sizeof folder, "%s/fuzz-XXXXXX", below ? below : "/tmp");
    const char *made = mkdtemp(folder);
    if (!made || chdir(made) < 0)
        wrong("there is no folder to work in", "");
    return 0;
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    if (length == 0)
        return 0;
    unsigned last = bytes[--length], sum = last;
    for (size_t i = 0; i < length; i++)
        sum = sum * 31 + bytes[i];
    const struct row *row = &rows[last % (sizeof rows / sizeof *rows)];
    bool talks = sum % 2; /* the bytes are lines, not a record */
    const char *shipped = shipped_record(sum / 2), *other = shipped_record(sum / 2 + 1);
    const char *lines = talks || same(row->words[0], "lsp") || row->document ? (const char *)bytes : usual_lines;
    size_t lines_length = lines == usual_lines ? strlen(lines) : length;
    write_file("game.yaml", talks ? shipped : (const char *)bytes, talks ? strlen(shipped) : length);
    write_file("other.yaml", other, strlen(other));
    write_file("lines", lines, lines_length);
    size_t line_length = 0;
    while (line_length < lines_length && lines[line_length] && lines[line_length] != '\n')
        line_length++;
    char *line = strndup(lines, line_length);
    run_row(row, line);
    free(line);
    return 0;
}
