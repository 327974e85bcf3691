# action.sh REFEREE: every run: step of the action and of its example, in the order a runner takes them.
. tests/cli/common
home=.github/actions/referee
mkdir -p "$work/bin" "$work/checkout/records" "$work/temp"
ln -s "$referee" "$work/bin/referee"
cp scenarios/disputed.yaml "$work/checkout/records"

# Steps into files step.1, step.2, ...; what the action's own come from is checked on the way.
/usr/bin/python3 -c '
import re, sys, yaml
action = yaml.safe_load(open(sys.argv[1] + "/action.yml"))
steps = action["runs"]["steps"]
assert action["runs"]["using"] == "composite" and all(step["shell"] == "bash" for step in steps)
example = yaml.safe_load(open(sys.argv[1] + "/example.yml"))["jobs"]["referee"]["steps"]
assert all(re.search(r"@([0-9a-f]{40}|COMMIT)$", step["uses"]) for step in example if "uses" in step)
used = [step for step in example if "/actions/referee@" in step.get("uses", "")]
assert len(used) == 1 and used[0]["with"].keys() <= action["inputs"].keys()
runs = [step["run"] for step in steps + example if "run" in step]
for number, run in enumerate(runs, 1):
    assert "${{" not in run, run
    open(f"{sys.argv[2]}/step.{number}", "w").write(run)
print(len(runs))' "$home" "$work" >"$work/count"
judge $? "action and example fit together"

# step NUMBER: its status, as a runner would see it
step() {
    (cd "$work/checkout" && PATH="$work/bin:$PATH" RECORDS=records RUNNER_TEMP="$work/temp" GITHUB_ACTION_PATH="$root/$home" GITHUB_PATH="$work/path" \
        GITHUB_OUTPUT="$work/output" GITHUB_STEP_SUMMARY="$work/summary" bash -eo pipefail "$work/step.$1" >"$work/said" 2>&1)
}
is "there are four steps" "$(cat "$work/count")" 4
step 1
is "nothing is built where the program is installed" "$? $(ls "$work/path" 2>/dev/null)" "0 "

# Where it is not, the action builds its own tree, really: one of the games, to be quick. The steps after it find that program.
# Whoever runs this may have installed it: then the folder of their programs is taken without it.
without=
for folder in $(echo "$PATH" | tr : ' '); do
    if [ -e "$folder/referee" ]; then
        mkdir -p "$work/without$folder"
        ln -s "$folder"/* "$work/without$folder"
        folder=$work/without$folder
        rm "$folder/referee"
    fi
    without=$without${without:+:}$folder
done
sources "$work/action"
(cd "$work/checkout" && PATH=$without GAMES=cyclades OPTIMISE=-O0 CFLAGS=-g0 GITHUB_ACTION_PATH="$work/action/$home" GITHUB_PATH="$work/path" bash -eo pipefail "$work/step.1" >"$work/said" 2>&1)
is "the program is built where it is not installed" "$? $(cat "$work/path")" "0 $work/action"
is "and judges" "$(PATH=$(cat "$work/path"):$PATH && cd "$work/checkout" && referee check --format short records/disputed.yaml | cut -d : -f 2)" 10
step 2
is "an illegal move fails the job" $? 1
is "and is annotated on its line" "$(grep -c '^::error file=records/disputed.yaml,line=10,' "$work/said")" 1
is "the report for code scanning is where the output says" "$(jq -r .version "$(sed -n 's/^sarif=//p' "$work/output")")" 2.1.0
step 3
is "the summary begins with the totals" "$? $(sed -n '1p' "$work/summary")" "0 ## referee"
step 4
is "the step of the example collects without failing" $? 0
holds "and leaves a report" xmllint --noout "$work/checkout/referee.xml"
exit "$failed"
