/* Shared by the files of the policy host. Layer: sweep, private to sweep/policy*.c. */
#ifndef RS_SWEEP_POLICY_INTERNAL_H
#define RS_SWEEP_POLICY_INTERNAL_H

#include "sweep/policy.h"

typedef struct lua_State lua_State; /* Lua's headers belong to sweep/policy*.c alone */

struct rs_policy {
    lua_State *lua;
    char *name;
    char hash[17];
    size_t memory; /* bytes taken by Lua now */
    bool limited;  /* the policy runs: its limits hold; the host's own calls have none */
    int64_t instructions, deadline_ns;
    char exceeded[128]; /* why the limit struck, "" = it did not */
    int decide;         /* registry reference of the function */
    /* of the decision under way */
    const rs_db_point *point;
    const rs_limits *limits;
};

/* The time limit is a backstop for single instructions that are slow (comparing huge strings);
   the other two decide alone in all but contrived policies, and they do not depend on the
   machine. */
enum {
    RS_POLICY_MEMORY_MAX = 64 << 20,
    RS_POLICY_INSTRUCTIONS = 50000000,
    RS_POLICY_HOOK = 1000,
    RS_POLICY_SECONDS = 20,
    RS_POLICY_TABLE_MAX = 1000000
};

/* A fresh state with the sandboxed libraries and the functions of `rs`. NULL when out of
 * memory. */
lua_State *rs_policy_sandbox(rs_policy *policy);

/* Call the function below its `args` arguments under the instruction limit. LIMIT or FORMAT
   with the policy's name and Lua's own text, which names file and line. */
rs_status rs_policy_call(rs_policy *policy, int args, int results, rs_err *err);

/* Push the cell table of the decision under way. */
void rs_policy_push_cell(rs_policy *policy, const char *incumbent, const rs_allow *allow);

/* Read the answer on top of the stack. */
rs_status
rs_policy_read_answer(rs_policy *policy, rs_arena *arena, rs_decision *out, rs_err *err);

#endif
