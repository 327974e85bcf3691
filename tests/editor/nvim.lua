-- nvim.lua: Neovim, headless, set up as referee-lsp(1) says: what the editor of a record sees and does. RECORD is a damaged record.
-- SHOW=1 prints what was answered.
local failed = false
local function judge(name, fine, found)
  failed = failed or not fine
  print((fine and "ok" or "not ok") .. " nvim: " .. name .. (fine and "" or ": " .. vim.inspect(found)) .. "\n")
  if vim.env.SHOW then print(vim.inspect(found) .. "\n") end
end

-- The settings of the manual: the first ones are for 0.8 and later, the second ones for 0.7.
local settings = {}
for block in table.concat(vim.fn.readfile("man/referee-lsp.1"), "\n"):match("%.Sh NEOVIM.-\n%.Sh"):gmatch("%.Bd [^\n]*\n(.-)%.Ed") do
  table.insert(settings, block)
end
loadstring(settings[vim.lsp.start and 1 or 2])()

local function ask(method, line, character, more)
  local params = {textDocument = {uri = vim.uri_from_bufnr(0)}, position = {line = line, character = character}}
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", params, more or {}), 20000)
  for _, answer in pairs(answers or {}) do return answer.result end
end
local function errors()
  return vim.diagnostic.get(0, {severity = vim.diagnostic.severity.ERROR})
end
local function as_record()
  vim.bo.filetype = "yaml"
  vim.wait(20000, function() return next(vim.lsp.buf_get_clients(0)) ~= nil end)
end
-- A buffer of its own with this record in it.
local function edit(name, lines)
  vim.cmd("enew!")
  vim.api.nvim_buf_set_name(0, vim.fn.tempname() .. name)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  as_record()
end
-- The lines at which these ranges begin.
local function lines_of(places)
  local lines = vim.tbl_map(function(place) return place.range.start.line end, places or {})
  table.sort(lines)
  return table.concat(lines, " ")
end
-- What is offered at a line, once the search for what was meant has ended.
local function fixes(line, wanted)
  local range, actions = {start = {line = line, character = 0}, ["end"] = {line = line, character = 0}}, nil
  local function titled()
    for _, action in ipairs(actions or {}) do
      if action.title:find(wanted, 1, true) then return action end
    end
  end
  vim.wait(20000, function()
    actions = ask("textDocument/codeAction", line, 0, {range = range, context = {diagnostics = {}}})
    return titled() ~= nil
  end, 200)
  return titled(), vim.tbl_map(function(action) return action.title end, actions or {})
end
local function take(action)
  if action and action.edit then vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
end

-- ---- a damaged record ----

vim.cmd("edit " .. vim.env.RECORD)
as_record()
vim.wait(20000, function()
  return #errors() == 1 and errors()[1].message:find("later finding") ~= nil
end)
local first = errors()[1] or {}
judge("one mistake, with what follows", #errors() == 1 and first.code == "log.unreadable", vim.diagnostic.get(0))
judge("it stands at the word", first.lnum == 7 and first.col == 13, first)
judge("and says what was meant", (first.message or ""):find("did you mean `ares`?", 1, true) ~= nil, first.message)

vim.api.nvim_buf_set_lines(0, -1, -1, false, {"  - cleo: bid "})
local last = vim.api.nvim_buf_line_count(0) - 1
local words = vim.tbl_map(function(item) return item.label end, (ask("textDocument/completion", last, 14) or {items = {}}).items)
judge("completion of a line just typed", vim.tbl_contains(words, "apollo"), words)
local hover = ask("textDocument/hover", 8, 14)
judge("hover", hover and hover.contents.value:find("Ares, ben offers 3", 1, true) ~= nil, hover)
local fix, titles = fixes(7, "change entry 4")
take(fix)
judge("the fix mends the entry", vim.fn.getline(8) == "  - ada: bid ares gold 2", titles)

-- ---- a disputed one ----

local disputed = vim.fn.readfile("scenarios/disputed.yaml")
local function dispute() edit(".yaml", disputed) end
dispute()
vim.wait(20000, function() return #errors() == 1 end)
judge("an illegal bid", #errors() == 1 and errors()[1].lnum == 9, errors())
local pulled = ask("textDocument/diagnostic", 0, 0)
judge("findings are also there to be asked for", pulled and #pulled.items == 1 and pulled.items[1].code == "cyclades.bid-other-god", pulled)
judge("the entries that caused it", lines_of(ask("textDocument/definition", 9, 14)) == "7 8", ask("textDocument/definition", 9, 14))
local context = {context = {includeDeclaration = true}}
judge("where Ares occurs", lines_of(ask("textDocument/references", 7, 14, context)) == "6 7 8 9", ask("textDocument/references", 7, 14, context))
judge("highlights", lines_of(ask("textDocument/documentHighlight", 7, 14)) == "6 7 8 9", ask("textDocument/documentHighlight", 7, 14))
local signature = ask("textDocument/signatureHelp", 7, 18)
judge("the fields of a verb", signature and signature.signatures[1].label:find("bid", 1, true) ~= nil, signature)
local renamed = ask("textDocument/rename", 7, 5, {newName = "zoe"})
if renamed then vim.lsp.util.apply_workspace_edit(renamed, "utf-16") end
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
judge("a player is renamed, but not in the title", select(2, text:gsub("zoe", "")) == 4 and select(2, text:gsub("[Aa]da", "")) == 1, text)

for _, row in ipairs({
  {"record it as illegal: cyclades.bid-other-god", "  - ada: bid ares gold 4 illegal cyclades.bid-other-god"},
  {"ruled: the entry stands", "  - ada: bid ares gold 4 ruled stands"},
  {"ruled: void", "  - ada: bid ares gold 4 ruled void"},
  {"write `ada: bid athena gold 1`", "  - ada: bid athena gold 1"},
  {"write `ada: bid apollo`", "  - ada: bid apollo"},
}) do
  dispute()
  fix, titles = fixes(9, row[1])
  take(fix)
  judge("quick fix: " .. row[1], vim.fn.getline(10) == row[2], {vim.fn.getline(10), titles})
end

-- ---- a log on one line ----

edit(".yaml", {"game: cyclades", "players: [ada, ben, cleo]", "log: [table: order ada ben cleo, table: draw harpy, table: gods ares athena, ada: bid ]"})
words = vim.tbl_map(function(item) return item.label end, (ask("textDocument/completion", 2, 86) or {items = {}}).items)
judge("completion inside of log: [...]", vim.tbl_contains(words, "athena"), words)

local clients = vim.lsp.get_active_clients()
vim.lsp.stop_client(clients)
vim.wait(5000, function() return #vim.lsp.get_active_clients() == 0 end)
judge("it takes its leave", #clients > 0 and #vim.lsp.get_active_clients() == 0, #clients)
vim.cmd(failed and "cquit 1" or "qall!")
