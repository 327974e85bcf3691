# formats.sh REFEREE: every report format, read by those who read such things: jq, xmllint, prove, a JSON Schema validator.
# SARIF_SCHEMA=FILE validates the SARIF report against a copy of the published schema as well.
. tests/cli/common
cd "$work" || exit 1

cat >disputed.yaml <<'YAML'
game: mykerinos
title: "a | pipe & <angle> \"quotes\""
players: [anna, "zoë, 100%", carl]
table: {marker: "zoë, 100%", wings: [brown, violet, tangerine, lemon, blackmore]}
log:
  - table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]}
  - "zoë, 100%": {start: d3}
  - carl: {start: d3}
  - carl: {start: f2}
  - anna: {extend: [a1, b1], illegal: mykerinos.extend-first}
  - claims: {scroes: {carl: 1}}
  - carl: {start: h1, ruled: stands}
claims: {over: true}
YAML
cat >fine.yaml <<'YAML'
game: mykerinos
players: [red, blue]
YAML
cat >broken.yaml <<'YAML'
game: mykerinos
players: [red, blue]
log: [
  {red: pass},
  {blue: [
YAML
cp fine.yaml 'a b#1%.yaml'

# ---- JSON ----
"$referee" check --format json disputed.yaml fine.yaml broken.yaml nowhere.yaml 'a b#1%.yaml' >report.json 2>errors
is "json has the exit status of unreadable input" $? 2
holds "json is JSON" jq . report.json
is "json lists every record" "$(jq -r '[.records[].file] | join(" ")' report.json)" "disputed.yaml fine.yaml broken.yaml a b#1%.yaml"
is "json has the keys the manual promises" \
    "$(jq -r '.records[0].findings[0] | [.word, .code, .entry, .player, .phase, .line, .column, ."end-line", ."end-column"] | map(tostring) | join(" ")' report.json)" \
    "impossible mykerinos.space-full 3 carl excavation 8 19 8 21"
is "json has the lists a finding may have" \
    "$(jq -r '.records[0].findings[0] | [."rests-on", .house, .related, .legal] | map(type) | unique | join(" ")' report.json)" array
printf 'game: mykerinos\nplayers: [Tom, ben]\nlog:\n  - Tom: extned c3 c4\n  - ben: {pass: true, ruled: maybe}\n  - nobody: pass\n' >who.yaml
is "who acts is known of what was not understood" \
    "$("$referee" check --format json who.yaml | jq -c '[.records[0].findings[] | select(.word == "unreadable") | [.entry, .player]]')" \
    '[[1,"Tom"],[2,"ben"],[3,null]]'
is "json counts words in its summary" "$(jq -r '.summary | [.records, .impossible, .false, .unreadable, .confirmed] | map(tostring) | join(" ")' report.json)" \
    "$(jq -r '[.records[].findings[].word] as $w | [(.records | length), ([$w[] | select(. == "impossible")] | length), ([$w[] | select(. == "false")] | length), ([$w[] | select(. == "unreadable")] | length), ([$w[] | select(. == "confirmed")] | length)] | map(tostring) | join(" ")' report.json)"
is "json gives null for the entry of a closing claim" "$(jq '.records[0].findings[-1].entry' report.json)" null
is "json marks a record that was broken off" "$(jq -c '[.records[].partial]' report.json)" "[false,false,true,false]"
is "json names a missing file" "$(jq -c '.summary.missing' report.json)" '["nowhere.yaml"]'
is "a missing file is one line on standard error" "$(cat errors)" "referee: nowhere.yaml: No such file or directory"
holds "json fits its schema" /usr/bin/python3 -W ignore -c '
import json, jsonschema, sys
schema = json.load(open(sys.argv[1]))
jsonschema.Draft202012Validator(schema).validate(json.load(open("report.json")))' "$root/schemas/report.schema.json"

# Three entries written twice; another space, with two entries that need it; another seat order, and entries 3 to 10 out of turn.
sed '/ben: extend f4 f5/{N;N;p;}' >twice.yaml <<'YAML'
game: mykerinos
players: [Tom, ben, cleo]
box: built-in
log:
  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}
  - Tom: start c3
  - ben: start f3
  - cleo: start b6
  - Tom: extend c4 c5
  - ben: extend f4 f5
  - cleo: extend b5 a5
  - Tom: extend d5 d6
  - ben: extend e5 e4
  - cleo: pass
YAML
fixes() { "$referee" check --format json "$1" | jq -c '[.records[0].findings[] | .fixes[]] | map(.changes[].text |= split("\n")[0])'; }
is "json lists the fix of several entries" "$(fixes twice.yaml)" \
    '[{"equal":1,"clears":3,"changes":[{"change":"delete","where":"log","entry":9,"last":11,"text":"ben: extend f4 f5"}]}]'
sed '7s/start f3/start f8/' twice.yaml | sed '12,14d' >space.yaml
is "json lists the fix of one entry" "$(fixes space.yaml)" \
    '[{"equal":1,"clears":3,"changes":[{"change":"replace","where":"log","entry":3,"last":3,"text":"ben: start f3"}]}]'
sed '2s/ben, cleo/cleo, ben/; 12,14d' twice.yaml >seats.yaml
is "json lists a fix of the head" "$(fixes seats.yaml)" \
    '[{"equal":1,"clears":8,"changes":[{"change":"replace","where":"head","entry":null,"last":null,"text":"players: [Tom, ben, cleo]"}]}]'
"$referee" check --format json twice.yaml space.yaml seats.yaml "$root"/scenarios/*/illegal >fixes.json 2>/dev/null
holds "fixes fit the schema" /usr/bin/python3 -W ignore -c '
import json, jsonschema, sys
schema = json.load(open(sys.argv[1]))
jsonschema.Draft202012Validator(schema).validate(json.load(open("fixes.json")))' "$root/schemas/report.schema.json"
holds "meant and meant-or are those of one entry, and fixes has all of them" jq -e '[.records[].findings[] | ([.meant // empty] + ."meant-or") as $meant |
    (.fixes | map(.changes[0] | select(.where == "log" and .entry == .last and (.change | test("^(replace|insert|delete|split|set)$"))) | [.entry, .text]))
    == ($meant | map([.entry, .text])) and (.fixes | length) as $all | all(.fixes[]; .equal == $all)] | all' fixes.json
is "json means one entry by meant" "$("$referee" check --format json space.yaml | jq -c '.records[].findings[] | .meant // empty')" '{"change":"replace","entry":3,"text":"ben: start f3"}'
is "and neither three at once nor the head" "$("$referee" check --format json twice.yaml seats.yaml | jq -c '[.records[].findings[] | .meant // empty]')" '[]'

# ---- jsonl ----
"$referee" check --format jsonl disputed.yaml fine.yaml broken.yaml 2>/dev/null >report.jsonl
holds "jsonl is one object a line" sh -c 'while read -r line; do printf "%s\n" "$line" | jq -e .kind >/dev/null || exit 1; done <report.jsonl'
is "jsonl has a line for each record" "$(jq -r 'select(.kind == "record") | .file' report.jsonl | tr '\n' ' ')" "disputed.yaml fine.yaml broken.yaml "
is "jsonl has a line for each finding" "$(grep -c '"kind": "finding"' report.jsonl)" \
    "$(jq '[.records[] | select(.file == "disputed.yaml" or .file == "fine.yaml" or .file == "broken.yaml") | .findings[]] | length' report.json)"
is "jsonl has the same findings as json" "$(jq -c 'select(.kind == "finding") | del(.kind, .file, .document, .game)' report.jsonl | head -n 1)" \
    "$(jq -c '.records[0].findings[0]' report.json)"
is "jsonl marks a record that was broken off" "$(jq -r 'select(.kind == "record" and .partial) | .file' report.jsonl)" broken.yaml

# ---- SARIF ----
"$referee" check --format sarif disputed.yaml fine.yaml broken.yaml nowhere.yaml 'a b#1%.yaml' 2>/dev/null >report.sarif
is "sarif says version 2.1.0" "$(jq -r .version report.sarif)" 2.1.0
is "sarif counts columns in code points" "$(jq -r '.runs[0].columnKind' report.sarif)" unicodeCodePoints
is "sarif describes every rule it uses" "$(jq -c '[.runs[0].results[].ruleId] - [.runs[0].tool.driver.rules[].id]' report.sarif)" "[]"
is "sarif says all of every rule" \
    "$(jq '[.runs[0].tool.driver.rules[] | select((.shortDescription.text and .fullDescription.text and .help.text and .helpUri) | not)] | length' report.sarif)" 0
is "sarif names pages by absolute URIs, as the standard demands, and they are there" \
    "$(jq -r '.runs[0].tool.driver | .informationUri, .rules[].helpUri' report.sarif | sort -u | sed 's/^man:\(.*\)(\([157]\))$/\1.\2/' |
        while read -r page; do [ -f "$root/man/$page" ] || echo "$page"; done)" ""
is "sarif has the page of the game" "$(jq -r '.runs[0].tool.driver.rules[] | select(.id == "mykerinos.space-full") | .helpUri' report.sarif)" "man:referee-mykerinos(7)"
is "sarif has the page about records" "$(jq -r '.runs[0].tool.driver.rules[] | select(.id == "log.unreadable") | .helpUri' report.sarif)" "man:referee-record(5)"
is "sarif also says where the sources have it" \
    "$(jq -r '.runs[0].tool.driver.rules[] | select(.id == "mykerinos.space-full") | .help.text' report.sarif | grep -c 'man/referee-mykerinos\.7')" 1
is "sarif has a place for every result" "$(jq '[.runs[0].results[] | select(.locations[0].physicalLocation.region.startLine < 1)] | length' report.sarif)" 0
is "sarif has related places" "$(jq '[.runs[0].results[] | select(.relatedLocations)] | length > 0' report.sarif)" true
is "sarif tells the replay as a code flow" \
    "$(jq -r '.runs[0].results[0].codeFlows[0].threadFlows[0].locations | map(.location.message.text) | join("|")' report.sarif | cut -d '|' -f 2,3)" \
    'entry 2: "zoë, 100%": start d3|entry 3: carl: start d3'
is "which ends with the finding itself" \
    "$(jq -c '[.runs[0].results[] | select(.codeFlows)] | (length > 0) and all(.codeFlows[0].threadFlows[0].locations[-1].location.message.text as $last | .message.text | contains($last))' report.sarif)" true
is "sarif suppresses what the record confirms or waives" "$(jq -r '[.runs[0].results[] | select(.suppressions) | .properties.word] | unique | join(" ")' report.sarif)" \
    "confirmed waived"
is "sarif has a fingerprint for every result" "$(jq '[.runs[0].results[].partialFingerprints["refereeEntry/v1"] | select(test("^[0-9a-f]{16}$") | not)] | length' report.sarif)" 0
# SARIF 2.1.0, 3.27.10: the level is none where the kind is another than fail, and only there.
printf 'game: myriath\nplayers: [a, b]\nlog:\n  - table: First a\n  - b: octagon d4\n' >reworded.yaml
is "sarif has notes for information" "$("$referee" check --format sarif reworded.yaml | jq -c '[.runs[0].results[] | [.ruleId, .kind, .level]]')" \
    '[["log.spelling","informational","none"],["log.turn",null,"error"]]'
is "sarif tells of a record that was broken off" \
    "$(jq -r '.runs[0].invocations[0].toolExecutionNotifications[0].message.text' report.sarif)" "broken.yaml: judged up to entry 1; line 5 could not be read"
"$referee" check --format sarif 'a b#1%.yaml' --on-illegal stop >empty.sarif
is "sarif without results has an empty list" "$(jq -c '.runs[0].results' empty.sarif)" "[]"
sed 's/blue\]/blue, green, black, white]/' fine.yaml >'x y#2%.yaml'
is "sarif writes file names as URIs" "$("$referee" check --format sarif 'x y#2%.yaml' |
    jq -r '.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri')" "x%20y%232%25.yaml"
if [ -n "${SARIF_SCHEMA:-}" ]; then
    holds "sarif is valid against the published schema" /usr/bin/python3 -W ignore -c '
import json, jsonschema, sys
schema = json.load(open(sys.argv[1]))
for name in "report.sarif", "empty.sarif":
    jsonschema.validators.validator_for(schema)(schema).validate(json.load(open(name)))' "$SARIF_SCHEMA"
fi

# ---- JUnit ----
"$referee" check --format junit disputed.yaml fine.yaml broken.yaml nowhere.yaml 2>/dev/null >report.xml
"$referee" check --strict --format junit "$root"/scenarios >scenarios.xml
for xsd in jenkins ant; do
    for report in report scenarios; do
        holds "junit of $report fits the schema of $xsd" xmllint --noout --schema "$root/tests/cli/junit-$xsd.xsd" $report.xml
    done
    sed 's/<testcase /<testcase line="3" /' report.xml >lined.xml
    xmllint --noout --schema "$root/tests/cli/junit-$xsd.xsd" lined.xml 2>/dev/null
    is "which does not know a line" $? 3
done
sed 's/ hostname="localhost"//' report.xml >nobody.xml
xmllint --noout --schema "$root/tests/cli/junit-ant.xsd" nobody.xml 2>/dev/null
is "that of ant wants a host" $? 3
is "junit begins with the totals" "$(xmllint --xpath 'string(/comment())' report.xml)" \
    " tests: $(xmllint --xpath 'count(//testcase)' report.xml), failures: $(xmllint --xpath 'count(//failure)' report.xml), errors: $(xmllint --xpath 'count(//error)' report.xml); not judged: nowhere.yaml "
is "junit numbers its suites" "$("$referee" check -j 4 --format junit "$root"/scenarios/myst | sed -n 's/.*<testsuite id="\([0-9]*\)".*/\1/p' | cksum)" \
    "$(seq 0 $(($(find "$root"/scenarios/myst -name '*.yaml' | wc -l) - 1)) | cksum)"
is "junit suites count their cases" "$(xmllint --xpath 'count(//testsuite[@tests != count(testcase)])' report.xml)" 0
is "junit has what is confirmed in the output of its suite" \
    "$(xmllint --xpath 'string(//testsuite[1]/system-out)' report.xml | grep -c '^confirmed\[mykerinos.extend-first\]')" 1
count() { xmllint --xpath "count($1)" report.xml; }
is "junit has a suite for each record" "$(count //testsuite)" 3
is "junit has a case in every suite" "$(count '//testsuite[not(testcase)]')" 0
is "junit counts what is there" "$(xmllint --xpath 'sum(//testsuite/@failures)' report.xml) $(xmllint --xpath 'sum(//testsuite/@errors)' report.xml)" \
    "$(count //failure) $(count //error)"
is "junit: impossible and false fail" "$(count '//testsuite[@name="disputed.yaml"]//failure')" 2
is "junit: unreadable is an error" "$(count '//testsuite[@name="disputed.yaml"]//error')" 1
is "junit marks a record that was broken off" "$(xmllint --xpath 'string(//property[@name="partial"]/@value)' report.xml)" "judged up to entry 1; line 5 could not be read"

# ---- TAP ----
"$referee" check --format tap fine.yaml 'a b#1%.yaml' >fine.tap
is "tap begins with its version" "$(head -n 1 fine.tap)" "TAP version 13"
holds "prove accepts a batch without findings" prove --exec cat fine.tap
"$referee" check --format tap disputed.yaml fine.yaml broken.yaml nowhere.yaml 2>/dev/null >report.tap
prove --exec cat report.tap >said 2>&1
is "prove sees the tests that failed" "$(sed -n 's/.*Failed tests\{0,1\}: *\([^ ].*\)/\1/p' said)" "1, 3"
is "tap marks a record that was broken off" "$(grep -c '^  partial: "judged up to entry 1; line 5 could not be read"$' report.tap)" 1
ln -s "$referee" referee
holds "prove can run referee itself" prove --exec "./referee check --format tap" fine.yaml
holds "the blocks of tap are YAML" /usr/bin/python3 -c '
import re, yaml
for block in re.findall(r"^  ---\n(.*?)^  \.\.\.\n", open("report.tap").read(), re.S | re.M):
    assert yaml.safe_load(block)["summary"]'
: >none
is "tap without records is skipped" "$("$referee" check --format tap --files0-from none | tail -n 1)" "1..0 # SKIP no records"

# ---- GitHub ----
"$referee" check --format github disputed.yaml broken.yaml 2>/dev/null >report.github
is "github annotates the line" "$(sed -n 1p report.github | cut -d : -f 3)" \
    "error file=disputed.yaml,line=8,col=19,endColumn=20,title=mykerinos.space-full"
is "github and sarif name files as seen from the folder" \
    "$("$referee" check --format github ././disputed.yaml | sed -n '1s/^::[a-z]* file=\([^,]*\),.*/\1/p') $("$referee" check --format sarif ./disputed.yaml |
        jq -r '.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri')" "disputed.yaml disputed.yaml"
is "github escapes line breaks" "$(sed -n 1p report.github | grep -c '%0Arule')" 1
is "github escapes what ends a property" "$(sed 's/blue\]/blue, green, black, white]/' fine.yaml >'p,q:r%.yaml'; "$referee" check --format github 'p,q:r%.yaml' |
    sed -n '1s/.*file=\([^,]*\),.*/\1/p')" "p%2Cq%3Ar%25.yaml"
is "github marks a record that was broken off" "$(grep -c '^::warning file=broken.yaml,title=partial::judged up to entry 1; line 5 could not be read' report.github)" 1
cat >chain.yaml <<'YAML'
game: mykerinos
players: [anna, ben, carl]
table: {marker: anna}
log:
  - table: {deal: [violet ../^./.., lemon 2, brown, blackmore 3 .^/../.., tangerine, blank 5, lemon, brown 3 ^./../..]}
  - anna: {start: d9}
  - ben: {start: f2}
  - carl: {start: f2}
YAML
"$referee" check --format github chain.yaml >chain.github
is "github has one annotation for each mistake" "$(sed -n 's/.*line=\([0-9]*\),.*title=\([^:]*\)::.*/\1 \2/p' chain.github | tr '\n' ' ')" \
    "6 mykerinos.space-none 8 mykerinos.space-full "

# ---- markdown, text, short ----
"$referee" check --format markdown disputed.yaml fine.yaml broken.yaml >report.md
is "markdown names the records with findings" "$(grep '^### ' report.md | tr '\n' ' ')" "### disputed.yaml ### broken.yaml "
is "markdown begins with the totals" "$(sed -n '1p; 3s/^| records |.*/records/p; 5s/^| \([0-9]*\) .*/\1/p' report.md | tr '\n' ' ')" "## referee records 3 "
is "markdown marks a record that was broken off" "$(grep -c 'Partial: judged up to entry 1; line 5 could not be read' report.md)" 1
is "text marks a record that was broken off" "$("$referee" check broken.yaml | grep -c 'The rest was not judged.$')" 1
is "short marks a record that was broken off" "$("$referee" check --format short broken.yaml | tail -n 1)" \
    "broken.yaml: judged up to entry 1; line 5 could not be read"
is "text keeps the capitals of names" "$("$referee" check "$root/scenarios/mykerinos/three-mistakes.yaml" | grep -c "= rule: Colonel Tangerine's third cube must touch the second (Mykerinos, ")" 1
is "text sums up a batch" "$("$referee" check disputed.yaml fine.yaml broken.yaml | tail -n 1)" "3 records, 2 with mistakes, 1 not judged to the end"
is "on-illegal stop is a partial result" "$("$referee" check --on-illegal stop --format json disputed.yaml | jq -c '[.records[0] | .partial, .entries]')" "[true,3]"

# ---- gcc ----
"$referee" check --format gcc chain.yaml >report.gcc
is "gcc has file, line and column as compilers do" "$(head -n 1 report.gcc | cut -d : -f 1-4)" "chain.yaml:6:19: error"
is "gcc ends with the code" "$(sed -n '1s/.* \[\(.*\)\]$/\1/p' report.gcc)" mykerinos.space-none
is "gcc marks a record that was broken off" \
    "$("$referee" check --format gcc --on-illegal stop "$root/scenarios/disputed.yaml" | tail -n 1 | sed 's/.*scenarios.//')" \
    "disputed.yaml: warning: judged only up to entry 6"
is "gcc says note for what is confirmed" "$("$referee" check --format gcc disputed.yaml | grep -c ': note: confirmed: .*\[mykerinos.extend-first\]$')" 1
is "gcc adds the places that belong to it" "$("$referee" check --format gcc "$root/scenarios/disputed.yaml" | sed 's/.*disputed.yaml://; s/:.*//' | tr '\n' ' ')" "10 8 9 "
if command -v vim >/dev/null 2>&1; then
    vim -es -u NONE -N -c 'cgetfile report.gcc' -c 'call writefile([getqflist()[0].lnum . " " . getqflist()[0].col], "jumped")' -c 'qa!'
    is "vim jumps there" "$(cat jumped)" "6 19"
fi

# ---- more findings than are listed ----
{ printf 'game: mykerinos\nplayers: [a, b]\nlog:\n'; yes '  - a: pass' | head -n 20003; } >lots.yaml
"$referee" check --format jsonl --format short:lots.short --format github:lots.github --format tap:lots.tap --format sarif:lots.sarif lots.yaml >lots.jsonl
{ printf 'game: mykerinos\nplayers: [a, b]\nlog:\n'; yes '  - Claims: {over: false}' | head -n 20003; } >noted.yaml
is "notes that are not listed too" "$("$referee" check --format jsonl noted.yaml | tail -n 1 | jq -c '[.dropped, .noted]')" "[3,20003]"
is "jsonl counts findings that are not listed" "$(tail -n 1 lots.jsonl | jq -c '[.dropped, .impossible]')" "[3,20003]"
is "short, github, tap and sarif tell of them" \
    "$(tail -n 1 lots.short; grep -c 'partial::3 more findings are not listed' lots.github; grep -c '^  partial: "3 more findings' lots.tap; jq '.runs[0].invocations[0].toolExecutionNotifications | length' lots.sarif)" \
    "lots.yaml: 3 more findings are not listed
1
1
1"

# ---- notes ----
{ printf 'game: mykerinos\nplayers: [a, b]\nlog:\n'; yes '  - Claims: {over: false}' | head -n 30000; } >noted.yaml
{ printf 'game: mykerinos\nplayers: [anna, ben]\nlog:\n'; yes '  - ANNA: pass' | head -n 30000; } >sloppy.yaml
is "notes are counted right beyond those that are listed" "$("$referee" check noted.yaml | head -n 1)" \
    "30000 entries read in other words; --all lists them, referee fmt --diff shows them"
is "also among findings" "$("$referee" check sloppy.yaml | grep -c '^30000 entries read in other words')" 1
is "and in json" "$("$referee" check --format json noted.yaml sloppy.yaml | jq .summary.noted)" 60000
says='1 entry read in other words'
for format in text github markdown html; do
    is "$format has one line about notes" "$("$referee" check --format $format reworded.yaml | grep -c "$says")" 1
done
for format in short gcc junit tap; do
    is "$format has it with --all" "$("$referee" check --all --format $format reworded.yaml | grep -c "$says") $("$referee" check --format $format reworded.yaml | grep -c "$says")" "1 0"
done

# ---- hostile names ----
mkdir commands
for name in '::stop-commands::x.yaml' ' ::add-mask::y.yaml' 'a##[add-mask]z.yaml'; do cp disputed.yaml "commands/$name"; printf 'a: b\n' >"commands/other$name"; done
(
    cd commands || exit 1
    for format in text short gcc tap markdown jsonl; do
        "$referee" check --all --verbose --format $format ./*.yaml . >out
        "$referee" check --all --format $format -- '::stop-commands::x.yaml' ' ::add-mask::y.yaml' 'a##[add-mask]z.yaml' >>out 2>&1
        is "no line of $format is a command of a workflow" "$(grep -v '^{' out | grep -cE '^ *::|##\[')" 0
    done
    exit "$failed"
) || failed=1
printf 'game: mykerinos\nplayers: ["@octocat", ben]\nlog:\n  - "@octocat": "see https://evil.example/x or www.evil.example, #12 and me@evil.example"\n' >live.yaml
"$referee" check --format markdown live.yaml | sed '/^```/,/^```/d; s/`[^`]*`//g; s/&#8203;/~/g' >live.md
is "markdown says it outside of code too" "$(grep -c 'entry 1' live.md)" 1
is "but nobody is called, and nothing is linked" "$(grep -cE '@[A-Za-z0-9]|://|www\.|#[0-9]' live.md)" 0
strange=$(printf 'bad\033[31m\nname\377.yaml')
cp disputed.yaml "$strange"
"$referee" check --format text "$strange" >hostile.text 2>&1
is "text lets no file name drive the terminal" "$(tr -d '\n' <hostile.text | LC_ALL=C tr -cd '\000-\037' | wc -c)" 0
"$referee" check --format json "$strange" >hostile.json
holds "json is UTF-8 whatever the file is called" sh -c 'iconv -f UTF-8 -t UTF-8 hostile.json >/dev/null && jq . hostile.json'
"$referee" check --format junit "$strange" >hostile.xml
holds "junit is well-formed whatever the file is called" xmllint --noout hostile.xml
"$referee" check --format github "$strange" >hostile.github
is "github stays one line an annotation" "$(grep -vc '^::' hostile.github)" 1
"$referee" check --format tap "$strange" >hostile.tap
is "tap stays one line a test" "$(grep -c '^not ok 1 - ' hostile.tap)" 1

# ---- very many findings ----
{ printf 'game: mykerinos\nplayers: [anna, ben]\nlog:\n'; seq 2000 | sed 's/.*/  - anna: pazz&/'; } >many.yaml
for limit in sarif:500 markdown:200 github:200 html:1000; do
    format=${limit%:*}
    "$referee" check --format "$format" many.yaml >many.out
    is "$format says how many findings it leaves out" "$(grep -o '[0-9]* minor findings are left out here' many.out)" \
        "$((2000 - ${limit#*:})) minor findings are left out here"
done
"$referee" check --format sarif many.yaml many.yaml >many.sarif
is "sarif has 500 results of each record" "$(jq '.runs[0].results | length' many.sarif)" 1000
"$referee" check --format markdown:many.md --format github $(yes many.yaml | head -n 60) >many.github
is "a summary in markdown stays below 1 MiB" "$(($(wc -c <many.md) < 1048576))" 1
is "markdown says how many records it leaves out" "$(grep -c '^[0-9]* records are left out because' many.md)" 1
is "and so does github" "$(grep -c '^[0-9]* records are left out because' many.github)" 1
"$referee" play cyclades --players a,b,c --seed 1 >long.yaml
for i in $(seq 100); do echo ---; cat long.yaml; done >evenings.yaml
"$referee" check --format html evenings.yaml >evenings.html
is "a page stays below 21 MB" "$(($(wc -c <evenings.html) < 21000000))" 1
is "no id is on it twice: the pieces of a game are there once" "$(grep -o "<[a-z]* id='[^']*'" evenings.html | sort | uniq -d)$(grep -c "<symbol id='cyc-troop'" evenings.html)" 1
is "html says how many records it leaves out" \
    "$(sed -n 's/^<p>\([0-9]*\) records are left out because the report would be too long.*/\1/p' evenings.html)" "$((100 - $(grep -c '<article' evenings.html)))"
is "nothing is left out of json" "$("$referee" check --format json many.yaml | jq '.records[0].findings | length')" 2000

# A line of many faults is not read once for each of them.
{ printf 'game: cyclades\nplayers: [a, b]\nhouse: {'; seq -f 'wrong%05.0f: 1, ' 1000 | tr -d '\n'; echo '}'; } >wide.yaml
"$referee" check wide.yaml >wide.out
is "what stands far to the right is named without a quotation" \
    "$(grep -c -- '--> wide.yaml:3:' wide.out) $(awk '/--> wide.yaml:3:/ { split($2, at, ":"); near += at[3] <= 4000 } /\^/ { quoted++ } END { print quoted == near && near < 1000 }' wide.out)" "1000 1"

# ---- the same exit status in every format ----
for format in text short gcc json jsonl sarif junit tap github markdown html; do
    for file in fine.yaml:0 chain.yaml:1 disputed.yaml:2 broken.yaml:2 nowhere.yaml:2; do
        "$referee" check --format "$format" "${file%:*}" >/dev/null 2>&1
        status=$?
        [ "$status" = "${file#*:}" ] || not_ok "$format of ${file%:*} ends with $status"
    done
    ok "$format has the exit status of the judgement"
done
exit "$failed"
