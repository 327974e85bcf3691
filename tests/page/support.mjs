// What the tests of the page share: a browser, a page that is watched, and a player who enters what a record says with a finger.
import {execFileSync} from "node:child_process";
import {pathToFileURL} from "node:url";
import {chromium} from "playwright-core";

export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
export const DESK = {viewport: {width: 1280, height: 800}, hasTouch: true};

export const launch = () => chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

let failed = 0;
export async function test(name, body) {
    const begun = Date.now();
    try {
        const words = await body();
        console.log(`ok ${name}${words ? `: ${words}` : ""} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
        console.log(`not ok ${name}: ${String(error.stack).split("\n").slice(0, 4).join(" | ")}`);
        failed++;
    }
}
export const failures = () => failed;

export function same(found, wanted, what) {
    const [one, other] = [found, wanted].map(value => JSON.stringify(value));
    if (one !== other) throw new Error(`${what}: ${one?.slice(0, 300)}, wanted ${other?.slice(0, 300)}`);
}
export function holds(fact, what) {
    if (!fact) throw new Error(what);
}

// Nothing may be asked of a network, nothing said on the console.
export async function watched(context) {
    const page = await context.newPage();
    page.noise = [];
    page.on("console", message => page.noise.push(message.text()));
    page.on("pageerror", error => page.noise.push(String(error)));
    page.on("request", request => /^(file|blob|data):/.test(request.url()) || page.noise.push(`asks for ${request.url()}`));
    return page;
}
export async function openPage(context, path, hash = "") {
    const page = await watched(context);
    await page.goto(pathToFileURL(path) + hash);
    await page.waitForFunction(() => window.referee);
    return page;
}

export const DISPUTE = "scenarios/cyclades/dispute.yaml";
export const MYTIKAS = ["table: deal apollo to ada", "table: deal hades to ben", "table: reveal ares"];

// A record that is opened, a game of two that is begun, a line that is written.
export const start = (page, text) => page.evaluate(record => window.referee.page.begin(record), text);
export const fresh = async (page, game) => start(page, await page.evaluate(id => JSON.parse(window.referee.ask("new", id, "ada\nben", "", 0)).text, game));
export async function write(page, line) {
    await page.locator("#line").fill(line);
    await page.locator("#line").press("Enter");
}

// A game played at random by the program.
export const playedGame = (referee, game, players, seed) =>
    execFileSync(referee, ["play", game, "--players", players, "--seed", String(seed)], {encoding: "utf8"});

export function judge(referee, text) {
    let out;
    try {
        out = execFileSync(referee, ["check", "--no-club", "--format", "json", "-"], {encoding: "utf8", input: text});
    } catch (failure) {
        out = failure.stdout;
    }
    return JSON.parse(out).records[0];
}

export const textOf = page => page.evaluate(() => window.referee.ask("text"));
export const entriesOf = page => page.evaluate(() => window.referee.page.keeper.record.entries);

// The same entry as the page lists it, which may be in other words: the one after which the table looks the same.
const asListed = (page, entry) => page.evaluate(wanted => {
    const {ask, page: {keeper, play}} = window.referee, begin = (text, words) => text.split(" ").slice(0, words).join(" ");
    if (play.entries.some(({text}) => text === wanted) || wanted.startsWith("{")) return wanted;
    const comesTo = text => {
        if (ask("add", text)) return null;
        const picture = ask("picture", keeper.record.entries + 1);
        ask("undo", 1);
        return picture;
    };
    const picture = comesTo(wanted), alike = words => play.entries.find(({text}) => begin(text, words) === begin(wanted, words) && comesTo(text) === picture)?.text;
    return alike(3) ?? alike(2) ?? wanted;
}, entry);

// What a finger would do next on the way to that entry: the place of a chip or of a thing on the board; null: it must be written.
const nextTouch = (page, entry) => page.evaluate(wanted => {
    const middle = element => {
        element.scrollIntoView({block: "nearest", inline: "nearest"});
        const {left, top, width, height} = element.getBoundingClientRect();
        return {x: left + width / 2, y: top + height / 2};
    };
    // A point of the thing itself: its middle may be another's.
    const within = (thing, part) => {
        const group = document.getElementById(`thing-${thing.id}`);
        group.scrollIntoView({block: "nearest", inline: "nearest"});
        const {left, top, width, height} = group.getBoundingClientRect(), steps = [.5, .35, .65, .2, .8, .1, .9];
        for (const down of steps)
            for (const right of steps) {
                const x = left + width * right, y = top + height * down, under = board.under(x, y, part);
                if (document.elementFromPoint(x, y)?.closest(".board") && under.find(({word}) => word) === thing) return {x, y};
            }
        return null;
    };
    window.referee.page.board.finish();
    const {play, board} = window.referee.page, target = play.entries.find(({text}) => text === wanted);
    if (play.pending?.text === wanted) return middle(document.querySelector(".proposal .primary"));
    if (!target || !play.choices.left.includes(target)) return null;
    const chips = [...document.querySelectorAll(".chips .chip")];
    const whole = chips.find(chip => chip.dataset.entry === wanted);
    if (whole) return middle(whole);
    const left = target.words.slice(play.choices.known);
    const chip = chips.find(one => one.dataset.word === (left[0] ?? ""));
    for (const part of board.parts)
        for (const thing of part.things)
            if (thing.word && left.includes(thing.word)) {
                const narrowed = play.choices.left.filter(({words}) => words.includes(thing.word)).length;
                const place = narrowed < play.choices.left.length && (!chip || narrowed <= 9) ? within(thing, part) : null;
                if (place) return {...place, thing: thing.id};
            }
    return chip ? middle(chip) : null;
}, entry);

// Enters it by touch; where it cannot be listed, by writing. Tells how many touches that took (-1: written).
export async function enterByTouch(page, written) {
    const before = await entriesOf(page), entry = await asListed(page, written);
    for (let touches = 0; touches < 12; touches++) {
        if (await entriesOf(page) > before) return touches;
        const place = await nextTouch(page, entry);
        if (!place) break;
        await page.touchscreen.tap(place.x, place.y);
        if (place.thing) await page.evaluate(() => window.referee.page.play.entered = 0);
    }
    if (await entriesOf(page) > before) return 12;
    await page.locator("#line").fill(entry);
    await page.locator(".typing button[type=submit]").tap();
    holds(await entriesOf(page) > before, `${entry} was not entered`);
    return -1;
}
