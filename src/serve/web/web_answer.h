/* What the exports share. */
#ifndef SERVE_WEB_WEB_ANSWER_H
#define SERVE_WEB_WEB_ANSWER_H

#include "base/json.h"
#include "serve/session.h"
#include "serve/web/web.h"

struct web {
    struct text room, answer;
    struct session *session;
};

/* Begins a JSON answer on one line. */
struct json web_json(struct web *web);

/* A house rule with its answers. */
void json_question(struct json *json, const struct question *question);

/* Cuts a text into lines, in the arena. */
enum { MOST_NAMES = 32 };
int split_lines(struct arena *arena, const char *lines, const char *line[MOST_NAMES]);

/* The match of the record; NULL: it was not judged. */
const struct match *web_match(const struct web *web);

#endif
