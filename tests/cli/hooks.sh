# hooks.sh REFEREE: what the pre-commit hooks run is what the program understands, and the workflow of the manual is YAML.
. tests/cli/common
ln -s "$referee" "$work/referee"
PATH=$work:$PATH

# The entries, one a line, as pre-commit would read them.
/usr/bin/python3 -c '
import yaml
for hook in yaml.safe_load(open(".pre-commit-hooks.yaml")):
    assert {"id", "name", "entry", "language"} <= hook.keys(), hook
    assert hook["language"] == "system"
    print(hook["entry"])' >"$work/entries" || failed=1
while IFS= read -r entry; do
    # shellcheck disable=SC2086
    if $entry tests/cli/records/anna.yaml >/dev/null && ! $entry tests/cli/records/disputed.yaml >/dev/null; then
        ok "the hook $entry passes a legal game and stops an illegal one"
    else
        not_ok "the hook $entry passes a legal game and stops an illegal one"
    fi
done <"$work/entries"
[ -s "$work/entries" ] || not_ok "there are hooks"

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
cp tests/cli/records/disputed.yaml "$work/records"
if (cd "$work" && referee check records --format github) | grep -q '^::error file=records/disputed.yaml,line=10,'; then
    ok "the workflow annotates the illegal move on its line"
else
    not_ok "the workflow annotates the illegal move on its line"
fi
exit "$failed"
