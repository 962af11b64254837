/* Names of modes. Layer: sweep. */
#include "sweep/mode.h"

#include <string.h>

static const char *const names[RS_MODE_COUNT] = {
#define MODE_NAME(name) #name,
    RS_MODE_MAP(MODE_NAME)
#undef MODE_NAME
};

const char *rs_mode_name(rs_mode mode)
{
    return names[mode];
}

rs_mode rs_mode_parse(const char *text)
{
    for (int i = 0; i < RS_MODE_COUNT; i++)
        if (!strcmp(names[i], text))
            return (rs_mode)i;
    return RS_MODE_COUNT;
}
