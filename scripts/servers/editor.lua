-- Drives `ratite lsp` with Neovim's own client, and writes what the editor then knows to a file, as JSON.
-- Variables: RATITE, the program; DOCUMENT, the document to open; RESULT, the file to write.

local result = { errors = {} }
local document, program = os.getenv("DOCUMENT"), os.getenv("RATITE")

local function diagnostics(buffer)
  local list = {}
  for _, entry in ipairs(vim.diagnostic.get(buffer)) do
    local data = entry.user_data and entry.user_data.lsp or {}
    table.insert(list, {
      line = entry.lnum, column = entry.col, end_line = entry.end_lnum, end_column = entry.end_col,
      severity = entry.severity, source = entry.source, code = entry.code or data.code,
      related = data.relatedInformation and #data.relatedInformation or 0,
      message = entry.message,
    })
  end
  return list
end

-- The place of a text in the buffer, as a position of the protocol.
local function place(buffer, text, shift)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    local start = line:find(text, 1, true)
    if start then
      return { line = number - 1, character = vim.str_utfindex(line, start - 1 + (shift or 0)) }
    end
  end
  error("no line holds " .. text)
end

local function run()
  vim.cmd("edit " .. vim.fn.fnameescape(document))
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = "xml"
  local started = vim.loop.hrtime()
  local published, version = 0, nil
  local handler = vim.lsp.handlers["textDocument/publishDiagnostics"]
  local client = vim.lsp.start_client({
    name = "ratite", cmd = { program, "lsp" }, root_dir = vim.fn.fnamemodify(document, ":h"),
    handlers = {
      ["textDocument/publishDiagnostics"] = function(failure, params, ...)
        published = published + 1
        return handler(failure, params, ...)
      end,
    },
  })
  vim.lsp.buf_attach_client(buffer, client)
  local function await(count)
    if not vim.wait(60000, function() return published >= count end, 5) then
      error("no diagnostics came within a minute (" .. published .. " of " .. count .. ")")
    end
  end
  local function ask(method, params)
    params.textDocument = { uri = vim.uri_from_bufnr(buffer) }
    local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, 60000)
    local answer = answers and answers[client]
    if not answer then error(method .. " was not answered: " .. tostring(failure)) end
    if answer.error then error(method .. ": " .. vim.inspect(answer.error)) end
    return answer.result
  end

  await(1)
  result.first_seconds = (vim.loop.hrtime() - started) / 1e9
  result.capabilities = vim.lsp.get_client_by_id(client).server_capabilities
  result.faulty = diagnostics(buffer)
  result.hover = ask("textDocument/hover", { position = place(buffer, 'id="crd-bx-Box"') }).contents.value
  result.hover_of_reference = ask(
    "textDocument/hover", { position = place(buffer, 'secondItem="crd-lb-Nam"', 14) }).contents.value
  result.definition = ask("textDocument/definition", { position = place(buffer, 'secondItem="crd-lb-Nam"', 14) })
  result.references = ask("textDocument/references", {
    position = place(buffer, 'id="crd-bx-Box"'), context = { includeDeclaration = false },
  })
  result.behind_emoji = ask("textDocument/hover", { position = place(buffer, 'id="crd-bx-Wd1"') }).contents.value
  result.symbols = ask("textDocument/documentSymbol", {})

  -- The fix of the conflict, as the editor makes it.
  local conflict = place(buffer, 'id="crd-bx-Wd2"')
  local actions = ask("textDocument/codeAction", {
    range = { start = conflict, ["end"] = conflict },
    context = { diagnostics = { { code = "conflicting-constraints", source = "ratite", message = "",
      range = { start = conflict, ["end"] = conflict } } } },
  })
  result.action = actions[1] and { title = actions[1].title, kind = actions[1].kind, count = #actions }
  local before = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding or "utf-16")
  await(2)
  result.acted = diagnostics(buffer)
  vim.cmd("silent undo")
  await(3)
  result.undone = vim.deep_equal(before, vim.api.nvim_buf_get_lines(buffer, 0, -1, true))

  -- A log, at the line of code that it names.
  local source = vim.fn.fnamemodify(document, ":h") .. "/Card.swift"
  vim.fn.writefile({ "import SnapKit", "box.snp.makeConstraints { $0.width.equalTo(40) }" }, source)
  vim.lsp.buf_request_sync(buffer, "workspace/executeCommand", {
    command = "ratite.explainLog", arguments = { table.concat({
      "Unable to simultaneously satisfy constraints.", "(",
      '    "<SnapKit.LayoutConstraint:0x600000b1@Card.swift#2 UIView:0x7f01.width == 40.0>",',
      '    "<NSLayoutConstraint:0x600000b2 UIView:0x7f01.width == 50   (active)>"', ")", "",
    }, "\n") },
  }, 60000)
  local code
  vim.wait(60000, function()
    code = vim.fn.bufadd(source)
    return #vim.diagnostic.get(code) > 0
  end, 5)
  result.log = diagnostics(code)

  -- Without the second width nothing is wrong.
  local published_before = published
  local line = place(buffer, 'id="crd-bx-Wd2"').line
  local text = vim.api.nvim_buf_get_lines(buffer, line, line + 1, true)
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, true, {})
  await(published_before + 1)
  result.mended = diagnostics(buffer)
  vim.api.nvim_buf_set_lines(buffer, line, line, true, text)
  await(published_before + 2)
  result.faulty_again = diagnostics(buffer)
  -- Half an element.
  vim.api.nvim_buf_set_text(buffer, line, 20, line, 60, { "<" })
  await(published_before + 3)
  result.broken = diagnostics(buffer)
  vim.lsp.stop_client(client)
  vim.wait(5000, function() return vim.lsp.get_client_by_id(client) == nil end, 10)
  result.ended = vim.lsp.get_client_by_id(client) == nil
end

local succeeded, failure = xpcall(run, debug.traceback)
if not succeeded then table.insert(result.errors, failure) end
local file = io.open(os.getenv("RESULT"), "w")
file:write(vim.json and vim.json.encode(result) or vim.fn.json_encode(result))
file:close()
vim.cmd("qall!")
