/* Search for the longest earlier match. Layer: engine. */
#include "engine/draft.h"

/* Tokens that ids[.. end] and ids[.. other] have in common, backwards from both. */
static int32_t common(const int32_t *ids, int32_t end, int32_t other)
{
    int32_t length = 0;
    while (length <= other && length < RS_DRAFT_MATCH_MAX &&
           ids[end - length] == ids[other - length])
        length++;
    return length;
}

int32_t rs_draft_find(const int32_t *ids, int32_t count, int32_t most, int32_t *out)
{
    int32_t best = 0, from = 0;
    for (int32_t i = count - 2; i >= 0 && best < RS_DRAFT_MATCH_MAX; i--) {
        int32_t length = ids[i] == ids[count - 1] ? common(ids, count - 1, i) : 0;
        if (length > best) {
            best = length;
            from = i + 1;
        }
    }
    if (best < RS_DRAFT_MATCH_MIN)
        return 0;
    for (int32_t i = 0; i < most; i++)
        out[i] = from + i < count ? ids[from + i] : out[from + i - count];
    return best;
}
