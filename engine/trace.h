/* What a run called, as the file that `sweep plan --trace` reads: lines "SHAPE T CALLS". Layer:
   engine. */
#ifndef RS_ENGINE_TRACE_H
#define RS_ENGINE_TRACE_H

#include "engine/forward.h"

/* Write it to `path`, by way of a file beside it, so that none is left half written. IO. */
RS_NODISCARD rs_status rs_trace_write(const rs_forward *forward, const char *path, rs_err *err);

#endif
