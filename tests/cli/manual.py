# manual.py [--write] REFEREE PAGE...: what manual pages show is what the program says. A comment before a literal block says what it is:
#   .\" file NAME        the reader saves it under this name; examples further down use it
#   .\" said GAME        two columns: what people say, and how it is read; .\" at NAME names a position of tests/phrases/GAME.yaml
#   .\" verbs GAME       entries, each with what it does after two spaces; each is a line of scenarios/GAME/verbs
# A block that begins with "$ " is an example: commands and what they print. --write writes that into the page instead of comparing.
import glob, os, re, shlex, subprocess, sys

ESCAPES = (('\\(ha', '^'), ('\\(aq', "'"), ('\\(ga', '`'), ('\\(ti', '~'), ('\\-', '-'), ('\\&', ''), ('\\e', '\\'))


def plain(line):
    for escape, char in ESCAPES:
        line = line.replace(escape, char)
    return line


def roff(line):
    line = line.replace('\\', '\\e')
    for escape, char in ESCAPES[:4]:
        line = line.replace(char, escape)
    return '\\&' + line if line[:1] == '.' else line


def blocks(lines):
    """The literal blocks: (label, index of the first line, index after the last)."""
    begun = label = None
    for number, line in enumerate(lines):
        if line.startswith('.Bd -literal'):
            begun = number + 1
            label = lines[number - 1][4:] if lines[number - 1].startswith('.\\" ') else ''
        elif line.startswith('.Ed') and begun is not None:
            yield label, begun, number
            begun = None


def judge(holds, name, more=''):
    print('%s manual: %s' % ('ok' if holds else 'not ok', name))
    if not holds:
        print(''.join('# %s\n' % line for line in more.splitlines()), end='')
    return holds


def run(command, page_input=None):
    """What the command prints; the folder where the program is stays out of it."""
    said = subprocess.run(['sh', '-c', command], input=page_input, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.decode()
    return said.replace(os.getcwd() + '/usr/local', '/usr/local')


def examples(page, lines, write):
    """Commands and what they print, in the order of the page."""
    made, at, fine = [], 0, True
    for label, begun, after in blocks(lines):
        if label.startswith('file '):
            open(label[5:], 'w').write(''.join(plain(line) + '\n' for line in lines[begun:after]))
        if not lines[begun].startswith('$ ') or any(line.startswith('> ') for line in lines[begun:after]): # those are for recipes.sh
            continue
        made += lines[at:begun]
        at = after
        number = begun
        while number < after:
            command = plain(lines[number][2:])
            end = number + 1
            while end < after and not lines[end].startswith('$ '):
                end += 1
            wanted = ''.join(plain(line) + '\n' for line in lines[number + 1:end])
            said = run(command)
            if not write:
                fine &= judge(said == wanted, '%s: %s' % (page, command), 'said:\n' + said + 'wanted:\n' + wanted)
            made += [lines[number]] + [roff(line) for line in said.splitlines()]
            number = end
    return made + lines[at:], fine


def readings(page, lines, root):
    """Every row of what people say is read so, in the position named above it."""
    import yaml
    fine = True
    for label, begun, after in blocks(lines):
        if not label.startswith('said '):
            continue
        game, rows, head = label[5:], 0, None
        positions = yaml.safe_load(open('%s/tests/phrases/%s.yaml' % (root, game)))['positions']
        sentence = ''
        for line in map(plain, lines[begun:after]):
            if line.startswith('.\\" at '):
                head = positions[line[7:]]
                continue
            left, _, right = line.partition('  ')
            sentence, meant = left or sentence, right.strip()
            rows += 1
            record = head + '  - %s\n' % (sentence if ': ' not in sentence or re.match(r'\w+: [^:]*$', sentence) else shlex.quote(sentence))
            before = len(run('referee fmt -', head.encode()).splitlines())
            read = [entry.strip()[2:] for entry in run('referee fmt -', record.encode()).splitlines()[before:]]
            fine &= judge(read == meant.split('; '), '%s: %s' % (page, sentence), 'read as: %s\nwanted: %s' % (read, meant))
        fine &= judge(rows >= 12, '%s has %d rows of what people say' % (page, rows))
    return fine


def verbs(page, lines, root):
    """Every entry shown is one of the examples that `explain` prints, and every verb is shown."""
    fine, shown, game = True, set(), None
    for label, begun, after in blocks(lines):
        if not label.startswith('verbs '):
            continue
        game = label[6:]
        known = {re.split(' +#', line)[0].strip() for file in glob.glob('%s/scenarios/%s/verbs/*.yaml' % (root, game)) for line in open(file)}
        for line in map(plain, lines[begun:after]):
            entry = line.split('  ')[0].strip()
            if not line.startswith(' ') and entry:
                shown.add(entry)
                fine &= judge('- ' + entry in known, '%s: %s is an example' % (page, entry))
    if game:
        wanted = {os.path.basename(file).split('.')[0] for file in glob.glob('%s/scenarios/%s/verbs/*.yaml' % (root, game))}
        missing = wanted - {re.sub(r'^\w+: \{?', '', entry).split(':')[0].split(' ')[0] for entry in shown}
        fine &= judge(not missing, '%s shows every verb' % page, ' '.join(sorted(missing)))
    return fine


def main():
    write = sys.argv[1] == '--write'
    root = sys.argv[1 + write]
    pages = [os.path.join(root, page) for page in sys.argv[2 + write:]]
    fine = True
    for path in pages:
        lines = open(path).read().splitlines()
        page = os.path.basename(path)
        made, held = examples(page, lines, write)
        if write and made != lines:
            open(path, 'w').write('\n'.join(made) + '\n')
        fine &= held and (write or readings(page, lines, root) & verbs(page, lines, root))
    sys.exit(not fine)


main()
