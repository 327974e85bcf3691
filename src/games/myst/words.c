/* Myst: words for positions, pieces and cards. */
#include <stdarg.h>
#include <string.h>

#include "games/myst/myst.h"

static bool read_position(const struct match *match, const char *word, int *value)
{
    *value = myst_box_of(match) ? myst_position(myst_box_of(match), word) : 0;
    return *value >= 0;
}

static const char *position_name(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myst_box *box = myst_box_of(match);
    (void)room;
    return box && value >= 0 && value < box->positions ? box->id[value] : NULL;
}

static int position_count(const struct match *match)
{
    return myst_box_of(match) ? myst_box_of(match)->positions : 0;
}

static const char *key_name(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myst_box *box = myst_box_of(match);
    if (box && value >= 0 && value < box->positions && box->landmark_at[value] >= 0)
        return box->landmark[box->landmark_at[value]];
    return position_name(match, value, room);
}

static bool read_landmark(const struct match *match, const char *word, int *value)
{
    int position = 0;
    if (!read_position(match, word, &position))
        return false;
    *value = myst_box_of(match) ? myst_box_of(match)->landmark_at[position] : 0;
    return *value >= 0;
}

static const char *landmark_name(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myst_box *box = myst_box_of(match);
    (void)room;
    return box && value >= 0 && value < box->landmarks ? box->landmark[value] : NULL;
}

static int landmark_count(const struct match *match)
{
    return myst_box_of(match) ? myst_box_of(match)->landmarks : 0;
}

/* c4, c4@c5, c4..c8 */
static bool read_piece(const struct match *match, const char *word, int *value)
{
    int first = 0, second = 0;
    bool away = strchr(word, '@') != NULL;
    const char *joint = away ? "@" : "..", *middle = strstr(word, joint);
    char head[WORD_ROOM];
    if (!middle)
        return read_position(match, word, value);
    if ((size_t)(middle - word) >= sizeof head)
        return false;
    put_string(head, sizeof head, "%.*s", (int)(middle - word), word);
    if (!read_position(match, head, &first) || !read_position(match, middle + strlen(joint), &second))
        return false;
    *value = away && first == second ? first : (away ? PIECE_AWAY : PIECE_RUN) + (first << PIECE_BITS) + second;
    return away || first <= second;
}

/* row b, column 6 */
static bool read_line(const struct match *match, const char *word, int *value)
{
    const struct myst_box *box = myst_box_of(match);
    long column = 0;
    bool row =
        strncmp(word, "row ", 4) == 0 && word[4] >= 'a' && word[4] <= 'z' && !word[5] && word[4] - 'a' < box->rows;
    if (!row && !(strncmp(word, "column ", 7) == 0 && read_number(word + 7, 1, box->cols, &column)))
        return false;
    *value = row ? PIECE_ROW + word[4] - 'a' : PIECE_COLUMN + (int)column - 1;
    return box->grid;
}

/* A run, a row, a column, or the rest of the positions; not a piece on another position (c4@c5). */
static bool read_run(const struct match *match, const char *word, int *value)
{
    if (strchr(word, ' '))
        return myst_box_of(match) && read_line(match, word, value);
    if (same(word, "rest")) {
        *value = PIECE_REST;
        return true;
    }
    return !strchr(word, '@') && read_piece(match, word, value);
}

static const char *run_name(const struct match *match, int value, char room[WORD_ROOM])
{
    char first[WORD_ROOM], last[WORD_ROOM];
    if (value == PIECE_REST)
        return "rest";
    if (value >= PIECE_COLUMN && value < PIECE_STAY)
        put_string(room, WORD_ROOM, "column %d", value - PIECE_COLUMN + 1);
    else if (value >= PIECE_ROW && value < PIECE_COLUMN)
        put_string(room, WORD_ROOM, "row %c", 'a' + value - PIECE_ROW);
    if (value >= PIECE_ROW && value < PIECE_STAY)
        return room;
    if (value < PIECE_RUN || value >= PIECE_END)
        return key_name(match, value, room);
    const char *from = position_name(match, value >> PIECE_BITS & (POSITIONS_MAX - 1), first),
               *to = position_name(match, value & (POSITIONS_MAX - 1), last);
    put_string(room, WORD_ROOM, "%.30s..%.30s", from ? from : "", to ? to : "");
    return room;
}

static const char *run_id_name(const struct match *match, int value, char room[WORD_ROOM])
{
    return myst_is_run(value) ? run_name(match, value, room) : position_name(match, value, room);
}

static int spread_pieces(const struct match *match, int value, int most, int *values)
{
    int count = 0;
    if (!myst_is_run(value))
        values[count++] = value;
    for (int piece = 0; myst_is_run(value) && piece < position_count(match) && count < most; piece++)
        if (myst_names(match, value, piece))
            values[count++] = piece;
    return count;
}

static bool read_face(const struct match *match, const char *word, int *value)
{
    const struct myst_box *box = myst_box_of(match);
    const char *hyphen = strrchr(word, '-');
    long number = 0;
    if (!box || !hyphen || hyphen[1] < '1' || hyphen[1] > '9' || !read_number(hyphen + 1, 1, CARD_VALUE_MAX, &number))
        return false;
    int landmark = myst_landmark_named(box, word, (size_t)(hyphen - word));
    *value = landmark < 0 ? 0 : myst_card(box, landmark, (int)number);
    return landmark >= 0;
}

static const char *face_name(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myst_box *box = myst_box_of(match);
    if (!box || value < CARD_FIRST || (value < CARD_FOREIGN && value >= CARD_FIRST + box->kinds)
        || myst_card_landmark(box, value) >= box->landmarks)
        return NULL;
    put_string(room, WORD_ROOM, "%s-%d", box->landmark[myst_card_landmark(box, value)], myst_card_value(box, value));
    return room;
}

static int card_count(const struct match *match)
{
    return CARD_FIRST + (myst_box_of(match) ? myst_box_of(match)->kinds : 0);
}

static const char *const known_backs[] = {"unknown", "linking-book", NULL}, *const book_face[] = {"linking-book", NULL},
                         *const unknown_or_none[] = {"unknown", "none", NULL};

#define WORD_PATTERN "[a-z][a-z0-9]*(-[a-z]+)*"

static const char *lacks_position(const struct match *match)
{
    return myst_own_board(match, "positions");
}

static const char *lacks_landmark(const struct match *match)
{
    return myst_own_board(match, "landmarks");
}

#define PLACES .count = position_count, .meant = myst_meant_place, .lacking = lacks_position
#define CARDS .read = read_face, .name = face_name, .count = card_count, .pattern = "[a-z]+(-[a-z]+)*-[1-9][0-9]*"
#define RUN_PATTERN WORD_PATTERN "(\\.\\." WORD_PATTERN ")?|row [a-z]|column [1-9][0-9]?"

const struct words myst_position_words = {
    .read = read_position, .name = position_name, .pattern = WORD_PATTERN, PLACES};
const struct words myst_spot_words = {.list = unknown_or_none,
                                      .base = UNKNOWN,
                                      .read = read_position,
                                      .name = position_name,
                                      .pattern = WORD_PATTERN,
                                      PLACES};
const struct words myst_key_words = {.read = read_position, .name = key_name, .pattern = WORD_PATTERN, PLACES};
const struct words myst_walk_words = {.list = (const char *const[]){"stay", NULL},
                                      .base = PIECE_STAY,
                                      .read = read_position,
                                      .name = key_name,
                                      .pattern = WORD_PATTERN,
                                      PLACES};
const struct words myst_landmark_words = {.read = read_landmark,
                                          .name = landmark_name,
                                          .count = landmark_count,
                                          .meant = myst_meant_place,
                                          .lacking = lacks_landmark,
                                          .pattern = WORD_PATTERN};
const struct words myst_piece_words = {.read = read_piece,
                                       .name = position_name,
                                       .spread = spread_pieces,
                                       .pattern = WORD_PATTERN "((@|\\.\\.)" WORD_PATTERN ")?",
                                       PLACES};
const struct words myst_run_words = {.read = read_run, .name = run_name, .pattern = RUN_PATTERN, PLACES};
const struct words myst_run_id_words = {.read = read_run, .name = run_id_name, .pattern = RUN_PATTERN, PLACES};
const struct words myst_card_words = {.list = known_backs, .base = CARD_UNKNOWN, .meant = myst_meant_card, CARDS};
const struct words myst_face_words = {.list = book_face, .base = CARD_BOOK, .meant = myst_meant_face, CARDS};

const char *myst_card_name(const struct match *match, int card, char room[WORD_ROOM])
{
    const char *name = words_name(&myst_card_words, match, card, room);
    return name ? name : "a card";
}

const char *myst_card_title(const struct match *match, int card, char room[WORD_ROOM])
{
    const struct myst_box *box = myst_box_of(match);
    if (card < CARD_FIRST)
        return card == CARD_BOOK ? "Linking Book" : "unknown card";
    put_string(room, WORD_ROOM, "%s %d", box->title[myst_card_landmark(box, card)], myst_card_value(box, card));
    return room;
}

void myst_add(struct myst_text *line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int added = format_string(line->text + line->used, sizeof line->text - line->used, format, args);
    va_end(args);
    line->used += added > 0 ? (size_t)added : 0;
    if (line->used >= sizeof line->text)
        line->used = sizeof line->text - 1;
}

/* Entries call a landmark's position by the landmark; its id is listed too, so that it is found by both. */
void myst_list_words(const struct match *match, const struct move *move, struct text *out)
{
    char room[WORD_ROOM];
    static const bool named[VERBS] = {[VERB_PLACE] = true, [VERB_LIFT] = true, [VERB_LINK] = true,
                                      [VERB_WALK] = true,  [VERB_LAY] = true,  [VERB_REMOVE] = true};
    if (!named[move->verb])
        return;
    for (int i = 0; i < items(move, 0); i++)
        text_format(out, " %s", words_name(&myst_position_words, match, item(move, 0, i), room));
}
