// Tiles: a deal of Mykerinos put together by touch, in its notation: patron, points, where the pyramids stand.
import {button, make} from "./dom.mjs";

const PATRONS = ["violet", "lemon", "brown", "blackmore", "tangerine", "blank"];
const CELLS = ["first row, left", "first row, right", "second row, left", "second row, right", "third row, left", "third row, right"];

const mapOf = cells => [0, 2, 4].map(i => cells.slice(i, i + 2).map(pyramid => pyramid ? "^" : ".").join("")).join("/");
const tileOf = ({patron, points, cells}) => [patron, points || "", cells.some(Boolean) ? mapOf(cells) : ""].filter(Boolean).join(" ");

export class Tiles {
    // `wanted` tiles are laid; redraw() shows it anew, done(entry) takes the deal.
    constructor(wanted, redraw, done) {
        Object.assign(this, {wanted, redraw, done, laid: []});
    }
    static deals(game, line) {
        const [, wanted] = line.match(/^table: deal, (\d+) tiles/) ?? [];
        return game === "mykerinos" && wanted ? Number(wanted) : 0;
    }
    get last() {
        return this.laid[this.laid.length - 1];
    }
    change(what) {
        what();
        this.redraw();
    }
    get entry() {
        return `table: {deal: [${this.laid.map(tileOf).join(", ")}]}`;
    }
    render(leave) {
        const {laid, last, wanted} = this, full = laid.length === wanted;
        const lay = patron => button(patron, () => this.change(() => laid.push({patron, points: patron === "blank" ? 5 : 0, cells: Array(6).fill(false)})), {class: "chip", disabled: full});
        const number = points => button(points ? String(points) : "no number", () => this.change(() => last.points = points), {class: "chip", "aria-pressed": String(last.points === points)});
        const cell = (name, i) => button(last.cells[i] ? "▲" : "·", () => this.change(() => last.cells[i] = !last.cells[i]), {"aria-pressed": String(last.cells[i]), "aria-label": `pyramid, ${name}`});
        return make("div", {class: "tiles"},
            make("p", {}, `Tile ${Math.min(laid.length + (full ? 0 : 1), wanted)} of ${wanted}, in reading order. `, laid.length ? make("code", {}, laid.map(tileOf).join(", ")) : null),
            make("div", {class: "chips", role: "group", "aria-label": "patron of the next tile"}, PATRONS.map(lay)),
            last ? make("div", {class: "row wrap"}, make("span", {}, `${last.patron}:`), last.patron === "blank" ? null : [0, 2, 3].map(number),
                make("div", {class: "cells", role: "group", "aria-label": "pyramids on the last tile"}, CELLS.map(cell))) : null,
            make("div", {class: "row wrap"}, button("Enter the deal", () => this.done(this.entry), {class: "primary", disabled: !full}),
                button("take the last one back", () => this.change(() => laid.pop()), {disabled: !laid.length}), button("leave", leave)));
    }
}
