/* Characters of a text and their Unicode classes. Layer: engine, internal to the tokenizer. */
#ifndef RS_ENGINE_TOKENIZER_UNICODE_H
#define RS_ENGINE_TOKENIZER_UNICODE_H

#include <stddef.h>
#include <stdint.h>

/* As numbered by scripts/build/unicode_table.py. */
typedef enum rs_unicode_class {
    RS_UNICODE_OTHER, /* controls, formats, surrogates, unassigned */
    RS_UNICODE_LETTER,
    RS_UNICODE_NUMBER,
    RS_UNICODE_MARK,
    RS_UNICODE_PUNCTUATION,
    RS_UNICODE_SYMBOL,
    RS_UNICODE_SPACE
} rs_unicode_class;

extern const uint32_t rs_unicode_ranges[];
extern const size_t rs_unicode_range_count;

rs_unicode_class rs_unicode_class_of(uint32_t code);

/* Bytes of the character at the start of `text` (length >= 1) and its code point. A byte that
   begins no well-formed character (RFC 3629) counts as one by itself, with U+FFFD. */
size_t rs_utf8_next(const uint8_t *text, size_t length, uint32_t *out_code);

/* Number of bytes at the end of `text` that may be the start of a character: 0 to 3. */
size_t rs_utf8_unfinished(const uint8_t *text, size_t length);

/* Write a code point below 0x800; returns its bytes, 1 or 2. */
size_t rs_utf8_put_short(uint32_t code, uint8_t out[2]);

#endif
