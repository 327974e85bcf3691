// Stepping through a record: every thing on the board, the panel and the score sheet show what they last changed to.
"use strict";

// What each list of changes says at or before a frame. `changes` are [frame, value], oldest first.
function valueAt(changes, frame) {
    let low = 0, high = changes.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (changes[middle][0] <= frame) low = middle + 1;
        else high = middle;
    }
    return low ? changes[low - 1][1] : 0;
}

// A string that is like an earlier one stands there as [which, letters that stay, that go, what comes in their place, ...]; the rest stays.
function spellOut(strings) {
    strings.forEach((string, number) => {
        if (!Array.isArray(string)) return;
        const whole = strings[string[0]];
        let made = "", at = 0;
        for (let i = 1; i < string.length; i += 3) {
            made += whole.slice(at, at + string[i]) + string[i + 2];
            at += string[i] + string[i + 1];
        }
        strings[number] = made + whole.slice(at);
    });
    return strings;
}

// The rows of a table: so many of those before at its start, so many at its end, and what is between.
function renew([start, end, ...between], changes) {
    const before = changes.length ? changes.at(-1)[1] : [];
    return [...before.slice(0, start), ...between, ...before.slice(before.length - end)];
}

const COLUMNS = 24; // of the panel

// A line of the panel is its ink and what it says: two spaces or more part its columns, the last of which runs on to the right edge.
// A remark is a row already.
function rowOf(line, names) {
    if (line.startsWith("<")) return line.replace("<tr class='", "<tr class='" + names);
    const [, ink, indent, words] = /^(\S+) ( *)(.*)$/s.exec(line), pieces = words.split(/( {2,})/), last = 2 * COLUMNS - 2;
    const columns = [...pieces.slice(0, last).filter((_, i) => i % 2 === 0), pieces.slice(last).join("")].filter(column => column);
    const cells = columns.map((column, i) => `<td${i === columns.length - 1 ? ` colspan='${COLUMNS - i}'` : ""}${i === 0 && indent ? " class='in'" : ""}>`
        + column.replace(/[&<]/g, sign => sign === "&" ? "&amp;" : "&lt;") + "</td>");
    return `<tr class='${names}t-${ink}'>${cells.join("")}</tr>`;
}

const BESIDE = [1, 0.87, 0.75]; // how large parts beside the board may be, the board being 1
const LEGIBLE = 0.75; // of the size in which parts are drawn
const LEAST = 0.5625; // nobody can read less: 9 pixels
const BEYOND = 0.4; // what is worth so much less goes on below the screen

function element(name, className, ...inside) {
    const made = document.createElement(name);
    made.className = className;
    made.append(...inside);
    return made;
}

const desktop = matchMedia("screen and (min-width: 62rem)");

class Record {
    constructor(article, number) {
        const part = selector => article.querySelector(selector);
        const kept = JSON.parse(part("script[type='application/json']").textContent);
        this.article = article;
        this.number = number;
        this.strings = spellOut(kept.strings);
        this.frames = kept.frames;
        this.last = this.frames.length - 1;
        this.part = {panel: part(".panel .rows"), moment: part(".panel .moment"), sheet: part(".sheet .rows"), now: part(".now"),
                     slider: part("input[type=range]"), parts: part(".parts"), list: part(".log ol"), stepping: part(".stepping")};
        this.boards = [...article.querySelectorAll(".part")].map(place => {
            const svg = place.querySelector("svg"), {width, height} = svg.viewBox.baseVal;
            return {place, svg, width, height, marks: svg.querySelector(".marks")};
        });
        this.tables = [part(".panel"), part(".sheet")];
        this.buttons = [...article.querySelectorAll("[data-step]")];
        this.collect();
        this.items = [...this.part.list.children];
        this.found = this.items.map((item, frame) => "found" in item.dataset ? frame : 0).filter(frame => frame > 0);
        this.listen();
    }

    // Things that never change have no string: they stay as they are.
    collect() {
        this.tracks = [];
        this.panel = [];
        this.sheet = [];
        for (const group of this.article.querySelectorAll("[data-track]"))
            this.tracks[group.dataset.track] = {group, changes: [], shown: null};
        this.frames.forEach(([groups, panel, sheet], frame) => {
            for (let i = 0; i < groups.length; i += 2)
                if (this.strings[groups[i + 1]] !== 0) this.tracks[groups[i]].changes.push([frame, groups[i + 1]]);
            if (panel) this.panel.push([frame, renew(panel, this.panel)]);
            if (sheet) this.sheet.push([frame, renew(sheet, this.sheet)]);
        });
        this.moving = this.tracks.filter(track => track.changes.length);
    }

    listen() {
        this.part.slider.addEventListener("input", () => this.show(Number(this.part.slider.value)));
        for (const button of this.buttons)
            button.addEventListener("click", () => this.step(button.dataset.step));
        this.article.addEventListener("click", event => {
            const link = event.target.closest("[data-go]");
            if (!link) return;
            event.preventDefault();
            this.show(Number(link.dataset.go));
        });
        const ticks = this.items.flatMap((item, frame) => {
            if (!("found" in item.dataset) && !("follows" in item.dataset)) return [];
            const tick = element("i", "found" in item.dataset ? "" : "follows");
            tick.style.left = 100 * frame / (this.last || 1) + "%";
            return [tick];
        });
        this.article.querySelector(".ticks").append(...ticks);
        this.part.stepping.hidden = false;
    }

    target(step) {
        switch (step) {
        case "first": return 0;
        case "back": return Math.max(0, this.frame - 1);
        case "on": return Math.min(this.last, this.frame + 1);
        case "last": return this.last;
        case "finding-back": return this.found.filter(frame => frame < this.frame).pop() ?? this.frame;
        case "finding-on": return this.found.find(frame => frame > this.frame) ?? this.frame;
        }
    }

    step(step) {
        this.show(this.target(step));
    }

    show(frame, quiet) {
        this.frame = Math.max(0, Math.min(this.last, frame));
        for (const track of this.moving) {
            const string = valueAt(track.changes, this.frame);
            if (track.shown === string) continue;
            track.group.innerHTML = this.strings[string];
            track.shown = string;
        }
        this.showTables();
        this.showMarks();
        this.showEntry();
        if (!quiet) history.replaceState(null, "", "#" + (this.number > 1 ? this.number + "." : "") + this.frame);
    }

    showTables() {
        const before = this.frame ? new Set(valueAt(this.panel, this.frame - 1)) : null;
        const found = new Set(this.frames[this.frame][6]);
        const names = number => (before && !before.has(number) ? "new " : "") + (found.has(number) ? "found " : "");
        const row = number => rowOf(this.strings[number], names(number));
        const rows = list => list.map(number => number < 0 ? "</table><table>" : row(number)).join("");
        this.part.panel.innerHTML = "<table>" + rows(valueAt(this.panel, this.frame)) + "</table>";
        this.part.moment.textContent = this.strings[this.frames[this.frame][3]];
        this.part.sheet.innerHTML = valueAt(this.sheet, this.frame).map(number => this.strings[number]).join("");
        this.runOn();
    }

    // A table that is too wide for its columns runs on from line to line.
    runOn() {
        const room = this.part.panel.clientWidth, tables = [...this.part.panel.children];
        const wide = tables.filter(table => table.offsetWidth > room + 1
            || [...table.rows].some(row => row.cells.length > 2 && row.lastChild.offsetHeight > 48 && row.lastChild.offsetWidth < room / 3));
        for (const table of wide) table.className = "run";
        const sheet = this.part.sheet.parentNode, around = sheet.parentNode;
        sheet.className = "";
        sheet.classList.toggle("turned", around.scrollWidth > around.clientWidth + 1);
    }

    // A frame of the thing's own shape; what an entry wanted is drawn already, and has none.
    outline(track, name) {
        const shape = this.tracks[track].group.querySelector(".o");
        if (!shape) return [];
        return (name === "doubt" ? [name] : ["case", name]).map(className => {
            const copy = shape.cloneNode(false);
            copy.setAttribute("class", className);
            return copy;
        });
    }

    showMarks() {
        const [, , , , moved, found, , doubt] = this.frames[this.frame];
        const marked = [...moved.map(track => [track, "last"]), ...found.map(track => [track, doubt ? "doubt" : "found"])];
        for (const {place, svg, marks} of this.boards) {
            const here = marked.filter(([track]) => this.tracks[track].group.parentNode === svg);
            marks.replaceChildren(...here.flatMap(([track, name]) => this.outline(track, name)));
            if (here.length && place.scrollWidth > place.clientWidth) this.reveal(place, this.tracks[here.at(-1)[0]].group);
        }
    }

    reveal(place, thing) {
        const {left, width} = thing.getBoundingClientRect(), frame = place.getBoundingClientRect();
        place.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
    }

    // Under the board: the entry, the findings, and what it came to.
    showEntry() {
        const item = this.items[this.frame], said = item.querySelector("a").lastChild.textContent.trim();
        const entry = this.frame ? `${this.frame} of ${this.last}: ${said}` : said;
        const moment = element("span", "moment", " \u2192 " + this.strings[this.frames[this.frame][3]]);
        const lines = [element("p", "entry", entry, moment)];
        for (const finding of item.querySelectorAll(":scope > .finding")) {
            const about = finding.querySelector("p").cloneNode(true);
            about.className = finding.className.replace("finding", "about");
            lines.push(about);
        }
        for (const line of item.querySelectorAll(":scope > .sums, :scope > .remark")) lines.push(line.cloneNode(true));
        this.part.now.replaceChildren(...lines);
        if (this.part.now.scrollHeight > this.part.now.clientHeight + 1) this.part.now.tabIndex = 0;
        else this.part.now.removeAttribute("tabindex");
        this.part.slider.value = this.frame;
        this.part.slider.setAttribute("aria-valuetext", entry);
        for (const button of this.buttons)
            button.disabled = this.target(button.dataset.step) === this.frame;
        this.fitLog();
        this.point(item);
        // Entries that were never in sight have no height of their own until they are drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => this.current === item && this.point(item)));
    }

    point(item) {
        const {list} = this.part;
        this.current?.classList.remove("current");
        this.current?.querySelector("a").removeAttribute("aria-current");
        this.current = item;
        item.classList.add("current");
        item.querySelector("a").setAttribute("aria-current", "step");
        if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight)
            list.scrollTop = Math.max(0, item.offsetTop - list.clientHeight / 4);
    }

    // ---- room: everything on the first screen of a desktop ----

    // The parts in so many columns, each in the shortest, those after the first one smaller: how large they can be, and where each one is.
    arrange(columns, beside, width, height) {
        const gap = 10, tall = Array(columns).fill(0), broad = Array(columns).fill(0), count = Array(columns).fill(0);
        const places = this.boards.map((board, i) => {
            const size = i ? beside : 1, column = tall.indexOf(Math.min(...tall)), place = {column, size, top: tall[column], row: count[column]++};
            tall[column] += board.height * size;
            broad[column] = Math.max(broad[column], board.width * size);
            return place;
        });
        const across = (width - gap * (columns - 1)) / broad.reduce((sum, one) => sum + one);
        const down = Math.min(...tall.map((sum, i) => (height - gap * (count[i] - 1)) / sum));
        const scale = Math.min(across, Math.max(down, LEAST / beside), 1.5), left = broad.map((_, i) => broad.slice(0, i).reduce((sum, one) => sum + one * scale + gap, 0));
        const small = scale * beside < LEAST - 0.001 ? 1 : 0, beyond = scale > down ? BEYOND + (scale - down) / scale : 0;
        return {value: (Math.min(1, scale) + 3 * Math.min(LEGIBLE, scale * beside)) / (1 + 3 * LEGIBLE) - small - beyond,
                height: Math.max(...tall.map((sum, i) => sum * scale + gap * (count[i] - 1))), width: left[columns - 1] + broad[columns - 1] * scale,
                places: places.map(({column, size, top, row}) => ({left: left[column], top: top * scale + row * gap, scale: size * scale}))};
    }

    best(height) {
        const width = this.part.parts.clientWidth;
        let best = null;
        for (let columns = 1; columns <= Math.min(4, this.boards.length); columns++)
            for (const beside of this.boards.length > 1 ? BESIDE : [1]) {
                const tried = this.arrange(columns, beside, width, height);
                if (!best || tried.value > best.value + 0.001) best = tried;
            }
        return {...best, room: width};
    }

    place({height, width, room, places}) {
        this.part.parts.style.height = height + "px";
        this.boards.forEach(({place, ...board}, i) => {
            place.style.left = (room - width) / 2 + places[i].left + "px";
            place.style.top = places[i].top + "px";
            place.style.width = board.width * places[i].scale + "px";
        });
    }

    // The tables at their longest, of frames here and there, so that nothing moves while stepping.
    measure() {
        const most = this.tables.map(() => 0), step = Math.max(1, Math.floor(this.last / 6)), now = this.frame;
        for (const table of this.tables) table.style.minHeight = "";
        for (const frame of [now, ...Array.from({length: 7}, (_, i) => Math.min(i * step, this.last))]) {
            this.frame = frame;
            this.showTables();
            this.tables.forEach((table, i) => most[i] = Math.max(most[i], table.offsetHeight));
        }
        this.frame = now;
        return most;
    }

    // One way to share the screen: "" has three columns, "broad" the same with broad tables, "wide" the log below the tables, "low" the log
    // below the board; `below` means the score below the board, `dense` what a number came from beside it. Rather a table that goes on below the
    // screen than a board nobody can read.
    attempt(way) {
        const {article, part} = this, [panel, sheet] = this.tables, gap = 10, log = 240;
        article.className = way.dense ? way.name + " dense" : way.name;
        article.querySelector(way.below ? ".stage" : ".side").append(sheet);
        const [panelHeight, sheetHeight] = this.measure(), top = panel.getBoundingClientRect().top - article.getBoundingClientRect().top;
        const screen = innerHeight - top - 16, side = panelHeight + (way.below ? 0 : sheetHeight + gap) + (way.name === "wide" ? log : 0);
        const words = 7.8 * parseFloat(getComputedStyle(part.now).fontSize);
        const used = part.stepping.offsetHeight - part.now.offsetHeight + words + (article.querySelector(".legend")?.offsetHeight ?? 0) + (way.below ? sheetHeight + gap : 0)
            + (way.name === "low" ? log : 0);
        const placed = part.parts ? this.best(screen - used - 2 * gap) : {value: 1};
        return {...way, placed, heights: [panelHeight, sheetHeight], value: placed.value * way.worth - (side > screen ? BEYOND + side / screen - 1 : 0)};
    }

    fitDesktop() {
        const ways = [{name: "", worth: 1}, {name: "broad", worth: 0.97}, {name: "wide", worth: 0.92}, {name: "low", worth: 0.95},
                      {name: "broad", dense: true, worth: 0.94}, {name: "low", dense: true, worth: 0.91},
                      {name: "", below: true, worth: 0.9}, {name: "wide", below: true, worth: 0.85}];
        const chosen = ways.map(way => this.attempt(way)).reduce((best, one) => one.value > best.value ? one : best);
        const {placed, heights} = this.attempt(chosen), {parts} = this.part;
        if (parts) this.place(placed);
        this.tables.forEach((table, i) => table.style.minHeight = heights[i] + "px");
        this.fitLog();
    }

    fitLog() {
        const {list} = this.part, used = list.getBoundingClientRect().top - this.article.getBoundingClientRect().top;
        if (desktop.matches) list.style.setProperty("--log", Math.max(140, innerHeight - used - 32) + "px");
    }

    fitElsewhere() {
        this.part.parts?.removeAttribute("style");
        this.part.list.style.removeProperty("--log");
        for (const {place} of this.boards) {
            for (const side of ["left", "top", "width"]) place.style.removeProperty(side);
            if (place.scrollWidth > place.clientWidth + 1) this.offerWhole(place);
            else if (!place.classList.contains("whole")) this.withdrawWhole(place);
        }
    }

    // A board that is wider than the screen moves under the finger, or is shown whole, with small letters.
    offerWhole(place) {
        place.tabIndex = 0;
        if (place.nextElementSibling?.className === "zoom") return;
        const button = element("button", "zoom", "the whole board");
        button.setAttribute("aria-pressed", "false");
        button.addEventListener("click", () => {
            const whole = place.classList.toggle("whole");
            button.setAttribute("aria-pressed", whole);
            button.textContent = whole ? "larger text" : "the whole board";
            this.showMarks();
        });
        place.after(button);
    }

    withdrawWhole(place) {
        place.removeAttribute("tabindex");
        if (place.nextElementSibling?.className === "zoom") place.nextElementSibling.remove();
    }

    fit() {
        this.article.className = "";
        this.article.querySelector(".side").append(this.tables[1]);
        for (const table of this.tables) table.style.minHeight = "";
        this.part.parts?.classList.toggle("placed", desktop.matches);
        if (desktop.matches) this.fitDesktop();
        else this.fitElsewhere();
        this.showTables();
    }
}

// A page may hold hundreds of records: each is made when it comes into sight, is addressed or is touched.
const articles = [...document.querySelectorAll("article")].filter(article => article.querySelector(".stepping"));
const records = new Map();
let active;

function recordOf(article) {
    if (!records.has(article)) {
        const record = new Record(article, articles.indexOf(article) + 1);
        records.set(article, record);
        record.show(record.found[0] ?? record.last, true);
        record.fit();
        record.point(record.current);
        for (const kind of ["pointerdown", "focusin"])
            article.addEventListener(kind, () => active = record);
    }
    return records.get(article);
}

// "#7" is entry 7 of the first record, "#2.7" that of the second.
function follow() {
    const [, number, frame] = /^#(?:(\d+)\.)?(\d+)$/.exec(location.hash) || [];
    const article = articles[Number(number || 1) - 1];
    if (frame === undefined || !article) return;
    active = recordOf(article);
    active.show(Number(frame), true);
    if (article !== articles[0]) article.scrollIntoView();
}

if (articles.length) active = recordOf(articles[0]);
const sight = new IntersectionObserver(seen => {
    for (const {target, isIntersecting} of seen) {
        if (!isIntersecting) continue;
        recordOf(target);
        sight.unobserve(target);
    }
}, {rootMargin: "300px"});
for (const article of articles.slice(1)) sight.observe(article);
follow();
window.addEventListener("hashchange", follow);
for (const kind of ["resize", "beforeprint", "afterprint"])
    window.addEventListener(kind, () => records.forEach(record => record.fit()));

const keys = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", n: "finding-on", p: "finding-back"};
window.addEventListener("keydown", event => {
    const step = keys[event.key], sliding = event.target.closest("input[type=range]") && event.key.length > 1;
    if (!step || !active || event.ctrlKey || event.altKey || event.metaKey || sliding) return;
    event.preventDefault();
    active.step(step);
});
