/* sentences ROUNDS CORPUS...: reads every phrase of the files so often at its position, without judging it; then lines of 4 kB made of
   words of the phrases. Prints the sentences read, the CPU time for one in microseconds, and the longest time for a line in milliseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "doc/reader.h"
#include "phrase/phrase.h"
#include "replay/record.h"

enum { LONG_LINE = 4096 };

struct tally {
    long sentences;
    double spent, slowest;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1000000;
}

static bool judge_position(const char *text, struct box_cache *cache, struct verdict *verdict)
{
    FILE *file = tmpfile();
    if (!file || fwrite(text, 1, strlen(text), file) != strlen(text) || fflush(file) != 0)
        return false;
    struct source source = {.name = "position", .file = dup(fileno(file)), .copy = -1};
    struct judging how = judging_usual(cache);
    struct reader *reader = reader_open(&source);
    bool found = judge_record(reader, &how, "position", 1, verdict);
    reader_close(reader);
    source_close(&source);
    fclose(file);
    return found && verdict->judged && verdict->game->says;
}

static double read_line(const struct verdict *verdict, struct arena *arena, const char *line)
{
    struct phrase_reading reading;
    double begun = now();
    phrase_read(&verdict->match, arena, line, &reading);
    double spent = now() - begun;
    arena_reset(arena);
    return spent;
}

/* Words of a phrase, in another order each time, until the line is full. */
static void read_long_line(const struct verdict *verdict, struct arena *arena, const char *said, struct tally *tally)
{
    char line[LONG_LINE + 1], *words[64], copy[1000];
    size_t used = 0;
    int count = 0;
    snprintf(copy, sizeof copy, "%s", said);
    for (char *word = strtok(copy, " "); word && count < 64; word = strtok(NULL, " "))
        words[count++] = word;
    while (count && used + 70 < LONG_LINE)
        used += (size_t)snprintf(line + used, sizeof line - used, "%.60s ", words[rand() % count]);
    double spent = count ? read_line(verdict, arena, line) : 0;
    if (spent > tally->slowest)
        tally->slowest = spent;
}

static void read_phrase(const struct node *said, const struct verdict *verdict, int rounds, struct tally *tally)
{
    struct arena arena = {0};
    read_line(verdict, &arena, said->text);
    for (int i = 0; i < rounds; i++) {
        tally->spent += read_line(verdict, &arena, said->text);
        tally->sentences++;
    }
    read_long_line(verdict, &arena, said->text, tally);
    arena_free(&arena);
}

static void read_corpus(const char *path, int rounds, struct box_cache *cache, struct tally *tally)
{
    struct arena arena = {0};
    static char text[1 << 20];
    FILE *file = fopen(path, "r");
    size_t length = file ? fread(text, 1, sizeof text - 1, file) : 0;
    text[length] = '\0';
    if (file)
        fclose(file);
    const struct node *corpus = read_text(text, &arena, (struct complaints){0});
    const struct node *positions = node_get(corpus, "positions"), *phrases = node_get(corpus, "phrases");
    for (const struct node *position = positions ? positions->first : NULL; position; position = position->next) {
        struct verdict verdict;
        bool judged = judge_position(position->text, cache, &verdict);
        for (const struct node *phrase = judged ? phrases->first : NULL; phrase; phrase = phrase->next)
            if (strcmp(node_get(phrase, "at")->text, position->key->text) == 0)
                read_phrase(node_get(phrase, "said"), &verdict, rounds, tally);
        verdict_free(&verdict);
    }
    arena_free(&arena);
}

int main(int argc, char **argv)
{
    struct box_cache cache = {0};
    struct tally tally = {0};
    for (int i = 2; i < argc; i++)
        read_corpus(argv[i], atoi(argv[1]), &cache, &tally);
    printf("%ld %.2f %.3f\n", tally.sentences, tally.spent / (double)tally.sentences * 1000, tally.slowest);
    box_cache_free(&cache);
    return tally.sentences == 0;
}
