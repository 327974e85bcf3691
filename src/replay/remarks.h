/* What an entry says about itself: `illegal:` and `ruled:`. */
#ifndef REPLAY_REMARKS_H
#define REPLAY_REMARKS_H

#include "replay/judge.h"

enum { MOST_CODES = 16 };

struct remarks {
    bool carried;               /* the entry has one of the two keys, readable or not */
    bool unread;                /* one of them was not understood */
    const struct node *illegal; /* NULL: nothing claimed */
    const struct rule *code[MOST_CODES];
    int codes;
    enum { UNRULED, RULED_STANDS, RULED_VOID } ruled;
    const struct node *ruled_node;
};

/* Reads both keys of what entry_long gave. One that is not understood is complained about and left out. */
void read_remarks(struct judge *judge, const struct node *map, struct remarks *remarks);

/* Does the entry itself say that this rule is broken? */
bool remarks_name(const struct remarks *remarks, const char *code);

/* Is there a finding among them, perhaps one that the record confirms? */
bool any_against(const struct finding *first);

/* The findings from `first` on are confirmed if the claim names exactly their codes; else the claim is false. */
void weigh_claim(struct judge *judge, const struct remarks *remarks, struct finding *first);

/* The findings from `first` on are waived by a ruling; a ruling on nothing is false, and so is one that lets a refused entry stand. */
void weigh_ruling(struct judge *judge, const struct remarks *remarks, struct finding *first, bool objected,
                  bool refused);

#endif
