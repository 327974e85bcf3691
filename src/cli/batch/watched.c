/* Watched: work that is done in a child process, so that a crash does not end it. */
#define _DEFAULT_SOURCE /* NOLINT: the C library's own switch, for memory shared by processes */
#include "cli/batch/watched.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "base/arena.h"
#include "cli/cli.h"

static volatile sig_atomic_t watched_child;

static void pass_on(int number)
{
    if (watched_child > 0)
        kill((pid_t)watched_child, number);
}

static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDING = sizeof ending / sizeof *ending };

/* A child does not outlive its parent. */
static pid_t fork_child(void)
{
    fflush(NULL);
    pid_t parent = getpid(), child = fork();
#ifdef __linux__
    if (child == 0 && (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0 || getppid() != parent))
        _exit(STATUS_FAULT);
#endif
    (void)parent;
    return child;
}

static int wait_for(pid_t child)
{
    int how = 0;
    while (waitpid(child, &how, 0) < 0 && errno == EINTR)
        ;
    return how;
}

int try_apart(void (*work)(void *context), void *context)
{
    pid_t child = fork_child();
    if (child == 0) {
        work(context);
        _exit(STATUS_FINE);
    }
    int how = child < 0 ? 0 : wait_for(child);
    return WIFSIGNALED(how) ? WTERMSIG(how) : WIFEXITED(how) && WEXITSTATUS(how) == STATUS_FINE ? 0 : -1;
}

/* The user ended it; so this process ends in the same way. */
static void end_with(int how)
{
    for (int i = 0; WIFSIGNALED(how) && i < ENDING; i++)
        if (WTERMSIG(how) == ending[i])
            raise(ending[i]);
}

static int watch_child(pid_t child)
{
    struct sigaction passing = {.sa_handler = pass_on}, before[ENDING];
    watched_child = (sig_atomic_t)child;
    for (int i = 0; i < ENDING; i++) {
        sigaction(ending[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN)
            sigaction(ending[i], &passing, NULL);
    }
    int how = wait_for(child);
    for (int i = 0; i < ENDING; i++)
        sigaction(ending[i], &before[i], NULL);
    watched_child = 0;
    end_with(how);
    return how;
}

int run_watched(int (*work)(void *context, struct watch *watch), void *context)
{
    struct watch alone = {0};
    struct watch *watch = ADDRESS_SANITIZED
                              ? MAP_FAILED
                              : mmap(NULL, sizeof *watch, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (watch == MAP_FAILED)
        return work(context, &alone);
    int how = 0;
    bool crashed = true;
    for (int tries = 0; crashed && tries < 2; tries++) {
        watch->careful = tries > 0;
        pid_t child = fork_child();
        if (child < 0)
            return work(context, &alone);
        if (child == 0)
            exit(finish_output(work(context, watch)));
        how = watch_child(child);
        crashed = WIFSIGNALED(how) || !watch->finished;
    }
    int status = crashed || watch->failed ? STATUS_FAULT : WEXITSTATUS(how);
    if (crashed)
        complain(status, "an internal error ended it before its reports were written");
    munmap(watch, sizeof *watch);
    return status;
}
