/* The commands of `engine`: one function each, dispatched by the table in main.c. Layer:
 * engine. */
#ifndef RS_ENGINE_CMD_H
#define RS_ENGINE_CMD_H

#include "sweep/base/status.h"

/* argv[0] is the full name for messages ("engine bench"). Results go to stdout, all else to
   stderr. A failure is returned with its message; main prints it and turns it into the exit
   code. */
typedef rs_status rs_engine_cmd(int argc, char **argv, rs_err *err);

rs_engine_cmd rs_engine_bench;
rs_engine_cmd rs_engine_in_situ;
rs_engine_cmd rs_engine_perplexity;
rs_engine_cmd rs_engine_run;
rs_engine_cmd rs_engine_tiers;
rs_engine_cmd rs_engine_tokenize;
rs_engine_cmd rs_engine_trace;

#endif
