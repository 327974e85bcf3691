// editor.mjs SERVER REFEREE ROOT: what an editor says about every record that is shipped, and what it offers.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { start } from './server.mjs';

const [program, referee, root] = process.argv.slice(2);
let failed = 0;
function judge(name, fault) {
  failed += Boolean(fault);
  console.log(`${fault ? 'not ok' : 'ok'} editor: ${name}${fault ? `: ${fault}` : ''}`);
}

const run = (...words) => spawnSync(referee, words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
const games = run('games').trim().split('\n').map((line) => line.split(' ')[0]);
const schema = (name) => `# yaml-language-server: $schema=${pathToFileURL(join(root, 'schemas', `${name}.schema.json`))}\n`;
const records = (game) => readdirSync(join(root, 'scenarios', game), { recursive: true })
  .filter((name) => name.endsWith('.yaml')).sort().map((name) => join(root, 'scenarios', game, name));

// A validator that takes every remark for an error.
for (const name of readdirSync(join(root, 'schemas')).filter((file) => file.endsWith('.schema.json'))) {
  const complain = (remark) => { throw new Error(remark); };
  let fault = '';
  try {
    new Ajv({ strict: true, logger: { log() {}, warn: complain, error: complain } }).compile(JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')));
  } catch (error) {
    fault = error.message;
  }
  judge(`${name} compiles in ajv's strict mode`, fault);
}

// What the referee itself does not understand as it stands is not a false alarm.
function unreadable() {
  const report = JSON.parse(run('check', '--format', 'json', join(root, 'scenarios')));
  return new Set(report.records.filter((record) => record.findings.some((finding) =>
    finding.word === 'unreadable' || finding.code === 'log.spelling')).map((record) => record.file));
}

// The schema of all games has the same definitions: every eighth record will do. EVERY=N looks at fewer of the others, too.
const steps = [Number(process.env.EVERY ?? 1), 8 * Number(process.env.EVERY ?? 1)];

let opened = 0;
const server = start(program);
async function findings(text) {
  const uri = `file:///record-${++opened}.yaml`;
  const found = await server.open(uri, text);
  server.close(uri);
  return found.map((each) => `line ${each.range.start.line}: ${each.message}`);
}
async function offered(text, line, character) {
  const uri = `file:///record-${++opened}.yaml`;
  await server.open(uri, text);
  const labels = await server.offered(uri, line, character);
  server.close(uri);
  return labels;
}

await server.begin();
const misread = unreadable();
for (const game of games)
  for (const name of [game, 'record']) {
    let fault = '', looked = 0;
    for (const file of records(game).filter((_, place) => place % steps[name === 'record' ? 1 : 0] === 0)) {
      if (misread.has(file)) continue;
      looked++;
      const found = await findings(schema(name) + readFileSync(file, 'utf8'));
      if (found.length && !fault) fault = `${file}: ${found[0]}`;
    }
    judge(`${game}: no false alarm in ${looked} records with ${name}.schema.json`, fault || (!looked && 'there are none'));
  }

for (const game of games) {
  const head = `game: ${game}\nplayers: [anna, ben]\n`;
  const own = `${schema(game)}${head}${run('box', game)}`;
  judge(`${game}: no false alarm in its own box, numbers as keys and all`, (await findings(own))[0]);
  judge(`${game}: a word nobody knows is an alarm`, (await findings(`${schema(game)}${head}colour: blue\n`)).length ? '' : 'none');
  const labels = await offered(`${schema(game)}${head}log:\n  - anna:\n      \n`, 5, 6);
  const known = JSON.parse(run('schema', game)).$defs.DoneByPlayer.anyOf.flatMap((each) => each.$ref?.split('Verb.')[1] ?? []);
  judge(`${game}: every verb is offered, once`,
    known.filter((verb) => labels.filter((label) => label === verb).length !== 1).join(' ') || (!known.length && 'there are none'));
  const news = run('new', game, '--players', 'anna,ben');
  judge(`${game}: what new writes names the schema`, /^# yaml-language-server: \$schema=\S*schema\.json$/m.test(news) ? '' : 'no');
  judge(`${game}: and has no false alarm`, (await findings(schema(game) + news.replace(/^# yaml-language-server.*\n/m, '')))[0]);
}
server.end();

// The catalog that is installed, given to an editor's server as it takes catalogs: over HTTP. It needs a moment to fetch it.
const catalog = readFileSync(join(root, 'schemas', 'catalog.json.in'), 'utf8').replace('@SCHEMAS@', join(root, 'schemas'));
const host = createServer((_, answer) => answer.end(catalog)).listen(0, '127.0.0.1');
await once(host, 'listening');
const second = start(program, `http://127.0.0.1:${host.address().port}/catalog.json`);
await second.begin();
const alarms = async (place) => (await second.open(`file:///${++opened}/${place}/a.yaml`, 'game: myst\nplayers: [anna, ben]\ncolour: blue\n')).length;
let alarmed = 0;
for (let tries = 0; tries < 100 && !alarmed; tries++) {
  alarmed = await alarms('records');
  await new Promise((resolve) => setTimeout(resolve, 100));
}
judge('the catalog entry finds the schema of what lies in records', alarmed ? '' : 'no alarm');
judge('and of nothing else', await alarms('recipes') ? 'an alarm' : '');
second.end();
host.close();
process.exit(failed ? 1 : 0);
