/* UTF-8 and Unicode classes. Layer: engine. */
#include "engine/tokenizer_unicode.h"

rs_unicode_class rs_unicode_class_of(uint32_t code)
{
    size_t low = 0, high = rs_unicode_range_count;
    while (high - low > 1) { /* the range at `low` starts at or before `code` */
        size_t middle = (low + high) / 2;
        if (rs_unicode_ranges[middle] >> 3 <= code)
            low = middle;
        else
            high = middle;
    }
    return (rs_unicode_class)(rs_unicode_ranges[low] & 7);
}

/* Length that a first byte announces, and the bounds of the second byte: they exclude what is
   overlong, a surrogate or above U+10FFFF (table 3-7 of the Unicode Standard). */
static size_t announced(uint8_t first, uint8_t *out_low, uint8_t *out_high)
{
    *out_low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    *out_high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return 2;
    if (first >= 0xe0 && first <= 0xef)
        return 3;
    return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/* Bytes of `text` that fit the character that its first byte announces: up to `size`. */
static size_t fitting(const uint8_t *text, size_t length, size_t *out_size)
{
    uint8_t low, high;
    size_t n = 1;
    *out_size = announced(text[0], &low, &high);
    for (; n < *out_size && n < length; n++) {
        if (text[n] < low || text[n] > high)
            break;
        low = 0x80;
        high = 0xbf;
    }
    return n;
}

size_t rs_utf8_next(const uint8_t *text, size_t length, uint32_t *out_code)
{
    size_t size;
    *out_code = text[0];
    if (text[0] < 0x80)
        return 1;
    if (fitting(text, length, &size) != size) {
        *out_code = 0xfffd;
        return 1;
    }
    uint32_t code = text[0] & (0x7fu >> size);
    for (size_t i = 1; i < size; i++)
        code = code << 6 | (text[i] & 0x3f);
    *out_code = code;
    return size;
}

size_t rs_utf8_unfinished(const uint8_t *text, size_t length)
{
    for (size_t n = 1; n <= 3 && n <= length; n++) {
        const uint8_t *start = text + length - n;
        size_t size;
        if (*start < 0x80)
            return 0;
        if (*start >= 0xc0) /* the last byte that can begin a character decides */
            return fitting(start, n, &size) == n && size > n ? n : 0;
    }
    return 0;
}

size_t rs_utf8_put_short(uint32_t code, uint8_t out[2])
{
    if (code < 0x80) {
        out[0] = (uint8_t)code;
        return 1;
    }
    out[0] = (uint8_t)(0xc0 | code >> 6);
    out[1] = (uint8_t)(0x80 | (code & 0x3f));
    return 2;
}
