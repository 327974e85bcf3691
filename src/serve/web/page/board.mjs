// The board: the picture of the position, part by part. Things that lead to a legal entry can be touched.
import {$, button, make} from "./dom.mjs";
import {wordOf} from "./narrowing.mjs";

const SVG = "http://www.w3.org/2000/svg";
const MANY = 4; // columns that still fit beside each other
const LEGIBLE = .75; // pixels for a unit, at least: the smallest letters then have 12
const CROWD = 30; // things that can be touched: more have thinner rings
const NEAR = 24, STEP = 6; // on empty ground: pixels within which a thing is still meant, and how finely they are searched
const AROUND = Array.from({length: 12}, (_, i) => [Math.cos(i * Math.PI / 6), Math.sin(i * Math.PI / 6)]);

function svg(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
}

// The engine escapes every word in its shapes.
function shapesOf(markup) {
    const holder = svg("g", {});
    holder.innerHTML = markup;
    return holder;
}

// A thing without its writing, in a small picture of its own.
function small(thing) {
    const shapes = [...thing.group.children].filter(({tagName}) => !/^(text|title)$/.test(tagName)), boxes = shapes.map(shape => shape.getBBox());
    const [left, top] = ["x", "y"].map(at => Math.min(...boxes.map(box => box[at])) - 2), [right, bottom] = [["x", "width"], ["y", "height"]].map(([at, size]) => Math.max(...boxes.map(box => box[at] + box[size])) + 2);
    const picture = svg("svg", {viewBox: `${left} ${top} ${right - left} ${bottom - top}`, class: "pic", "aria-hidden": "true"});
    picture.append(...shapes.map(shape => shape.cloneNode(true)));
    return picture;
}

export class Board {
    // `touched` is called with the thing: {word, id, title}; without a word it cannot be used now.
    constructor(place, touched) {
        this.place = place;
        this.touched = touched;
        this.words = new Set();
        this.parts = this.rows = [];
        this.whole = new Set();
    }

    // What is as it was stays where it is: a browser takes longer to lay out a board than the referee to judge an entry.
    draw({parts = [], textures = "", panel = []}, phase = "") {
        const before = this.parts;
        this.parts = parts.filter(part => part.things.length);
        if (textures !== this.textures) $("#textures").innerHTML = this.textures = textures;
        for (const part of this.parts) this.drawPart(part, before.find(({id, width, height}) => id === part.id && width === part.width && height === part.height));
        const now = this.now(panel, phase), told = JSON.stringify(panel);
        if (told !== this.told) {
            this.rows = [];
            this.told = told;
            this.panelPlace = this.panel(panel);
        }
        const wanted = [now, ...this.parts.map(({holder}) => holder), this.panelPlace], shown = [...this.place.children];
        if (wanted.length === shown.length && wanted.slice(1, -1).every((one, i) => one === shown[i + 1])) {
            shown[0].replaceWith(now);
            if (shown[shown.length - 1] !== this.panelPlace) shown[shown.length - 1].replaceWith(this.panelPlace);
        } else this.place.replaceChildren(...wanted);
        requestAnimationFrame(() => this.parts.forEach(part => this.reveal(part)));
    }
    // What changed, or is fought about, is in sight where a board is larger than the screen.
    reveal({holder, marks, things}) {
        const fought = things.find(({id}) => id === this.fought), at = this.fought ? fought?.group : marks.lastElementChild;
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
        Object.assign(part, before ? {board: before.board, holder: before.holder, rings: before.rings, marks: before.marks, ghosts: before.ghosts} : this.emptyPart(part));
        const drawn = new Map(before?.things.map(thing => [thing.id, thing]));
        part.marks.replaceChildren();
        for (const thing of part.things) {
            const known = drawn.get(thing.id);
            thing.group = known && known.shapes === thing.shapes && known.title === thing.title ? known.group : this.drawThing(thing);
            if (thing.mark && thing.frame) {
                const mark = shapesOf(thing.frame.replaceAll("'frame'", "'case'") + thing.frame);
                mark.setAttribute("class", thing.mark);
                part.marks.append(mark);
            }
        }
        part.things.forEach(({group}, i) => {
            const there = part.board.children[i];
            if (there === group) return;
            if (before?.things[i]?.id === part.things[i].id) there.replaceWith(group);
            else part.board.insertBefore(group, there ?? null);
        });
        while (part.board.children[part.things.length] !== part.rings) part.board.children[part.things.length].remove();
    }
    drawThing({id, title, thing, shapes}) {
        const group = shapesOf(shapes);
        group.id = `thing-${id}`;
        if (title && thing) {
            group.setAttribute("role", "img");
            group.setAttribute("aria-label", title);
        }
        return group;
    }
    emptyPart(part) {
        const board = svg("svg", {viewBox: `0 0 ${part.width} ${part.height}`, class: "board", role: "group", "aria-label": part.title, "data-part": part.id});
        const [rings, marks, ghosts] = ["cans", "marks", "ghosts"].map(name => svg("g", {class: name, "aria-hidden": "true"}));
        board.append(rings, marks, ghosts);
        board.addEventListener("click", event => this.click(event, this.parts.find(({id}) => id === part.id)));
        const holder = make("div", {class: this.whole.has(part.id) ? "part whole" : "part", "data-part": part.id, style: `--width:${part.width};--height:${part.height}`}, board);
        if (part.width * LEGIBLE > innerWidth) holder.append(this.zoom({id: part.id, holder}));
        return {board, holder, rings, marks, ghosts};
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
            part.rings.replaceChildren();
            for (const thing of part.things) {
                thing.word = thing.thing && words.size ? wordOf(thing.id, words) : null;
                thing.group.classList.toggle("can", thing.word !== null);
                if (thing.word) part.rings.append(shapesOf(thing.frame));
            }
            part.rings.classList.toggle("many", part.rings.childElementCount > CROWD);
        }
        for (const {row, id} of this.rows) row.classList.toggle("can", Boolean(words.size && wordOf(id, words)));
    }

    // What would change, drawn over the board until something is entered or chosen.
    ghost(things) {
        for (const part of this.parts) part.ghosts.replaceChildren(...things.filter(thing => thing.part === part.id).map(({shapes}) => shapesOf(shapes)));
    }
    // A picture of what the word means: one of that player's things, a card, or what the legend shows; null: nothing does.
    picture(word, actor) {
        const things = this.parts.slice(1).flatMap(({things}) => things), shows = ({title = ""}) => title.startsWith(actor) && word.includes("-") && title.split(/[ ,:]/).includes(word);
        const thing = things.find(shows) ?? things.find(({id, title}) => title === word || id === `card-${word}`);
        return thing ? small(thing) : null;
    }
    // May a thing of the board be called that?
    has(word) {
        return this.parts.some(part => part.things.some(({thing, id}) => thing && wordOf(id, new Set([word]))));
    }

    // The things there, by their shapes, the topmost first.
    under(x, y, part) {
        const groups = document.elementsFromPoint(x, y).map(element => element.closest("[id^=thing-]"));
        return [...new Set(groups)].map(group => part.things.find(thing => thing.thing && thing.group === group)).filter(Boolean);
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
        return make("div", {class: "panel"}, tables.map(lines => make("table", {class: lines.length === 1 || lines.some(({columns}) => columns.length > MANY) ? "wrapped" : undefined}, make("tbody", {}, lines.map(line => this.row(line))))));
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
