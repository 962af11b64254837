-- For times that another program reported: the smallest median is taken.
--
-- Such times have no rounds that are paired and no sessions, so that nothing can be proven: every
-- verdict is OPEN. The regret is the plain ratio of the medians. `sweep plan --mode adopted` takes
-- this policy by itself; on times of this tool's own, use spread_paired.

local function quicker(a, b)
  if a.median ~= b.median then return a.median < b.median end
  return a.id < b.id
end

local function decide(cell)
  local list = {}
  for _, c in ipairs(cell.contenders) do
    if c.routable then list[#list + 1] = c end
  end
  table.sort(list, quicker)
  local regret = {}
  for _, c in ipairs(list) do regret[c.id] = math.log(c.median / list[1].median) end
  return { choice = list[1].id, against = list[2] and list[2].id, verdict = "OPEN", regret = regret,
    why = "the smallest time that was reported; nothing here was measured by this tool" }
end

return { name = "adopted_quickest", decide = decide }
