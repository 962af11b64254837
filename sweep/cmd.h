/* The commands of `sweep`: one function each, dispatched by the table in main.c. Layer: sweep.
 */
#ifndef RS_SWEEP_CMD_H
#define RS_SWEEP_CMD_H

#include "sweep/base/status.h"

/* argv[0] is the full name for messages ("sweep plan"). Results go to stdout, all else to
   stderr. A failure is returned with its message; main prints it and turns it into the exit
   code. */
typedef rs_status rs_cmd(int argc, char **argv, rs_err *err);

rs_cmd rs_cmd_measure; /* no subcommand: run a sweep */
rs_cmd rs_cmd_list;
rs_cmd rs_cmd_check;
rs_cmd rs_cmd_plan;
rs_cmd rs_cmd_import;
rs_cmd rs_cmd_probe;
rs_cmd rs_cmd_screen;
rs_cmd rs_cmd_selftest;
rs_cmd rs_cmd_clocks;
rs_cmd rs_cmd_ab;
rs_cmd rs_cmd_db;
rs_cmd rs_cmd_report;
rs_cmd rs_cmd_complete; /* internal: words for shell completion */
rs_cmd rs_cmd_worker;   /* internal: one session, started by rs_cmd_measure */

#endif
