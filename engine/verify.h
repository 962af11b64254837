/* The option --verify and what is said about it. Layer: engine. */
#ifndef RS_ENGINE_VERIFY_H
#define RS_ENGINE_VERIFY_H

#include "engine/generate.h"

#define RS_VERIFY_HELP                                                                         \
    "check up to K drafts a pass, looked up in the text so far; auto: as many as pay by "      \
    "measured time and acceptance"

/* "K", "auto" or NULL (no drafts) for that many lanes. USAGE; a pass has RS_FORWARD_LOGITS
   tokens. */
RS_NODISCARD rs_status rs_verify_parse(const char *text,
                                       int32_t lanes,
                                       rs_verify *out_verify,
                                       rs_err *err);

/* Say on the log when drafts may change the text, and by which routes. True: they cannot. */
bool rs_verify_note(const rs_session *session, const rs_verify *verify, int32_t lanes);

/* Acceptance and tokens a round, on the log. */
void rs_verify_log(const rs_verify_times *times);

#endif
