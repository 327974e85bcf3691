// touching.mjs REFEREE PAGE FOLDER [GAME...]: every thing and every gap of a board in the middle of a game is touched. Nothing is entered
// by that, and what is shown is about the thing touched.
import {readFileSync} from "node:fs";
import {PHONE, failures, holds, launch, openPage, playedGame, same, test, textOf} from "./support.mjs";

const [referee, file, folder, ...only] = process.argv.slice(2);
const GAMES = {
    cyclades: () => readFileSync("scenarios/cyclades/whole-game.yaml", "utf8"),
    mykerinos: () => readFileSync("scenarios/mykerinos/whole-game.yaml", "utf8"),
    myriath: () => readFileSync("scenarios/myriath/whole-game-for-two.yaml", "utf8"),
    myst: () => readFileSync("scenarios/myst/whole-game.yaml", "utf8"),
    mytikas: () => playedGame(referee, "mytikas", "ada,ben", 12),
};
const PLACES = 2; // positions of each game
const GRID = 20; // pixels between two touches
const browser = await launch();

// In the page: touches every point of a grid over the board, and tells what was shown for what was there. What is there is read from the
// browser's own hit test, thing by thing, without asking the page.
const touchAll = grid => {
    const {page: {board, keeper, play}} = window.referee, wrong = [], seen = {things: new Set(), touches: 0, proposed: 0, chosen: 0, refused: 0, gaps: 0};
    const thingsAt = (x, y) => [...new Set(document.elementsFromPoint(x, y).map(element => element.closest("[id^=thing-], [id^=ring-]")?.id).filter(Boolean))].map(id => id.replace(/^(thing|ring)-/, ""));
    const named = (id, text) => text.split(/[\s:,{}\[\]]+/).some((word, i, words) => word && id.split("=").some(call => call === word || call.endsWith(`-${word}`) || call.endsWith(`-${words[i - 1]}-${word}`)));
    for (const number of board.parts.keys()) {
        const holder = () => document.querySelectorAll("#table .part")[number];
        holder().scrollIntoView({block: "start"});
        const frame = holder().getBoundingClientRect();
        for (let y = Math.ceil(frame.top + grid / 2); y < Math.min(frame.bottom, innerHeight); y += grid)
            for (let x = Math.ceil(Math.max(frame.left, 0) + grid / 2); x < Math.min(frame.right, innerWidth); x += grid) {
                const target = document.elementFromPoint(x, y), there = thingsAt(x, y).filter(id => board.parts[number].things.some(one => one.thing && one.id === id));
                if (!target?.closest("#table .board")) continue;
                play.entered = 0;
                const entries = keeper.record.entries;
                target.dispatchEvent(new MouseEvent("click", {bubbles: true, clientX: x, clientY: y}));
                seen.touches++;
                for (const id of there) seen.things.add(id);
                if (keeper.record.entries !== entries) wrong.push(`(${x}, ${y}) entered something`);
                const about = play.pending ? play.pending.text : play.chosen.length ? play.chosen[play.chosen.length - 1].touched : play.refused.length ? play.refused[0].entry : "";
                seen[play.pending ? "proposed" : play.chosen.length ? "chosen" : play.refused.length ? "refused" : "gaps"]++;
                if (there.length && about && !there.some(id => named(id, about))) wrong.push(`(${x}, ${y}) lies on ${there.join(" and ")}, shown: ${about}`);
                const whose = there.map(id => id.match(/^(?:goods|slots|favors)-([A-D])/)?.[1]).filter(Boolean).map(letter => keeper.record.players[letter.charCodeAt(0) - 65].name)[0];
                if (whose && /: /.test(about) && !about.startsWith(`${whose}: `)) wrong.push(`(${x}, ${y}) is ${whose}'s, shown: ${about}`);
                if (!about) continue;
                play.begin();
                window.referee.page.redraw();
            }
    }
    return {...seen, things: seen.things.size, wrong: wrong.slice(0, 9), faults: wrong.length};
};

for (const [game, read] of Object.entries(GAMES).filter(([name]) => !only.length || only.includes(name)))
    await test(`${game}: every thing and every gap is touched`, async () => {
        const context = await browser.newContext(PHONE), page = await openPage(context, file), told = [];
        for (let place = 1; place <= PLACES; place++) {
            await page.evaluate(([whole, part]) => {
                const {ask, page: shown} = window.referee;
                ask("read", whole);
                const {entries} = JSON.parse(ask("record", 1, 0));
                shown.begin(ask("branch", Math.floor(entries * part)));
            }, [read(), place / (PLACES + 1)]);
            const text = await textOf(page), seen = await page.evaluate(touchAll, GRID);
            same(seen.wrong, [], `${seen.faults} touches`);
            same(await textOf(page), text, "the record");
            holds(seen.things > 0, "things were touched");
            told.push(`${seen.touches} touches on ${seen.things} things: ${seen.proposed} proposed, ${seen.chosen} chosen, ${seen.refused} refused, ${seen.gaps} without`);
            await page.screenshot({path: `${folder}/touching-${game}-${place}.png`});
        }
        same(page.noise, [], "said or asked for");
        await context.close();
        return told.join("; ");
    });

await browser.close();
process.exit(failures() ? 1 : 0);
