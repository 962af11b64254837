/* Runs a fuzz target over a folder of inputs and over random changes of each: the fuzzer's
   memory as a plain test, in builds without a fuzzer too. The seed is printed; a second
   argument repeats it. Layer: tests. */
#include "fuzz.h"

#include "sweep/base/clock.h"
#include "sweep/base/rng.h"

#include <dirent.h>

enum { INPUT_MAX = 1 << 17, CHANGES = 400, SECONDS = 20 };

static size_t read_input(const char *folder, const char *name, uint8_t *out)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "rb");
    RS_CHECK(f);
    size_t size = fread(out, 1, INPUT_MAX, f);
    fclose(f);
    return size;
}

/* Flip, insert, remove, repeat: one to four times. */
static size_t change(rs_rng *rng, uint8_t *data, size_t size)
{
    for (uint32_t n = 1 + rs_rng_below(rng, 4); n; n--) {
        size_t at = size ? rs_rng_below(rng, (uint32_t)size) : 0;
        size_t length = 1 + rs_rng_below(rng, 8), kind = rs_rng_below(rng, 4);
        length = length < size - at ? length : size - at;
        if (kind == 0 && size)
            data[at] = (uint8_t)rs_rng_u64(rng);
        else if (kind == 1 && size < INPUT_MAX) {
            memmove(data + at + 1, data + at, size++ - at);
            data[at] = (uint8_t)rs_rng_u64(rng);
        } else if (kind == 2) {
            memmove(data + at, data + at + length, size - at - length);
            size -= length;
        } else if (size + length <= INPUT_MAX) {
            memmove(data + at + length, data + at, size - at);
            size += length;
        }
    }
    return size;
}

/* libFuzzer hands over memory of exactly the size: so does this. */
static void run(const uint8_t *data, size_t size)
{
    uint8_t *copy = malloc(size ? size : 1);
    RS_CHECK(copy);
    memcpy(copy, data, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

int main(int argc, char **argv)
{
    static uint8_t input[INPUT_MAX], changed[INPUT_MAX];
    struct dirent **list = NULL;
    int files = argc > 1 ? scandir(argv[1], &list, NULL, alphasort) : -1, inputs = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : (uint64_t)rs_clock_ns();
    rs_rng rng = {seed};
    long runs = 0;
    int64_t end_ns = rs_clock_ns() + (int64_t)SECONDS * 1000000000;
    if (files < 0) {
        fputs("usage: fuzz_..._corpus FOLDER [SEED]\n", stderr);
        return 2;
    }
    printf("seed %llu\n", (unsigned long long)seed);
    fflush(stdout);
    for (int i = 0; i < files; i++) {
        if (list[i]->d_name[0] != '.') {
            size_t size = read_input(argv[1], list[i]->d_name, input);
            run(input, size);
            inputs++;
            for (int k = 0; k < CHANGES && rs_clock_ns() < end_ns; k++, runs++) {
                memcpy(changed, input, size);
                run(changed, change(&rng, changed, size));
            }
        }
        free(list[i]);
    }
    free(list);
    printf("%d inputs, %ld changes of them\n", inputs, runs);
    return inputs ? 0 : 1;
}
