/* What a session's time went to. Layer: sweep. */
#include "sweep/spent.h"

const char *rs_spent_name(rs_spent_on what)
{
    static const char *const names[RS_SPENT_COUNT] = {
#define SPENT_NAME(name) #name,
        RS_SPENT_MAP(SPENT_NAME)
#undef SPENT_NAME
    };
    return names[what];
}

double rs_spent_total(const rs_spent *spent)
{
    double total = 0;
    for (int i = 0; i < RS_SPENT_COUNT; i++)
        total += spent->s[i];
    return total;
}

double rs_spent_overhead(const rs_spent *spent, double total_s)
{
    double useful =
        spent->s[RS_SPENT_kernels] + spent->s[RS_SPENT_flush] + spent->s[RS_SPENT_warm_up];
    return total_s > 0 ? 1 - useful / total_s : 0;
}
