/* Shim: stands between the program and the C library (LD_PRELOAD) and lets things go wrong on demand.
   FAIL_ALLOC=N     the N-th allocation fails, and all after it
   FAIL_ONE=N       the N-th allocation fails, and no other
   SLOW_READS=1     read and pread give a few bytes at a time, and every third call is interrupted
   SLOW_WRITES=1    the same for write
   FAIL_READ=N      the N-th read or pread fails with EIO
   FAIL_LIST=N      the N-th name in a folder cannot be read: EIO
   FAIL_LOCK=1      files cannot be locked: ENOTSUP
   BUSY_LOCK=1      whatever is to be locked is another player's, and the player who waits for it does not sleep
   CRASH_ON=WORD    the process that copies exactly this word crashes
   COUNT_ALLOC=FILE at the end the number of allocations is written there */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

static long allocations, reads, writes;

static long number_from(const char *name)
{
    const char *set = getenv(name);
    return set ? strtol(set, NULL, 10) : 0;
}

static int allocation_fails(void)
{
    static long from = -1, one = -1;
    if (from < 0) {
        from = number_from("FAIL_ALLOC");
        one = number_from("FAIL_ONE");
    }
    long number = __atomic_add_fetch(&allocations, 1, __ATOMIC_RELAXED);
    if ((from == 0 || number < from) && (one == 0 || number != one))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

void *malloc(size_t size)
{
    return allocation_fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return allocation_fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return allocation_fails() ? NULL : __libc_realloc(old, size);
}

/* How many bytes this call may move; 0: it is interrupted. */
static size_t portion(const char *name, long *calls, size_t size)
{
    if (!number_from(name))
        return size;
    long number = ++*calls;
    size_t most = (size_t)(number % 7) + 1;
    return number % 3 == 0 ? 0 : size < most ? size : most;
}

static int read_fails(void)
{
    static long number;
    if (!number_from("FAIL_READ") || ++number != number_from("FAIL_READ"))
        return 0;
    errno = EIO;
    return 1;
}

static ssize_t interrupted(void)
{
    errno = EINTR;
    return -1;
}

ssize_t read(int file, void *bytes, size_t size)
{
    ssize_t (*real)(int, void *, size_t);
    *(void **)&real = dlsym(RTLD_NEXT, "read");
    size_t most = portion("SLOW_READS", &reads, size);
    return read_fails() ? -1 : size && !most ? interrupted() : real(file, bytes, most);
}

/* Programs for large files call these by another name. */
ssize_t pread64(int file, void *bytes, size_t size, off64_t offset)
{
    ssize_t (*real)(int, void *, size_t, off64_t);
    *(void **)&real = dlsym(RTLD_NEXT, "pread64");
    size_t most = portion("SLOW_READS", &reads, size);
    return read_fails() ? -1 : size && !most ? interrupted() : real(file, bytes, most, offset);
}

ssize_t pread(int file, void *bytes, size_t size, off_t offset)
{
    return pread64(file, bytes, size, offset);
}

struct dirent64 *readdir64(DIR *stream)
{
    static long number;
    struct dirent64 *(*real)(DIR *);
    *(void **)&real = dlsym(RTLD_NEXT, "readdir64");
    if (!number_from("FAIL_LIST") || ++number != number_from("FAIL_LIST"))
        return real(stream);
    errno = EIO;
    return NULL;
}

ssize_t write(int file, const void *bytes, size_t size)
{
    ssize_t (*real)(int, const void *, size_t);
    *(void **)&real = dlsym(RTLD_NEXT, "write");
    size_t most = portion("SLOW_WRITES", &writes, size);
    return size && !most ? interrupted() : real(file, bytes, most);
}

int flock(int file, int operation)
{
    int (*real)(int, int);
    *(void **)&real = dlsym(RTLD_NEXT, "flock");
    if (!number_from("FAIL_LOCK") && !number_from("BUSY_LOCK"))
        return real(file, operation);
    errno = number_from("FAIL_LOCK") ? ENOTSUP : EWOULDBLOCK;
    return -1;
}

int nanosleep(const struct timespec *wanted, struct timespec *rest)
{
    int (*real)(const struct timespec *, struct timespec *);
    *(void **)&real = dlsym(RTLD_NEXT, "nanosleep");
    return number_from("BUSY_LOCK") ? 0 : real(wanted, rest);
}

__attribute__((destructor)) static void tell(void)
{
    const char *path = getenv("COUNT_ALLOC");
    long most = 0; /* of several processes, the one that does the work counts */
    FILE *file = path ? fopen(path, "r") : NULL;
    if (file) {
        if (fscanf(file, "%ld", &most) != 1)
            most = 0;
        fclose(file);
    }
    file = path && allocations > most ? fopen(path, "w") : NULL;
    if (file) {
        fprintf(file, "%ld\n", allocations);
        fclose(file);
    }
}

void *memcpy(void *to, const void *from, size_t size)
{
    static const char *word;
    static size_t length = 1;
    if (length == 1) {
        word = getenv("CRASH_ON");
        length = word ? strlen(word) : 0;
    }
    if (length && size >= length && size <= length + 1 && memcmp(from, word, length) == 0)
        raise(SIGSEGV);
    return memmove(to, from, size);
}
