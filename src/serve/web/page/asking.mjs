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
        const asks = (words, question, show) => button(words, () => this.slowly(answer, question, show));
        return [
            make("h2", {}, "Ask the referee"),
            make("div", {class: "row wrap"},
                asks("What is wrong here?", ["record", 1, 1], said => checkPane(this.host, JSON.parse(said))),
                asks("Does it matter?", ["weigh"], said => this.lines(said)),
                asks("How can it be fixed?", ["mend"], said => this.mended(JSON.parse(said)))),
            answer,
            this.house(),
            this.explaining(),
        ];
    }
    // Asked aside: the page goes on meanwhile.
    async slowly(place, question, show) {
        const {aside} = this.host;
        fill(place, make("p", {class: "row"}, "The referee is working…", button("Stop", () => aside.stop())));
        try {
            const said = await aside.ask(this.keeper.ask("text"), ...question);
            fill(place, said === null ? make("p", {class: "note"}, "Stopped.") : show(said));
        } catch (problem) {
            fill(place, make("p", {class: "note"}, `Something went wrong: ${problem.message}.`));
        }
    }
    lines(text) {
        return make("pre", {tabindex: "0"}, text || "This record has no illegal move.");
    }
    mended({shown, changed}) {
        return [this.lines(shown || "There is nothing to fix."),
            changed ? button("Apply the first fix (in a new branch)", () => {
                this.keeper.rewrite(changed);
                this.host.say(`The fix is in branch ${this.keeper.game.line + 1}. The other branches are kept.`);
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
        const questions = make("select", {"aria-label": "house rule", onchange: () => show()}, catalogue.house.map(({name}) => make("option", {value: name}, `${name}: ${answered[name]}`)));
        const show = () => {
            const question = catalogue.house.find(({name}) => name === questions.value);
            reason.textContent = `${question.asks} ${question.reason ?? ""}`;
            fill(answers, question.answers.filter(answer => answer !== answered[question.name]).map(answer => make("option", {value: answer}, answer)));
            fill(result);
        };
        show();
        return make("section", {}, make("h3", {}, "What if you played by another house rule?"), make("div", {class: "row wrap"}, questions, answers,
            button("Compare", () => this.slowly(result, ["house", questions.value, answers.value], said => this.lines(said)))), reason, result);
    }

    // ---- words of the game

    explaining() {
        const {topics = [], rules = []} = this.keeper.json("explain", this.keeper.record.game ?? "");
        const place = make("div", {class: "answer"});
        const search = make("input", {type: "search", id: "explain", value: this.wanted, placeholder: "minotaur, follow, …", "aria-label": "a card, piece, place or rule", oninput: () => {
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
            questions.length ? make("p", {class: "note"}, `House rules: ${questions.join(", ")}`) : null);
    }
    rule({code, sentence, cite, reading}) {
        return make("div", {class: "rule"}, make("p", {}, make("code", {}, code), ` ${sentence}`, cite ? make("small", {}, ` (${cite})`) : null), reading ? make("p", {class: "note"}, `Interpretation: ${reading}`) : null);
    }
}
