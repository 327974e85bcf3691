# action.sh REFEREE: every run: step of the action and of its example, in the order a runner takes them.
. tests/cli/common
home=.github/actions/referee
mkdir -p "$work/bin" "$work/checkout/records" "$work/temp"
ln -s "$referee" "$work/bin/referee"
cp scenarios/disputed.yaml "$work/checkout/records"

# Steps into files named after them; what the action's own come from is checked on the way.
/usr/bin/python3 -c '
import re, sys, yaml
action = yaml.safe_load(open(sys.argv[1] + "/action.yml"))
steps = action["runs"]["steps"]
assert action["runs"]["using"] == "composite" and all(step["shell"] == "bash" for step in steps if "run" in step)
assert [step["name"] for step in steps] == ["look for the program", "cache", "get the program", "judge"]
assert not any("always()" in step.get("if", "") for step in steps), "a step after one that failed would fail again"
example = yaml.safe_load(open(sys.argv[1] + "/example.yml"))["jobs"]["referee"]["steps"]
assert all(re.search(r"@([0-9a-f]{40}|COMMIT)$", step["uses"]) for step in steps + example if "uses" in step)
used = [step for step in example if "/actions/referee@" in step.get("uses", "")]
assert len(used) == 1 and used[0]["with"].keys() <= action["inputs"].keys()
assert all("steps.%s.outputs.sarif" % used[0]["id"] in step["if"] for step in example if "run" in step)
names = ["look", None, "get", "judge"] + ["example"] * len(example)
for name, step in zip(names, steps + example):
    if "run" in step:
        assert "${{" not in step["run"], step["run"]
        open(f"{sys.argv[2]}/{name}", "w").write(step["run"])' "$home" "$work"
judge $? "action and example fit together"

# step NAME [VARIABLE=VALUE...]: its status, as a runner would see it
step() {
    name=$1
    shift
    (cd "$work/checkout" && env PATH="$work/bin:$PATH" VERSION= RECORDS=records RUNNER_TEMP="$work/temp" GITHUB_ACTION_PATH="$root/$home" \
        GITHUB_PATH="$work/path" GITHUB_OUTPUT="$work/output" GITHUB_STEP_SUMMARY="$work/summary" "$@" bash -eo pipefail "$work/$name" >"$work/said" 2>&1)
}
output() { sed -n "s/^$1=//p" "$work/output" 2>/dev/null | tail -n 1; }
step look
is "an installed program is taken" "$? $(output how)" "0 there"

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
built() { step "$1" PATH="$without" GAMES=cyclades OPTIMISE=-O0 CFLAGS=-g0 GITHUB_ACTION_PATH="$work/action/$home" ${2:+"$2"}; }
built look
is "it is built where it is not installed" "$? $(output how)" "0 build"
key=$(output sources)
built get
is "and found by the steps after it" "$? $(cat "$work/path")" "0 $work/temp/referee-program"
is "it judges" "$(PATH=$(cat "$work/path"):$PATH && cd "$work/checkout" && referee check --format short records/disputed.yaml | cut -d : -f 2)" 10
rm -r "$work/action/build" "$work/action/referee"
touch -d 2001-01-01 "$work/temp/referee-program/referee"
built get
is "what the cache brings is not built again" "$? $(find "$work/temp/referee-program/referee" -newermt 2002-01-01) $(ls -d "$work/action/build" 2>/dev/null)" "0  "
echo '/* */' >>"$work/action/src/base/arena.c"
built look
is "other sources have another place in the cache" "$([ "$(output sources)" != "$key" ] && echo yes)" yes

# A release, from where releases are: here a folder.
machine=$(uname -m)
mkdir -p "$work/releases/v9.9/referee-9.9-linux-$machine/bin"
printf '#!/bin/sh\necho released\n' >"$work/releases/v9.9/referee-9.9-linux-$machine/bin/referee"
chmod +x "$work/releases/v9.9/referee-9.9-linux-$machine/bin/referee"
(cd "$work/releases/v9.9" && tar -czf "referee-9.9-linux-$machine.tar.gz" "referee-9.9-linux-$machine" && sha256sum ./*.gz | sed 's|\./||' >"referee-9.9-linux-$machine.tar.gz.sha256")
built look VERSION=9.9
is "a version is downloaded" "$? $(output how)" "0 download"
if command -v curl >/dev/null; then
    released() { rm -rf "$work/temp" && mkdir "$work/temp" && step get PATH="$without" VERSION="$1" RELEASES="file://$work/releases"; }
    released 9.9
    is "a release is downloaded and unpacked" "$? $("$work/temp/referee-program/referee")" "0 released"
    released 9.8
    is "a version that is not there is one error" "$([ $? != 0 ] && grep -c . "$work/said")" 1
    echo x >>"$work/releases/v9.9/referee-9.9-linux-$machine.tar.gz"
    released 9.9
    is "a tarball with another checksum is not unpacked" "$([ $? != 0 ] && ls "$work/temp/referee-program/referee" 2>/dev/null)" ""
fi

rm -rf "$work/temp" "$work/output" "$work/summary" && mkdir "$work/temp"
step judge
is "an illegal move fails the job" $? 1
is "and is annotated on its line" "$(grep -c '^::error file=records/disputed.yaml,line=10,' "$work/said")" 1
is "once" "$(grep -c '^::error' "$work/said")" 1
is "the report for code scanning is where the output says" "$(jq -r .version "$(output sarif)")" 2.1.0
is "the summary begins with the totals" "$(sed -n '1p' "$work/summary")" "## referee"
step example
is "the step of the example collects without failing" $? 0
holds "and leaves a report" xmllint --noout "$work/checkout/referee.xml"
rm -rf "$work/temp" "$work/output" && mkdir "$work/temp"
step judge RECORDS=nowhere
is "a folder that is not there is one error" "$? $(grep -c '^::error' "$work/said")" "2 1"
rm -rf "$work/temp" "$work/output" && mkdir "$work/temp"
step judge PATH="$without"
is "without a program there is one error, and no report" "$? $(grep -c . "$work/said") $(output sarif)" "127 1 "
exit "$failed"
