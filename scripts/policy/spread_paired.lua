-- The default policy: paired effects with sessions as the unit.
--
-- A challenger replaces the incumbent only when it WINs: at least three sessions, every session
-- median of one sign, the mean effect larger than G and than its own half width. A TIE or an OPEN
-- comparison keeps the incumbent. Without an incumbent ties go to fewer bytes of workspace, then
-- to the smaller id, so that the same samples always give the same table.

-- Quickest first; equal medians by id.
local function by_median(a, b)
  if a.median ~= b.median then return a.median < b.median end
  return a.id < b.id
end

-- The smallest median, unless another surely beats it: medians are as they were measured, effects are
-- adjusted to the nominal clock, and two kernels need not depend on the clock alike. It comes first.
local function put_leader_first(list)
  local at = 1
  for i = 2, #list do
    local e = rs.effect(list[i].id, list[at].id)
    if e.mu > 0 and rs.verdict(e) == "WIN" then at = i end
  end
  if at > 1 then table.insert(list, 1, table.remove(list, at)) end
  return list
end

local function routable(cell)
  local list = {}
  for _, c in ipairs(cell.contenders) do
    if c.routable then list[#list + 1] = c end
  end
  table.sort(list, by_median)
  return put_leader_first(list)
end

-- Regret of `c` against `best`, as the band search sees it: nothing for a tie, the mean loss else.
local function regret_of(best, c)
  if c.id == best.id then return 0 end
  local e = rs.effect(best.id, c.id)
  if rs.verdict(e) == "TIE" then return 0 end
  return math.max(0, e.mu)
end

-- Among those that tie with the quickest: fewest workspace bytes, then id.
local function settle_ties(list)
  local best = list[1]
  for i = 2, #list do
    local c = list[i]
    local tied = rs.verdict(rs.effect(list[1].id, c.id)) == "TIE"
    local cheaper = c.workspace_bytes < best.workspace_bytes
      or (c.workspace_bytes == best.workspace_bytes and c.id < best.id)
    if tied and cheaper then best = c end
  end
  return best
end

local function regrets(best, list)
  local out = {}
  for _, c in ipairs(list) do out[c.id] = regret_of(best, c) end
  return out
end

local function percent(x) return string.format("%.1f %%", 100 * (math.exp(x) - 1)) end

local function against_incumbent(cell, list, incumbent)
  local best = list[1]
  if best.id == incumbent.id then
    local next_best = list[2]
    local e = next_best and rs.effect(best.id, next_best.id)
    return { choice = best.id, verdict = e and rs.verdict(e) or "WIN", effect = e,
      against = next_best and next_best.id, regret = regrets(best, list),
      why = "the incumbent is the quickest" }
  end
  local e = rs.effect(best.id, incumbent.id)
  local verdict = rs.verdict(e)
  if verdict == "WIN" then
    return { choice = best.id, verdict = "WIN", effect = e, against = incumbent.id,
      regret = regrets(best, list), why = "quicker than the incumbent by " .. percent(e.mu) }
  end
  local why = verdict == "TIE" and "within " .. percent(cell.limits.delta) .. " of the incumbent, which stays"
    or e.sessions < 3 and "OPEN: needs 3 sessions, has " .. e.sessions .. "; the incumbent stays"
    or "not settled; the incumbent stays"
  local regret = regrets(best, list)
  if verdict == "OPEN" then -- nothing is proven against the incumbent: leaving it has a price
    for id, r in pairs(regret) do regret[id] = math.max(r, cell.limits.delta) end
  end
  regret[incumbent.id] = 0
  return { choice = incumbent.id, verdict = verdict, effect = rs.effect(incumbent.id, best.id),
    against = best.id, regret = regret, why = why }
end

local function without_incumbent(list)
  local best = settle_ties(list)
  local other = list[2] -- nil when nothing else may be routed
  if list[1].id ~= best.id then other = list[1] end
  local e = other and rs.effect(best.id, other.id)
  return { choice = best.id, verdict = e and rs.verdict(e) or "WIN", effect = e,
    against = other and other.id, regret = regrets(best, list),
    why = other and "the quickest; there is no incumbent" or "the only one that may be routed" }
end

local function decide(cell)
  local list = routable(cell)
  local incumbent = cell.incumbent and cell.by_id[cell.incumbent]
  if incumbent and incumbent.routable then return against_incumbent(cell, list, incumbent) end
  return without_incumbent(list)
end

return { name = "spread_paired", decide = decide }
