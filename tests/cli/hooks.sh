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
    if $entry examples/anna.yaml >/dev/null && ! $entry examples/disputed.yaml >/dev/null; then
        ok "the hook $entry passes a legal game and stops an illegal one"
    else
        not_ok "the hook $entry passes a legal game and stops an illegal one"
    fi
done <"$work/entries"
[ -s "$work/entries" ] || not_ok "there are hooks"

# The hook from source builds once, in its own tree.
mkdir -p "$work/tree/.github/hooks" "$work/club/records"
cp .github/hooks/referee "$work/tree/.github/hooks"
printf 'referee:\n\t@echo built >>log\n\t@cp %s referee\n' "$referee" >"$work/tree/Makefile"
cp examples/anna.yaml examples/disputed.yaml "$work/club/records"
(cd "$work/club" && "$work/tree/.github/hooks/referee" check records/anna.yaml) >/dev/null
is "the hook from source passes a legal game" $? 0
(cd "$work/club" && "$work/tree/.github/hooks/referee" check records/disputed.yaml) >/dev/null
is "and stops an illegal one" $? 1
is "and builds once" "$(cat "$work/tree/log")" built

# pre-commit itself, with these hooks in a repository of their own.
if command -v pre-commit >/dev/null 2>&1; then
    export PRE_COMMIT_HOME="$work/cache" GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1
    git config --global user.name anna && git config --global user.email anna@localhost
    cp .pre-commit-hooks.yaml "$work/tree" && rm -f "$work/tree/referee"
    (cd "$work/tree" && git init -q && git add -A && git commit -qm sources)
    rev=$(git -C "$work/tree" rev-parse HEAD)
    (cd "$work/club" && git init -q && printf 'repos:\n  - repo: %s\n    rev: %s\n    hooks: [{id: referee}, {id: referee-source}]\n' \
        "$work/tree" "$rev" >.pre-commit-config.yaml && git add -A)
    (cd "$work/club" && pre-commit run --files records/anna.yaml) >"$work/said" 2>&1
    is "pre-commit passes a legal game with both hooks" "$? $(grep -c Passed "$work/said")" "0 2"
    (cd "$work/club" && pre-commit run --files records/disputed.yaml) >"$work/said" 2>&1
    is "pre-commit stops an illegal one with both" "$? $(grep -c Failed "$work/said")" "1 2"
else
    ok "pre-commit is not installed: its own run is skipped"
fi

# Blocks of the manual that look like a workflow, made whole and read back.
awk '/^\.Bd -literal/ { inside = 1; text = ""; next } /^\.Ed/ { if (text ~ /^(on:|repos:|referee:)/) printf "%s---\n", text; inside = 0 }
     inside { gsub(/\\e/, "\\"); text = text $0 "\n" }' man/referee-ci.7 >"$work/blocks.yaml"
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
cp examples/disputed.yaml "$work/records"
if (cd "$work" && referee check records --format github) | grep -q '^::error file=records/disputed.yaml,line=10,'; then
    ok "the workflow annotates the illegal move on its line"
else
    not_ok "the workflow annotates the illegal move on its line"
fi
exit "$failed"
