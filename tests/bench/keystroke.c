/* keystroke REFEREE FILE LINE TIMES: opens the record with referee lsp, then types letters at the end of that line and takes them back.
   After each it asks what can be written there. Prints, in milliseconds, median and worst of the time to the answer and to the findings,
   and what a keystroke costs in CPU time in all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 1 << 22, MOST = 1000 };

static FILE *to, *from;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e3 * (double)time.tv_sec + 1e-6 * (double)time.tv_nsec;
}

static void start(const char *referee)
{
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0)
        exit(1);
    if (fork() == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[1]);
        close(out[0]);
        execl(referee, "referee", "lsp", (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to = fdopen(in[1], "w");
    from = fdopen(out[0], "r");
}

static void say(const char *json)
{
    fprintf(to, "Content-Length: %zu\r\n\r\n%s", strlen(json), json);
    fflush(to);
}

/* The next message that has one of the two words; which of them. */
static int hear(char *body, const char *one, const char *other)
{
    for (;;) {
        size_t length = 0;
        char line[200];
        while (fgets(line, sizeof line, from) && strcmp(line, "\r\n") != 0)
            sscanf(line, "Content-Length: %zu", &length);
        if (length == 0 || length >= LONGEST || fread(body, 1, length, from) != length)
            exit(1);
        body[length] = '\0';
        if (strstr(body, one) || strstr(body, other))
            return strstr(body, one) ? 0 : 1;
    }
}

/* As a string of JSON; returns the length of that line. */
static int quote_file(const char *path, int wanted, char *out)
{
    FILE *file = fopen(path, "r");
    int line = 0, length = 0, sign;
    char *at = out;
    while (file && (sign = fgetc(file)) != EOF && at - out < LONGEST / 2) {
        length += line == wanted && sign != '\n';
        line += sign == '\n';
        if (sign == '\n' || sign == '"' || sign == '\\')
            *at++ = '\\';
        *at++ = (char)(sign == '\n' ? 'n' : sign);
    }
    *at = '\0';
    return length;
}

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

int main(int argc, char **argv)
{
    static char text[LONGEST / 2 + 4], message[LONGEST], body[LONGEST];
    static double answers[MOST], findings[MOST];
    int line = argc == 5 ? atoi(argv[3]) - 1 : -1, times = argc == 5 ? atoi(argv[4]) : 0;
    if (line < 0 || times < 1 || times > MOST)
        return 1;
    int length = quote_file(argv[2], line, text);
    start(argv[1]);
    say("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
    snprintf(message, sizeof message,
             "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///"
             "r\",\"version\":0,\"text\":\"%s\"}}}",
             text);
    say(message);
    hear(body, "publishDiagnostics", "publishDiagnostics");
    for (int i = 0; i < times; i++) {
        int typed = i % 2;
        snprintf(message, sizeof message,
                 "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///"
                 "r\",\"version\":%d},\"contentChanges\":"
                 "[{\"range\":{\"start\":{\"line\":%d,\"character\":%d},\"end\":{\"line\":%d,\"character\":%d}},"
                 "\"text\":\"%s\"}]}}",
                 i + 1, line, length, line, length + typed, typed ? "" : "x");
        double begun = now();
        say(message);
        snprintf(message, sizeof message,
                 "{\"id\":%d,\"method\":\"textDocument/completion\",\"params\":{\"textDocument\":{\"uri\":\"file:///"
                 "r\"},\"position\":{\"line\":%d,"
                 "\"character\":%d}}}",
                 i + 1, line, length - 1);
        say(message);
        char version[40];
        snprintf(version, sizeof version, "\"version\":%d,", i + 1);
        for (int missing = 3; missing;) {
            int which = hear(body, "\"result\":", version);
            *(which ? &findings[i] : &answers[i]) = now() - begun;
            missing &= which ? 1 : 2;
        }
    }
    qsort(answers, (size_t)times, sizeof *answers, by_size);
    qsort(findings, (size_t)times, sizeof *findings, by_size);
    struct rusage used;
    fclose(to);
    wait(NULL);
    getrusage(RUSAGE_CHILDREN, &used);
    double seconds = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
    double cpu = 1e3 * seconds + 1e-3 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
    printf("%.1f %.1f %.1f %.1f %.1f\n", answers[times / 2], answers[times - 1], findings[times / 2],
           findings[times - 1], cpu / times);
    return 0;
}
