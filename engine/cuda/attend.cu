/* Split-K attention of single tokens: the measured kernels on the engine's queue. Layer:
 * engine.
 */
#include "engine/cuda/attend.h"
#include "kernels/cuda/attend_split.cuh"

extern "C" rs_status rs_attend_decode(
    const rs_queue *queue, const rs_attend_args *args, int32_t t, int32_t splits, rs_err *err)
{
    rs_call call = {};
    call.device = queue->device;
    call.stream = queue->stream;
    return rs_attend_split_start(&call, *args, t, splits, err);
}
