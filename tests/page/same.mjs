// same.mjs REFEREE WASM FILE...: the JSON report of the module equals that of the program, byte for byte, for every file.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startEngine } from '../../src/serve/web/page/engine.mjs'

const [referee, wasm, ...files] = process.argv.slice(2)
const ask = await startEngine(readFileSync(wasm))

function reportOf(file) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] }
  try {
    return execFileSync(referee, ['check', '--no-club', '--format', 'json', file], options)
  } catch (failed) {
    return failed.stdout
  }
}

let different = 0
for (const file of files) {
  const bytes = readFileSync(file)
  if (Buffer.from(bytes.toString()).equals(bytes) && reportOf(file) === ask('report', bytes.toString(), file)) continue
  console.error(`${file}: the module and the program disagree`)
  different++
}
console.log(`${files.length} files judged by the module as by the program${different ? `, but for ${different}` : ''}`)
process.exit(different || !files.length ? 1 : 0)
