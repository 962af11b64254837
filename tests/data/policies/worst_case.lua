-- A user's own policy: latency counts, not throughput. Route to the smallest worst case (p95), and
-- leave the incumbent only for one whose every session has its p95 below the incumbent's median.
local function worst(id)
  local p95 = 0
  for _, s in ipairs(rs.session_stats(id)) do p95 = math.max(p95, s.p95) end
  return p95
end

local function decide(cell)
  local best, regret = nil, {}
  for _, c in ipairs(cell.contenders) do
    if c.routable and (not best or worst(c.id) < worst(best.id)) then best = c end
    regret[c.id] = c.routable and 0 or nil
  end
  local old = cell.incumbent and cell.by_id[cell.incumbent]
  local keep = old and old.routable and worst(best.id) >= old.median
  return { choice = keep and old.id or best.id, verdict = keep and "OPEN" or "WIN", regret = regret,
    why = keep and "no clear worst case; the incumbent stays" or "smallest worst case" }
end

return { name = "worst_case", decide = decide }
