/* Libraries of other projects, loaded at run time, for peers. Layer: kernels.
   None is a dependency of the build or of the start: where one is absent, its peer says so. */
#ifndef RS_KERNELS_GUEST_H
#define RS_KERNELS_GUEST_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Load the first of `names` (NULL-terminated) that is there: in the folder that the environment
   variable `folder` names, or where that is not set wherever the loader looks. Never unloaded.
   UNSUPPORTED says what was looked for and how to point to it. */
RS_NODISCARD rs_status rs_guest_load(const char *folder,
                                     const char *const *names,
                                     void **out_library,
                                     rs_err *err);

/* Address of `symbol` in one of `count` libraries; UNSUPPORTED when none has it: another
   version. */
RS_NODISCARD rs_status rs_guest_symbol(
    void *const *libraries, size_t count, const char *symbol, void **out_address, rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
