/* fyaml FILE: takes every event of the file out of libfyaml and does nothing with it: what reading YAML costs elsewhere. */
#include <libfyaml.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    struct fy_parse_cfg how = {.flags = FYPCF_QUIET};
    struct fy_parser *parser = argc == 2 ? fy_parser_create(&how) : NULL;
    if (!parser || fy_parser_set_input_file(parser, argv[1]) != 0)
        return 1;
    long events = 0;
    for (struct fy_event *event; (event = fy_parser_parse(parser)); events++)
        fy_parser_event_free(parser, event);
    int failed = fy_parser_get_stream_error(parser);
    fy_parser_destroy(parser);
    printf("%ld events\n", events);
    return failed;
}
