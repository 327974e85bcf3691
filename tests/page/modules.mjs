// modules.mjs WASM: the modules of the page that need no screen, in Node: with the engine where they want one.
import {webcrypto} from "node:crypto";
import {strict as assert} from "node:assert";
import {readFileSync} from "node:fs";
import {deflateRawSync, gzipSync} from "node:zlib";
import {startEngine} from "../../src/serve/web/page/engine.mjs";
import {gunzip, inflate} from "../../src/serve/web/page/inflate.mjs";
import {ELSEWHERE, isAgainst, Keeper} from "../../src/serve/web/page/keeper.mjs";
import {cutEntry, narrow, offered, touchable, wordOf} from "../../src/serve/web/page/narrowing.mjs";
import {compilePacked, modulesBytes, pack, unpack} from "../../src/serve/web/page/packing.mjs";
import {readPieces, spellPiece} from "../../src/serve/web/page/pieces.mjs";
import {Store} from "../../src/serve/web/page/store.mjs";

globalThis.crypto ??= webcrypto; // Node 18 has it, but not by that name

const bytes = readFileSync(process.argv[2]), ask = await startEngine(bytes);
let failed = 0;
async function test(name, body) {
    try {
        await body();
        console.log(`ok ${name}`);
    } catch (error) {
        console.log(`not ok ${name}: ${String(error.stack).split("\n").slice(0, 6).join(" | ")}`);
        failed++;
    }
}
const MYTIKAS = "game: mytikas\nplayers: [ada, ben]\nlog:\n  - table: deal apollo to ada # by hand\n  - table: deal hades to ben\n";

// ---- narrowing

const bids = ["ada: bid ares gold 1", "ada: bid ares gold 2", "ada: bid zeus gold 1", "ada: pass"].map(text => cutEntry([text, ""]));

await test("entries are cut into words; what is in brackets stays in one piece, colons in names too", () => {
    assert.deepEqual(cutEntry(["ada: bid ares gold 4", "ada -4"]).words, ["ada:", "bid", "ares", "gold", "4"]);
    assert.deepEqual(cutEntry(["table: {deal: [a, b]}", ""]).words, ["table:", "deal", "a", "b"]);
    assert.deepEqual(cutEntry(["table: {order: [José María, \"x: y\"], to: Zoë}", ""]).words, ["table:", "order", "José María", "\"x: y\"", "to", "Zoë"]);
    assert.deepEqual(cutEntry(["\"a: b\": pass", ""]).words, ["\"a: b\":", "pass"]);
});
await test("a choice leaves what begins so, a touch what speaks of the thing", () => {
    assert.equal(narrow(bids, []).known, 1);
    assert.equal(narrow(bids, [{word: "bid"}]).left.length, 3);
    assert.equal(narrow(bids, [{touched: "ares"}]).known, 4);
    assert.deepEqual(narrow(bids, [{touched: "ares"}, {word: "2"}]).left.map(({text}) => text), ["ada: bid ares gold 2"]);
    assert.deepEqual(narrow(bids, [{touched: "ares", owner: "ben"}]).left, []);
    assert.deepEqual(narrow([], []), {left: [], known: 0});
});
await test("few entries are offered whole, many by their next word", () => {
    assert.deepEqual(offered(narrow(bids, [])).map(({label}) => label), ["bid ares gold 1", "bid ares gold 2", "bid zeus gold 1", "pass"]);
    const many = Array.from({length: 12}, (_, i) => cutEntry([`ada: place p${i % 3} at s${i}`, ""])).concat(cutEntry(["ada: pass", ""]));
    assert.deepEqual(offered(narrow(many, [])).map(({label, count}) => [label, count]), [["place", 12], ["pass", 1]]);
});
await test("a thing is called by the end of its id", () => {
    const words = touchable(narrow(bids, []));
    assert.ok(words.has("ares") && !words.has("ada:"));
    assert.equal(wordOf("space-b3", new Set(["b3"])), "b3");
    assert.equal(wordOf("room-two-12", new Set(["two-12", "12"])), "two-12");
    assert.equal(wordOf("space-b33", new Set(["b3"])), null);
    const levels = [1, 2].map(level => cutEntry([`ada: build city level ${level}`, ""])), calls = touchable(narrow(levels, []));
    assert.deepEqual([wordOf("level-2", calls), wordOf("player-2", calls)], ["level-2", null], "a number means what stands before it");
    assert.deepEqual(narrow(levels, [{touched: "level-2"}]).left.map(({text}) => text), ["ada: build city level 2"]);
});

// ---- packing

await test("what zlib deflates is inflated, in every way it can be packed", () => {
    const random = Buffer.from(Array.from({length: 5000}, (_, i) => i * i * 7919 >> 5 & 255)), text = Buffer.from("bid ares gold 4\n".repeat(4000));
    for (const whole of [Buffer.alloc(0), Buffer.from("a"), random, text, bytes])
        for (const how of [{level: 0}, {level: 1}, {level: 9}, {level: 9, strategy: 4}]) {
            assert.ok(Buffer.from(inflate(deflateRawSync(whole, how), 0, 1 << 23)).equals(whole));
            assert.ok(Buffer.from(gunzip(gzipSync(whole, how))).equals(whole));
        }
});
await test("what is cut off, damaged or too large is refused", () => {
    const packed = deflateRawSync(Buffer.from("bid ares gold 4\n".repeat(4000)));
    assert.throws(() => inflate(packed.subarray(0, packed.length - 9), 0, 1 << 22));
    assert.throws(() => inflate(Uint8Array.of(7, 255, 255), 0, 1 << 22));
    assert.throws(() => inflate(packed, 0, 1000));
});
await test("a record goes into a link and comes back, with every letter", async () => {
    for (const text of [MYTIKAS, "", "title: \"Zoë – 数 😀\"\n", MYTIKAS.repeat(500)]) assert.equal(unpack(await pack(text)), text);
    assert.match(await pack(MYTIKAS), /^[\w-]+$/);
    const {CompressionStream: own} = globalThis;
    globalThis.CompressionStream = undefined;
    const stored = await pack(MYTIKAS);
    globalThis.CompressionStream = own;
    assert.equal(unpack(stored), MYTIKAS, "also where the browser cannot deflate");
});
await test("the module's letters: thirteen bits in two, five in the last", () => {
    assert.deepEqual([...modulesBytes("##")], [0]);
    assert.deepEqual([...modulesBytes("$#")], [2], "91 is 00000010 11011");
    assert.deepEqual([...modulesBytes("$#&")], [2, 216], "and 3 is 00011: 11011000 11");
    assert.deepEqual([...modulesBytes("=#")], [71], "= follows ;, there is no <: 25 * 91 is 01000111 00011");
});
await test("the module is unpacked by the browser, or by us", async () => {
    const packed = gzipSync(bytes), {DecompressionStream: own} = globalThis;
    assert.ok(await compilePacked(packed) instanceof WebAssembly.Module);
    globalThis.DecompressionStream = undefined;
    assert.ok(await compilePacked(packed) instanceof WebAssembly.Module);
    globalThis.DecompressionStream = own;
});

// ---- pieces

await test("what a deal is put together of comes from the engine and is understood by it", () => {
    ask("read", JSON.parse(ask("new", "mykerinos", "ada\nben", "", 0)).text);
    const pieces = readPieces(JSON.parse(ask("position", 0)).pieces);
    assert.deepEqual([pieces.thing, pieces.wanted, pieces.kinds.length, pieces.mark], ["tile", 8, 6, "pyramid"]);
    const spelled = pieces.kinds.map(({name, behind}) => spellPiece(pieces, {name, behind: behind[behind.length - 1].word, cells: "^./../.^"}));
    const deal = [...spelled, spellPiece(pieces, {name: "violet", behind: "-", cells: "../../.."}), "lemon"];
    assert.equal(deal[6], "violet");
    const trial = JSON.parse(ask("try", 0, `table: {deal: [${deal.join(", ")}]}`));
    assert.deepEqual([trial.refused, trial.findings.filter(({word}) => word !== "noted")], [false, []]);
    ask("read", MYTIKAS);
    assert.equal(JSON.parse(ask("position", 0)).pieces, "");
});

// ---- keeping

const keeper = () => {
    const kept = new Keeper(ask, new Store());
    kept.begin(MYTIKAS);
    return kept;
};
await test("entries are written behind the log, taken back and put back; comments stay", () => {
    const kept = keeper();
    assert.equal(kept.enter("table: reveal ares"), "");
    assert.equal(ask("text"), `${MYTIKAS}  - table: reveal ares\n`);
    for (let i = 0; i < 3; i++) assert.equal(kept.undo(), "");
    assert.notEqual(kept.undo(), "");
    assert.deepEqual([kept.record.entries, kept.line.back], [0, 3]);
    for (let i = 0; i < 3; i++) assert.equal(kept.redo(), "");
    assert.notEqual(kept.redo(), "");
    assert.equal(ask("text"), `${MYTIKAS}  - table: reveal ares\n`);
});
await test("what is not understood changes nothing", () => {
    const kept = keeper();
    assert.equal(kept.enter("table: deel ares"), "This entry is unreadable.");
    assert.deepEqual([ask("text"), kept.game.lines.length], [MYTIKAS, 1]);
});
await test("where nothing can be written no other line begins, and one stays where one is", () => {
    const kept = keeper(), brackets = "game: mytikas\nplayers: [ada, ben]\nlog: [table: deal apollo to ada]\n";
    kept.begin(brackets);
    kept.goTo(0);
    assert.notEqual(kept.enter("table: deal artemis to ben"), "");
    assert.notEqual(kept.undo(), "");
    assert.deepEqual([ask("text"), kept.game.lines.length, kept.game.line, kept.at], [brackets, 1, 0, 0]);
});
await test("who enters something else in the past, or after taking back two, begins another line", () => {
    const kept = keeper();
    kept.goTo(1);
    assert.equal(kept.enter("table: deal artemis to ben"), "");
    assert.deepEqual([kept.forked, kept.game.lines.length, kept.record.entries], [true, 2, 2]);
    kept.goToLine(0);
    assert.equal(ask("text"), MYTIKAS);
    kept.undo();
    assert.equal(kept.enter("table: deal artemis to ben"), "");
    assert.equal(kept.forked, false, "one that was taken back is a slip");
    kept.undo();
    kept.undo();
    assert.equal(kept.enter("table: deal zeus to ada"), "");
    assert.equal(kept.forked, true, "two are not");
});
await test("who enters what was taken back goes on in the same line", () => {
    const kept = keeper();
    kept.undo();
    kept.undo();
    assert.equal(kept.enter("table: deal apollo to ada"), "");
    assert.deepEqual([kept.forked, kept.ahead], [false, ["table: deal hades to ben"]]);
});
await test("what the table rules is written with the entry", () => {
    const kept = keeper();
    kept.enter("table: deal ares to ada");
    assert.ok(kept.entry(3).findings.length > 0);
    kept.rule("void");
    assert.match(ask("text"), /\n  - table: deal ares to ada ruled void\n$/);
});
await test("a note stays where the table rules, and so does what was taken back", () => {
    const kept = new Keeper(ask, new Store());
    kept.begin(`${MYTIKAS}  - table: {deal: ares, to: ada, note: "a } b"}\n  - table: deal zeus to ben\n`, "real");
    kept.undo();
    assert.equal(kept.rule("void"), "");
    assert.match(ask("text"), /\n  - table: \{deal: ares, to: ada, ruled: void, note: "a } b"}\n$/);
    assert.deepEqual([kept.forked, kept.game.lines.length, kept.game.lines[0].back], [true, 2, 1]);
    assert.ok(kept.entry(3).findings.every(finding => !isAgainst(finding)));
});
await test("where the page draws it draws until somebody else is to act", () => {
    const kept = new Keeper(ask, new Store());
    kept.begin("game: mytikas\nplayers: [ada, ben]\n", "page");
    kept.drawAll();
    assert.ok(kept.record.entries > 0 && !kept.tableAlone);
    assert.deepEqual(kept.record.log.flatMap(({findings}) => findings), []);
});
await test("games are kept, the latest first, and forgotten", () => {
    const store = new Store(), game = (id, when) => ({id, when, lines: [{text: MYTIKAS, back: 0}], line: 0});
    store.put(game("a", 1));
    store.put(game("b", 2));
    assert.deepEqual(store.list().map(({id}) => id), ["b", "a"]);
    store.remove("b");
    assert.deepEqual([store.list().map(({id}) => id), store.get("b")], [["a"], null]);
});

// ---- windows, and how much they may keep

const NOTED = `${MYTIKAS}  - table: {reveal: ares, note: "slowly"} # at last\n  - table: deal and deal\n`;

// A window of its own onto a storage; `room` is how many letters it takes.
const drawer = (room = Infinity) => {
    const held = new Map();
    return {getItem: key => held.get(key) ?? null, removeItem: key => held.delete(key), key: i => [...held.keys()][i], get length() {
        return held.size;
    }, setItem(key, value) {
        if (value.length > room) throw new Error("full");
        held.set(key, value);
    }};
};
async function onto(storage) {
    globalThis.localStorage = storage;
    const window = new Keeper(await startEngine(bytes), new Store());
    delete globalThis.localStorage;
    return window;
}
await test("what was taken back before the page was closed comes back as it was written", async () => {
    const storage = drawer(), before = await onto(storage);
    before.begin(NOTED);
    for (let i = 0; i < 3; i++) assert.equal(before.undo(), "");
    const after = await onto(storage);
    after.open(after.store.get(before.game.id));
    assert.deepEqual([after.record.entries, after.ahead.length, after.ask("text")], [1, 3, before.ask("text")]);
    for (let i = 0; i < 3; i++) assert.equal(after.redo(), "");
    assert.equal(after.ask("text"), NOTED);
});
await test("two windows on one game: what one has written the other shows, and does not write over", async () => {
    const storage = drawer(), [one, other] = [await onto(storage), await onto(storage)];
    one.begin(MYTIKAS);
    other.open(other.store.get(one.game.id));
    assert.deepEqual([one.catchUp(), other.catchUp()], [false, false]);
    assert.equal(one.enter("table: reveal ares"), "");
    assert.equal(other.enter("table: reveal hades"), ELSEWHERE);
    assert.equal(other.ask("text"), `${MYTIKAS}  - table: reveal ares\n`);
    assert.equal(other.undo(), "");
    assert.equal(one.undo(), ELSEWHERE);
    assert.deepEqual([one.record.entries, one.ahead], [2, ["table: reveal ares"]]);
    one.rewrite(NOTED);
    other.rewrite(MYTIKAS);
    assert.deepEqual(other.game.lines.map(({text}) => text), [`${MYTIKAS}  - table: reveal ares\n`, NOTED, MYTIKAS]);
    one.store.remove(one.game.id);
    assert.equal(other.redo(), "There is nothing to undo or redo.");
    assert.equal(other.enter("table: reveal ares"), "", "one that was forgotten there goes on here");
});
await test("without room the window itself keeps what was entered, and what there was can be forgotten", async () => {
    const storage = drawer(MYTIKAS.length + 300), kept = await onto(storage);
    kept.begin(MYTIKAS);
    assert.equal(kept.kept, true);
    kept.rewrite(NOTED);
    assert.deepEqual([kept.kept, kept.store.get(kept.game.id).lines.length, kept.catchUp()], [false, 2, false]);
    storage.setItem = () => {
        throw new Error("full");
    };
    const later = await onto(storage);
    assert.deepEqual([later.store.lasts, later.store.list().length], [true, 1]);
    later.store.remove(kept.game.id);
    assert.deepEqual([later.store.list().length, (await onto(storage)).store.lasts], [0, false], "where nothing was ever kept there is no storage");
});
await test("what is no record is refused, and the game that is open stays", () => {
    const kept = keeper();
    for (const text of ["", "# nothing\n", "on: push\njobs: {}\n", "just words\n", "\u0089PNG\0\0"]) assert.match(kept.refusal(text), /not a record|no record/);
    for (const text of [MYTIKAS, "game: mytiaks\nplayers: [ada, ben]\n", "players: [ada\nlog:\n"]) assert.equal(kept.refusal(text), "", "with mistakes it is one");
    assert.equal(ask("text"), MYTIKAS);
});
await test("a log that cannot be cut is not gone on with at another place", () => {
    const kept = keeper(), torn = MYTIKAS.replace("# by hand", "\nat the margin");
    kept.begin(torn);
    kept.goTo(0);
    assert.equal(kept.enter("table: deal zeus to ada"), "No branch can begin after entry 0.");
    assert.deepEqual([ask("text"), kept.game.lines.length, kept.at], [torn, 1, 0]);
});

process.exit(failed ? 1 : 0);
