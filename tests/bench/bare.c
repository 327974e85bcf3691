/* bare FILE: takes every event of the file out of libyaml and does nothing with it: what reading YAML costs at least. */
#include <stdio.h>
#include <yaml.h>

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    yaml_parser_t parser;
    if (!file || !yaml_parser_initialize(&parser))
        return 1;
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_file(&parser, file);
    long events = 0;
    for (int more = 1; more; events++) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event))
            return 1;
        more = event.type != YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    fclose(file);
    printf("%ld events\n", events);
    return 0;
}
