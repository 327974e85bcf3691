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
    RUN_SUITE(writing);
    RUN_SUITE(hashing);
    RUN_SUITE(reading);
    RUN_SUITE(sources);
    RUN_SUITE(kindness);
    RUN_SUITE(phrases);
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
    RUN_SUITE(marks);
    RUN_SUITE(frames);
    RUN_SUITE(pointing);
    RUN_SUITE(drawings);
    RUN_SUITE(study_weigh);
    RUN_SUITE(weighing);
    RUN_SUITE(listing);
    RUN_SUITE(study_diff);
    RUN_SUITE(study_books);
    RUN_SUITE(study_mistakes);
    RUN_SUITE(study_gap);
    RUN_SUITE(lsp_parts);
    RUN_SUITE(lsp);
    RUN_SUITE(lsp_answers);
    RUN_SUITE(session);
    RUN_SUITE(kept_games);
    RUN_SUITE(built_in);
    RUN_SUITE(web_exports);
    RUN_SUITE(conformance);
    RUN_SUITE(unwritten);
    RUN_SUITE(counting);
    RUN_SUITE(sloppy);
    RUN_SUITE(quickly);
    RUN_SUITE(map_text);
#define GAME_SUITE(id) RUN_SUITE(id##_suite);
#include "game-suites.def"
#undef GAME_SUITE
    GREATEST_MAIN_END();
}
