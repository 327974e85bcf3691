/* The club file: house rules and their own copy, the same for many records. */
#ifndef REPLAY_CLUB_H
#define REPLAY_CLUB_H

#include "game/game.h"
#include "replay/record.h"

/* As read; everything in it is its arena's. */
struct club {
    struct arena arena;
    const char *file;         /* as findings name it */
    const struct node *games; /* game -> house and box; NULL: nothing is said */
    const struct node *exclude;
    const struct node *people; /* name -> other names of the same person */
    struct verdict fault;      /* one unreadable finding if it is not right; then no record is judged with it */
    bool bad;
    const char *unread; /* why it could not be opened; NULL: it was */
};

/* Reads and checks it. */
void club_read(struct club *club, const char *file, struct reader *reader, struct box_cache *cache);
void club_unread(struct club *club, const char *file,
                 const char *why); /* one that cannot be opened; keeps both strings */
void club_free(struct club *club);

/* What it says under that key of a game: "house", "box". NULL: nothing, or there is no club. */
struct node *club_part(const struct club *club, const struct game *game, const char *key);

/* The person whom the club means by that name, in whatever case; NULL: it does not say. */
const char *club_person(const struct club *club, const char *name);

#endif
