-- nvim.lua: Neovim, headless, with a damaged record: what somebody who edits it sees. REFEREE and RECORD are in the environment.
local failed = false
local function judge(name, fine, found)
  failed = failed or not fine
  print((fine and "ok" or "not ok") .. " nvim: " .. name .. (fine and "" or ": " .. vim.inspect(found)))
end

vim.cmd("edit " .. vim.env.RECORD)
local id = vim.lsp.start_client({name = "referee", cmd = {vim.env.REFEREE, "lsp"}})
vim.lsp.buf_attach_client(0, id)

local function errors()
  return vim.diagnostic.get(0, {severity = vim.diagnostic.severity.ERROR})
end
local function ask(method, line, character, more)
  local params = {textDocument = {uri = vim.uri_from_bufnr(0)}, position = {line = line, character = character}}
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", params, more or {}), 20000)
  return answers and answers[id] and answers[id].result
end

vim.wait(20000, function()
  return #errors() == 1 and errors()[1].message:find("follow") ~= nil
end)
local first = errors()[1] or {}
judge("one mistake, with what follows", #errors() == 1 and first.code == "log.unreadable", vim.diagnostic.get(0))
judge("it stands at the word", first.lnum == 7 and first.col == 13, first)
judge("and says what was meant", (first.message or ""):find("`ada: bid ares gold 2`", 1, true) ~= nil, first.message)
if vim.env.SHOW then print(first.message) end

vim.api.nvim_buf_set_lines(0, -1, -1, false, {"  - cleo: bid "})
local last = vim.api.nvim_buf_line_count(0) - 1
local words = vim.tbl_map(function(item) return item.label end, (ask("textDocument/completion", last, 14) or {items = {}}).items)
if vim.env.SHOW then print(table.concat(words, "\n")) end
judge("completion of a line just typed", vim.tbl_contains(words, "apollo"), words)

local hover = ask("textDocument/hover", 8, 14)
if vim.env.SHOW then print(hover.contents.value) end
judge("hover", hover and hover.contents.value:find("ben offers 3 for ares", 1, true) ~= nil, hover)

local range = {start = {line = 7, character = 0}, ["end"] = {line = 7, character = 0}}
local actions
vim.wait(20000, function()
  actions = ask("textDocument/codeAction", 7, 0, {range = range, context = {diagnostics = {}}})
  return actions and actions[1] and actions[1].edit ~= nil
end, 200)
for _, action in ipairs(vim.env.SHOW and actions or {}) do print(action.title) end
local fix = actions and actions[1] or {}
if fix.edit then vim.lsp.util.apply_workspace_edit(fix.edit, "utf-16") end
judge("the first fix mends the entry", vim.fn.getline(8) == "  - ada: bid ares gold 2", vim.fn.getline(8))

vim.lsp.stop_client(id)
vim.wait(5000, function() return vim.lsp.client_is_stopped(id) end)
judge("it takes its leave", vim.lsp.client_is_stopped(id), id)
vim.cmd(failed and "cquit 1" or "qall!")
