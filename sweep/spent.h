/* What a session's time went to. Layer: sweep. All that is none of these is overhead of this
   tool; `other` than all of these are the parent and the end of a session. */
#ifndef RS_SWEEP_SPENT_H
#define RS_SWEEP_SPENT_H

#define RS_SPENT_MAP(X)                                                                        \
    X(kernels) /* launches of candidates and controls, those of checks and first looks too */  \
    X(flush)   /* evicting before a cold launch */                                             \
    X(warm_up) /* until clocks are steady */                                                   \
    X(start)   /* a session's process, device, ceilings */                                     \
    X(setup)   /* packing and copying weights, preparing chains */                             \
    X(oracle)  /* the FP64 reference */                                                        \
    X(check)   /* of outputs, beside the launches */                                           \
    X(sample)  /* around a sample: the spin in front of it, events, the host */                \
    X(watch)   /* clocks, load and drift, between blocks */                                    \
    X(rest)    /* of a cell: who leaves the race, freeing chains, results for the parent */

typedef enum rs_spent_on {
#define RS_SPENT_ENUM(name) RS_SPENT_##name,
    RS_SPENT_MAP(RS_SPENT_ENUM)
#undef RS_SPENT_ENUM
        RS_SPENT_COUNT
} rs_spent_on;

typedef struct rs_spent {
    double s[RS_SPENT_COUNT];
} rs_spent;

const char *rs_spent_name(rs_spent_on what);

/* All of it. */
double rs_spent_total(const rs_spent *spent);

/* Share of `total_s` that went to none of kernels, flushes and warm-up. */
double rs_spent_overhead(const rs_spent *spent, double total_s);

#endif
