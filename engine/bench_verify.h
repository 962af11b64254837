/* `engine bench --verify`: decoding with drafts against decoding without, on a real text.
   Layer: engine. */
#ifndef RS_ENGINE_BENCH_VERIFY_H
#define RS_ENGINE_BENCH_VERIFY_H

#include "engine/bench_model.h"
#include "engine/corpus.h"
#include "engine/generate.h"

/* Its own options, an argp child: the parent sets the child's input to one of these. */
typedef struct rs_bench_verify_options {
    const char *verify, *text; /* NULL: not given */
    float temperature;
    rs_status status; /* of parsing */
    rs_err *err;
} rs_bench_verify_options;

extern const struct argp rs_bench_verify_argp;

/* Every round continues another piece of the text, `prompt` tokens long, by `decode` tokens,
   once with and once without drafts, in turn first. The text, and then what the model made of
   it, must pass rs_corpus_judge: no figure otherwise. USAGE without a text; FAILED with the
   numbers. */
RS_NODISCARD rs_status rs_bench_verify_command(const rs_session_options *session,
                                               const rs_bench_model_options *options,
                                               const rs_bench_verify_options *verify,
                                               bool json,
                                               rs_err *err);

#endif
