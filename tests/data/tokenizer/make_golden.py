#!/usr/bin/env python3
"""Writes ids/*.txt: the token ids that llama.cpp itself gives for the texts of this folder.

usage: make_golden.py [MODEL.gguf]   (the model: also ids/gemma-3.txt)

Needs: pip install xllamacpp==2026.10.11549 gguf==0.19.0
llama.cpp comes as compiled into the wheel of xllamacpp, whose shared object exports llama.h; it is
called through ctypes. The small vocabularies are written as GGUF files without tensors; the same
ones are built in C by tests/tokenizer_files.h.
"""

import ctypes
import pathlib
import sys
import tempfile

import gguf
import xllamacpp

HERE = pathlib.Path(__file__).resolve().parent
AROUND, SPECIAL = 1, 2
VOCAB_ONLY = 72  # offset of the member in llama_model_params, behind 5 numbers and 6 pointers
NORMAL, CONTROL, USER = 1, 3, 4
GPT2_SPECIAL = [("<|endoftext|>", CONTROL), ("<|im_start|>", CONTROL), ("<|im_end|>", NORMAL),
                ("<h1>", USER), ("\n\n\n", USER)]
GPT2_PRE = ["default", "gpt-2", "llama-bpe", "qwen2", "qwen35", "smollm"]


class Params(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_uint8 * 160)]  # larger than llama_model_params is


def library():
    lib = ctypes.CDLL(str(next(pathlib.Path(xllamacpp.__file__).parent.glob("*.so"))))
    lib.llama_model_default_params.restype = Params
    lib.llama_model_load_from_file.argtypes = [ctypes.c_char_p, Params]
    lib.llama_model_load_from_file.restype = ctypes.c_void_p
    lib.llama_model_get_vocab.argtypes = [ctypes.c_void_p]
    lib.llama_model_get_vocab.restype = ctypes.c_void_p
    lib.llama_tokenize.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int32, ctypes.c_void_p,
                                   ctypes.c_int32, ctypes.c_bool, ctypes.c_bool]
    lib.llama_backend_init()
    return lib


def open_vocab(lib, path):
    params = lib.llama_model_default_params()
    params.bytes[VOCAB_ONLY] = 1
    model = lib.llama_model_load_from_file(str(path).encode(), params)
    if not model:
        sys.exit(f"llama.cpp cannot load {path}")
    return lib.llama_model_get_vocab(model)


def encode(lib, vocab, text, flags):
    room = 2 * len(text) + 16
    ids = (ctypes.c_int32 * room)()
    count = lib.llama_tokenize(vocab, text, len(text), ids, room, bool(flags & AROUND),
                               bool(flags & SPECIAL))
    return list(ids[:count])


def write(path, model, values, tokens, types, scores=None, merges=None):
    w = gguf.GGUFWriter(path, "llama")
    w.add_context_length(128)
    w.add_embedding_length(64)
    w.add_block_count(1)
    w.add_feed_forward_length(64)
    w.add_head_count(1)
    w.add_layer_norm_rms_eps(1e-5)
    w.add_rope_dimension_count(64)
    w.add_tokenizer_model(model)
    w.add_token_list(tokens)
    w.add_token_types(types)
    if scores:
        w.add_token_scores(scores)
    if merges:
        w.add_token_merges(merges)
    for key, value in values.items():
        {str: w.add_string, bool: w.add_bool, int: w.add_uint32}[type(value)](key, value)
    w.write_header_to_file()
    w.write_kv_data_to_file()
    w.write_tensors_to_file()
    w.close()


def byte_characters():
    same = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    other = [b for b in range(256) if b not in same]
    return [chr(b) if b in same else chr(256 + other.index(b)) for b in range(256)]


def gpt2_files(folder):
    merges = (HERE / "vocab_gpt2.txt").read_text(encoding="utf-8").split("\n")[:-1]
    tokens = byte_characters()
    for merge in merges:
        joint = merge.replace(" ", "")
        if joint not in tokens:
            tokens.append(joint)
    types = [NORMAL] * len(tokens)
    bos = len(tokens)
    tokens += [t for t, _ in GPT2_SPECIAL]
    types += [t for _, t in GPT2_SPECIAL]
    for pre in GPT2_PRE:
        path = folder / f"gpt2-{pre}.gguf"
        write(path, "gpt2", {"tokenizer.ggml.pre": pre, "tokenizer.ggml.bos_token_id": bos,
                             "tokenizer.ggml.eos_token_id": bos}, tokens, types, merges=merges)
        yield path


def unescape(text):
    return (text.replace("\\s", " ").replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t")
            .replace("\\\\", "\\"))


def llama_files(folder):
    text = (HERE / "vocab_llama.txt").read_bytes().decode("utf-8")
    rows = [line.split("\t") for line in text.split("\n")[:-1]]
    types = [int(r[0]) for r in rows]
    scores = [float(r[1]) for r in rows]
    tokens = [unescape(r[2]) for r in rows]
    for name, values in (("space", {}), ("plain", {"tokenizer.ggml.add_space_prefix": False}),
                         ("phi3", {"general.name": "Phi-3 like", "tokenizer.ggml.add_eos_token": True})):
        path = folder / f"llama-{name}.gguf"
        write(path, "llama", values, tokens, types, scores=scores)
        yield path


def golden(lib, path, name, texts):
    vocab = open_vocab(lib, path)
    total = 0
    with open(HERE / "ids" / f"{name}.txt", "w", encoding="ascii") as out:
        for text in texts:
            flags = (0, AROUND, SPECIAL, AROUND | SPECIAL) if text.name == "special.txt" else (0,)
            for flag in flags:
                ids = encode(lib, vocab, text.read_bytes(), flag)
                total += len(ids)
                print(text.name, flag, *ids, file=out)
    print(f"{name}: {total} ids")


def main():
    lib = library()
    texts = sorted(p for p in HERE.glob("*.txt") if not p.name.startswith("vocab_"))
    whole = [p for p in texts if p.name != "broken.txt"]  # kind gpt2: other ids by design
    with tempfile.TemporaryDirectory() as folder:
        for path in gpt2_files(pathlib.Path(folder)):
            golden(lib, path, path.stem, whole)
        for path in llama_files(pathlib.Path(folder)):
            golden(lib, path, path.stem, texts)
    for model in sys.argv[1:2]:
        golden(lib, model, "gemma-3", texts)


if __name__ == "__main__":
    main()
