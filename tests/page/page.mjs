// page.mjs REFEREE PAGE HOME FILE...: what you can do with the page besides playing on. Screenshots go to HOME; the FILEs are judged in it.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {createServer} from "node:http";
import {createRequire} from "node:module";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {DESK, DISPUTE, MYTIKAS, PHONE, entriesOf, failures, fresh, holds, judge, launch, openPage, same, start, test, textOf, watched, write} from "./support.mjs";

const [referee, file, home, ...files] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const browser = await launch();


// ---- the same referee

await test("the page judges every file as the program does", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    const different = [];
    for (const path of files) {
        let wanted;
        try {
            wanted = execFileSync(referee, ["check", "--no-club", "--format", "json", path], {encoding: "utf8", maxBuffer: 1 << 28});
        } catch (failure) {
            wanted = failure.stdout;
        }
        const found = await page.evaluate(([text, name]) => window.referee.ask("report", text, name), [readFileSync(path, "utf8"), path]);
        if (found !== wanted) different.push(path);
    }
    same(different, [], "judged otherwise");
    await context.close();
    return `${files.length} files`;
});

// ---- illegal entries

await test("an illegal entry is told with its rule, entered all the same, and ruled void", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, readFileSync("scenarios/mykerinos/whole-game.yaml", "utf8").replace(/\nclaims:[^]*/, "\n"));
    await page.evaluate(() => {
        const {ask, page: shown} = window.referee;
        shown.begin(ask("branch", 2));
    });
    const before = await entriesOf(page), who = await page.evaluate(() => window.referee.page.keeper.position.actors[0]);
    await write(page, `${who}: extend a1 c5`);
    await page.locator(".trial .finding.error").first().waitFor();
    same(await entriesOf(page), before, "nothing is entered yet");
    await page.locator(".anyway").tap();
    same(await entriesOf(page), before + 1, "entered all the same");
    holds(/illegal|impossible/i.test(await page.locator(".verdict").innerText()), "the verdict names it");
    const report = judge(referee, await textOf(page));
    holds(report.findings.some(({entry, word}) => entry === before + 1 && /illegal|impossible/.test(word)), "the program finds it too");
    const seen = await page.getByRole("button", {name: "Take it back"}).evaluate(button => button.getBoundingClientRect().bottom <= document.querySelector("#verdict").getBoundingClientRect().bottom);
    holds(seen, "what the table can rule is seen without scrolling");
    await page.getByRole("button", {name: "Take it back"}).tap();
    same(await page.locator("#verdict").evaluate(box => box.scrollTop), 0, "the verdict is read from its beginning");
    holds(/ruled[: ]+void/.test(await textOf(page)), "the record says that it was ruled void");
    await page.getByRole("button", {name: "Log"}).tap();
    holds(await page.locator(".log .finding").count() > 0, "the log shows the finding");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("an illegal entry that is read in other words is not entered unasked", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, readFileSync("scenarios/disputed.yaml", "utf8").replace(/ {2}- ada: bid ares gold 4[^]*/, ""));
    await write(page, "Ada bid Ares 4");
    await page.locator(".trial .finding.error").first().waitFor();
    same(await entriesOf(page), 5, "entries");
    await context.close();
});

await test("what is not understood is not entered, and the nearest word is told", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await fresh(page, "mytikas");
    await write(page, "table: deel apollo to ada");
    holds(/deal/.test(await page.locator(".trial").innerText()), "did you mean deal");
    same([await entriesOf(page), await page.locator(".anyway").count()], [0, 0], "entries, and ways to enter it");
    await page.locator(".meant").tap();
    holds((await textOf(page)).includes("table: deal apollo to ada"), "what was meant is entered");
    await context.close();
});

await test("a line that only begins an entry is gone on with", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, readFileSync("scenarios/disputed.yaml", "utf8").replace(/ {2}- ben: bid ares gold 3[^]*/, ""));
    await write(page, "bid athena");
    same([await page.locator("#line").inputValue(), await page.locator(".trial").count()], ["bid athena gold ", 0], "the line, and what is against it");
    await page.locator(".hints").getByRole("button", {name: "2", exact: true}).tap();
    await page.locator("#line").press("Enter");
    holds((await textOf(page)).includes("ben: bid athena gold 2"), "the entry");
    await context.close();
});

await test("a deal of Mykerinos is put together by touch", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await fresh(page, "mykerinos");
    await page.getByRole("button", {name: /deal, 8 tiles/}).tap();
    for (const patron of ["violet", "lemon", "brown", "blackmore", "tangerine", "blank", "violet", "lemon"]) {
        await page.locator(".pieces .chips").getByRole("button", {name: patron}).tap();
        if (patron === "brown") await page.getByRole("button", {name: "3", exact: true}).tap();
        if (patron === "tangerine") await page.getByRole("button", {name: "pyramid in row 2, right"}).tap();
    }
    await page.getByRole("button", {name: "Enter the deal"}).tap();
    const {entries, findings} = judge(referee, await textOf(page));
    same([entries, findings.filter(({word}) => word !== "noted")], [1, []], "entries and findings");
    holds((await textOf(page)).includes("violet, lemon, brown 3, blackmore, tangerine ../.^/.., blank 5, violet, lemon"), "the deal as it was put together");
    same(page.noise, [], "said or asked for");
    await context.close();
});

// ---- back, forth and aside

await test("another line begins where one looks back, and the first is kept", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    const first = await textOf(page);
    await page.getByRole("button", {name: "one entry back"}).tap();
    await page.getByRole("button", {name: "one entry back"}).tap();
    holds(/entry 1 of 3/.test(await page.locator(".looking").innerText()), "it says where one looks");
    await write(page, "table: deal artemis to ben");
    same(await entriesOf(page), 2, "entries of the new line");
    await page.getByRole("button", {name: "Log"}).tap();
    await page.getByRole("button", {name: "Branch 1"}).tap();
    same(await textOf(page), first, "the first line");
    same(page.noise, [], "said or asked for");
    await context.close();
});

// ---- keeping and sharing

await test("a game is there again after the page was closed", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    await page.getByRole("button", {name: "Undo"}).tap();
    const kept = await textOf(page);
    await page.close();
    const again = await openPage(context, file);
    await again.locator(".kept .wide").first().tap();
    same(await textOf(again), kept, "the record");
    await again.getByRole("button", {name: "Redo"}).tap();
    same(await entriesOf(again), 3, "what was taken back comes back too");
    same(again.noise, [], "said or asked for");
    await context.close();
});

await test("a dispute opens from a link, with its findings", async () => {
    const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(readFileSync(file)));
    await new Promise(ready => server.listen(0, "127.0.0.1", ready));
    const context = await browser.newContext(PHONE), page = await watched(context), text = readFileSync(DISPUTE, "utf8");
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => window.referee);
    await start(page, text);
    await page.getByRole("button", {name: "Share"}).tap();
    await page.getByRole("button", {name: "Copy link"}).tap();
    await page.locator("input[readonly]").waitFor();
    const link = await page.locator("input[readonly]").inputValue();
    const other = await browser.newContext(DESK), opened = await openPage(other, file, link.slice(link.indexOf("#")));
    same(await textOf(opened), text, "the record");
    holds(await opened.locator(".log .finding").count() > 0, "its findings");
    holds(!opened.url().includes("#r="), "the record does not stay in the address");
    same(opened.noise, [], "said or asked for");
    await opened.screenshot({path: join(home, "dispute.png")});
    await other.close();
    server.close();
    await context.close();
});

await test("what is wrong in a record that is opened is told beside the table, with the way there", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, readFileSync("scenarios/disputed.yaml", "utf8"));
    holds(/entry 6 ada: bid ares gold 4[^]*illegal/i.test(await page.locator("#verdict").innerText()), "the verdict");
    await page.locator("#verdict").getByRole("button", {name: "entry 6"}).tap();
    same(await page.locator(".at").innerText(), "6/8", "where one is then");
    await context.close();
});

await test("a broken link is told", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file, "#r=AAAA_not-deflated");
    holds(/link cannot be read/.test(await page.locator("#toast").innerText()), "a sentence");
    await context.close();
});

await test("names and titles of records never become markup", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, "game: mytikas\ntitle: \"<img src=x onerror=alert(1)>\"\nplayers: [\"<b>ada</b>\", \"</svg><script>alert(1)</script>\"]\nlog:\n  - table: deal apollo to <b>ada</b>\n");
    for (const tab of ["Log", "Score", "Ask", "Share", "Table"]) await page.getByRole("button", {name: tab, exact: true}).tap();
    same(await page.locator("#game img, #game b b, #game script").count(), 0, "elements out of names");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("without storage it says so and works on", async () => {
    const context = await browser.newContext(PHONE);
    await context.addInitScript(() => Object.defineProperty(window, "localStorage", {get() {
        throw new Error("no storage here");
    }}));
    const page = await openPage(context, file);
    holds(/does not store/.test(await page.locator("#start").innerText()), "the warning");
    await fresh(page, "mytikas");
    await write(page, MYTIKAS[0]);
    same(await entriesOf(page), 1, "entries");
    await page.getByRole("button", {name: "Share"}).tap();
    holds(/Save the record/.test(await page.locator("#pane").innerText()), "and the advice to save");
    await context.close();
});

await test("from a server, and offline after that", async () => {
    const server = createServer((request, response) => {
        server.asked = (server.asked ?? 0) + 1;
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(readFileSync(file));
    }).listen(0, "127.0.0.1");
    await new Promise(done => server.once("listening", done));
    const context = await browser.newContext(PHONE), page = await watched(context);
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => window.referee);
    await context.setOffline(true);
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    same([await entriesOf(page), server.asked], [3, 1], "entries, and requests for the page");
    same(page.noise.slice(1), [], "said or asked for besides the page");
    await context.close();
    server.close();
});

await test("a sentence is shown as it was read before it is written", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await start(page, readFileSync("scenarios/disputed.yaml", "utf8").replace(/ {2}- ada: bid ares gold 2[^]*/, ""));
    const before = await entriesOf(page);
    await write(page, "Ada bids two on Ares");
    same([await entriesOf(page), await page.locator(".proposal code").innerText()], [before, "ada: bid ares gold 2"], "entries, and how it was read");
    await page.locator(".proposal").getByRole("button", {name: "Cancel"}).tap();
    same(await page.locator("#line").inputValue(), "Ada bids two on Ares", "what was written is there again");
    await write(page, "Ada bids two on Ares");
    await page.keyboard.press("Enter");
    holds((await textOf(page)).includes("- ada: bid ares gold 2\n"), "the record has the strict form");
    same(page.noise, [], "said or asked for");
    await context.close();
});

// ---- without a finger

await test("with the keyboard alone: a game is started, kept, asked about, taken back", async () => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}}), page = await openPage(context, file);
    const reach = async name => {
        for (let i = 0; i < 200; i++) {
            await page.keyboard.press("Tab");
            if (await page.evaluate(wanted => (document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent).startsWith(wanted), name)) return;
        }
        throw new Error(`${name} cannot be reached`);
    };
    await reach("Mytikas");
    await page.keyboard.press("Enter");
    await reach("Fewer players");
    await page.keyboard.press("Enter");
    for (const [i, name] of ["ada", "ben"].entries()) {
        await reach(`name of player ${i + 1}`);
        await page.keyboard.type(name);
    }
    await reach("Start");
    await page.keyboard.press("Enter");
    same(await page.evaluate(() => document.activeElement.textContent), "ada", "the first answer has the focus");
    await page.keyboard.press("Enter");
    await reach("aphrodite");
    await page.keyboard.press("Enter");
    same(await page.evaluate(() => document.activeElement.className.includes("chip")), true, "the next choice has the focus");
    await page.keyboard.press("Enter");
    same(await entriesOf(page), 1, "entries by choosing");
    await page.keyboard.press("/");
    await page.keyboard.type("table: deal hades to ben");
    await page.keyboard.press("Enter");
    same(await entriesOf(page), 2, "entries by writing");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("u");
    same(await entriesOf(page), 1, "taken back");
    await page.keyboard.press("r");
    await page.keyboard.press("ArrowLeft");
    same(await page.evaluate(() => window.referee.page.keeper.at), 1, "looking back");
    same(page.noise, [], "said or asked for");
    await context.close();
});

// ---- for everybody

for (const [name, device] of [["390", PHONE], ["1280", DESK]])
    for (const colorScheme of ["light", "dark"])
        await test(`axe finds nothing at ${name} pixels, ${colorScheme}`, async () => {
            const context = await browser.newContext({...device, colorScheme}), page = await openPage(context, file);
            const look = async where => {
                await page.evaluate(axe);
                const {violations} = await page.evaluate(() => window.axe.run(document, {resultTypes: ["violations"]}));
                same(violations.map(({id, nodes}) => `${where}: ${id} ${nodes.slice(0, 2).map(({html}) => html.slice(0, 120)).join(" ")}`), [], "violations");
                const small = await page.evaluate(() => [...document.querySelectorAll("button, select, input, summary, a")].filter(one => one.offsetParent && !/radio|file/.test(one.type))
                    .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 80)]).filter(([{width, height}]) => width < 44 || height < 44).map(([{width, height}, html]) => `${width}x${height} ${html}`));
                same(small, [], `${where}: targets smaller than 44 pixels`);
                same(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${where}: wider than the screen`);
                await page.screenshot({path: join(home, `${where}-${name}-${colorScheme}.png`)});
            };
            await page.getByRole("button", {name: "Cyclades", exact: true}).tap();
            await page.locator("summary").tap();
            await look("start");
            await start(page, readFileSync(DISPUTE, "utf8"));
            await look("table");
            for (const tab of ["Log", "Score", "Ask", "Share"]) {
                await page.getByRole("button", {name: tab, exact: true}).tap();
                await look(tab.toLowerCase());
            }
            await context.close();
        });

// ---- how long it takes

// The time of the thread itself says more than the clock where others are busy on the same machine.
await test("opens with a processor six times slower, and says how soon", async () => {
    const open = async rate => {
        const context = await browser.newContext(PHONE), page = await watched(context), session = await context.newCDPSession(page);
        await session.send("Performance.enable", {timeDomain: "threadTicks"});
        await session.send("Emulation.setCPUThrottlingRate", {rate});
        await page.goto(pathToFileURL(file).href);
        await page.waitForFunction(() => window.referee);
        const clock = await page.evaluate(() => performance.getEntriesByName("ready")[0].startTime), {metrics} = await session.send("Performance.getMetrics");
        await fresh(page, "mytikas");
        const entry = await page.evaluate(() => {
            const begun = performance.now(), {page: shown} = window.referee;
            shown.play.enter(shown.keeper.position.legal[0][0]);
            return performance.now() - begun;
        });
        await context.close();
        return {clock, entry, thread: 1000 * metrics.find(({name}) => name === "TaskDuration").value};
    };
    const slow = await open(6), usual = [await open(1), await open(1), await open(1)].sort((a, b) => a.thread - b.thread)[0];
    return `open after ${slow.clock.toFixed(0)} ms, the first entry on the screen in ${slow.entry.toFixed(0)} ms more; unslowed the page's thread works ${usual.thread.toFixed(0)} ms to open`;
});

await test("an entry after five hundred others", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    const text = execFileSync(referee, ["play", "cyclades", "--players", "ada,ben,cleo", "--seed", "3"], {encoding: "utf8"});
    const [judged, shown] = await page.evaluate(whole => {
        const {ask, page: there} = window.referee, judging = [], showing = [];
        ask("read", whole);
        there.begin(ask("branch", 500));
        for (let i = 0; i < 20; i++) {
            const entry = there.keeper.position.legal[0][0], begun = performance.now();
            ask("add", entry);
            judging.push(performance.now() - begun);
            ask("undo", 1);
            const again = performance.now();
            there.play.enter(entry);
            showing.push(performance.now() - again);
        }
        return [judging, showing].map(times => times.sort((a, b) => a - b)[10]);
    }, text);
    await context.close();
    return `judged in ${judged.toFixed(1)} ms, on the screen in ${shown.toFixed(1)} ms (median of 20)`;
});

await browser.close();
process.exit(failures() ? 1 : 0);
