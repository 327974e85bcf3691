/* Completion for bash. The shell itself completes files. */
#include "cli/shells/completion.h"

static void value_cases(struct text *out)
{
    text_add(out, "    case $before in\n");
    for (const struct option_row *row = option_rows; row->name; row++) {
        struct text words = {0};
        if (row->value && value_words(row, &words) == COMPLETES_WORDS)
            text_format(out, "    --%s) COMPREPLY=($(compgen -W '%s' -- \"$current\")); return ;;\n", row->name,
                        text_string(&words));
        else if (row->value)
            text_format(out, "    --%s) return ;;\n", row->name);
        text_free(&words);
    }
    text_add(out, "    -j) return ;;\n    esac\n");
}

static void command_words(struct text *out)
{
    for (const struct command *command = commands; command->name; command++)
        text_format(out, "%s%s", command == commands ? "" : " ", command->name);
}

static void command_cases(struct text *out)
{
    text_add(out, "    case $command in\n");
    for (const struct command *command = commands; command->name; command++) {
        struct text words = {0};
        text_format(out, "    %s) options='", command->name);
        for (const struct option_row *row = option_rows; row->name; row++)
            if (option_fits(row, command->name))
                text_format(out, "--%s ", row->name);
        operand_words(command, &words);
        text_format(out, "' operands='%s' ;;\n", text_string(&words));
        text_free(&words);
    }
    text_add(out, "    esac\n");
}

/* Words of a record are never given to compgen -W, which would expand them: a name may be $(...). */
void bash_completion(struct text *out)
{
    text_add(out, "# bash completion for referee, written by: referee completion bash\n"
                  "_referee() {\n"
                  "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=check "
                  "options= operands= word i\n"
                  "    local -a words=()\n"
                  "    local commands='");
    command_words(out);
    text_add(out, "'\n    COMPREPLY=()\n" /* bash takes the = between an option and its value for a word */
                  "    if [[ $current == = ]]; then current=; elif [[ $before == = ]]; then "
                  "before=${COMP_WORDS[COMP_CWORD-2]}; fi\n");
    value_cases(out);
    text_add(out, "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                  "        [[ \" $commands \" == *\" ${COMP_WORDS[i]} \"* ]] && command=${COMP_WORDS[i]} && break\n"
                  "    done\n");
    command_cases(out);
    text_add(out,
             "    if [[ $current == -* ]]; then\n"
             "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
             "    elif ((COMP_CWORD == 1)); then\n"
             "        COMPREPLY=($(compgen -W \"$commands\" -- \"$current\"))\n"
             "        while IFS= read -r word; do COMPREPLY+=(\"$(printf %q \"$word\")\"); done < <(compgen -f -- "
             "\"$current\")\n"
             "    elif [[ ' try add moves ledger ' == *\" $command \"* ]]; then\n"
             "        for ((; i < COMP_CWORD; i++)); do\n"
             "            [[ ${COMP_WORDS[i]} == : ]] || words+=(\"${COMP_WORDS[i]//[\\\"\\'\\\\]/}\")\n"
             "        done\n"
             "        while IFS= read -r word; do [[ $word == \"$current\"* ]] && COMPREPLY+=(\"$word\"); done \\\n"
             "            < <(\"${COMP_WORDS[0]}\" completion next -- \"${words[@]}\" 2>/dev/null)\n"
             "    elif [[ $operands ]]; then\n"
             "        COMPREPLY=($(compgen -W \"$operands\" -- \"$current\"))\n"
             "    fi\n"
             "}\n"
             "complete -o default -F _referee referee\n");
}
