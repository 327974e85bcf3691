// keeping.mjs REFEREE PAGE FOLDER: what is beside entering moves: trays, pictures in chips, what stands above the fold, the board by keyboard,
// claims and notes by touch, deleting and its undo, sharing from a file.
import {PHONE, DISPUTE, entriesOf, failures, fresh, holds, launch, openPage, playedGame, same, start, test, textOf, write} from "./support.mjs";
import {readFileSync} from "node:fs";

const [referee, file, folder] = process.argv.slice(2), DESK = {viewport: {width: 1400, height: 900}};
const browser = await launch();

async function opened(device, body) {
    const context = await browser.newContext(device), page = await openPage(context, file);
    await body(page);
    same(page.noise, [], "said or asked for");
    await context.close();
}
const chip = (page, name) => page.locator(".pieces .chips").getByRole("button", {name});
const visible = (page, selector) => page.locator(selector).evaluateAll(all => all.map(one => {
    const {top, bottom, left, right} = one.getBoundingClientRect(), at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return Boolean(at && (one.contains(at) || at.contains(one)));
}));

await test("Myst's deal is a tray of five, without a keyboard", () => opened(PHONE, async page => {
    await fresh(page, "myst");
    await page.getByRole("button", {name: /deal ada cards/}).tap();
    same([await page.locator(".tray li").count(), await page.locator(".pieces .chip").count() < 12], [5, true], "places, and few chips");
    same(await page.evaluate(() => document.activeElement.tagName === "INPUT"), false, "a keyboard pops up");
    for (let i = 0; i < 2; i++) await chip(page, /^linking-book/).tap();
    holds(await chip(page, /^linking-book/).isDisabled(), "a third Linking Book can be chosen");
    await chip(page, /^rocket-ship/).tap();
    await page.screenshot({path: `${folder}/tray-myst.png`});
    await chip(page, /^unknown/).tap();
    await chip(page, /^unknown/).tap();
    await page.getByRole("button", {name: /^Enter the deal/}).tap();
    holds(/table: deal ada cards (linking-book ){2}rocket-ship-\d unknown unknown/.test(await textOf(page)), `the record has it: ${await textOf(page)}`);
}));

await test("Mykerinos' deal says what is left, and no kind can be chosen too often", () => opened(PHONE, async page => {
    await fresh(page, "mykerinos");
    await page.getByRole("button", {name: /deal/}).tap();
    const left = Number((await chip(page, /^blank/).innerText()).match(/(\d+) left/)[1]);
    holds(left < 8, `${left} blanks`);
    for (let i = 0; i < left; i++) await chip(page, /^blank/).tap();
    holds(await chip(page, /^blank/).isDisabled(), "one more blank can be chosen");
    await page.screenshot({path: `${folder}/tray-mykerinos.png`});
}));

await test("Myriath's tiles are drawn in their chips", () => opened(PHONE, async page => {
    await start(page, playedGame(referee, "myriath", "ada,ben", 3));
    await page.evaluate(() => window.referee.page.goTo(10));
    await page.waitForFunction(() => [...document.querySelectorAll(".chips svg.pic")].every(picture => picture.childElementCount));
    const drawn = await page.locator(".chips .chip").evaluateAll(chips => chips.map(one => [one.textContent, one.querySelector("svg.pic")?.getBBox().width > 0]).filter(([words]) => /\w-\w\w/.test(words)));
    await page.screenshot({path: `${folder}/chips-myriath.png`});
    holds(drawn.length > 9 && drawn.every(([, picture]) => picture), `tiles with pictures: ${JSON.stringify(drawn)}`);
}));

await test("pieces, gods and cubes are drawn in their chips, in the colour of the player", () => opened(PHONE, async page => {
    const pieces = (record, after) => page.evaluate(([whole, number]) => {
        const {ask, page: shown} = window.referee;
        ask("read", whole);
        shown.begin(ask("branch", number));
        return [...document.querySelectorAll(".chips .chip")].map(chip => [...chip.querySelectorAll(".piece")].map(one => `${one.firstChild.getAttribute("href")} ${one.getAttribute("class")}`).join(", "));
    }, [record, after]);
    const cyclades = readFileSync("scenarios/cyclades/whole-game.yaml", "utf8");
    same(await pieces(cyclades, 169), ["#cyc-philosopher piece c-seat2", ""], "carl recruits a philosopher, or is done");
    same((await pieces(cyclades, 240)).slice(0, 4), ["poseidon", "ares", "zeus", "athena"].map(god => `#cyc-${god} piece`), "gods of the table");
    const survey = readFileSync("scenarios/mykerinos/ties-in-the-survey.yaml", "utf8");
    same(await pieces(survey, 4), ["#myk-violet piece c-seat3", "#myk-lemon piece c-seat3", ""], "gold takes the left or the right tile, or declines");
}));

await test("the tile of the area that is surveyed is taken by touching it", () => opened(PHONE, async page => {
    await start(page, readFileSync("scenarios/mykerinos/ties-in-the-survey.yaml", "utf8"));
    await page.evaluate(() => window.referee.page.goTo(1));
    const tag = await page.locator("[id='thing-tile-2=right']").evaluate(tile => {
        tile.scrollIntoView({block: "center"});
        const {left, width, top} = tile.getBoundingClientRect();
        return {x: left + width / 2, y: top + 8};
    });
    await page.touchscreen.tap(tag.x, tag.y);
    same(await page.locator(".proposal code").innerText(), "green: take right", "what the touched tile would enter");
}));

await test("a tile is dragged over the board, turned by a touch, and entered where it lies", () => opened(PHONE, async page => {
    await start(page, playedGame(referee, "myriath", "ada,ben", 3));
    await page.evaluate(() => window.referee.page.goTo(10));
    await page.locator(".chip[data-word=v-al]").tap();
    const ring = place => page.locator(`#ring-crossing-${place}`).boundingBox().then(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}));
    const shown = () => page.locator(".proposal code").innerText(), from = await ring("e8"), to = await ring("h6");
    await page.touchscreen.tap(from.x, from.y);
    same(await shown(), "ben: place v-al at e8 go ne", "where the ring was touched, under a tile that lies there");
    const touch = await page.context().newCDPSession(page), finger = (type, ...points) => touch.send("Input.dispatchTouchEvent", {type, touchPoints: points});
    await finger("touchStart", from);
    for (let i = 1; i <= 8; i++) await finger("touchMove", {x: from.x + (to.x - from.x) * i / 8, y: from.y + (to.y - from.y) * i / 8});
    await finger("touchEnd");
    const moved = await shown();
    holds(moved.startsWith("ben: place v-al at h6 go "), `dragged: ${moved}`);
    await page.touchscreen.tap(to.x, to.y);
    const turned = await shown();
    holds(turned.startsWith("ben: place v-al at h6 go ") && turned !== moved, `turned: ${turned}`);
    await page.locator(".turn").tap();
    same(await shown(), moved, "turned again");
    await page.screenshot({path: `${folder}/turning-myriath.png`});
    await page.getByRole("button", {name: "Enter", exact: true}).tap();
    holds((await textOf(page)).includes(moved), "the record has it");
}));

await test("a tile is shown where it would lie before its chip is pressed", () => opened(DESK, async page => {
    await start(page, playedGame(referee, "myriath", "ada,ben", 3));
    await page.evaluate(() => window.referee.page.goTo(10));
    const chips = page.locator(".chip.whole", {hasText: " at "}), ghosts = page.locator("[data-part=board] .ghosts > g");
    same(await ghosts.count(), 0, "ghosts before");
    await chips.first().hover();
    holds(await ghosts.count() > 0, "the ghost under a mouse");
    await page.mouse.move(5, 5);
    same(await ghosts.count(), 0, "ghosts after");
}));

await test("names with blanks and accents are words in chips", () => opened(PHONE, async page => {
    await start(page, await page.evaluate(() => JSON.parse(window.referee.ask("new", "cyclades", "José María\nZoë\nx: y", "", 0)).text));
    const chips = await page.locator(".chips .chip:not(.draw)").evaluateAll(all => all.map(one => [...one.childNodes].filter(node => node.className !== "unseen").map(node => node.textContent).join("")));
    holds(chips.length && chips.every(words => !/[{}[\]]/.test(words)) && chips.some(words => words.includes("José María")), `chips: ${chips}`);
}));

await test("gods, bids and purses stand above the fold in the auction; the battle in landscape; nobody acts after the end", () => opened(PHONE, async page => {
    await start(page, playedGame(referee, "cyclades", "ada,ben", 3));
    holds(!await page.locator(".players .acts").count(), "somebody acts after the end");
    await page.evaluate(() => window.referee.page.goTo(6));
    same(await visible(page, ".now span"), [true, true, true, true, true], "three gods, two purses");
    const told = await page.locator(".now").innerText();
    holds(/ares ada 7/.test(told) && /athena ben 4/.test(told) && /ada: gold 7/.test(told), `what they say: ${told}`);
    await page.screenshot({path: `${folder}/now-auction.png`});
    await page.setViewportSize({width: 844, height: 390});
    await page.evaluate(() => window.referee.page.goTo(258));
    holds(/battle at g6/.test(await page.locator(".now").innerText()) && (await visible(page, ".now span"))[0], "the battle");
    same(await visible(page, "#thing-space-g6"), [true], "the isle it is about");
    await page.screenshot({path: `${folder}/now-battle.png`});
}));

await test("what is said does not cover the line", () => opened(PHONE, async page => {
    await fresh(page, "mytikas");
    await page.evaluate(() => window.referee.page.say("Something long enough to take two lines of a telephone, and perhaps a third one"));
    const meets = await page.evaluate(() => {
        const [one, other] = ["#toast", "#line"].map(id => document.querySelector(id).getBoundingClientRect());
        return one.bottom > other.top && one.top < other.bottom;
    });
    holds(!meets, "the toast lies on the input");
}));

await test("the board by keyboard: arrows, Enter, and Enter again", () => opened(DESK, async page => {
    await start(page, readFileSync("scenarios/cyclades/whole-game.yaml", "utf8"));
    const at = await page.evaluate(() => {
        const {keeper, board, goTo} = window.referee.page, {record} = keeper;
        for (let i = 5; i < record.entries; i++) {
            window.referee.page.goTo(i);
            if (board.parts.flatMap(({things}) => things).filter(({word}) => word).length > 3) return i;
        }
        return 0;
    });
    holds(at, "a position with things to choose");
    await page.locator("#table").focus();
    const held = () => page.locator("#table").getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowDown");
    const first = await held();
    const others = new Set([first]);
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"]) {
        await page.keyboard.press(key);
        others.add(await held());
    }
    holds(first && others.size > 1, `things held: ${[...others]}`);
    same(await page.evaluate(() => window.referee.page.keeper.at), at, "arrows on the board do not step");
    await page.keyboard.press("Enter");
    holds(await page.evaluate(() => window.referee.page.play.chosen.length || window.referee.page.play.pending), "Enter chooses");
}));

await test("after Start the focus is on whose turn it is", () => opened(DESK, async page => {
    await page.locator("button.game", {hasText: "Myst"}).click();
    for (const [i, name] of ["ada", "ben"].entries()) await page.locator("#names input").nth(i).fill(name);
    await page.getByLabel("This page draws at random").check();
    await page.keyboard.press("Enter");
    await page.locator("#game").waitFor();
    same(await page.evaluate(() => document.activeElement.id), "turn", "focus");
}));

await test("a claim is checked and recorded by touch; a note is added", () => opened(PHONE, async page => {
    await fresh(page, "cyclades");
    await write(page, "table: order ada ben ada ben");
    await page.locator("#tabs [data-tab=score]").tap();
    await page.locator("summary", {hasText: "Check your own count"}).tap();
    await page.getByRole("button", {name: "more points for ada"}).tap();
    await page.getByRole("button", {name: "Check", exact: true}).tap();
    const told = await page.locator("#pane .answer").innerText();
    holds(/false/i.test(told), `a wrong count is told: ${told}`);
    await page.getByRole("button", {name: "fewer points for ada"}).tap();
    await page.getByRole("button", {name: "Check", exact: true}).tap();
    await page.locator("#pane .answer .good").waitFor();
    const before = await entriesOf(page);
    await page.locator("#tabs [data-tab=log]").tap();
    await page.getByLabel("note on the last entry").fill("he was sure: really");
    await page.getByRole("button", {name: "Add note"}).tap();
    holds(/note: "he was sure: really"/.test(await textOf(page)), "the note is in the record");
    await page.locator("#tabs [data-tab=score]").tap();
    await page.locator("summary", {hasText: "Check your own count"}).tap();
    await page.getByRole("button", {name: "Check", exact: true}).tap();
    await page.getByRole("button", {name: "Record the claim"}).tap();
    same(await entriesOf(page), before + 1, "entries with the claim");
    holds(/claims: {scores: {ada: /.test(await textOf(page)), "the claim is in the record");
}));

await test("the same record is kept once; deleting has an undo", () => opened(PHONE, async page => {
    const text = readFileSync(DISPUTE, "utf8"), kept = () => page.evaluate(() => window.referee.page.store.list().length);
    for (let i = 0; i < 2; i++) {
        await page.evaluate(record => window.referee.page.receive(record), text);
        await page.getByRole("button", {name: "all games"}).tap();
    }
    same(await kept(), 1, "games kept");
    await page.locator(".remove").tap();
    same(await kept(), 0, "games after deleting");
    await page.locator(".restore").tap();
    same(await kept(), 1, "games after undo");
    await page.locator(".kept .wide").tap();
    same(await textOf(page), text, "its record");
}));

await test("opened from a file, the page shares itself instead of a useless link", () => opened(PHONE, async page => {
    await fresh(page, "mytikas");
    await page.locator("#tabs [data-tab=share]").tap();
    same(await page.getByRole("button", {name: "Copy link"}).count(), 0, "buttons for a link");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", {name: "Save this page"}).tap()]);
    const path = `${folder}/shared.html`;
    await download.saveAs(path);
    const context = await browser.newContext(PHONE), again = await openPage(context, path);
    holds(await again.locator("button.game").count() > 4, "the page that was saved works");
    await context.close();
}));

// Processor time of the page's own thread, which does not depend on what else the machine does. Slowed six times it would be six times as long.
await browser.close();
process.exit(failures() ? 1 : 0);
