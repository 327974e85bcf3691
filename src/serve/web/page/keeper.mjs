// The keeper: the game that is open, its record in the engine, and every change of it. Knows nothing of the screen.
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

// A checkpoint in the log is listed with braces around it, and written without.
const written = entry => entry.replace(/^\{(claims: .*)\}$/s, "$1");

export const FAILING = ["illegal", "impossible", "false", "unreadable"];
export const isAgainst = finding => FAILING.includes(finding.word) || finding.word === "doubtful" || finding.word === "unsettled";

export class Keeper {
    constructor(ask, store) {
        this.ask = ask;
        this.store = store;
        this.game = null;
    }
    json(...question) {
        return JSON.parse(this.ask(...question));
    }
    seed() {
        return 1 + crypto.getRandomValues(new Uint32Array(1))[0];
    }

    // ---- opening

    open(game) {
        this.game = game;
        this.read(this.line.text);
    }
    // A new game of that text.
    begin(text, chance = "real") {
        this.open({id: newId(), lines: [{text, ahead: []}], line: 0, chance, about: "", when: Date.now()});
        this.keep();
    }
    close() {
        this.game = null;
    }
    get line() {
        return this.game.lines[this.game.line];
    }
    read(text) {
        this.ask("read", text);
        this.record = this.json("record", 1, 1);
        this.goTo(this.record.entries);
    }
    // After a change: entries before `from` are as they were.
    refresh(from) {
        const log = this.record.log.slice(0, from - 1);
        this.record = this.json("record", from, 0);
        this.record.log = log.concat(this.record.log);
        this.goTo(this.record.entries);
    }
    keep() {
        const {game, record} = this;
        this.line.text = this.ask("text");
        game.when = Date.now();
        game.about = {game: record.game, title: record.title, players: (record.players ?? []).map(player => player.name), entries: record.entries,
                      moment: this.position.moment ?? ""};
        this.kept = this.store.put(game);
    }

    // ---- positions

    goTo(after) {
        this.at = Math.max(0, Math.min(after, this.record.entries));
        this.position = this.json("position", this.at);
        this.position.legal ??= [];
        this.position.actors ??= [];
    }
    get atEnd() {
        return this.at === this.record.entries;
    }
    picture() {
        return this.json("picture", this.at);
    }
    entry(number) {
        return this.record.log[number - 1];
    }
    try(entry) {
        return this.json("try", this.at, written(entry));
    }
    offers(line) {
        return this.json("offers", this.at, line);
    }

    // ---- going on

    // Another line of the same game: this one stays as it is.
    fork(line) {
        this.game.lines.push(line);
        this.game.line = this.game.lines.length - 1;
    }
    unfork(line, at) {
        this.game.lines.pop();
        this.game.line = line;
        this.read(this.line.text);
        this.goTo(at);
    }
    // Where entries would be lost, the line they are in is kept: one that was just taken back is a slip and is not.
    makeRoom(entry) {
        const {ahead} = this.line;
        if (!this.atEnd) {
            const text = this.ask("branch", this.at);
            this.fork({text, ahead: [], from: this.at});
            this.read(text);
            return true;
        }
        if (ahead.length < 2) return false;
        this.fork({text: this.line.text, ahead: [], from: this.at});
        return true;
    }
    // "" or why it was not entered. `forked` tells whether another line began.
    enter(entry) {
        this.forked = false;
        entry = written(entry);
        if (this.atEnd && this.line.ahead.length && this.line.ahead[this.line.ahead.length - 1] === entry) return this.redo();
        if (!this.try(entry).entry) return "that is not understood";
        const {at, game: {line}} = this;
        this.forked = this.makeRoom(entry);
        const problem = this.ask("add", entry);
        if (problem) {
            if (this.forked) this.unfork(line, at);
            return problem;
        }
        this.line.ahead = [];
        this.refresh(this.record.entries + 1);
        this.keep();
        return "";
    }
    undo() {
        if (!this.atEnd || !this.record.entries) return "there is nothing left";
        const taken = this.entry(this.record.entries).text, problem = this.ask("undo", 1);
        if (problem) return problem;
        this.line.ahead.push(taken);
        this.refresh(this.record.entries);
        this.keep();
        return "";
    }
    redo() {
        const {ahead} = this.line;
        if (!this.atEnd || !ahead.length) return "there is nothing left";
        const entry = written(ahead[ahead.length - 1]), problem = this.record.undone ? this.ask("redo") : this.ask("add", entry);
        if (problem) return problem;
        ahead.pop();
        this.refresh(this.record.entries + 1);
        this.keep();
        return "";
    }
    // What the people at the table decided about the last entry.
    rule(decision) {
        const {text} = this.entry(this.record.entries);
        if (this.undo()) return;
        this.line.ahead.pop();
        this.enter(`${text} ruled ${decision}`);
    }
    // An entry of the table by chance; "" where it has none to make.
    drawn() {
        return this.position.actors.includes("table") ? this.ask("chance", this.at, this.seed()) : "";
    }
    get tableAlone() {
        return this.position.actors.length === 1 && this.position.actors[0] === "table";
    }
    // Everything the table does next, where the page draws for it.
    drawAll() {
        for (let most = 200; most > 0 && this.game.chance === "page" && this.atEnd && this.tableAlone; most--) {
            const entry = this.drawn();
            if (!entry || this.enter(entry)) break;
        }
    }
    goToLine(number) {
        this.game.line = number;
        this.read(this.line.text);
        this.keep();
    }
    // The record written anew, by hand or by mend: another line.
    rewrite(text) {
        this.fork({text, ahead: [], from: 0});
        this.read(text);
        this.keep();
    }
}
