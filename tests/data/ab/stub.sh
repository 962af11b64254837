#!/bin/sh
# Prints "time X ms" of a machine that drifts: 4 % up and down over 200 runs, a step of 2 % at one
# run in fifty, 0.5 % noise, all common to whoever runs here. The test writes @EFFECT@ (per cent).
# $AB_STATE: counts the runs on this machine. $1 "control": the planted effect is not on its path.
state=${AB_STATE:?names the file that counts runs}
run=$(cat "$state" 2>/dev/null || echo 0)
echo $((run + 1)) >"$state"
exec awk -v run="$run" -v seed="${AB_SEED:-1}" -v effect="@EFFECT@" -v path="$1" 'BEGIN {
    srand(seed)
    for (i = 0; i <= run; i++) {
        if (rand() < 0.02) step = step > 0 ? 0 : 0.02
        noise = rand() + rand() + rand() + rand() - 2
    }
    drift = run % 200; drift = 0.04 * (drift < 100 ? drift : 200 - drift) / 100
    planted = path == "control" ? 0 : effect / 100
    printf "warm-up 1 ms\ntime %.6f ms\n", 50 * (1 + planted) * exp(drift + step + 0.0087 * noise)
}'
