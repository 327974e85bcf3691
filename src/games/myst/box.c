/* Myst: what the box looks like, reading it, and looking things up in it. */
#include <stdlib.h>
#include <string.h>

#include "games/myst/myst.h"

enum { LANDMARK_LENGTH = 40, MANY = 9999 };

const char *const myst_usual_landmarks[] = {"clock-tower", "log-cabin",   "giant-gears", "library",
                                            "planetarium", "sunken-ship", "rocket-ship", NULL};

bool myst_is_usual(const char *landmark)
{
    return among(myst_usual_landmarks, landmark);
}

static bool letter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool myst_like_id(const char *word)
{
    if (!letter(*word))
        return false;
    while (letter(*word) || (*word >= '0' && *word <= '9'))
        word++;
    return !*word;
}

bool myst_like_landmark(const char *word)
{
    if (!letter(*word))
        return false;
    for (; letter(*word); word++)
        if (word[1] == '-')
            word++;
    return !*word && word[-1] != '-';
}

bool myst_blame_box(struct hearing *h, const struct node *at, enum outcome outcome)
{
    const struct node *given = h->match->box_given;
    if (given && !at->at.line)
        at = given->kind == NODE_MAP && given->first ? given->first->key : given;
    return blame(h, at, outcome);
}

static int by_word(const void *a, const void *b)
{
    const struct myst_sign *left = a, *right = b;
    return strcmp(left->word, right->word);
}

void myst_sort_signs(struct myst_sign *sign, int count)
{
    qsort(sign, (size_t)count, sizeof *sign, by_word);
}

int myst_position(const struct myst_box *box, const char *word)
{
    struct myst_sign wanted = {word, 0};
    const struct myst_sign *found = bsearch(&wanted, box->sign, (size_t)box->signs, sizeof *box->sign, by_word);
    return found ? found->position : -1;
}

/* Words that have a meaning in a log and cannot be landmarks. */
static const char *const taken[] = {"at",    "cards", "total", "spaces", "illegal", "ruled",        "unknown", "none",
                                    "setup", "rest",  "row",   "column", "stay",    "linking-book", NULL};

int myst_at_offset(const struct myst_box *box, int position, int down, int right)
{
    for (int other = 0; other < box->positions; other++)
        if (box->row[other] == box->row[position] + down && box->col[other] == box->col[position] + right)
            return other;
    return -1;
}

static bool add_landmark(struct hearing *h, const struct myst_box *box, const char **name_at, const struct node *node)
{
    bool built_in = !node_get(h->match->box_given, "landmarks");
    const char *name = node->key->text;
    int position = myst_position(box, node->text);
    if (among(taken, name))
        return myst_bad_box(h, node->key, "`%s` has another meaning and cannot be a landmark", name);
    if (!myst_like_landmark(name) || strlen(name) > LANDMARK_LENGTH)
        return myst_bad_box(h, node->key,
                            "%.40s cannot be the name of a landmark; use letters, with single hyphens between them",
                            name);
    if (myst_position(box, name) >= 0)
        return myst_bad_box(h, node->key, "%s is both a landmark and a position", name);
    if (position < 0)
        return myst_bad_box(h, node, "the key position of %s, %.40s, is not on the board%s", name, node->text,
                            built_in ? "; a box with other positions also needs its own landmarks and switches" : "");
    if (name_at[position])
        return myst_bad_box(h, node, "%s and %s have the same key position %s", name_at[position], name, node->text);
    name_at[position] = name;
    return true;
}

/* Landmarks are in box order, whatever order they were written in. */
static bool open_landmarks(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box)
{
    size_t positions = (size_t)box->positions;
    const char **name_at = arena_take(arena, positions * sizeof *name_at);
    signed char *landmark_at = arena_take(arena, positions);
    struct myst_sign *sign = arena_take(arena, (positions + LANDMARKS_MAX) * sizeof *sign);
    if (node->count < 2 || node->count > LANDMARKS_MAX)
        return myst_bad_box(h, node, "the box has %d landmark%s; there must be 2 to %d", node->count,
                            plural(node->count), LANDMARKS_MAX);
    for (const struct node *child = node->first; child; child = child->next)
        if (!add_landmark(h, box, name_at, child))
            return false;
    memcpy(sign, box->sign, positions * sizeof *sign);
    for (int position = 0; position < box->positions; position++) {
        landmark_at[position] = (signed char)(name_at[position] ? box->landmarks : -1);
        if (!name_at[position])
            continue;
        sign[box->signs++] = (struct myst_sign){name_at[position], position};
        box->landmark[box->landmarks] = name_at[position];
        char *title = arena_copy(arena, name_at[position], strlen(name_at[position]));
        for (char *at = title; *at; at++)
            *at = *at == '-' ? ' ' : *at;
        box->title[box->landmarks] = title;
        box->key[box->landmarks++] = (short)position;
    }
    myst_sort_signs(sign, box->signs);
    box->sign = sign;
    box->landmark_at = landmark_at;
    return true;
}

static bool open_switches(struct hearing *h, const struct node *node, struct arena *arena, struct myst_box *box)
{
    bool built_in = !node_get(h->match->box_given, "switches");
    int *switches = arena_take(arena, (size_t)box->positions * sizeof *switches);
    short *with_switches = arena_take(arena, (size_t)box->positions * sizeof *with_switches);
    for (const struct node *child = node->first; child; child = child->next) {
        int position = myst_position(box, child->key->text);
        if (position < 0)
            return myst_bad_box(h, child->key, "there are switches on %.40s, which is not on the board%s",
                                child->key->text,
                                built_in ? "; a box with other positions also needs its own switches" : "");
        if (child->value < 0)
            return myst_bad_box(h, child, "%s cannot have %d switches", child->key->text, child->value);
        switches[position] += child->value;
    }
    for (int position = 0; position < box->positions; position++)
        if (switches[position])
            with_switches[box->switched++] = (short)position;
    box->switches = switches;
    box->with_switches = with_switches;
    return true;
}

static struct myst_ring open_ring(const struct node *node, struct arena *arena)
{
    struct myst_ring ring = {.any = node->kind == NODE_WORD};
    int *number = arena_take(arena, (size_t)(node->count + 1) * sizeof *number);
    for (const struct node *item = node->first; item; item = item->next)
        number[ring.count++] = item->value;
    ring.number = number;
    return ring;
}

const void *myst_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    enum { BONUS_USUAL = 2 };
    struct myst_box *box = arena_take(arena, sizeof *box);
    const struct node *positions = node_get(node, "positions"), *spinner = node_get(node, "spinner"),
                      *bonus = node_get(node, "bonus");
    for (int i = 0; taken[i]; i++) {
        const struct node *space = node_get(node_get(positions, "spaces"), taken[i]);
        if (space) {
            myst_bad_box(h, space->key, "`%s` has another meaning and cannot be a position", taken[i]);
            return NULL;
        }
    }
    if (!myst_open_positions(h, positions, arena, box) || !open_landmarks(h, node_get(node, "landmarks"), arena, box)
        || !open_switches(h, node_get(node, "switches"), arena, box)
        || !myst_open_cards(h, node_get(node, "cards"), arena, box))
        return NULL;
    box->bonus = bonus->value;
    if (box->bonus != BONUS_USUAL) {
        doubtful(h, RULE_BOX_BONUS, "the Bonus of this box is %d, but a Bonus is always %d points; check your cards",
                 box->bonus, BONUS_USUAL);
        point_to(h, bonus);
    }
    box->inner = open_ring(node_get(spinner, "inner"), arena);
    box->outer = open_ring(node_get(spinner, "outer"), arena);
    return box;
}

/* The shape of the box. */

static const struct shape word_free = {FORM_TEXT, .what = "the name of a position"},
                          words_free = {FORM_LIST, .what = "names of positions", .of = &word_free},
                          whole = {FORM_NUMBER, .what = "a whole number", .low = -MANY, .high = MANY},
                          value = {FORM_NUMBER, .what = "a Value", .low = -MANY, .high = CARD_VALUE_MAX},
                          values = {FORM_LIST, .what = "the Values of its cards", .of = &value},
                          rows = {FORM_NUMBER, .what = "a number of rows", .low = 1, .high = 26},
                          cols = {FORM_NUMBER, .what = "a number of columns", .low = 1, .high = POSITIONS_MAX},
                          bonus = {FORM_NUMBER, .what = "the Bonus", .low = 0, .high = CARD_VALUE_MAX},
                          ring_number = {FORM_NUMBER, .what = "a number on the spinner", .low = 0, .high = SPUN_MOST},
                          ring_numbers = {FORM_LIST, .what = "numbers on the spinner", .of = &ring_number, .low = 1,
                                          .high = 100},
                          ring_any = {FORM_WORD, .what = "any", .words = WORDS(1000, "any")};

static const struct shape grid = {FORM_MAP, .what = "a grid",
                                  .fields = KEYS({"rows", &rows, true, "rows a, b, c ... from the top"},
                                                 {"cols", &cols, true, "columns 1, 2, 3 ... from the left"},
                                                 {"without", &words_free, false, "positions to leave out"}),
                                  .whole = true};
static const struct shape spaces = {FORM_EACH, .what = "each position with those that share a side with it",
                                    .of = &words_free, .whole = true};
static const struct shape corners = {FORM_EACH, .what = "each position with those that meet it at a corner",
                                     .of = &words_free, .whole = true};
static const struct shape line_number = {FORM_NUMBER, .what = "a number from 1 to 99", .low = 1, .high = 99};
static const struct shape coordinate = {
    FORM_TUPLE, .what = "row and column",
    .fields = KEYS({"row", &line_number, true, NULL}, {"column", &line_number, true, NULL})};
static const struct shape coordinates = {FORM_EACH, .what = "each position with its row and column", .of = &coordinate,
                                         .whole = true};
static const struct shape positions = {
    FORM_MAP, .what = "a grid or spaces",
    .fields =
        KEYS({"grid", &grid, false, "a board of rows and columns"},
             {"spaces", &spaces, false, "each position with those that share a side with it; name each pair once"},
             {"corners", &corners, false, "each position with those that meet it only at a corner"},
             {"coordinates", &coordinates, false,
              "row and column where a picture draws a position; the rules do not use them"}),
    .whole = true};
static const struct shape landmarks = {FORM_EACH, .what = "each landmark with its key position", .of = &word_free,
                                       .whole = true};
static const struct shape switches = {FORM_EACH, .what = "each position with its number of switches", .of = &whole,
                                      .whole = true};
static const struct shape card_form = {FORM_EITHER, .what = "a list of Values (linking-book: a number)",
                                       .fields = KEYS({"books", &whole}, {"values", &values})};
static const struct shape cards = {FORM_EACH, .what = "each landmark with the Values of its cards", .of = &card_form,
                                   .whole = true};
static const struct shape ring = {FORM_EITHER, .what = "a list of numbers, or any",
                                  .fields = KEYS({"any", &ring_any}, {"numbers", &ring_numbers}), .whole = true};
static const struct shape spinner = {FORM_MAP, .what = "the rings of the spinner",
                                     .fields = KEYS({"inner", &ring, false, "how many turns the exploration lasts"},
                                                    {"outer", &ring, false, "how many spaces a pawn may walk"})};

const struct shape myst_box_shape = {
    FORM_MAP, .what = "the parts of the box",
    .fields =
        KEYS({"positions", &positions, false, "the positions of the board, one puzzle piece of each team for each"},
             {"landmarks", &landmarks, false, "each landmark and the position of its key piece"},
             {"switches", &switches, false, "marker switches outside landmark pictures"},
             {"cards", &cards, false, "the Linking Books, and the Values of each landmark's cards"},
             {"bonus", &bonus, false, "the Bonus printed on every Landmark Card"},
             {"spinner", &spinner, false, "the numbers on the spinner"})};
