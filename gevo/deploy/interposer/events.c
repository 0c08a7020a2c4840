// Writes events.jsonl, one JSON object a line, each with one write(2).
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interposer.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char path[4096], *line;
static size_t line_size;
static int file = -1;
static pid_t owner;

void lock(void) { pthread_mutex_lock(&mutex); }
void unlock(void) { pthread_mutex_unlock(&mutex); }

// A folder for each process, made when it first has something to say: shells have nothing.
const char *folder(void) {
    if (owner == getpid()) return file < 0 ? NULL : path;
    const char *root = getenv("GEVO_EVENTS");
    char name[4200];
    if (file >= 0) close(file);  // of the process that this one was forked from
    file = -1;
    owner = getpid();
    if (!root) return NULL;
    snprintf(path, sizeof path, "%s/%d", root, (int)owner);
    snprintf(name, sizeof name, "%s/events.jsonl", path);
    if (mkdir(path, 0777) && errno != EEXIST) return NULL;
    file = open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    return file < 0 ? NULL : path;
}

bool events_begun(void) { return file >= 0 && owner == getpid(); }

FILE *event_begin(const char *what) {
    if (!folder()) return NULL;
    FILE *event = open_memstream(&line, &line_size);
    if (event) fprintf(event, "{\"event\": \"%s\"", what);
    return event;
}

void field_text(FILE *event, const char *key, const char *text) {
    fprintf(event, ", \"%s\": \"", key);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++)
        if (*c < 32 || *c > 126 || *c == '"' || *c == '\\') fprintf(event, "\\u%04x", *c);
        else fputc(*c, event);
    fputc('"', event);
}

void field_number(FILE *event, const char *key, unsigned long long number) {
    fprintf(event, ", \"%s\": %llu", key, number);
}

void field_three(FILE *event, const char *key, const unsigned *three) {
    fprintf(event, ", \"%s\": [%u, %u, %u]", key, three[0], three[1], three[2]);
}

void event_end(FILE *event) {
    fputs("}\n", event);
    fclose(event);
    for (size_t done = 0; done < line_size;) {
        const ssize_t wrote = write(file, line + done, line_size - done);
        if (wrote > 0) done += wrote;
        else if (wrote == 0 || errno != EINTR) break;
    }
    free(line);
}

typedef struct Said { const Kernel *kernel; char *text; struct Said *next; } Said;

void note(const Kernel *kernel, const char *text) {
    static Said *said;
    for (const Said *one = said; one; one = one->next)
        if (one->kernel == kernel && !strcmp(one->text, text)) return;
    Said *one = malloc(sizeof *one);
    if (one) *one = (Said){kernel, strdup(text), said};
    if (one && one->text) said = one;
    FILE *event = event_begin("note");
    if (!event) return;
    if (kernel) {
        field_text(event, "kernel", kernel->name);
        field_text(event, "image", kernel->image->digest);
    }
    field_text(event, "text", text);
    event_end(event);
}
