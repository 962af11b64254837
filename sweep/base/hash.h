/* XXH3-64 as a running hash and as 16 hex digits. Layer: base.
   Not cryptographic: it tells stale from current, not friend from forger. */
#ifndef RS_BASE_HASH_H
#define RS_BASE_HASH_H

#include "sweep/base/status.h"

typedef struct rs_hash {
    uint64_t value;
} rs_hash;

typedef struct rs_hash_text {
    char hex[17];
} rs_hash_text;

/* Start with {0}. Adds `size` bytes; order matters, and so do the borders between calls:
   ("ab","c") and ("a","bc") differ. */
void rs_hash_add(rs_hash *hash, const void *data, size_t size);

/* Adds a string without its terminator (NULL counts as ""). */
void rs_hash_add_text(rs_hash *hash, const char *text);

/* The 16 lower-case hex digits of the value. */
rs_hash_text rs_hash_hex(rs_hash hash);

/* Hash of a whole file. IO if it cannot be read. */
RS_NODISCARD rs_status rs_hash_file(const char *path, rs_hash *out_hash, rs_err *err);

#endif
