// games.mjs REFEREE PAGE [GAME...]: a whole game of each of the five games, or of these, entered by touch, on a telephone and on a desk.
import {readFileSync} from "node:fs";
import {DESK, PHONE, enterByTouch, failures, judge, launch, openPage, playedGame, same, test, textOf} from "./support.mjs";

const [referee, file, ...only] = process.argv.slice(2);
const GAMES = {
    cyclades: () => readFileSync("scenarios/cyclades/whole-game.yaml", "utf8"),
    mykerinos: () => readFileSync("scenarios/mykerinos/whole-game.yaml", "utf8"),
    myriath: () => readFileSync("scenarios/myriath/whole-game-for-two.yaml", "utf8"),
    myst: () => readFileSync("scenarios/myst/whole-game.yaml", "utf8"),
    mytikas: () => playedGame(referee, "mytikas", "ada,ben", 12),
};
const browser = await launch();

for (const [width, device] of [["390", PHONE], ["1280", DESK]])
    for (const [game, read] of Object.entries(GAMES).filter(([name]) => !only.length || only.includes(name)))
        await test(`${game} by touch at ${width} pixels`, async () => {
            const context = await browser.newContext(device), page = await openPage(context, file), text = read();
            const entries = await page.evaluate(whole => {
                const {ask, page: shown} = window.referee;
                ask("read", whole);
                const {log} = JSON.parse(ask("record", 1, 0));
                shown.begin(ask("branch", 0));
                return log.map(entry => entry.text);
            }, text);
            let touches = 0, touched = 0, written = 0;
            for (const entry of entries) {
                const took = await enterByTouch(page, entry);
                if (took < 0) written++;
                else {
                    touches += took;
                    touched++;
                }
            }
            const kept = await textOf(page), found = judge(referee, kept), wanted = judge(referee, text);
            same([found.entries, found.scores, found.winners, found.over], [wanted.entries, wanted.scores, wanted.winners, true], "what it came to");
            if (width === "390") await backAndForth(page, kept, entries.length);
            same(page.noise, [], "said or asked for");
            await context.close();
            return `${entries.length} entries, ${(touches / touched).toFixed(2)} touches each, ${written} written`;
        });

// Undo to the start and forward again.
async function backAndForth(page, kept, count) {
    const press = (name, times) => page.evaluate(([label, most]) => {
        for (let i = 0; i < most; i++) [...document.querySelectorAll(".steps button")].find(button => button.textContent.includes(label)).click();
    }, [name, times]);
    await press("Undo", count);
    same(await page.evaluate(() => window.referee.page.keeper.record.entries), 0, "entries after undoing all");
    await press("Redo", count);
    same(await textOf(page), kept, "the text after undo and redo");
}

await browser.close();
process.exit(failures() ? 1 : 0);
