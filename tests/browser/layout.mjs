// layout.mjs REFEREE HOME: whole games at the widths of telephones and of a desktop, in the light, in the dark and on paper; what axe-core
// has to say about them. Screenshots go to HOME.
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {close, desktop, finish, home, open, phone, run, same, shown, smallPhone, test, write} from "./support.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const whole = [
    ...shown,
    {game: "cyclades-five", record: "scenarios/cyclades/whole-game.yaml"},
    {game: "mykerinos-whole", record: "scenarios/mykerinos/whole-game.yaml"},
    {game: "myriath-four", record: "scenarios/myriath/whole-game-for-four.yaml"},
    {game: "myst-whole", record: "scenarios/myst/whole-game.yaml"},
    {game: "mytikas-end", record: "scenarios/mytikas/end-by-levels.yaml"},
];

// Runs in the page: steps through it and says what is wrong. `least` pixels are legible; `firstScreen`: all of it is to be seen at once.
function inspect({least, firstScreen}) {
    const wrong = new Set(), slider = document.querySelector("input[type=range]"), last = Number(slider.max), slack = 3;
    const name = one => `${one.tagName} ${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 30)}`;
    for (const one of document.querySelectorAll(".log li")) one.style.contentVisibility = "visible";
    for (let i = 0; i <= 8; i++) {
        const at = Math.round(last * i / 8);
        slider.value = at;
        slider.dispatchEvent(new Event("input"));
        for (const svg of document.querySelectorAll(".part svg")) {
            const {width, height} = svg.viewBox.baseVal;
            for (const group of svg.querySelectorAll("[data-track]")) {
                const box = group.firstElementChild ? group.getBBox() : {x: 0, y: 0, width: 0, height: 0};
                if (box.x < -slack || box.y < -slack || box.x + box.width > width + slack || box.y + box.height > height + slack)
                    wrong.add(`cut off at entry ${at}: ${name(group)}`);
            }
        }
        for (const text of document.querySelectorAll("svg text, p, li, td, th, dt, dd, a, button, small, code, summary, h1, h2")) {
            if (!text.textContent.trim() || !text.getClientRects().length || text.closest("details:not([open]) .box-sheet")) continue;
            const size = parseFloat(getComputedStyle(text).fontSize) * (text.ownerSVGElement ? text.getScreenCTM().a : 1);
            if (size < least) wrong.add(`${size.toFixed(1)} pixels at entry ${at}: ${name(text)}`);
        }
        for (const one of document.querySelectorAll("article *")) {
            const box = one.getBoundingClientRect(), part = one.closest(".part");
            const reached = part && part.scrollWidth > part.clientWidth && part.hasAttribute("tabindex");
            if (box.width && !reached && (box.right > innerWidth + 1 || box.left < -1)) wrong.add(`too wide at entry ${at}: ${name(one)}`);
        }
        for (const one of firstScreen ? document.querySelectorAll(".part, .legend, .stepping, .panel, .sheet, .log") : []) {
            const {top, bottom} = one.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight) wrong.add(`from ${Math.round(top)} to ${Math.round(bottom)} at entry ${at}: ${name(one)}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.add("the page moves sideways");
    return [...wrong].slice(0, 8);
}

for (const {game, record} of whole) {
    const path = write(`${game}.html`, run("show", record, "--html"));
    for (const [width, size] of [[390, phone], [360, smallPhone]])
        await test(`${game}: on a telephone of ${width} nothing is cut off and all writing is legible`, async () => {
            const page = await open(path, size);
            same(await page.evaluate(inspect, {least: 11.95}), [], "wrong");
            const small = await page.evaluate(() => [...document.querySelectorAll("button")].filter(button => button.getBoundingClientRect().height < 44).length);
            same(small, 0, "small buttons");
            await page.tap("[data-step=first]");
            same(page.noise, [], "noise");
            await page.screenshot({path: join(home, `${game}-${width}.png`), fullPage: true});
            await close(page);
        });
    await test(`${game}: the first screen of a desktop has board, legend, table, score and entries`, async () => {
        const page = await open(path, desktop);
        same(await page.evaluate(inspect, {least: 9, firstScreen: true}), [], "wrong");
        await page.screenshot({path: join(home, `${game}-${desktop.viewport.width}.png`)});
        await close(page);
    });
    await test(`${game}: no mistakes found for axe-core, in the light and in the dark`, async () => {
        const page = await open(path, {bypassCSP: true});
        await page.addScriptTag({content: axe});
        await page.evaluate(() => document.querySelectorAll("details").forEach(one => one.open = true));
        for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({colorScheme});
            const violations = await page.evaluate(async () => (await window.axe.run(document, {resultTypes: ["violations"]})).violations
                .map(({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 90)}`));
            same(violations, [], colorScheme);
        }
        await close(page);
    });
}

await test("a board that is wider than a telephone is shown whole on demand, and marks are in sight", async () => {
    const page = await open(write("broad.html", run("show", "scenarios/cyclades/whole-game.yaml", "--html")), {...phone, hash: "#150"});
    const wide = () => page.evaluate(() => [...document.querySelectorAll(".part")].filter(part => part.scrollWidth > part.clientWidth + 1).length);
    const inSight = () => page.evaluate(() => [...document.querySelectorAll(".marks > *")].some(mark => mark.getBoundingClientRect().left >= 0 && mark.getBoundingClientRect().right <= innerWidth));
    same([await wide(), await inSight()], [1, true], "broad boards, and what changed in sight");
    await page.getByRole("button", {name: "the whole board"}).tap();
    same(await wide(), 0, "broad boards when it is shown whole");
    await page.getByRole("button", {name: "larger text"}).tap();
    same([await wide(), await inSight()], [1, true], "and again");
    await close(page);
});

await test("on a small desktop a board goes on below the screen rather than become illegible", async () => {
    for (const [game, players] of [["cyclades", "anna,ben,carl,dora,emil"], ["mytikas", "anna,ben,carl,dora"], ["myriath", "anna,ben,carl,dora"]]) {
        const record = write("small.yaml", run("play", game, "--players", players, "--seed", "7", "--moves", "60"));
        const page = await open(write("small.html", run("show", record, "--html")), {viewport: {width: 1366, height: 768}});
        same(await page.evaluate(inspect, {least: 8.99}), [], game);
        await close(page);
    }
});

await test("on paper a game takes two sheets: board, score and the entries with mistakes", async () => {
    const long = ["cyclades", "mytikas"].map(game => [write(`long-${game}.yaml`, run("play", game, "--players", "anna,ben,carl,dora", "--seed", "9")), 0]);
    for (const [game, mistakes] of [["scenarios/mykerinos/three-mistakes.yaml", 3], ["scenarios/cyclades/whole-game.yaml", 0], ["scenarios/mykerinos/whole-game.yaml", 0], ...long]) {
        const page = await open(write("sheets.html", run("show", game, "--html")), {});
        const sheets = (await page.pdf({format: "A4"})).toString("latin1").match(/\/Type \/Page\b(?!s)/g).length;
        same(sheets <= 2, true, `${game}: ${sheets} sheets, at most two`);
        await page.emulateMedia({media: "print"});
        same(await page.locator(".log li:visible").count() >= mistakes, true, `${game}: the entries with mistakes`);
        await close(page);
    }
});

await test("a sum stands under its number, everywhere", async () => {
    for (const game of ["mykerinos", "mytikas"]) {
        const record = write("sums.yaml", run("play", game, "--players", "anna,ben,carl,dora", "--seed", "9"));
        for (const width of [1100, 1400]) {
            const page = await open(write("sums.html", run("show", record, "--html")), {viewport: {width, height: 800}});
            const [sums, beside] = await page.evaluate(() => {
                const under = sum => {
                    const number = document.createRange();
                    number.selectNode(sum.previousSibling);
                    return sum.getBoundingClientRect().top >= number.getBoundingClientRect().bottom - 2;
                };
                const all = [...document.querySelectorAll(".sheet td small")].filter(sum => sum.checkVisibility());
                return [all.length, all.filter(sum => !under(sum)).map(sum => sum.parentElement.textContent)];
            });
            same(beside, [], `${game} at ${width}: beside`);
            same(sums > 0, true, `${game} at ${width}: sums`);
            await close(page);
        }
    }
});

await test("on paper nothing is cut off and there is nothing to press", async () => {
    const page = await open(write("paper.html", run("show", "scenarios/mykerinos/three-mistakes.yaml", "--html")), {viewport: {width: 794, height: 1123}});
    await page.emulateMedia({media: "print"});
    same(await page.locator("button").first().isVisible(), false, "buttons");
    const clipped = await page.evaluate(() => [...document.querySelectorAll(".log ol, .now")].filter(one => one.scrollHeight > one.clientHeight + 1).length);
    same(clipped, 0, "lists that scroll");
    await page.screenshot({path: join(home, "paper.png"), fullPage: true});
    await close(page);
});

await test("everything can be reached with the tabulator", async () => {
    const page = await open(write("keys.html", run("show", "scenarios/mykerinos/three-mistakes.yaml", "--html")), {hash: "#2"});
    const reached = new Set();
    for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        reached.add(await page.evaluate(() => document.activeElement.dataset.step || document.activeElement.type || document.activeElement.tagName));
    }
    same(["range", "first", "back", "on", "last", "finding-back", "finding-on", "A"].filter(one => !reached.has(one)), [], "not reached");
    await page.locator("[data-entry='4'] > a").focus();
    await page.keyboard.press("Enter");
    same(await page.evaluate(() => document.querySelector(".current").dataset.entry), "4", "Enter on an entry");
    await close(page);
});

await finish();
