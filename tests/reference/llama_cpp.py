#!/usr/bin/env python3
"""llama.cpp's figures for comparison: perplexity of a text, and speed in turn with the engine's.

Needs numpy and xllamacpp, whose extension module exports llama.cpp's C interface. Not run by any test:
the figures it printed stand in the tests' comments.

  llama_cpp.py perplexity ENGINE MODEL.gguf TEXT           windows of 512, as llama-perplexity does it
  llama_cpp.py bench ENGINE MODEL.gguf THREADS [ROUNDS]    prefill 256 and decode 32 of both, mirrored
"""
import ctypes as C
import json
import pathlib
import statistics
import subprocess
import sys
import time

import numpy as np
import xllamacpp

WINDOW, PREFILL, DECODE = 512, 256, 32


class Params(C.Structure):
    """Parameter structs go by value on the stack; more room than any version takes is harmless."""
    _fields_ = [("words", C.c_uint32 * 128)]


class Batch(C.Structure):
    _fields_ = [("count", C.c_int32), ("token", C.POINTER(C.c_int32)), ("embd", C.c_void_p),
                ("pos", C.POINTER(C.c_int32)), ("n_seq_id", C.POINTER(C.c_int32)),
                ("seq_id", C.POINTER(C.POINTER(C.c_int32))), ("logits", C.POINTER(C.c_int8))]


class Llama:
    def __init__(self, model, threads):
        lib = C.CDLL(next(str(p) for p in pathlib.Path(xllamacpp.__file__).parent.glob("*.so")))
        for name, result, arguments in [
                ("llama_model_default_params", Params, []), ("llama_context_default_params", Params, []),
                ("llama_model_load_from_file", C.c_void_p, [C.c_char_p, Params]),
                ("llama_init_from_model", C.c_void_p, [C.c_void_p, Params]),
                ("llama_batch_init", Batch, [C.c_int32] * 3), ("llama_decode", C.c_int32, [C.c_void_p, Batch]),
                ("llama_get_logits_ith", C.POINTER(C.c_float), [C.c_void_p, C.c_int32]),
                ("llama_get_memory", C.c_void_p, [C.c_void_p]),
                ("llama_memory_clear", None, [C.c_void_p, C.c_bool]),
                ("llama_n_threads", C.c_int32, [C.c_void_p]),
                ("llama_set_n_threads", None, [C.c_void_p, C.c_int32, C.c_int32]),
                ("llama_model_get_vocab", C.c_void_p, [C.c_void_p]), ("llama_vocab_n_tokens", C.c_int32, [C.c_void_p])]:
            function = getattr(lib, name)
            function.restype, function.argtypes = result, arguments
        self.lib = lib
        self.quiet = C.CFUNCTYPE(None, C.c_int, C.c_char_p, C.c_void_p)(lambda level, text, data: None)
        lib.llama_log_set(self.quiet, None)
        lib.llama_backend_init()
        loaded = lib.llama_model_load_from_file(model.encode(), lib.llama_model_default_params())
        self.vocab = lib.llama_vocab_n_tokens(lib.llama_model_get_vocab(loaded))
        params = lib.llama_context_default_params()
        params.words[0] = WINDOW  # n_ctx is the first field
        self.context = lib.llama_init_from_model(loaded, params)
        lib.llama_set_n_threads(self.context, threads, threads)
        self.memory = lib.llama_get_memory(self.context)
        self.batch = lib.llama_batch_init(WINDOW, 0, 1)

    def clear(self):
        self.lib.llama_memory_clear(self.memory, True)

    def decode(self, ids, position, wanted):
        b = self.batch
        b.count = len(ids)
        for i, token in enumerate(ids):
            b.token[i], b.pos[i], b.n_seq_id[i], b.logits[i] = int(token), position + i, 1, wanted(position + i)
            b.seq_id[i][0] = 0
        if self.lib.llama_decode(self.context, b):
            sys.exit("llama_decode failed")

    def logits(self, i):
        return np.ctypeslib.as_array(self.lib.llama_get_logits_ith(self.context, i), (self.vocab,))


def perplexity(engine, model, text):
    run = subprocess.run([engine, "tokenize", model, "--json"], stdin=open(text, "rb"), capture_output=True, check=True)
    ids = [t["id"] for t in json.loads(run.stdout)["tokens"]]
    llama, total, count = Llama(model, 2), 0.0, 0
    for start in range(0, len(ids) - WINDOW + 1, WINDOW):
        window = ids[:1] + ids[start + 1:start + WINDOW]  # BOS in front of each
        llama.clear()
        llama.decode(window, 0, lambda p: p >= WINDOW // 2)
        for i in range(WINDOW // 2, WINDOW - 1):
            x = llama.logits(i).astype(np.float64)
            total += np.log(np.exp(x - x.max()).sum()) + x.max() - x[window[i + 1]]
            count += 1
    print(f"llama.cpp perplexity {np.exp(total / count):.6f}, {count} tokens scored")


def llama_rates(llama, ids):
    llama.clear()
    start = time.perf_counter()
    llama.decode(ids[:PREFILL], 0, lambda p: p == PREFILL - 1)
    llama.logits(PREFILL - 1)
    middle = time.perf_counter()
    llama.clear()
    for i in range(DECODE):
        llama.decode([ids[i]], i, lambda p: True)
        llama.logits(0)
    return PREFILL / (middle - start), DECODE / (time.perf_counter() - middle)


def engine_rates(engine, model, threads):
    run = subprocess.run([engine, "bench", model, "-q", "--json", "-r", "1", "-j", str(threads), "-p", str(PREFILL),
                          "-n", str(DECODE)], capture_output=True, check=True)
    result = json.loads(run.stdout)
    return result["prefill"]["per_second"], result["decode"]["per_second"]


def bench(engine, model, threads, rounds=6):
    threads, rounds = int(threads), int(rounds)
    llama, rows = Llama(model, threads), []
    ids = np.random.default_rng(1).integers(0, llama.vocab, WINDOW)
    llama_rates(llama, ids)
    for i in range(rounds):
        if i % 2:
            ours, theirs = engine_rates(engine, model, threads), llama_rates(llama, ids)
        else:
            theirs, ours = llama_rates(llama, ids), engine_rates(engine, model, threads)
        rows.append((ours, theirs))
        print("engine %7.1f %6.1f   llama.cpp %7.1f %6.1f" % (*ours, *theirs), flush=True)
    for kind, name in enumerate(["prefill", "decode"]):
        ratio = statistics.median(ours[kind] / theirs[kind] for ours, theirs in rows)
        print(f"{name}: engine / llama.cpp {ratio:.2f}, median of {rounds}")


if __name__ == "__main__":
    {"perplexity": perplexity, "bench": bench}[sys.argv[1]](*sys.argv[2:])
