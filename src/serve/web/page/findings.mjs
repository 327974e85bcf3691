// Findings on the screen: the word, the sentence, the rule, what would have been legal, which house answer it depends on.
import {make, button} from "./dom.mjs";
import {FAILING, isAgainst} from "./keeper.mjs";

const SIGNS = {illegal: "✗", impossible: "✗", false: "✗", unreadable: "?", doubtful: "?", unsettled: "?", confirmed: "✓", waived: "~", noted: "i"};

export const graveness = findings => findings.some(finding => FAILING.includes(finding.word)) ? "error" : findings.some(isAgainst) ? "doubt" : "fine";

export const signOf = findings => ({error: "✗ ", doubt: "? ", fine: ""})[graveness(findings)];

// `explain` is called with a rule code; `ruling` is what people may decide about it, below the sentence.
export function findingBox(finding, {explain, ruling} = {}) {
    const grave = graveness([finding]);
    const row = (label, ...content) => [make("dt", {}, label), make("dd", {}, ...content)];
    const legal = finding.folded ?? (finding.legal?.length ? finding.legal.join(", ") : "");
    return make("div", {class: `finding ${grave}`},
        make("p", {}, make("b", {}, `${SIGNS[finding.word] ?? ""} ${finding.word}`), " ", finding.message), ruling,
        finding.word === "noted" ? null : make("dl", {},
            row("rule", finding.rule, " ", explain ? button(finding.code, () => explain(finding.code), {class: "link"}) : make("code", {}, finding.code)),
            finding.reading && finding.reading !== "" ? row("interpretation", finding.reading) : null,
            finding["rests-on"]?.length ? row("rests on", finding["rests-on"].join(", "), ", assumed; compare with your copy") : null,
            finding.house?.length ? row("house rule", `allowed with ${finding.house.join(" or ")}`) : null,
            legal ? row("legal", legal) : null,
            finding.meant ? row("fix", finding.meant.text.replaceAll("\n", ", then ")) : null,
            finding.followers ? row("also", `Fixing this clears ${finding.followers} more.`) : null));
}
