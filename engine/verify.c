/* The option --verify and its messages. Layer: engine. */
#include "engine/verify.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <string.h>

enum { AUTO_DRAFTS = 15 };

rs_status rs_verify_parse(const char *text, int32_t lanes, rs_verify *out_verify, rs_err *err)
{
    rs_verify v = {0};
    int32_t most = RS_FORWARD_LOGITS / lanes - 1;
    int64_t drafts = 0;
    rs_status st = RS_OK;
    if (text && most < 1)
        return rs_err_set(
            err, RS_USAGE,
            "--verify: %d lanes leave no place for drafts in a pass of %d tokens; "
            "use at most %d --lanes",
            lanes, RS_FORWARD_LOGITS, RS_FORWARD_LOGITS / 2);
    if (text && !strcmp(text, "auto")) {
        v.adapt = true;
        drafts = most < AUTO_DRAFTS ? most : AUTO_DRAFTS;
    } else if (text) {
        st = rs_text_int("--verify", text, 1, most, &drafts, err);
    }
    v.drafts = (int32_t)drafts;
    if (!st)
        *out_verify = v;
    return st;
}

bool rs_verify_note(const rs_session *session, const rs_verify *verify, int32_t lanes)
{
    char why[RS_FORWARD_WHY];
    rs_generate_options o = {.verify = *verify, .lanes = lanes};
    if (rs_forward_same_sums(session->forward, rs_generator_rows(&o), why))
        return true;
    rs_log(
        RS_LOG_WARN, "verify",
        "the text may differ from the one without drafts%s, because the width of a pass shows "
        "in the last bits: %s; a table that keeps one order of sums up to T %d (--routes) "
        "gives equal texts",
        verify->adapt ? " and, with auto, from run to run" : "", why, rs_generator_rows(&o));
    return false;
}

static double ratio(int64_t a, int64_t b)
{
    return b ? (double)a / (double)b : 0;
}

void rs_verify_log(const rs_verify_times *times)
{
    rs_log(RS_LOG_INFO, "verify",
           "%lld rounds, %.2f tokens a round; %lld of %lld drafts accepted (%.1f %%), %.2f "
           "drafts a round",
           (long long)times->rounds, ratio(times->tokens, times->rounds),
           (long long)times->kept, (long long)times->drafted,
           100 * ratio(times->kept, times->drafted), ratio(times->drafted, times->rounds));
}
