// The board: the picture of the position, part by part. Things that lead to a legal entry can be touched.
import {button, make} from "./dom.mjs";
import {wordOf} from "./narrowing.mjs";

const SVG = "http://www.w3.org/2000/svg";
const MANY = 4; // columns that still fit beside each other
const LEGIBLE = .75; // pixels for a unit, at least: the smallest letters then have 12
const CROWD = 30; // things that can be touched: more have thinner rings
const NEAR = 24, STEP = 6; // on empty ground: pixels within which a thing is still meant, and how finely they are searched
const BARE = /^crossing-/; // things that others lie on: they are touched by their rings
const MOST_PIECES = 4; // in a chip
const LATER = 30; // milliseconds after a frame, in which the browser shows it
const AROUND = Array.from({length: 12}, (_, i) => [Math.cos(i * Math.PI / 6), Math.sin(i * Math.PI / 6)]);

export function svg(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
}

// A group each. The engine escapes every word in its shapes. A browser takes longer to begin reading than to read.
function groupsOf(markups) {
    const holder = svg("g", {});
    if (markups.length) holder.innerHTML = markups.map(shapes => `<g>${shapes}</g>`).join("");
    return [...holder.children];
}

// A thing without its writing, in a small picture of its own.
export function small({shapes, box}, picture = svg("svg", {class: "pic", "aria-hidden": "true"})) {
    picture.setAttribute("viewBox", box);
    picture.innerHTML = shapes;
    for (const one of [...picture.children]) if (/^(text|title)$/.test(one.tagName) || one.classList.contains("frame")) one.remove();
    return picture;
}

// The tile that this one is when it is turned over.
const reverse = word => word.replace(/(?<=-.?)[lr]/g, side => side === "l" ? "r" : "l");

// These children; those at both ends that are equal to what is there already stay away, and so do equal ones between as many others.
function morph(place, wanted) {
    const there = [...place.children];
    let first = 0, last = there.length, end = wanted.length;
    while (first < last && first < end && there[first].isEqualNode(wanted[first])) first++;
    while (last > first && end > first && there[last - 1].isEqualNode(wanted[end - 1])) last--, end--;
    const old = there.slice(first, last), fresh = wanted.slice(first, end), after = there[last] ?? null;
    fresh.forEach((one, i) => !old[i] ? place.insertBefore(one, after) : old[i].isEqualNode(one) || old[i].replaceWith(one));
    for (const one of old.slice(fresh.length)) one.remove();
}

// These children in this order, and none of the old ones; those that are there already are left where they are.
function order(place, wanted, old = [...place.children]) {
    const kept = new Set(wanted);
    for (const one of old) if (!kept.has(one)) one.remove();
    wanted.forEach((one, i) => {
        const there = place.children[i];
        if (there === one) return;
        if (there?.nextSibling === one) there.remove();
        else place.insertBefore(one, there ?? null);
    });
}

export class Board {
    // `touched` is called with the thing: {word, id, title}; without a word it cannot be used now. What is previewed and can be moved:
    // `moved` is called with the thing it is dragged to, `turned` where it is touched.
    constructor(place, {touched, moved, turned}) {
        Object.assign(this, {place, touched, moved, turned});
        this.words = new Map();
        this.names = [];
        this.pieces = new Map();
        this.parts = this.rows = [];
        this.waiting = [];
        this.whole = new Set();
        this.panelPlace = make("div", {class: "panel"});
        this.screen = innerWidth; // asking for it again would make the browser lay out everything
        addEventListener("resize", () => {
            this.screen = innerWidth;
            this.parts.forEach(part => this.size(part));
        });
    }

    // What is as it was stays where it is: a browser takes longer to lay out a board than the referee to judge an entry. What changed
    // first is shown first; the other parts wait for the next frame.
    draw({parts = [], panel = []}, phase = "") {
        this.finish();
        const before = this.parts, now = this.now(panel, phase), told = JSON.stringify(panel);
        this.parts = parts.filter(part => part.things.length);
        const first = this.parts.find(part => this.about(part)) ?? this.parts[0];
        for (const part of this.parts) {
            const old = before.find(({id}) => id === part.id);
            Object.assign(part, old ? {board: old.board, holder: old.holder, rings: old.rings, marks: old.marks, ghosts: old.ghosts} : this.emptyPart(part));
            if (part === first || !old) this.drawPart(part, old);
            else this.waiting.push(() => this.drawPart(part, old));
        }
        if (told !== this.told) this.waiting.push(() => this.panel(panel));
        this.told = told;
        if (!this.nowPlace?.isEqualNode(now)) this.nowPlace = now;
        order(this.place, [this.nowPlace, ...this.parts.map(({holder}) => holder), this.panelPlace]);
        requestAnimationFrame(() => {
            this.reveal(first);
            setTimeout(() => this.finish(), LATER);
        });
    }
    // Another game: its boards may be called the same.
    clear(names) {
        this.names = names;
        this.waiting = [];
        this.parts = [];
        this.place.replaceChildren();
    }
    // True: something was left to draw.
    finish() {
        const waiting = this.waiting.splice(0);
        for (const draw of waiting) draw();
        if (waiting.length) this.offer(this.words);
        return waiting.length > 0;
    }
    // The thing of a part that is fought about, or that changed last.
    about({things}) {
        return this.fought ? things.find(({id}) => id === this.fought) : things.findLast(({mark, frame}) => mark && frame);
    }
    // What changed, or is fought about, is in sight where a board is larger than the screen.
    reveal(part) {
        const at = part && this.about(part)?.group, {holder} = part ?? {};
        if (!at) return;
        const mark = at.getBoundingClientRect(), frame = holder.getBoundingClientRect(), table = this.place.getBoundingClientRect(), top = this.place.firstElementChild.offsetHeight;
        if (mark.left < frame.left || mark.right > frame.right) holder.scrollLeft += (mark.left + mark.right - frame.left - frame.right) / 2;
        if (mark.top < table.top + top || mark.bottom > table.bottom) this.place.scrollTop += (mark.top + mark.bottom - table.top - top - table.bottom) / 2;
    }
    // What the phase is about, in short, above the board where the panel is below: bids and purses, a battle.
    now(lines, phase) {
        const battle = lines.find(({id}) => id === "battle-place"), bids = /^(gods|offerings|order)$/.test(phase) ? lines.filter(({id}) => /^(god|player)-/.test(id)) : [];
        this.fought = battle && `space-${battle.columns[0].replace(/.* /, "")}`;
        const told = ({id, columns: [name, ...rest]}) => id.startsWith("player") ? `${name}: ${rest.find(column => column.startsWith("gold"))}` : `${name} ${rest.join(" ")}`;
        return make("div", {class: "now"}, (battle ? [battle] : bids).map(line => make("span", {class: `t-${line.ink}`}, told(line))));
    }

    drawPart(part, before) {
        if (before?.title !== part.title || before.width !== part.width || before.height !== part.height) this.size(part);
        const drawn = new Map(before?.things.map(thing => [thing.id, thing])), isNew = ({id, shapes, title}) => drawn.get(id)?.shapes !== shapes || drawn.get(id).title !== title;
        const fresh = part.things.filter(isNew), groups = groupsOf(fresh.map(({shapes}) => shapes)), marked = part.things.filter(({mark, frame}) => mark && frame);
        for (const thing of part.things) {
            const known = drawn.get(thing.id);
            thing.group = known?.group;
            thing.ring = known && known.frame === thing.frame ? known.ring : null;
        }
        fresh.forEach((thing, i) => this.drawThing(thing, groups[i]));
        order(part.board, part.things.map(({group}) => group), (before?.things ?? []).map(({group}) => group));
        part.marks.replaceChildren(...groupsOf(marked.map(({frame}) => frame.replaceAll("'frame'", "'case'") + frame)));
        marked.forEach(({mark}, i) => part.marks.children[i].setAttribute("class", mark));
    }
    // Of a thing that looks otherwise, only the shapes that do.
    drawThing(thing, fresh) {
        const {id, title} = thing;
        if (thing.group) morph(thing.group, [...fresh.children]);
        else {
            thing.group = fresh;
            fresh.id = `thing-${id}`;
            if (title && thing.thing) fresh.setAttribute("role", "img");
        }
        if (title && thing.thing && thing.group.getAttribute("aria-label") !== title) thing.group.setAttribute("aria-label", title);
    }
    emptyPart(part) {
        const board = svg("svg", {class: "board", role: "group", "data-part": part.id});
        const [rings, marks, ghosts] = ["cans", "marks", "ghosts"].map(name => svg("g", {class: name, "aria-hidden": "true"}));
        board.append(rings, marks, ghosts);
        this.drag(ghosts, () => this.parts.find(({id}) => id === part.id));
        board.addEventListener("click", event => this.click(event, this.parts.find(({id}) => id === part.id)));
        const holder = make("div", {class: this.whole.has(part.id) ? "part whole" : "part", "data-part": part.id}, board);
        return {board, holder, rings, marks, ghosts};
    }
    size({id, title, width, height, board, holder}) {
        board.setAttribute("aria-label", title);
        board.setAttribute("viewBox", `0 0 ${width} ${height}`);
        holder.style.cssText = `--width:${width};--height:${height}`;
        holder.querySelector(".zoom")?.remove();
        holder.classList.toggle("large", width * LEGIBLE > this.screen);
        if (holder.classList.contains("large")) holder.append(this.zoom({id, holder}));
    }

    // A board that is wider than the screen moves under the finger, or is shown whole, with small letters.
    zoom(part) {
        const words = () => this.whole.has(part.id) ? "larger text" : "the whole board";
        const toggle = button(words(), () => {
            if (!this.whole.delete(part.id)) this.whole.add(part.id);
            part.holder.classList.toggle("whole", this.whole.has(part.id));
            toggle.textContent = words();
            this.reveal(this.parts.find(({id}) => id === part.id));
        }, {class: "zoom"});
        return toggle;
    }

    // These words lead on: what is called by one of them can be touched.
    offer(words) {
        this.words = words;
        for (const part of this.parts) {
            const drawn = part.things.filter(({group}) => group);
            for (const thing of drawn) {
                const word = thing.thing && words.size ? wordOf(thing.id, words) : null;
                thing.owner = this.owner(part);
                thing.word = !word || !thing.owner || words.get(word).has(thing.owner) ? word : null;
                thing.group.classList.toggle("can", thing.word !== null);
            }
            const can = drawn.filter(({word}) => word), bare = can.filter(({ring}) => !ring), rings = groupsOf(bare.map(({frame}) => frame));
            bare.forEach((thing, i) => {
                thing.ring = rings[i];
                if (BARE.test(thing.id)) rings[i].id = `ring-${thing.id}`;
            });
            order(part.rings, can.map(({ring}) => ring));
            part.rings.classList.toggle("many", can.length > CROWD);
        }
        for (const {row, id} of this.rows) row.classList.toggle("can", Boolean(words.size && wordOf(id, words)));
    }

    // Whose things lie there: those of one player on a board of their own ("player-B") are of no use to the others.
    owner({id}) {
        const [, letter] = id.match(/^player-([A-Z])$/) ?? [];
        return letter && this.names[letter.charCodeAt(0) - "A".charCodeAt(0)];
    }
    // What would change, drawn over the board until something is entered or chosen.
    ghost(things, movable = false) {
        for (const part of this.parts) {
            part.ghosts.replaceChildren(...groupsOf(things.filter(thing => thing.part === part.id).map(({shapes}) => shapes)));
            part.ghosts.classList.toggle("movable", movable);
        }
    }
    drag(ghosts, part) {
        let over = null;
        ghosts.addEventListener("pointerdown", event => {
            over = "";
            ghosts.setPointerCapture(event.pointerId);
        });
        ghosts.addEventListener("pointermove", ({pointerId, clientX, clientY}) => {
            const thing = ghosts.hasPointerCapture(pointerId) && this.under(clientX, clientY, part()).find(({word}) => word);
            if (!thing || thing.id === over) return;
            over = thing.id;
            this.moved(thing);
        });
        ghosts.addEventListener("pointerup", () => over || this.turned());
        ghosts.addEventListener("click", event => event.stopPropagation());
        ghosts.addEventListener("touchstart", event => event.preventDefault(), {passive: false}); // the board would move under the finger
    }
    // A picture of what the word means: one of that player's things, a card, or what the legend shows; null: nothing does.
    picture(word, actor) {
        const things = this.parts.slice(1).flatMap(({things}) => things), shown = wanted => things.find(({title = ""}) => title.startsWith(actor) && wanted.includes("-") && title.split(/[ ,:]/).includes(wanted));
        const thing = shown(word) ?? things.find(({id, title}) => title === word || id === `card-${word}`), other = thing ?? shown(reverse(word)), picture = other ? small(other) : null;
        if (!thing) picture?.classList.add("over");
        return picture;
    }
    // Pieces that the words name, or those of the one thing they name, as they look, in the colour of who uses them.
    symbols(words, actor) {
        const seat = this.names.indexOf(actor), things = words.map(word => this.called(word)).filter(Boolean), there = things.length === 1 ? things[0].title.split(/[ ,:]+/) : [];
        const named = [words, there].map(some => some.map(word => this.pieces.get(word) ?? this.pieces.get(word.replace(/-[^-]+$/, ""))).filter(Boolean).slice(0, MOST_PIECES)).find(({length}) => length);
        return named ? make("span", {"aria-hidden": "true"}, named.map(id => {
            const picture = svg("svg", {viewBox: "0 0 24 24", class: seat < 0 ? "piece" : `piece c-seat${seat}`});
            picture.append(svg("use", {href: `#${id}`}));
            return picture;
        })) : null;
    }
    // The thing of the board that may be called that.
    called(word) {
        return this.parts.flatMap(({things}) => things).find(({thing, id}) => thing && wordOf(id, new Set([word])));
    }

    // The things there, by their shapes, the topmost first; where a thing may be hidden, its ring is above all.
    under(x, y, part) {
        this.finish();
        const groups = document.elementsFromPoint(x, y).map(element => element.closest("[id^=thing-], [id^=ring-]"));
        return [...new Set(groups)].map(group => part.things.find(thing => thing.thing && group && (thing.group === group || thing.ring === group))).filter(Boolean);
    }
    // On empty ground the one thing that is nearest; between two, none.
    beside(x, y, part) {
        for (let far = STEP; far <= NEAR; far += STEP) {
            const met = new Set(AROUND.map(([right, down]) => this.under(x + far * right, y + far * down, part)[0]).filter(Boolean));
            if (met.size) return met.size === 1 ? [...met][0] : null;
        }
        return null;
    }
    // What is on a thing may be touched for it.
    click({clientX, clientY}, part) {
        const under = this.under(clientX, clientY, part), thing = under.find(({word}) => word) ?? under[0] ?? this.beside(clientX, clientY, part);
        if (thing) this.touched(thing);
    }

    // By keyboard: arrows go from thing to thing that can be used, Enter touches one. False: the key is for others.
    key(key) {
        this.finish();
        const things = this.parts.flatMap(part => part.things.filter(({word}) => word).map(thing => ({thing, part}))), held = things.find(({thing}) => thing.id === this.held);
        const to = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[key];
        if (key === "Enter" && held) this.touched(held.thing);
        else if (to && things.length) this.hold(held ? this.towards(things, held, to) : things[0]);
        else return false;
        return true;
    }
    // The nearest in that direction; beside it rather than far off its line.
    towards(things, held, [right, down]) {
        const middle = ({thing: {group}}) => {
            const {left, top, width, height} = group.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
        };
        const [x, y] = middle(held);
        let best = held, least = Infinity;
        for (const one of things) {
            const [i, j] = middle(one), along = (i - x) * right + (j - y) * down, off = Math.abs((i - x) * down) + Math.abs((j - y) * right);
            if (along > 1 && along + 2 * off < least) [best, least] = [one, along + 2 * off];
        }
        return best;
    }
    hold({thing, part}) {
        this.held = thing.id;
        this.ghost([{part: part.id, shapes: thing.frame}]);
        thing.group.scrollIntoView({block: "nearest", inline: "nearest"});
        this.place.setAttribute("aria-activedescendant", thing.group.id);
    }

    // What the game says beside its board: lines that go on form a table.
    panel(lines) {
        const tables = [];
        for (const line of lines) {
            if (!line.continues || !tables.length) tables.push([]);
            tables[tables.length - 1].push(line);
        }
        this.rows = [];
        this.panelPlace.replaceChildren(...tables.map(lines => make("table", {class: lines.length === 1 || lines.some(({columns}) => columns.length > MANY) ? "wrapped" : undefined}, make("tbody", {}, lines.map(line => this.row(line))))));
    }

    row({ink, columns, id = ""}) {
        const touch = () => {
            const word = wordOf(id, this.words);
            if (word) this.touched({word, id, title: word});
        };
        const row = make("tr", {class: `t-${ink}`, onclick: touch},
            columns.map((column, i) => make("td", {class: /^\s/.test(column) ? "in" : undefined, colspan: i === columns.length - 1 ? 24 - i : undefined}, column.trim())));
        this.rows.push({row, id});
        return row;
    }
}
