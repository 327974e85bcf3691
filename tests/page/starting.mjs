// starting.mjs PAGE FOLDER: a game is started by touch: what the record needs is asked for, nobody is made up, and the page draws all of it.
import {PHONE, failures, holds, launch, openPage, same, test, textOf} from "./support.mjs";

const [file, folder] = process.argv.slice(2), GAMES = ["Cyclades", "Mykerinos", "Myriath", "Myst", "Mytikas"];
const browser = await launch();

const choose = (page, game) => page.locator("button.game", {hasText: game}).tap();
const name = async (page, ...names) => {
    for (const [i, one] of names.entries()) await page.locator("#names input").nth(i).fill(one);
};
const begin = page => page.getByRole("button", {name: "Start", exact: true}).tap();
const touch = (page, word) => page.locator(".open").getByRole("button", {name: word, exact: true}).tap();
const open = page => page.evaluate(() => JSON.parse(window.referee.ask("open")).map(({key}) => key));

await test("Mykerinos asks for the marker and the wings", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await choose(page, "Mykerinos");
    same(await page.locator("#names input").evaluateAll(fields => fields.map(field => field.value)), ["", "", ""], "names before anybody wrote one");
    await name(page, "Anna", "Ben");
    await begin(page);
    holds(/Who is player 3/.test(await page.locator("#toast").innerText()), "the blank name is asked for");
    await name(page, "Anna", "Ben", "Zoë Smith");
    await begin(page);
    same(await page.locator("#toast.shown").count(), 0, "messages over the next question");
    await page.screenshot({path: `${folder}/starting-marker.png`});
    await touch(page, "Ben");
    for (const patron of ["violet", "lemon", "brown", "blackmore"]) await touch(page, patron);
    await page.screenshot({path: `${folder}/starting-wings.png`});
    await touch(page, "◂ back");
    await touch(page, "tangerine");
    await touch(page, "blackmore");
    const text = await textOf(page);
    holds(/marker: Ben/.test(text) && /wings: \[violet, lemon, brown, tangerine, blackmore\]/.test(text), `the record says both: ${text}`);
    same(await open(page), [], "what is still open");
    await page.reload();
    await page.goto(page.url().replace(/#.*/, ""));
    await choose(page, "Mykerinos");
    for (const one of ["Ben", "Anna"]) await page.locator(".known").getByRole("button", {name: one, exact: true}).tap();
    same(await page.locator("#names input").evaluateAll(fields => fields.map(field => field.value)), ["Ben", "Anna", ""], "names used before, by touch");
    same(page.noise, [], "said or asked for");
    await context.close();
});

await test("Mytikas asks who starts, and nothing that follows from it", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await choose(page, "Mytikas");
    await name(page, "ada", "ben", "cleo");
    await begin(page);
    same(await page.locator(".open h2").innerText(), "Who is the start player?", "the question");
    await touch(page, "cleo");
    await page.locator("#game").waitFor(); // no other question
    holds(/first: cleo/.test(await textOf(page)), "the record says it");
    await context.close();
});

await test("what nobody knows stays open", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await choose(page, "Mytikas");
    await name(page, "ada", "ben", "cleo");
    await begin(page);
    await touch(page, "Not known");
    await page.locator("#open", {hasText: "active player"}).waitFor();
    await touch(page, "Not known");
    await page.locator("#game").waitFor();
    holds(!/first:|turn:/.test(await textOf(page)), "nobody starts silently");
    await context.close();
});

// The fill of a colour as the page has it, and of what a seat wears.
const fillOf = (page, ...classes) => page.evaluate(names => names.map(name => {
    const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg")), shape = svg.appendChild(document.createElementNS(svg.namespaceURI, "rect"));
    shape.setAttribute("class", name);
    const {fill} = getComputedStyle(shape);
    svg.remove();
    return fill;
}), classes);

await test("players called like colours have them, and others choose", async () => {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    await choose(page, "Cyclades");
    await name(page, "red", "Anna", "Blue");
    same(await page.locator("#names select").evaluateAll(all => all.map(one => one.value)), ["red", "", "blue"], "colours by name");
    await page.locator("#names select").nth(1).selectOption("black");
    await page.screenshot({path: `${folder}/starting-colours.png`});
    await begin(page);
    await page.locator("#game").waitFor();
    const wanted = await fillOf(page, "f-red", "f-black", "f-blue");
    same(await fillOf(page, "w-seat0", "w-seat1", "w-seat2"), wanted, "what the seats wear");
    holds(/^# colours: red black blue$/m.test(await textOf(page)), "the record remarks it");
    await page.emulateMedia({colorScheme: "dark"});
    same(await fillOf(page, "w-seat0", "w-seat1", "w-seat2"), await fillOf(page, "f-red", "f-black", "f-blue"), "the same in the dark");
    await page.reload();
    await page.waitForFunction(() => window.referee);
    same(await fillOf(page, "w-seat1"), await fillOf(page, "f-black"), "and after opening it again");
    same(page.noise, [], "said or asked for");
    await context.close();
});

for (const [game, names, colour, wanted] of [["Myriath", ["Zoë Smith", "green", "x: y"], "yellow", /colours: {Zoë Smith: yellow, green: green}/], ["Myst", ["ada", "ben"], "yellow", /colours: {ada: yellow}/]])
    for (const chance of ["Use the real ones and enter the results", "This page draws at random"])
        await test(`${game} has colours in its table, ${chance}`, async () => {
            const context = await browser.newContext(PHONE), page = await openPage(context, file);
            await choose(page, game);
            await name(page, ...names);
            await page.locator("#names select").nth(0).selectOption(colour);
            await page.getByLabel(chance).check();
            await begin(page);
            while (await page.locator(".open").isVisible()) await touch(page, "Not known");
            holds(wanted.test(await textOf(page)), `the record has them: ${await textOf(page)}`);
            same(await page.evaluate(() => window.referee.page.keeper.record.players[0].ink), colour, "what the first player wears");
            holds(await page.evaluate(() => window.referee.page.keeper.record.judged), "it is judged");
            await context.close();
        });

for (const game of GAMES)
    await test(`${game}: the page draws everything from the start`, async () => {
        const context = await browser.newContext(PHONE), page = await openPage(context, file);
        await choose(page, game);
        for (const [i, one] of ["ada", "ben", "cleo"].entries())
            if (await page.locator("#names input").nth(i).count()) await page.locator("#names input").nth(i).fill(one);
        await page.getByLabel("This page draws at random").check();
        await begin(page);
        same(await open(page), [], "what is still open");
        holds(await page.evaluate(() => !window.referee.page.keeper.tableAlone && window.referee.page.keeper.record.judged), "a player is to act");
        await page.screenshot({path: `${folder}/starting-${game}.png`});
        same(page.noise, [], "said or asked for");
        await context.close();
    });

await browser.close();
process.exit(failures() ? 1 : 0);
