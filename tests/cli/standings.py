# standings.py CSV JSON [REPORT]: another program's computation of what `referee standings` says, from the rows of `referee results`:
# counts by sorting and grouping, ratings written down from the formulas of the paper (Weng and Lin, JMLR 12, 2011, section 4.1 and
# algorithm 4) with lists and sums, not as the C has them. REPORT is `referee check --format json` of the same records: scores and
# winners must be the same there. Prints what differs.
import csv
import json
import math
import sys
from collections import defaultdict

rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))
said = json.load(open(sys.argv[2], encoding='utf-8'))
wrong = []


def compare(what, found, wanted):
    if isinstance(wanted, float) and found is not None:
        same = math.isclose(found, wanted, rel_tol=1e-6, abs_tol=2e-6)
    else:
        same = found == wanted
    if not same:
        wrong.append('%s: found %r, wanted %r' % (what, found, wanted))


def mean(values):
    values = [float(value) for value in values if value != '']
    return sum(values) / len(values) if values else None


def plackett_luce(players, ranks):
    """players: list of (mu, sigma); ranks: list of numbers. Returns the new list."""
    beta2 = (25 / 6) ** 2
    n = range(len(players))
    c = math.sqrt(math.fsum(sigma ** 2 + beta2 for _, sigma in players))
    after = []
    for i in n:
        mu, sigma = players[i]
        omega, delta = [], []
        for q in n:
            if ranks[q] > ranks[i]:
                continue
            behind = math.fsum(math.exp(players[s][0] / c) for s in n if ranks[s] >= ranks[q])
            tied = sum(1 for s in n if ranks[s] == ranks[q])
            p = math.exp(mu / c) / behind
            omega.append((1 - p if q == i else -p) / tied)
            delta.append(p * (1 - p) / tied)
        omega = sigma ** 2 / c * math.fsum(omega)
        delta = (sigma / c) * sigma ** 2 / c ** 2 * math.fsum(delta)
        after.append((mu + omega, math.sqrt(sigma ** 2 * max(1 - delta, 0.0001))))
    return after


def games_of(some):
    games = defaultdict(list)
    for row in some:
        games[row['date'], row['file'], int(row['document'])].append(row)
    return [games[key] for key in sorted(games)]


def tally(what, found, some):
    compare(what + ' played', found['played'], len(some))
    for word in ('yes', 'shared', 'undecided'):
        compare(what + ' ' + word, found['won' if word == 'yes' else word], sum(row['won'] == word for row in some))
    compare(what + ' mean score', found['mean-score'], mean(row['score'] for row in some))
    compare(what + ' mean rank', found['mean-rank'], mean(row['rank'] for row in some))
    scores = [float(row['score']) for row in some if row['score'] != '']
    compare(what + ' best', found['best-score'], max(scores) if scores else None)


over = [row for row in rows if row['complete'] == 'yes']
parts = {part['game']: part for part in said['standings']}
compare('parts', sorted(parts, key=str), sorted({row['game'] for row in over} | {None}, key=str))
compared = 0
for name, part in parts.items():
    some = [row for row in over if name in (None, row['game'])]
    games = games_of(some)
    compare('games', part['games'], len(games))
    rating, rated = defaultdict(lambda: (25.0, 25 / 3)), defaultdict(int)
    met, before = defaultdict(int), defaultdict(int)
    for game in games:
        names = [row['player'] for row in game]
        for one in game:
            for other in game:
                if one is not other:
                    met[one['player'], other['player']] += 1
                    if one['rank'] and other['rank']:
                        before[one['player'], other['player']] += int(one['rank']) < int(other['rank'])
        if all(row['rank'] for row in game):
            for player, new in zip(names, plackett_luce([rating[player] for player in names], [int(row['rank']) for row in game])):
                rating[player] = new
                rated[player] += 1
    players = {player['player']: player for player in part['players']}
    compare('players', sorted(players), sorted({row['player'] for row in some}))
    for player, found in players.items():
        what, own = '%s %s' % (name, player), [row for row in some if row['player'] == player]
        tally(what, found, own)
        compare(what + ' rated', found['rated'], rated[player])
        compare(what + ' rating', found['rating'], rating[player][0] if rated[player] else None)
        compare(what + ' uncertainty', found['uncertainty'], rating[player][1] if rated[player] else None)
        ahead = sum(rated[other] >= 10 and rating[other][0] > rating[player][0] for other in players)
        compare(what + ' place', found['place'], ahead + 1 if rated[player] >= 10 else None)
        for seat in found['seats']:
            tally(what + ' seat', seat, [row for row in own if int(row['seat']) == seat['seat']])
        compare(what + ' against', {one['player']: (one['met'], one['before'], one['after']) for one in found['against']},
                {other: (met[player, other], before[player, other], before[other, player]) for other in players if met[player, other]})
        compared += 1
    for seat in part['seats']:
        tally('%s seat' % name, seat, [row for row in some if int(row['seat']) == seat['seat']])

for record in json.load(open(sys.argv[3], encoding='utf-8'))['records'] if len(sys.argv) > 3 else []:
    own = [row for row in rows if (row['file'], row['document']) == (record['file'], str(record['document']))]
    for row in own:
        score = record['scores'][row['player']]
        compare('%s score' % row['file'], row['score'], '' if score is None else '%g' % score)
        won = 'undecided' if record['decided'] != 'yes' else 'no' if row['player'] not in record['winners'] else 'yes' if len(record['winners']) == 1 else 'shared'
        compare('%s won' % row['file'], row['won'], won)
    compare('%s rows' % record['file'], len(own), len(record['scores']))
print('\n'.join(wrong[:20]) if wrong else 'same: %s' % ('many' if compared > 10 else compared))
