# site.sh REFEREE: the web site: every page and every code is there, links lead somewhere, nothing is fetched, and it stays small. Reports of a
# program that was built with its address lead to it.
. tests/cli/common
if ! command -v mandoc >/dev/null; then
    ok "left out: mandoc is missing"
    exit 0
fi
echo '<!DOCTYPE html><html lang="en"><title>the table page</title>' >"$work/referee.html"
python3 src/site/build.py "$referee" "$work/site" "$work/referee.html" >"$work/said" 2>&1
is "the site is built, a line for each part" "$? $(cut -c 3-10 "$work/said" | tr -d ' \n')" "0 codesmanualgamessite"
is "a page for every page of the manual" "$(cd "$work/site/manual" && ls | grep -v '^index' | tr '\n' ' ')" \
    "$(ls man | sed 's/\.[157]$/.html/' | LC_ALL=C sort | tr '\n' ' ')"
for game in $("$referee" games | sed 's/ .*//'); do "$referee" rules "$game"; done | sed 's/ .*//' | LC_ALL=C sort -u |
    while read -r code; do [ -s "$work/site/codes/$code.html" ] || echo "$code"; done >"$work/missing"
is "a page for every code" "$(cat "$work/missing")" ""
is "those of all games too" "$(cd "$work/site/codes" && ls log.unknown.html claims.scores.html 2>&1 | tr '\n' ' ')" "claims.scores.html log.unknown.html "
python3 - "$work/site" >"$work/faults" <<'PY'
import html.parser, os, sys
from urllib.parse import unquote
root, anchors, links, pages = sys.argv[1], {}, [], 0

class Page(html.parser.HTMLParser):
    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get('id') in ids:
            print('an id twice:', path, given['id'])
        ids.add(given.get('id') or path)
        names.update(given[key] for key in ('id', 'name') if given.get(key))
        if tag in ('script', 'link', 'img', 'iframe', 'a', 'use'):
            links.extend((path, tag, given[key]) for key in ('href', 'src') if given.get(key))

for folder, _, files in os.walk(root):
    for file in files:
        path = os.path.join(folder, file)
        if file.endswith('.html'):
            names, ids = anchors.setdefault(path, set()), set()
            Page().feed(open(path, encoding='utf-8').read())
            pages += 1
for path, tag, link in links:
    target, _, anchor = link.partition('#')
    if ':' in target.split('/')[0]:
        print('leads away:', path, link)
        continue
    goal = os.path.normpath(os.path.join(os.path.dirname(path), unquote(target))) if target else path
    if not os.path.isfile(goal):
        print('leads nowhere:', path, link)
    elif anchor and goal.endswith('.html') and unquote(anchor) not in anchors[goal] and '/games/' not in goal:
        print('no such place:', path, link)
size = sum(os.path.getsize(os.path.join(folder, file)) for folder, _, files in os.walk(root) for file in files)
size += 800_000 - os.path.getsize(os.path.join(root, 'referee.html')) # the table page may have as many, and is not built for this test
if size > 11_500_000: # a sixth of it are the sheets to print
    print('too large:', size)
if pages < 300 or len(links) < 2000:
    print('too little was looked at:', pages, len(links))
PY
is "every link leads somewhere, nothing is fetched, and it is small" "$(head -n 5 "$work/faults")" ""
is "a code's page has rule, reason, fix, both records and a picture" \
    "$(for part in 'must bid on a different god' '<strong>Why:' '<strong>Fix:' 'id="illegal"' 'id="legal"' '<svg'; do
        grep -c "$part" "$work/site/codes/cyclades.bid-other-god.html"; done | tr '\n' ' ')" "1 1 1 1 1 1 "
is "pictures have their colours, in the light too" "$(for rule in 'fill:url(#seat0)' 'fill:url(#texture1)' text-anchor:middle; do
    grep -c "^[^@]*$rule" "$work/site/site.css"; done | tr '\n' ' ')" "1 1 1 "
is "a code with the name of a card is the rule" "$(sed -n 's/.*>cyclades.medusa<.*<dd>\(.*\)<.dd>/\1/p' "$work/site/codes/index.html")" "Troops on Medusa's isle cannot leave."
is "its record is drawn" "$(grep -c '<figure ' "$work/site/codes/log.turn.html")" 1
is "one of each game can be stepped through" "$(grep -l data-step= "$work"/site/games/*.html | sed 's|.*/||; s/-.*//' | uniq -c | awk '{ print $1 }' | tr '\n' ' ')" "1 1 1 1 1 "

addressed=$(dirname "$referee")/referee-addressed # make check builds it
record=scenarios/mykerinos/illegal/mykerinos.extend-two.yaml
page=https://example.org/referee/codes/mykerinos.extend-two.html
if [ -x "$addressed" ]; then
    is "sarif leads to the page of the code" "$("$addressed" check --format sarif "$record" | jq -r '.runs[0].tool.driver | .informationUri, .rules[0].helpUri' | tr '\n' ' ')" \
        "https://example.org/referee/ $page "
    is "junit names it" "$("$addressed" check --format junit "$record" | grep -c "^$page")" 1
    is "the editor's link too" "$(python3 - "$addressed" "$record" <<'PY'
import json, re, subprocess, sys
def message(**parts):
    text = json.dumps(dict(jsonrpc='2.0', **parts))
    return 'Content-Length: %d\r\n\r\n%s' % (len(text.encode()), text)
document = {'uri': 'file:///r.yaml', 'languageId': 'yaml', 'version': 1, 'text': open(sys.argv[2]).read()}
able = {'textDocument': {'publishDiagnostics': {'codeDescriptionSupport': True}}}
asked = message(id=1, method='initialize', params={'capabilities': able}) + message(method='initialized', params={}) + \
    message(method='textDocument/didOpen', params={'textDocument': document})
server = subprocess.Popen([sys.argv[1], 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
server.stdin.write(asked.encode())
server.stdin.flush()
said = ''
while 'codeDescription' not in said: # it looks again at leisure; the test as a whole is bounded
    said += server.stdout.read1().decode()
server.stdin.write((message(id=2, method='shutdown') + message(method='exit')).encode())
server.stdin.close()
said += server.stdout.read().decode()
print(*set(re.findall('"href": ?"([^"]*)"', said.replace('\\/', '/'))))
PY
)" "$page"
    is "explain names it" "$("$addressed" explain mykerinos.extend-two | grep -c "^  More: $page")" 1
fi
is "nothing of it without one" "$("$referee" check --format junit "$record" | grep -c 'http.*codes')$("$referee" explain mykerinos.extend-two | grep -c 'More:')" 00
is "sarif then names the manual" "$("$referee" check --format sarif "$record" | jq -r '.runs[0].tool.driver.informationUri')" "man:referee(1)"
is "the workflow is started by hand alone" "$(/usr/bin/python3 -c 'import yaml; print(*yaml.load(open(".github/workflows/site.yml"), yaml.BaseLoader)["on"])')" workflow_dispatch
is "its actions are named by commit" "$(grep 'uses:' .github/workflows/site.yml | grep -Evc '@[0-9a-f]{40} # v')" 0
exit "$failed"
