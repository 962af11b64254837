/* Faults of the system, planted in front of the C library by LD_PRELOAD. RS_FAULT_CALL says
   which, and the process of a sweep that it strikes is RS_FAULT_WHO (parent, worker or all):
     alloc:N           the N-th allocation from main on fails, that one alone: before main
   CUDA's runtime registers its kernels, and never looks whether it got memory write:N:ERRNO the
   N-th write to a database and all after it fail statfs:TYPE       every file system is of this
   type (hexadecimal) clock:SECONDS     the time of day is behind by this much, and more with
   every process RS_FAULT_COUNT=FILE gets the number of calls that were counted, at the end. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

static enum { OFF, ALLOC, WRITE, STATFS, CLOCK } kind;
static atomic_long calls;
static long strike;
static int number;
static long value;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

/* No stdio and no allocation here: this runs before and inside of everything. */
static bool is_worker(void)
{
    char line[256] = "";
    int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? 0 : read(fd, line, sizeof line - 1);
    if (fd >= 0)
        close(fd);
    size_t first = strlen(line) + 1;
    return n > (ssize_t)first && !strcmp(line + first, "worker");
}

__attribute__((constructor)) static void begin(void)
{
    const char *what = getenv("RS_FAULT_CALL"), *who = getenv("RS_FAULT_WHO");
    if (!what || !who || (strcmp(who, "all") != 0 && is_worker() != !strcmp(who, "worker")))
        return;
    const char *colon = strchr(what, ':');
    if (!colon)
        return;
    strike = value = strtol(colon + 1, NULL, what[0] == 's' ? 16 : 10);
    const char *second = strchr(colon + 1, ':');
    number = second ? atoi(second + 1) : 0;
    calls = 0;
    kind = what[0] == 'a' ? ALLOC : what[0] == 'w' ? WRITE : what[0] == 's' ? STATFS : CLOCK;
}

__attribute__((destructor)) static void end(void)
{
    const char *path = getenv("RS_FAULT_COUNT");
    char text[24];
    int n = snprintf(text, sizeof text, "%ld\n", calls);
    int fd = kind && path ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
    if (fd >= 0 && write(fd, text, (size_t)n) == n)
        close(fd);
}

static bool in_main;
static int (*real_main)(int, char **, char **);

static int begin_main(int argc, char **argv, char **env)
{
    in_main = true;
    return real_main(argc, argv, env);
}

typedef int start_call(int (*)(int, char **, char **),
                       int,
                       char **,
                       void (*)(void),
                       void (*)(void),
                       void (*)(void),
                       void *);

/* The C library's own start of every program: declared nowhere, called by crt1.o. */
start_call __libc_start_main;

int __libc_start_main(int (*its_main)(int, char **, char **),
                      int argc,
                      char **argv,
                      void (*init)(void),
                      void (*fini)(void),
                      void (*rtld_fini)(void),
                      void *stack_end)
{
    start_call *next = (start_call *)(uintptr_t)dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = its_main;
    return next(begin_main, argc, argv, init, fini, rtld_fini, stack_end);
}

static bool fails(void)
{
    return kind == ALLOC && in_main && ++calls == strike;
}

void *malloc(size_t size)
{
    if (!fails())
        return __libc_malloc(size);
    errno = ENOMEM;
    return NULL;
}

void *calloc(size_t count, size_t size)
{
    if (!fails())
        return __libc_calloc(count, size);
    errno = ENOMEM;
    return NULL;
}

void *realloc(void *block, size_t size)
{
    if (size == 0 || !fails())
        return __libc_realloc(block, size);
    errno = ENOMEM;
    return NULL;
}

/* Is `fd` a database, its journal or a table being merged? */
static bool of_database(int fd)
{
    char link[40], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path - 1);
    path[n > 0 ? n : 0] = '\0';
    return strstr(path, ".sqlite") && !strstr(path, ".lock");
}

static bool write_fails(int fd)
{
    if (kind != WRITE || !of_database(fd) || ++calls < strike || !strike)
        return false;
    errno = number;
    return true;
}

typedef ssize_t pwrite_call(int, const void *, size_t, off64_t);

static pwrite_call *next_pwrite(void)
{
    static pwrite_call *next;
    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "pwrite64");
    return next;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    return write_fails(fd) ? -1 : next_pwrite()(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    return write_fails(fd) ? -1 : next_pwrite()(fd, data, size, at);
}

static int fake_type(int result, __fsword_t *type)
{
    if (!result && kind == STATFS)
        *type = (__fsword_t)value;
    return result;
}

int statfs(const char *path, struct statfs *out)
{
    static int (*next)(const char *, struct statfs *);
    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "statfs");
    return fake_type(next(path, out), &out->f_type);
}

/* Behind by `value` seconds for each process id: later processes live earlier. */
time_t time(time_t *out)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    time_t t = now.tv_sec - (kind == CLOCK ? (time_t)value * (time_t)(getpid() % 100000) : 0);
    if (out)
        *out = t;
    return t;
}
