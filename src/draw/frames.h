/* Frames: the pictures of a record entry by entry. A thing on the board is kept again only when it changes, so that a long game
   stays small. */
#ifndef DRAW_FRAMES_H
#define DRAW_FRAMES_H

#include "base/text.h"
#include "draw/rows.h"
#include "draw/string_table.h"
#include "game/canvas.h"
#include "replay/record.h"
#include "study/sheet.h"

/* A part of the board, as large as it ever gets. */
struct frame_part {
    const char *id, *title;
    int number, width, height;
    int least_writing; /* the height of its smallest letters */
    struct frame_part *next;
};

/* One group of the board through the whole record, as long as it is on the same part. Linked in the order of drawing. */
struct track {
    const char *id;
    int number; /* in the order of first appearance, from 0 */
    int part;   /* number of the part it is on */
    bool ghost;
    int shown;       /* string of the latest frame; 0: nothing */
    int changes;     /* 1: the same in every frame */
    int frame, left; /* the latest one it was drawn again in, and the latest in which it no longer stood where it was */
    const struct group *drawn; /* in the latest frame; NULL if it was not */
    struct track *next;
};

/* A piece that was drawn in some frame. */
struct drawn_piece {
    const char *name;
    struct drawn_piece *next;
};

/* What a frame shows. */
struct picture {
    struct arena arena;
    struct canvas canvas;
    struct frame_part **part; /* by number */
};

/* One entry. Frame 0 is the position before the log: entry 0. */
struct frame {
    struct frame *next;
    const char *script; /* what the script learns of it, see add_picture */
    int script_length;
    int entry;
    int line, last_line; /* on which it was written */
    const char *said;    /* as the page has it */
    char sums[];         /* likewise: the account line, the note */
};

/* An entry that was said before, and its words. */
enum { SAID_BEFORE = 256, SAID_ITEMS = 8 };
struct said {
    int actor, verb, used, item[SAID_ITEMS];
    struct move_field field[MOVE_FIELDS];
    const char *words; /* NULL: none */
};

/* Filled by judging with frames_watch. Zero-initialise; frames_free when done. */
struct frames {
    struct arena arena;
    struct string_table strings; /* string 0 is empty */
    struct frame_part *parts;
    struct drawn_piece *pieces;
    struct track *tracks;
    int track_count;
    struct frame *first, *last;
    struct said *said; /* SAID_BEFORE of them, each where its numbers lead */
    int count;
    struct text script;                        /* what it learns of the latest frame */
    struct rows panel, sheet;                  /* as they stand in the latest frame */
    struct rows rows;                          /* room to make those of the next one in */
    struct text moment;                        /* likewise of the latest */
    struct text shapes, entry;                 /* room to make strings in */
    struct standing *standing, *next_standing; /* that the sheet is made of, and room for the next */
    struct text scored, next_scored;           /* that the standing is made of, likewise */
    struct labels labels;                      /* of the sheet */
    bool places, over;                         /* does it tell who is first; is it the last */
    enum ink worn[CANVAS_SEATS];
    struct picture picture[2]; /* the latest one and the one before */
    int turn;                  /* which is the latest */
};
void frames_watch(void *context, const struct step *step);

/* After judging: a record without entries gets its only frame, one that was not judged, or is a final count, loses all. */
void frames_end(struct frames *frames, const struct verdict *verdict);

void frames_free(struct frames *frames);

/* All of it but what never changes as JSON: {"strings": ..., "frames": ...}. */
void frames_json(const struct frames *frames, struct text *out);

#endif
