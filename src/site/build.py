# build.py REFEREE FOLDER [PAGE]: the web site, static: the front page, the manual, a page for every code, the games with their boxes and a
# few to step through, and the table page, if PAGE is there. Links are relative, so the folder works wherever it is put; nothing is fetched.
import glob, html, os, re, shutil, subprocess, sys, time

REFEREE, OUT, TABLE_PAGE = os.path.abspath(sys.argv[1]), sys.argv[2], (sys.argv[3:] or [''])[0]
HERE = os.path.dirname(os.path.abspath(__file__))
GAMES = {}
MOST_GAMES = 1  # of each game, to step through
DARK = '@media(prefers-color-scheme:dark){'
STYLE = {'': {}, DARK: {}}  # of the pictures, by selector: a picture has the rules that it needs, the site has those of all
SHORT = {}  # what classes and symbols of the pictures are called here


def referee(*words, given=''):
    return subprocess.run([REFEREE, *words], input=given.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()


def say(what, begun):
    print('  %-18s %s, %.1f s' % (what[0], what[1], time.time() - begun), flush=True)


def marked(text):
    """Words in backquotes as code; codes lead to their pages."""
    return re.sub(r'`([^`]*)`', r'<code>\1</code>', html.escape(text, quote=False))


def write(path, title, body, up=''):
    """A page: the same head, the same way around."""
    ways = (('index.html', 'referee'), ('manual/referee-tutorial.html', 'Tutorial'), ('manual/index.html', 'Manual'),
            ('games/index.html', 'Games'), ('codes/index.html', 'Rules'))
    links = ''.join('<a href="%s%s">%s</a>' % (up, href, name) for href, name in ways)
    if TABLE_PAGE:
        links += '<a href="%sreferee.html">On the phone</a>' % up
    os.makedirs(os.path.dirname(os.path.join(OUT, path)) or OUT, exist_ok=True)
    with open(os.path.join(OUT, path), 'w', encoding='utf-8') as file:
        file.write('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>%s</title>'
                   '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="%ssite.css"></head>\n'
                   '<body><header><nav aria-label="Site">%s</nav></header>\n<main>\n%s\n</main></body></html>\n' % (html.escape(title), up, links, body))


def short(name):
    """a to z, then aa: no class of mandoc's, which begin with a capital."""
    count = len(SHORT)
    return SHORT.setdefault(name, (chr(96 + count // 26) if count >= 26 else '') + chr(97 + count % 26))


def share_style(drawn):
    """Adds the rules of a picture to those of the site; returns those that differ, which stay in its page."""
    own = ''
    for style in re.findall(r'<style>(.*?)</style>', drawn, re.S):
        in_dark = re.escape(DARK) + r'((?:[^{}]*\{[^{}]*\})*)\s*\}'
        for where, part in (('', re.sub(in_dark, '', style)), (DARK, ''.join(re.findall(in_dark, style)))):
            rules = [(re.sub(r'\.([a-z][\w-]*)', lambda m: '.' + short(m.group(1)), selector), rule)
                     for selector, rule in re.findall(r'([^{}]+)\{([^{}]*)\}', part)]
            differ = ['%s{%s}' % rule for rule in rules if STYLE[where].setdefault(rule[0].strip(), rule[1]) != rule[1]]
            own += where + ''.join(differ) + where[-1:].replace('{', '}') if differ else ''
    return '<style>%s</style>' % own if own else ''


def squeezed(found):
    """A tag of a picture as HTML allows it, with short names and without quotes."""
    tag = found.group(0)

    def attribute(match):
        key, value = match.groups()
        if key in ('d', 'points', 'viewBox'):
            value = value.replace(' ', ',')
        elif key == 'class':
            value = ' '.join(short(name) for name in value.split() if name != 'o')  # what can be touched, on other pages
        elif key == 'href':
            value = '#_' + short(value)
        elif key == 'id' and not tag.startswith('<pattern'):  # which the style names
            value = '_' + short('#' + value)
        elif key == 'clip-path':
            value = 'url(#_%s)' % short(value[4:-1])
        return " %s='%s'" % (key, value) if re.search('[ "=<>`]|^$', value) else ' %s=%s' % (key, value)

    tag = re.sub(r" ([\w-]+)='([^']*)'", attribute, tag)
    return re.sub(r"([^'])/>$", r'\1 />', tag)


def picture(record):
    """The picture of a record as a part of a page; most of its style is in site.css."""
    drawn = referee('show', '--svg', '-', given=record)
    if '<svg' not in drawn:
        return ''
    own = share_style(drawn)
    drawn = re.sub(r"<\?xml.*?\?>|<style>.*?</style>|\n| xmlns='[^']*'", '', drawn, flags=re.S)
    # it is one image with a description: the names of its parts, what is not painted, and patterns that nothing is filled with would only take room
    drawn = re.sub(r"<g id=(\"[^\"]*\"|'[^']*')(?: role='img')?>(<title>[^<]*</title>)?(.*?)</g>", r'\3', drawn)
    drawn = re.sub(r"<\w+ [^<>]*class='o f-none'/>", '', drawn)
    drawn = re.sub(r"<pattern id='(\w+)'.*?</pattern>", lambda m: m.group(0) if 'f-%s' % m.group(1) in drawn else '', drawn)
    drawn = re.sub(r"(<svg [^>]*?)width='(\d+)' height='\d+'", r"\1style='max-width:\2px'", drawn, count=1)
    return '<figure tabindex="0">%s%s</figure>' % (own, re.sub(r'<\w[^>]*>', squeezed, drawn))


def explained(code):
    """What explain says, as HTML: a sentence, paragraphs that begin with a word and a colon, records, a picture of the first."""
    body, record, drawn = [], [], []
    # a card may have the name of a code: it is explained before it
    for line in ('\n' + referee('explain', code)).partition('\n%s\n' % code)[2].splitlines() + ['']:
        if line.startswith('    '):
            record.append(line[4:])
            continue
        if record:
            body.append('<pre tabindex="0">%s</pre>' % html.escape('\n'.join(record), quote=False))
            if not drawn:
                drawn = [picture('\n'.join(record))]
                body += drawn
            record = []
        match = re.match(r'  ([A-Z][a-z ,]*):(.*)$', line)
        if match and not match.group(2):
            body.append('<h2 id="%s">%s</h2>' % (match.group(1).lower().replace(' ', '-'), match.group(1)))
        elif match and match.group(1) != 'More':  # which is the address of this page
            body.append('<p><strong>%s:</strong>%s</p>' % (match.group(1), marked(match.group(2))))
        elif line.strip() and not match:
            body.append('<p>%s</p>' % marked(line.strip()))
    return body


def codes():
    begun = time.time()
    listed = sorted(word for word in referee('completion', 'next', '--', 'explain', '').split() if '.' in word)
    sentences = {}
    for code in listed:
        body = explained(code)
        sentences[code] = re.sub('<[^>]*>', '', body[0]) if body else ''
        write('codes/%s.html' % code, code + ' - referee', '<h1>%s</h1>\n%s' % (code, '\n'.join(body)), '../')
    body, group = ['<h1>Every rule by its code</h1><p>Each page has the rule, the reason and the fix, with an illegal record and a legal one. '
                   'The addresses stay.</p>'], None
    for code in sorted(listed, key=lambda code: (code.split('.')[0] in GAMES, code)):
        head = code.split('.')[0]
        name = GAMES.get(head, 'All games')
        if name != group:
            body.append(('</dl>' if group else '') + '<h2 id="%s">%s</h2><dl>' % (head if name != 'All games' else 'shared', name))
            group = name
        body.append('<dt id="%s"><a href="%s.html">%s</a></dt><dd>%s</dd>' % (code, code, code, sentences[code]))
    write('codes/index.html', 'Rules - referee', '\n'.join(body) + '</dl>', '../')
    say(('codes', '%d pages' % (len(listed) + 1)), begun)
    return sentences


def manual():
    begun = time.time()
    pages = {re.sub(r'\.[157]$', '', os.path.basename(page)): page for page in sorted(glob.glob('man/*.[157]'))}
    rows = []
    for name, page in pages.items():
        body = subprocess.run(['mandoc', '-Thtml', '-Ofragment,man=%N.html', page], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
        body = re.sub(r'<table class="(head|foot)">.*?</table>\s*', '', body, flags=re.S)
        body = re.sub(r'<(/?)h2', r'<\1h3', body)
        body = re.sub(r'<(/?)h1', r'<\1h2', body)
        body = re.sub(r'<pre>', '<pre tabindex="0">', body)
        # other people's pages are not here
        body = re.sub(r'<a class="Xr" href="([^"]*)\.html">(.*?)</a>', lambda m: m.group(0) if m.group(1) in pages else m.group(2), body, flags=re.S)
        about = re.sub(r'\s+', ' ', re.search(r'<(?:span|div) class="Nd">(.*?)</(?:span|div)>', body, re.S).group(1)).strip()
        write('manual/%s.html' % name, name + ' - referee', '<h1>%s</h1>\n%s' % (name, body), '../')
        rows.append('<dt><a href="%s.html">%s</a></dt><dd>%s</dd>' % (name, name, about))
    write('manual/index.html', 'Manual - referee', '<h1>The manual</h1><p>The same pages as <code>man referee</code> and '
          '<code>referee help TOPIC</code>.</p><dl>%s</dl>' % '\n'.join(rows), '../')
    say(('manual', '%d pages' % (len(rows) + 1)), begun)


def games(sentences):
    begun, rows = time.time(), []
    for game, title in GAMES.items():
        shown = []
        # whole games, and where there is none the longest
        for record in sorted(glob.glob('scenarios/%s/*.yaml' % game), key=lambda record: ('whole-game' not in record, -os.path.getsize(record))):
            text = open(record, encoding='utf-8').read()
            name = re.search(r'^title: (.*)$', text, re.M)
            page = referee('show', '--html', record) if len(shown) < MOST_GAMES else ''
            page = re.sub(r"<details class='names'>.*?</details>\n", '', page, flags=re.S)  # the sheet has a page of its own
            if '<html' in page and re.search(r'^log:', text, re.M):
                file = 'games/%s-%s.html' % (game, os.path.basename(record)[:-5])
                os.makedirs(OUT + '/games', exist_ok=True)
                open(os.path.join(OUT, file), 'w', encoding='utf-8').write(page)
                shown.append('<li><a href="%s#0">%s</a></li>' % (os.path.basename(file), marked(name.group(1).strip('"') if name else os.path.basename(record)[:-5])))
        sheets = []
        for players in range(2, 7):
            sheet = referee('box', game, '--svg', '--players', str(players))
            if '<svg' in sheet:
                file = '%s-sheet-%d.svg' % (game, players)
                open(os.path.join(OUT, 'games', file), 'w', encoding='utf-8').write(sheet)
                sheets.append('<a href="%s">%d players</a>' % (file, players))
        open(os.path.join(OUT, 'games/%s-sheet.html' % game), 'w', encoding='utf-8').write(referee('box', game, '--html'))
        drawn = '<p>The board with the name of every place, and the components: <a href="%s-sheet.html">on the screen</a>; to print, for %s.</p>' % (
            game, ', '.join(sheets))
        rules = ''.join('<dt><a href="../codes/%s.html">%s</a></dt><dd>%s</dd>' % (code, code, text)
                        for code, text in sentences.items() if code.startswith(game + '.'))
        shutil.copy('scenarios/%s/picture.svg' % game, os.path.join(OUT, 'games/%s.svg' % game))
        write('games/%s.html' % game, title + ' - referee', '\n'.join([
            '<h1>%s</h1>' % title,
            '<p><a href="../manual/referee-%s.html">How to write a record</a></p>' % game,
            '<figure><a href="%s.svg"><img src="%s.svg" alt="A position of %s as referee draws it"></a></figure>' % (game, game, title),
            '<h2 id="games">Games to step through</h2><ul>%s</ul>' % ''.join(shown),
            '<h2 id="box">The box</h2>%s<details><summary>Everything printed, as YAML</summary><pre tabindex="0">%s</pre></details>' % (
                drawn, html.escape(referee('box', game), quote=False)),
            '<h2 id="house">House rules</h2><pre tabindex="0">%s</pre>' % html.escape(referee('house', game), quote=False),
            '<h2 id="rules">Rules</h2><dl>%s</dl>' % rules]), '../')
        rows.append('<li><a href="%s.html">%s</a>, %d games to step through</li>' % (game, title, len(shown)))
    write('games/index.html', 'Games - referee', '<h1>Games</h1><ul>%s</ul>' % '\n'.join(rows), '../')
    say(('games', '%d' % len(rows)), begun)


def front():
    dispute = open('scenarios/disputed.yaml', encoding='utf-8').read()
    answer = referee('check', 'scenarios/disputed.yaml')
    phone = ('<p><a class="door" href="referee.html">Open the page for the phone</a></p>'
             '<p>Count a finished game, or keep one move by move. It is one file and works offline.</p>'
             if TABLE_PAGE else '<p><code>make page</code> builds the page for the phone: one file that works offline.</p>')
    write('index.html', 'referee', '\n'.join([
        '<h1>referee</h1>',
        '<p>You play a board game, a player makes a move, and everybody stops: is that allowed? <code>referee</code> reads the game as you '
        'wrote it down and answers. It knows %s.</p>' % ', '.join('<a href="games/%s.html">%s</a>' % pair for pair in GAMES.items()),
        '<h2 id="table">At the table</h2>' + phone +
        '<p><a href="manual/referee-tutorial.html">The tutorial</a> takes fifteen minutes from an empty file to a settled dispute and a counted '
        'game. <a href="manual/referee-glossary.html">The glossary</a> has every word.</p>',
        '<h2 id="dispute">A dispute</h2><p>Ada was outbid on Ares and bids on him again. May she?</p>',
        '<pre tabindex="0">%s</pre><pre tabindex="0">%s</pre>' % (html.escape(dispute, quote=False), html.escape(answer, quote=False)),
        '<p>More about this rule: <a href="codes/cyclades.bid-other-god.html">cyclades.bid-other-god</a>.</p>',
        picture(dispute),
        '<h2 id="ci">In CI</h2><p><code>referee check records --format github</code> annotates pull requests. '
        'Its exit status is 0 without mistakes, 1 with one, and 2 if something is unreadable. See <a href="manual/referee-ci.html">formats, workflows '
        'and hooks</a> and <a href="codes/index.html">every rule by its code</a>.</p>',
        '<h2 id="work">Work on it</h2><p><code>make demo</code> builds it and shows what it does; <code>make check</code> runs every test. '
        '<code>.github/CONTRIBUTING.md</code> in the sources says where things are.</p>']))


def main():
    begun = time.time()
    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(OUT)
    for line in referee('games').splitlines():
        game, title = line.split(None, 1)
        GAMES[game] = re.sub(r', \d.*', '', title)
    if TABLE_PAGE:
        shutil.copy(TABLE_PAGE, os.path.join(OUT, 'referee.html'))
    else:
        print('  without the page for the phone: make page builds it', flush=True)
    sentences = codes()
    manual()
    games(sentences)
    front()
    style = open(os.path.join(HERE, 'site.css'), encoding='utf-8').read()
    open(os.path.join(OUT, 'site.css'), 'w', encoding='utf-8').write(style + ''.join(
        where + ''.join('%s{%s}' % rule for rule in rules.items()) + where[-1:].replace('{', '}') for where, rules in STYLE.items()))
    size = sum(os.path.getsize(os.path.join(path, file)) for path, _, files in os.walk(OUT) for file in files)
    say(('site', '%s, %.1f MB' % (OUT, size / 1e6)), begun)


main()
