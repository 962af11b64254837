/* Storing plans: what was decided, by which policy, on which samples. Layer: db. */
#include "db/internal.h"

static rs_status put_verdict(rs_db *db, int64_t plan, const rs_db_verdict *v, rs_err *err)
{
    return rs_db_do(db, err,
                    "INSERT INTO verdict (plan, shape, t, verdict, choice, runner_up, mu, h, "
                    "sessions, why) VALUES (?,?,?,?,?,?,?,?,?,?)",
                    "isisssddis", plan, v->shape, (int64_t)v->t, v->verdict, v->choice,
                    v->against, v->mu, v->h, (int64_t)v->sessions, v->why);
}

static rs_status put_band(rs_db *db, int64_t plan, const rs_db_band *b, rs_err *err)
{
    return rs_db_do(db, err,
                    "INSERT INTO band (plan, shape, t_lo, t_hi, schedule, evidence) "
                    "VALUES (?,?,?,?,?,?)",
                    "isiiss", plan, b->shape, (int64_t)b->t_lo, (int64_t)b->t_hi, b->schedule,
                    b->evidence);
}

static rs_status
put_rows(rs_db *db, const rs_db_plan *p, int64_t machine, int64_t *out_id, rs_err *err)
{
    rs_status st =
        rs_db_do(db, err,
                 "INSERT INTO plan (machine, policy, policy_hash, data_hash, fingerprint) "
                 "VALUES (?,?,?,?,?)",
                 "issss", machine, p->policy, p->policy_hash, p->data_hash, p->fingerprint);
    int64_t id = sqlite3_last_insert_rowid(db->handle);
    for (size_t i = 0; i < p->verdict_count && !st; i++)
        st = put_verdict(db, id, &p->verdicts[i], err);
    for (size_t i = 0; i < p->band_count && !st; i++)
        st = put_band(db, id, &p->bands[i], err);
    if (!st)
        *out_id = id;
    return st;
}

rs_status rs_db_put_plan(rs_db *db, const rs_db_plan *plan, int64_t *out_id, rs_err *err)
{
    int64_t machine = 0;
    rs_status st = rs_db_find_machine(db, plan->tier, &machine, err);
    if (!st)
        st = rs_db_exec(db, "BEGIN IMMEDIATE", err);
    if (!st)
        st = put_rows(db, plan, machine, out_id, err);
    if (!st)
        st = rs_db_exec(db, "COMMIT", err);
    if (st && !sqlite3_get_autocommit(db->handle))
        sqlite3_exec(db->handle, "ROLLBACK", NULL, NULL, NULL);
    return st;
}
