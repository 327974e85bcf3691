// shown.mjs REFEREE PAGE [GAME...]: milliseconds from the touch that enters something to the frame that shows it, late in a long game, with
// the processor slowed six times: the half and nine tenths of the touches; and the processor time of the page's thread, not slowed.
import {PHONE, launch, openPage, playedGame} from "./support.mjs";

const [referee, file, ...only] = process.argv.slice(2);
const GAMES = {cyclades: ["ada,ben,cleo,dan", 9], mykerinos: ["ada,ben,cleo,dan", 6], myriath: ["ada,ben,cleo,dan", 7], myst: ["ada,ben", 1], mytikas: ["ada,ben,cleo,dan", 1]};
const ENTRIES = 800, PART = .8, TOUCHES = 24, SLOWED = 6, REST = 500;

// In the page: the game as far as that, and each touch with when it is shown.
const begin = ([whole, most, share]) => {
    const {ask, page} = window.referee;
    ask("read", whole);
    const {entries} = JSON.parse(ask("record", 1, 0)), after = Math.min(most, Math.floor(entries * share));
    page.begin(ask("branch", after));
    return after;
};
const watch = () => {
    const {page} = window.referee, shown = window.shown = [];
    addEventListener("click", () => {
        const before = page.keeper.record.entries, number = shown.length, begun = performance.now();
        performance.mark(`begin ${number}`);
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
                performance.mark(`end ${number}`);
                shown[number] = {took: performance.now() - begun, entered: page.keeper.record.entries > before};
            };
            channel.port2.postMessage(null);
        });
    }, {capture: true});
};

async function measure(page, text, rate) {
    const session = await page.context().newCDPSession(page), events = [];
    session.on("Tracing.dataCollected", ({value}) => events.push(...value));
    await session.send("Emulation.setCPUThrottlingRate", {rate});
    await session.send("Tracing.start", {transferMode: "ReportEvents", traceConfig: {includedCategories: ["blink.user_timing"]}});
    const entries = await page.evaluate(begin, [text, ENTRIES, PART]);
    await page.evaluate(() => window.shown.length = 0);
    for (let i = 0; i < TOUCHES; i++) {
        const place = await page.evaluate(i => {
            const chips = [...document.querySelectorAll(".proposal .primary, .chips .chip:not(.draw)")], chip = chips.find(one => one.dataset.entry) ?? chips[i % chips.length];
            chip?.scrollIntoView({block: "nearest"});
            const {left, top, width, height} = chip?.getBoundingClientRect() ?? {};
            return chip && {x: left + width / 2, y: top + height / 2};
        }, i);
        if (!place) break;
        await page.touchscreen.tap(place.x, place.y);
        await page.waitForTimeout(REST);
    }
    const ended = new Promise(done => session.on("Tracing.tracingComplete", done)), shown = await page.evaluate(() => window.shown);
    await session.send("Tracing.end");
    await ended;
    await session.detach();
    const at = name => events.find(event => event.name === name && event.tts)?.tts;
    return {entries, touches: shown.map(({took, entered}, i) => ({took, entered, worked: (at(`end ${i}`) - at(`begin ${i}`)) / 1000})).filter(({entered}) => entered)};
}

const part = (numbers, share) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)]?.toFixed(0) ?? "-";
const browser = await launch();
for (const [game, [players, seed]] of Object.entries(GAMES).filter(([name]) => !only.length || only.includes(name))) {
    const context = await browser.newContext(PHONE), page = await openPage(context, file);
    const text = playedGame(referee, game, players, seed);
    await page.evaluate(watch);
    const free = await measure(page, text, 1), slowed = await measure(page, text, SLOWED);
    const worked = free.touches.map(touch => touch.worked), took = slowed.touches.map(touch => touch.took);
    console.log([game, free.entries, part(worked, .5), part(worked, .9), part(took, .5), part(took, .9)].join(" "));
    await context.close();
}
await browser.close();
