-- The strict policy: a winner's p95 lies below the runner-up's minimum, in two sessions.
--
-- It is never wrong about the order and blind to differences below about five per cent. Whatever it
-- cannot prove keeps the incumbent; without an incumbent the smaller median is taken, as TIE.

local function by_median(a, b)
  if a.median ~= b.median then return a.median < b.median end
  return a.id < b.id
end

local function routable(cell)
  local list = {}
  for _, c in ipairs(cell.contenders) do
    if c.routable then list[#list + 1] = c end
  end
  table.sort(list, by_median)
  return list
end

-- Is a's p95 below b's minimum in at least two sessions, and never the other way round?
local function separated(a, b)
  local other = {}
  for _, s in ipairs(rs.session_stats(b.id)) do other[s.session] = s end
  local clear = 0
  for _, s in ipairs(rs.session_stats(a.id)) do
    local o = other[s.session]
    if o and s.p95 < o.min then clear = clear + 1 end
    if o and o.p95 < s.min then return false end
  end
  return clear >= 2
end

local function decide(cell)
  local list = routable(cell)
  local best = list[1]
  local incumbent = cell.incumbent and cell.by_id[cell.incumbent]
  local regret = {}
  for _, c in ipairs(list) do
    regret[c.id] = separated(best, c) and math.log(c.median / best.median) or 0
  end
  local other = incumbent and incumbent.routable and incumbent.id ~= best.id and incumbent or list[2]
  if not other then
    return { choice = best.id, verdict = "WIN", regret = regret, why = "the only one that may be routed" }
  end
  if separated(best, other) then
    return { choice = best.id, verdict = "WIN", effect = rs.effect(best.id, other.id), against = other.id,
      regret = regret, why = "p95 below the other's minimum in two sessions" }
  end
  local keeps = incumbent and incumbent.routable
  local stays = keeps and incumbent or best
  local rival = stays.id == best.id and other or best
  return { choice = stays.id, verdict = keeps and "OPEN" or "TIE", effect = rs.effect(stays.id, rival.id),
    against = rival.id, regret = regret,
    why = "spreads overlap; " .. (keeps and "the incumbent stays" or "the smaller median is taken") }
end

return { name = "spread_strict", decide = decide }
