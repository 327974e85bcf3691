/* Remarks: what an entry says about itself with `illegal:` and `ruled:`. */
#ifndef REPLAY_REMARKS_H
#define REPLAY_REMARKS_H

#include "replay/judge.h"

enum { MOST_CODES = 16 };

struct remarks {
    bool carried;               /* the entry has one of the keys, readable or not */
    bool unread;                /* one of the keys is unreadable */
    const struct node *illegal; /* NULL: not claimed */
    const struct rule *code[MOST_CODES];
    int codes;
    enum { UNRULED, RULED_STANDS, RULED_VOID } ruled;
    const struct node *ruled_node;
};

/* Reads both keys from the result of entry_long. Complains about one that cannot be read, and leaves it out. */
void read_remarks(struct judge *judge, const struct node *map, struct remarks *remarks);

/* Does `illegal:` name this rule? */
bool names_rule(const struct remarks *remarks, const struct rule *rule);

/* Does `illegal:` name exactly the codes of the findings from `first` on that are against the entry? */
bool claims_just(const struct remarks *remarks, const struct finding *first);

/* Confirms the findings from `first` on if `illegal:` names exactly their codes; if not, the claim is false. */
void weigh_claim(struct judge *judge, const struct remarks *remarks, struct finding *first);

/* Waives the findings from `first` on by a ruling. A ruling without a finding is false, and so is one that lets a
   refused entry stand. */
void weigh_ruling(struct judge *judge, const struct remarks *remarks, struct finding *first, bool objected,
                  bool refused);

#endif
