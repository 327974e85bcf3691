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

/* The match of the record; NULL: it was not judged. */
const struct match *web_match(const struct web *web);

#endif
