/* Rewriting: a record, read as trees, written down again in another style. */
#include "rewrite.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"

struct pen {
    const struct style *style;
    struct random *random;
    struct text *out;
    int comments; /* so far */
};

static void double_quoted(const char *text, struct text *out)
{
    text_char(out, '"');
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            text_format(out, "\\%c", *text);
        else if ((unsigned char)*text < ' ')
            text_format(out, "\\x%02x", (unsigned char)*text);
        else
            text_char(out, *text);
    text_char(out, '"');
}

static void single_quoted(const char *text, struct text *out)
{
    text_char(out, '\'');
    for (; *text; text++)
        text_format(out, *text == '\'' ? "''" : "%c", *text);
    text_char(out, '\'');
}

/* What is nothing without quotes is a word with them. */
static bool is_null(const struct node *word)
{
    return word->plain && (same(word->text, "null") || same(word->text, "~") || !*word->text);
}

static bool fits_plain(const char *text, bool in_flow)
{
    return !strchr(text, '\n') && (!in_flow || (*text && !strpbrk(text, ",[]{}?")));
}

static bool has_breaks(const char *text)
{
    return strpbrk(text, "\n\r\t\x1b") || strstr(text, "\xc2\x85") || strstr(text, "\xe2\x80\xa8")
           || strstr(text, "\xe2\x80\xa9");
}

static void add_word(struct pen *pen, const struct node *word, bool in_flow)
{
    enum quoting quoting = pen->style->quoting;
    if (is_null(word) && (!in_flow || *word->text))
        text_add(pen->out, word->text);
    else if (quoting != SINGLE_QUOTES && quoting != DOUBLE_QUOTES && word->plain && fits_plain(word->text, in_flow))
        text_add(pen->out, word->text);
    else if (quoting == SINGLE_QUOTES && !has_breaks(word->text))
        single_quoted(word->text, pen->out);
    else
        double_quoted(word->text, pen->out);
}

static void add_comment(struct pen *pen, int blanks)
{
    static const char *const words[] = {" - anna: x", "", " {[\"'", " \xc3\xab: &a *b !c"};
    text_repeat(pen->out, ' ', blanks);
    text_format(pen->out, "# " REMARK "%d;%s", ++pen->comments, words[random_below(pen->random, 4)]);
}

static void end_line(struct pen *pen)
{
    if (pen->style->comments && random_below(pen->random, 3) == 0)
        add_comment(pen, 1 + random_below(pen->random, 3));
    text_char(pen->out, '\n');
    bool swallowed = pen->style->block_notes || pen->style->quoting >= FOLDED; /* by a block scalar before it */
    for (int i = 0; pen->style->comments && i < 3 && random_below(pen->random, 4) == 0; i++) {
        add_comment(pen, swallowed ? 0 : random_below(pen->random, 9));
        text_char(pen->out, '\n');
    }
    for (int i = 0; pen->style->blank_lines && i < 3 && random_below(pen->random, 3) == 0; i++) {
        text_repeat(pen->out, ' ', swallowed ? 0 : random_below(pen->random, 9));
        text_char(pen->out, '\n');
    }
}

/* Farther to the right than any block. */
enum { FLOW_COLUMN = 70 };

static void add_flow(struct pen *pen, const struct node *node)
{
    if (node->kind == NODE_WORD) {
        add_word(pen, node, true);
        return;
    }
    text_add(pen->out, node->kind == NODE_MAP ? "{" : "[");
    for (const struct node *child = node->first; child; child = child->next) {
        if (child != node->first)
            text_add(pen->out, ", ");
        if (pen->style->broken_flow && random_below(pen->random, 3) == 0) {
            end_line(pen);
            text_repeat(pen->out, ' ', pen->style->tight_flow ? random_below(pen->random, 12) : FLOW_COLUMN);
        }
        if (child->key) {
            add_word(pen, child->key, true);
            text_add(pen->out, ": ");
        }
        add_flow(pen, child);
    }
    text_add(pen->out, node->kind == NODE_MAP ? "}" : "]");
}

static bool goes_in_block(struct pen *pen, const struct node *node)
{
    enum layout layout = pen->style->layout;
    return node->kind != NODE_WORD && node->first
           && (layout == LAYOUT_BLOCK || (layout == LAYOUT_MIXED && random_below(pen->random, 2)));
}

static void add_block(struct pen *pen, const struct node *node, int column);

static bool fits_lines(const struct node *word)
{
    return word->kind == NODE_WORD && *word->text > ' ' && !is_null(word) && !has_breaks(word->text)
           && word->text[strlen(word->text) - 1] != ' ' && !strstr(word->text, "  ");
}

static void add_lines(struct pen *pen, const char *text, int column, bool folded)
{
    text_add(pen->out, folded ? " >-\n" : " |-\n");
    text_repeat(pen->out, ' ', column);
    for (; *text; text++)
        if (*text == ' ' && folded && random_below(pen->random, 2)) {
            text_char(pen->out, '\n');
            text_repeat(pen->out, ' ', column);
        } else
            text_char(pen->out, *text);
    text_char(pen->out, '\n');
}

static void add_note(struct pen *pen, const char *text, int column)
{
    int how = random_below(pen->random, 3);
    if (how < 2) {
        add_lines(pen, text, column, how);
        return;
    }
    struct text quoted = {0};
    double_quoted(text, &quoted);
    text_char(pen->out, ' ');
    for (const char *at = text_string(&quoted); *at; at++)
        if (*at == ' ' && random_below(pen->random, 3) == 0) {
            text_char(pen->out, '\n');
            text_repeat(pen->out, ' ', column);
        } else
            text_char(pen->out, *at);
    text_free(&quoted);
    end_line(pen);
}

/* after a colon or dash, and its line ended. */
static void add_value(struct pen *pen, const struct node *value, int column, bool block)
{
    if (block) {
        end_line(pen);
        add_block(pen, value, column);
        return;
    }
    if (pen->style->quoting >= FOLDED && fits_lines(value)) {
        add_lines(pen, value->text, column, pen->style->quoting == FOLDED);
        return;
    }
    if (pen->style->block_notes && value->key && same(value->key->text, "note") && fits_lines(value)) {
        add_note(pen, value->text, column);
        return;
    }
    if (value->kind != NODE_WORD || *value->text || !value->plain)
        text_char(pen->out, ' ');
    if (value->kind == NODE_WORD)
        add_word(pen, value, false);
    else
        add_flow(pen, value);
    end_line(pen);
}

static void add_pair(struct pen *pen, const struct node *child, int column, bool block)
{
    int deeper = column + (pen->style->indent ? pen->style->indent : 2);
    if (pen->style->log_key && column == 0 && same(child->key->text, "log"))
        text_add(pen->out, pen->style->log_key);
    else
        add_word(pen, child->key, false);
    text_char(pen->out, ':');
    add_value(pen, child, child->kind == NODE_LIST && pen->style->dashes_outside ? column : deeper, block);
}

/* A map begins on the line of its dash, or below it. */
static void add_list_item(struct pen *pen, const struct node *item, int column)
{
    const struct style *style = pen->style;
    int blanks = style->dash_blanks ? style->dash_blanks : 1;
    bool alone = style->dash_alone && random_below(pen->random, 2);
    text_char(pen->out, '-');
    if (item->kind != NODE_MAP || !item->first || (style->braced_items && random_below(pen->random, 3) == 0)) {
        add_value(pen, item, column + 2, item->kind == NODE_LIST && goes_in_block(pen, item));
        return;
    }
    if (alone)
        end_line(pen);
    for (const struct node *child = item->first; child; child = child->next) {
        text_repeat(pen->out, ' ', child != item->first || alone ? column + 1 + blanks : blanks);
        add_pair(pen, child, column + 1 + blanks, goes_in_block(pen, child));
    }
}

static void add_block(struct pen *pen, const struct node *node, int column)
{
    for (const struct node *child = node->first; child; child = child->next) {
        text_repeat(pen->out, ' ', column);
        if (child->key)
            add_pair(pen, child, column, goes_in_block(pen, child));
        else
            add_list_item(pen, child, column);
    }
}

static void set_order(struct pen *pen, int *order, int count)
{
    enum key_order how = pen->style->order;
    for (int i = 0; i < count; i++)
        order[i] = how == KEYS_BACKWARDS ? count - 1 - i : i;
    if (how == KEYS_SHUFFLED)
        random_shuffle(pen->random, order, count);
}

static void change_breaks(const struct text *written, const struct style *style, struct text *out)
{
    size_t length = written->length - (style->no_final_break && written->length);
    for (size_t i = 0; i < length; i++)
        if (written->bytes[i] == '\n' && style->line_break)
            text_add(out, style->line_break);
        else
            text_char(out, written->bytes[i]);
}

void rewrite(const struct node *record, const struct style *style, struct random *random, struct text *out)
{
    enum { MOST = 64 };
    int order[MOST], count = record->count < MOST ? record->count : MOST;
    struct text written = {0};
    struct pen pen = {style, random, &written, 0};
    set_order(&pen, order, count);
    if (style->before)
        text_add(&written, style->before);
    if (style->comments || style->blank_lines)
        end_line(&pen);
    for (int i = 0; i < count; i++) {
        const struct node *child = node_item(record, order[i]);
        bool log = same(child->key->text, "log") && child->first;
        add_pair(&pen, child, 0, log ? !style->flow_log : goes_in_block(&pen, child));
    }
    change_breaks(&written, style, out);
    text_free(&written);
}

static bool one_in(struct random *random, int many)
{
    return random_below(random, many) == 0;
}

struct style random_style(struct random *random)
{
    static const char *const breaks[] = {"\r\n", "\r\n", "\r\n", "\r\n", "\r", "\xe2\x80\xa8"},
                             *const beginnings[] = {"\xef\xbb\xbf", "%YAML 1.1\n---\n", "--- # y\n"},
                             *const log_keys[] = {"Log", "\"log\"", "'log'", "LOG", "log  "};
    static const enum quoting quotings[] = {SINGLE_QUOTES, DOUBLE_QUOTES, FOLDED, LITERAL};
    struct style style = {.name = "by lot", .layout = (enum layout)random_below(random, 3)};
    style.quoting = one_in(random, 3) ? quotings[random_below(random, 4)] : QUOTES_AS_THEY_ARE;
    style.order = one_in(random, 3) ? KEYS_SHUFFLED : KEYS_AS_THEY_ARE;
    style.indent = one_in(random, 2) ? 1 + random_below(random, 5) : 0;
    style.dashes_outside = one_in(random, 3);
    style.dash_blanks = one_in(random, 3) ? 1 + random_below(random, 4) : 0;
    style.dash_alone = one_in(random, 3);
    style.braced_items = one_in(random, 3);
    style.broken_flow = one_in(random, 2);
    style.tight_flow = one_in(random, 2);
    style.flow_log = one_in(random, 10);
    style.block_notes = one_in(random, 2);
    style.comments = one_in(random, 2);
    style.blank_lines = one_in(random, 3);
    style.log_key = one_in(random, 4) ? log_keys[random_below(random, 5)] : NULL;
    style.line_break = one_in(random, 4) ? breaks[random_below(random, 6)] : NULL;
    style.before = one_in(random, 6) ? beginnings[random_below(random, 3)] : NULL;
    style.no_final_break = one_in(random, 4);
    return style;
}
