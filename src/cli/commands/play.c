/* The command play: a random legal game as a record with true claims. */
#include "base/words.h"
#include "cli/commands/draft.h"

enum { USUAL_SEED = 1, USUAL_LENGTH = 20000 };

static void print_winners(const struct match *match, const struct standing *standing, struct text *out)
{
    const char *between = "  winners: [";
    for (int seat = 0; seat < match->seats; seat++)
        if (standing->winners & (1u << seat)) {
            text_add(out, between);
            print_word(match->names[seat], out);
            between = ", ";
        }
    text_add(out, *between == ',' ? "]\n" : "");
}

static void print_claims(const struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    struct standing standing;
    position_score(match, draft->state, &standing);
    bool over = position_over(match, draft->state);
    text_format(out, "claims:\n  over: %s\n", over ? "true" : "false");
    /* An open score cannot be claimed. */
    char room[16];
    const char *between = "  scores: {";
    for (int seat = 0; seat < match->seats; seat++) {
        if (standing.seat[seat].open)
            continue;
        text_add(out, between);
        print_word(match->names[seat], out);
        text_format(out, ": %s", halves_string(room, standing.seat[seat].total));
        between = ", ";
    }
    if (*between == ',')
        text_add(out, "}\n");
    if (over && !standing.winners_open)
        print_winners(match, &standing, out);
    text_add(out, "  to-act: ");
    draft_print_to_act(draft, out);
    text_char(out, '\n');
}

static void print_record(const struct draft *draft, int seed, enum playout end, struct text *out)
{
    text_format(out, "# A random legal game: seed %d.\n", seed);
    draft_print_head(draft, out);
    if (draft->game->chance.setup)
        draft_print_table(draft, draft->verdict.state, out);
    text_format(out, "log:\n%s", text_string(&draft->log));
    if (end == PLAYOUT_STUCK)
        text_add(out, "  # no player can act from here\n");
    print_claims(draft, out);
}

int run_play(const struct options *options)
{
    struct draft draft;
    struct text out = {0};
    int seed = options->seed >= 0 ? options->seed : USUAL_SEED;
    int most = options->moves >= 0 ? options->moves : USUAL_LENGTH;
    int status = draft_begin(&draft, options, seed);
    enum playout end = PLAYOUT_PLAYED;
    while (status == STATUS_FINE && end == PLAYOUT_PLAYED && draft.entries < most)
        end = draft_enter(&draft, false);
    if (end == PLAYOUT_BROKEN)
        status = draft_fault(&draft);
    else if (status == STATUS_FINE)
        print_record(&draft, seed, end, &out);
    put_text(&out);
    text_free(&out);
    draft_free(&draft);
    return status;
}
