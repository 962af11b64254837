#!/usr/bin/env python3
"""llama.cpp's figures for comparison: perplexity of a text, and speed in turn with the engine's.

Needs numpy and xllamacpp, whose extension module exports llama.cpp's C interface. Not run by any test:
the figures it printed stand in the tests' comments.

  llama_cpp.py perplexity ENGINE MODEL.gguf TEXT           windows of 512, as llama-perplexity does it
  llama_cpp.py bench ENGINE MODEL.gguf THREADS [ROUNDS [ENGINE OPTION...]]
                                                           prefill 256 and decode 32 of both, mirrored

bench prints tokens a second of wall time and, for machines that others use too, of processor time, which
with one thread hardly depends on them. With more threads both programs spin while they wait.
"""
import ctypes as C
import json
import os
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
                ("llama_n_threads", C.c_int32, [C.c_void_p]), ("llama_print_system_info", C.c_char_p, []),
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


class Clock:
    """Wall and processor seconds since it was made."""
    def __init__(self):
        self.wall, self.cpu = time.perf_counter(), time.process_time()

    def rates(self, tokens):
        return tokens / (time.perf_counter() - self.wall), tokens / (time.process_time() - self.cpu)


def llama_rates(llama, ids):
    llama.clear()
    clock = Clock()
    llama.decode(ids[:PREFILL], 0, lambda p: p == PREFILL - 1)
    llama.logits(PREFILL - 1)
    prefill = clock.rates(PREFILL)
    llama.clear()
    clock = Clock()
    for i in range(DECODE):
        llama.decode([ids[i]], i, lambda p: True)
        llama.logits(0)
    return prefill + clock.rates(DECODE)


def engine_rates(engine, model, threads, options):
    run = subprocess.run([engine, "bench", model, "-q", "--json", "-r", "1", "-j", str(threads), "-p", str(PREFILL),
                          "-n", str(DECODE), *options], capture_output=True, check=True)
    result = json.loads(run.stdout)
    return tuple(result[kind][rate] for kind in ("prefill", "decode") for rate in ("per_second", "per_cpu_second"))


def spread(values):
    return f"{statistics.median(values):8.1f} {min(values):8.1f} {max(values):8.1f}"


def bench(engine, model, threads, rounds=6, *options):
    threads, rounds = int(threads), int(rounds)
    llama, rows = Llama(model, threads), []
    ids = np.random.default_rng(1).integers(0, llama.vocab, WINDOW)
    llama_rates(llama, ids)
    for i in range(rounds):
        order = [lambda: engine_rates(engine, model, threads, options), lambda: llama_rates(llama, ids)]
        first, second = order[i % 2](), order[1 - i % 2]()
        rows.append((first, second) if i % 2 == 0 else (second, first))
        print(f"round {i + 1}: load {os.getloadavg()[0]:.1f}", *(f"{a:.1f}/{b:.1f}" for a, b in zip(*rows[-1])),
              file=sys.stderr, flush=True)
    print("llama.cpp:", llama.lib.llama_print_system_info().decode())
    print(f"{threads} threads, {rounds} mirrored rounds; tokens a second: median, min, max; ratio of pairs: the same")
    print(f"{'':22} {'engine':>26} {'llama.cpp':>26} {'engine / llama.cpp':>26}")
    for kind, name in enumerate(["prefill, wall time", "prefill, cpu time", "decode, wall time", "decode, cpu time"]):
        ours, theirs = [r[0][kind] for r in rows], [r[1][kind] for r in rows]
        ratios = [a / b for a, b in zip(ours, theirs)]
        print(f"{name:22} {spread(ours)} {spread(theirs)} {statistics.median(ratios):8.2f} {min(ratios):8.2f} "
              f"{max(ratios):8.2f}")


if __name__ == "__main__":
    {"perplexity": perplexity, "bench": bench}[sys.argv[1]](*sys.argv[2:])
