// lsp.mjs REFEREE ROOT: referee lsp, asked by the client library that editors are made of, agrees with the program.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import protocol from 'vscode-languageserver-protocol/node.js';
import { TextDocument } from 'vscode-languageserver-textdocument';

const [referee, root] = process.argv.slice(2);
let failed = 0;
function judge(name, fault) {
  failed += Boolean(fault);
  console.log(`${fault ? 'not ok' : 'ok'} lsp: ${name}${fault ? `: ${fault}` : ''}`);
}
const run = (words, input) => spawnSync(referee, words, { encoding: 'utf8', input, maxBuffer: 1 << 28 }).stdout;
const same = (found, wanted) => JSON.stringify(found) === JSON.stringify(wanted)
  ? '' : `found ${JSON.stringify(found).slice(0, 300)}, wanted ${JSON.stringify(wanted).slice(0, 300)}`;

// ---- a client ----

const child = spawn(referee, ['lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
const left = new Promise((resolve) => child.on('exit', resolve));
const client = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(child.stdout), new protocol.StreamMessageWriter(child.stdin));
const published = new Map();
client.onNotification(protocol.PublishDiagnosticsNotification.type, (told) => published.get(told.uri)?.(told));
client.onError(([error]) => judge('the client library is content', error.message));
const messages = [];
client.onNotification(protocol.ShowMessageNotification.type, (told) => messages.push(told.message));
client.listen();

let opened = 0;
function open(text) {
  const uri = `file:///nowhere/record-${++opened}.yaml`;
  const document = { uri, version: 1, told: [], wake: () => {} };
  published.set(uri, (told) => { document.told.push(told); document.wake(); });
  client.sendNotification(protocol.DidOpenTextDocumentNotification.type,
    { textDocument: { uri, languageId: 'yaml', version: 1, text } });
  return document;
}
function close(document) {
  client.sendNotification(protocol.DidCloseTextDocumentNotification.type, { textDocument: { uri: document.uri } });
  published.delete(document.uri);
}
// What is found in this version: at first sight, and where something is wrong once more, looked into.
async function findings(document) {
  for (;;) {
    const told = document.told.filter((each) => each.version === document.version);
    const wrong = told[0]?.diagnostics.some((each) => each.severity === 1);
    if (told.length > (wrong ? 1 : 0)) return told.at(-1).diagnostics;
    await new Promise((resolve) => { document.wake = resolve; });
  }
}
const about = (document, more) => ({ textDocument: { uri: document.uri }, ...more });

const began = await client.sendRequest(protocol.InitializeRequest.type, {
  processId: process.pid, rootUri: null, workspaceFolders: null,
  capabilities: {
    textDocument: {
      publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true }, hover: { contentFormat: ['markdown'] },
    },
  },
});
client.sendNotification(protocol.InitializedNotification.type, {});
judge('it introduces itself', same([began.serverInfo.name, began.capabilities.positionEncoding, began.capabilities.textDocumentSync.change],
  ['referee', 'utf-16', 2]));

// ---- findings are those of check: a mistake once ----

const folder = join(root, 'scenarios');
const records = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.yaml')).sort().map((name) => join(folder, name));
const every = Number(process.env.EVERY ?? 1);
const looked = records.filter((_, place) => place % every === 0);
const report = JSON.parse(run(['check', '--format', 'json', ...looked]));
const wanted = new Map(looked.map((file) => [file, []]));
for (const record of report.records)
  for (const finding of record.findings)
    if (finding.follows === null && finding.code !== 'log.unwritten' && !record.findings.some((first) => first !== finding
      && first.mistake && first.mistake === finding.mistake && record.findings.indexOf(first) < record.findings.indexOf(finding)))
      wanted.get(record.file).push(`${finding.line} ${finding.code}`);
{
  let fault = '';
  for (const file of looked) {
    const document = open(readFileSync(file, 'utf8'));
    const found = (await findings(document)).map((each) => `${each.range.start.line + 1} ${each.code}`);
    close(document);
    fault ||= same(found, wanted.get(file)) && `${file}: ${same(found, wanted.get(file))}`;
  }
  judge(`${looked.length} records are judged as check judges them`, fault);
}

// ---- completion offers what moves lists ----

const random = (() => { let state = Number(process.env.SEED ?? 7); return (below) => { state = (state * 48271) % 2147483647; return state % below; }; })();
const work = mkdtempSync(join(tmpdir(), 'referee-lsp-'));
async function offered(document, line, character) {
  const list = await client.sendRequest(protocol.CompletionRequest.type, about(document, { position: { line, character } }));
  return list?.items ?? [];
}
{
  let fault = '', asked = 0;
  for (const file of records.filter((name, place) => !name.includes('illegal') && place % (3 * every) === 0)) {
    const text = readFileSync(file, 'utf8'), lines = text.split('\n');
    const log = lines.findIndex((line) => line === 'log:');
    const entries = lines.map((line, at) => at).filter((at) => at > log && /^ {2}- /.test(lines[at]));
    if (log < 0 || text.includes('\n---') || !entries.length) continue;
    for (const share of [0, 0.4, 1]) {
      const number = Math.floor(share * (entries.length - 1)), at = entries[number];
      const listed = run(['moves', '--at', String(number), file]).split('\n').filter((line) => /^ *- /.test(line))
        .map((line) => line.replace(/^ *- /, '').replace(/ {2,}# .*$/, ''));
      const document = open([...lines.slice(0, at), '  - ', ...lines.slice(at + 1)].join('\n'));
      const items = await offered(document, at, 4);
      close(document);
      asked++;
      const whole = items.filter((item) => item.kind === protocol.CompletionItemKind.Snippet && item.detail !== 'cannot be listed')
        .map((item) => item.label);
      const names = new Set(listed.map((entry) => `${entry.split(':')[0]}:`));
      const first = items.filter((item) => item.kind === protocol.CompletionItemKind.Event).map((item) => item.label);
      fault ||= same(whole.length, Math.min(40, listed.length)) && `${file} after entry ${number}: ${whole.length} of ${listed.length}`;
      const tried = whole[random(whole.length || 1)];
      const status = tried ? spawnSync(referee, ['try', '--at', String(number), file, tried]).status : 0;
      fault ||= status && `${file} after entry ${number}: ${tried} is offered, and try says ${status}`;
      fault ||= [...names].every((name) => first.includes(name)) ? '' : `${file} after entry ${number}: ${first} lacks some of ${[...names]}`;
    }
  }
  judge(`completion offers what moves lists, ${asked} times`, fault);
}

{
  const text = `game: cyclades
players: [ada, ben, cleo]
log:
  - table: order ada ben cleo
  - table: draw harpy
  - table: gods ares athena
  - ada: bid ares gold 2
  - ben: bid athena gold 1
  - cleo: bid apollo
  - ada: recruit troop at b1
  - ben: recruit `;
  const document = open(text), strict = open(text.replace('log:', 'house: {unwritten: required}\nlog:'));
  const words = async (place, line) => (await offered(place, line, 17)).map((item) => item.label);
  judge('who may act once a turn has ended without saying is offered what is legal then',
    same(await words(document, 10), ['philosopher', 'ben: recruit philosopher']));
  judge('but not where the house wants it said', same(await words(strict, 11), []));
  close(document);
  close(strict);
}

// ---- a text that was changed bit by bit is the text ----

{
  const pieces = ['x', '\n', ' ', '  - anna: pass\n', 'é', '🎲', '', '{', '\r\n', '"', ': ', '\u2028'];
  let fault = '';
  for (const file of looked.filter((_, place) => place % 9 === 0)) {
    const document = open(readFileSync(file, 'utf8'));
    let text = TextDocument.create(document.uri, 'yaml', 1, readFileSync(file, 'utf8'));
    for (let version = 2; version < 12; version++) {
      const contentChanges = Array.from({ length: 1 + random(3) }, () => {
        // never inside of a letter
        const between = (at) => at - /[\udc00-\udfff]/.test(text.getText()[at] ?? '');
        const start = between(random(text.getText().length + 1)), end = between(Math.min(text.getText().length, start + random(4)));
        const change = { range: { start: text.positionAt(start), end: text.positionAt(end) }, text: pieces[random(pieces.length)] };
        text = TextDocument.update(text, [change], version);
        return change;
      });
      document.version = version;
      client.sendNotification(protocol.DidChangeTextDocumentNotification.type,
        { textDocument: { uri: document.uri, version }, contentChanges });
    }
    const fresh = open(text.getText());
    const plain = (list) => list.map((each) => [each.range, each.code, each.message]);
    fault ||= same(plain(await findings(document)), plain(await findings(fresh))) && `${file}: ${same(plain(await findings(document)), plain(await findings(fresh)))}`;
    close(document);
    close(fresh);
  }
  judge('what was changed bit by bit is judged as if it had been opened so', fault);
}

// ---- formatting is fmt, fixes fix ----

const edited = (text, edits) => TextDocument.applyEdits(TextDocument.create('file:///x', 'yaml', 1, text), edits);
const sloppy = `game: cyclades
players: [ada, ben, cleo]
log:
  - table: order ada ben cleo   # the dice
  - table: draw harpy
  - Table: Gods ares, athena.
  - ada: Bid Ares 2
  - ben bid ares 3
`;
{
  const file = join(work, 'sloppy.yaml');
  writeFileSync(file, sloppy);
  run(['fmt', file]);
  const document = open(sloppy);
  const edits = await client.sendRequest(protocol.DocumentFormattingRequest.type, about(document, { options: { tabSize: 2, insertSpaces: true } }));
  judge('formatting is what fmt does', same(edited(sloppy, edits), readFileSync(file, 'utf8')));
  const actions = await client.sendRequest(protocol.CodeActionRequest.type,
    about(document, { range: { start: { line: 6, character: 0 }, end: { line: 6, character: 0 } }, context: { diagnostics: [] } }));
  judge('an entry is written by the book',
    same(edited(sloppy, actions[0].edit.changes[document.uri]).split('\n')[6], '  - ada: bid ares gold 2'));
  close(document);
}

const damaged = sloppy.replace('Bid Ares 2', 'bid aers gold 2').replace('- ben bid ares 3', '- ben: bid ares gold 3\n  - ada: bid athena gold 1');
{
  const document = open(damaged);
  const found = await findings(document);
  judge('a misspelt word is one mistake', same(found.filter((each) => each.severity === 1).map((each) => each.code), ['log.unreadable']));
  const range = found.find((each) => each.severity === 1).range;
  let actions = [];
  for (let patience = 0; patience < 100 && !actions.some((action) => action.title.startsWith('change entry')); patience++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    actions = await client.sendRequest(protocol.CodeActionRequest.type, about(document, { range, context: { diagnostics: found } }));
  }
  const fix = actions.find((action) => action.title.startsWith('change entry'));
  judge('what was probably meant is offered', fix ? '' : actions.map((action) => action.title).join('; '));
  const mended = open(edited(damaged, fix?.edit.changes[document.uri] ?? []));
  judge('and mends the record', same((await findings(mended)).filter((each) => each.severity === 1), []));
  close(mended);
  close(document);
}

// ---- the rest answers, and answers in shape ----

{
  const document = open(damaged);
  const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hover = await client.sendRequest(protocol.HoverRequest.type, about(document, { position: { line: 7, character: 16 } }));
  judge('hover tells of Ares', hover?.contents.value.includes('**Ares**, god') ? '' : JSON.stringify(hover));
  const symbols = await client.sendRequest(protocol.DocumentSymbolRequest.type, about(document));
  judge('the outline has the cycle', same([symbols[0].name, symbols[0].children.map((each) => each.name)],
    ['cycle 1', ['order', 'creatures', 'gods', 'offerings']]));
  const folds = await client.sendRequest(protocol.FoldingRangeRequest.type, about(document));
  judge('the log folds', folds.some((fold) => fold.startLine === 2 && fold.endLine === 8) ? '' : JSON.stringify(folds));
  const hints = await client.sendRequest(protocol.InlayHintRequest.type, about(document, { range: all }));
  judge('the score stands behind the round', hints.some((hint) => /^ada \d+, ben \d+, cleo \d+$/.test(hint.label)) ? '' : JSON.stringify(hints));
  const lenses = await client.sendRequest(protocol.CodeLensRequest.type, about(document));
  const page = await client.sendRequest(protocol.ExecuteCommandRequest.type, lenses.at(-1).command);
  judge('the table is shown', page.startsWith('after entry 6, ada: bid athena gold 1\n') && messages.includes(page) ? '' : page);
  const rule = await client.sendRequest(protocol.ExecuteCommandRequest.type,
    { command: 'referee.explain', arguments: [{ word: 'cyclades.bid-other-god', show: false }] });
  judge('a rule is explained as explain does', same(rule, run(['explain', 'cyclades.bid-other-god'])));
  close(document);
}

// ---- the extension that the manual has for VS Code, as far as it goes without VS Code: the client above stands for that of the editor ----

{
  const manual = readFileSync(join(root, 'man', 'referee-lsp.1'), 'utf8');
  const blocks = [...manual.matchAll(/^\.Bd [^\n]*\n(.*?)^\.Ed/gms)].map(([, text]) => text.replaceAll('\\(ha', '^').replaceAll('\\e', '\\'));
  const described = JSON.parse(blocks.find((text) => text.includes('"activationEvents"')));
  let made, page;
  const modules = {
    vscode: { workspace: { registerTextDocumentContentProvider: (_, provider) => { page = provider.provideTextDocumentContent; } } },
    'vscode-languageclient/node': { LanguageClient: class {
      constructor(...given) { made = given; }
      start() {}
      sendRequest(...given) { return client.sendRequest(...given); }
    } },
  };
  const extension = {};
  new Function('require', 'exports', blocks.find((text) => text.includes('exports.activate')))((name) => modules[name], extension);
  extension.activate({ subscriptions: [] });
  judge('the extension of the manual starts this server for YAML', same([described.main, described.activationEvents, ...made.slice(2)],
    ['extension.js', ['onLanguage:yaml'], { command: 'referee', args: ['lsp'] }, { documentSelector: [{ language: 'yaml' }] }]));
  judge('and shows the page of a rule', same(await page({ path: 'explain/cyclades.bid-other-god' }), run(['explain', 'cyclades.bid-other-god'])));
}

// ---- what is withdrawn, unknown or nowhere ----

const refused = (promise) => promise.then(() => 0, (error) => error.code);
judge('an unknown request is refused', same(await refused(client.sendRequest('textDocument/unheardOf', {})), protocol.ErrorCodes.MethodNotFound));
judge('a text that is not open is refused', same(await refused(client.sendRequest(protocol.HoverRequest.type,
  { textDocument: { uri: 'file:///none' }, position: { line: 0, character: 0 } })), protocol.ErrorCodes.InvalidParams));
await client.sendRequest(protocol.ShutdownRequest.type);
judge('after shutdown nothing is answered', same(await refused(client.sendRequest(protocol.CodeLensRequest.type, { textDocument: { uri: 'x' } })),
  protocol.ErrorCodes.InvalidRequest));
client.sendNotification(protocol.ExitNotification.type);
judge('it leaves with status 0', same(await left, 0));
rmSync(work, { recursive: true });
process.exit(failed ? 1 : 0);
