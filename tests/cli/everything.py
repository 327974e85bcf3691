"""everything.py REFEREE FOLDER: the commands in turn over every record of the tree, and all of them over random games, which FOLDER gets.
Whatever a record says, a command ends with a status of its own (never 4, never by a signal), and what it prints is whole. Says what is wrong."""
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys

referee, folder = sys.argv[1:]
SEEDS = int(os.environ.get("SEEDS", "20"))  # random games of each game
SHARE = int(os.environ.get("SHARE", "5"))  # of the commands, a record of the tree meets every so many
NAMES = ["anna", "ben", "carl", "dora", "emil"]
REPORTS = "text short gcc json jsonl sarif junit tap github markdown html".split()


def run(*words):
    done = subprocess.run([referee, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def is_whole(words, said):
    form = words[words.index("--format") + 1] if "--format" in words else "svg" if "--svg" in words else ""
    if not said:
        return True
    if form in ("json", "sarif"):
        try:
            json.loads(said)
        except ValueError:
            return False
    ends = {"html": "</html>\n", "svg": "</svg>\n", "junit": "</testsuites>\n"}
    return said.endswith(ends.get(form, "\n"))


def wrong(words):
    status, said, error = run(*words)
    if not 0 <= status <= 3 or "internal error" in error:
        return f"{' '.join(words)}: status {status}: {error[:200]}"
    if not is_whole(words, said):
        return f"{' '.join(words)}: ends with {said[-40:]!r}"
    return None


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)
    return path


def records():
    """Each record of the tree in a file of its own."""
    for path in sorted(glob.glob("scenarios/**/*.yaml", recursive=True) + glob.glob("tests/**/*.yaml", recursive=True)):
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            text = file.read()
        documents = re.split(r"^---\s*\n", text, flags=re.M)
        for number, document in enumerate(documents):
            if re.search(r"\S", document):
                yield path if len(documents) == 1 else write(f"{path.replace('/', '_')}.{number}.yaml", document)


def random_game(game, seats, seed):
    status, said, error = run("play", game, "--players", ",".join(NAMES[:seats]), "--seed", str(seed))
    return write(f"{game}-{seed}.yaml", said) if status == 0 else sys.exit(f"play {game} {seed}: status {status}: {error}")


def commands(path, number):
    """A record of the tree gets one of these, in turn, with SHARE=1 all; a random game all. The last ones take turns again."""
    turn, middle = number // 5, str(number % 7 + 1)
    return [
        ["ledger", path],
        ["mend", path],
        ["show", path, *([], ["--html"], ["--svg"])[turn % 3]],
        [("table", "score", "ledger", "moves", "show")[turn % 5], path, "--at", middle],
        [
            ["weigh", path],
            ["table", path],
            ["moves", path],
            ["diff", path, path],
            ["score", path],
            ["fmt", "--diff", path],
            ["fmt", "--full", "--diff", path],
            ["try", path, "anna: pass", "ben: pass"],
            ["check", path],
        ][turn % 9],
    ]


def some(path, number):
    return [words for at, words in enumerate(commands(path, number)) if (at - number) % SHARE == 0]

with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    games = [line.split()[0] for line in run("games")[1].splitlines() if line[:1].strip()]
    seats = {game: 3 if run("play", game, "--players", ",".join(NAMES[:3]), "--seed", "1")[0] == 0 else 2 for game in games}
    played = list(pool.map(lambda which: random_game(*which), [(game, 2 if seed % 2 else seats[game], seed) for game in games for seed in range(1, SEEDS + 1)]))
    own = list(records())
    runs = [words for number, path in enumerate(own) for words in some(path, number)] + [words for number, path in enumerate(played) for words in commands(path, number)]
    faults = [fault for fault in pool.map(wrong, runs) if fault]
    # all at once, in every format
    batches = [["check", "--format", form, *own] for form in REPORTS] + [["results", *own], ["standings", *own, *played], ["standings", "--format", "json", *own, *played]]
    faults += [fault[:2000] for fault in pool.map(wrong, batches) if fault]
print("\n".join(faults[:40]))
print(f"{len(own)} records, {len(played)} games", file=sys.stderr)
