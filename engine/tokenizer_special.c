/* Special tokens: their ids, and what files leave to be known by a token's text. Layer: engine.
   Source: "special tokens" in llama_vocab::impl::load, src/llama-vocab.cpp of llama.cpp. The
   attributes decide which texts are matched as tokens, and so the ids. */
#include "engine/tokenizer_internal.h"

#include <ctype.h>
#include <string.h>

/* Tokens that end a generation whatever the metadata says. The first `eot_count` also are the
   end of a turn where the metadata names none. */
static const char *const end_texts[] = {
    "<|eot_id|>",
    "<|im_end|>",
    "<|end|>",
    "<end_of_turn>",
    "<|endoftext|>",
    "<|end_of_text|>",
    "<EOT>",
    "_<EOT>",
    "[EOT]",
    "<\uff5cend\u2581of\u2581sentence\uff5c>",
    "<end_of_utterance>",
    "<|eom_id|>",
    "<|return|>",
    "<|call|>",
    "<|flush|>",
    "<|calls|>",
    "</s>",
    "[EOS]",
    "<eos>",
    "<turn|>",
    "<|tool_response>",
    "[e~[",
};
enum { EOT_TEXTS = 11 };

/* Tokens for filling in the middle: one of each kind becomes a control token, by id or text. */
typedef struct fim_kind {
    const char *key, *old_key;
    bool is_end;
    const char *texts[8];
} fim_kind;

static const fim_kind fim_kinds[] = {
    {"tokenizer.ggml.fim_pre_token_id",
     "tokenizer.ggml.prefix_token_id",
     false,
     {"<|fim_prefix|>", "<fim-prefix>", "<fim_prefix>", "<\uff5cfim\u2581begin\uff5c>", "<PRE>",
      "\u2581<PRE>", "<|code_prefix|>", "<|prefix|>"}},
    {"tokenizer.ggml.fim_suf_token_id",
     "tokenizer.ggml.suffix_token_id",
     false,
     {"<|fim_suffix|>", "<fim-suffix>", "<fim_suffix>", "<\uff5cfim\u2581hole\uff5c>", "<SUF>",
      "\u2581<SUF>", "<|code_suffix|>", "<|suffix|>"}},
    {"tokenizer.ggml.fim_mid_token_id",
     "tokenizer.ggml.middle_token_id",
     false,
     {"<|fim_middle|>", "<fim-middle>", "<fim_middle>", "<\uff5cfim\u2581end\uff5c>", "<MID>",
      "\u2581<MID>", "<|code_middle|>", "<|middle|>"}},
    {"tokenizer.ggml.fim_pad_token_id",
     NULL,
     true,
     {"<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "[PAD]"}},
    {"tokenizer.ggml.fim_rep_token_id",
     NULL,
     true,
     {"<|fim_repo|>", "<|repo_name|>", "<fim-repo>", "<REPO>", "<reponame>"}},
    {"tokenizer.ggml.fim_sep_token_id", NULL, true, {"<|file_sep|>"}},
};

/* Harmony's tokens that are always shown (gpt-oss). */
static const char *const shown_texts[] = {"<|channel|>", "<|message|>", "<|start|>",
                                          "<|constrain|>"};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static int32_t find(const rs_tokenizer *t, const char *text)
{
    int32_t id = rs_text_map_find(&t->map, (const uint8_t *)text, strlen(text));
    return id < t->count ? id : -1;
}

static void set(rs_tokenizer *t, int32_t id, uint8_t flags)
{
    if (id >= 0)
        t->flags[id] |= flags;
}

static void mark_fim(rs_tokenizer *t, const rs_gguf *gguf, const fim_kind *kind)
{
    int32_t id = -1;
    rs_meta_id(gguf, kind->key, t->count, &id);
    if (kind->old_key)
        rs_meta_id(gguf, kind->old_key, t->count, &id);
    bool given = id >= 0;
    for (size_t i = 0; i < COUNT(kind->texts) && kind->texts[i] && id < 0; i++)
        id = find(t, kind->texts[i]);
    set(t, id, (given ? 0 : RS_TOKEN_CONTROL) | (kind->is_end ? RS_TOKEN_END : 0));
}

/* <|end|> closes a part of a message, not the message, in vocabularies that have other ends. */
static void unmark_harmony(rs_tokenizer *t)
{
    int32_t end = find(t, "<|end|>");
    bool call = find(t, "<|call|>") >= 0 || find(t, "<|calls|>") >= 0;
    bool other = find(t, "<|return|>") >= 0 || find(t, "<|flush|>") >= 0;
    if (end >= 0 && call && other)
        t->flags[end] = RS_TOKEN_USER;
    int32_t s = find(t, "</s>"); /* an HTML tag there */
    if (s >= 0 && find(t, "<|tool_response>") >= 0)
        t->flags[s] = RS_TOKEN_NORMAL;
}

static void mark_by_text(rs_tokenizer *t, const rs_gguf *gguf)
{
    int32_t eom = find(t, "<|eom_id|>");
    rs_meta_id(gguf, "tokenizer.ggml.eom_token_id", t->count, &eom);
    for (size_t i = 0; i < COUNT(end_texts); i++) {
        int32_t id = find(t, end_texts[i]);
        set(t, id, RS_TOKEN_CONTROL | RS_TOKEN_END);
        if (i < EOT_TEXTS && t->ids.eot < 0)
            t->ids.eot = id;
    }
    for (size_t i = 0; i < COUNT(fim_kinds); i++)
        mark_fim(t, gguf, &fim_kinds[i]);
    for (size_t i = 0; i < COUNT(shown_texts); i++)
        if (find(t, shown_texts[i]) >= 0)
            t->flags[find(t, shown_texts[i])] = RS_TOKEN_USER;
    set(t, t->ids.eos, RS_TOKEN_END);
    set(t, t->ids.eot, RS_TOKEN_END);
    set(t, eom, RS_TOKEN_END);
    unmark_harmony(t);
}

/* Phi-3's special tokens take the white space behind them along. Its files do not say so; the
   model is known by its name. */
static void mark_phi3(rs_tokenizer *t, const rs_gguf *gguf)
{
    static const char *const keep[] = {"<unk>", "<s>", "<|endoftext|>"};
    const rs_gguf_value *v = rs_gguf_find(gguf, "general.name");
    const char *name = v && !v->is_array && v->text ? v->text : "";
    if (!strcasestr(name, "phi-3") && !strcasestr(name, "phi3"))
        return;
    for (int32_t id = 0; id < t->count; id++)
        if (t->flags[id] & (RS_TOKEN_CONTROL | RS_TOKEN_USER | RS_TOKEN_UNKNOWN))
            t->flags[id] |= RS_TOKEN_STRIP;
    set(t, find(t, "</s>"), RS_TOKEN_STRIP);
    for (size_t i = 0; i < COUNT(keep); i++)
        if (find(t, keep[i]) >= 0)
            t->flags[find(t, keep[i])] &= (uint8_t)~RS_TOKEN_STRIP;
}

rs_status rs_tokenizer_read_special(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    rs_token_ids *ids = &t->ids;
    rs_meta_id(gguf, "tokenizer.ggml.bos_token_id", t->count, &ids->bos);
    rs_meta_id(gguf, "tokenizer.ggml.eos_token_id", t->count, &ids->eos);
    rs_meta_id(gguf, "tokenizer.ggml.eot_token_id", t->count, &ids->eot);
    rs_meta_id(gguf, "tokenizer.ggml.unknown_token_id", t->count, &ids->unk);
    rs_meta_bool(gguf, "tokenizer.ggml.add_bos_token", &ids->add_bos);
    rs_meta_bool(gguf, "tokenizer.ggml.add_eos_token", &ids->add_eos);
    if (ids->add_bos && ids->bos < 0)
        return rs_err_set(
            err, RS_FORMAT,
            "tokenizer.ggml.add_bos_token is true, but bos_token_id names none of "
            "the %d tokens; convert the model again",
            t->count);
    if (ids->add_eos && ids->eos < 0)
        return rs_err_set(
            err, RS_FORMAT,
            "tokenizer.ggml.add_eos_token is true, but eos_token_id names none of "
            "the %d tokens; convert the model again",
            t->count);
    mark_by_text(t, gguf);
    mark_phi3(t, gguf);
    rs_tokenizer_index_special(t);
    return RS_OK;
}
