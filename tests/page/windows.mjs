// windows.mjs PAGE: the page closed, reloaded, opened twice, turned on its side, and given what is not a record.
import {MYTIKAS, PHONE, entriesOf, failures, fresh, holds, launch, openPage, same, test, textOf, write} from "./support.mjs";

const [file] = process.argv.slice(2);
const browser = await launch();
const RECORD = "game: mytikas\nplayers: [ada, ben]\nlog:\n  - table: deal apollo to ada\n";

const reload = async page => {
    await page.reload();
    await page.waitForFunction(() => window.referee);
};
const toast = page => page.locator("#toast").innerText();
const atHome = page => page.locator("#start").isVisible();

// A file, or words, let go over a part of the page.
const drop = (page, where, name, text) => page.evaluate(([selector, called, content]) => {
    const dataTransfer = new DataTransfer();
    if (called) dataTransfer.items.add(new File([content], called));
    else dataTransfer.setData("text", content);
    document.querySelector(selector).dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer}));
}, [where, name, text]);

await test("a reload stays in the game, with what was taken back; the browser's button goes to the games and back", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await page.locator("textarea").fill(`${RECORD}  - table: {deal: hades, to: ben, note: "late"}  # at nine\n`);
    await page.getByRole("button", {name: "Check it"}).tap();
    const before = await textOf(page);
    await page.getByRole("button", {name: "Undo"}).tap();
    await reload(page);
    same([await entriesOf(page), await atHome(page)], [1, false], "entries after the reload, at home");
    await page.getByRole("button", {name: "Redo"}).tap();
    same(await textOf(page), before, "the record with its note and its remark");
    await page.goBack();
    same(await atHome(page), true, "at home");
    await page.goForward();
    same([await atHome(page), await entriesOf(page)], [false, 2], "in the game again");
    await page.getByRole("button", {name: "all games"}).tap();
    await reload(page);
    same(await atHome(page), true, "at home after a reload there");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("two windows show the same game, and neither writes over the other", async () => {
    const context = await browser.newContext(PHONE), one = await openPage(context, file);
    await fresh(one, "mytikas");
    await write(one, MYTIKAS[0]);
    const other = await openPage(context, file);
    await other.locator(".kept .wide").first().tap();
    await write(one, MYTIKAS[1]);
    await other.waitForFunction(() => window.referee.page.keeper.record.entries === 2);
    holds(/another window/.test(await toast(other)), "the other one says why");
    await write(other, MYTIKAS[2]);
    await one.waitForFunction(() => window.referee.page.keeper.record.entries === 3);
    same(await textOf(one), await textOf(other), "the record");
    await one.evaluate(() => window.referee.page.catchUp = () => {}); // a window that slept
    await other.getByRole("button", {name: "Undo"}).tap();
    await one.getByRole("button", {name: "Undo"}).tap();
    same([await entriesOf(one), await entriesOf(other)], [2, 2], "taken back once");
    same([...one.noise, ...other.noise], [], "said or asked for");
    await context.close();
});

await test("what is dropped anywhere is opened, and refused if it is no record", async () => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}}), page = await openPage(context, file);
    await drop(page, "body", "photo.jpg", "\u00ff\u00d8\0\u0001");
    await page.waitForFunction(() => document.querySelector("#toast").textContent);
    same([await toast(page), await atHome(page)], ["This is not a record. A record begins with `game:`.", true], "said, and where one is");
    await drop(page, "body", "evening.yaml", RECORD);
    await page.waitForFunction(() => window.referee.page.keeper.game);
    await drop(page, "#table", "", "on: push\n");
    same([await entriesOf(page), await textOf(page)], [1, RECORD], "the game that is open");
    await drop(page, "#table", "", RECORD.replace("apollo", "zeus"));
    holds((await textOf(page)).includes("zeus"), "another record opens in its place");
    await page.getByRole("button", {name: "all games"}).click();
    same(await page.locator(".kept li").count(), 2, "both are kept, and nothing else");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("a verdict is put where it was announced before, and not announced again", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await fresh(page, "mytikas");
    await page.evaluate(() => {
        window.told = [];
        new MutationObserver(() => window.told.push(document.querySelector("#verdict").textContent)).observe(document.querySelector("[role=status]#verdict"), {childList: true});
    });
    await write(page, MYTIKAS[0]);
    await page.evaluate(() => window.referee.page.redraw());
    const told = await page.evaluate(() => window.told);
    same([told.length, told[0]?.startsWith(`✓ ${MYTIKAS[0]}`)], [1, true], "verdicts that were told");
    await context.close();
});

await test("who presses a button with the keyboard stays on it, or beside it where it can do nothing more", async () => {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}}), page = await openPage(context, file);
    const press = async name => {
        await page.getByRole("button", {name, exact: true}).focus();
        await page.keyboard.press("Enter");
        return page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
    };
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    for (const name of ["Score", "Ask", "Log", "one entry back", "before the first entry", "the last entry"]) same(await press(name), {"before the first entry": "one entry forward", "the last entry": "↶ Undo"}[name] ?? name, name);
    same([await press("↶ Undo"), await press("↷ Redo")], ["↶ Undo", "↶ Undo"], "taken back and put back");
    await context.close();
});

for (const [width, height] of [[740, 360], [568, 320], [360, 640], [1024, 480]])
    await test(`verdict and choices can be seen at ${width} x ${height}`, async () => {
        const context = await browser.newContext({...PHONE, viewport: {width, height}}), page = await openPage(context, file);
        await fresh(page, "mytikas");
        await write(page, MYTIKAS[0]);
        await write(page, "table: deal apollo to ben");
        await page.locator(".anyway").tap();
        await page.locator(".chips").waitFor();
        const heights = await page.evaluate(() => [".verdict", ".chips"].map(name => document.querySelector(name).getBoundingClientRect().height));
        holds(heights.every(tall => tall >= 44), `verdict and choices are ${heights} high`);
        const beyond = await page.evaluate(() => [...document.querySelectorAll("#dock button, #dock input")].filter(one => one.offsetParent && one.getBoundingClientRect().right > innerWidth).map(one => one.outerHTML));
        same(beyond, [], "beyond the edge");
        await context.close();
    });

await browser.close();
process.exit(failures() ? 1 : 0);
