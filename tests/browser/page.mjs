// page.mjs REFEREE HOME: steps through records in Chromium as a person would. Screenshots go to HOME.
import {join} from "node:path";
import {close, finish, home, open, run, same, shown, test, visit, write} from "./support.mjs";

const entry = page => page.evaluate(() => Number(document.querySelector("input[type=range]").value));
const current = page => page.evaluate(() => Number(document.querySelector(".log .current").dataset.entry));
const board = page => page.evaluate(() => [...document.querySelectorAll("[data-track]")].map(group => group.innerHTML).filter(shapes => shapes));
const tables = page => page.evaluate(() => [".panel .rows", ".sheet .rows"].map(place => document.querySelector(place).innerHTML.replaceAll("new ", "").replaceAll("found ", "")));

const pages = {};
for (const {game, record} of shown) {
    const path = pages[game] = write(`${game}.html`, run("show", record, "--html"));
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
        await close(linked);
    });
    await test(`${game}: every step shows what \`show --at\` shows`, async () => {
        const still = await open(path, {javaScriptEnabled: false});
        for (let at = 0; at <= last; at++) {
            await page.locator("input[type=range]").fill(String(at));
            await visit(still, write("still.html", run("show", record, "--at", String(at), "--html")));
            const parts = await still.locator("[data-track]").evaluateAll(groups => groups.map(group => group.innerHTML).filter(shapes => shapes))
                .catch(() => null);
            same(await board(page), parts, `board after entry ${at}`);
        }
        await close(still);
    });
    await test(`${game}: under the board stand the findings of every entry, then its account line`, async () => {
        const wanted = await page.evaluate(() => [...document.querySelectorAll(".log li")].map(item =>
            [":scope > .finding > p", ":scope > .sums, :scope > .remark"].flatMap(kind => [...item.querySelectorAll(kind)]).map(line => line.textContent)));
        if (!wanted.flat().length) throw new Error("no entry has any");
        for (let at = 0; at <= last; at++) {
            await page.locator("input[type=range]").fill(String(at));
            same(await page.locator(".now p:not(.entry)").allTextContents(), wanted[at], `entry ${at}`);
        }
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
    await close(page);
}

await test("a link inside a finding leads to the entry it names", async () => {
    const page = await open(pages.cyclades);
    const link = page.locator(".finding a[data-go]").first();
    const target = Number(await link.getAttribute("data-go"));
    await link.click();
    same(await current(page), target, "entry");
    await close(page);
});

// One entry is missing in the record; the findings after it that follow from that are folded, as in the text.
await test("a mistake stands with what was meant; what follows from it is one line, folded, and links to its entries", async () => {
    const page = await open(write("mistake.html", run("show", "scenarios/forgotten.yaml", "--html")));
    const told = run("check", "--fail-on", "never", "scenarios/forgotten.yaml");
    const [, followers] = /clears (\d+) later finding/.exec(told);
    same(await page.locator(".finding").count(), 1, "findings in full");
    same(await page.locator(".finding dt").allTextContents().then(terms => terms.includes("fix") && terms.includes("also")), true, "fix and also");
    same(await page.locator("details .folded").count(), Number(followers), "folded ones");
    same(await page.locator("details:not(.names)").count(), 1, "lines for them");
    same(await page.locator("details .folded").first().isVisible(), false, "folded ones are out of the way");
    await page.locator("summary").first().click();
    const first = Number(await page.locator("details .folded a").first().getAttribute("data-go"));
    await page.locator("details .folded a").first().click();
    same([await current(page), first > Number(await page.locator("[data-found]").getAttribute("data-entry"))], [first, true], "entry, after the mistake");
    await close(page);
});

await test("the heading is the record's title, or else its game and players; never a path", async () => {
    const titled = await open(pages.cyclades);
    same([await titled.title(), await titled.textContent("h1")], ["Club night, table 2", "Club night, table 2"], "titled");
    await close(titled);
    const untitled = await open(write("untitled.html", run("show", "scenarios/cyclades/whole-game.yaml", "--html")));
    same([await untitled.title(), await untitled.textContent("h1")], Array(2).fill("Cyclades: anna, ben, carl, dora, emil"), "untitled");
    await close(untitled);
});

await test("what the table shows of old mistakes is said", async () => {
    const page = await open(pages.myriath, {hash: "#1"});
    const said = run("score", "scenarios/myriath/three-mistakes.yaml", "--at", "1").split("remarks\n")[1].trim();
    same((await page.textContent(".panel")).includes(said), true, said);
    await close(page);
});

await test("without a script the page still has board, entries and findings", async () => {
    const page = await open(pages.mykerinos, {javaScriptEnabled: false});
    same(await page.locator(".log li").count() > 5, true, "entries");
    same(await page.locator(".finding").first().isVisible(), true, "finding");
    same(await page.locator(".stepping").isVisible(), false, "controls");
    await close(page);
});

await test("a report of several records steps through each", async () => {
    const path = write("report.html", "");
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
    await close(page);
});

await test("a game of more than a thousand entries stays small and quick", async () => {
    const record = write("long.yaml", run("play", "mytikas", "--players", "anna,ben,carl,dora", "--seed", "1"));
    const text = run("show", record, "--html");
    const page = await open(write("long.html", text));
    const last = await page.evaluate(() => Number(document.querySelector("input[type=range]").max));
    if (last < 1000) throw new Error(`only ${last} entries`);
    if (text.length > 2000000) throw new Error(`${text.length} bytes for ${last} entries`);
    const started = Date.now();
    await page.locator("input[type=range]").fill("500");
    for (let i = 0; i < 100; i++) await page.keyboard.press("ArrowRight");
    if (Date.now() - started > 40000) throw new Error("a hundred steps take more than forty seconds");
    same(page.noise, [], "noise");
    await close(page);
});

await finish();
