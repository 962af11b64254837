/* The families of chat templates and their turns. Layer: engine. */
#include "engine/chat.h"

#include <ctype.h>
#include <string.h>

static const rs_chat families[] = {
#define RS_CHAT_ENTRY(id, marker, before, behind, closing, trim)                               \
    {#id, marker, before, behind, closing, trim},
    RS_CHAT_MAP(RS_CHAT_ENTRY)
#undef RS_CHAT_ENTRY
};

rs_status rs_chat_open(const rs_gguf *gguf, const rs_chat **out_chat, rs_err *err)
{
    const rs_gguf_value *v = rs_gguf_find(gguf, "tokenizer.chat_template");
    if (!v || !v->text)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "the model has no chat template (tokenizer.chat_template): it was "
                          "not trained to chat; use --prompt alone");
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        if (strstr(v->text, families[i].marker)) {
            *out_chat = &families[i];
            return RS_OK;
        }
    return rs_err_set(err, RS_UNSUPPORTED,
                      "the model's chat template is of no known family (gemma, llama3, "
                      "chatml); write the turns yourself with --prompt");
}

/* Ids under construction; memory of the session. */
typedef struct id_list {
    const rs_session *session;
    int32_t *ids;
    size_t count;
} id_list;

static rs_status
append(id_list *l, const char *text, size_t length, unsigned flags, rs_err *err)
{
    int32_t *more = NULL;
    size_t count = 0;
    rs_status st = rs_tokenizer_encode(l->session->tokenizer, text, length, flags,
                                       l->session->arena, &more, &count, err);
    if (st || !count)
        return st;
    int32_t *all = rs_arena_array(l->session->arena, l->count + count, sizeof *all);
    if (l->count)
        memcpy(all, l->ids, l->count * sizeof *all);
    memcpy(all + l->count, more, count * sizeof *all);
    l->ids = all;
    l->count += count;
    return RS_OK;
}

rs_status rs_chat_turn(const rs_chat *chat,
                       const rs_session *session,
                       bool first,
                       const char *text,
                       size_t length,
                       int32_t **out_ids,
                       size_t *out_count,
                       rs_err *err)
{
    id_list l = {.session = session};
    const char *opening = first ? "" : chat->closing;
    while (chat->trim && length && isspace((unsigned char)*text)) {
        text++;
        length--;
    }
    while (chat->trim && length && isspace((unsigned char)text[length - 1]))
        length--;
    rs_status st = RS_OK;
    if (first) /* an empty text is BOS alone; the check of UTF-8 is in there too */
        st = rs_session_encode(session, "the prompt", "", 0, RS_USAGE, &l.ids, &l.count, err);
    int32_t *checked = NULL;
    size_t unused = 0;
    if (!st)
        st = rs_session_encode(session, "the prompt", text, length, RS_USAGE, &checked, &unused,
                               err);
    if (!st)
        st = append(&l, opening, strlen(opening), RS_ENCODE_SPECIAL, err);
    if (!st)
        st = append(&l, chat->before, strlen(chat->before), RS_ENCODE_SPECIAL, err);
    if (!st)
        st = append(&l, text, length, 0, err);
    if (!st)
        st = append(&l, chat->behind, strlen(chat->behind), RS_ENCODE_SPECIAL, err);
    *out_ids = l.ids;
    *out_count = l.count;
    return st;
}
