/* Running hash over xxHash (header-only). Layer: base. */
#include "sweep/base/hash.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

void rs_hash_add(rs_hash *hash, const void *data, size_t size)
{
    hash->value = XXH3_64bits_withSeed(data, size, hash->value + size + 1);
}

void rs_hash_add_text(rs_hash *hash, const char *text)
{
    rs_hash_add(hash, text ? text : "", text ? strlen(text) : 0);
}

rs_hash_text rs_hash_hex(rs_hash hash)
{
    rs_hash_text text;
    snprintf(text.hex, sizeof text.hex, "%016llx", (unsigned long long)hash.value);
    return text;
}

rs_status rs_hash_file(const char *path, rs_hash *out_hash, rs_err *err)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot read %s: %s", path, strerror(errno));
    rs_hash hash = {0};
    char buf[65536];
    size_t n;
    while ((n = fread(buf, 1, sizeof buf, f)) > 0)
        rs_hash_add(&hash, buf, n);
    bool bad = ferror(f) != 0;
    fclose(f);
    if (bad)
        return rs_err_set(err, RS_IO, "cannot read %s to its end: %s", path, strerror(errno));
    *out_hash = hash;
    return RS_OK;
}
