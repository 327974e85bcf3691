/* referee: the list of commands, start and exit. */
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/batch/clubs.h"
#include "cli/cli.h"

const struct command commands[] = {
    {"check", "[FILE...]", "Check records: which moves were illegal, and why", run_check,
     "referee check game.yaml\nreferee check --strict records/*.yaml\nreferee check -j 4 records/ --format text "
     "--format sarif:out.sarif\n"
     "git diff -z --name-only main -- '*.yaml' | referee check --files0-from - --format github\n",
     0, -1, formats},
    {"score", "FILE", "Show the score sheet, the ranking and the tie-breaks", run_score,
     "referee score game.yaml\nreferee score game.yaml --at 12\n", 1, 1},
    {"count", "GAME [NAME...]", "Count a finished game, question by question, and show who won", run_count,
     "referee count mykerinos\nreferee count cyclades anna ben carl --output friday.yaml\n", 1, -1},
    {"moves", "FILE [WORD...]", "List every legal entry, or those with these words", run_moves,
     "referee moves game.yaml\nreferee moves game.yaml ben march b1\n", 1, -1},
    {"try", "FILE ENTRY...", "Check entries without writing them", run_try,
     "referee try game.yaml 'ben: extend d4 d5'\n", 2, -1},
    {"add", "FILE ENTRY...", "Check entries and write them to the log if they are legal", run_add,
     "referee add game.yaml ben: extend d4 d5\nreferee add --illegal game.yaml 'ben: extend d4 d6'\n", 2, -1},
    {"keep", "FILE", "Keep a record at a prompt: Tab completes legal entries, each is checked and written", run_keep,
     "referee keep game.yaml\n", 1, 1},
    {"table", "FILE", "Print the position as YAML, ready for `table:`", run_table, "referee table game.yaml --at 7\n",
     1, 1},
    {"show", "FILE", "Draw the position: text, SVG or a page", run_show,
     "referee show game.yaml --at 7\nreferee show game.yaml --svg > position.svg\nreferee show game.yaml --html > "
     "game.html\n",
     1, 1},
    {"ledger", "FILE [NAME [ACCOUNT]]", "List every change of a score, a purse or a count", run_ledger,
     "referee ledger game.yaml anna\nreferee ledger game.yaml anna points\nreferee ledger --all game.yaml\n", 1, -1},
    {"mend", "FILE", "Propose fixes for the mistakes, as diffs", run_mend,
     "referee mend game.yaml\nreferee mend game.yaml --write\n", 1, 1},
    {"fmt", "[FILE...]", "Format records; keeps comments and order", run_fmt,
     "referee fmt game.yaml\nreferee fmt --check records/*.yaml\nreferee fmt --diff --full game.yaml\n"
     "referee fmt - <game.yaml >neat.yaml\n",
     0, -1},
    {"weigh", "FILE", "Show if the result would change without the illegal moves or under other house rules", run_weigh,
     "referee weigh game.yaml\n", 1, 1},
    {"diff", "A B", "Compare two records of one game", run_diff, "referee diff anna.yaml ben.yaml\n", 2, 2},
    {"results", "[FILE...]", "Print one row per player and record: CSV, JSON lines or a table", run_results,
     "referee results game.yaml\nreferee results records/ > year.csv\nreferee results --format table --since "
     "2026-01-01 records/\n"
     "referee results -j 4 --format jsonl records/ | jq -r 'select(.won == \"yes\") | .player' | sort | uniq -c\n",
     0, -1, result_formats},
    {"standings", "[FILE...]", "Show who won how often, with which scores and from which seat, with ratings",
     run_standings,
     "referee standings game.yaml\nreferee standings records/\nreferee standings --game mykerinos --player anna "
     "records/\n"
     "referee standings --html records/ > standings.html\nreferee standings --rows year.csv\n",
     0, -1, standing_formats},
    {"new", "GAME --players A,B,...", "Write a record to fill in, with a correct setup", run_new,
     "referee new mykerinos --players anna,ben,carl > game.yaml\nreferee new mykerinos --players anna,ben --seed 7\n"
     "referee new mykerinos --players anna,ben --final > final.yaml\n",
     1, 1},
    {"play", "GAME --players A,B,...", "Write a random legal game as a record", run_play,
     "referee play mykerinos --players anna,ben --seed 7 > game.yaml\nreferee play myriath --players anna,ben --moves "
     "10\n",
     1, 1},
    {"perft", "FILE", "Count the legal continuations, by depth", run_perft, "referee perft game.yaml --depth 3\n", 1,
     1},
    {"explain", "[GAME] CODE|WORD...", "Explain a rule, a card, a piece, a verb or a game", run_explain,
     "referee explain log.turn\nreferee explain lady violet\nreferee explain mykerinos extend-two\nreferee explain "
     "mykerinos\n",
     1, -1},
    {"rules", "GAME", "List the rules of a game by code", run_rules, "referee rules mykerinos\n", 1, 1},
    {"house", "GAME", "List the house rules of a game and their answers", run_house, "referee house mykerinos\n", 1, 1},
    {"box", "GAME", "Print the components of a game, or draw its board with every name", run_box,
     "referee box mykerinos\nreferee box mykerinos --assumed\nreferee box cyclades --svg --players 4 >sheet.svg\n", 1,
     1},
    {"schema", "GAME|record|report|...", "Print the JSON Schema of a record or of a report", run_schema,
     "referee schema mykerinos > mykerinos.schema.json\nreferee schema report\n", 1, 1},
    {"page", "", "Print referee as one HTML file that works offline in any browser", run_page,
     "referee page > referee.html\n", 0, 0},
    {"completion", "SHELL", "Print the completion for bash, zsh or fish", run_completion,
     "referee completion bash > ~/.local/share/bash-completion/completions/referee\nreferee completion fish > "
     "~/.config/fish/completions/referee.fish\n",
     1, -1},
    {"lsp", "", "Run a language server for editors on standard input and output", run_lsp, "referee lsp\n", 0, 0},
    {"games", "", "List the games", run_games, "referee games\n", 0, 0},
    {"help", "[TOPIC]", "Show the manual of a command, of a game, or of a topic such as the tutorial", run_help,
     "referee help tutorial\nreferee help cyclades\nreferee help mend\nreferee help topics\n", 0, 1},
    {0},
};

/* Files must not get the numbers of standard descriptors, or messages would end up in them. The substitutes cannot be
   written to, so that output to a closed descriptor is still an error. */
static void keep_standard_descriptors(void)
{
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != file)
            return;
}

/* Makes malloc take memory from the system in large pieces, enough for a record. */
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
    signal(SIGPIPE, SIG_IGN); /* a closed pipe and a file that is too large are write errors */
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
