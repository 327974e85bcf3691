/* Exit statuses, all of them. Only cli exits with them, and base when memory runs out. */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

enum status {
    STATUS_FINE = 0,       /* no mistakes */
    STATUS_MISTAKE = 1,    /* something is illegal, impossible or false */
    STATUS_UNREADABLE = 2, /* something cannot be read */
    STATUS_USAGE = 3,      /* the command line names something that does not exist */
    STATUS_FAULT = 4       /* an internal error, or an error of the system */
};

#endif
