/* `sweep report`. Layer: sweep. */
#include "sweep/cmd.h"

rs_status rs_cmd_report(int argc, char **argv, rs_err *err)
{
    (void)argc, (void)argv;
    return rs_err_set(err, RS_FAILED, "not yet");
}
