# hooks.sh REFEREE: what the pre-commit hooks run is what the program understands, and the workflow of the manual is YAML.
. tests/cli/common
ln -s "$referee" "$work/referee"
PATH=$work:$PATH

# The entries, one a line, as pre-commit would read them.
/usr/bin/python3 -c '
import yaml
for hook in yaml.safe_load(open(".pre-commit-hooks.yaml")):
    assert {"id", "name", "entry", "language"} <= hook.keys(), hook
    assert hook["language"] == ("script" if hook["id"] == "referee-source" else "system")
    if hook["language"] == "system":
        print(hook["entry"])' >"$work/entries" || failed=1
while IFS= read -r entry; do
    # shellcheck disable=SC2086
    if $entry scenarios/anna.yaml >/dev/null && ! $entry scenarios/disputed.yaml >/dev/null; then
        ok "the hook $entry passes a legal game and stops an illegal one"
    else
        not_ok "the hook $entry passes a legal game and stops an illegal one"
    fi
done <"$work/entries"
printf 'on: push\n' >"$work/workflow.yml"
while IFS= read -r entry; do
    # shellcheck disable=SC2086
    holds "the hook $entry passes over what is not a record" $entry "$work/workflow.yml" scenarios/anna.yaml
    # shellcheck disable=SC2086
    holds "also where there is nothing else" $entry "$work/workflow.yml"
done <"$work/entries"
[ -s "$work/entries" ] || not_ok "there are hooks"

# The hook from source really builds, once, in its own tree: one of the games, to be quick. With pre-commit itself, in a repository of its own
# with the hooks of this tree, where that is installed.
export GAMES=mykerinos OPTIMISE=-O0 CFLAGS=-g0
mkdir -p "$work/club/records"
cp scenarios/anna.yaml scenarios/ben.yaml "$work/club/records"
sources "$work/tree"
if command -v pre-commit >/dev/null 2>&1; then
    export PRE_COMMIT_HOME="$work/cache" GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1
    git config --global user.name anna && git config --global user.email anna@localhost
    (cd "$work/tree" && git init -q && git add -A && git commit -qm sources)
    rev=$(git ls-remote "$work/tree" HEAD | cut -f 1)
    (cd "$work/club" && git init -q && printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks: [{id: referee}, {id: referee-source}]\n' \
        "$work/tree" "$rev" >.pre-commit-config.yaml && git add -A)
    # YAML that is not a record is passed over; records are wherever they are
    printf 'on: push\n' >"$work/club/workflow.yml"
    (cd "$work/club" && mv records/anna.yaml . && git add -A)
    script -qec "cd '$work/club' && pre-commit run --files anna.yaml workflow.yml" /dev/null >"$work/said" 2>&1 </dev/null
    is "pre-commit passes a legal game with both hooks" "$? $(grep -c Passed "$work/said")" "0 2"
    is "its first run says that it builds" "$(grep -c 'first use, building the program' "$work/said")" 1
    (cd "$work/club" && pre-commit run --files workflow.yml) >"$work/said" 2>&1
    is "YAML that is not a record is passed over" "$? $(grep -c Passed "$work/said")" "0 2"
    built=$(echo "$work"/cache/repo*/referee)
    touch -d 2001-01-01 "$built"
    (cd "$work/club" && pre-commit run --files records/ben.yaml) >"$work/said" 2>&1
    is "pre-commit stops an illegal one with both" "$? $(grep -c Failed "$work/said")" "1 2"
else
    from_source() { (cd "$work/club" && "$work/tree/.github/hooks/referee" check "records/$1.yaml") >"$work/said" 2>&1; }
    from_source anna
    is "the hook from source builds and passes a legal game" $? 0
    built=$work/tree/referee
    touch -d 2001-01-01 "$built"
    from_source ben
    is "and stops an illegal one" $? 1
fi
is "the program is that of its own tree" "$("$built" games | cut -d ' ' -f 1)" mykerinos
is "and was built once" "$(find "$built" -newermt 2002-01-01)" ""
unset GAMES OPTIMISE CFLAGS

# Blocks of the manual that look like a workflow, made whole and read back.
awk '/^\.Bd -literal/ { inside = 1; text = ""; next } /^\.Ed/ { if (text ~ /^(on:|repos:|referee:)/) printf "%s---\n", text; inside = 0 }
     inside { gsub(/\\\(ha/, "^"); gsub(/\\e/, "\\"); text = text $0 "\n" }' man/referee-ci.7 >"$work/blocks.yaml"
if /usr/bin/python3 -c '
import sys, yaml
blocks = [block for block in yaml.safe_load_all(open(sys.argv[1])) if block]
assert len(blocks) == 3, blocks
steps = blocks[0]["jobs"]["referee"]["steps"]
assert steps[-1]["run"] == "referee check records --format github"
assert blocks[2]["repos"][0]["hooks"][0]["id"] == "referee"' "$work/blocks.yaml"; then
    ok "the workflows of the manual are YAML"
else
    not_ok "the workflows of the manual are YAML"
fi
mkdir "$work/records"
cp scenarios/disputed.yaml "$work/records"
if (cd "$work" && referee check records --format github) | grep -q '^::error file=records/disputed.yaml,line=10,'; then
    ok "the workflow annotates the illegal move on its line"
else
    not_ok "the workflow annotates the illegal move on its line"
fi
exit "$failed"
