// Stepping through a record: every group of the board, the panel and the score sheet show what they last changed to.
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

class Record {
    constructor(article, number) {
        this.article = article;
        this.number = number;
        const film = JSON.parse(article.querySelector("script[type='application/json']").textContent);
        this.strings = film.strings;
        this.frames = film.frames;
        const part = selector => article.querySelector(selector);
        this.part = {marks: [...article.querySelectorAll(".marks")], panel: part(".panel .rows"), moment: part(".panel .moment"), sheet: part(".sheet .rows"), now: part(".now"),
                     slider: part("input[type=range]")};
        this.buttons = [...article.querySelectorAll("[data-step]")];
        this.reels = [];
        for (const group of article.querySelectorAll("[data-reel]"))
            this.reels[group.dataset.reel] = {group, changes: [], shown: 0};
        this.panel = [];
        this.sheet = [];
        this.frames.forEach(([groups, panel, sheet], frame) => {
            for (let i = 0; i < groups.length; i += 2) this.reels[groups[i]].changes.push([frame, groups[i + 1]]);
            if (panel) this.panel.push([frame, panel]);
            if (sheet) this.sheet.push([frame, sheet]);
        });
        // What the board shows at the end stands on it, and not among the strings as well.
        for (const reel of this.reels) {
            reel.shown = valueAt(reel.changes, this.frames.length - 1);
            this.strings[reel.shown] ||= reel.group.innerHTML;
        }
        this.items = [...article.querySelectorAll(".log li")];
        this.found = this.items.map((item, frame) => "found" in item.dataset ? frame : 0).filter(frame => frame > 0);
        this.listen();
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
        const last = this.frames.length - 1 || 1;
        this.article.querySelector(".ticks").append(...this.found.map(frame => {
            const tick = document.createElement("i");
            tick.style.left = 100 * frame / last + "%";
            return tick;
        }));
        this.article.querySelector(".controls").hidden = false;
    }

    target(step) {
        const last = this.frames.length - 1;
        switch (step) {
        case "first": return 0;
        case "back": return Math.max(0, this.frame - 1);
        case "on": return Math.min(last, this.frame + 1);
        case "last": return last;
        case "finding-back": return this.found.filter(frame => frame < this.frame).pop() ?? this.frame;
        case "finding-on": return this.found.find(frame => frame > this.frame) ?? this.frame;
        }
    }

    step(step) {
        this.show(this.target(step));
    }

    show(frame, quiet) {
        this.frame = Math.max(0, Math.min(this.frames.length - 1, frame));
        for (const reel of this.reels) {
            const string = valueAt(reel.changes, this.frame);
            if (reel.shown === string) continue;
            reel.group.innerHTML = this.strings[string];
            reel.shown = string;
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
        const row = number => this.strings[number].replace("<tr class='", "<tr class='" + names(number));
        const rows = list => list.map(number => number < 0 ? "</table><table>" : row(number)).join("");
        this.part.panel.innerHTML = "<table>" + rows(valueAt(this.panel, this.frame)) + "</table>";
        this.part.moment.textContent = this.strings[this.frames[this.frame][3]];
        this.part.sheet.innerHTML = valueAt(this.sheet, this.frame).map(number => this.strings[number]).join("");
    }

    showMarks() {
        const [, , , , touched, found] = this.frames[this.frame];
        const outline = (reel, name) => {
            const shape = this.reels[reel].group.querySelector(".o");
            if (!shape) return [];
            const copy = shape.cloneNode(false);
            copy.removeAttribute("stroke-width");
            copy.removeAttribute("stroke-dasharray");
            copy.setAttribute("class", name);
            return [copy];
        };
        const frames = [...touched.map(reel => [reel, "last"]), ...found.map(reel => [reel, "found"])];
        for (const marks of this.part.marks) {
            const here = frames.filter(([reel]) => this.reels[reel].group.parentNode === marks.parentNode);
            marks.replaceChildren(...here.flatMap(([reel, name]) => [...outline(reel, "case"), ...outline(reel, name)]));
        }
    }

    showEntry() {
        const last = this.frames.length - 1;
        const item = this.items[this.frame], list = item.parentNode;
        this.part.slider.value = this.frame;
        this.current?.classList.remove("current");
        this.current = item;
        item.classList.add("current");
        if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight)
            list.scrollTop = item.offsetTop - list.clientHeight / 4;
        const bold = document.createElement("b"), moment = document.createElement("span");
        const said = item.querySelector("a").textContent.replace(/^\d+\s*/, "");
        bold.textContent = this.frame ? `${this.frame} of ${last}: ${said}` : said;
        moment.className = "moment";
        moment.textContent = " \u2192 " + this.strings[this.frames[this.frame][3]];
        this.part.now.replaceChildren(bold, moment);
        for (const button of this.buttons)
            button.disabled = this.target(button.dataset.step) === this.frame;
        this.part.slider.setAttribute("aria-valuetext", bold.textContent);
    }
}

// A page may hold hundreds of records: each is made when it comes into sight, is addressed or is touched.
const articles = [...document.querySelectorAll("article")].filter(article => article.querySelector(".controls"));
const records = new Map();
let active;

function recordOf(article) {
    if (!records.has(article)) {
        const record = new Record(article, articles.indexOf(article) + 1);
        records.set(article, record);
        record.show(record.found[0] ?? record.frames.length - 1, true);
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

const keys = {ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", n: "finding-on", p: "finding-back"};
window.addEventListener("keydown", event => {
    const step = keys[event.key], sliding = event.target.closest("input[type=range]") && event.key.length > 1;
    if (!step || !active || event.ctrlKey || event.altKey || event.metaKey || sliding) return;
    event.preventDefault();
    active.step(step);
});
