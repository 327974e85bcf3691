/* referee: the list of commands, and the way in and out. */
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/cli.h"
#include "cli/clubs.h"

const struct command commands[] = {
    {"check", "[FILE...]", "Judge records: findings, scores, winners", run_check,
     "referee check game.yaml\nreferee check --strict records/*.yaml\nreferee check -j 4 records/ --format text "
     "--format sarif:out.sarif\n"
     "git diff -z --name-only main -- '*.yaml' | referee check --files0-from - --format github\n",
     0, -1, formats},
    {"score", "FILE", "The score sheet: lines that sum, ranking, tie-breaks", run_score,
     "referee score game.yaml\nreferee score game.yaml --at 12\n", 1, 1},
    {"count", "GAME [NAME...]", "Count a finished game, question by question: the sheet, and who won", run_count,
     "referee count mykerinos\nreferee count cyclades anna ben carl --output friday.yaml\n", 1, -1},
    {"moves", "FILE [WORD...]", "Every legal entry now, or those with these words, as lines for the log", run_moves,
     "referee moves game.yaml\nreferee moves game.yaml ben march b1\n", 1, -1},
    {"try", "FILE ENTRY...", "Judge entries after the log without editing it", run_try,
     "referee try game.yaml 'ben: extend d4 d5'\n", 2, -1},
    {"add", "FILE ENTRY...", "Check entries and write them to the log if they are legal", run_add,
     "referee add game.yaml ben: extend d4 d5\nreferee add --illegal game.yaml 'ben: extend d4 d6'\n", 2, -1},
    {"keep", "FILE",
     "Keep the record at the table, at a prompt: Tab knows what is legal, every entry is judged and written", run_keep,
     "referee keep game.yaml\n", 1, 1},
    {"table", "FILE", "The position as YAML, valid as `table:`", run_table, "referee table game.yaml --at 7\n", 1, 1},
    {"show", "FILE", "The position as a picture: text, SVG or a page", run_show,
     "referee show game.yaml --at 7\nreferee show game.yaml --svg > position.svg\nreferee show game.yaml --html > "
     "game.html\n",
     1, 1},
    {"ledger", "FILE [NAME [ACCOUNT]]", "Every change of a score, purse or piece count", run_ledger,
     "referee ledger game.yaml anna\nreferee ledger game.yaml anna points\nreferee ledger --all game.yaml\n", 1, -1},
    {"mend", "FILE", "The smallest changes of the log that make the rest fit, as diffs", run_mend,
     "referee mend game.yaml\nreferee mend game.yaml --write\n", 1, 1},
    {"fmt", "[FILE...]", "Records as the format writes them; comments and order stay", run_fmt,
     "referee fmt game.yaml\nreferee fmt --check records/*.yaml\nreferee fmt --diff --full game.yaml\n"
     "referee fmt - <game.yaml >neat.yaml\n",
     0, -1},
    {"weigh", "FILE", "Does it matter: without the illegal moves, with other house answers", run_weigh,
     "referee weigh game.yaml\n", 1, 1},
    {"diff", "A B", "Two people's records of one game: where they part", run_diff, "referee diff anna.yaml ben.yaml\n",
     2, 2},
    {"results", "[FILE...]", "One row per player and record: CSV, JSON lines or a table", run_results,
     "referee results game.yaml\nreferee results records/ > year.csv\nreferee results --format table --since "
     "2026-01-01 records/\n"
     "referee results -j 4 --format jsonl records/ | jq -r 'select(.won == \"yes\") | .player' | sort | uniq -c\n",
     0, -1, result_formats},
    {"standings", "[FILE...]", "Who won how often, with which scores, from which seat, rated", run_standings,
     "referee standings game.yaml\nreferee standings records/\nreferee standings --game mykerinos --player anna "
     "records/\n"
     "referee standings --html records/ > standings.html\nreferee standings --rows year.csv\n",
     0, -1, standing_formats},
    {"new", "GAME --players A,B,...", "A record to fill in, with a correct set-up", run_new,
     "referee new mykerinos --players anna,ben,carl > game.yaml\nreferee new mykerinos --players anna,ben --seed 7\n"
     "referee new mykerinos --players anna,ben --final > final.yaml\n",
     1, 1},
    {"play", "GAME --players A,B,...", "A random legal game as a record", run_play,
     "referee play mykerinos --players anna,ben --seed 7 > game.yaml\nreferee play myriath --players anna,ben --moves "
     "10\n",
     1, 1},
    {"perft", "FILE", "Count the legal ways to go on, by depth", run_perft, "referee perft game.yaml --depth 3\n", 1,
     1},
    {"explain", "[GAME] CODE|WORD...", "A rule, a card, a piece, an area; a game on one page", run_explain,
     "referee explain log.turn\nreferee explain lady violet\nreferee explain mykerinos extend-two\nreferee explain "
     "mykerinos\n",
     1, -1},
    {"rules", "GAME", "The rules of a game by code", run_rules, "referee rules mykerinos\n", 1, 1},
    {"house", "GAME", "The open questions of a game and their answers", run_house, "referee house mykerinos\n", 1, 1},
    {"box", "GAME", "What is printed on the components, as YAML", run_box,
     "referee box mykerinos\nreferee box mykerinos --assumed\nreferee box myriath --svg >tiles.svg\n", 1, 1},
    {"schema", "GAME|record|report|...", "JSON Schema of records, or of what check, results and standings print",
     run_schema, "referee schema mykerinos > mykerinos.schema.json\nreferee schema report\n", 1, 1},
    {"page", "", "The whole referee as one HTML file, for any browser, offline", run_page,
     "referee page > referee.html\n", 0, 0},
    {"completion", "SHELL", "Completion for bash, zsh or fish", run_completion,
     "referee completion bash > ~/.local/share/bash-completion/completions/referee\nreferee completion fish > "
     "~/.config/fish/completions/referee.fish\n",
     1, -1},
    {"lsp", "", "A language server for editors, on standard input and output", run_lsp, "referee lsp\n", 0, 0},
    {"games", "", "The games", run_games, "referee games\n", 0, 0},
    {0},
};

/* Files must not get the numbers of standard input and output: messages would land in them. What is opened instead cannot be
   written to, so that output to a closed descriptor is still an error. */
static void keep_standard_descriptors(void)
{
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != file)
            return;
}

/* Room for a record is asked for once, not piece by piece. */
static void ask_for_room(void)
{
#ifdef __GLIBC__
    enum { ROOM = 1 << 20 };
    mallopt(M_TOP_PAD, ROOM);
    mallopt(M_MMAP_THRESHOLD, ROOM);
#endif
}

int main(int argc, char **argv)
{
    struct options options;
    struct clubs clubs = {0};
    ask_for_room();
    keep_standard_descriptors();
    signal(SIGPIPE, SIG_IGN); /* a reader that goes away, and a file that grows too large, are errors of writing */
    signal(SIGXFSZ, SIG_IGN);
    int status = read_options(argc, argv, &options);
    options.clubs = &clubs;
    if (status == STATUS_FINE && options.help)
        print_help(&options);
    else if (status == STATUS_FINE)
        status = options.command->run(&options);
    clubs_free(&clubs);
    return finish_output(status);
}
