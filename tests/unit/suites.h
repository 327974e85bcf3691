/* The suites; each game may add its own, called <game>_suite, in tests/unit/<game>/. */
#ifndef TESTS_SUITES_H
#define TESTS_SUITES_H

SUITE_EXTERN(writing);
SUITE_EXTERN(hashing);
SUITE_EXTERN(reading);
SUITE_EXTERN(sources);
SUITE_EXTERN(kindness);
SUITE_EXTERN(phrases);
SUITE_EXTERN(fast_list);
SUITE_EXTERN(line_buffer);
SUITE_EXTERN(torn_log);
SUITE_EXTERN(metamorphic);
SUITE_EXTERN(writers);
SUITE_EXTERN(odd_names);
SUITE_EXTERN(cases);
SUITE_EXTERN(scenarios);
SUITE_EXTERN(conformance);
SUITE_EXTERN(unwritten);
SUITE_EXTERN(counting);
SUITE_EXTERN(built_in);
SUITE_EXTERN(sloppy);
SUITE_EXTERN(quickly);
SUITE_EXTERN(map_text);
SUITE_EXTERN(strings);
SUITE_EXTERN(pictures);
SUITE_EXTERN(marks);
SUITE_EXTERN(frames);
SUITE_EXTERN(pointing);
SUITE_EXTERN(drawings);
SUITE_EXTERN(study_weigh);
SUITE_EXTERN(weighing);
SUITE_EXTERN(listing);
SUITE_EXTERN(study_diff);
SUITE_EXTERN(study_books);
SUITE_EXTERN(study_mistakes);
SUITE_EXTERN(study_gap);
SUITE_EXTERN(lsp_parts);
SUITE_EXTERN(lsp);
SUITE_EXTERN(lsp_answers);
SUITE_EXTERN(session);
SUITE_EXTERN(kept_games);
SUITE_EXTERN(web_exports);

#endif
