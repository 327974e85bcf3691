/* A record while it is being judged; shared by the files of this room. */
#ifndef REPLAY_JUDGE_H
#define REPLAY_JUDGE_H

#include <stdbool.h>

#include "phrase/phrase.h"
#include "replay/club.h"
#include "replay/record.h"

/* The parts of a record's head, as trees; NULL: missing. */
struct head {
    struct node *game, *rules, *title, *date, *place, *players, *members, *house, *box, *table, *final, *claims;
};

/* Optional entries assumed before an entry or claims, in order. */
enum { MOST_ASSUMED = 32, MOST_CHOICES = 8 /* more are a gap */ };
struct assumed {
    struct move *move;   /* room for MOST_ASSUMED, once needed */
    enum optional *kind; /* room for MOST_ASSUMED, once needed */
    int count;
};

/* A choice that was assumed as given up: it may be written later. */
struct choice {
    struct move move;
    void *before; /* the state before it */
    int entry;    /* it is assumed before this one */
};

/* What came of an entry, without notes: rules and rulings, each once. */
enum { MET_MOST = 12 };
struct met {
    int count;
    struct broken {
        const struct rule *rule;
        enum ruling ruling;
    } broken[MET_MOST];
    enum optional assumes; /* the worst kind among the optional entries assumed before it */
};

struct judge {
    struct verdict *verdict;
    const struct judging *how;
    struct arena entry_arena; /* reset after every entry, except for recent ones */
    /* The state, and the copy on which a move is tried; or the state before the recent entries. */
    void *before, *after;
    void *room, *trial;     /* two more, for optional entries and what follows them; NULL until needed */
    struct assumed assumed; /* assumed before the entry; the state before them is in `room` */
    struct choice *choice;  /* the last MOST_CHOICES of them, in turn; NULL until needed */
    int choices;            /* that were assumed so far */
    const char *undecided;  /* "the log leaves out what ben takes in area 2 of season 1"; NULL: no choice was assumed */
    const char *given_up;   /* "assumed: ben takes nothing ..."; NULL: no choice was assumed */
    size_t state_size;
    struct recent *recent; /* entries played on `before` itself since it was copied to `after`; NULL: not done */
    int recent_count;
    struct entry_cache *known; /* what entries of this log mean; NULL until needed */
    struct text sums;          /* the account line of the entry */
    int entry;                 /* number of the entry being judged; 0 outside the log */
    int listed;                /* findings that list legal entries */
    size_t proposed;           /* bytes of the unread items for which a proposal was searched */
    int logged;                /* entries of the log, once further ones are judged after it */
    const char *quoted;        /* the line, for entries from the command line */
    struct step step;          /* the item of the log, as far as it is judged; empty: it is not from the record */
    const void *count;         /* the game's form of a `final` count; NULL: the record has a position and a log */
    bool stopped;
    bool at_setup;         /* no entry since the setup */
    struct met met;        /* by the latest entry */
    bool unsure;           /* its worlds do not agree on the latest entry */
    struct worlds *worlds; /* the other worlds; NULL: nothing is open */
    struct worlds *of;     /* it is one of these; NULL: it judges the record */
    struct base *base;     /* the values of the shown world; NULL: nothing was open so far */
};

/* Remembers the first player who made an entry that stands after the setup. */
static inline void note_start(struct judge *judge, int actor)
{
    if (judge->at_setup && actor < judge->verdict->match.seats) {
        judge->verdict->started = actor + 1;
        judge->at_setup = false;
    }
}

/* Makes the state after the entry the one before the next. */
static inline void change_places(struct judge *judge)
{
    void *spare = judge->before;
    judge->before = judge->after;
    judge->after = spare;
}

/* Turn complaints of readers and of shapes into unreadable findings. `context` is the judge. */
void judge_complain(void *context, struct place at, const char *sentence);

/* The same under another rule. */
void judge_complain_by(struct judge *judge, const struct rule *rule, const struct complaint *complaint);

/* The same with a format; and for an unknown word. */
#define judge_misread(judge, at, ...)                                                                                  \
    judge_find((judge), RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], (at), __VA_ARGS__)
#define judge_unknown(judge, at, hint, ...)                                                                            \
    finding_hint(judge_misread((judge), (at), __VA_ARGS__), (judge)->verdict->docket.arena, (hint))

struct fault judge_fault(struct judge *judge);

/* The last complaint about what is not judged, which counts if the stream breaks there. */
struct last_words {
    bool broken; /* it was before */
    struct place at;
    char sentence[300];
};
void stop_listening(struct reader *reader, struct last_words *last);

/* Makes match and opening state from the head. False after findings that end the record. */
bool open_match(struct judge *judge, const struct head *head);

/* Judges one item of the log, or only reads it if judging has stopped. If it is not YAML (`torn`: its last line; else
   0), the complaints after `last` say why. If it is not read, judging stops. */
void judge_item(struct judge *judge, struct node *item, int torn, struct finding *last);

/* Judges an entry that was read before. It is not in the record, so its findings have no place. */
struct remarks;
void judge_read(struct judge *judge, const struct move *move, const struct remarks *remarks);

/* The items from now on are read by the judge's own loop. */
void open_recent(struct judge *judge);

/* Judges an item of that log if nothing needs to be reported about it. If false, nothing has changed, the caller must
   judge the item, and no entries are recent. */
bool judge_quickly(struct judge *judge, const struct list_item *item);

/* Has judging stopped before an unread entry? From there on entries are only read. */
static inline bool judge_waits(const struct judge *judge)
{
    return judge->verdict->unread;
}

/* The items of the log were met: counts those that were judged. */
void judge_settle_unread(struct judge *judge);

/* Judges an entry, on judge->before; then it has become what it was. */
void judge_move(struct judge *judge, const struct move *move, const struct remarks *remarks, const struct node *item);

/* Judges claims in the log. */
void judge_checkpoint(struct judge *judge, struct node *claims);

/* Judges a set in the log; the new position is in judge->after. False after complaints. */
bool judge_set(struct judge *judge, struct node *value);

/* The set without its note, in its proper spelling; NULL after a complaint. */
struct node *read_set(struct judge *judge, struct node *value);

/* Books for the entry what differs between the balances of `before` and `after` and is not among the bookings since
   `last` (NULL: all), by `rule`; NULL: by the rule that the game names for the account. */
void book_changes(struct judge *judge, const void *before, const void *after, struct booking *last,
                  const struct rule *rule);

/* What an entry or claims meet after some optional entries. */
enum meeting { MEETS_FINDING, MEETS_NONE_AS_TO_MOMENT, MEETS_NOTHING };

/* How to search for optional entries before `next` (NULL: before claims, then only for harmless ones). */
struct search {
    const struct move *next;
    bool untimely; /* without optional entries there is a finding about the moment */
    enum meeting (*meets)(struct judge *judge, const void *state, const void *what); /* called with each state */
    const void *what;
};

/* Finds the smallest number of optional entries after which nothing is found; else, if `untimely`, nothing about the
   moment. Puts them into judge->assumed; count 0: there is no such number. */
void find_optional(struct judge *judge, const struct search *search);

/* Do the house rules allow optional entries to be assumed? */
bool optional_are_implied(const struct judge *judge);

/* Says of the findings from `first` on that this house rule would remove them, except those whose rules are also among
   the findings from `left` on, which remain. */
void hang_on_optional(struct judge *judge, struct finding *first, const struct finding *left);

/* Puts the state after judge->assumed into judge->room. */
void *after_assumed(struct judge *judge);

/* Plays the entries in judge->assumed on judge->before, with a finding at `at` that names them and their own findings.
   The state before them stays in judge->room until the next search. */
void assume_optional(struct judge *judge, struct place at);

/* If this choice was assumed as given up earlier, adds to the first adverse finding from `first` on where it belongs. */
void tell_where_it_belongs(struct judge *judge, const struct move *move, struct finding *first);

/* Nothing assumed so far matters any longer. */
void forget_choices(struct judge *judge);

/* Adds to the findings from `first` on what would have been legal instead of the entry. */
void list_alternatives(struct judge *judge, const struct move *move, struct finding *first);

/* Sets the score of the verdict, whether the game is over, and who acts. */
void take_score(struct judge *judge);

/* Are the claims readable? Makes them what they mean, or complains. */
bool read_claims(struct judge *judge, struct node **claims);

/* Checks claims, at a checkpoint or at the end, against the score just taken. */
void check_claims(struct judge *judge, struct node *claims);

/* The key of claims that people mean by this word, such as "winner"; NULL: none. */
const char *claim_meant(const char *key);

/* Checks claims about the position. */
void check_table(struct judge *judge, const struct node *claim);

/* Makes a false claim doubtful if its value depends on something assumed. `key` is a key of the table, or "over",
   "winners", "to-act" or "scores". `seat`: the player it is about, or -1. */
void rest_claim(struct judge *judge, struct finding *finding, const char *key, int seat, const struct node *claim);

/* Adds a finding that is not a game's, about the entry being judged. */
struct finding *judge_find(struct judge *judge, enum ruling ruling, const struct rule *rule, struct place at,
                           const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Adds a note, if there is room for one; else NULL. */
#define judge_note(judge, rule, at, ...)                                                                               \
    (docket_takes_note(&(judge)->verdict->docket)                                                                      \
         ? judge_find((judge), RULING_NOTED, &common_rules[(rule)], (at), __VA_ARGS__)                                 \
         : NULL)

/* The findings that were added after `last` (NULL: all). */
static inline struct finding *findings_after(const struct judge *judge, const struct finding *last)
{
    return docket_after(&judge->verdict->docket, last);
}

/* The value of an item that is a map with one key, as entries are; else NULL. */
static inline struct node *only_value(const struct node *item)
{
    return item->kind == NODE_MAP && item->count == 1 ? item->first : NULL;
}

/* Notes that the finding depends on these box data; it becomes doubtful if one of them is assumed. */
void judge_rest(struct judge *judge, struct finding *finding, const char *const *paths);

/* Sets phase and moment of the findings from `first` on. */
void set_moments(struct judge *judge, struct finding *first, const void *state);

/* ---- a `set` that cannot be read, and how it was probably meant to be written ---- */

/* The complaint about a `set` without parts. */
extern const char needs_parts[];

/* Is the first word `set`? */
bool begins_with_set(const char *text);

/* Adds to the first complaint about the item how to write the set, if that is clear. */
void propose_set(struct judge *judge, const struct node *item, struct finding *first);

/* ---- what is wrong with them, and what to write instead ---- */

/* Leaves the complaints of the strict reading, after `last`, if it got as far as the verb; else replaces them by one
   that says where the item belongs, or up to where it was understood; and adds what it may mean. `reading` has no
   meaning or several. `asides`: its `illegal` and `ruled`; NULL: it has others, which a proposal would lose. */
void tell_refusal(struct judge *judge, const struct node *item, struct finding *last,
                  const struct phrase_reading *reading, const char *asides);

/* The known name that `written` probably means: the only one that begins with it or that it begins with (`Benny` for
   Ben), or the one spelt most like it. */
struct nearest nearest_actor(const struct match *match, const char *written);

/* The field of the table with this key, ignoring case; or NULL. */
const struct field *part_of_table(const struct game *game, const char *key);

/* ---- items that the strict reading does not understand, in a game that has sentences ---- */

/* Reads the item strictly, but ignores capitals, accents and the characters between words (READ_PLAINLY), or else as a
   sentence; and its `illegal:` and `ruled:` into `remarks`. Takes back the complaints after
   `last`. NOT_READ: it has no meaning or several; the complaints then say, as far as it is clear, how to write it. */
enum how_read { NOT_READ, READ_PLAINLY, READ_AS_SENTENCE };
enum how_read read_otherwise(struct judge *judge, const struct node *item, struct finding *last,
                             struct phrase_meaning *meaning, struct remarks *remarks);

/* What an entry in a table or a claim means, for any player; false: not clear, or the game has no such entries. */
bool item_meant(struct judge *judge, const struct node *entry, struct move *move);

/* In `Carl: frobnicate` the capital is not the mistake: the complaints after `last` are about the rest. */
void complain_plainly(struct judge *judge, const struct node *item, struct finding *last);

/* Notes how a part of the item was read; returns the item to judge for it. */
const struct node *note_reading(struct judge *judge, const struct node *item, const struct phrase_entry *entry,
                                enum how_read how);

/* ---- the parts of a head. Each is read separately, so that all mistakes are reported at once ---- */

/* The key of a record that `written` means, ignoring case; or NULL. */
const char *key_meant(const char *written);

/* respell_key writes the key in its proper spelling, with a note. unknown_record_key complains about a key that records
   lack. */
void respell_key(struct judge *judge, struct node *key);
void unknown_record_key(struct judge *judge, const struct head *head, const struct node *key);

/* Complains about a key that an earlier key of its map repeats, perhaps in other capitals. */
void tell_twice(struct judge *judge, const struct node *key, const struct node *earlier);

/* The part of the head with that key, or NULL. */
struct node **head_part(struct head *head, const char *key);

/* Answers every house rule: by default, then by the club file, then by the record. False after complaints. */
bool answer_house(struct judge *judge, const struct node *house);

/* Reads one layer of answers. `house` may be NULL. */
bool read_house(struct judge *judge, const struct node *house, enum said_by by);

/* Lays the record's box over the club's and the built-in one. If the players could not be seated (`seated` false), the
   box is only checked. False after complaints. */
bool look_into_box(struct judge *judge, struct node *given, bool seated);

/* Gives each finding after `last` that has no place this one. place_of_part: the key of a part of the head; NULL: the
   beginning. */
void place_findings(struct judge *judge, const struct finding *last, struct place at);
struct place place_of_part(const struct node *part);

/* Notes how something outside of entries was read, unless it has no place in the record. note_word: unless the word is
   written so. */
void note_spelling(struct judge *judge, struct place at, const char *read);
void note_word(struct judge *judge, const struct node *word, const char *read);

/* A copy of the node in its proper spelling, with notes. Owned by the arena. */
struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node);

/* Does the node have the shape, as written or in other words? Replaces it by its proper spelling with notes, or
   complains. */
bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node);

/* Sets the day of the verdict. Notes another way of writing it, or that the day is not clear. */
void take_date(struct judge *judge, const struct node *node);

/* Complains about a name that no game has. */
void unknown_game(struct judge *judge, const struct node *name);

#endif
