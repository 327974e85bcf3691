/* What was made of every box.yaml when the program was built. */
#include "greatest.h"

#include "base/words.h"
#include "doc/reader.h"
#include "replay/registry.h"
#include "suites.h"

static bool same_word(const char *one, const char *other)
{
    return one && other ? same(one, other) : one == other;
}

/* But for the place: the packed one has none. */
static bool same_tree(const struct node *written, const struct node *packed)
{
    if (written->kind != packed->kind || written->plain != packed->plain || written->count != packed->count
        || !same_word(written->text, packed->text) || packed->at.line || !written->key != !packed->key
        || (written->key && !same_tree(written->key, packed->key)))
        return false;
    const struct node *mine = written->first, *its = packed->first;
    for (; mine && its; mine = mine->next, its = its->next)
        if (!same_tree(mine, its))
            return false;
    return mine == its;
}

/* Every key of the box as it is written, but `provenance`, in the same order. */
TEST the_packed_box_is_the_written_one(const struct game *game)
{
    struct arena arena = {0};
    const struct built_in_box *built_in = game->built_in;
    const struct node *written = read_text(built_in->text, &arena, (struct complaints){0});
    const struct node *packed = unpack_nodes(&arena, built_in->tree, built_in->words)->first;
    const struct node *provenance = unpack_nodes(&arena, built_in->provenance, built_in->words);
    for (const struct node *child = written->first; child; child = child->next) {
        if (same(child->key->text, "provenance")) {
            struct node twin = *child;
            twin.key = NULL;
            ASSERT(same_tree(&twin, provenance));
            continue;
        }
        ASSERTm(child->key->text, packed && same_tree(child, packed));
        packed = packed->next;
    }
    ASSERT_EQ(NULL, packed);
    arena_free(&arena);
    PASS();
}

SUITE(built_in)
{
    for (const struct game *const *game = games; *game; game++) {
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(the_packed_box_is_the_written_one, *game);
    }
}
