/* What "a time" means. Stored with every cell and never compared across. Layer: sweep.
   chain        launches back to back over distinct weights, at least 4x the cache: the default,
                and what decisions are made by
   cold         one launch behind a read flush (CPU: its operands' lines evicted)
   cold_memset  one launch behind a memset flush, which leaves dirty lines to be written back
                inside the timed kernel: biased, kept to reproduce what other tools print
   warm         back to back over one copy of the weights: small operands, diagnosis
   trace        a chain in which a small kernel writes x again before each launch, as a norm of
   a model does: x is hot, the weights are cold, and what overlaps is not the candidate with
   itself; the writing is timed along, the same for all aa           a chain; one schedule raced
   against itself on separate weights: calibration */
#ifndef RS_SWEEP_MODE_H
#define RS_SWEEP_MODE_H

#define RS_MODE_MAP(X) X(chain) X(cold) X(cold_memset) X(warm) X(trace) X(aa)

typedef enum rs_mode {
#define RS_MODE_ENUM(name) RS_MODE_##name,
    RS_MODE_MAP(RS_MODE_ENUM)
#undef RS_MODE_ENUM
        RS_MODE_COUNT
} rs_mode;

const char *rs_mode_name(rs_mode mode);

/* RS_MODE_COUNT when `text` is none. */
rs_mode rs_mode_parse(const char *text);

#endif
