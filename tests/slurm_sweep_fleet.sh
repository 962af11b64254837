# A sweep over a real Slurm: controller and two node daemons on this machine, eight shards, one task
# whose sweep is killed and one that the scheduler takes away, both requeued. The merged table must be
# that of an unsharded sweep of the same recorded samples, byte for byte.
set -euo pipefail
bin=$1
source=$2
missing=()
for tool in slurmctld slurmd munged sbatch scontrol squeue zstd; do
    PATH=$PATH:/usr/sbin command -v $tool >/dev/null || missing+=("$tool")
done
[ ${#missing[@]} -eq 0 ] || {
    echo "skipped: no ${missing[*]}; on Debian: apt-get install slurm-wlm munge zstd"
    exit 77
}
[ "$(id -u)" = 0 ] || { echo "skipped: node daemons start tasks as their user, which only root may arrange"; exit 77; }
export PATH=$PATH:/usr/sbin
work=$(mktemp -d /tmp/rs_slurm_XXXXXX)
chmod 755 "$work" # munge refuses a socket that nobody else could reach
daemons=()
stop_all() {
    for pid in "${daemons[@]}"; do kill "$pid" 2>/dev/null || true; done
    for pid in "${daemons[@]}"; do wait "$pid" 2>/dev/null || true; done
    [ -n "${KEEP:-}" ] || rm -rf "$work"
}
trap stop_all EXIT
fail() {
    echo "FAIL: $*"
    tail -n 15 "$work"/*.log "$work"/fleet/*.log 2>/dev/null || true
    exit 1
}
cd "$work"

# ---- the cluster ----
umask 022
host=$(hostname -s 2>/dev/null || hostname)
port=$((20000 + RANDOM % 20000))
mkdir -m 755 munge state spool.n1 spool.n2
dd if=/dev/urandom of=munge/key bs=128 count=1 2>/dev/null
chmod 600 munge/key
munged --foreground --force --socket="$work/munge/socket" --key-file="$work/munge/key" \
    --pid-file="$work/munge/pid" --seed-file="$work/munge/seed" --log-file="$work/munge.log" &
daemons+=($!)
cat >slurm.conf <<CONF
ClusterName=routesweep
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket,cred_expire=10
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool.%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.%n.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
KillWait=5
SchedulerParameters=batch_sched_delay=0,sched_interval=2
InactiveLimit=0
JobRequeue=1
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1 State=UNKNOWN
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$work/slurm.conf
for _ in $(seq 50); do [ ! -S munge/socket ] || break; sleep 0.1; done
[ -S munge/socket ] || fail "munged did not start"
slurmctld -D -c >ctl.out.log 2>&1 & daemons+=($!)
for node in n1 n2; do slurmd -D -N $node >"$node.out.log" 2>&1 & daemons+=($!); done
for _ in $(seq 100); do
    [ "$(sinfo -h -t idle -o %D 2>/dev/null | awk '{n += $1} END {print n + 0}')" = 2 ] && break
    sleep 0.3
done
[ "$(sinfo -h -t idle -o %D 2>/dev/null | awk '{n += $1} END {print n + 0}')" = 2 ] || { sinfo || true; fail "two nodes did not become idle"; }

# ---- the sweep, whole and in shards ----
zstd -dqf "$source/tests/data/replay/cpu.sqlite.zst" -o rec.sqlite
arguments=(--backend "replay:$work/rec.sqlite" --tokens 1,2,4 --sessions 3 --repeat 4)
for n in 64 96 128 160; do arguments+=(--shape "q4g64:linear:${n}x128" --shape "q8g32:linear:${n}x128"); done
"$bin/sweep" "${arguments[@]}" --quiet --db one.sqlite
table() { rm -rf "out-$2"; "$bin/sweep" plan --db "$1" --emit c --out "out-$2" >/dev/null; cat out-"$2"/*/linear.c; }
table one.sqlite one >one.c

# A recording has no A/A cells: those of the undisturbed sweep stand in for what each node measures.
cp one.sqlite aa.sqlite
sqlite3 aa.sqlite "UPDATE session SET mode = 'aa'; UPDATE cell SET mode = 'aa'"

# The first time shard 3 dies in the middle, and shard 5 waits to be taken away by the scheduler.
cat >stand_in <<STAND_IN
#!/bin/bash
if [ "\$1" = probe ]; then
    [[ " \$* " == *" --backend replay:$work/rec.sqlite "* ]] || exit 9
    [ -e "\${@: -1}" ] || cp "$work/aa.sqlite" "\${@: -1}"
    exit 0
fi
if [ "\${SLURM_RESTART_COUNT:-0}" = 0 ] && [[ " \$* " == *" --shard 3/8 "* ]]; then
    db=\${@: -1}
    cp "\$db" "\$db.before"
    while :; do # until the kill comes before its end: a sweep of recorded samples takes no time
        "$bin/sweep" "\$@" & pid=\$!
        until [ "\$(sqlite3 "\$db" "SELECT count(*) FROM cell WHERE mode = 'chain'" 2>/dev/null || echo 0)" -ge 3 ]; do :; done
        ! kill -9 \$pid || { wait \$pid; exit \$?; }
        cp "\$db.before" "\$db"
    done
fi
if [ "\${SLURM_RESTART_COUNT:-0}" = 0 ] && [[ " \$* " == *" --shard 5/8 "* ]]; then
    touch "$work/shard5-waits"; exec sleep 300
fi
if [[ " \$* " == *" --shard 3/8 "* ]]; then
    sqlite3 "\${@: -1}" "SELECT count(*) FROM cell WHERE mode = 'chain'" >"$work/resumed"
fi
exec "$bin/sweep" "\$@"
STAND_IN
chmod +x stand_in
export RS_SWEEP=$work/stand_in RS_FLEET_TRIES=2
job=$("$source/scripts/fleet/submit" --shards 8 --calibrate "$work/fleet" "${arguments[@]}") || fail "submit"
for _ in $(seq 200); do [ ! -e shard5-waits ] || break; sleep 0.2; done
[ -e shard5-waits ] || fail "shard 5 did not start"
scontrol requeue "${job}_5" || fail "requeue"
RS_SWEEP=$bin/sweep "$source/scripts/fleet/collect" "$work/fleet" >early && fail "collect calls an unfinished fleet complete"
grep -q "shards are missing: the same submit with --only" early || fail "collect does not say what is missing"
for _ in $(seq 600); do [ -n "$(squeue -h -j "$job" 2>/dev/null)" ] || break; sleep 0.3; done
[ -z "$(squeue -h -j "$job" 2>/dev/null)" ] || { squeue; fail "the jobs did not end"; }
RS_SWEEP=$bin/sweep "$source/scripts/fleet/collect" "$work/fleet" || fail "shards are missing"

for shard in 3 5; do
    restarts=$(scontrol show job "${job}_$shard" | sed -n 's/.*Restarts=\([0-9]*\).*/\1/p' | head -1)
    [ "${restarts:-0}" -ge 1 ] || fail "shard $shard was not requeued"
    echo "shard $shard: requeued $restarts time(s)"
done
[ "$(<resumed)" -ge 3 ] || fail "shard 3 did not go on from the copy of its killed run"
table fleet/all.sqlite all >all.c
cmp one.c all.c || fail "the merged table differs from the unsharded one"
for query in "SELECT count(*), total(x.ns) FROM sample x JOIN entry e ON e.id = x.entry JOIN cell c ON c.id = e.cell
    WHERE c.mode = 'chain'" "SELECT count(*) FROM cell WHERE mode = 'chain'"; do
    [ "$(sqlite3 one.sqlite "$query")" = "$(sqlite3 fleet/all.sqlite "$query")" ] || fail "$query differs"
done
[ "$(sqlite3 fleet/all.sqlite "SELECT count(*) FROM cell WHERE mode = 'aa'")" -gt 0 ] || fail "no A/A cells were measured"
echo "eight shards on two nodes, two requeued: the table is that of one machine, $(wc -c <all.c) bytes"
