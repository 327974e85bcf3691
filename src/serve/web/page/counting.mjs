// Counting a finished game with the fingers: a column for each player, a keypad or chips for what is asked, the sheet growing underneath.
import {$, button, fill, make} from "./dom.mjs";
import {copy, save} from "./sharing.mjs";
import {sheetTable} from "./panes.mjs";

const SPARE_NAMES = ["ada", "ben", "cleo", "dora", "emil", "fay"];
const inWords = key => key.replace(/-/g, " ");

const COUNT_KEPT = "referee.count";
const WHOLE = {key: "whole", asks: "whole score", unit: "points", counts: "Use this if you have already added it up.", form: "number"};

// What was touched for a question, and how a line says it: each form of answer has a beginning, a text, and what stands in its cell.
const some = value => Object.entries(value).filter(([, what]) => what && what.length !== 0);
const FORMS = {
    number: {begin: () => "", text: value => value, full: () => false},
    numbers: {begin: () => [], text: value => value.join(" ") || "none", full: (value, {most}) => value.length >= most},
    words: {begin: () => ({}), text: value => some(value).map(([word, count]) => count > 1 ? `${count} ${word}` : word).join(", ") || "none", full: () => false},
    counts: {begin: () => ({}), text: value => some(value).map(([word, count]) => `${word} ${count}`).join(", ") || "none", full: () => false},
    pairs: {begin: () => ({}), text: value => some(value).map(([word, one]) => `${word} ${one}`).join(", ") || "none", full: () => false},
    cards: {begin: () => ({}), text: value => some(value).map(([word, ones]) => `${word} ${ones.join(" ")}`).join(", ") || "none",
        full: (value, {most}) => some(value).reduce((sum, [, ones]) => sum + ones.length, 0) >= most},
    who: {begin: () => "", text: value => value, full: value => value !== ""},
};

export class Counting {
    // `host` has games, ask, home(), say(words), receive(text).
    constructor(host) {
        this.host = host;
        this.place = $("#start");
    }
    open(id) {
        const game = this.host.games.find(one => one.id === id);
        if (this.game?.id !== id && !this.recall(game)) {
            this.game = game;
            this.names = [...new Set([...game.names.split(", "), ...SPARE_NAMES])];
            this.seats = Math.max(game.least, Math.min(3, game.most));
            this.clear();
        }
        this.show();
        scrollTo(0, 0);
    }
    // What was touched stays after a reload; where the browser keeps nothing it does not.
    keep() {
        try {
            localStorage.setItem(COUNT_KEPT, JSON.stringify({id: this.game.id, names: this.names, seats: this.seats, values: [...this.values], house: this.house}));
        } catch {
            this.lost = true;
        }
    }
    recall(game) {
        try {
            const {id, names, seats, values, house} = JSON.parse(localStorage.getItem(COUNT_KEPT));
            if (id !== game.id) return false;
            Object.assign(this, {game, names, seats, values: new Map(values), house, at: null});
            return true;
        } catch {
            return false;
        }
    }
    clear() {
        this.values = new Map(); // "0 gold" -> what was touched
        this.house = {};
        this.at = null;
    }

    // ---- what is known

    players() {
        return this.names.slice(0, this.seats).map(name => name.trim().replace(/\s+/g, " "));
    }
    question(key) {
        return key === WHOLE.key ? WHOLE : this.told.questions.find(one => one.key === key);
    }
    // Where the score is made of parts, the whole of it may be given instead.
    hasParts(seat) {
        const {questions = []} = this.told;
        return seat !== "-" && !questions.some(({key}) => key === "total") && (questions.filter(({asked}) => asked[seat]).length > 1 || this.values.has(`${seat} ${WHOLE.key}`));
    }
    lines() {
        const answers = [...this.values].map(([id, value]) => {
            const [seat, key] = id.split(" ");
            const question = this.question(key), text = question && FORMS[question.form].text(value), first = this.told.questions[0].key;
            if (!text || Number(seat) >= this.seats || (key === first && this.values.get(`${seat} ${WHOLE.key}`))) return "";
            return key === WHOLE.key ? `${seat} ${first} total ${text}` : `${seat} ${key} ${text}`;
        });
        return [...answers, ...Object.entries(this.house).map(([name, answer]) => `house ${name} ${answer}`)].filter(Boolean).join("\n");
    }
    asked() {
        const {game, host} = this, about = [game.id, this.players().join("\n")];
        this.told ??= JSON.parse(host.ask("count", ...about, ""));
        const told = JSON.parse(host.ask("count", ...about, this.told.problem ? "" : this.lines()));
        if (told.problem) return {...this.told, ...told};
        return told;
    }
    // Every question that is asked now, player by player, then those of all.
    inquiries() {
        const {questions = []} = this.told;
        return [...Array(this.seats).keys(), "-"].flatMap((seat, i) => questions.filter(one => one.asked[i]).map(one => `${seat} ${one.key}`));
    }
    next() {
        const all = this.inquiries(), here = all.indexOf(this.at);
        const left = all.filter(id => id !== this.at && !this.values.has(id) && !this.values.has(`${id.split(" ")[0]} ${WHOLE.key}`));
        return left.find(id => all.indexOf(id) > here) ?? left[0] ?? null;
    }

    // ---- touches

    set(value) {
        const question = this.question(this.at.split(" ")[1]);
        if (value === undefined) this.values.delete(this.at);
        else this.values.set(this.at, value);
        this.told = this.asked();
        const wrong = this.told.problems?.some(({seat, key: of}) => `${seat < 0 ? "-" : seat} ${of}` === this.at);
        if (value !== undefined && !wrong && FORMS[question.form].full(value, question)) this.at = this.next();
        this.render();
    }
    go(id) {
        this.at = id;
        this.render();
    }

    // ---- the screen

    show() {
        this.told = null;
        this.told = this.asked();
        this.at ??= this.inquiries()[0] ?? null;
        fill(this.place, make("header", {class: "row"}, button("☰", () => this.host.home(), {"aria-label": "all games", class: "home"}), make("h1", {}, `${this.game.title.replace(/,.*/, "")}: who won?`)),
            make("main", {id: "count"}), make("div", {id: "outcome", role: "status", "aria-live": "polite"}));
        this.render();
    }
    render() {
        const {told} = this;
        this.keep();
        fill($("#count"), this.grid(), told.problem ? make("p", {class: "finding error"}, told.problem) : null, this.at ? this.editor() : null, this.houses(), told.doubts?.split("\n").filter(Boolean).map(line => make("p", {class: "finding doubt"}, line)), told.rows ? this.sheet() : null, this.sharing());
        fill($("#outcome"), told.places ? told.places.split("\n").filter(Boolean).map((line, i) => make("p", {class: i ? "note" : told.settled ? "good" : undefined}, line)) : null);
    }
    cell(id, question) {
        const value = this.values.get(id), text = value === undefined ? "?" : FORMS[question.form].text(value) || "?";
        const [seat] = id.split(" "), who = seat === "-" ? "" : `${this.players()[seat]}, `;
        return make("td", {}, button(make("span", {}, text), () => this.go(id), {class: `cell${text === "?" ? " open" : ""}`, "aria-pressed": String(id === this.at), "aria-label": `${who}${question.asks}: ${text === "?" ? "unknown" : text}`, "data-id": id}));
    }
    grid() {
        const {told, seats, game} = this, more = by => () => {
            this.seats += by;
            this.at = null;
            this.show();
        };
        const name = i => make("th", {scope: "col"}, make("input", {type: "text", value: this.names[i], maxlength: 40, autocomplete: "off", autocapitalize: "off", "aria-label": `name of player ${i + 1}`, onchange: event => {
            this.names[i] = event.target.value;
            this.told = this.asked();
            this.render();
        }}));
        const row = question => {
            const ids = [...Array(seats).keys()].map(seat => `${seat} ${question.key}`);
            if (question.asked?.[seats]) return make("tr", {}, make("th", {scope: "row"}, question.asks), this.cell(`- ${question.key}`, question));
            if (question === WHOLE) return ids.some(id => this.values.has(id) || id === this.at) ? make("tr", {}, make("th", {scope: "row"}, question.asks), ids.map(id => this.cell(id, question))) : null;
            return question.asked.some(Boolean) ? make("tr", {}, make("th", {scope: "row"}, inWords(question.key)), ids.map((id, i) => question.asked[i] ? this.cell(id, question) : make("td", {}))) : null;
        };
        return [make("table", {class: "grid"}, make("thead", {}, make("tr", {}, make("td", {}), [...Array(seats).keys()].map(name))), make("tbody", {}, [...told.questions ?? [], WHOLE].map(row))),
            game.least < game.most ? make("div", {class: "row"}, button("Fewer players", more(-1), {disabled: seats <= game.least}), button("More players", more(1), {disabled: seats >= game.most})) : null];
    }

    // ---- what is touched to answer

    editor() {
        const [seat, key] = this.at.split(" "), question = this.question(key), who = seat === "-" ? "" : `${this.players()[seat]}: `;
        if (!question) return null;
        const value = this.values.get(this.at) ?? FORMS[question.form].begin();
        const wrong = this.told.problems?.find(one => `${one.seat < 0 ? "-" : one.seat} ${one.key}` === this.at);
        const none = /numbers|words|counts|pairs|cards/.test(question.form);
        const onward = () => {
            this.at = this.next() ?? this.at;
            this.render();
        };
        return make("section", {class: "editor", "aria-labelledby": "asks"}, make("h2", {id: "asks"}, `${who}${question.asks}`), make("p", {class: "note"}, question.counts.replace(/ ?Write `none`[^.]*\.| ?Press Enter[^.]*\./g, "")),
            wrong ? make("p", {class: "finding error"}, wrong.why) : null,
            this[question.form](question, value),
            make("div", {class: "row"}, button("?", () => this.set(undefined), {"aria-label": "unknown", class: "unknown"}), none ? button("none", () => {
                this.set(FORMS[question.form].begin());
                onward();
            }, {class: "none"}) : null, this.hasParts(seat) && question !== WHOLE ? button("Total only", () => this.go(`${seat} ${WHOLE.key}`), {class: "whole"}) : null, button("Next", onward, {class: "primary next"})));
    }
    number(question, value) {
        const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", question.halves ? "½" : null, "0", "⌫"];
        const touch = key => () => {
            if (key === "⌫") return this.set(value.replace(/\.5$|.$/, "") || undefined);
            this.set(key === "½" ? value.includes(".") ? value : `${value || "0"}.5` : value.includes(".") ? value : `${value === "0" ? "" : value}${key}`);
        };
        return make("div", {class: "keypad"}, keys.map(key => key ? button(key, touch(key), {"aria-label": key === "⌫" ? "delete the last digit" : key === "½" ? "and a half" : undefined}) : make("span", {})));
    }
    numbers(question, value) {
        const chosen = make("p", {class: "chosen"}, value.length ? `Levels ${value.join(", ")}` : "");
        return [chosen, make("div", {class: "keypad four"}, ["1", "2", "3", "4"].map(level => button(level, () => this.set(value.length < question.most ? [...value, level] : value))),
            button("⌫", () => this.set(value.slice(0, -1)), {"aria-label": "remove the last one", disabled: !value.length}))];
    }
    words(question, value) {
        const once = question.key === "cards";
        const add = word => () => this.set({...value, [word]: once ? value[word] ? 0 : 1 : ((value[word] ?? 0) + 1) % (question.most + 1)});
        return make("div", {class: "row wrap"}, question.words.map(word => button(value[word] > 1 ? `${word} × ${value[word]}` : word, add(word), {"aria-pressed": String(Boolean(value[word]))})));
    }
    rows(question, value, values, pressed, touch) {
        return make("div", {class: "picks"}, question.words.map(word => make("div", {class: "pick", role: "group", "aria-label": inWords(word)}, make("span", {}, inWords(word)),
            make("div", {class: "row"}, values.map(one => button(one, () => this.set({...value, [word]: touch(value[word], one)}), {"aria-pressed": String(pressed(value[word], one)), "aria-label": `${inWords(word)} ${one}`}))))));
    }
    counts(question, value) {
        return this.rows(question, value, ["1", "2", "3", "4", "+"], (has, one) => one === "+" ? has > 4 : String(has) === one, (has, one) => one === "+" ? Math.min((has ?? 0) + 1, question.most) : String(has) === one ? 0 : Number(one));
    }
    pairs(question, value) {
        return this.rows(question, value, question.values, (has, one) => has === one, (has, one) => has === one ? null : one);
    }
    cards(question, value) {
        return this.rows(question, value, question.values, (has = [], one) => has.includes(one), (has = [], one) => has.includes(one) ? has.filter(other => other !== one) : [...has, one].sort());
    }
    who() {
        return make("div", {class: "row wrap"}, this.players().map(name => button(name, () => this.set(name), {"aria-pressed": String(this.values.get(this.at) === name)})));
    }
    houses() {
        return (this.told.house ?? []).map(({name, asks, answers, usual}) => make("section", {}, make("h2", {}, `House rule: ${asks}`), make("div", {class: "row wrap"}, answers.map(answer => button(answer === usual ? `${answer} (default)` : answer, () => {
            this.house[name] = answer;
            this.told = this.asked();
            this.render();
        }, {"aria-pressed": String((this.house[name] ?? usual) === answer)})))));
    }

    // ---- what comes of it

    sheet() {
        return sheetTable(this.told, this.players());
    }
    sharing() {
        const {host, game, told} = this, about = () => [game.id, this.players().join("\n"), this.lines()];
        if (!told.text) return null;
        return make("div", {class: "row wrap"}, button("Copy record", () => copy(told.text, host, "Record copied.")), button("Copy as text", () => copy(told.message, host, "Text copied.")),
            button("Copy picture (SVG)", () => copy(host.ask("count_picture", ...about()), host, "Picture copied.")),
            button("Save picture", () => save(`${game.id}.svg`, host.ask("count_picture", ...about()), "image/svg+xml")),
            button("Start again", () => {
                this.clear();
                this.show();
            }));
    }
}
