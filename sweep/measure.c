/* Finds the timers of a backend. Layer: sweep. */
#include "sweep/measure.h"

const rs_measure_ops *rs_measure_of(rs_backend backend)
{
    if (backend == RS_BACKEND_CPU)
        return &rs_measure_cpu;
#ifdef ROUTESWEEP_CUDA
    if (backend == RS_BACKEND_CUDA)
        return &rs_measure_cuda;
#endif
    return NULL;
}
