/* The suites; each game may add its own, called <game>_suite, in tests/unit/<game>/. */
#ifndef TESTS_SUITES_H
#define TESTS_SUITES_H

SUITE_EXTERN(json_and_xml);
SUITE_EXTERN(sha256);
SUITE_EXTERN(unreadable);
SUITE_EXTERN(source);
SUITE_EXTERN(loose_entries);
SUITE_EXTERN(fast_list);
SUITE_EXTERN(line_buffer);
SUITE_EXTERN(torn_log);
SUITE_EXTERN(metamorphic);
SUITE_EXTERN(writers);
SUITE_EXTERN(odd_names);
SUITE_EXTERN(cases);
SUITE_EXTERN(scenarios);
SUITE_EXTERN(conformance);
SUITE_EXTERN(unknown_counts);
SUITE_EXTERN(worlds);
SUITE_EXTERN(final_count);
SUITE_EXTERN(built_in);
SUITE_EXTERN(sloppy_games);
SUITE_EXTERN(quickly);
SUITE_EXTERN(map_text);
SUITE_EXTERN(strings);
SUITE_EXTERN(pictures);
SUITE_EXTERN(box_sheet);
SUITE_EXTERN(picture_marks);
SUITE_EXTERN(frames);
SUITE_EXTERN(finding_marks);
SUITE_EXTERN(drawings);
SUITE_EXTERN(weigh);
SUITE_EXTERN(weigh_random);
SUITE_EXTERN(remarks_law);
SUITE_EXTERN(listing);
SUITE_EXTERN(diff);
SUITE_EXTERN(ledger);
SUITE_EXTERN(mistakes);
SUITE_EXTERN(repair_gap);
SUITE_EXTERN(lsp_text);
SUITE_EXTERN(lsp);
SUITE_EXTERN(lsp_answers);
SUITE_EXTERN(session);
SUITE_EXTERN(kept_games);
SUITE_EXTERN(web_exports);

#endif
