// Pieces: a list of things put together by touch, each of a kind, with what may stand after it and marks on a small grid. What there is
// to choose from comes from the engine.
import {button, counted, make} from "./dom.mjs";

const NOTHING = "-";

// "tile 8", "patron violet - 2 3", ..., "pyramid ^ ../../.."
export function readPieces(text) {
    const [[thing, wanted], ...lines] = text.split("\n").map(line => line.split(" "));
    const [mark, sign, map] = lines.pop();
    return {thing, wanted: Number(wanted), what: lines[0][0], kinds: lines.map(([, name, ...behind]) => ({name, behind})), mark, sign, map};
}

export function spellPiece({sign}, {name, behind, cells}) {
    return [name, behind === NOTHING ? "" : behind, cells.includes(sign) ? cells : ""].filter(Boolean).join(" ");
}

export class Pieces {
    // What is laid becomes the value of `verb`; redraw() shows it again, done(entry) takes it.
    constructor(pieces, verb, redraw, done) {
        Object.assign(this, {pieces: readPieces(pieces), verb, redraw, done, laid: []});
    }
    get last() {
        return this.laid[this.laid.length - 1];
    }
    change(what) {
        what();
        this.redraw();
    }
    get entry() {
        const [, actor, verb] = this.verb.match(/^(.*): (.*)$/);
        return `${actor}: {${verb}: [${this.laid.map(one => spellPiece(this.pieces, one)).join(", ")}]}`;
    }
    lay({name, behind}) {
        this.laid.push({name, behind: behind[0] ?? NOTHING, cells: this.pieces.map});
    }
    turn(at) {
        const {last, pieces: {sign, map}} = this;
        last.cells = last.cells.slice(0, at) + (last.cells[at] === sign ? map[at] : sign) + last.cells.slice(at + 1);
    }
    render(leave) {
        const {laid, last, pieces: {thing, wanted, what, kinds}} = this, full = laid.length === wanted;
        return make("div", {class: "pieces"},
            make("p", {}, full ? `All ${counted(wanted, thing)}: ` : `Next: ${thing} ${laid.length + 1} of ${wanted}, row by row from the left. `, laid.length ? make("code", {}, laid.map(one => spellPiece(this.pieces, one)).join(", ")) : null),
            last ? this.details(last) : null,
            full ? null : make("div", {class: "chips", role: "group", "aria-label": `${what} of the next ${thing}`}, kinds.map(kind => button(kind.name, () => this.change(() => this.lay(kind)), {class: "chip"}))),
            make("div", {class: "row wrap"}, full ? button(`Enter the ${this.verb.replace(/.*: /, "")}`, () => this.done(this.entry), {class: "primary"}) : null,
                laid.length ? button("Remove the last one", () => this.change(() => laid.pop())) : null, button("Cancel", leave)));
    }
    // What else the one that was laid last shows.
    details(last) {
        const {kinds, thing, mark, sign, map} = this.pieces, {behind} = kinds.find(({name}) => name === last.name);
        const rows = map.split("/");
        const choice = value => button(value === NOTHING ? "no number" : value, () => this.change(() => last.behind = value), {class: "chip", "aria-pressed": String(last.behind === value)});
        const cell = at => button(last.cells[at] === sign ? "▲" : "·", () => this.change(() => this.turn(at)),
            {"aria-pressed": String(last.cells[at] === sign), "aria-label": `${mark} in row ${1 + Math.floor(at / (rows[0].length + 1))}, ${["left", "right"][at % (rows[0].length + 1)]}`});
        return make("div", {class: "row wrap"}, make("span", {}, `${last.name}:`), behind.length > 1 ? behind.map(choice) : null,
            make("div", {class: "cells", role: "group", "aria-label": `${mark}s on the last ${thing}`}, [...map].map((letter, at) => letter === "/" ? null : cell(at))));
    }
}
