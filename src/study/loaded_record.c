/* A loaded record: one that was judged and can be judged again in another way. */
#include "study/loaded_record.h"

#include "replay/record.h"

bool loaded_judge(struct loaded_record *loaded, struct judging *how)
{
    how->cache = &loaded->cache;
    struct reader *reader = reader_open(&loaded->source);
    loaded->have_verdict = judge_record(reader, how, loaded->source.name, 1, &loaded->verdict);
    if (loaded->have_verdict)
        refuse_stray(reader, &loaded->verdict);
    reader_close(reader);
    return loaded->have_verdict;
}

void loaded_free(struct loaded_record *loaded)
{
    if (loaded->have_verdict)
        verdict_free(&loaded->verdict);
    if (loaded->have_source)
        source_close(&loaded->source);
    box_cache_free(&loaded->cache);
}
