// The page: unpacks the engine, opens what the link or the person wants, and shows it.
import {Aside} from "./aside.mjs";
import {Asking} from "./asking.mjs";
import {Board, svg} from "./board.mjs";
import {Counting} from "./counting.mjs";
import {$, button, fill, make} from "./dom.mjs";
import {startEngine} from "./engine.mjs";
import {ELSEWHERE, Keeper} from "./keeper.mjs";
import {compilePacked, modulesBytes, unpack} from "./packing.mjs";
import {LogPane, scorePane} from "./panes.mjs";
import {Play} from "./play.mjs";
import {sharePane} from "./sharing.mjs";
import {Starting} from "./starting.mjs";
import {Store} from "./store.mjs";

const TABS = [["table", "Table"], ["log", "Log"], ["score", "Score"], ["ask", "Ask"], ["share", "Share"]];

// The rules of a colour's ink as those of a seat's; the texture of the seat stays.
const dyed = (inks, colour, seat) => /^[a-z]+$/.test(colour) ? [...inks.matchAll(new RegExp(`\\.([a-z])-${colour}({[^}]*})`, "g"))].map(([, kind, rule]) => `.${kind === "f" ? "w" : kind}-seat${seat}${rule}`).join("") : "";

class Page {
    constructor(ask, module) {
        this.ask = ask;
        this.aside = new Aside(module, ask);
        this.games = JSON.parse(ask("games"));
        this.store = new Store();
        this.keeper = new Keeper(ask, this.store);
        this.keeper.later = what => requestAnimationFrame(() => setTimeout(() => {
            what();
            this.warn();
        }));
        this.board = new Board($("#table"), {touched: thing => this.play.touch(thing), moved: thing => this.play.move(thing), turned: () => this.play.turnTile()});
        this.play = new Play(this);
        this.log = new LogPane(this);
        this.asking = new Asking(this);
        this.starting = new Starting(this);
        this.counting = new Counting(this);
        this.tab = "table";
        this.inks = ask("style");
        this.dye = make("style", {});
        document.head.append(make("style", {}, this.inks), this.dye);
        addEventListener("hashchange", () => this.follow());
        for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, () => this.keeper.settle());
        addEventListener("storage", () => this.catchUp());
        addEventListener("keydown", event => this.key(event));
        addEventListener("pointerdown", () => $("#toast").classList.remove("shown"), true); // the next touch has read the message
        this.wide = matchMedia("(min-width: 60rem)");
        this.wide.addEventListener("change", () => this.keeper.game && this.goToTab(this.tab));
        $("#wait").remove();
        this.follow();
    }

    // ---- where one is

    // After the # of the address stand a whole record, the game that is open here, or nothing.
    follow() {
        const [, kind, letters] = location.hash.match(/^#([rgc])=([\w-]+)$/) ?? [];
        if (kind === "r") return this.openLink(letters);
        if (kind === "c" && this.games.some(({id, names}) => id === letters && names)) return this.count(letters);
        const game = kind ? this.store.get(letters) : null;
        if (!game) this.home();
        else if (game.id !== this.keeper.game?.id) this.open(game);
    }
    openLink(letters) {
        history.replaceState(null, "", location.href.replace(/#.*/, ""));
        this.home();
        try {
            this.receive(unpack(letters));
        } catch (problem) {
            this.say(`The link cannot be read: ${problem.message}.`);
        }
    }
    // The address says where one is, so that one is there again after a reload, and comes back with the browser's own button.
    address(hash) {
        if (location.hash !== hash) history.pushState(null, "", location.href.replace(/#.*/, "") + hash);
    }
    home() {
        this.keeper.close();
        this.address("");
        $("#game").hidden = true;
        $("#start").hidden = false;
        document.title = "referee";
        this.starting.show();
    }
    count(id) {
        this.keeper.close();
        this.address(`#c=${id}`);
        $("#game").hidden = true;
        $("#start").hidden = false;
        document.title = "Who won? – referee";
        this.counting.open(id);
    }
    // A text from elsewhere, which may be anything.
    receive(text) {
        const refusal = this.keeper.refusal(text);
        const kept = this.store.list().find(({lines, line}) => lines[line].text === text && !lines[line].back);
        if (refusal) this.say(refusal);
        else if (kept) {
            this.open(kept);
            this.say("This record is already kept here.");
        } else this.begin(text);
    }
    // Another window wrote to the game that is open here.
    catchUp() {
        if (!this.keeper.catchUp()) return;
        this.play.forget();
        this.show();
        this.say(ELSEWHERE);
    }
    begin(text, chance) {
        this.keeper.begin(text, chance);
        this.keeper.drawAll();
        this.enterGame();
    }
    open(game) {
        this.keeper.open(game);
        this.enterGame();
    }
    enterGame() {
        this.wear();
        this.board.clear((this.keeper.record.players ?? []).map(({name}) => name));
        $("#toast").classList.remove("shown");
        this.address(`#g=${this.keeper.game.id}`);
        $("#start").hidden = true;
        $("#game").hidden = false;
        this.play.greet();
        this.tab = this.keeper.record.final ? "score" : this.keeper.record.judged ? "table" : "log";
        this.show();
        scrollTo(0, 0);
        $("#turn").focus();
    }
    goTo(after) {
        this.keeper.goTo(after);
        this.play.tell(this.keeper.at);
        this.show();
    }
    goToLine(number) {
        this.keeper.goToLine(number);
        this.play.forget();
        this.show();
    }
    explain(code) {
        this.asking.wanted = code;
        this.goToTab("ask");
        $("#explain")?.scrollIntoView({block: "start"});
    }
    goToTab(tab) {
        this.tab = tab;
        if ($("#game").dataset.tab !== tab) $("#game").dataset.tab = tab;
        this.tabs();
        this.pane();
    }

    // ---- the screen

    // Another position. At once: the board, the verdict and whose turn it is are shown first, in a frame of their own.
    show(atOnce = false) {
        const rest = () => {
            this.top();
            this.redraw();
            this.goToTab(this.tab);
            this.warn();
        };
        this.play.begin();
        this.pieces();
        this.board.draw(this.keeper.record.judged ? this.keeper.picture() : {}, this.keeper.position.phase);
        if (!atOnce) {
            this.board.finish();
            return rest();
        }
        this.play.headline();
        this.board.waiting.push(rest);
    }
    // What was stored last, or was to be.
    warn() {
        if (this.store.lasts && this.keeper.kept === false) this.say("Browser storage is full: new entries are not saved. Save the record (Share) or delete old games (☰).");
    }
    // Another choice in it.
    redraw() {
        this.board.offer(this.play.words());
        this.board.ghost([]);
        this.play.render();
    }
    // What the pictures of a game refer to.
    pieces() {
        const {game} = this.keeper.record;
        if (game === this.drawn) return;
        this.drawn = game;
        $("#textures").innerHTML = this.ask("pieces");
        this.board.pieces = new Map([...$("#textures").querySelectorAll("symbol[viewBox='0 0 24 24']")].map(({id}) => [id.slice(id.indexOf("-") + 1), id]));
    }
    top() {
        const {record, position} = this.keeper, game = this.games.find(({id}) => id === record.game);
        const name = record.title || (game?.title ?? "A record").replace(/,.*/, "");
        const told = JSON.stringify([name, record.players, position.actors, position.points]);
        if (told === this.told && $("#top").firstChild) return;
        this.told = told;
        document.title = `${name} – referee`;
        const swatch = ink => {
            const square = svg("svg", {class: "swatch", "aria-hidden": "true"});
            square.append(...["w", "f"].map(kind => svg("rect", {width: "100%", height: "100%", class: `${kind}-${ink}`})));
            return square;
        };
        fill($("#top"), make("div", {class: "name"}, button("☰", () => this.home(), {"aria-label": "all games", title: "all games", class: "home"}), make("h1", {}, name)),
            make("ul", {class: "players", "aria-label": "players"}, (record.players ?? []).map((player, i) => make("li", {class: position.actors?.includes(player.name) ? "acts" : undefined},
                swatch(player.ink), make("span", {class: "who"}, player.name), make("b", {}, position.points?.[i] ?? ""), position.actors?.includes(player.name) ? make("span", {class: "unseen"}, " to act") : null))));
    }
    // The inks of the seats: as the record remarks, else the colours that players are called by.
    wear() {
        const {record, line} = this.keeper, [light, dark] = this.inks.split("@media(prefers-color-scheme:dark){\n"), [, told] = line.text.match(/^# colours: (.+)$/m) ?? [];
        const worn = told ? told.split(" ") : (record.players ?? []).map(({name}) => name.toLowerCase());
        const seats = inks => worn.map((colour, i) => dyed(inks, colour, i)).join("");
        this.dye.textContent = `${seats(light)}@media(prefers-color-scheme:dark){${seats(dark)}}`;
    }
    tabs() {
        const current = this.wide.matches && this.tab === "table" ? "log" : this.tab;
        if ($("#tabs").dataset.current === current) return;
        $("#tabs").dataset.current = current;
        fill($("#tabs"), TABS.map(([id, label]) => button(label, () => this.goToTab(id), {"data-tab": id, "aria-current": id === current ? "page" : undefined})));
    }
    pane() {
        const tab = this.wide.matches && this.tab === "table" ? "log" : this.tab;
        const content = {table: () => [], log: () => this.log.pane(), score: () => scorePane(this), ask: () => this.asking.pane(), share: () => sharePane(this)}[tab]();
        fill($("#pane"), content);
        if (this.shown !== tab) $("#pane").scrollTop = 0;
        this.shown = tab;
        if (tab === "log" && !this.keeper.atEnd) this.log.current?.scrollIntoView({block: "nearest"});
        else if (tab === "log") requestAnimationFrame(() => this.log.list.lastElementChild?.scrollIntoView({block: "end"})); // rows in sight are laid out first
    }
    say(words) {
        const toast = $("#toast");
        toast.textContent = words;
        toast.classList.add("shown");
        clearTimeout(this.fading);
        this.fading = setTimeout(() => toast.classList.remove("shown"), 5000);
    }
    key(event) {
        if (!this.keeper.game || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
        const {at, atEnd, record} = this.keeper;
        if (event.target.id === "table" && this.board.key(event.key)) return event.preventDefault();
        const keys = {u: () => record.entries && atEnd && this.play.undo(), r: () => this.play.redo(), "/": () => $("#line")?.focus(), ArrowLeft: () => at > 0 && this.goTo(at - 1),
            ArrowRight: () => !atEnd && this.goTo(at + 1), Home: () => this.goTo(0), End: () => this.goTo(record.entries), Backspace: () => this.play.chosen.length && this.play.back()};
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
    }
}

try {
    const module = await compilePacked(modulesBytes($("#module").textContent.trim())), ask = await startEngine(module);
    $("#module").remove();
    window.referee = {ask, page: new Page(ask, module)};
    performance.mark("ready");
} catch (problem) {
    ($("#wait") ?? $("#toast")).textContent = `The referee cannot start in this browser: ${problem.message}`;
    throw problem;
}
