// Support for the tests of the page: records to show, a browser that watches for noise, tests that are counted.
import {execFileSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {chromium} from "playwright-core";

export const [, , referee, home] = process.argv;
const work = mkdtempSync(join(tmpdir(), "referee-page-"));
let failed = 0;

// A page with finding and steps of every game.
export const shown = [
    {game: "cyclades", record: "scenarios/cyclades/dispute.yaml"},
    {game: "mykerinos", record: "scenarios/mykerinos/three-mistakes.yaml"},
    {game: "myriath", record: "scenarios/myriath/three-mistakes.yaml"},
    {game: "myst", record: "scenarios/myst/two-disputes.yaml"},
    {game: "mytikas", record: "scenarios/mytikas/ben-wants-zeus-too.yaml"},
];

export const run = (...words) => execFileSync(referee, words, {encoding: "utf8", maxBuffer: 1 << 28});

export function write(name, text) {
    const path = join(work, name);
    writeFileSync(path, text);
    return path;
}

export async function test(name, body) {
    try {
        await body();
        console.log(`ok ${name}`);
    } catch (error) {
        console.log(`not ok ${name}: ${String(error.message).split("\n")[0]}`);
        failed++;
    }
}

export function same(found, wanted, what) {
    const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (one !== other) throw new Error(`${what}: ${one.slice(0, 300)} instead of ${other.slice(0, 300)}`);
}

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
           "--disable-sync"],
});

export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
export const smallPhone = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};
export const desktop = {viewport: {width: 1400, height: 900}};

// Opens a page and watches it: nothing may be asked of a network, nothing said on the console.
export async function open(path, {hash = "", ...options} = {}) {
    const context = await browser.newContext({...desktop, ...options});
    const page = await context.newPage();
    page.noise = [];
    page.on("console", message => page.noise.push(message.text()));
    page.on("pageerror", error => page.noise.push(String(error)));
    page.on("request", request => request.url().startsWith("file:") || page.noise.push(`asks for ${request.url()}`));
    await visit(page, path, hash);
    return page;
}

export const visit = (page, path, hash = "") => page.goto(pathToFileURL(path) + hash);

export const close = page => page.context().close();

export async function finish() {
    await browser.close();
    rmSync(work, {recursive: true, force: true});
    process.exit(failed ? 1 : 0);
}
