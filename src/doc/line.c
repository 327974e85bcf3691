/* Line: an item that stands on one line, in the plainest of styles, as nodes. */
#include "doc/line.h"

#include <string.h>

/* What a byte can be. */
enum {
    KEY = 1,                          /* in a key */
    FIRST = 2,                        /* begins a word */
    FLOW = 4,                         /* in a word between brackets */
    LINE = 8,                         /* in a word that goes to the end of the line */
    REMARK = 16,                      /* in a comment */
    MORE = 32,                        /* times the bytes that the letter has beyond this one */

    /* the columns of the table below */
    O = REMARK,
    B = LINE | O,
    I = FLOW | B,
    D = KEY | I,
    S = FIRST | I,
    L = FIRST | D,
    L2 = 1 * MORE | L,
    L3 = 2 * MORE | L,
};

/* Of the longer letters those are left out among which there is a line break, a byte order mark or half a pair. */
static const unsigned char kinds[256] = {
    /*      !  "  #  $  %  &  '  (  )  *  +  ,  -  .  / */
    [' '] = I, I, I, O, S, I, I, I, S, S, I, S, B, D, S, S,
    /*      1  2  3  4  5  6  7  8  9  :  ;  <  =  >  ? */
    ['0'] = L, L, L, L, L, L, L, L, L, L, O, S, S, S, I, B,
    /*      A  B  C  D  E  F  G  H  I  J  K  L  M  N  O */
    ['@'] = I, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L,
    /*      Q  R  S  T  U  V  W  X  Y  Z  [  \  ]  ^  _ */
    ['P'] = L, L, L, L, L, L, L, L, L, L, L, B, B, B, S, L,
    /*      a  b  c  d  e  f  g  h  i  j  k  l  m  n  o */
    ['`'] = I, L, L, L, L, L, L, L, L, L, L, L, L, L, L, L,
    /*      q  r  s  t  u  v  w  x  y  z  {  |  }  ~    */
    ['p'] = L, L, L, L, L, L, L, L, L, L, L, B, I, B, S,
    [0xc3] = L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2,
    [0xd0] = L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2, L2,
    [0xe3] = L3, L3, L3, L3, L3, L3, L3, L3, L3, L3,
};

enum { LONGEST_KEY = 200, DEEPEST_FLOW = 8 };

static int column(const struct line *line)
{
    return (int)(line->at - line->begin) - line->wide + 1;
}

/* Passes over everything of that kind. False at a letter that is none. */
static bool pass(struct line *line, unsigned char kind)
{
    const unsigned char *at = line->at;
    for (unsigned char what; (what = kinds[*at]) & kind; at++)
        for (int more = what / MORE; more > 0; more--, line->wide++)
            if ((*++at & 0xc0) != 0x80)
                return false;
    line->at = at;
    return true;
}

static void pass_spaces(struct line *line)
{
    while (*line->at == ' ')
        line->at++;
}

static struct node *word(struct line *line, unsigned char kind)
{
    const unsigned char *first = line->at;
    int begins = column(line);
    if (!(kinds[*first] & FIRST) || !pass(line, kind) || line->at == first)
        return NULL;
    const unsigned char *end = line->at;
    while (end[-1] == ' ')
        end--;
    int ends = column(line) - (int)(line->at - end);
    line->copy[end - line->begin] = '\0';
    return node_word(line->arena, line->copy + (first - line->begin), (struct place){line->number, begins, line->number, ends});
}

/* With its colon and the blanks behind it. */
static struct node *key(struct line *line)
{
    const unsigned char *first = line->at;
    struct node *node = word(line, KEY);
    if (!node || line->at - first > LONGEST_KEY || line->at[0] != ':' || line->at[1] != ' ')
        return NULL;
    line->at++;
    pass_spaces(line);
    return node;
}

static struct node *flow_value(struct line *line, int depth);

static bool flow_item(struct line *line, struct node *into, int depth)
{
    struct node *name = NULL;
    if (into->kind == NODE_MAP && (!(name = key(line)) || node_get(into, name->text)))
        return false;
    struct node *value = flow_value(line, depth);
    if (value)
        node_append(into, name, value);
    pass_spaces(line);
    return value;
}

static struct node *collection(struct line *line, int depth)
{
    bool map = *line->at == '{';
    unsigned char close = map ? '}' : ']';
    struct node *node = node_new(line->arena, map ? NODE_MAP : NODE_LIST, (struct place){line->number, column(line), line->number, 0});
    line->at++;
    pass_spaces(line);
    while (*line->at != close) {
        if (!flow_item(line, node, depth))
            return NULL;
        if (*line->at == close)
            break;
        if (*line->at++ != ',')
            return NULL;
        pass_spaces(line);
        if (*line->at == close)
            return NULL;
    }
    line->at++;
    node->at.end_column = column(line);
    return node;
}

static struct node *flow_value(struct line *line, int depth)
{
    if (*line->at != '{' && *line->at != '[')
        return word(line, FLOW);
    return depth < DEEPEST_FLOW ? collection(line, depth + 1) : NULL;
}

/* To the beginning of the next line. False unless there is nothing or a comment before it. */
static bool pass_end(struct line *line)
{
    pass_spaces(line);
    if (*line->at == '#' && !pass(line, REMARK))
        return false;
    if (*line->at != '\n')
        return false;
    line->begin = ++line->at;
    line->number++;
    line->wide = 0;
    return true;
}

static bool at_dash(const struct line *line, int dash)
{
    for (int i = 0; i < dash; i++)
        if (line->begin[i] != ' ')
            return false;
    return line->begin[dash] == '-' && line->begin[dash + 1] == ' ';
}

struct node *line_item(struct line *line, int dash)
{
    if (!at_dash(line, dash))
        return NULL;
    size_t length = strcspn((const char *)line->begin, "\n");
    line->copy = arena_copy(line->arena, (const char *)line->begin, length);
    line->at = line->begin + dash + 2;
    struct node *actor = key(line);
    struct node *item = actor ? node_new(line->arena, NODE_MAP, actor->at) : NULL;
    bool flow = *line->at == '{' || *line->at == '[';
    struct node *value = !item ? NULL : flow ? flow_value(line, 0) : word(line, LINE);
    if (!value || (*line->at == '#' && line->at[-1] != ' ') || !pass_end(line))
        return NULL;
    node_append(item, actor, value);
    while (!at_dash(line, dash))
        if (!pass_end(line))
            return NULL;
    return item;
}
