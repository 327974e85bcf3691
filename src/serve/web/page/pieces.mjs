// Pieces: a list of things put together by touch, each of a kind, with what may follow it and marks on a small grid. What there is
// to choose from, and how many are left of it, comes from the engine.
import {button, counted, make} from "./dom.mjs";

const NOTHING = "-";

// "violet*6": six are left of it
const tokenOf = token => {
    const [word, left] = token.split("*");
    return {word, left: left === undefined ? Infinity : Number(left)};
};

// "tile 8", "patron violet*6 - 2 3", ..., "pyramid ^ ../../.."
export function readPieces(text) {
    const [[thing, wanted], ...lines] = text.split("\n").map(line => line.split(" "));
    const [mark, sign, map] = lines[lines.length - 1][0] === lines[0][0] ? [null, null, ""] : lines.pop();
    const kinds = lines.map(([, token, ...behind]) => ({name: tokenOf(token).word, left: tokenOf(token).left, behind: behind.map(tokenOf)}));
    for (const kind of kinds) kind.left = Math.min(kind.left, kind.behind.reduce((sum, {left}) => sum + left, kind.behind.length ? 0 : Infinity));
    return {thing, wanted: Number(wanted), what: lines[0][0], kinds, mark, sign, map};
}

export function spellPiece({sign}, {name, behind, cells}) {
    return [name, behind === NOTHING ? "" : behind, sign && cells.includes(sign) ? cells : ""].filter(Boolean).join(sign ? " " : "-");
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
    get spelled() {
        return this.laid.map(one => spellPiece(this.pieces, one));
    }
    // With marks they are a list, else words after the verb.
    get entry() {
        const [, actor, verb] = this.verb.match(/^(.*): (.*)$/);
        return this.pieces.sign ? `${actor}: {${verb}: [${this.spelled.join(", ")}]}` : `${this.verb} ${this.spelled.join(" ")}`;
    }
    left({name, left}, behind) {
        return left - this.laid.filter(one => one.name === name && (behind === undefined || one.behind === behind)).length;
    }
    leftBehind(kind, {word, left}) {
        return this.left({name: kind.name, left}, word);
    }
    lay(kind) {
        this.laid.push({name: kind.name, behind: (kind.behind.find(one => this.leftBehind(kind, one) > 0) ?? {word: NOTHING}).word, cells: this.pieces.map});
    }
    turn(at) {
        const {last, pieces: {sign, map}} = this;
        last.cells = last.cells.slice(0, at) + (last.cells[at] === sign ? map[at] : sign) + last.cells.slice(at + 1);
    }
    render(leave) {
        const {laid, last, pieces: {thing, wanted, what, kinds, sign}} = this, full = laid.length === wanted;
        const label = kind => [kind.name, this.left(kind) < Infinity ? [" ", make("small", {}, `${this.left(kind)} left`)] : null];
        return make("div", {class: "pieces"},
            make("p", {}, full ? `All ${counted(wanted, thing)}:` : `${thing} ${laid.length + 1} of ${wanted}${sign ? ", row by row from the left" : ""}:`),
            make("ol", {class: "tray", "aria-label": `${thing}s so far`}, Array.from({length: wanted}, (_, i) => make("li", {class: i < laid.length ? "full" : undefined}, this.spelled[i] ?? ""))),
            last ? this.details(last) : null,
            full ? null : make("div", {class: "chips", role: "group", "aria-label": `${what} of the next ${thing}`}, kinds.map(kind => button(label(kind), () => this.change(() => this.lay(kind)), {class: "chip", disabled: this.left(kind) < 1}))),
            make("div", {class: "row wrap"}, full ? button(`Enter the ${this.verb.replace(/^.*: /, "")}`, () => this.done(this.entry), {class: "primary"}) : null,
                laid.length ? button("Remove the last one", () => this.change(() => laid.pop())) : null, button("Cancel", leave)));
    }
    // What else the one that was laid last shows.
    details(last) {
        const {kinds, thing, mark, sign, map} = this.pieces, kind = kinds.find(({name}) => name === last.name), {behind} = kind;
        const rows = map.split("/");
        const choice = one => button(one.word === NOTHING ? "no number" : one.word, () => this.change(() => last.behind = one.word), {class: "chip", "aria-pressed": String(last.behind === one.word), disabled: last.behind !== one.word && this.leftBehind(kind, one) < 1});
        const cell = at => button(last.cells[at] === sign ? "▲" : "·", () => this.change(() => this.turn(at)),
            {"aria-pressed": String(last.cells[at] === sign), "aria-label": `${mark} in row ${1 + Math.floor(at / (rows[0].length + 1))}, ${["left", "right"][at % (rows[0].length + 1)]}`});
        return make("div", {class: "row wrap"}, make("span", {}, `${last.name}:`), behind.length > 1 ? behind.map(choice) : null,
            sign ? make("div", {class: "cells", role: "group", "aria-label": `${mark}s on the last ${thing}`}, [...map].map((letter, at) => letter === "/" ? null : cell(at))) : null);
    }
}
