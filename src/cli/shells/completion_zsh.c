/* Completion for zsh. */
#include "cli/shells/completion.h"

#include <string.h>

/* Prints the string in single quotes, with a backslash before characters that are special to _arguments and
   _describe. */
static void quoted(const char *string, struct text *out)
{
    for (const char *c = string; *c; c++)
        if (*c == '\'')
            text_add(out, "'\\''");
        else {
            text_add(out, strchr("[]:\\", *c) ? "\\" : "");
            text_char(out, *c);
        }
}

static void value_spec(const struct option_row *row, struct text *out)
{
    struct text words = {0};
    enum completes kind = value_words(row, &words);
    text_char(out, ':');
    quoted(row->value, out);
    if (kind == COMPLETES_WORDS)
        text_format(out, ":(%s)", text_string(&words));
    else
        text_add(out, kind == COMPLETES_FILES ? ":_files" : ": ");
    text_free(&words);
}

static void option_specs(const struct command *command, struct text *out)
{
    for (const struct option_row *row = option_rows; row->name; row++) {
        if (!option_fits(row, command->name))
            continue;
        text_format(out, " \\\n            '*--%s[", row->name);
        quoted(row->doc, out);
        text_char(out, ']');
        if (row->value)
            value_spec(row, out);
        text_char(out, '\'');
    }
}

static void operand_spec(const struct command *command, struct text *out)
{
    struct text words = {0};
    enum completes kind = operand_words(command, &words);
    if (kind == COMPLETES_WORDS)
        text_format(out, " \\\n            '*:operand:(%s)'", text_string(&words));
    else if (kind == COMPLETES_FILES && completes_from_record(command->name))
        text_add(out, " \\\n            '1:record:_files' '*:word:_referee_next'");
    else if (kind == COMPLETES_FILES)
        text_add(out, " \\\n            '*:record:_files'");
    text_free(&words);
}

static void command_case(const struct command *command, struct text *out)
{
    text_format(out, "        (%s)\n            _arguments", command->name);
    option_specs(command, out);
    operand_spec(command, out);
    text_add(out, "\n            ;;\n");
}

void zsh_completion(struct text *out)
{
    text_add(out, "#compdef referee\n# zsh completion for referee, written by: referee completion zsh\n"
                  "_referee_next() {\n    local -a next\n"
                  "    next=(${(f)\"$(referee completion next -- ${(Q)words[1,CURRENT-1]} 2>/dev/null)\"})\n"
                  "    compadd -a next\n}\n"
                  "_referee() {\n    local -a commands\n    commands=(\n");
    for (const struct command *command = commands; command->name; command++) {
        text_format(out, "        '%s:", command->name);
        quoted(command->doc, out);
        text_add(out, "'\n");
    }
    text_add(out, "    )\n    if (( CURRENT == 2 )); then\n        _describe -t commands command commands\n        "
                  "_files\n        return\n    fi\n"
                  "    local command=$words[2]\n"
                  "    if (( ${commands[(I)$command:*]} )); then\n        shift words\n        (( CURRENT-- ))\n"
                  "    else\n        command=check\n    fi\n"
                  "    case $command in\n");
    for (const struct command *command = commands; command->name; command++)
        command_case(command, out);
    text_add(out, "    esac\n}\nif [[ $funcstack[1] == _referee ]]; then\n    _referee \"$@\"\nelse\n    compdef "
                  "_referee referee\nfi\n");
}
