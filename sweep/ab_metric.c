/* From a run's output to its number. Layer: sweep. */
#include "sweep/ab.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER_TEXT = 64 };

rs_status rs_ab_metric_open(const char *text, rs_ab_metric *out, rs_err *err)
{
    *out = (rs_ab_metric){.text = text};
    if (!text)
        return RS_OK;
    if (!strncmp(text, "json:", 5)) {
        out->path = text + 5;
        return *out->path
                   ? RS_OK
                   : rs_err_set(err, RS_USAGE,
                                "--metric '%s' has no path; for example json:results[0].ms",
                                text);
    }
    int code = regcomp(&out->regex, text, REG_EXTENDED | REG_NEWLINE);
    if (code) {
        char why[128];
        regerror(code, &out->regex, why, sizeof why);
        return rs_err_set(err, RS_USAGE,
                          "--metric '%s' is not a POSIX extended regular expression: %s", text,
                          why);
    }
    out->compiled = true;
    return RS_OK;
}

void rs_ab_metric_close(rs_ab_metric *metric)
{
    if (metric->compiled)
        regfree(&metric->regex);
    metric->compiled = false;
}

/* The last match in `text`; its begin is NULL when there is none. */
static const char *last_match(const regex_t *regex, const char *text, size_t *out_length)
{
    const char *found = NULL;
    regmatch_t m[2];
    int flags = 0;
    while (!regexec(regex, text, 2, m, flags)) {
        int group = m[1].rm_so >= 0 ? 1 : 0;
        if (m[group].rm_eo > m[group].rm_so) {
            found = text + m[group].rm_so;
            *out_length = (size_t)(m[group].rm_eo - m[group].rm_so);
        }
        if (m[0].rm_eo == 0 && !*text)
            break;
        text += m[0].rm_eo > 0 ? m[0].rm_eo : 1;
        flags = text[-1] == '\n' ? 0 : REG_NOTBOL;
    }
    return found;
}

static bool by_pattern(const rs_ab_metric *metric,
                       const char *out,
                       const char *errors,
                       double *out_value,
                       char why[160])
{
    size_t length = 0;
    const char *found = last_match(&metric->regex, out, &length);
    if (!found)
        found = last_match(&metric->regex, errors, &length);
    if (!found)
        return snprintf(why, 160, "nothing in its output matches '%.80s'", metric->text), false;
    char number[NUMBER_TEXT], *end;
    snprintf(number, sizeof number, "%.*s", (int)(length < NUMBER_TEXT ? length : NUMBER_TEXT),
             found);
    *out_value = strtod(number, &end);
    if (end == number || *end)
        return snprintf(why, 160, "'%.40s', matched by '%.60s', is not a number", number,
                        metric->text),
               false;
    return true;
}

bool rs_ab_metric_value(const rs_ab_metric *metric,
                        const char *out,
                        const char *errors,
                        double seconds,
                        double *out_value,
                        char why[160])
{
    bool known = true;
    *out_value = seconds;
    if (metric->path)
        known = rs_ab_json_number(out, metric->path, out_value, why);
    else if (metric->compiled)
        known = by_pattern(metric, out, errors, out_value, why);
    if (known && !(isfinite(*out_value) && *out_value > 0)) {
        snprintf(why, 160, "its number is %g: a ratio needs one above 0", *out_value);
        known = false;
    }
    return known;
}
