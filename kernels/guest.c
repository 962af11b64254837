/* Run-time loading of peers' libraries. Layer: kernels. */
#include "kernels/guest.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

rs_status
rs_guest_load(const char *folder, const char *const *names, void **out_library, rs_err *err)
{
    const char *where = getenv(folder);
    char path[1024];
    for (size_t i = 0; names[i]; i++) {
        bool named = where && *where;
        snprintf(path, sizeof path, "%s%s%s", named ? where : "", named ? "/" : "", names[i]);
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (library) {
            *out_library = library;
            return RS_OK;
        }
    }
    if (where && *where)
        return rs_err_set(err, RS_UNSUPPORTED, "no %s that loads in %s (%s): %s", names[0],
                          where, folder, dlerror());
    return rs_err_set(err, RS_UNSUPPORTED, "%s not found; set %s to its folder", names[0],
                      folder);
}

rs_status rs_guest_symbol(
    void *const *libraries, size_t count, const char *symbol, void **out_address, rs_err *err)
{
    for (size_t i = 0; i < count; i++) {
        void *address = dlsym(libraries[i], symbol);
        if (address) {
            *out_address = address;
            return RS_OK;
        }
    }
    return rs_err_set(err, RS_UNSUPPORTED, "the library has no %s: a version that is not known",
                      symbol);
}
