/* measure TIMES COMMAND...: runs it so often without output, one after the other; prints the CPU time and the elapsed time of
   all runs together, in milliseconds, and the peak memory of one in KiB. Fails if a run does not end with status 0. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(struct timeval time)
{
    return (double)time.tv_sec * 1000 + (double)time.tv_usec / 1000;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1000000;
}

static int run(char **command)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execvp(command[0], command);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

int main(int argc, char **argv)
{
    int times = argc > 2 ? atoi(argv[1]) : 0;
    struct rusage used;
    double start = now();
    for (int i = 0; i < times; i++)
        if (run(argv + 2) != 0) {
            fprintf(stderr, "measure: %s failed\n", argv[2]);
            return 1;
        }
    double elapsed = now() - start;
    if (times <= 0 || getrusage(RUSAGE_CHILDREN, &used) != 0)
        return 1;
    printf("%.2f %.2f %ld\n", milliseconds(used.ru_utime) + milliseconds(used.ru_stime), elapsed, used.ru_maxrss);
    return 0;
}
