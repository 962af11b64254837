/* One process of the engine. Layer: sweep. */
#include "sweep/situ.h"

#include "sweep/ab.h"

#include <string.h>

static const char *list_of(rs_arena *arena, const rs_situ_cell *cell)
{
    const char *list = cell->schedules[0];
    for (size_t i = 1; i < cell->count; i++)
        list = rs_arena_printf(arena, "%s,%s", list, cell->schedules[i]);
    return list;
}

static const char *
command_of(rs_arena *arena, const rs_situ_options *o, const rs_situ_cell *cell, uint64_t seed)
{
    const char *line = rs_arena_printf(
        arena,
        "exec {engine} in-situ %s --shape {shape} --tokens %d --schedules {list} --rounds "
        "%d --seed %llu --round {round} --json --quiet",
        o->synthetic ? "--synthetic {model}" : "{model}", cell->t, o->rounds,
        (unsigned long long)(seed >> 1));
    if (o->threads)
        line = rs_arena_printf(arena, "%s --threads %lld", line, (long long)o->threads);
    if (o->backend)
        line = rs_ab_fill(arena, rs_arena_printf(arena, "%s --backend {backend}", line),
                          "{backend}", o->backend);
    if (o->routes)
        line = rs_ab_fill(arena, rs_arena_printf(arena, "%s --routes {routes}", line),
                          "{routes}", o->routes);
    line = rs_ab_fill(arena, line, "{round}", o->round);
    line = rs_ab_fill(arena, line, "{list}", list_of(arena, cell));
    line = rs_ab_fill(arena, line, "{shape}", cell->shape);
    line = rs_ab_fill(arena, line, "{engine}", o->engine);
    return rs_ab_fill(arena, line, "{model}", o->synthetic ? o->synthetic : o->model);
}

/* The last line that holds something, at most 200 bytes, control characters as '?'. */
static const char *last_line(rs_arena *arena, const char *text)
{
    size_t end = strlen(text), begin;
    while (end && strchr("\r\n \t", text[end - 1]))
        end--;
    for (begin = end; begin && text[begin - 1] != '\n'; begin--)
        ;
    size_t length = end - begin < 200 ? end - begin : 200;
    char *line = rs_arena_array(arena, length + 1, 1);
    for (size_t i = 0; i < length; i++)
        line[i] = (unsigned char)text[begin + i] < ' ' ? '?' : text[begin + i];
    return *line ? line : "nothing";
}

static rs_status
judge_end(rs_arena *arena, const rs_ab_process *p, double timeout_s, rs_err *err)
{
    if (p->interrupted)
        return rs_err_set(err, RS_INTERRUPTED, "stopped; the same command goes on from there");
    if (p->timed_out)
        return rs_err_set(err, RS_TIMEOUT, "the engine was not done after %.0f s (--deadline)",
                          timeout_s);
    if (p->signal)
        return rs_err_set(err, RS_CRASHED,
                          "the engine was killed by signal %d (%s); it said: %s", p->signal,
                          strsignal(p->signal), last_line(arena, p->errors));
    if (p->exit_code)
        return rs_err_set(err, RS_FAILED, "the engine ended with %d: %s", p->exit_code,
                          last_line(arena, p->errors));
    if (p->flooded)
        return rs_err_set(err, RS_FORMAT, "the engine printed more than 16 MiB");
    return RS_OK;
}

rs_status rs_situ_execute(rs_arena *arena,
                          const rs_situ_options *options,
                          const rs_situ_cell *cell,
                          uint64_t seed,
                          rs_situ_reading *out,
                          rs_err *err)
{
    rs_ab_process p = {0};
    rs_status st =
        rs_ab_exec(command_of(arena, options, cell, seed), NULL, options->timeout_s, &p, err);
    if (st)
        return st;
    st = judge_end(arena, &p, options->timeout_s, err);
    if (!st && (st = rs_situ_read(arena, cell, p.out, out, err)))
        st = rs_err_prefix(err, st, "the engine's answer");
    rs_ab_process_free(&p);
    return st;
}

rs_status rs_situ_list(rs_arena *arena,
                       const rs_situ_options *options,
                       const char **out_text,
                       rs_err *err)
{
    rs_ab_process p = {0};
    const char *line = "exec {engine} in-situ --synthetic {model} --list";
    line = rs_ab_fill(arena, line, "{engine}", options->engine);
    line = rs_ab_fill(arena, line, "{model}", options->synthetic);
    rs_status st = rs_ab_exec(line, NULL, options->timeout_s, &p, err);
    if (st)
        return st;
    st = judge_end(arena, &p, options->timeout_s, err);
    if (!st)
        *out_text = rs_arena_strdup(arena, p.out);
    rs_ab_process_free(&p);
    return st;
}
