/* The documents of a file: passes over them, and reports those that are not records. */
#include <stdio.h>

#include "base/words.h"
#include "replay/judge.h"

const char stray_document[] =
    "`---` starts a new record, and this one has no `game`; remove `---` if the log continues here";

static void remember(void *context, struct place at, const char *sentence)
{
    struct last_words *last = context;
    last->at = at;
    snprintf(last->sentence, sizeof last->sentence, "%s", sentence);
}

void stop_listening(struct reader *reader, struct last_words *last)
{
    last->broken = reader_broken(reader);
    reader_complain_to(reader, (struct complaints){remember, last});
}

void pass_items(struct reader *reader, struct arena *arena)
{
    struct list_item item;
    for (reader_pass_items(reader); reader_item(reader, arena, &item); reader_pass_items(reader))
        arena_reset(arena);
}

bool pass_document(struct reader *reader, int *line)
{
    struct arena arena = {0};
    bool named = false;
    *line = 0;
    bool open = reader_document(reader, line);
    for (struct node *key; open && (key = reader_key(reader, &arena));) {
        named |= names_alike(key->text, "game");
        if (names_alike(key->text, "log") && reader_enter_list(reader))
            pass_items(reader, &arena);
        else
            reader_skip(reader);
    }
    arena_free(&arena);
    return named;
}

static void leave_unjudged(struct verdict *verdict, struct place at, const char *sentence)
{
    struct docket *docket = &verdict->docket;
    docket_retract(docket, NULL);
    docket_forget_counts(docket);
    docket_add(docket, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], arena_string(&verdict->arena, sentence))->at =
        at;
    docket_count(docket);
    verdict->judged = verdict->partial = false;
    standing_clear(&verdict->standing, verdict->match.seats);
}

void refuse_stray(struct reader *reader, struct verdict *verdict)
{
    struct last_words last;
    int line = 0;
    stop_listening(reader, &last);
    while (!reader_broken(reader) && pass_document(reader, &line))
        ;
    reader_complain_to(reader, (struct complaints){0});
    if (reader_broken(reader) && !last.broken)
        leave_unjudged(verdict, last.at, last.sentence);
    else if (!last.broken && line)
        leave_unjudged(verdict, (struct place){line, 1, line, 4}, stray_document);
}
