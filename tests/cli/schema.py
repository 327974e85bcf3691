# schema.py REFEREE SCHEMAS-DIR FILE...: the shipped schemas against every record given, against broken ones and against mutated ones.
import copy
import json
import subprocess
import sys
import tempfile

from schema_check import closed, documents, first_fault, validator

referee, folder, files = sys.argv[1], sys.argv[2], sys.argv[3:]
failed = 0


def report(name, fault):
    global failed
    failed += bool(fault)
    print(('not ok ' if fault else 'ok ') + name + (': ' + str(fault)[:300] if fault else ''))


def judge(*arguments):
    done = subprocess.run([referee, 'check', '--format', 'json', *arguments], capture_output=True, text=True, check=False)
    return json.loads(done.stdout)


def unreadable(record):
    """What is not understood as it is written, read as it is meant or not at all."""
    return [finding['message'] for finding in record['findings']
            if finding['word'] == 'unreadable' or finding['code'] == 'log.spelling']


games = [line.split()[0] for line in subprocess.run([referee, 'games'], capture_output=True, text=True, check=True).stdout.splitlines()]
schemas = {game: validator(f'{folder}/{game}.schema.json') for game in games}
any_record = validator(f'{folder}/record.schema.json')
report_schema = validator(f'{folder}/report.schema.json', closed)

# ---- every record given ----

whole = judge(*files)
report('the JSON report of all records fits its schema, which lists every key', first_fault(report_schema, whole))
judged = {(record['file'], record['document']): record for record in whole['records']}
valid = {game: [] for game in games}
wrong = {game: None for game in games}
for path in files:
    for number, record in enumerate(documents(path), 1):
        game = record['game']
        if game not in games:
            continue
        fault = first_fault(schemas[game], record)
        if bool(fault) != bool(first_fault(any_record, record)):
            wrong[game] = wrong[game] or f'{path} #{number}: record.schema.json disagrees'
        if fault and not unreadable(judged[path, number]):
            wrong[game] = wrong[game] or f'{path} #{number}: {fault}'
        if not fault:
            valid[game].append(record)
for game in games:
    report(f'{game}: all {len(valid[game])} records shipped fit the schema', wrong[game] or (not valid[game] and 'there are none'))

lines = subprocess.run([referee, 'check', '--format', 'jsonl', *files, 'nowhere'], capture_output=True, text=True, check=False).stdout.splitlines()
line_schema = validator(f'{folder}/jsonl.schema.json', closed)
report(f'all {len(lines)} lines of jsonl fit their schema', next(filter(None, (first_fault(line_schema, json.loads(line)) for line in lines)), None))
report('and a line without its kind does not', not first_fault(line_schema, {key: value for key, value in json.loads(lines[0]).items() if key != 'kind'}))

# Sentences: whole entries, and what somebody does in other words.
for game in games:
    sentences = {'game': game, 'players': ['Anna', 'Ben'], 'date': '2026-11-17', 'place': 'at home', 'log': ['Anna passes', {'Ben': 'does the same.'}]}
    report(f'{game}: sentences are accepted', first_fault(schemas[game], sentences))
    report(f'{game}: `final` and `set` are known', next((key for key, holder in (('final', schemas[game].schema['properties']),
           ('set', schemas[game].schema['$defs']['Entry']['anyOf'][0]['properties'])) if key not in holder), None))

# ---- mutations: what a schema must see, and that it never sees what is not there ----


def last_entry(record):
    """The last entry of a player or the table that is written in the long form, with its actor; None if there is none."""
    for entry in reversed([entry for entry in record.get('log') or [] if isinstance(entry, dict)]):
        for actor, said in entry.items():
            if actor != 'claims' and isinstance(said, dict):
                return entry, actor
    return None


def unknown_field(record):
    entry, actor = last_entry(record)
    entry[actor]['colour-of-the-sky'] = 'blue'


def misspelt_verb(record):
    entry, actor = last_entry(record)
    entry[actor] = {key + 'x': value for key, value in entry[actor].items()}


def listed_entry(record):
    entry, actor = last_entry(record)
    entry[actor] = ['fly']


def deep_value(record):
    entry, actor = last_entry(record)
    first = next(iter(entry[actor]))
    entry[actor][first] = {'a': {'b': ['c']}}


def two_actors(record):
    entry, _ = last_entry(record)
    entry['somebody'] = 'pass'


def unknown_code(record):
    entry, actor = last_entry(record)
    entry[actor]['illegal'] = 'no.such-rule'


def wrong_ruling(record):
    entry, actor = last_entry(record)
    entry[actor]['ruled'] = 'perhaps'


def set_key(key, value):
    def mutate(record):
        record[key] = value
    return mutate


def drop_players(record):
    del record['players']


def unknown_table_key(record):
    record['table'] = dict(record.get('table') or {}, **{'colour-of-the-sky': 'blue'})


visible = {
    'an unknown key': set_key('colour', 'blue'), 'no players': drop_players, 'players that are a word': set_key('players', 'anna'),
    'a log that is a map': set_key('log', {'anna': 'pass'}), 'a version that does not exist': set_key('rules', 99),
    'an unknown house question': set_key('house', {'colour-of-the-sky': 'blue'}), 'a house that is a list': set_key('house', ['x']),
    'a box that is a word': set_key('box', 'full'), 'an unknown part of the box': set_key('box', {'colour-of-the-sky': 'blue'}),
    'a table that is a list': set_key('table', ['x']), 'an unknown part of the table': unknown_table_key,
    'a claim that is unknown': set_key('claims', {'weather': 'fine'}), 'a claimed score that is a word': set_key('claims', {'scores': {'anna': 'many'}}),
    'over that is a word': set_key('claims', {'over': 'nearly'}), 'winners that are a word': set_key('claims', {'winners': 'anna'}),
    'an unknown field of an entry': unknown_field, 'a misspelt verb': misspelt_verb,
    'an entry that is a list': listed_entry, 'a map for a word': deep_value, 'an entry with two actors': two_actors,
    'an unknown rule code': unknown_code, 'an unknown ruling': wrong_ruling,
}


def mutants(game, mutate):
    for record in valid[game]:
        if (mutate.__name__ == 'mutate' or last_entry(record)) or mutate in (drop_players, unknown_table_key):
            made = copy.deepcopy(record)
            mutate(made)
            yield made


for name, mutate in visible.items():
    fault = None
    seen = []
    for game in games:
        for made in list(mutants(game, mutate))[:3]:
            seen.append(made)
            if not fault and not first_fault(schemas[game], made):
                fault = f'{game}: the schema does not see it: {json.dumps(made)[:150]}'
    with tempfile.NamedTemporaryFile('w', suffix='.yaml') as stream:
        stream.write('\n---\n'.join(json.dumps(made) for made in seen) + '\n')
        stream.flush()
        records = judge(stream.name)['records']
    for made, record in zip(seen, records):
        if not fault and record['judged'] and not unreadable(record):
            fault = f'{made["game"]}: the referee reads it: {json.dumps(made)[:150]}'
    report(f'{name} fails ({len(seen)} times)', fault or (not seen and 'nothing was mutated'))

# Small changes of single words and numbers: whatever the schema refuses, the referee must not understand either.


def leaves(node, path=()):
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, path + (key,))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from leaves(value, path + (number,))
    else:
        yield path


def changed(record, path, value):
    made = copy.deepcopy(record)
    node = made
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return made


for game in games:
    seen = []
    for number, record in enumerate(valid[game][:30]):
        paths = [path for path in leaves(record) if path[0] not in ('game', 'title', 'note', 'players') and path[-1] != 'note']
        for turn, value in enumerate(['zebra', 7, -1, True, 2.5, 'b3', None, 'anna']):
            if paths:
                seen.append(changed(record, paths[(number * 31 + turn * 17) % len(paths)], value))
    with tempfile.NamedTemporaryFile('w', suffix='.yaml') as stream:
        stream.write('\n---\n'.join(json.dumps(made) for made in seen) + '\n')
        stream.flush()
        records = judge(stream.name)['records']
    fault = None
    refused = 0
    for made, record in zip(seen, records):
        problem = first_fault(schemas[game], made)
        refused += bool(problem)
        if problem and record['judged'] and not unreadable(record) and not fault:
            fault = f'{problem} in {json.dumps(made)[:400]}'
    report(f'{game}: of {len(seen)} records with a word changed, the schema refuses {refused}, none of them readable',
           fault or (len(records) != len(seen) and 'records are missing') or (not refused and 'none refused'))

sys.exit(failed != 0)
