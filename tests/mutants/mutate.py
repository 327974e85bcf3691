#!/usr/bin/env python3
"""mutate.py FOLDER: plants mutants into the rule code of a game, or into a room (a scratch copy: FOLDER/*.c), and lists them.

Kinds, all asleep until MUTANT=N wakes one (see mutant.h):
  negate   the condition of an `if`; in a game one that decides whether something is reported
  edge     the same condition with < for <=, > for >=, and the reverse
  silence  in a game: a report that is not made, as if the rule were not there
  clause   in a room: the same condition without one of the clauses that && or || join

One line for each on standard output: number, kind, file:line, the rules it is about, the code.
"""
import re
import sys
from pathlib import Path

BASE = {"illegal": "void", "doubtful": "void", "unsettled": "void", "untrue": "void", "advise": "void",
        "refuse": "enum outcome", "misread": "enum outcome", "misread_as": "enum outcome"}
ASLEEP = {"void": "(void)0", "enum outcome": "STANDS", "bool": "true"}
ROW = re.compile(r"\b(?:RULE|LOG)_[A-Z0-9_]+\b")
DEFINITION = re.compile(r"^(?:static )?(enum outcome|void|bool|int)\s+(\w+)\(([^;{}]*)\)\s*\n\{", re.M)
BORDERS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def blank(text):
    """The text with comments, strings and preprocessor lines blanked: every character keeps its place."""
    def spaces(match):
        return re.sub(r"[^\n]", " ", match.group())
    return re.sub(r"(?s:/\*.*?\*/)|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?m:^#(?:[^\n]*\\\n)*[^\n]*)", spaces, text)


def closing(text, at):
    """Where the bracket that opens at `at` is closed."""
    pairs = {"(": ")", "{": "}", "[": "]"}
    depth = 0
    for i in range(at, len(text)):
        if text[i] in pairs:
            depth += 1
        elif text[i] in pairs.values():
            depth -= 1
            if depth == 0:
                return i
    raise ValueError("a bracket is not closed")


def skip_space(text, at):
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def statement_end(text, at):
    """One past the statement that begins at `at`, its else branches included."""
    at = skip_space(text, at)
    if text[at] == "{":
        return closing(text, at) + 1
    head = re.match(r"(if|for|while|switch)\b\s*", text[at:])
    if head:
        end = statement_end(text, closing(text, at + head.end()) + 1)
        other = skip_space(text, end)
        if head.group(1) == "if" and re.match(r"else\b", text[other:]):
            return statement_end(text, other + 4)
        return end
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] in "({[") - (text[i] in ")}]")
        if text[i] == ";" and depth == 0:
            return i + 1
    raise ValueError("a statement without an end")


class Source:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        self.bare = blank(self.text)
        self.functions = []                       # (name, type, parameters, body from, body to)
        for found in DEFINITION.finditer(self.bare):
            self.functions.append((found.group(2), found.group(1), found.group(3), found.end() - 1, closing(self.bare, found.end() - 1)))
        self.ifs = []                             # (condition from, to, whole from, to)
        for found in re.finditer(r"\bif\s*\(", self.bare):
            opens = found.end() - 1
            closes = closing(self.bare, opens)
            self.ifs.append((opens + 1, closes, found.start(), statement_end(self.bare, found.start())))

    def calls(self, names, start=0, end=None):
        """(name, from, to) of the calls of these functions."""
        for found in re.finditer(r"\b(\w+)\s*\(", self.bare[:end if end is not None else len(self.bare)]):
            inside = any(body < found.start() < closes for _, _, _, body, closes in self.functions)
            if found.start() >= start and found.group(1) in names and inside:
                yield found.group(1), found.start(), closing(self.bare, found.end() - 1) + 1

    def line(self, at):
        return self.text.count("\n", 0, at) + 1


def find_reporters(sources):
    """Functions that report under the rule they are given."""
    names, grew = dict(BASE), True
    while grew:
        grew = False
        for source in sources:
            for name, kind, parameters, start, end in source.functions:
                if name in names or not re.search(r"\brule\b", parameters):
                    continue
                if any(re.search(r"\brule\b", source.bare[a:b]) for _, a, b in source.calls(names, start, end)):
                    names[name] = kind
                    grew = True
    return names


def find_sayers(sources, reporters):
    """Functions that report whenever they come so far: a report in them hangs on no `if` around it."""
    names, grew = set(reporters), True
    while grew:
        grew = False
        for source in sources:
            for name, _, _, start, end in source.functions:
                if name in names:
                    continue
                for _, a, _ in source.calls(names, start, end):
                    if not any(start < begin and first < a < last for first, _, begin, last in source.ifs):
                        names.add(name)
                        grew = True
    return names


def block_end(bare, at):
    """Where the block around `at` is closed."""
    depth = 0
    for i in range(at, len(bare)):
        depth += (bare[i] == "{") - (bare[i] == "}")
        if depth < 0:
            return i
    return len(bare)


def decides(source, one, sayers):
    """The reports an `if` decides about: in its branches, or behind it when a branch leaves. [] if none."""
    _, closes, begin, end = one
    reports = list(source.calls(sayers, closes, end))
    leaves = re.search(r"\b(?:return|continue|break)\b", source.bare[closes:end])
    if leaves and not reports:
        reports = list(source.calls(sayers, end, block_end(source.bare, end)))
    return reports


def rows_of(source, reports):
    rows = []
    for _, a, b in reports:
        rows += [row for row in ROW.findall(source.bare[a:b]) if row not in rows]
    return rows


def borders_of(condition):
    """The condition with each of its comparisons moved by one."""
    for found in re.finditer(r"(?<![<>=!-])(<=|>=|<|>)(?![<>=])", condition):
        yield condition[:found.start()] + BORDERS[found.group()] + condition[found.end():]


def clauses_of(bare, code):
    """The condition without each of the clauses that are joined last."""
    for joint, stand_in in (("||", "0"), ("&&", "1")):
        cuts = [at for at in (found.start() for found in re.finditer(re.escape(joint), bare))
                if all(bare.count(a, 0, at) == bare.count(b, 0, at) for a, b in ("()", "[]", "{}"))]
        starts, ends = [0] + [cut + 2 for cut in cuts], cuts + [len(bare)]
        if cuts and "?" not in bare:
            return [f"{code[:start]} {stand_in} {code[end:]}" for start, end in zip(starts, ends)]
    return []


class Planter:
    def __init__(self, is_game):
        self.is_game = is_game
        self.number = 0
        self.listed = []

    def plant(self, source, kind, at, rows, code):
        self.number += 1
        words = " ".join(code.split())
        self.listed.append((self.number, kind, f"{source.path.name}:{source.line(at)}", ",".join(rows) or "-", words[:160]))
        return self.number

    def condition(self, source, one, reports):
        first, last = one[0], one[1]
        code, bare = source.text[first:last], source.bare[first:last]
        rows = rows_of(source, reports)
        made = f"mutant({self.plant(source, 'negate', first, rows, code)}) ? !({code}) : "
        for other in borders_of(bare) if bare == code else []:
            made += f"mutant({self.plant(source, 'edge', first, rows, other)}) ? ({other}) : "
        for other in [] if self.is_game else clauses_of(bare, code):
            made += f"mutant({self.plant(source, 'clause', first, rows, other)}) ? ({other}) : "
        return first, last, f"{made}!!({code})"

    def report(self, source, call, reporters):
        name, first, last = call
        asleep = ASLEEP.get(reporters[name])
        if not asleep:
            return None
        number = self.plant(source, "silence", first, rows_of(source, [call]), source.text[first:last])
        return first, last, f"(mutant({number}) ? {asleep} : ", ")"


def mutate(source, planter, reporters, sayers):
    edits = []                                    # (at, order, length, text): inserted from the end backwards
    for one in source.ifs:
        reports = decides(source, one, sayers)
        if reports or not planter.is_game:
            first, last, made = planter.condition(source, one, reports)
            edits.append((first, last - first, made))
    inside = [(a, a + length) for a, length, _ in edits]
    for call in source.calls(reporters) if planter.is_game else ():
        if any(a <= call[1] < b for a, b in inside):
            continue
        planted = planter.report(source, call, reporters)
        if planted:
            first, last, before, after = planted
            edits.append((first, 0, before))
            edits.append((last, 0, after))
    text = source.text
    for at, length, made in sorted(edits, reverse=True):
        text = text[:at] + made + text[at + length:]
    source.path.write_text(text)


def main():
    folder = Path(sys.argv[1])
    sources = [Source(path) for path in sorted(folder.glob("*.c")) if not path.name.startswith("draw")]
    reporters = find_reporters(sources)
    sayers = find_sayers(sources, reporters)
    planter = Planter(folder.parent.name == "games")
    for source in sources:
        mutate(source, planter, reporters, sayers)
    for row in planter.listed:
        print(*row, sep="\t")


main()
