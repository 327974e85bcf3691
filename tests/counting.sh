# counting.sh: sourced by scripts that run tests and sum them: count NAME COMMAND..., then sum. A script that is called with `counted` set
# counts for whoever set it.
if [ -z "${counted:-}" ]; then
    counted=$(mktemp -d)
    trap 'rm -rf "$counted"' EXIT
fi
log=$counted/log.$$

# count NAME COMMAND...: runs it; Greatest ends with "Pass: N, fail: N, skip: N.", scripts print "ok ..." and "not ok ..." lines
count() {
    name=$1
    shift
    begun=$(date +%s)
    "$@" >"$log" 2>&1
    status=$?
    [ "$status" != 124 ] || echo "not ok $name: it took too long and was stopped" >>"$log"
    good=$(sed -n 's/^Pass: \([0-9]*\), fail: .*/\1/p' "$log")
    bad=$(sed -n 's/^Pass: [0-9]*, fail: \([0-9]*\), .*/\1/p' "$log")
    [ -n "$good" ] || good=$(grep -c '^ok ' "$log")
    [ -n "$bad" ] || bad=$(grep -c '^not ok ' "$log")
    [ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
    echo "$good $bad" >>"$counted/all"
    echo "$name: $good passed, $bad failed, $(($(date +%s) - begun)) s"
    [ "$bad" = 0 ] || cat "$log"
}

# The last line; true if nothing failed.
sum() { awk '{ passed += $1; failed += $2 } END { printf "\n%d passed, %d failed\n", passed, failed; exit failed > 0 }' "$counted/all"; }
