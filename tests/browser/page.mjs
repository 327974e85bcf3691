// page.mjs REFEREE HOME: steps through records in Chromium as a person would. Screenshots go to HOME.
import {execFileSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {chromium} from "playwright-core";

const [, , referee, home] = process.argv;
const work = mkdtempSync(join(tmpdir(), "referee-page-"));
let failed = 0;

// A page with finding and steps of every game.
const shown = [
    {game: "cyclades", record: "scenarios/cyclades/dispute.yaml"},
    {game: "mykerinos", record: "scenarios/mykerinos/three-mistakes.yaml"},
    {game: "myriath", record: "scenarios/myriath/three-mistakes.yaml"},
    {game: "myst", record: "scenarios/myst/two-disputes.yaml"},
    {game: "mytikas", record: "scenarios/mytikas/ben-wants-zeus-too.yaml"},
];

const run = (...words) => execFileSync(referee, words, {encoding: "utf8", maxBuffer: 1 << 28});

function write(name, text) {
    const path = join(work, name);
    writeFileSync(path, text);
    return path;
}

async function test(name, body) {
    try {
        await body();
        console.log(`ok ${name}`);
    } catch (error) {
        console.log(`not ok ${name}: ${String(error.message).split("\n")[0]}`);
        failed++;
    }
}

function same(found, wanted, what) {
    const [one, other] = [found, wanted].map(value => JSON.stringify(value));
    if (one !== other) throw new Error(`${what}: ${one.slice(0, 200)}, wanted ${other.slice(0, 200)}`);
}

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
           "--disable-sync"],
});

// Opens a page and watches it: nothing may be asked of a network, nothing said on the console.
async function open(path, {hash = "", ...options} = {}) {
    const context = await browser.newContext({viewport: {width: 1280, height: 900}, ...options});
    const page = await context.newPage();
    page.noise = [];
    page.on("console", message => page.noise.push(message.text()));
    page.on("pageerror", error => page.noise.push(String(error)));
    page.on("request", request => request.url().startsWith("file:") || page.noise.push(`asks for ${request.url()}`));
    await page.goto(pathToFileURL(path) + hash);
    return page;
}

const entry = page => page.evaluate(() => Number(document.querySelector("input[type=range]").value));
const current = page => page.evaluate(() => Number(document.querySelector(".log .current").dataset.entry));
const board = page => page.evaluate(() => [...document.querySelectorAll("[data-reel]")].map(group => group.innerHTML).filter(shapes => shapes));
const tables = page => page.evaluate(() => [".panel .rows", ".sheet .rows"].map(place => document.querySelector(place).innerHTML.replaceAll("new ", "").replaceAll("found ", "")));

for (const {game, record} of shown) {
    const path = write(`${game}.html`, run("show", record, "--html"));
    const last = Number(/max='(\d+)'/.exec(run("show", record, "--html"))[1]);
    const page = await open(path);

    await test(`${game}: opens at the first finding`, async () => {
        const first = await page.evaluate(() => Number(document.querySelector("[data-found]").dataset.entry));
        same(await entry(page), first, "slider");
        same(await current(page), first, "list");
    });
    await test(`${game}: forward and back gives the same board`, async () => {
        await page.keyboard.press("Home");
        const before = [await board(page), await tables(page)];
        await page.click("[data-step=on]");
        same(await entry(page), 1, "entry");
        await page.click("[data-step=back]");
        same(await entry(page), 0, "entry");
        same([await board(page), await tables(page)], before, "board");
    });
    await test(`${game}: arrow keys, Home and End`, async () => {
        await page.keyboard.press("End");
        same(await entry(page), last, "End");
        await page.keyboard.press("ArrowLeft");
        same(await entry(page), last - 1, "left");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        same(await entry(page), last, "right stops at the end");
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowLeft");
        same(await current(page), 0, "left stops at the beginning");
    });
    await test(`${game}: the slider moves`, async () => {
        await page.locator("input[type=range]").fill("2");
        same(await current(page), 2, "list");
        await page.focus("input[type=range]");
        await page.keyboard.press("ArrowRight");
        same(await current(page), 3, "list after a key on the slider");
    });
    await test(`${game}: jumps from finding to finding and marks it`, async () => {
        const found = await page.evaluate(() => [...document.querySelectorAll("[data-found]")].map(item => Number(item.dataset.entry)));
        await page.keyboard.press("Home");
        await page.locator("body").press("n");
        same(await entry(page), found[0], "n");
        const marks = await page.evaluate(() => document.querySelectorAll(".marks .found, .panel .found").length);
        if (!marks) throw new Error("the finding is not marked");
        await page.keyboard.press("End");
        await page.locator("body").press("p");
        same(await entry(page), found.filter(one => one < last).pop(), "p");
    });
    await test(`${game}: an entry of the list is a link to it`, async () => {
        await page.click("[data-entry='2'] > a");
        same(await entry(page), 2, "entry");
        same(new URL(page.url()).hash, "#2", "address");
        await page.evaluate(() => location.hash = "#1");
        await page.waitForFunction(() => document.querySelector("input[type=range]").value === "1");
        const linked = await open(path, {hash: "#2"});
        same(await current(linked), 2, "opened at #2");
        same(linked.noise, [], "noise");
        await linked.context().close();
    });
    await test(`${game}: every step shows what \`show --at\` shows`, async () => {
        for (let at = 0; at <= last; at++) {
            await page.locator("input[type=range]").fill(String(at));
            const still = await open(write("still.html", run("show", record, "--at", String(at), "--html")), {javaScriptEnabled: false});
            const parts = await still.locator("[data-reel]").evaluateAll(groups => groups.map(group => group.innerHTML).filter(shapes => shapes))
                .catch(() => null);
            same(await board(page), parts, `board after entry ${at}`);
            await still.context().close();
        }
    });
    await test(`${game}: fits a phone`, async () => {
        const phone = await open(path, {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true, colorScheme: "dark"});
        same(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "no sideways scrolling");
        const small = await phone.evaluate(() => [...document.querySelectorAll("button")].filter(button => button.getBoundingClientRect().height < 44).length);
        same(small, 0, "small buttons");
        await phone.tap("[data-step=on]");
        await phone.screenshot({path: join(home, `${game}-phone.png`), fullPage: true});
        same(phone.noise, [], "noise");
        await phone.context().close();
    });
    await test(`${game}: everything on the page has a name and says what changed`, async () => {
        const nameless = await page.evaluate(() => [...document.querySelectorAll("button, input")].filter(one => !one.getAttribute("aria-label")).length);
        same(nameless, 0, "controls without a name");
        await page.keyboard.press("Home");
        const before = await page.textContent("[aria-live]");
        await page.click("[data-step=on]");
        same(await page.textContent("[aria-live]") === before, false, "the live text stays");
    });
    await test(`${game}: no network, no complaint`, async () => same(page.noise, [], "noise"));
    await page.evaluate(() => location.hash = "#" + document.querySelector("[data-found]").dataset.entry);
    await page.screenshot({path: join(home, `${game}.png`), fullPage: true});
    await page.context().close();
}

await test("a link inside a finding leads to the entry it names", async () => {
    const page = await open(join(work, "cyclades.html"));
    const link = page.locator(".finding a[data-go]").first();
    const target = Number(await link.getAttribute("data-go"));
    await link.click();
    same(await current(page), target, "entry");
    await page.context().close();
});

await test("without a script the page still has board, entries and findings", async () => {
    const page = await open(join(work, "mykerinos.html"), {javaScriptEnabled: false});
    same(await page.locator(".log li").count() > 5, true, "entries");
    same(await page.locator(".finding").first().isVisible(), true, "finding");
    same(await page.locator(".controls").isVisible(), false, "controls");
    await page.context().close();
});

await test("a report of several records steps through each", async () => {
    const path = join(work, "report.html");
    run("check", "--format", `html:${path}`, "--fail-on", "never", ...shown.map(({record}) => record));
    const page = await open(path, {hash: "#2.1"});
    const places = () => page.evaluate(() => [...document.querySelectorAll("article")].map(article => Number(article.querySelector("input").value)));
    const before = await places();
    same(before[1], 1, "second record");
    await page.keyboard.press("ArrowRight");
    const after = await places();
    same([after[0], after[1]], [before[0], 2], "the key moves the second record only");
    same(new URL(page.url()).hash, "#2.2", "address");
    await page.locator("article").nth(4).locator("header").scrollIntoViewIfNeeded();
    await page.locator("article").nth(4).locator("[data-step=first]").click();
    same((await places())[4], 0, "last record");
    same(page.noise, [], "noise");
    await page.context().close();
});

await test("a game of more than a thousand entries stays small and quick", async () => {
    const record = write("long.yaml", run("play", "mytikas", "--players", "anna,ben,carl,dora", "--seed", "13"));
    const text = run("show", record, "--html");
    const page = await open(write("long.html", text));
    const last = await page.evaluate(() => Number(document.querySelector("input[type=range]").max));
    if (last < 1000) throw new Error(`only ${last} entries`);
    if (text.length > 1500 * last) throw new Error(`${text.length} bytes for ${last} entries`);
    const started = Date.now();
    await page.locator("input[type=range]").fill("500");
    for (let i = 0; i < 100; i++) await page.keyboard.press("ArrowRight");
    if (Date.now() - started > 40000) throw new Error("a hundred steps take more than forty seconds");
    same(page.noise, [], "noise");
    await page.context().close();
});

await browser.close();
rmSync(work, {recursive: true, force: true});
process.exit(failed ? 1 : 0);
