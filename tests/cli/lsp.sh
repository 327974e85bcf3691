# lsp.sh REFEREE: the language server as a process: its streams, its exit status, a club file, what it leaves behind.
. tests/cli/common

# message JSON...: framed
message() {
    for json; do
        printf 'Content-Length: %d\r\n\r\n%s' "$(printf %s "$json" | wc -c)" "$json"
    done
}
# opened FILE: the notification that the client has opened it
opened() { jq -c --arg uri "file://$1" --arg text "$(cat "$1")" -n '{method: "textDocument/didOpen", params: {textDocument: {uri: $uri, version: 1, text: $text}}}'; }
begin='{"id":1,"method":"initialize","params":{"capabilities":{}}}'
shutdown='{"id":2,"method":"shutdown"}'
exit='{"method":"exit"}'

# leaves STATUS NAME MESSAGE...
leaves() {
    wanted=$1 name=$2
    shift 2
    message "$@" | "$referee" lsp >"$work/said"
    status=$?
    if [ "$status" = "$wanted" ]; then ok "$name"; else not_ok "$name: status $status"; fi
}
leaves 0 "shutdown, then exit" "$begin" "$shutdown" "$exit"
leaves 1 "exit without shutdown" "$begin" "$exit"
leaves 1 "a client that goes away" "$begin"
leaves 1 "nobody there"
printf 'GET / HTTP/1.1\r\n\r\n' | "$referee" lsp >"$work/said"
if grep -q -- '-32700' "$work/said"; then ok "another protocol is answered with an error"; else not_ok "another protocol"; fi
# shellcheck disable=SC2016
holds "a reader that goes away ends it quietly" sh -c '(printf "Content-Length: 59\r\n\r\n%s" "$2"; sleep 0.2) | "$1" lsp | true' - "$referee" "$begin"

# says NAME PATTERN: what the server said last
says() { if grep -q "$2" "$work/said"; then ok "$1"; else not_ok "$1"; sed 's/^/# /' "$work/said"; fi; }
mkdir "$work/club"
printf 'games:\n  mykerinos: {house: {decline: nonsense}}\n' >"$work/club/.referee.yaml"
printf 'game: mykerinos\nplayers: [anna, ben, carl]\nlog:\n  - table: {deal: [brown]}\n' >"$work/club/game.yaml"
leaves 0 "a record is judged" "$begin" "$(opened "$work/club/game.yaml")" "$shutdown" "$exit"
(message "$begin" "$(opened "$work/club/game.yaml")"; sleep 1; message "$shutdown" "$exit") | "$referee" lsp >"$work/said"
says "its findings are published" publishDiagnostics
says "a club file that is not right is told" '"type":1,"message":"[^"]*.referee.yaml:2: .*fix this first, because no record in this folder is judged until then'
shown=$(jq -n --arg uri "file://$work/club/game.yaml" -c '{id: 3, method: "workspace/executeCommand", params: {command: "referee.showTable", arguments: [{uri: $uri, entry: 0}]}}')
able='{"id":1,"method":"initialize","params":{"capabilities":{"window":{"showDocument":{"support":true}}}}}'
printf 'games:\n  mykerinos: {house: {decline: forbid}}\n' >"$work/club/.referee.yaml"
message "$able" "$(opened "$work/club/game.yaml")" "$shown" "$shutdown" "$exit" | TMPDIR=$work "$referee" lsp >"$work/said"
says "the table is laid out as a document" 'window/showDocument.*file:///.*/table.txt'
if ls "$work"/referee-* >/dev/null 2>&1; then not_ok "it leaves its folder behind"; else ok "nothing is left behind"; fi
printf 'game: mytikas\nplayers: ["Ada, Countess", ben]\nlog:\n  - table: {deal: [apollo], to: "Ada, Countess"}\n  - table: deal hades to ben\n  - table: reveal poseidon\n  - ben: favor zeus\n  - "Ada, Countess": favor poseidon\n  - "Ada, Countess": move demeter-day\n' >"$work/comma.yaml"
outline=$(jq -n --arg uri "file://$work/comma.yaml" -c '{id: 3, method: "textDocument/documentSymbol", params: {textDocument: {uri: $uri}}}')
nested='{"id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}}'
message "$nested" "$(opened "$work/comma.yaml")" "$outline" "$shutdown" "$exit" | "$referee" lsp >"$work/said"
says "a round is named after a player with a comma" '"name":"turn of Ada, Countess".*"children":\[{"name":"start"'
# A sentence has a hint, with one edit to the strict form. The client asks for both: what is published waits until no message does.
pulls='{"id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"diagnostic":{}}}}}'
printf 'game: cyclades\nplayers: [anna, ben, carl]\ntable: {phase: offerings, track: [anna, ben, carl], gods: [athena, ares], gold: {anna: 9, ben: 8, carl: 7}}\nlog:\n  - Anna bids three on Athena\n' >"$work/said.yaml"
action=$(jq -n --arg uri "file://$work/said.yaml" -c '{id: 3, method: "textDocument/codeAction", params: {textDocument: {uri: $uri}, range: {start: {line: 4, character: 6}, end: {line: 4, character: 6}}, context: {diagnostics: []}}}')
hint=$(jq -n --arg uri "file://$work/said.yaml" -c '{id: 4, method: "textDocument/diagnostic", params: {textDocument: {uri: $uri}}}')
message "$pulls" "$(opened "$work/said.yaml")" "$hint" "$action" "$shutdown" "$exit" | "$referee" lsp >"$work/said"
says "how a sentence was read is a hint" '"severity":4,.*read as `anna: bid athena gold 3`'
says "with one edit to the strict form" '"changes":{"[^"]*":\[{[^]]*"newText":"  - anna: bid athena gold 3.n"}\]}'
# ada's second bid on Ares is illegal because of two bids before it; a client that asks for findings is not sent them too.
cause='{"id":3,"method":"textDocument/definition","params":{"textDocument":{"uri":"file://'$root'/scenarios/disputed.yaml"},"position":{"line":9,"character":14}}}'
leaves 0 "asked for a cause" "$begin" "$(opened "$root/scenarios/disputed.yaml")" "$cause" "$shutdown" "$exit"
is "the entries that caused a finding" "$(grep -ao '"id":3.*' "$work/said" | grep -o '"start":{"line":[0-9]*' | tr -dc '0-9\n' | tr '\n' ' ')" "7 8 "
pull=$(echo "$cause" | sed 's|/definition|/diagnostic|')
leaves 0 "asked for findings" "$pulls" "$(opened "$root/scenarios/disputed.yaml")" "$pull" "$shutdown" "$exit"
is "they are answered, and not published" "$(grep -ac publishDiagnostics "$work/said") $(grep -aoc '"code":"cyclades.bid-other-god"' "$work/said")" "0 1"
exit "$failed"
