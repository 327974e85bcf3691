/* What the files of a session share. */
#ifndef SERVE_SESSION_STATE_H
#define SERVE_SESSION_STATE_H

#include "replay/legal.h"
#include "replay/position.h"
#include "replay/script.h"
#include "serve/session.h"

/* States on the way, in a fixed amount of memory: after every `stride`-th entry, from the opening on. */
struct checkpoints {
    char *states;
    size_t size, room; /* bytes of one, and for all */
    int stride, count;
};

/* One legal entry as words. The first is the verb; field names and values follow as the referee writes them. */
struct piece {
    const char *word;
    short field;
    bool name;  /* of the verb or field; else one of its values */
    bool loose; /* the values of this field come in any order */
};

struct listed {
    const char *text;
    struct piece *piece;
    int pieces, actor, verb;
    bool braces; /* the long form: its words come just in their order */
};

/* The legal entries of one position, kept until another one is asked for. */
struct legal_list {
    int after;   /* -1: none */
    int ahead;   /* whose entries, after assumed entries; -1: everybody's, as things stand */
    void *state; /* they are for */
    struct arena arena;
    struct moves moves;
    struct listed *entry;   /* as people write them */
    struct listed *spelled; /* as the referee spells them, if that is another way; NULL: it is not */
    const struct unlisted *unlisted;
    struct text described, notation; /* what is not listed: for people, and how it is written */
};

/* A stretch of the text that was taken out. */
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
    struct script script; /* its verdict is the record's */
    bool found, grouped;
    struct session_entry *entry; /* as many as the script has */
    int room;
    struct checkpoints checkpoints;
    struct rerun rerun;
    struct rerun trier; /* for entries that are tried: what it found lasts while positions are asked for */
    bool running;       /* both are open */
    int stands;         /* after which entry it stands; -1: elsewhere */
    long again;         /* entries judged since everything was, whose words are still kept */
    struct legal_list legal;
    struct arena offered;
    struct offers offers;
    struct arena tried;
    struct session_trial trial;
    struct cut *cut; /* what was undone, the last one first to come back */
    int cuts, cut_room;
};

const struct match *session_match(const struct session *session);

/* Judges the text from its beginning. False: there is no record in it. The verdict is the caller's to free. */
bool session_judge(struct session *session, const struct judging *how, struct verdict *verdict);

/* Lets the session see every entry as it is judged. */
void session_watch(struct session *session, struct judging *how);

/* The assumed entries before the entry, joined by ", ", in the arena; "" if none. */
const char *assumed_words(struct arena *arena, const struct step *step);

/* Forgets what depends on the text but is not its judgement. */
void session_stop(struct session *session);

/* Takes the text and judges it from the last state before what is different. False: everything is to be judged. */
bool session_resume(struct session *session, const char *text, size_t length);

/* Another text, without forgetting what was undone. */
void session_rewrite(struct session *session, const char *text, size_t length);
void session_forget_undone(struct session *session);

/* The state after entry number `entry`, to be kept if it is one of those that are. */
void checkpoints_begin(struct checkpoints *checkpoints, size_t size, const void *opening);
void checkpoints_add(struct checkpoints *checkpoints, int entry, const void *state);

/* The same for an entry that was added: it is one of several in a line, and another was made after it. */
void checkpoints_renew(struct checkpoints *checkpoints, int entry, const void *state);
void checkpoints_free(struct checkpoints *checkpoints);

/* The rerun at that position. False: there is none. */
bool session_go_to(struct session *session, int after);

/* The legal entries of that position; NULL: there is none. With `actor` not -1 those of a player who is not to act as things stand. */
const struct legal_list *session_legal(struct session *session, int after, int actor);

/* Who can act in that position, or once optional entries were made, up to where `actor` can (-1: all of them). The
   state there goes to `state`. */
unsigned session_ahead(struct session *session, int after, int actor, void *state);

/* The legal entries of the actor in that state, which was found so. */
void session_moves_ahead(struct session *session, int after, int actor, const void *state, struct moves *moves);
void legal_list_free(struct legal_list *legal);

#endif
