// server.mjs: yaml-language-server over standard input and output, as an editor talks to it.
import { spawn } from 'node:child_process';

// With a catalog: where schemas are looked up by the names of files.
export function start(program, catalog) {
  const settings = {
    yaml: { validate: true, completion: true, hover: true, schemaStore: { enable: Boolean(catalog), url: catalog ?? '' }, schemas: {} },
    http: { proxy: '', proxyStrictSSL: false }, '[yaml]': {}, editor: { tabSize: 2 }, files: { associations: {} },
  };
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map(), published = new Map();
  let pending = Buffer.alloc(0), last = 0;

  function send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin.write(body);
  }

  function take(message) {
    if (message.method === 'workspace/configuration')
      send({ id: message.id, result: message.params.items.map((item) => settings[item.section] ?? null) });
    else if (message.method === 'textDocument/publishDiagnostics')
      published.get(message.params.uri)?.(message.params.diagnostics);
    else if (message.method && message.id !== undefined)
      send({ id: message.id, result: null });
    else if (answers.has(message.id)) {
      answers.get(message.id)(message.result);
      answers.delete(message.id);
    }
  }

  child.stdout.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(pending.subarray(0, end))[1]);
      if (pending.length < end + 4 + length) return;
      take(JSON.parse(pending.subarray(end + 4, end + 4 + length)));
      pending = pending.subarray(end + 4 + length);
    }
  });

  const request = (method, params) => new Promise((resolve) => {
    answers.set(++last, resolve);
    send({ id: last, method, params });
  });
  const notify = (method, params) => send({ method, params });

  // Opens a text under a name and gives what the server objects to.
  const open = (uri, text) => new Promise((resolve) => {
    published.set(uri, resolve);
    notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
  });
  const close = (uri) => {
    published.delete(uri);
    notify('textDocument/didClose', { textDocument: { uri } });
  };

  // The labels offered at a place of an open text.
  async function offered(uri, line, character) {
    const found = await request('textDocument/completion', { textDocument: { uri }, position: { line, character } });
    return (found?.items ?? found ?? []).map((item) => item.label);
  }

  async function begin() {
    await request('initialize', {
      processId: process.pid, rootUri: null, workspaceFolders: null,
      capabilities: { workspace: { configuration: true }, textDocument: { completion: { completionItem: { snippetSupport: true } } } },
    });
    notify('initialized', {});
    notify('workspace/didChangeConfiguration', { settings });
  }

  return { begin, open, close, offered, end: () => child.kill() };
}
