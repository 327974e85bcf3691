// counting.mjs REFEREE PAGE HOME: a finished game of each of the five games is counted by touch, on a telephone. Screenshots go to HOME.
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {PHONE, failures, holds, judge, launch, openPage, same, test} from "./support.mjs";

const [referee, file, home] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const MOST_TOUCHES = 60;

// What each player has, by question, as it is touched: digits, levels, names, or [name, value]. Expected values are those of the games' pages.
const GAMES = {
    cyclades: {players: 3, answers: [{metropolises: "2", gold: "4"}, {metropolises: "2", gold: "6"}, {metropolises: "1"}], scores: [2, 2, 1], winner: 1, says: "gold decides: 6"},
    mykerinos: {players: 3, scores: [38, 38, 6], winner: 1, says: "5 cubes in the stock", answers: [
        {"tile-points": "12", tiles: [["violet", "3"], ["lemon", "1"], ["brown", "2"], ["blackmore", "1"], ["tangerine", "2"]], museum: [["violet", "2"], ["lemon", "2"], ["brown", "5"]], stock: "3"},
        {"tile-points": "21", tiles: [["violet", "1"], ["lemon", "2"], ["blackmore", "2"], ["tangerine", "2"]], museum: [["blackmore", "5"], ["tangerine", "2"]], stock: "5"},
        {"tile-points": "5", tiles: [["blank", "1"], ["brown", "1"]], museum: [], stock: "0"}]},
    myriath: {players: 3, answers: [{total: "12"}, {total: "12½"}, {total: "11½"}], scores: [12, 12.5, 11.5], winner: 1, says: "wins"},
    myst: {players: 2, scores: [18, 11], winner: 0, says: "wins", answers: [
        {switches: "4", landmarks: [["rocket ship", "placed"], ["library", "covered"]], cards: [["rocket ship", "4"], ["rocket ship", "5"], ["library", "3"]]},
        {switches: "4", landmarks: [["clock tower", "placed"]], cards: [["clock tower", "5"], ["library", "4"]]}]},
    mytikas: {players: 3, scores: [40, 33, null], winner: 0, says: "wins", answers: [
        {"minor-city": ["2"], "major-city": ["2"], "small-temple": ["3"], "large-temple": ["3"], cards: ["persephone", "athena"], favors: ["hades"]},
        {"minor-city": ["1", "1"], "major-city": ["3", "2"], "small-temple": [], "large-temple": ["2"], cards: ["zeus"], favors: ["zeus", "zeus"]},
        {"minor-city": ["1"], "major-city": [], "small-temple": [], "large-temple": [], cards: ["hera"]}]},
};
const browser = await launch();
const at = page => page.evaluate(() => window.referee.page.counting.at);

// Touches what the answer needs; tells how many touches that were.
async function touch(page, answer) {
    let touches = 0;
    const tap = async (name, exact = true) => {
        await page.locator(".editor").getByRole("button", {name, exact}).first().tap();
        touches++;
    };
    const before = await at(page);
    if (!answer.length) await tap("none");
    for (const part of typeof answer === "string" ? [...answer] : answer) await tap(part === "½" ? "and a half" : Array.isArray(part) ? part.join(" ") : part, !/^[a-z]+$/.test(part));
    if (await at(page) === before) await tap("Next");
    return touches;
}

for (const [game, {players, answers, scores, winner, says}] of Object.entries(GAMES))
    await test(`${game} counted by touch at 390 pixels`, async () => {
        const context = await browser.newContext(PHONE), page = await openPage(context, file);
        await page.locator(`.counted[data-game=${game}]`).tap();
        let touches = 1;
        const begun = Date.now(), asked = new Set();
        same(await page.locator(".grid thead input").count(), players, "columns");
        for (let id = await at(page); id && !asked.has(id); id = await at(page)) {
            asked.add(id);
            const [seat, key] = id.split(" "), answer = answers[seat]?.[key];
            if (answer === undefined) break;
            touches += await touch(page, answer);
        }
        await page.screenshot({path: join(home, `count-${game}.png`), fullPage: true});
        const names = await page.locator(".grid thead input").evaluateAll(inputs => inputs.map(input => input.value));
        const outcome = await page.locator("#outcome").innerText();
        holds(outcome.startsWith(`${names[winner]} wins`) && outcome.includes(says), `the outcome is ${outcome}`);
        const record = await page.evaluate(() => window.referee.page.counting.told.text), found = judge(referee, record);
        same([found.winners, names.map(name => found.scores[name])], [[names[winner]], scores], "what the program makes of the record");
        const message = await page.evaluate(() => window.referee.page.counting.told.message);
        holds(message.includes(`${names[winner]} wins`), "the text for others says who won");
        holds(touches < MOST_TOUCHES, `${touches} touches`);
        const faults = await page.evaluate(`${axe};axe.run().then(({violations}) => violations.map(({id, nodes}) => id + " " + nodes[0].html))`);
        same(faults, [], "accessibility");
        const small = await page.locator(".editor button, .cell").evaluateAll(buttons => buttons.map(one => one.getBoundingClientRect()).filter(({width, height}) => width < 44 || height < 44).length);
        same(small, 0, "targets below 44 pixels");
        same(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "nothing is wider than the screen");
        same(page.noise, [], "said or asked for");
        await context.close();
        return `${touches} touches, ${asked.size} questions, ${((Date.now() - begun) / 1000).toFixed(1)} s`;
    });

await test("what is missing is named, and a wrong number is refused with the reason", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await page.locator(".counted[data-game=cyclades]").tap();
    await touch(page, "2");
    await touch(page, "2");
    holds(/write \S+'s metropolises/.test(await page.locator("#outcome").innerText()), "what is still needed");
    await touch(page, "9");
    holds(/isles|metropolises/.test(await page.locator(".editor .finding").innerText()), "nine are too many");
    await context.close();
});

await test("a house rule is asked for where it decides, and a final count opens with its sheet", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await page.locator(".counted[data-game=cyclades]").tap();
    for (const answer of ["3", "2", "0", "1", "5"]) await touch(page, answer);
    holds((await page.locator("#outcome").innerText()).startsWith("ben wins"), "gold decides");
    await page.getByRole("button", {name: "metropolises", exact: true}).tap();
    holds((await page.locator("#outcome").innerText()).startsWith("anna wins"), "metropolises decide");
    const record = await page.evaluate(() => window.referee.page.counting.told.text);
    const picture = await page.evaluate(() => window.referee.ask("count_picture", "cyclades", "anna\nben\ncarl", "0 metropolises 2"));
    holds(picture.includes("<svg") && picture.includes("anna"), "the picture");
    await page.evaluate(text => window.referee.page.receive(text), record);
    holds((await page.locator("#pane .sheet").innerText()).includes("metropolises"), "the sheet of the record");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("the whole score instead of its parts, a player more, and all of it after a reload", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await page.locator(".counted[data-game=mytikas]").tap();
    await page.getByRole("button", {name: "More players"}).tap();
    same(await page.locator(".grid thead input").count(), 4, "columns");
    for (const score of ["41", "38", "20", "7"]) {
        await page.locator(".editor .whole").tap();
        await touch(page, score);
    }
    const wins = async () => (await page.locator("#outcome").innerText()).startsWith("blue wins");
    holds(await wins(), "the highest wins");
    await page.reload();
    await page.waitForFunction(() => window.referee);
    holds(await wins(), "and still does");
    await page.getByRole("button", {name: "Start again"}).tap();
    holds(!await wins(), "until somebody begins again");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await browser.close();
process.exit(failures() ? 1 : 0);
