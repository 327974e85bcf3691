// The panes beside the table: the log with its lines, the score sheet.
import {button, counted, fill, make, spelled} from "./dom.mjs";
import {findingBox, signOf} from "./findings.mjs";
import {isAgainst} from "./keeper.mjs";
import {copy} from "./sharing.mjs";

// The list of entries stays from one entry to the next: only what is new is made.
export class LogPane {
    constructor(host) {
        this.host = host;
        this.list = make("ol", {class: "log"});
        this.shown = [];
    }
    row(entry) {
        const {host} = this;
        return make("li", {},
            button([make("span", {class: "number"}, `${entry.number} `), make("span", {class: "sign"}, signOf(entry.findings)), make("code", {}, entry.text),
                entry.sums ? make("small", {}, ` = ${entry.sums}`) : null, entry.note ? make("small", {}, ` ✎ ${entry.note}`) : null], () => host.goTo(entry.number), {class: "entry"}),
            entry.findings.filter(finding => finding.word !== "noted").map(finding => findingBox(finding, {explain: code => host.explain(code)})),
            entry.unwritten ? make("p", {class: "note"}, `Assumed: ${entry.unwritten}`) : null);
    }
    update() {
        const {log} = this.host.keeper.record, {list, shown} = this;
        let known = 0;
        while (known < shown.length && known < log.length && shown[known] === log[known]) known++;
        while (list.children.length > known) list.lastChild.remove();
        list.append(...log.slice(known).map(entry => this.row(entry)));
        this.shown = log;
        list.querySelectorAll(".current").forEach(row => {
            row.classList.remove("current");
            row.removeAttribute("aria-current");
        });
        const current = list.children[this.host.keeper.at - 1];
        current?.classList.add("current");
        current?.setAttribute("aria-current", "step");
        return current;
    }
    pane() {
        const {host} = this, {record, game} = host.keeper;
        const whole = record.findings?.flatMap(({findings}) => findings) ?? [];
        this.current = this.update();
        return [
            make("h2", {}, "Entries"),
            game.lines.length > 1 ? linesBox(host) : null,
            whole.map(finding => findingBox(finding, {explain: code => host.explain(code)})),
            record.log.length ? [this.list, noteBox(host)] : make("p", {class: "note"}, "No entries yet."),
        ];
    }
}

// A note with the last entry.
function noteBox(host) {
    const field = make("input", {type: "text", "aria-label": "note on the last entry", placeholder: "note on the last entry"});
    return make("form", {class: "row", onsubmit: event => {
        event.preventDefault();
        const words = field.value.trim(), problem = words && host.keeper.note(words);
        if (!words) return field.focus();
        host.say(problem || `Note added to entry ${host.keeper.record.entries}.`);
        host.show();
    }}, field, make("button", {type: "submit"}, "Add note"));
}

// What the players count, checked before it is recorded.
function claimBox(host, {totals}) {
    const {keeper, play} = host, {players} = keeper.record, answer = make("div", {class: "answer", role: "status"});
    const points = totals.map(({total}) => parseFloat(total) || 0);
    const row = ({name}, i) => {
        const shown = make("output", {"aria-label": `points of ${name}`}, points[i]);
        const step = by => button(by < 0 ? "−" : "+", () => shown.textContent = points[i] += by, {"aria-label": `${by < 0 ? "fewer" : "more"} points for ${name}`});
        return make("div", {class: "pick"}, make("span", {}, name), make("span", {class: "row"}, step(-1), shown, step(1)));
    };
    const check = () => {
        const claim = `claims: {scores: {${players.map(({name}, i) => `${spelled(name)}: ${points[i]}`).join(", ")}}}`, {findings} = keeper.try(claim), against = findings.filter(isAgainst);
        fill(answer, against.length ? against.map(finding => findingBox(finding)) : make("p", {class: "good"}, "✓ That is right."), button("Record the claim", () => play.enter(claim), {class: "record"}));
    };
    return make("details", {}, make("summary", {}, "Check your own count"), make("div", {class: "picks"}, players.map(row)), button("Check", check), answer);
}

function linesBox(host) {
    const {keeper} = host, {game} = keeper;
    return make("div", {class: "lines", role: "group", "aria-label": "branches of this game"}, game.lines.map((line, i) =>
        button(`Branch ${i + 1}${line.from ? ` (from entry ${line.from + 1})` : ""}`, () => host.goToLine(i), {"aria-pressed": String(i === game.line)})));
}

// The sheet as a table; `why` shows a rule, where it can be shown.
export function sheetTable(sheet, names, why) {
    const cell = ([number, detail, code]) => make("td", {}, number, detail && number !== "-" && number !== "0" ? make("small", {}, detail) : null,
        why && code && number !== "-" && number !== "0" ? button("why", () => why(code), {class: "link small", "aria-label": `why: ${code}`}) : null);
    const rows = extra => sheet.rows.filter(line => line.extra === extra).map(line => make("tr", {}, make("th", {scope: "row"}, line.label), line.cells.map(cell)));
    const total = make("tr", {class: "total"}, make("th", {scope: "row"}, "total"), sheet.totals.map(({total}) => make("td", {}, total)));
    const place = sheet.totals.some(({rank}) => rank) ? make("tr", {}, make("th", {scope: "row"}, "place"), sheet.totals.map(({rank, why: tie, wins}) => make("td", {}, rank ? `${rank}${wins ? ", wins" : ""}` : "?", tie ? make("small", {}, tie) : null))) : null;
    return make("div", {class: "wide", tabindex: "0", role: "region", "aria-label": "score sheet"}, make("table", {class: "sheet"},
        make("thead", {}, make("tr", {}, make("td", {}), names.map(name => make("th", {scope: "col"}, name)))),
        make("tbody", {}, rows(false), total, place, rows(true))));
}

export function scorePane(host) {
    const {keeper} = host, {record, at} = keeper, sheet = keeper.json("sheet", at);
    if (!sheet.rows) return [make("h2", {}, "Score"), make("p", {}, "There is no position to score.")];
    return [
        make("h2", {}, keeper.atEnd ? "Score" : `Score after entry ${at}`),
        sheetTable(sheet, record.players.map(({name}) => name), code => host.explain(code)),
        sheet.open ? make("p", {}, sheet.open) : null,
        keeper.atEnd && !record.final ? claimBox(host, sheet) : null,
        sheet.over ? make("div", {class: "row wrap"}, button("Copy as text", () => copy(keeper.ask("message", at), host, "Text copied.")),
            button("Copy picture (SVG)", () => copy(keeper.ask("sheet_picture", at), host, "Picture copied."))) : null,
        sheet.remarks ? make("pre", {}, sheet.remarks) : null,
    ];
}

// Everything that is wrong: what follows from a mistake is counted only; then what the table has ruled on already.
export function checkPane(host, record) {
    const all = [...record.findings.flatMap(({findings}) => findings), ...record.log.flatMap(({findings}) => findings)].filter(({word}) => word !== "noted");
    const against = all.filter(isAgainst), own = against.filter(finding => !finding.follows), following = against.length - own.length, ruled = all.filter(finding => !isAgainst(finding));
    const row = finding => make("div", {class: "mistake"}, finding.entry ? button(`entry ${finding.entry}`, () => host.goTo(finding.entry), {class: "link"}) : null,
        findingBox(finding, {explain: code => host.explain(code)}));
    return [
        own.length ? make("p", {}, `${counted(own.length, "mistake")}${following ? `. ${own.length === 1 ? "Fixing it" : "Fixing them"} also clears ${counted(following, "later finding")}` : ""}.`)
            : make("p", {class: "good"}, "✓ No mistakes found."),
        own.map(row),
        ruled.length ? make("p", {class: "note"}, "Already settled:") : null, ruled.map(row),
    ];
}
