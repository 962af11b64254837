/* The commands of `sweep db`: what the command line said, one function each. Layer: sweep. */
#ifndef RS_SWEEP_DB_COMMAND_H
#define RS_SWEEP_DB_COMMAND_H

#include "sweep/plan.h"

#include <stdio.h>

typedef struct rs_db_command {
    rs_arena *arena;
    FILE *out;
    const char *db, *policy, *tables;
    rs_db_filter filter;
    rs_db_choice choice; /* tokens */
    size_t rows;         /* 0 = all */
    bool rows_given, json, csv, yes, all;
    const char **args;
    size_t arg_count, arg_cap;
} rs_db_command;

typedef rs_status rs_db_run_command(rs_db_command *command, rs_err *err);

rs_db_run_command rs_db_sessions;
rs_db_run_command rs_db_show;
rs_db_run_command rs_db_diff;
rs_db_run_command rs_db_merge_files;
rs_db_run_command rs_db_export_rows;
rs_db_run_command rs_db_verify_all;
rs_db_run_command rs_db_prune_file;
rs_db_run_command rs_db_sql;
rs_db_run_command rs_db_views;
rs_db_run_command rs_db_upgrade;
rs_db_run_command rs_db_pool;

/* How many rows to print. JSON is for programs: all, unless they ask for less. */
size_t rs_db_limit(const rs_db_command *command);

/* "2026-11-29 14:55:17" in UTC. */
const char *rs_db_time(int64_t unix_s, char out[24]);

#endif
