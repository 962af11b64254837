/* CPU memory: what it answers about its contents. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "memory_answers.h"

static void answers_about_contents(void **state)
{
    (void)state;
    check_memory_answers(RS_BACKEND_CPU);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(answers_about_contents)};
    return cmocka_run_group_tests_name("kernels_backend", tests, NULL, NULL);
}
