-- The schema of a result database. The only one: compiled into the programs as a string.
-- Append-only: rows are added, states go forward, nothing is rewritten. Verdicts can be computed
-- again from the samples at any time. Times are nanoseconds a launch.

-- A device as it stands in the key of a tier; label is a name for people.
CREATE TABLE machine (
    id           INTEGER PRIMARY KEY,
    tier         TEXT NOT NULL,
    backend      TEXT NOT NULL,
    label        TEXT NOT NULL,
    host_cpu     TEXT NOT NULL,
    os           TEXT NOT NULL,
    driver       TEXT NOT NULL,
    cores        INTEGER NOT NULL,
    cache_bytes  INTEGER NOT NULL,
    memory_bytes INTEGER NOT NULL,
    UNIQUE (tier, backend, label, host_cpu, os, driver, cores, cache_bytes, memory_bytes)
) STRICT;

CREATE TABLE build (
    id       INTEGER PRIMARY KEY,
    build_id TEXT NOT NULL UNIQUE,  -- hash of the executable
    git      TEXT NOT NULL,         -- commit, "-dirty" appended
    compiler TEXT NOT NULL,
    flags    TEXT NOT NULL
) STRICT;

-- One worker process: the statistical unit.
CREATE TABLE session (
    id         INTEGER PRIMARY KEY,
    machine    INTEGER NOT NULL REFERENCES machine (id),
    build      INTEGER NOT NULL REFERENCES build (id),
    mode       TEXT NOT NULL,
    shape      TEXT NOT NULL,       -- "*" when it visits several
    weights    TEXT NOT NULL,       -- "synthetic" or the model file's name
    ordinal    INTEGER NOT NULL,    -- 1.. within the campaign
    pid        INTEGER NOT NULL,
    seed       TEXT NOT NULL,       -- unsigned 64 bits as decimal digits
    state      TEXT NOT NULL DEFAULT 'open'
               CHECK (state IN ('open', 'finished', 'crashed', 'interrupted')),
    env_before TEXT NOT NULL,       -- JSON: load, steal, time of day
    env_after  TEXT
) STRICT;

-- What a name stands for; knobs are part of the name.
CREATE TABLE schedule (
    id        INTEGER PRIMARY KEY,
    name      TEXT NOT NULL,
    code_hash TEXT NOT NULL,        -- of the candidate's code; "" for controls
    numeric   TEXT NOT NULL,
    layout    TEXT NOT NULL,
    UNIQUE (name, code_hash, numeric, layout)
) STRICT;

-- One (shape, T) in one session. A row exists only when the cell is finished.
CREATE TABLE cell (
    id       INTEGER PRIMARY KEY,
    session  INTEGER NOT NULL REFERENCES session (id),
    shape    TEXT NOT NULL,
    mode     TEXT NOT NULL,
    t        INTEGER NOT NULL CHECK (t >= 1),
    set_hash TEXT NOT NULL,         -- of the schedules offered and their code: the resume key
    UNIQUE (session, shape, mode, t)
) STRICT;
CREATE INDEX cell_by_key ON cell (shape, mode, t, set_hash);

-- What became of a schedule in a cell.
CREATE TABLE entry (
    id              INTEGER PRIMARY KEY,
    cell            INTEGER NOT NULL REFERENCES cell (id),
    schedule        INTEGER NOT NULL REFERENCES schedule (id),
    outcome         TEXT NOT NULL,
    reason          TEXT,
    incumbent       INTEGER NOT NULL,
    workspace_bytes INTEGER NOT NULL,
    rel_l2          REAL,           -- against the FP64 oracle; NULL = not checked
    gross           REAL,
    share           REAL,           -- used share of the error limit
    floor_ns        REAL NOT NULL,  -- physical floor; 0 = none
    registers       INTEGER NOT NULL,
    spill_bytes     INTEGER NOT NULL,
    smem_bytes      INTEGER NOT NULL,
    grid            INTEGER NOT NULL,
    block           INTEGER NOT NULL,
    UNIQUE (cell, schedule)
) STRICT;

-- Every timed sample. Rounds 2i and 2i+1 are a mirrored block.
CREATE TABLE sample (
    entry    INTEGER NOT NULL REFERENCES entry (id),
    round    INTEGER NOT NULL,
    slot     INTEGER NOT NULL,
    launches INTEGER NOT NULL,
    ns       REAL NOT NULL,
    sm_mhz   REAL NOT NULL,         -- 0 = not known
    excluded TEXT,                  -- NULL, or why it does not count
    PRIMARY KEY (entry, round)
) STRICT, WITHOUT ROWID;

-- The machine during a mirrored block of a cell; round = the block's first. Schema 2.
CREATE TABLE round (
    cell     INTEGER NOT NULL REFERENCES cell (id),
    round    INTEGER NOT NULL,      -- even
    epoch    INTEGER NOT NULL,      -- goes up where a control's time stepped
    mem_mhz  REAL,                  -- this and all below: NULL = not known
    temp_c   REAL,
    power_w  REAL,
    throttle TEXT,                  -- reasons, "" = none
    steal    REAL,                  -- share of CPU time that the hypervisor kept
    foreign_load REAL,              -- share of CPU time that other processes used
    PRIMARY KEY (cell, round)
) STRICT, WITHOUT ROWID;

-- Hash of all bytes that a schedule wrote in its check; equal within a cell = equal output.
-- Schema 2.
CREATE TABLE output (
    entry  INTEGER PRIMARY KEY REFERENCES entry (id),
    y_hash TEXT NOT NULL            -- 16 hex digits
) STRICT;

-- What the machine can do, measured at a session's start, and what the session's time went to
-- ("spent_s:...").
CREATE TABLE ceiling (
    session INTEGER NOT NULL REFERENCES session (id),
    name    TEXT NOT NULL,
    value   REAL NOT NULL,
    PRIMARY KEY (session, name)
) STRICT, WITHOUT ROWID;

-- Decisions, as they were made. Derived; kept so that a table can be traced back.
CREATE TABLE plan (
    id          INTEGER PRIMARY KEY,
    machine     INTEGER NOT NULL REFERENCES machine (id),
    policy      TEXT NOT NULL,
    policy_hash TEXT NOT NULL,
    data_hash   TEXT NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT;

CREATE TABLE verdict (
    plan      INTEGER NOT NULL REFERENCES plan (id),
    shape     TEXT NOT NULL,
    t         INTEGER NOT NULL,
    verdict   TEXT NOT NULL,
    choice    TEXT NOT NULL,
    runner_up TEXT,
    mu        REAL,
    h         REAL,
    sessions  INTEGER,
    why       TEXT NOT NULL,
    PRIMARY KEY (plan, shape, t)
) STRICT, WITHOUT ROWID;

CREATE TABLE band (
    plan     INTEGER NOT NULL REFERENCES plan (id),
    shape    TEXT NOT NULL,
    t_lo     INTEGER NOT NULL,
    t_hi     INTEGER NOT NULL,
    schedule TEXT NOT NULL,
    evidence TEXT NOT NULL,
    PRIMARY KEY (plan, shape, t_lo)
) STRICT, WITHOUT ROWID;

-- One comparison of two executables or route tables, or one bisection. Schema 3.
CREATE TABLE ab_run (
    id             INTEGER PRIMARY KEY,
    kind           TEXT NOT NULL CHECK (kind IN ('ab', 'null', 'bisect')),
    host           TEXT NOT NULL,   -- where it ran; null noise is asked for by it
    tool           TEXT NOT NULL,   -- hash of the executable that measured
    a              TEXT NOT NULL,   -- path of arm a, or its revision
    b              TEXT NOT NULL,
    a_hash         TEXT NOT NULL,   -- of the file's content; "" for a revision
    b_hash         TEXT NOT NULL,
    a_routes       TEXT,            -- "path hash" of its table; NULL = none given
    b_routes       TEXT,
    metric         TEXT,            -- pattern or json:path; NULL = seconds of the process
    higher         INTEGER NOT NULL, -- 1 = a higher number is better
    seed           TEXT NOT NULL,   -- of the order; unsigned 64 bits as decimal digits
    timeout_s      REAL NOT NULL,
    started_unix_s INTEGER NOT NULL,
    state          TEXT NOT NULL DEFAULT 'open'
                   CHECK (state IN ('open', 'finished', 'refused', 'interrupted'))
) STRICT;

-- Every process that a comparison started. Repetitions 2i and 2i+1 are mirrored. Schema 3.
CREATE TABLE ab_sample (
    run         INTEGER NOT NULL REFERENCES ab_run (id),
    ordinal     INTEGER NOT NULL,   -- 1.. in the order of time
    config      TEXT NOT NULL,      -- label
    control     INTEGER NOT NULL,
    command     TEXT NOT NULL,      -- before {exe} and {routes} were put in
    arm         TEXT NOT NULL,      -- 'a', 'b'
    session     INTEGER NOT NULL,   -- 1..; 0 = dry run, never counted
    repetition  INTEGER NOT NULL,   -- 0..
    exit_code   INTEGER,            -- NULL = killed
    signal      INTEGER NOT NULL,   -- 0 = none
    timed_out   INTEGER NOT NULL,
    seconds     REAL NOT NULL,
    metric      REAL,               -- NULL = the run gave no number
    why         TEXT,               -- it gave none
    stdout_tail TEXT,               -- of a run without a number
    stderr_tail TEXT,
    PRIMARY KEY (run, ordinal)
) STRICT, WITHOUT ROWID;
