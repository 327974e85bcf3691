// asking.mjs REFEREE PAGE: what you can ask the page, what it answers aside, what it draws, and records that come and go as files.
import {execFileSync} from "node:child_process";
import {mkdtempSync, readFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {DESK, DISPUTE, MYTIKAS, PHONE, entriesOf, failures, fresh, holds, judge, launch, openPage, playedGame, same, start, test, textOf, write} from "./support.mjs";

const [referee, file] = process.argv.slice(2);
const browser = await launch();

async function on(device, body) {
    const context = await browser.newContext({...device, acceptDownloads: true}), page = await openPage(context, file);
    await body(page, context);
    same(page.noise, [], "said or asked for");
    await context.close();
}
const run = (...words) => {
    try {
        return execFileSync(referee, words, {encoding: "utf8"});
    } catch (failure) {
        return failure.stdout;
    }
};
const press = (page, name) => page.getByRole("button", {name, exact: true}).tap();
const ask = async (page, question) => {
    await press(page, "Ask");
    await press(page, question);
};

// ---- asking

await test("what is wrong is told, mistakes with their rules", () => on(PHONE, async page => {
    for (const path of ["scenarios/mykerinos/three-mistakes.yaml", DISPUTE]) {
        await start(page, readFileSync(path, "utf8"));
        await ask(page, "What is wrong here?");
        await page.locator("#pane .mistake").first().waitFor();
        const codes = judge(referee, readFileSync(path, "utf8")).findings.filter(({word, follows}) => word !== "noted" && !follows).map(({code}) => code);
        same(await page.locator("#pane .mistake dd button.link").allTextContents(), codes, `the rules of ${path}`);
    }
    same(await page.locator("#pane .good").count(), 1, "what the table has ruled on is no mistake any more");
}));

await test("whether it matters is told as the program tells it, and can be stopped", () => on(PHONE, async page => {
    await start(page, readFileSync(DISPUTE, "utf8"));
    await ask(page, "Does it matter?");
    await page.locator("#pane .answer pre").first().waitFor();
    const lines = text => text.trim().split("\n").map(line => line.trim()).filter(line => line && !line.includes(DISPUTE) && !line.startsWith("record:"));
    same(lines(await page.locator("#pane .answer pre").first().innerText()), lines(run("weigh", DISPUTE)), "what it says");
    await start(page, playedGame(referee, "cyclades", "ada,ben,cleo,dora,emil", 1).replace(/: march (.*)\n/, ": recruit 3 at a1\n"));
    await press(page, "Ask");
    await page.evaluate(() => {
        for (const name of ["Does it matter?", "Stop"]) [...document.querySelectorAll("#pane button")].find(button => button.textContent === name).click();
    });
    await page.getByText("Stopped.").waitFor();
    same(await page.evaluate(() => window.referee.page.aside.worker), null, "who thought");
    await ask(page, "What is wrong here?");
    await page.locator("#pane .mistake").first().waitFor();
}));

await test("the page goes on while the referee thinks", () => on(PHONE, async page => {
    await start(page, playedGame(referee, "cyclades", "ada,ben,cleo,dora,emil", 1).replace(/: march (.*)\n/, ": recruit 3 at a1\n"));
    await ask(page, "How can it be fixed?");
    await press(page, "Table");
    await press(page, "one entry back");
    holds(/Viewing entry/.test(await page.locator(".looking").innerText()), "a step back");
}));

await test("a record is mended as the program mends it, in a line of its own", () => on(PHONE, async page => {
    const path = "scenarios/forgotten.yaml";
    await start(page, readFileSync(path, "utf8"));
    const first = await textOf(page);
    await ask(page, "How can it be fixed?");
    await page.getByRole("button", {name: /Apply the first fix/}).tap();
    const added = run("mend", path).split("\n").filter(line => /^\+ /.test(line.trim())).map(line => line.trim().slice(1).trim().replace(/^- /, ""));
    const text = await textOf(page);
    holds(added.length > 0 && added.every(line => text.includes(line)), `the proposal is in the record: ${added}`);
    same(judge(referee, text).findings.filter(({word}) => /illegal|impossible|unreadable/.test(word)), [], "findings afterwards");
    await press(page, "Log");
    await page.getByRole("button", {name: "Branch 1"}).tap();
    same(await textOf(page), first, "the first line");
}));

await test("what would be with another answer of the house", () => on(DESK, async page => {
    await start(page, readFileSync("scenarios/mykerinos/three-mistakes.yaml", "utf8"));
    await press(page, "Ask");
    const questions = page.getByLabel("house rule"), asked = await questions.locator("option").evaluateAll(rows => rows.map(row => row.value));
    same(asked, JSON.parse(await page.evaluate(() => window.referee.ask("games"))).find(({id}) => id === "mykerinos").house.map(({name}) => name), "questions");
    await questions.selectOption("unwritten");
    await press(page, "Compare");
    const said = page.locator("#pane section .answer pre");
    await said.waitFor();
    holds(/^now: .*\nwith the other answer: .*\n./.test(await said.innerText()), await said.innerText());
}));

await test("cards, places and rules are explained", () => on(PHONE, async page => {
    await start(page, readFileSync(DISPUTE, "utf8"));
    await press(page, "Ask");
    await page.locator("#explain").fill("minotaur");
    holds(/Minotaur, creature/.test(await page.locator(".topic h4").first().innerText()), "the Minotaur");
    await press(page, "Log");
    const code = page.locator(".log .finding button.link").first(), wanted = await code.textContent();
    await code.tap();
    same(await page.locator("#explain").inputValue(), wanted, "the rule of a finding");
    holds((await page.locator(".rule").first().innerText()).includes(wanted), "its sentence");
}));

// ---- chance

await test("where the page draws, people enter their own entries only, and take them back with what was drawn", () => on(PHONE, async page => {
    await press(page, "Mytikas");
    await press(page, "Fewer players");
    for (const [i, name] of ["ada", "ben"].entries()) await page.locator("#names input").nth(i).fill(name);
    await page.getByText("This page draws at random", {exact: true}).tap();
    await press(page, "Start");
    const actors = () => page.evaluate(() => window.referee.page.keeper.position.actors);
    holds(!(await actors()).includes("table"), "the table has drawn");
    const before = await entriesOf(page), text = await textOf(page);
    const first = await page.evaluate(() => {
        const {keeper, play} = window.referee.page, [[entry]] = keeper.position.legal;
        play.enter(entry);
        return entry;
    });
    holds(!(await actors()).includes("table") && (await textOf(page)).includes(first), "and draws on");
    await press(page, "↶ Undo");
    same([await entriesOf(page), await textOf(page)], [before, text], "entries and text after taking it back");
    same(judge(referee, await textOf(page)).findings.filter(({word}) => word !== "noted"), [], "findings");
}));

await test("one draw is left to the page", () => on(PHONE, async page => {
    await fresh(page, "mykerinos");
    await page.getByRole("button", {name: /draw at random/}).tap();
    const {entries, findings} = judge(referee, await textOf(page));
    same([entries, findings.filter(({word}) => word !== "noted" && word !== "doubtful")], [1, []], "entries and findings");
}));

// ---- files

await test("a record is saved, and opened from that file", () => on(PHONE, async (page, context) => {
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    await press(page, "Share");
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save to a file")]);
    const path = join(mkdtempSync(join(tmpdir(), "referee-")), download.suggestedFilename());
    await download.saveAs(path);
    same([download.suggestedFilename(), readFileSync(path, "utf8")], ["mytikas-ada-ben.yaml", await textOf(page)], "its name and what is in it");
    const other = await openPage(context, file);
    await other.getByLabel("a record from a file").setInputFiles(path);
    await other.waitForFunction(() => window.referee.page.keeper.game);
    same(await textOf(other), readFileSync(path, "utf8"), "opened");
}));

await test("a record that is dropped or pasted is opened", () => on(DESK, async page => {
    const text = readFileSync(DISPUTE, "utf8");
    const drop = async how => {
        const data = await page.evaluateHandle(([words, as]) => {
            const held = new DataTransfer();
            if (as === "file") held.items.add(new File([words], "dispute.yaml"));
            else held.setData("text", words);
            return held;
        }, [text, how]);
        await page.dispatchEvent("#start", "drop", {dataTransfer: data});
        await page.waitForFunction(() => window.referee.page.keeper.game);
        same(await textOf(page), text, `dropped as ${how}`);
        await press(page, "all games");
    };
    await drop("file");
    await drop("text");
    await page.getByLabel("a record as YAML").fill(text);
    await press(page, "Check it");
    same(await textOf(page), text, "pasted");
}));

await test("a record is handed to others on the telephone", () => on(PHONE, async page => {
    await page.evaluate(() => Object.defineProperty(navigator, "share", {value: async what => window.shared = what}));
    await fresh(page, "mytikas");
    await press(page, "Share");
    await press(page, "Share…");
    same(await page.evaluate(() => window.shared.text), await textOf(page), "what is shared");
}));

await test("what cannot be taken back is not said to be", () => on(PHONE, async page => {
    await start(page, "game: mytikas\nplayers: [ada, ben]\nlog: [table: deal apollo to ada]\n");
    await page.getByRole("button", {name: "Undo"}).tap();
    same([await page.locator("#toast").innerText(), await entriesOf(page)], ["Nothing can be added to this log. Begin each of its entries with a dash.", 1], "said and kept");
}));

await test("where there is no room left to keep a game, that is said", () => on(PHONE, async page => {
    await fresh(page, "mytikas");
    await page.evaluate(() => Storage.prototype.setItem = () => {
        throw new Error("full");
    });
    await write(page, MYTIKAS[0]);
    await page.locator("#toast", {hasText: "not saved"}).waitFor();
    same(await entriesOf(page), 1, "entries");
}));

await test("a record rewritten by hand is another line", () => on(PHONE, async page => {
    await fresh(page, "mytikas");
    for (const entry of MYTIKAS) await write(page, entry);
    await press(page, "Share");
    const text = (await textOf(page)).replace("hades", "artemis");
    await page.getByLabel("the record as YAML").fill(text);
    await press(page, "Check this text");
    same([await textOf(page), await page.evaluate(() => window.referee.page.keeper.game.lines.length)], [text, 2], "text and lines");
}));

await browser.close();
process.exit(failures() ? 1 : 0);
