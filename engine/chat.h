/* Chat templates: a small subset, one table. Layer: engine.
   A file's template is a Jinja program; this engine runs none. It recognises the families below
   by their markers and writes user turns the way these do, without a system message, tools or
   thinking switches. What a user says is never read as a marker. */
#ifndef RS_ENGINE_CHAT_H
#define RS_ENGINE_CHAT_H

#include "engine/session.h"

/* name, marker that the template holds, before the user's text, behind it, what closes the
   model's answer before the next turn, whether white space around the text goes. */
#define RS_CHAT_MAP(X)                                                                         \
    X(gemma, "<start_of_turn>", "<start_of_turn>user\n",                                       \
      "<end_of_turn>\n<start_of_turn>model\n", "<end_of_turn>\n", true)                        \
    X(llama3, "<|start_header_id|>", "<|start_header_id|>user<|end_header_id|>\n\n",           \
      "<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n", "<|eot_id|>", true)       \
    X(chatml, "<|im_start|>", "<|im_start|>user\n", "<|im_end|>\n<|im_start|>assistant\n",     \
      "<|im_end|>\n", false)

typedef struct rs_chat {
    const char *name, *marker, *before, *behind, *closing;
    bool trim;
} rs_chat;

/* UNSUPPORTED when the model has no template or one of another family. */
RS_NODISCARD rs_status rs_chat_open(const rs_gguf *gguf, const rs_chat **out_chat, rs_err *err);

/* Ids of a user's turn, up to where the model begins to answer. `first`: BOS in front instead
   of the end of the answer before. USAGE for broken UTF-8. */
RS_NODISCARD rs_status rs_chat_turn(const rs_chat *chat,
                                    const rs_session *session,
                                    bool first,
                                    const char *text,
                                    size_t length,
                                    int32_t **out_ids,
                                    size_t *out_count,
                                    rs_err *err);

#endif
