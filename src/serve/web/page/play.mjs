// Playing: who acts, what can be chosen next, the line you may type instead, the verdict on what was entered.
import {$, button, entries, fill, listed, make, spelled} from "./dom.mjs";
import {small, svg} from "./board.mjs";
import {findingBox, graveness} from "./findings.mjs";
import {ELSEWHERE, isAgainst} from "./keeper.mjs";
import {cutEntry, narrow, offered, touchable, wordOf} from "./narrowing.mjs";
import {Pieces} from "./pieces.mjs";

const MOST_TRIED = 12, MOST_REFUSED = 3; // entries that a player may have meant by touching what cannot be used
const SOON = 50; // milliseconds after which small pictures are drawn
const LAID = /^(.* at )\S+( go \S+)$/; // a tile with its place and direction
const REST = 350; // milliseconds after an entry in which a second touch of the board is none

// The entries with that tile at that place.
const turnsOf = (text, entries) => LAID.test(text) ? entries.filter(entry => entry.text.startsWith(text.replace(/\S+$/, ""))) : [];

export class Play {
    // `host` has keeper, board, show() (everything again), explain(code), say(words).
    constructor(host) {
        this.host = host;
        this.place = $("#dock");
        this.next = $("#next");
        this.chosen = [];
        this.typed = "";
        this.verdict = this.announced = null;
        this.entered = 0;
        // A chip of the last position enters nothing; steps go on from the new one.
        this.next.addEventListener("click", event => host.board.finish() && !event.target.closest(".steps") && event.stopPropagation(), {capture: true});
    }
    get keeper() {
        return this.host.keeper;
    }
    // Another position: nothing is chosen in it yet.
    begin() {
        this.chosen = [];
        this.typed = "";
        this.trial = this.pieces = this.pending = null;
        this.refused = [];
        this.entries = this.keeper.position.legal.map(cutEntry);
        this.choices = narrow(this.entries, this.chosen);
    }
    words() {
        return this.typed ? new Map() : touchable(this.choices);
    }

    // ---- choosing

    choose(choice, byKey) {
        if (choice.entry) return this.enter(choice.entry.text);
        this.chosen.push(choice);
        this.settle(byKey);
    }
    // What a touch of the board leads to is shown before it is entered.
    touch(thing) {
        if (Date.now() - this.entered < REST) return;
        this.pending = null;
        this.refused = [];
        if (!thing.word) return this.refuseThing(thing);
        const chosen = [...this.chosen, {touched: thing.word, owner: thing.owner, label: thing.word}], {left} = narrow(this.entries, chosen);
        if (left.length === 1 || left.length === turnsOf(left[0]?.text, left).length) return this.propose(left[0].text);
        this.chosen = chosen;
        this.settle();
    }
    propose(text) {
        this.pending = {text, ...this.keeper.try(text)};
        this.host.redraw();
        this.preview(this.pending);
        if (document.activeElement?.id === "table") this.place.querySelector(".proposal .primary").focus();
    }
    // The tile that is shown is turned where it is, or moved and turned only where it must be.
    turnTile() {
        const {text} = this.pending ?? {}, turns = turnsOf(text, this.entries), at = turns.findIndex(entry => entry.text === text);
        if (turns.length > 1) this.propose(turns[(at + 1) % turns.length].text);
        else this.host.say("The tile is legal here this way only.");
    }
    move({word}) {
        const [, tile, way] = this.pending?.text.match(LAID) ?? [], there = this.entries.filter(({text}) => text.startsWith(`${tile}${word} go `));
        if (there.length) this.propose((there.find(({text}) => text.endsWith(way)) ?? there[0]).text);
    }
    // A player touches what cannot be used now: the choices so far, with that thing in the place of one that could be.
    refuseThing({id, title, owner}) {
        const left = this.choices.left.filter(({actor}) => !owner || actor === owner), theirs = owner && !left.length && narrow(this.entries, [...this.chosen, {touched: wordOf(id, this.words())}]).left[0];
        const [call] = id.split("="), calls = new Set([call.slice(call.indexOf("-") + 1), call.slice(call.lastIndexOf("-") + 1)]), tried = new Map();
        for (const {words} of left)
            for (let i = Math.max(this.choices.known, 1); i < words.length; i++)
                if (!tried.has(`${words[1]} ${i}`) && tried.size < MOST_TRIED && this.host.board.called(words[i]))
                    tried.set(`${words[1]} ${i}`, other => words.map((word, at) => at === i ? other : word).join(" "));
        const meant = theirs ? [[`${spelled(owner)}:`, ...theirs.words.slice(1)].join(" ")] : [...tried.values()].flatMap(entry => [...calls].map(entry));
        this.refused = meant.map(entry => this.keeper.try(entry)).filter(trial => trial.entry && trial.findings.some(isAgainst)).slice(0, MOST_REFUSED);
        if (!this.refused.length) this.host.say(`${title || id}: no legal entry uses this now.`);
        this.host.redraw();
    }
    // One entry left is the entry that is meant.
    settle(byKey) {
        this.choices = narrow(this.entries, this.chosen);
        if (this.choices.left.length === 1) return this.enter(this.choices.left[0].text);
        this.host.redraw();
        if (byKey) this.place.querySelector(".chips button")?.focus();
    }
    cancel() {
        this.pending = this.trial = null;
        this.refused = [];
        if (this.typed) return this.type(this.typed);
        this.host.redraw();
    }
    back() {
        this.pending = null;
        this.refused = [];
        this.chosen.pop();
        this.choices = narrow(this.entries, this.chosen);
        this.host.redraw();
    }

    // ---- entering

    enter(text) {
        const {keeper} = this, looking = !keeper.atEnd, focused = this.place.contains(document.activeElement) && document.activeElement.matches(":focus-visible");
        const problem = keeper.enter(text);
        this.entered = Date.now();
        if (problem) return this.refuse(problem);
        this.tell(keeper.record.entries);
        if (keeper.forked) this.host.say(`Branch ${keeper.game.line + 1} begins here. Branch ${looking || keeper.game.line ? keeper.game.line : 1} is kept.`);
        const own = keeper.record.entries;
        keeper.drawAll();
        if (keeper.record.entries > own) this.tell(own, keeper.record.log.slice(own).map(entry => entry.text));
        this.host.show(!focused);
        if (focused) (this.place.querySelector(".chips button") ?? this.place.querySelector("input"))?.focus({preventScroll: true});
    }
    // What could not be done is said; what another window did is shown.
    refuse(problem) {
        if (problem === ELSEWHERE) this.host.show();
        this.host.say(problem);
    }
    submit() {
        const trial = this.keeper.try(this.typed);
        if (trial.entry && !trial.findings.some(isAgainst)) {
            if (!trial.reworded || this.keeper.position.over) return this.enter(trial.entry);
            this.propose(trial.entry); // how it was read is shown before it is written
            this.place.querySelector(".proposal .primary").focus();
        } else if (!this.goOn()) {
            this.trial = trial;
            this.host.redraw();
            (this.place.querySelector(".trial .no") ?? this.place.querySelector("input"))?.focus();
        }
    }
    // What only begins an entry is continued, up to where there is a choice. False: it begins none.
    goOn() {
        let line = `${this.typed.trim()} `, {words} = this.keeper.offers(line);
        if (!words.some(([, , leadsTo]) => leadsTo)) return false;
        for (let most = 12; most > 0 && words.length === 1; most--) {
            line += `${words[0][0]} `;
            ({words} = this.keeper.offers(line));
        }
        this.type(line);
        return true;
    }
    tell(number, drawn = []) {
        this.verdict = {number, drawn};
    }
    forget() {
        this.verdict = null;
    }
    // Of a record that is opened: what is wrong first.
    greet() {
        this.forget();
        const wrong = this.keeper.record.log.find(({findings}) => graveness(findings) === "error");
        if (wrong) this.tell(wrong.number);
    }

    // ---- the screen

    render() {
        const {keeper} = this, {position} = keeper;
        this.announce();
        fill(this.next, keeper.atEnd ? null : this.lookingBack(), this.turn(position),
            position.over ? this.typing() : this.pieces ? this.pieces.render(() => this.show()) : this.pending ? this.proposal() : [this.sentence(), this.refusals(), this.chips(), this.typing()], this.steps());
    }
    headline() {
        this.announce();
        $("#turn")?.replaceWith(this.turn(this.keeper.position));
    }
    // Who listens hears what is put into a place that was there before, and hears it once.
    announce() {
        const {keeper, verdict} = this, place = $("#verdict"), entry = verdict && keeper.entry(verdict.number);
        if (verdict === this.announced) return;
        this.announced = verdict;
        place.className = `verdict ${entry ? graveness(entry.findings) : "none"}`;
        fill(place, entry ? this.verdictOf(entry, verdict.drawn) : []);
        requestAnimationFrame(() => place.scrollTop = 0);
    }
    verdictOf(entry, drawn) {
        const against = entry.findings.filter(isAgainst), notes = entry.findings.filter(finding => finding.word === "noted");
        const last = entry.number === this.keeper.record.entries, ruled = / ruled:? (stands|void)\b/.test(entry.text) || against.some(finding => finding.word === "unreadable");
        return [
            make("p", {}, make("b", {class: "sign"}, against.length ? "✗ " : "✓ "),
                entry.number === this.keeper.at ? null : [button(`entry ${entry.number}`, () => this.host.goTo(entry.number), {class: "link"}), " "], make("code", {}, entry.text), entry.sums ? ` = ${entry.sums}` : ""),
            notes.map(note => make("p", {class: "note"}, note.message)),
            entry.findings.filter(finding => finding.word !== "noted").map(finding => findingBox(finding, {explain: code => this.host.explain(code), ruling: finding === against[0] && last && !ruled ? this.ruling(against) : null})),
            drawn.length ? make("p", {class: "note"}, "Drawn by this page: ", drawn.map((text, i) => [i ? ", " : "", make("code", {}, text)])) : null,
        ];
    }
    // What is impossible cannot stand.
    ruling(against) {
        const impossible = against.some(finding => finding.word === "impossible");
        return make("p", {class: "row"}, "Your ruling:", impossible ? null : button("It stands", () => this.rule("stands")), button("Take it back", () => this.rule("void")));
    }
    rule(decision) {
        const problem = this.keeper.rule(decision);
        if (problem) return this.refuse(problem);
        this.tell(this.keeper.record.entries);
        this.host.show();
    }
    lookingBack() {
        const {at, record} = this.keeper;
        return make("p", {class: "looking"}, at ? `Viewing entry ${at} of ${record.entries}.` : "Viewing the position before the first entry.", " A new entry here starts a separate branch. ",
            button("Go to the last entry", () => this.host.goTo(record.entries)));
    }
    turn({actors, moment, over, winners}) {
        const who = over ? (winners.length ? `The game is over: ${listed(winners, "and")} ${winners.length > 1 ? "win" : "wins"}` : "The game is over")
            : actors.length ? `${listed(actors.map(name => name === "table" ? "the table" : name))} to act` : "Nobody can act";
        return make("h2", {id: "turn", tabindex: "-1"}, who, make("small", {}, moment));
    }
    proposal() {
        const {text, sums} = this.pending, turns = turnsOf(text, this.entries).length;
        return make("div", {class: "proposal", role: "group", "aria-label": "what will be entered"}, make("p", {}, this.typed ? "Read as " : "", make("code", {}, text), sums ? ` = ${sums}` : ""),
            make("div", {class: "row"}, button("Enter", () => this.enter(text), {class: "primary"}), turns > 1 ? button("⟳ Turn", () => this.turnTile(), {class: "turn"}) : null, button("Cancel", () => this.cancel())));
    }
    refusals() {
        return this.refused.length ? make("div", {class: "trial", role: "alert"}, this.refused.map(trial => this.trialOf(trial, !trial.refused)), button("Cancel", () => this.cancel(), {class: "no"})) : null;
    }
    sentence() {
        const known = this.choices.left[0]?.words.slice(0, this.choices.known) ?? [];
        const touched = this.chosen.filter(choice => choice.touched && !known.includes(choice.touched)).map(choice => choice.touched);
        if (!this.chosen.length && (known.length < 2 || this.choices.left.length < 2)) return null;
        return make("p", {class: "sentence"}, make("code", {}, known.join(" "), touched.length ? ` … ${touched.join(" … ")}` : "", " …"),
            this.chosen.length ? button("◂ back", () => this.back(), {"aria-label": "undo the last choice"}) : null);
    }
    chips() {
        if (this.typed) return null;
        const choices = offered(this.choices), {unlisted} = this.keeper.position;
        const shown = choices.length === 1 && choices[0].word === undefined && this.choices.left.length === 1 ? [{...choices[0], label: choices[0].entry.text}] : choices;
        const page = !this.chosen.length && this.keeper.position.actors.includes("table") ? button("⚄ draw at random", () => this.draw(), {class: "chip draw"}) : null;
        return make("div", {class: "chips", role: "group", "aria-label": "legal entries"},
            shown.map(choice => choice.entry ? this.wholeChip(choice) : button([this.picture([choice.word], this.choices.left[0].actor), choice.label, " ›"], event => this.choose(choice, event.detail === 0),
                {class: "chip", "data-word": choice.word, "aria-label": `${choice.label}: ${entries(choice.count)}`})),
            page,
            !this.chosen.length && unlisted ? unlisted.trim().split("\n").map(line => this.unlistedChip(line)) : null);
    }
    // Who listens hears the whole entry and what it earns.
    wholeChip(choice) {
        const {entry, label, earns} = choice, before = entry.text.endsWith(label) ? entry.text.slice(0, -label.length) : `${entry.text}, `;
        const picture = LAID.test(entry.text) ? this.laidPicture(entry) : this.picture(entry.words.slice(this.choices.known), entry.actor);
        return button([make("span", {class: "unseen"}, before), picture, label, earns ? [" ", make("small", {}, earns)] : null], event => this.choose(choice, event.detail === 0),
            {class: "chip whole", "data-entry": entry.text, onpointerenter: ({pointerType}) => pointerType === "mouse" && this.preview(entry), onfocus: ({target}) => target.matches(":focus-visible") && this.preview(entry), onpointerleave: () => this.host.board.ghost([])});
    }
    preview({text}) {
        this.host.board.ghost(this.keeper.ghost(text), this.pending?.text === text && LAID.test(text));
    }
    // A tile or a card as on the table, else the pieces.
    picture(words, actor) {
        const {board} = this.host;
        return board.picture(words.find(word => word.includes("-")) ?? words.join(" "), actor) ?? board.symbols(words, actor);
    }
    // A tile as it would lie, drawn when the chips are shown.
    laidPicture({text}) {
        const picture = svg("svg", {class: "pic", "aria-hidden": "true"});
        setTimeout(() => {
            const laid = picture.isConnected && this.keeper.ghost(text).findLast(({part}) => part === "board");
            if (laid) small(laid, picture);
        }, SOON);
        return picture;
    }
    // What cannot be listed is written: the chip begins the line.
    unlistedChip(line) {
        const [, begun] = line.match(/^(.+?: [^,]+?)(?: \.\.\.)?(?:,|$)/) ?? [], {pieces} = this.keeper.position;
        if (!begun) return null;
        return button(["✎ ", line], () => {
            if (!pieces) return this.type(`${begun} `);
            this.pieces = new Pieces(pieces, begun, () => this.host.redraw(), entry => this.enter(entry));
            this.host.redraw();
        }, {class: "chip"});
    }
    show() {
        this.begin();
        this.host.redraw();
    }
    draw() {
        const entry = this.keeper.drawn();
        if (entry) this.enter(entry);
        else this.host.say("There is nothing to draw now.");
    }

    // ---- typing

    type(line) {
        this.typed = line;
        this.trial = this.pending = null;
        this.chosen = [];
        this.choices = narrow(this.entries, []);
        this.host.redraw();
        const input = this.place.querySelector("input");
        input.focus();
        input.setSelectionRange(line.length, line.length);
    }
    typing() {
        const input = make("input", {id: "line", type: "text", value: this.typed, autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "go",
            placeholder: "or type any entry, legal or not", "aria-label": "entry in words", "aria-describedby": "hints",
            oninput: () => {
                this.typed = input.value;
                this.trial = null;
                this.hint(hints, input);
                this.place.querySelector(".chips")?.toggleAttribute("hidden", input.value !== "");
                this.place.querySelector(".trial")?.remove();
            },
            onkeydown: event => {
                if (event.key === "Tab" && !event.shiftKey && this.typed && this.complete(input)) event.preventDefault();
                if (event.key === "Escape") this.type("");
            }});
        const hints = make("div", {id: "hints", class: "hints"});
        if (this.typed) this.hint(hints, input);
        return make("form", {class: "typing", onsubmit: event => {
            event.preventDefault();
            if (this.typed.trim()) this.submit();
        }}, make("div", {class: "row"}, input, make("button", {type: "submit"}, "Enter")), hints, this.trialBox());
    }
    hint(place, input) {
        const {from, words} = this.keeper.offers(this.typed);
        this.completion = {from, words};
        fill(place, words.slice(0, 60).map(([word, about]) => button(word, () => this.type(`${this.head(from)}${word} `), {class: "chip small", title: about ?? undefined})));
    }
    // `from` counts bytes.
    head(from) {
        return new TextDecoder().decode(new TextEncoder().encode(this.typed).slice(0, from));
    }
    complete(input) {
        const {from, words} = this.completion ?? {words: []};
        const part = this.typed.slice(this.head(from ?? 0).length);
        if (!words.length || !part) return false;
        this.type(`${this.head(from)}${words[0][0]} `);
        return true;
    }
    trialBox() {
        const {trial} = this;
        if (!trial) return null;
        return make("div", {class: "trial", role: "alert"}, this.trialOf(trial),
            trial.meant ? button(`Enter “${trial.meant}”`, () => {
                this.type(trial.meant);
                this.submit();
            }, {class: "meant"}) : null,
            button("Change it", () => this.type(this.typed), {class: "no"}));
    }
    // Why not, and what may be done anyway.
    trialOf(trial, anyway = Boolean(trial.entry)) {
        return [make("p", {}, make("code", {}, trial.entry ?? this.typed)), trial.findings.filter(isAgainst).map(finding => findingBox(finding, {explain: code => this.host.explain(code)})),
            anyway ? button("Record it anyway", () => this.enter(trial.entry), {class: "anyway", "data-entry": trial.entry}) : null];
    }

    // ---- back and forth

    steps() {
        const {keeper} = this, {at, record, ahead} = keeper;
        const step = (label, sign, where, off) => button(sign, () => this.host.goTo(where), {"aria-label": label, title: label, disabled: off, class: /first|last/.test(label) ? "far" : undefined});
        return make("div", {class: "steps"},
            button(["↶ ", "Undo"], () => this.undo(), {disabled: !record.entries || !keeper.atEnd, title: "take back the last entry (u)"}),
            button(["↷ ", "Redo"], () => this.redo(), {disabled: !ahead.length || !keeper.atEnd, title: "restore the entry taken back (r)"}),
            step("before the first entry", "⇤", 0, at === 0), step("one entry back", "←", at - 1, at === 0),
            make("span", {class: "at"}, `${at}/${record.entries}`),
            step("one entry forward", "→", at + 1, keeper.atEnd), step("the last entry", "⇥", record.entries, keeper.atEnd));
    }
    // Where the page draws for the table, a player's entry is taken back with what was drawn after it.
    undo() {
        const {keeper} = this, drawn = () => keeper.game.chance === "page" && keeper.entry(keeper.record.entries)?.text.startsWith("table: ");
        const taken = [];
        let problem;
        do {
            const own = !drawn(), last = keeper.entry(keeper.record.entries)?.text;
            problem = keeper.undo();
            if (!problem) taken.unshift(last);
            if (problem || own) break;
        } while (keeper.record.entries && drawn() || keeper.record.entries && keeper.tableAlone && keeper.game.chance === "page");
        this.forget();
        this.host.say(taken.length ? `Taken back: ${taken.join(", ")}` : problem);
        this.host.show();
    }
    redo() {
        const {keeper} = this;
        let problem = keeper.redo();
        if (problem) return this.refuse(problem);
        while (!problem && keeper.game.chance === "page" && keeper.ahead[keeper.ahead.length - 1]?.startsWith("table: ")) problem = keeper.redo();
        this.tell(keeper.record.entries);
        this.host.show();
    }
}
