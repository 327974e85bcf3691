// Asking: what is wrong, does it matter, what would mend it, what does this card do, what if the house ruled otherwise.
import {button, fill, make} from "./dom.mjs";
import {checkPane} from "./panes.mjs";

export class Asking {
    constructor(host) {
        this.host = host;
        this.wanted = "";
    }
    get keeper() {
        return this.host.keeper;
    }
    pane() {
        const answer = make("div", {class: "answer", role: "status", "aria-live": "polite"});
        // What takes a while is announced before the engine is busy.
        const slowly = (words, think) => button(words, () => {
            fill(answer, make("p", {}, "One moment…"));
            setTimeout(() => fill(answer, think()), 30);
        });
        return [
            make("h2", {}, "Ask the referee"),
            make("div", {class: "row wrap"},
                slowly("What is wrong here?", () => checkPane(this.host)),
                slowly("Does it matter?", () => this.lines(this.keeper.ask("weigh"))),
                slowly("What would mend it?", () => this.mended())),
            answer,
            this.house(),
            this.explaining(),
        ];
    }
    lines(text) {
        return make("pre", {tabindex: "0"}, text || "There is nothing to weigh.");
    }
    mended() {
        const {shown, changed} = this.keeper.json("mend");
        return [this.lines(shown || "There is nothing to mend."),
            changed ? button("Take the first proposal (as another line)", () => {
                this.keeper.rewrite(changed);
                this.host.say(`Line ${this.keeper.game.line + 1} has the proposal; the others are kept.`);
                this.host.show();
            }) : null];
    }

    // ---- the house

    house() {
        const catalogue = this.host.games.find(game => game.id === this.keeper.record.game);
        if (!catalogue || !this.keeper.record.house) return null;
        const answered = Object.fromEntries(this.keeper.record.house.map(({name, answer}) => [name, answer]));
        const result = make("div", {class: "answer", role: "status", "aria-live": "polite"});
        const reason = make("p", {class: "note"});
        const answers = make("select", {"aria-label": "other answer"});
        const questions = make("select", {"aria-label": "question of the house", onchange: () => show()}, catalogue.house.map(({name}) => make("option", {value: name}, `${name}: ${answered[name]}`)));
        const show = () => {
            const question = catalogue.house.find(({name}) => name === questions.value);
            reason.textContent = `${question.asks} ${question.reason ?? ""}`;
            fill(answers, question.answers.filter(answer => answer !== answered[question.name]).map(answer => make("option", {value: answer}, answer)));
            fill(result);
        };
        show();
        return make("section", {}, make("h3", {}, "What if the house ruled otherwise?"), make("div", {class: "row wrap"}, questions, answers,
            button("See", () => fill(result, this.lines(this.keeper.ask("house", questions.value, answers.value))))), reason, result);
    }

    // ---- words of the game

    explaining() {
        const {topics = [], rules = []} = this.keeper.json("explain", this.keeper.record.game ?? "");
        const place = make("div", {class: "answer"});
        const search = make("input", {type: "search", id: "explain", value: this.wanted, placeholder: "minotaur, a rule, …", "aria-label": "a card, piece, place or rule", oninput: () => {
            this.wanted = search.value;
            show();
        }});
        const show = () => {
            const word = this.wanted.trim().toLowerCase().replaceAll(" ", "-");
            const found = list => list.filter(({word: own, code, name}) => !word || (own ?? code).includes(word) || (name ?? "").toLowerCase().includes(this.wanted.trim().toLowerCase()));
            const [things, laws] = [found(topics), found(rules)];
            fill(place, word && things.length + laws.length <= 12 ? [things.map(topic => this.topic(topic)), laws.map(rule => this.rule(rule))]
                : make("div", {class: "chips"}, [...things, ...(word ? laws : [])].slice(0, 200).map(({word: own, code}) => button(own ?? code, () => {
                    this.wanted = search.value = own ?? code;
                    show();
                }, {class: "chip small"}))));
        };
        show();
        return make("section", {}, make("h3", {}, "What does this do?"), make("div", {class: "row"}, search, button("all", () => {
            this.wanted = search.value = "";
            show();
        })), place);
    }
    topic({name, kind, does, rules, questions}) {
        return make("div", {class: "topic"}, make("h4", {}, `${name}, ${kind}`), make("p", {}, does), rules.map(rule => this.rule(rule)),
            questions.length ? make("p", {class: "note"}, `questions of the house: ${questions.join(", ")}`) : null);
    }
    rule({code, sentence, cite, reading}) {
        return make("div", {class: "rule"}, make("p", {}, make("code", {}, code), ` ${sentence}`, cite ? make("small", {}, ` (${cite})`) : null), reading ? make("p", {class: "note"}, `reading: ${reading}`) : null);
    }
}
