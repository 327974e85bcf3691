/* The exports of the page: a position in words, the legal entries, and what each would do. */
#include <stdlib.h>

#include "replay/playout.h"
#include "replay/position.h"
#include "serve/web/web_answer.h"
#include "study/sheet.h"

static void points_keys(struct json *json, const struct match *match, const void *state)
{
    struct standing *standing = must_alloc(sizeof *standing);
    position_score(match, state, standing);
    bool over = position_over(match, state);
    json_list(json, "points");
    for (int seat = 0; seat < match->seats; seat++) {
        char room[SHEET_TOTAL];
        json_word(json, NULL, sheet_total(&standing->seat[seat], room));
    }
    json_end_list(json);
    json_flag(json, "over", over);
    json_actors(json, "winners", match, over ? standing->winners : 0);
    free(standing);
}

static void offers_keys(struct json *json, const struct offers *offers)
{
    json_list(json, "legal");
    for (int i = 0; i < offers->entries; i++) {
        json_list(json, NULL);
        json_word(json, NULL, offers->entry[i].text);
        json_word(json, NULL, offers->entry[i].earns);
        json_end_list(json);
    }
    json_end_list(json);
    json_word(json, "unlisted", offers->unlisted);
    json_word(json, "notation", offers->notation);
}

EXPORTED("position") void web_position(struct web *web, int after)
{
    const void *state = session_state(web->session, after);
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (state) {
        const struct match *match = web_match(web);
        struct text moment = {0};
        position_moment(match, state, &moment);
        json_word(&json, "moment", text_string(&moment));
        json_word(&json, "phase", position_phase(match, state));
        json_actors(&json, "actors", match, position_to_act(match, state));
        points_keys(&json, match, state);
        text_free(&moment);
        struct text pieces = {0};
        position_pieces(match, state, &pieces);
        json_word(&json, "pieces", text_string(&pieces));
        text_free(&pieces);
        offers_keys(&json, session_offers(web->session, after, "", true));
    }
    json_end_map(&json);
}

EXPORTED("offers") void web_offers(struct web *web, int after, size_t line)
{
    (void)line;
    const struct offers *offers = session_offers(web->session, after, web->room.bytes, true);
    struct json json = web_json(web);
    json_map(&json, NULL);
    json_number(&json, "from", offers ? (int)offers->from : 0);
    json_list(&json, "words");
    for (int i = 0; offers && i < offers->words; i++) {
        json_list(&json, NULL);
        json_word(&json, NULL, offers->word[i].word);
        json_word(&json, NULL, offers->word[i].about);
        json_number(&json, NULL, offers->word[i].entries);
        json_end_list(&json);
    }
    json_end_list(&json);
    json_end_map(&json);
}

EXPORTED("try") void web_try(struct web *web, int after, size_t entry)
{
    (void)entry;
    const struct session_trial *trial = session_try(web->session, after, web->room.bytes);
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (trial) {
        json_word(&json, "entry", trial->entry);
        json_word(&json, "meant", trial->meant);
        json_number(&json, "against", trial->against);
        json_flag(&json, "refused", trial->refused);
        json_flag(&json, "reworded", trial->reworded);
        json_word(&json, "sums", trial->sums);
        json_word(&json, "unwritten", trial->assumed);
        json_word(&json, "next", trial->next);
        json_word(&json, "moment", trial->moment);
        const struct docket *docket = &trial->verdict->docket;
        json_findings(&json, docket->first, docket->kept + docket->notes);
    }
    json_end_map(&json);
}

EXPORTED("chance") void web_chance(struct web *web, int after, double seed)
{
    const void *state = session_state(web->session, after);
    text_clear(&web->answer);
    if (!state)
        return;
    const struct match *match = web_match(web);
    struct random random = random_seeded((uint64_t)seed);
    struct move move;
    void *next = must_alloc(match->game->state_size);
    if (play_chance(match, state, &random, &move, next) == PLAYOUT_PLAYED)
        move_print(match, &move, &web->answer);
    free(next);
}
