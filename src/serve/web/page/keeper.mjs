// The keeper: the game that is open, its record in the engine, and every change of it. Knows nothing of the screen.
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

export const FAILING = ["illegal", "impossible", "false", "unreadable"];
export const isAgainst = finding => FAILING.includes(finding.word) || finding.word === "doubtful" || finding.word === "unsettled";

export const ELSEWHERE = "This game was continued in another window. This is its latest position.";

// A game has lines: each is a record as it was written last, with how many of its entries are taken back.
export class Keeper {
    constructor(ask, store) {
        this.ask = ask;
        this.store = store;
        this.game = null;
        this.due = null;
        this.later = what => what(); // the page shows an entry before it stores it
    }
    json(...question) {
        return JSON.parse(this.ask(...question));
    }
    seed() {
        return 1 + crypto.getRandomValues(new Uint32Array(1))[0];
    }

    // ---- opening

    open(game) {
        this.settle();
        this.game = game;
        this.readLine();
    }
    // "" or why that text is not a record.
    refusal(text) {
        this.ask("read", text);
        const {found, other} = this.json("record", 1, 0);
        if (this.game) this.readLine();
        if (!found) return "This text has no record.";
        return other || text.includes("\0") ? "This is not a record. A record begins with `game:`." : "";
    }
    // A new game of that text.
    begin(text, chance = "real") {
        this.open({id: newId(), lines: [{text, back: 0}], line: 0, chance, about: "", when: Date.now()});
        this.keep();
    }
    close() {
        this.settle();
        this.game = null;
    }
    get line() {
        return this.game.lines[this.game.line];
    }
    // What was taken back is taken back again, so that it comes back as it was written, notes and remarks too.
    readLine() {
        const {text, back = 0} = this.line;
        this.ask("read", text);
        this.record = this.json("record", 1, 1);
        this.ahead = this.record.log.slice(this.record.entries - back).map(entry => entry.text).reverse();
        if (!back) return this.goTo(this.record.entries);
        this.ask("undo", back);
        this.refresh(this.record.entries - back + 1);
    }
    // Another program wrote to it: what is there counts. False: nobody did.
    catchUp() {
        const newer = this.game && this.store.newer(this.game.id);
        if (!newer) return false;
        this.due = null;
        this.open(newer);
        return true;
    }
    // After a change: entries before `from` are as they were.
    refresh(from) {
        const {log: before, players, house} = this.record, log = before.slice(0, from - 1);
        this.record = {players, house, ...this.json("record", from, 0)};
        this.record.log = log.concat(this.record.log);
        this.goTo(this.record.entries);
    }
    keep() {
        const {game, record} = this;
        game.when = Date.now();
        game.about = {game: record.game, title: record.title, players: (record.players ?? []).map(player => player.name), entries: record.entries,
                      moment: this.position.moment ?? ""};
        this.due = () => this.kept = this.store.put(game);
        this.later(() => this.settle());
    }
    // What is due is stored.
    settle() {
        const {due} = this;
        this.due = null;
        due?.();
    }

    // ---- positions

    goTo(after) {
        this.at = Math.max(0, Math.min(after, this.record.entries));
        this.position = this.json("position", this.at);
        this.position.legal ??= [];
        if (this.position.over || !this.position.actors) this.position.actors = [];
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
        return this.json("try", this.at, entry);
    }
    // What the entry would change on the board.
    ghost(entry) {
        return this.json("ghost", this.at, entry);
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
        this.readLine();
        this.goTo(at);
    }
    // Where entries would be lost, the line they are in is kept: one that was just taken back is a slip and is not.
    makeRoom(most = 1) {
        const {at, atEnd} = this;
        if (atEnd && this.ahead.length <= most) return false;
        this.fork({text: this.ask("branch", at), back: 0, from: at});
        this.readLine();
        return true;
    }
    // "" or why it was not entered. `forked` tells whether another line began.
    enter(entry) {
        this.forked = false;
        if (this.catchUp()) return ELSEWHERE;
        if (this.atEnd && this.ahead.length && this.ahead[this.ahead.length - 1] === entry) return this.redo();
        const {at, game: {line}} = this;
        this.forked = this.makeRoom();
        const problem = this.record.entries === at ? this.ask("add", entry) : `No branch can begin after entry ${at}.`;
        if (problem) {
            if (this.forked) this.unfork(line, at);
            return problem;
        }
        Object.assign(this.line, {text: this.ask("text"), back: 0});
        this.ahead = [];
        this.refresh(this.record.entries + 1);
        this.keep();
        return "";
    }
    undo() {
        if (this.catchUp()) return ELSEWHERE;
        if (!this.atEnd || !this.record.entries) return "There is nothing to undo or redo.";
        const taken = this.entry(this.record.entries).text, problem = this.ask("undo", 1);
        if (problem) return problem;
        this.line.back = this.ahead.push(taken);
        this.refresh(this.record.entries);
        this.keep();
        return "";
    }
    redo() {
        if (this.catchUp()) return ELSEWHERE;
        if (!this.atEnd || !this.ahead.length) return "There is nothing to undo or redo.";
        const problem = this.ask("redo");
        if (problem) return problem;
        this.ahead.pop();
        this.line.back = this.ahead.length;
        this.refresh(this.record.entries + 1);
        this.keep();
        return "";
    }
    // What the people at the table decided about the last entry, or remark on it.
    rule(decision) {
        return this.amend("rule", decision === "stands" ? 1 : 0);
    }
    note(words) {
        return this.amend("note", words);
    }
    amend(...question) {
        if (this.catchUp()) return ELSEWHERE;
        this.goTo(this.record.entries);
        const {at, game: {line}} = this;
        this.forked = this.makeRoom(0);
        const problem = this.ask(...question);
        if (problem) {
            if (this.forked) this.unfork(line, at);
            return problem;
        }
        Object.assign(this.line, {text: this.ask("text"), back: 0});
        this.refresh(this.record.entries);
        this.keep();
        return "";
    }
    // An entry of the table by chance; "" where it has none to make.
    drawn() {
        return this.position.actors.includes("table") ? this.ask("chance", this.at, this.seed()) : "";
    }
    get tableAlone() {
        return this.position.actors.length === 1 && this.position.actors[0] === "table";
    }
    // Everything the table does next, where the page draws for it; before the first entry also what others might say instead.
    drawAll() {
        for (let most = 200; most > 0 && this.game.chance === "page" && this.atEnd && (this.tableAlone || !this.record.entries); most--) {
            const entry = this.drawn();
            if (!entry || this.enter(entry)) break;
        }
    }
    goToLine(number) {
        this.catchUp();
        this.game.line = number;
        this.readLine();
        this.keep();
    }
    // The record written again, by hand or by mend: another line.
    rewrite(text) {
        this.catchUp();
        this.fork({text, back: 0, from: 0});
        this.readLine();
        this.keep();
    }
}
