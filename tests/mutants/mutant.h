/* Included before everything in the mutated copy, and includes nothing, since some files say first what they want of the headers:
   MUTANT=N in the environment wakes the mutant with that number. */
#ifndef TESTS_MUTANTS_MUTANT_H
#define TESTS_MUTANTS_MUTANT_H

char *getenv(const char *);
int atoi(const char *);

static inline int mutant(int number)
{
    static int chosen = -1;
    if (chosen < 0) {
        const char *set = getenv("MUTANT");
        chosen = set ? atoi(set) : 0;
    }
    return chosen == number;
}

#endif
