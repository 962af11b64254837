/* What every command that runs a model shares: options, the model, its tokenizer. Layer:
   engine. */
#ifndef RS_ENGINE_SESSION_H
#define RS_ENGINE_SESSION_H

#include "engine/forward.h"
#include "engine/tokenizer.h"

#include <argp.h>

typedef struct rs_session_options {
    const char *path, *backend, *tier, *routes, *weights, *kv;
    const char *synthetic;       /* a geometry in place of `path`, or NULL */
    int64_t threads, context;    /* 0 = default */
    size_t device_memory;        /* bytes; 0 = no limit of the user's */
    int32_t t_max;               /* tokens of a pass at most; 0 = default; set by the command */
    const rs_forward_swap *swap; /* likewise; NULL = none */
    bool quiet;
    rs_status status; /* of parsing */
    rs_err *err;
} rs_session_options;

/* The shared options as an argp child: the parent sets child_inputs[0] to its
   rs_session_options at ARGP_KEY_INIT. It takes the one argument, the model's path, too. */
extern const struct argp rs_session_argp;

/* What argp_parse said when it did not return 0: NO_MEMORY, else USAGE. */
RS_NODISCARD rs_status rs_session_argp_fault(int failed, const char *command, rs_err *err);

/* Parse with `parent`, whose first child is rs_session_argp; `input` is the parent's, which
   holds `o`. USAGE without a path, unless the parent has set o->synthetic. */
RS_NODISCARD rs_status rs_session_parse(const struct argp *parent,
                                        int argc,
                                        char **argv,
                                        void *input,
                                        rs_session_options *o,
                                        rs_err *err);

typedef struct rs_session {
    rs_arena *arena;
    rs_forward *forward;
    rs_tokenizer *tokenizer; /* NULL when it was not asked for */
} rs_session;

/* Open model and, when `text` is set, tokenizer. `lanes` >= 1, `context_wish` as in
   rs_forward_options, where the user gave none. On error nothing stays open. */
RS_NODISCARD rs_status rs_session_open(const rs_session_options *options,
                                       int32_t lanes,
                                       int32_t context_wish,
                                       bool text,
                                       rs_session *out_session,
                                       rs_err *err);
void rs_session_close(rs_session *session);

/* Ids of a text with BOS in front where the model asks for one, never EOS behind. `status` is
   what broken UTF-8 is reported as, with the offset; `what` names the text. */
RS_NODISCARD rs_status rs_session_encode(const rs_session *session,
                                         const char *what,
                                         const char *text,
                                         size_t length,
                                         rs_status status,
                                         int32_t **out_ids,
                                         size_t *out_count,
                                         rs_err *err);

#endif
