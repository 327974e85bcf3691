// The board: the picture of the position, part by part. Things that lead to a legal entry can be touched.
import {make} from "./dom.mjs";
import {wordOf} from "./narrowing.mjs";

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 26; // pixels beside a thing that still mean it

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
    // `touched` is called with the word of the thing.
    constructor(place, touched) {
        this.place = place;
        this.touched = touched;
        this.words = new Set();
    }

    draw(picture, words) {
        this.words = words;
        this.parts = (picture.parts ?? []).filter(part => part.things.length);
        const textures = svg("svg", {width: 0, height: 0, "aria-hidden": "true", class: "textures"});
        textures.innerHTML = picture.textures ?? "";
        this.place.replaceChildren(textures, ...this.parts.map(part => this.drawPart(part)), this.panel(picture.panel ?? []));
    }

    drawPart(part) {
        const board = svg("svg", {viewBox: `0 0 ${part.width} ${part.height}`, class: "board", role: "group", "aria-label": part.title, "data-part": part.id});
        const marks = svg("g", {class: "marks", "aria-hidden": "true"}), can = svg("g", {class: "cans", "aria-hidden": "true"});
        for (const thing of part.things) {
            const group = shapesOf(thing.shapes);
            group.id = `thing-${thing.id}`;
            if (thing.title && thing.thing) {
                group.setAttribute("role", "img");
                group.setAttribute("aria-label", thing.title);
            }
            board.append(group);
            if (thing.mark && thing.frame) marks.append(Object.assign(shapesOf(thing.frame.replaceAll("'frame'", "'case'") + thing.frame), {}));
            if (thing.mark) marks.lastChild?.setAttribute("class", thing.mark);
            thing.word = thing.thing ? wordOf(thing.id, this.words) : null;
            if (thing.word) {
                group.classList.add("can");
                const ring = shapesOf(thing.frame);
                can.append(ring);
            }
        }
        board.append(can, marks);
        board.addEventListener("click", event => this.click(event, board, part));
        return make("div", {class: "part", style: `--width:${part.width};--height:${part.height}`}, board);
    }

    // The thing under the finger, or the nearest one that can be touched.
    click(event, board, part) {
        const scale = part.width / board.getBoundingClientRect().width, edge = board.getBoundingClientRect();
        const x = (event.clientX - edge.left) * scale, y = (event.clientY - edge.top) * scale;
        const distance = ({box: [left, top, width, height]}) => Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
        const size = ({box: [, , width, height]}) => width * height;
        const near = part.things.filter(thing => thing.word).map(thing => [distance(thing), size(thing), thing]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        if (near.length && near[0][0] <= NEAR * scale) return this.touched(near[0][2].word, near[0][2].title, true);
        const under = part.things.filter(thing => thing.thing && distance(thing) === 0).sort((a, b) => size(a) - size(b))[0];
        if (under) this.touched(null, under.title || under.id, false);
    }

    // What the game says beside its board: lines that go on form a table.
    panel(lines) {
        const tables = [];
        for (const line of lines) {
            if (!line.continues || !tables.length) tables.push([]);
            tables[tables.length - 1].push(line);
        }
        return make("div", {class: "panel"}, tables.map(rows => make("table", {}, make("tbody", {}, rows.map(({ink, columns, id}) => {
            const word = wordOf(id ?? "", this.words);
            const row = make("tr", {class: `t-${ink}${word ? " can" : ""}`, onclick: word ? () => this.touched(word, word, true) : undefined},
                columns.map((column, i) => make("td", {class: /^\s/.test(column) ? "in" : undefined, colspan: i === columns.length - 1 ? 24 - i : undefined}, column.trim())));
            return row;
        })))));
    }
}
