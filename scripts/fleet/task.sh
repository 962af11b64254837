#!/usr/bin/env bash
# One shard of a sweep as one task of a Slurm job array; scripts/fleet/submit starts it.
# The database is written on the node's own disk, because locks on network file systems cannot be
# trusted, and is copied to RS_FLEET_DIR/shard-I.sqlite at every end: finished, failed or stopped by
# the scheduler. A task that was requeued takes that copy and goes on from there.
#SBATCH --job-name=routesweep
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
set -uo pipefail
shard=$SLURM_ARRAY_TASK_ID
kept=$RS_FLEET_DIR/shard-$shard.sqlite
tries=${RS_FLEET_TRIES:-3}
umask 077
local_dir=$(mktemp -d "${SLURM_TMPDIR:-${TMPDIR:-/tmp}}/routesweep-XXXXXX") || exit 3
db=$local_dir/shard.sqlite
sweep_pid=

copy_back() {
    [ -e "$db" ] || return 0
    # A journal that a killed sweep left is rolled back first: the copy must stand alone.
    "$RS_SWEEP" db sql --db "$db" "SELECT 1" >/dev/null 2>&1
    cp "$db" "$kept.part" && sync "$kept.part" && mv "$kept.part" "$kept"
}

# The scheduler wants the node back: end the sweep (finished cells are stored), keep the copy.
stop() {
    [ -z "$sweep_pid" ] || { kill -TERM "$sweep_pid" 2>/dev/null; wait "$sweep_pid"; }
    copy_back
    echo stopped >"$RS_FLEET_DIR/shard-$shard.state"
    exit 1
}
trap stop TERM INT
trap 'rm -rf "$local_dir"' EXIT

# A/A cells of this node, at each start: a requeued task may stand on another one than before.
calibrate() {
    local backend=() word before=
    for word in "${words[@]}"; do
        case $before in --backend | -b) backend=(--backend "$word") ;; esac
        case $word in --backend=*) backend=("$word") ;; esac
        before=$word
    done
    exec "$RS_SWEEP" probe "${backend[@]}" --no-ceilings --quiet --db "$db" >/dev/null
}

# Run in the background and wait: a trap does not interrupt what runs in front.
follow() {
    "$@" &
    sweep_pid=$!
    wait "$sweep_pid"
    code=$?
    sweep_pid=
}

[ ! -e "$kept" ] || cp "$kept" "$db" || exit 3
echo "running on $(hostname), attempt $((${SLURM_RESTART_COUNT:-0} + 1))" >"$RS_FLEET_DIR/shard-$shard.state"
mapfile -d '' -t words <"$RS_FLEET_DIR/arguments"
code=0
[ "$(cat "$RS_FLEET_DIR/calibrate")" != yes ] || follow calibrate
[ $code -ne 0 ] || follow "$RS_SWEEP" "${words[@]}" --shard "$shard/$RS_FLEET_SHARDS" --db "$db"
copy_back || code=3
echo "exit $code" >"$RS_FLEET_DIR/shard-$shard.state"
if [ "$code" -ne 0 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt "$tries" ]; then
    echo "requeued after exit $code" >"$RS_FLEET_DIR/shard-$shard.state"
    trap - TERM
    scontrol requeue "${SLURM_ARRAY_JOB_ID}_$shard"
    sleep 60 # the requeue ends this task
fi
exit "$code"
