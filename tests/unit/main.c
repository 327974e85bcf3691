/* Runs the suites. */
#include "greatest.h"

#include "suites.h"

#define GAME_SUITE(id) SUITE_EXTERN(id##_suite);
#include "game-suites.def"
#undef GAME_SUITE

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(json_and_xml);
    RUN_SUITE(sha256);
    RUN_SUITE(unreadable);
    RUN_SUITE(source);
    RUN_SUITE(loose_entries);
    RUN_SUITE(fast_list);
    RUN_SUITE(line_buffer);
    RUN_SUITE(torn_log);
    RUN_SUITE(metamorphic);
    RUN_SUITE(writers);
    RUN_SUITE(odd_names);
    RUN_SUITE(cases);
    RUN_SUITE(scenarios);
    RUN_SUITE(strings);
    RUN_SUITE(pictures);
    RUN_SUITE(box_sheet);
    RUN_SUITE(picture_marks);
    RUN_SUITE(frames);
    RUN_SUITE(finding_marks);
    RUN_SUITE(drawings);
    RUN_SUITE(weigh);
    RUN_SUITE(weigh_random);
    RUN_SUITE(remarks_law);
    RUN_SUITE(listing);
    RUN_SUITE(diff);
    RUN_SUITE(ledger);
    RUN_SUITE(mistakes);
    RUN_SUITE(repair_gap);
    RUN_SUITE(lsp_text);
    RUN_SUITE(lsp);
    RUN_SUITE(lsp_answers);
    RUN_SUITE(session);
    RUN_SUITE(kept_games);
    RUN_SUITE(built_in);
    RUN_SUITE(web_exports);
    RUN_SUITE(conformance);
    RUN_SUITE(unknown_counts);
    RUN_SUITE(worlds);
    RUN_SUITE(final_count);
    RUN_SUITE(sloppy_games);
    RUN_SUITE(quickly);
    RUN_SUITE(map_text);
#define GAME_SUITE(id) RUN_SUITE(id##_suite);
#include "game-suites.def"
#undef GAME_SUITE
    GREATEST_MAIN_END();
}
