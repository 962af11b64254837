#!/usr/bin/env python3
"""FP32 forward pass of Gemma 3 in NumPy, independent of the engine: writes tests/data/forward/gemma3.bin.

Needs numpy and gguf (to decode blocks). The tests read the file and need no Python.
Written from the model's published description (RMSNorm before and after each sublayer, QK norm, RoPE over
half-split heads with base 1e6 in every sixth layer and 1e4 in the others, sliding window, GeGLU, tied head).

  gemma3.py MODEL.gguf PROMPTS.json OUT.bin     PROMPTS: list of lists of 64 token ids

File, little-endian: u32 magic, prompts, positions, top, signs, greedy; for each prompt i32 ids[positions],
i32 greedy[greedy]; then for each position i32 id[top], f32 value[top], f32 norm, f32 sketch[signs].
The sketch is 1/sqrt(signs) times sums of +-logits, signs by bits of splitmix64(id): the squared length of a
difference of sketches estimates that of the logits (Johnson and Lindenstrauss).
"""
import json
import struct
import sys

import numpy as np
from gguf import GGUFReader, dequantize

TOP, SIGNS, GREEDY = 32, 32, 24


def load(path):
    reader = GGUFReader(path)
    tensors = {t.name: dequantize(t.data, t.tensor_type).astype(np.float32).reshape(
        [int(d) for d in t.shape[::-1]]) for t in reader.tensors}
    meta = {k: f.contents() for k, f in reader.fields.items() if k.startswith("gemma3.")}
    return tensors, {k[len("gemma3."):]: v for k, v in meta.items()}


def rms(x, weight, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + np.float32(eps)) * weight


def rope(x, base):
    """x [T, heads, dim]; element i turns with i + dim / 2."""
    steps, _, dim = x.shape
    frequency = float(base) ** (-np.arange(0, dim, 2) / dim)
    angle = np.arange(steps)[:, None] * frequency[None, :]
    cos, sin = np.cos(angle).astype(np.float32)[:, None], np.sin(angle).astype(np.float32)[:, None]
    a, b = x[..., :dim // 2], x[..., dim // 2:]
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], -1)


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.float32(np.sqrt(2 / np.pi)) * (x + np.float32(0.044715) * x ** 3)))


def attention(q, k, v, window):
    """q [T, heads, dim], k and v [T, kv, dim]; query heads share kv heads in groups."""
    steps, heads, dim = q.shape
    group = heads // k.shape[1]
    k, v = np.repeat(k, group, 1), np.repeat(v, group, 1)
    scores = np.einsum("ihd,jhd->hij", q, k) / np.float32(np.sqrt(dim))
    i, j = np.arange(steps)[:, None], np.arange(steps)[None, :]
    scores = np.where((j > i) | (i - j >= window), -np.inf, scores)
    p = np.exp(scores - scores.max(-1, keepdims=True))
    return np.einsum("hij,jhd->ihd", p / p.sum(-1, keepdims=True), v).astype(np.float32)


def hidden(w, meta, ids):
    eps, width = meta["attention.layer_norm_rms_epsilon"], meta["embedding_length"]
    dim = meta["attention.key_length"]
    x = w["token_embd.weight"][ids] * np.float32(np.sqrt(width))
    for layer in range(meta["block_count"]):
        t = {k.split(".", 2)[2]: v for k, v in w.items() if k.startswith(f"blk.{layer}.")}
        everywhere = (layer + 1) % 6 == 0
        base = meta["rope.freq_base"] if everywhere else 10000.0
        window = len(ids) + 1 if everywhere else meta["attention.sliding_window"]
        n = rms(x, t["attn_norm.weight"], eps)
        q = rms((n @ t["attn_q.weight"].T).reshape(len(ids), -1, dim), t["attn_q_norm.weight"], eps)
        k = rms((n @ t["attn_k.weight"].T).reshape(len(ids), -1, dim), t["attn_k_norm.weight"], eps)
        v = (n @ t["attn_v.weight"].T).reshape(len(ids), -1, dim)
        a = attention(rope(q, base), rope(k, base), v, window).reshape(len(ids), -1)
        x = x + rms(a @ t["attn_output.weight"].T, t["post_attention_norm.weight"], eps)
        n = rms(x, t["ffn_norm.weight"], eps)
        f = gelu(n @ t["ffn_gate.weight"].T) * (n @ t["ffn_up.weight"].T)
        x = x + rms(f @ t["ffn_down.weight"].T, t["post_ffw_norm.weight"], eps)
    return rms(x, w["output_norm.weight"], eps)


def sign_matrix(vocab):
    z = (np.arange(1, vocab + 1, dtype=np.uint64) * np.uint64(0x9e3779b97f4a7c15))
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xbf58476d1ce4e5b9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94d049bb133111eb)
    z = z ^ (z >> np.uint64(31))
    bits = (z[:, None] >> np.arange(SIGNS, dtype=np.uint64)) & np.uint64(1)
    return (1.0 - 2.0 * bits) / np.sqrt(SIGNS)


def position_bytes(logits, signs):
    top = np.argsort(-logits, kind="stable")[:TOP]
    wide = logits.astype(np.float64)
    return (top.astype("<i4").tobytes() + logits[top].astype("<f4").tobytes()
            + struct.pack("<f", np.linalg.norm(wide)) + (wide @ signs).astype("<f4").tobytes())


def main(model, prompts_path, out_path):
    w, meta = load(model)
    with open(prompts_path, encoding="utf-8") as file:
        prompts = json.load(file)
    embedding = w["token_embd.weight"]
    signs = sign_matrix(len(embedding))
    head, body = b"", b""
    for ids in prompts:
        logits = hidden(w, meta, ids) @ embedding.T
        body += b"".join(position_bytes(row, signs) for row in logits)
        text, row = list(ids), logits[-1]
        for _ in range(GREEDY):
            text.append(int(row.argmax()))
            row = embedding @ hidden(w, meta, text)[-1]
        head += np.array(text, "<i4").tobytes()
        print("prompt", ids[:4], "greedy", text[len(ids):])
    with open(out_path, "wb") as file:
        file.write(struct.pack("<6I", 0x464e5352, len(prompts), len(prompts[0]), TOP, SIGNS, GREEDY))
        file.write(head + body)


if __name__ == "__main__":
    main(*sys.argv[1:4])
