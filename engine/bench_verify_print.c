/* Output of `engine bench --verify`. Layer: engine. */
#include "engine/bench_verify_internal.h"

#include "sweep/base/json.h"

static double ratio(int64_t a, int64_t b)
{
    return b ? (double)a / (double)b : 0;
}

static void print_corpus(const char *what, const char *name, const rs_corpus *c)
{
    printf("%-8s %s: %lld tokens; in windows of %d %.1f %% distinct ids, %.1f %% repeated "
           "bigrams\n",
           what, name, (long long)c->tokens, RS_CORPUS_WINDOW, 100 * c->distinct_share,
           100 * c->repeated_bigrams);
}

static void print_rate(const char *what, const rs_bench_rate *r, int digits)
{
    printf("%-8s %10.*f %10.*f %10.*f   %d\n", what, digits, r->median, digits, r->min, digits,
           r->max, r->count);
}

void rs_bench_verify_print(const rs_bench_verify_head *head, const rs_bench_verify_result *r)
{
    const rs_verify_times *t = &r->times;
    printf("model    %s\nroutes   %s\nthreads  %d\nlanes    %d\ndrafts   %s%d\n", head->path,
           head->tier, head->threads, head->lanes, head->verify.adapt ? "auto, at most " : "",
           head->verify.drafts);
    print_corpus("text", head->text, &r->text);
    print_corpus("output", "what the model wrote", &r->output);
    printf("texts    equal with and without drafts in %d of %d rounds%s\n\n", r->same,
           head->rounds, r->must_be_same ? "" : " (these routes do not promise it)");
    printf("%-8s %10s %10s %10s   rounds\n", "", "tokens/s", "min", "max");
    print_rate("plain", &r->rates[RS_BENCH_PLAIN], 1);
    print_rate("drafts", &r->rates[RS_BENCH_DRAFTS], 1);
    print_rate("ratio", &r->ratio, 3);
    printf("\n%lld rounds, %.2f tokens a round; %lld of %lld drafts accepted (%.1f %%), %.2f "
           "drafts a round\n\n   T   passes   ms a pass\n",
           (long long)t->rounds, ratio(t->tokens, t->rounds), (long long)t->kept,
           (long long)t->drafted, 100 * ratio(t->kept, t->drafted),
           ratio(t->drafted, t->rounds));
    for (int i = 1; i <= RS_FORWARD_LOGITS; i++)
        if (t->widths[i])
            printf("%4d %8lld %11.2f\n", i, (long long)t->widths[i], r->pass_ns[i] * 1e-6);
}

static void put_corpus(rs_json *json, const char *key, const rs_corpus *c)
{
    rs_json_object(json, key);
    rs_json_int(json, "tokens", c->tokens);
    rs_json_int(json, "distinct", c->distinct);
    rs_json_num(json, "distinct_share", c->distinct_share);
    rs_json_num(json, "repeated_bigrams", c->repeated_bigrams);
    rs_json_close(json, '}');
}

static void put_rate(rs_json *json, const char *key, const rs_bench_rate *r)
{
    rs_json_object(json, key);
    rs_json_num(json, "median", r->median);
    rs_json_num(json, "min", r->min);
    rs_json_num(json, "max", r->max);
    rs_json_close(json, '}');
}

static void put_widths(rs_json *json, const rs_bench_verify_result *r)
{
    rs_json_array(json, "passes");
    for (int i = 1; i <= RS_FORWARD_LOGITS; i++)
        if (r->times.widths[i]) {
            rs_json_object(json, NULL);
            rs_json_int(json, "t", i);
            rs_json_int(json, "count", r->times.widths[i]);
            rs_json_num(json, "ns", r->pass_ns[i]);
            rs_json_close(json, '}');
        }
    rs_json_close(json, ']');
}

void rs_bench_verify_json(const rs_bench_verify_head *head, const rs_bench_verify_result *r)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "bench-verify", 1);
    rs_json_text(&json, "command", "engine bench");
    rs_json_text(&json, "model", head->path);
    rs_json_text(&json, "routes", head->tier);
    rs_json_int(&json, "threads", head->threads);
    rs_json_int(&json, "lanes", head->lanes);
    rs_json_int(&json, "prompt", head->prompt);
    rs_json_int(&json, "decode", head->decode);
    rs_json_int(&json, "rounds", head->rounds);
    rs_json_num(&json, "temperature", (double)head->temperature);
    rs_json_int(&json, "drafts_most", head->verify.drafts);
    rs_json_bool(&json, "adapted", head->verify.adapt);
    put_corpus(&json, "text", &r->text);
    put_corpus(&json, "output", &r->output);
    rs_json_int(&json, "rounds_equal", r->same);
    rs_json_bool(&json, "equal_promised", r->must_be_same);
    put_rate(&json, "plain", &r->rates[RS_BENCH_PLAIN]);
    put_rate(&json, "drafts", &r->rates[RS_BENCH_DRAFTS]);
    put_rate(&json, "ratio", &r->ratio);
    rs_json_int(&json, "lane_rounds", r->times.rounds);
    rs_json_int(&json, "lane_tokens", r->times.tokens);
    rs_json_int(&json, "drafted", r->times.drafted);
    rs_json_int(&json, "accepted", r->times.kept);
    put_widths(&json, r);
    rs_json_close(&json, '}');
}
