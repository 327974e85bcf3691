/* Frames: the pictures of a record, entry by entry. A thing on the board is stored again only when it changes, so that
   a long game stays small. */
#ifndef DRAW_FRAMES_H
#define DRAW_FRAMES_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/text.h"
#include "draw/picture.h"
#include "draw/string_table.h"
#include "game/canvas.h"
#include "replay/record.h"
#include "study/sheet.h"

/* Stands for a row where a new table begins. */
enum { NEW_TABLE = -1 };

/* Zero-initialise to start empty; rows_free when done. */
struct rows {
    int *row;
    int count, room;
};

static inline void rows_add(struct rows *rows, int row)
{
    rows->row = must_make_room(rows->row, rows->count, &rows->room, sizeof *rows->row);
    rows->row[rows->count++] = row;
}

/* The row at that place; NEW_TABLE if there is none. */
static inline int rows_at(const struct rows *rows, int place)
{
    return place < rows->count ? rows->row[place] : NEW_TABLE;
}

void rows_free(struct rows *rows);

/* A part of the board, in its largest size. */
struct frame_part {
    const char *id, *title;
    int number, width, height;
    int least_writing; /* height of its smallest letters */
    struct frame_part *next;
};

/* One group of the board through the whole record, while it is on the same part. Linked in drawing order. */
struct track {
    const char *id;
    int number; /* in the order of first appearance, from 0 */
    int part;   /* number of its part */
    bool ghost;
    int shown;                 /* string in the latest frame; 0: not shown */
    int changes;               /* 1: the same in every frame */
    int frame, marked;         /* the latest in which it was drawn, and in which a finding is about it */
    const struct group *drawn; /* in the latest frame; NULL: not there */
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
};

/* One entry. Frame 0, with entry 0, is the position before the log. */
struct frame {
    struct frame *next;
    const char *script; /* its part of the script, see add_picture */
    int script_length;
    int entry;
    int line, last_line; /* lines of the record with the entry */
    const char *said;    /* the entry in words, for the page */
    const char *sums;    /* the account line and the note, for the page */
};

/* Filled by judging with frames_watch. Zero-initialise; frames_free, which clears it, when done. */
struct frames {
    struct arena arena;
    struct string_table strings; /* string 0 is empty */
    struct frame_part *parts;
    struct drawn_piece *pieces;
    struct track *tracks;
    int track_count;
    struct frame *first, *last;
    int count;
    struct text script;                        /* the script of the latest frame */
    struct rows panel, sheet;                  /* of the latest frame */
    struct rows rows;                          /* room for those of the next frame */
    struct text moment;                        /* of the latest frame */
    struct text shapes, entry;                 /* room for strings */
    struct standing *standing, *next_standing; /* the standing of `sheet`, and room for the next */
    bool over;                                 /* the game is over */
    struct picture picture[2];                 /* the latest one and the one before */
    int turn;                                  /* index of the latest */
};
void frames_watch(void *context, const struct step *step);

/* Call it after judging. A record without entries gets one frame; one that was not judged, or is a final count, loses
   all. */
void frames_end(struct frames *frames, const struct verdict *verdict);

void frames_free(struct frames *frames);

/* ---- its parts, and the things on them through all entries ---- */

/* The tracks of things that an entry moved, see marks_moved; none if there are too many. */
struct moved {
    int track[MOST_MOVED];
    int count;
};

/* Writes what the next frame draws differently: "[track, string, ...]". */
void write_board(struct frames *frames, const struct canvas *now, struct moved *moved);

bool is_among_pieces(void *pieces, const char *name);

#endif
