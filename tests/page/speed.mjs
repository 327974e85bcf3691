// speed.mjs MODULE RECORD: milliseconds in which the module judges one more entry after the five hundredth of the record, the best of many.
import {readFileSync} from "node:fs";
import {startEngine} from "../../src/serve/web/page/engine.mjs";

const [module, record] = process.argv.slice(2);
const ask = await startEngine(readFileSync(module));
ask("read", readFileSync(record, "utf8"));
ask("read", ask("branch", 500));
const [[entry]] = JSON.parse(ask("position", 500)).legal;
let best = Infinity;
for (let i = 0; i < 100; i++) {
    const begun = performance.now();
    const problem = ask("add", entry);
    best = Math.min(best, performance.now() - begun);
    if (problem) throw new Error(problem);
    ask("undo", 1);
}
console.log(best.toFixed(2));
