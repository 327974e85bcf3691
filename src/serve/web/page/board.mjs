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

export class Board {
    // `touched` is called with the thing: {word, id, title}; without a word it cannot be used now.
    constructor(place, touched) {
        this.place = place;
        this.touched = touched;
        this.words = new Set();
        this.parts = this.rows = [];
        this.whole = new Set();
    }

    draw(picture) {
        this.parts = (picture.parts ?? []).filter(part => part.things.length);
        $("#textures").innerHTML = picture.textures ?? "";
        this.rows = [];
        const moved = Object.fromEntries([...this.place.querySelectorAll(".part")].map(holder => [holder.dataset.part, holder.scrollLeft]));
        this.place.replaceChildren(...this.parts.map(part => this.drawPart(part)), this.panel(picture.panel ?? []));
        for (const part of this.parts) {
            part.holder.scrollLeft = moved[part.id] ?? 0;
            this.reveal(part);
        }
    }
    // What changed is in sight where a board is wider than the screen.
    reveal({holder, marks}) {
        const mark = marks.lastElementChild?.getBoundingClientRect(), frame = holder.getBoundingClientRect();
        if (mark && (mark.left < frame.left || mark.right > frame.right)) holder.scrollLeft += (mark.left + mark.right - frame.left - frame.right) / 2;
    }

    drawPart(part) {
        const board = svg("svg", {viewBox: `0 0 ${part.width} ${part.height}`, class: "board", role: "group", "aria-label": part.title, "data-part": part.id});
        const marks = part.marks = svg("g", {class: "marks", "aria-hidden": "true"});
        part.rings = svg("g", {class: "cans", "aria-hidden": "true"});
        part.ghosts = svg("g", {class: "ghosts", "aria-hidden": "true"});
        for (const thing of part.things) {
            thing.group = shapesOf(thing.shapes);
            thing.group.id = `thing-${thing.id}`;
            if (thing.title && thing.thing) {
                thing.group.setAttribute("role", "img");
                thing.group.setAttribute("aria-label", thing.title);
            }
            board.append(thing.group);
            if (thing.mark && thing.frame) {
                const mark = shapesOf(thing.frame.replaceAll("'frame'", "'case'") + thing.frame);
                mark.setAttribute("class", thing.mark);
                marks.append(mark);
            }
        }
        board.append(part.rings, marks, part.ghosts);
        board.addEventListener("click", event => this.click(event, part));
        const holder = part.holder = make("div", {class: this.whole.has(part.id) ? "part whole" : "part", "data-part": part.id, style: `--width:${part.width};--height:${part.height}`}, board);
        if (part.width * LEGIBLE > innerWidth) holder.append(this.zoom(part));
        return holder;
    }

    // A board that is wider than the screen moves under the finger, or is shown whole, with small letters.
    zoom(part) {
        const words = () => this.whole.has(part.id) ? "large letters" : "the whole board";
        const toggle = button(words(), () => {
            if (!this.whole.delete(part.id)) this.whole.add(part.id);
            part.holder.classList.toggle("whole", this.whole.has(part.id));
            toggle.textContent = words();
            this.reveal(part);
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
