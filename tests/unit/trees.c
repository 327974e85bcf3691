/* Records as trees. */
#include "trees.h"

#include <stdlib.h>

#include "base/words.h"

struct reader *reader_of_text(struct source *source, const char *bytes, size_t length)
{
    if (!text_source(source, bytes, length))
        abort();
    return reader_open(source);
}

static void note_complaint(void *context, struct place at, const char *sentence)
{
    bool *sound = context;
    (void)at;
    (void)sentence;
    *sound = false;
}

static struct node *read_list(struct reader *reader, struct arena *arena, const struct node *key)
{
    struct node *list = node_new(arena, NODE_LIST, key->at);
    for (struct list_item item; reader_item(reader, arena, &item);)
        node_append(list, NULL, list_item_node(arena, &item));
    return list;
}

/* The next document as a tree; NULL if there is none. Not sound: what a tree does not tell was complained about. */
static struct node *read_record(struct reader *reader, struct arena *arena, bool *sound)
{
    int line;
    *sound = true;
    reader_complain_to(reader, (struct complaints){note_complaint, sound});
    if (!reader_document(reader, &line))
        return NULL;
    struct node *record = node_new(arena, NODE_MAP, (struct place){line, 1, line, 1});
    for (struct node *key; (key = reader_key(reader, arena));) {
        bool list = same(key->text, "log") && reader_enter_list(reader);
        struct node *value = list ? read_list(reader, arena, key) : reader_value(reader, arena);
        *sound = *sound && value && !node_get(record, key->text);
        if (value)
            node_append(record, key, value);
    }
    return record;
}

int read_trees(const char *bytes, size_t length, struct arena *arena, struct trees *trees)
{
    struct source source;
    struct reader *reader = reader_of_text(&source, bytes, length);
    int count = 0;
    bool sound;
    for (struct node *record; count < MOST_DOCUMENTS && (record = read_record(reader, arena, &sound));)
        trees[count++] = (struct trees){record, sound};
    reader_close(reader);
    source_close(&source);
    return count;
}
