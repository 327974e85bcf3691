// Starting: the games that are kept here, a new one, or a record from a text, a file or a link.
import {$, button, entries, fill, make, spelled} from "./dom.mjs";

const MOST_REMEMBERED = 12; // names
const ANY = "black blue green orange red violet white yellow"; // of a box whose colours are not known
const COLOURS = {cyclades: "black blue green red yellow", myriath: "red blue green yellow", myst: "blue yellow"};
const IN_THE_TABLE = ["myriath", "myst"]; // where the record has a place for them; elsewhere they are a remark

export class Starting {
    // `host` has games, store, begin(text, chance), receive(text), open(game), say(words).
    constructor(host) {
        this.host = host;
        this.place = $("#start");
        this.chosen = {game: "", names: [], colours: [], seats: 0, answers: {}, chance: "real"};
        // Anywhere: what is dropped beside the page's own places would be opened by the browser instead.
        addEventListener("dragover", event => event.preventDefault());
        addEventListener("drop", event => {
            event.preventDefault();
            const [file] = event.dataTransfer.files;
            if (file) this.read(file);
            else this.host.receive(event.dataTransfer.getData("text"));
        });
    }
    show() {
        fill(this.place, make("header", {}, make("h1", {}, "referee"), make("p", {}, "Records a game at the table, checks every move and explains the rules.")),
            make("main", {}, this.warning(), this.count(), this.fresh(), this.opening(), this.kept()),
            make("footer", {}, "Everything stays in this browser. Nothing is sent anywhere."));
        if (this.chosen.game) this.dye();
    }
    warning() {
        return this.host.store.lasts ? null : make("p", {class: "finding doubt", role: "note"}, "This browser does not store anything for this page (a private window, or a page opened from a file). Save a game before you close it.");
    }

    // ---- kept games

    kept() {
        const games = this.host.store.list();
        if (!games.length) return null;
        return make("section", {"aria-labelledby": "kept"}, make("h2", {id: "kept"}, "Saved games"), make("ul", {class: "kept"}, games.map(game => this.keptRow(game))));
    }
    keptRow(game) {
        const about = game.about || {}, title = this.host.games.find(({id}) => id === about.game)?.title ?? "a record";
        const name = about.title || `${title}: ${(about.players ?? []).join(", ")}`;
        const row = make("li", {}), remove = button("✕", () => {
            this.host.store.remove(game.id);
            fill(row, make("span", {class: "wide", role: "status"}, `Deleted: ${name}`), button("Undo", () => {
                this.host.store.put(game);
                this.show();
            }, {class: "restore"}));
            row.querySelector("button").focus();
        }, {"aria-label": `delete ${name}`, class: "remove"});
        row.append(button([make("b", {}, name), make("small", {}, `${about.title ? `${title}, ` : ""}${entries(about.entries ?? 0)}, ${about.moment || "not judged"}, ${new Date(game.when).toLocaleString()}`)],
            () => this.host.open(this.host.store.get(game.id) ?? game), {class: "wide"}), remove);
        return row;
    }

    // ---- a finished one

    count() {
        return make("section", {"aria-labelledby": "counting"}, make("h2", {id: "counting"}, "Count a finished game"), make("p", {class: "note"}, "Who won? Choose the game, then enter what each player has."),
            make("div", {class: "row wrap", role: "group", "aria-label": "game to count"}, this.host.games.filter(({names}) => names).map(({id, title}) => button(title.replace(/,.*/, ""), () => this.host.count(id), {class: "counted", "data-game": id, "aria-label": `count ${title.replace(/,.*/, "")}`}))));
    }

    // ---- a new one

    fresh() {
        const {chosen} = this, game = this.host.games.find(({id}) => id === chosen.game);
        const choice = ({id, title}) => button(title.replace(/,.*/, ""), ({detail}) => {
            chosen.game = id;
            chosen.answers = {};
            chosen.seats = Math.max(this.host.games.find(one => one.id === id).least, Math.min(chosen.seats || 3, this.host.games.find(one => one.id === id).most));
            this.show();
            if (detail === 0) this.place.querySelector("#names input")?.focus(); // a finger wants no keyboard yet
        }, {"aria-pressed": String(id === chosen.game), class: "game"});
        return make("section", {"aria-labelledby": "new"}, make("h2", {id: "new"}, "Record a new game"), make("div", {class: "row wrap", role: "group", "aria-label": "game"}, this.host.games.map(choice)), game ? this.form(game) : null);
    }
    form(game) {
        const {chosen} = this;
        return make("form", {onsubmit: event => {
            event.preventDefault();
            this.start(game);
        }}, this.names(game), this.chance(), this.house(game), make("button", {type: "submit", class: "primary"}, "Start"));
    }
    names(game) {
        const {chosen} = this;
        const seat = i => make("div", {class: "row"}, make("label", {}, `${i + 1}.`, make("input", {type: "text", value: chosen.names[i] ?? "", list: "remembered", maxlength: 40, autocomplete: "off", autocapitalize: "off", "aria-label": `name of player ${i + 1}`, oninput: event => {
            chosen.names[i] = event.target.value;
            this.dye();
        }})), make("select", {"aria-label": `colour of player ${i + 1}`, onchange: event => {
            chosen.colours = chosen.colours.map(colour => colour === event.target.value ? "" : colour);
            chosen.colours[i] = event.target.value;
            this.dye();
        }}, ["", ...this.colours(game)].map(colour => make("option", {value: colour}, colour || "colour"))));
        const remembered = this.host.store.names();
        const known = remembered.filter(name => !chosen.names.slice(0, chosen.seats).includes(name));
        const write = name => () => {
            const free = Array.from({length: chosen.seats}, (_, i) => i).find(i => !chosen.names[i]?.trim());
            if (free === undefined) return;
            chosen.names[free] = name;
            this.show();
        };
        const more = by => () => {
            chosen.seats += by;
            this.show();
        };
        return make("fieldset", {id: "names"}, make("legend", {}, "Players, clockwise"), Array.from({length: chosen.seats}, (_, i) => seat(i)), make("datalist", {id: "remembered"}, remembered.map(name => make("option", {value: name}))),
            known.length ? make("div", {class: "row wrap known", role: "group", "aria-label": "names used before"}, known.map(name => button(name, write(name), {class: "small"}))) : null,
            game.least < game.most ? make("div", {class: "row"}, button("Fewer players", more(-1), {disabled: chosen.seats <= game.least}), button("More players", more(1), {disabled: chosen.seats >= game.most})) : null);
    }
    colours({id}) {
        return (COLOURS[id] ?? ANY).split(" ");
    }
    // Who is called like a colour has it, unless another was chosen.
    worn(game) {
        const {chosen} = this, box = this.colours(game);
        return Array.from({length: chosen.seats}, (_, i) => [chosen.colours[i], chosen.names[i]?.trim().toLowerCase()].find((colour, own) => box.includes(colour) && !(own && chosen.colours.includes(colour))) ?? "");
    }
    dye() {
        const worn = this.worn(this.host.games.find(({id}) => id === this.chosen.game));
        this.place.querySelectorAll("#names select").forEach((select, i) => {
            select.value = worn[i];
            select.className = `t-${worn[i] || "faint"}`;
        });
    }
    chance() {
        const row = (value, words) => make("label", {class: "check"}, make("input", {type: "radio", name: "chance", value, checked: this.chosen.chance === value, onchange: () => this.chosen.chance = value}), words);
        return make("fieldset", {}, make("legend", {}, "Dice, cards and other chance"), row("real", "Use the real ones and enter the results"), row("page", "This page draws at random"));
    }
    house(game) {
        const {answers} = this.chosen;
        const row = ({name, asks, reason, answers: list, usual}) => make("div", {class: "question"}, make("label", {for: `house-${name}`}, asks),
            make("select", {id: `house-${name}`, onchange: event => answers[name] = event.target.value}, list.map(answer => make("option", {value: answer, selected: (answers[name] ?? usual) === answer}, answer === usual ? `${answer} (default)` : answer))),
            reason ? make("small", {}, reason) : null);
        const preset = game.presets.length ? make("div", {class: "question"}, make("label", {for: "house-as"}, "Start from a set of answers"),
            make("select", {id: "house-as", onchange: event => answers.as = event.target.value}, make("option", {value: ""}, "none"), game.presets.map(({name, about}) => make("option", {value: name, selected: answers.as === name}, `${name}: ${about}`)))) : null;
        return make("details", {}, make("summary", {}, `House rules (${game.house.length})`), preset, game.house.map(row));
    }
    start(game) {
        const {chosen} = this;
        const names = Array.from({length: chosen.seats}, (_, i) => (chosen.names[i] ?? "").trim().replace(/\s+/g, " "));
        const answers = Object.entries(chosen.answers).filter(([name, answer]) => answer && answer !== game.house.find(one => one.name === name)?.usual).map(([name, answer]) => `${name}: ${answer}`);
        const blank = names.findIndex(name => !name);
        if (blank >= 0) {
            this.host.say(`Who is player ${blank + 1}? Write a name${chosen.seats > game.least ? ", or choose “Fewer players”" : ""}.`);
            return this.place.querySelectorAll("#names input")[blank]?.focus();
        }
        const {text, problem} = JSON.parse(this.host.ask("new", game.id, names.join("\n"), answers.join("\n"), chosen.chance === "page" ? this.host.keeper.seed() : 0));
        if (problem) return this.host.say(problem);
        this.host.store.remember(names, MOST_REMEMBERED);
        const worn = this.worn(game), map = worn.flatMap((colour, i) => colour ? [`${spelled(names[i])}: ${colour}`] : []).join(", ");
        if (map && IN_THE_TABLE.includes(game.id)) this.complete(text, [["colours", `{${map}}`]]);
        else this.complete(map ? `# colours: ${worn.map(colour => colour || "-").join(" ")}\n${text}` : text, []);
    }

    // ---- what only the table knows before the first entry

    // `told` are [key, value] so far; a value of "" stays open.
    complete(text, told) {
        const lines = told.filter(([, value]) => value).map(([key, value]) => `  ${key}: ${value}\n`).join("");
        const whole = !lines ? text : /^table:$/m.test(text) ? text.replace(/^table:\n/m, `table:\n${lines}`) : `${text}table:\n${lines}`;
        this.host.ask("read", whole);
        const open = JSON.parse(this.host.ask("open")).find(({key}) => !told.some(([known]) => known === key));
        if (!open) return this.host.begin(whole, this.chosen.chance);
        const answer = value => this.complete(text, [...told, [open.key, value]]);
        if (this.chosen.chance === "page") return answer(this.drawn(open));
        this.ask(open, [], answer);
    }
    drawn({words, places}) {
        const left = [...words], drawn = [];
        for (let i = 0; i < (places || 1); i++) drawn.push(...left.splice(this.host.keeper.seed() % left.length, 1));
        return places ? `[${drawn.join(", ")}]` : drawn[0];
    }
    // One of the words, or all in order: each touch adds one.
    ask(open, chosen, answer) {
        const {key, about, words, places} = open;
        const touch = word => () => !places ? answer(word) : chosen.length + 1 < places ? this.ask(open, [...chosen, word], answer) : answer(`[${[...chosen, word].join(", ")}]`);
        fill(this.place, make("main", {}, make("section", {class: "open", "aria-labelledby": "open"}, make("h2", {id: "open"}, `${places ? "Which are" : "Who is"} ${about.replace(/[,;].*/, "")}?`),
            make("p", {class: "note"}, places ? `Touch them in order, ${places} in all. ${chosen.length ? `So far: ${chosen.join(", ")}` : ""}` : null),
            make("div", {class: "row wrap", role: "group", "aria-label": key}, words.filter(word => !chosen.includes(word)).map(word => button(word, touch(word), {class: "chip"}))),
            make("div", {class: "row"}, chosen.length ? button("◂ back", () => this.ask(open, chosen.slice(0, -1), answer)) : null, button("Not known", () => answer("")), button("Cancel", () => this.show())))));
        this.place.querySelector(".open button").focus();
    }

    // ---- a record from elsewhere

    read(file) {
        file.text().then(text => this.host.receive(text), () => this.host.say(`The file ${file.name} cannot be read.`));
    }
    opening() {
        const area = make("textarea", {rows: 4, spellcheck: "false", autocapitalize: "off", "aria-label": "a record as YAML", placeholder: "game: …"});
        const file = make("input", {type: "file", accept: ".yaml,.yml,.txt,text/*,application/yaml", "aria-label": "a record from a file", onchange: () => file.files[0] && this.read(file.files[0])});
        return make("section", {"aria-labelledby": "opening"}, make("h2", {id: "opening"}, "Open a record"), make("p", {class: "note"}, "Paste it here, choose a file or drop one on this page."), area,
            make("div", {class: "row wrap"}, button("Check it", () => area.value.trim() ? this.host.receive(area.value) : area.focus()), file));
    }
}
