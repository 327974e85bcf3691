/* The club file: house rules and the club's own copy of a game, the same for many records. */
#ifndef REPLAY_CLUB_H
#define REPLAY_CLUB_H

#include "game/game.h"
#include "replay/record.h"

/* The club file as read; its arena owns everything. */
struct club {
    struct arena arena;
    const char *file;         /* its name in findings */
    const struct node *games; /* game -> house and box; NULL: none */
    const struct node *exclude;
    const struct node *people; /* name -> other names of the same person */
    struct verdict fault;      /* one unreadable finding if the file has a mistake; then no record is judged with it */
    bool bad;
    const char *unread; /* why the file could not be opened; NULL: it was */
};

/* Reads and checks the file. */
void club_read(struct club *club, const char *file, struct reader *reader, struct box_cache *cache);
void club_unread(struct club *club, const char *file,
                 const char *why); /* for a file that cannot be opened; keeps both pointers */
void club_free(struct club *club);

/* The person whom the club means by `name`, ignoring case; or NULL. */
const char *club_person(const struct club *club, const char *name);

#endif
