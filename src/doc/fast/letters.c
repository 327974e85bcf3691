/* Letters: what each byte can be. */
#include "doc/fast/letters.h"

/* What a byte may be, from few places to many. */
enum {
    MARK = IN_COMMENT,
    LAST = MARK | IN_TAIL,
    APOS = LAST | IN_FLOW,
    NOTE = MARK | IN_QUOTES,
    TAIL = NOTE | IN_TAIL,
    FLOW = TAIL | IN_FLOW,
    DASH = FLOW | IN_KEY | WITHIN,
    SIGN = FLOW | FIRST | WITHIN,
    CHAR = DASH | SIGN,
    ROOM = FLOW | WITHIN,
    SAYS = NOTE | WITHIN,
    NEXT = TAIL | WITHIN,
    PAIR = 1 * MORE_BYTES,
    TRIO = 2 * MORE_BYTES,
};

/* Characters of several bytes whose first byte may also begin a line break, a byte order mark or a surrogate are left
   out. */
/* clang-format off */
const unsigned short letter_kinds[256] = {
    /*             !     "     #     $     %     &     '     (     )     *     +     ,     -     .     /    */
    [' '] = ROOM, FLOW, APOS, NOTE, SIGN, FLOW, FLOW, APOS, SIGN, SIGN, FLOW, SIGN, NEXT, DASH, SIGN, SIGN,
    /*       0     1     2     3     4     5     6     7     8     9     :     ;     <     =     >     ?    */
    ['0'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, SAYS, SIGN, SIGN, SIGN, FLOW, TAIL,
    /*       @     A     B     C     D     E     F     G     H     I     J     K     L     M     N     O    */
    ['@'] = FLOW, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR,
    /*       P     Q     R     S     T     U     V     W     X     Y     Z     [     \     ]     ^     _    */
    ['P'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, TAIL, LAST, TAIL, SIGN, CHAR,
    /*       `     a     b     c     d     e     f     g     h     i     j     k     l     m     n     o    */
    ['`'] = FLOW, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR,
    /*       p     q     r     s     t     u     v     w     x     y     z     {     |     }     ~    */
    ['p'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, TAIL, FLOW, TAIL, SIGN,
    [0xc3] = PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR,
    [0xd0] = PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR,
    [0xe3] = TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO,
};
/* clang-format on */
