/* The entries of the page: the words, the account line and the findings. */
#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "study/finding_quota.h"
#include "study/wording.h"

static const struct finding *finding_of(const struct finding *from, int entry)
{
    while (from && from->entry != entry)
        from = from->next;
    return from;
}

/* The findings are in the order of the entries: `*from` advances with the frames. */
static const struct finding *next_of(const struct finding **from, int entry)
{
    while (*from && (*from)->entry < entry)
        *from = (*from)->next;
    return *from && (*from)->entry == entry ? *from : NULL;
}

/* Is it listed with the mistake it follows from? Hundreds may follow from one. */
static bool is_listed_there(const struct finding *finding)
{
    return is_folded(finding) && finding->follows && finding->follows != finding->entry;
}

/* Prints the shown or the folded findings of one entry, from its first finding on; entry 0: of the whole record. */
static int print_findings(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                          bool folded, struct finding_quota *quota, struct text *out)
{
    int entry = finding ? finding->entry : 0, count = 0;
    for (; finding && (!entry || !finding->entry || finding->entry == entry); finding = finding->next)
        if (finding->entry == entry && is_folded(finding) == folded && !is_listed_there(finding)
            && quota_takes(quota, finding)) {
            page_finding(frames, verdict, finding, out);
            count++;
        }
    return count;
}

/* Hidden until the reader opens them. */
static void print_folded(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                         struct finding_quota *quota, struct text *out)
{
    struct text folded = {0};
    int count = print_findings(frames, verdict, finding, true, quota, &folded);
    if (count)
        text_format(out, "<details><summary>%d %s%s</summary>%s</details>", count,
                    finding->ruling == RULING_NOTED ? "note" : "more finding", plural(count), text_string(&folded));
    text_free(&folded);
}

static bool has_followers(const struct finding *finding)
{
    int entry = finding->entry;
    while (finding && finding->entry == entry && !finding->followers)
        finding = finding->next;
    return finding && finding->entry == entry;
}

/* All that follows from the mistakes of an entry, on one line until the reader opens it. */
static void print_followers(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                            struct finding_quota *quota, struct text *out)
{
    int entry = finding->entry;
    struct text followers = {0};
    int count = 0;
    if (!has_followers(finding))
        return;
    for (finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->follows == entry && is_listed_there(finding) && quota_takes(quota, finding)) {
            page_finding(frames, verdict, finding, &followers);
            count++;
        }
    if (count)
        text_format(out, "<details><summary>%d later finding%s</summary>%s</details>", count, plural(count),
                    text_string(&followers));
    text_free(&followers);
}

/* How the list and the slider show the finding: as a mistake, or as one that only follows from one. */
static const char *standing_of(const struct finding *finding)
{
    int entry = finding ? finding->entry : 0;
    const char *standing = "";
    for (; finding && (!finding->entry || finding->entry == entry); finding = finding->next) {
        if (finding->entry != entry || finding->ruling == RULING_NOTED)
            continue;
        if (!is_folded(finding))
            return " data-found";
        standing = " data-follows";
    }
    return standing;
}

static void print_frame(const struct frames *frames, const struct verdict *verdict, const struct frame *frame,
                        const struct finding *finding, struct finding_quota *quota, struct text *out)
{
    text_attribute(out, "<li data-entry='", frame->entry);
    text_add(out, standing_of(finding));
    text_attribute(out, "><a href='#", frame->entry);
    text_attribute(out, " data-go='", frame->entry);
    text_add(out, "><span class='number'>");
    text_number(out, frame->entry);
    text_add(out, "</span> ");
    text_add(out, frame->said);
    text_add(out, "</a>");
    text_add(out, frame->sums);
    if (finding) {
        print_findings(frames, verdict, finding, false, quota, out);
        print_folded(frames, verdict, finding, quota, out);
        print_followers(frames, verdict, finding, quota, out);
    }
    text_add(out, "</li>\n");
}

void page_entries(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                  struct text *out)
{
    const struct finding *from = verdict->docket.first;
    text_add(out, "<section class='log'><h2>Entries</h2>\n<ol>\n");
    for (const struct frame *frame = frames->first; frame; frame = frame->next)
        print_frame(frames, verdict, frame, frame->entry ? next_of(&from, frame->entry) : NULL, quota, out);
    text_add(out, "</ol></section>\n");
}

void page_whole(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                struct text *out)
{
    const struct finding *finding = finding_of(verdict->docket.first, 0);
    struct text whole = {0};
    print_findings(frames, verdict, finding, false, quota, &whole);
    print_folded(frames, verdict, finding, quota, &whole);
    if (whole.length)
        text_format(out, "<section class='whole'><h2>About the record as a whole</h2>\n%s</section>\n",
                    text_string(&whole));
    text_free(&whole);
}
