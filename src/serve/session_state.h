/* The state of a session; shared by its files. */
#ifndef SERVE_SESSION_STATE_H
#define SERVE_SESSION_STATE_H

#include "replay/legal.h"
#include "replay/position.h"
#include "replay/script.h"
#include "serve/session.h"

/* States at intervals, in a fixed amount of memory: after every `stride`-th entry, from the opening on. */
struct checkpoints {
    char *states;
    size_t size, room; /* bytes of one state, and of all */
    int stride, count;
};

/* One legal entry as words: the verb, then field names and values as referee writes them. In the long form, in braces,
   all are values in a fixed order. */
struct piece {
    const char *word;
    short field;
    bool name;  /* the name of a verb or field; false: a value */
    bool loose; /* the values of this field may be in any order */
};

struct listed {
    const char *text;
    struct piece *piece;
    int pieces, actor, verb;
};

/* The legal entries of one position, kept until another one is asked for. */
struct legal_list {
    int after;   /* -1: none */
    int ahead;   /* entries of this actor, after assumed entries; -1: of all who can act now */
    void *state; /* the state they are legal in */
    struct arena arena;
    struct moves moves;
    struct listed *entry;
    const struct unlisted *unlisted;
    struct text described, notation; /* entries that are not listed: described, and how they are written */
};

/* A part of the text that was taken out. */
struct cut {
    size_t at;
    struct text bytes;
};

struct session {
    struct session_manner manner;
    struct box_cache cache;
    struct judging how;
    char *name;
    struct text text;
    struct source source;
    struct script script; /* its verdict is that of the record */
    bool found, grouped;
    struct session_entry *entry; /* as many as the script has */
    int room;
    struct checkpoints checkpoints;
    struct rerun rerun;
    struct rerun trier; /* for entries that are tried; its findings stay while positions are asked for */
    bool running;       /* both reruns are open */
    int stands;         /* the entry after which the rerun is; -1: elsewhere */
    long again;         /* entries judged since the last full judging, whose words are still in memory */
    struct legal_list legal;
    struct arena offered;
    struct offers offers;
    struct arena tried;
    struct session_trial trial;
    struct cut *cut; /* what was undone; the last one comes back first */
    int cuts, cut_room;
};

const struct match *session_match(const struct session *session);

/* Judges the text from its beginning. False: it has no record. The caller frees the verdict. */
bool session_judge(struct session *session, const struct judging *how, struct verdict *verdict);

/* The entries assumed before the entry, joined by ", ", in the arena; "" if none. */
const char *assumed_words(struct arena *arena, const struct step *step);

/* Where the line begins in the text; the text's end if it has fewer lines. */
size_t line_offset(const char *text, int line);

/* Reads another text, and keeps what was undone. */
void session_rewrite(struct session *session, const char *text, size_t length);
void session_forget_undone(struct session *session);

/* Moves the rerun to that position. False: there is none. */
bool session_go_to(struct session *session, int after);

/* Has the entry no finding in that position? */
bool session_accepts(struct session *session, int after, const char *entry);

void legal_list_free(struct legal_list *legal);

#endif
