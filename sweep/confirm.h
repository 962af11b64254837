/* `sweep plan --confirm`: the engine has the last word on every band that moved. Layer: sweep.
 */
#ifndef RS_SWEEP_CONFIRM_H
#define RS_SWEEP_CONFIRM_H

#include "sweep/plan.h"

/* Decide, run in situ what moved and was not judged yet, and decide again, until nothing is
   left to run: a band that is taken back may bring another one up. Widths that no call of the
   workload reaches are left alone (banked), and so are shapes that the model does not have
   (provisional). Samples are stored in `db_path`; *out_plan is the plan that they leave. */
RS_NODISCARD rs_status rs_confirm(rs_arena *arena,
                                  const char *db_path,
                                  const rs_registry *registry,
                                  const rs_plan_options *options,
                                  const rs_situ_options *situ,
                                  rs_plan *out_plan,
                                  rs_err *err);

#endif
