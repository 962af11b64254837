/* Drafts without a second model: what followed the last time the same tokens stood here. Layer:
   engine.
   Source of the idea: prompt lookup (Saxena, github.com/apoorvumang/prompt-lookup-decoding,
   2023) on the longest match, as LZ77 (Ziv and Lempel, 1977) searches its window. */
#ifndef RS_ENGINE_DRAFT_H
#define RS_ENGINE_DRAFT_H

#include <stdint.h>

enum { RS_DRAFT_MATCH_MIN = 2, RS_DRAFT_MATCH_MAX = 32 };

/* Find the longest suffix of ids[count] (RS_DRAFT_MATCH_MIN..MAX tokens) that also ends
   earlier, the latest of equally long ones, and write the `most` tokens that followed it into
   `out`; where these run into the end, the draft goes on with its own beginning. Returns the
   length of the match, 0 when there is none. Cost: one comparison a token of ids, plus the
   matches. */
int32_t rs_draft_find(const int32_t *ids, int32_t count, int32_t most, int32_t *out);

#endif
