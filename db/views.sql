-- Views for people: what the tables of schema.sql say in one row each, names instead of ids.
--   sqlite3 -init db/views.sql routesweep.sqlite        (from this folder)
--   sweep db sql "SELECT * FROM v_median LIMIT 5"       (they are there already)
--   sweep db views > views.sql                          (from a lone program)
-- TEMP: the file is not touched, and files of older schemas work. Times are nanoseconds a launch.

-- A session: one fresh process. time = UTC.
CREATE TEMP VIEW IF NOT EXISTS v_session AS
SELECT s.id AS session, m.tier, m.backend, m.label, s.mode, s.state, s.ordinal,
       json_extract(s.env_before, '$.unix_s') AS unix_s,
       strftime('%Y-%m-%dT%H:%M:%SZ', json_extract(s.env_before, '$.unix_s'), 'unixepoch') AS time,
       b.git, b.build_id, b.compiler, s.weights, s.shape AS asked_shape, m.driver,
       json_extract(s.env_after, '$.unix_s') - json_extract(s.env_before, '$.unix_s') AS seconds,
       (SELECT count(*) FROM cell c WHERE c.session = s.id) AS cells
FROM session s JOIN machine m ON m.id = s.machine JOIN build b ON b.id = s.build;

-- A schedule in a cell of a session: what became of it. share = used share of the error limit.
CREATE TEMP VIEW IF NOT EXISTS v_entry AS
SELECT e.id AS entry, m.tier, s.id AS session, b.git, c.mode, c.shape, c.t, d.name AS schedule,
       d.numeric, d.layout, e.outcome, e.reason, e.incumbent, e.share, e.rel_l2, e.floor_ns,
       e.registers, e.spill_bytes, e.smem_bytes, e.grid, e.block, e.workspace_bytes,
       d.code_hash, c.set_hash
FROM entry e JOIN cell c ON c.id = e.cell JOIN session s ON s.id = c.session
     JOIN machine m ON m.id = s.machine JOIN build b ON b.id = s.build
     JOIN schedule d ON d.id = e.schedule;

-- A timed sample, with all that it belongs to: the row of `sweep db export`. excluded: NULL, or
-- why it does not count.
CREATE TEMP VIEW IF NOT EXISTS v_sample AS
SELECT m.tier, m.backend, m.label, m.driver, s.id AS session,
       json_extract(s.env_before, '$.unix_s') AS unix_s, s.ordinal, s.seed, s.pid, b.git, b.build_id,
       c.mode, c.shape, c.t, c.set_hash, d.name AS schedule, d.code_hash, d.numeric, d.layout,
       e.outcome, e.incumbent, e.share, e.floor_ns,
       v.round, v.slot, v.launches, v.ns, v.sm_mhz, v.excluded, c.id AS cell
FROM sample v JOIN entry e ON e.id = v.entry JOIN cell c ON c.id = e.cell
     JOIN session s ON s.id = c.session JOIN machine m ON m.id = s.machine
     JOIN build b ON b.id = s.build JOIN schedule d ON d.id = e.schedule;

-- The median of a schedule in a session: the unit of every decision. n = samples that count.
CREATE TEMP VIEW IF NOT EXISTS v_median AS
WITH ranked AS (
    SELECT entry, ns, row_number() OVER (PARTITION BY entry ORDER BY ns) AS place,
           count(*) OVER (PARTITION BY entry) AS n
    FROM sample WHERE excluded IS NULL)
SELECT v.tier, v.session, v.git, v.mode, v.shape, v.t, v.schedule, v.outcome, r.n, r.median_ns,
       r.min_ns, r.p95_ns, v.floor_ns, v.share, v.entry
FROM (SELECT entry, n, min(ns) AS min_ns,
             avg(CASE WHEN place IN ((n + 1) / 2, (n + 2) / 2) THEN ns END) AS median_ns,
             max(CASE WHEN place <= 1 + (n - 1) * 0.95 THEN ns END) AS p95_ns
      FROM ranked GROUP BY entry) r JOIN v_entry v ON v.entry = r.entry;

-- Decisions that `sweep plan --save` stored, newest last.
CREATE TEMP VIEW IF NOT EXISTS v_verdict AS
SELECT p.id AS plan, m.tier, p.policy, p.data_hash, v.shape, v.t, v.verdict, v.choice,
       v.runner_up AS against, 100 * (exp(v.mu) - 1) AS gain_percent,
       100 * (exp(v.mu - v.h) - 1) AS gain_low_percent,
       100 * (exp(v.mu + v.h) - 1) AS gain_high_percent, v.sessions, v.why
FROM verdict v JOIN plan p ON p.id = v.plan JOIN machine m ON m.id = p.machine;

CREATE TEMP VIEW IF NOT EXISTS v_band AS
SELECT p.id AS plan, m.tier, p.policy, p.data_hash, b.shape, b.t_lo, b.t_hi, b.schedule, b.evidence
FROM band b JOIN plan p ON p.id = b.plan JOIN machine m ON m.id = p.machine;
