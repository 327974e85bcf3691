// Keeping and sharing: the record as text, to copy, save, send, or as a link that holds all of it.
import {button, make} from "./dom.mjs";
import {pack} from "./packing.mjs";

const MOST_IN_A_LINK = 32000; // letters that every browser and messenger takes

export function nameOf(record) {
    const words = [record.game, record.title, ...(record.players ?? []).map(player => player.name)].filter(Boolean).join("-");
    return `${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60) || "record"}.yaml`;
}

export function save(name, text, type = "application/yaml") {
    const link = make("a", {download: name, href: URL.createObjectURL(new Blob([text], {type}))});
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Where there is no clipboard (a page from a file, an old browser), the text is selected to be copied by hand.
export async function copy(text, host, words) {
    try {
        await navigator.clipboard.writeText(text);
        host.say(words);
    } catch {
        const area = make("textarea", {class: "aside"}, text);
        document.body.append(area);
        area.select();
        const done = document.execCommand?.("copy");
        area.remove();
        host.say(done ? words : "This browser cannot copy. Select the text and copy it yourself.");
    }
}

// As a file where the browser can share files.
function shared(name, text) {
    const files = [new File([text], name, {type: "text/plain"})];
    return navigator.canShare?.({files}) ? {files} : {title: name, text};
}

export const linkTo = async text => `${location.href.replace(/#.*/, "")}#r=${await pack(text)}`;

export function sharePane(host) {
    const {keeper} = host, text = keeper.ask("text"), name = nameOf(keeper.record);
    const area = make("textarea", {id: "yaml", rows: 16, spellcheck: "false", autocapitalize: "off", "aria-label": "the record as YAML"}, text);
    area.value = text;
    const link = make("input", {type: "text", readonly: true, "aria-label": "link with the whole record", hidden: true});
    const share = navigator.share ? button("Share…", () => navigator.share(shared(name, keeper.ask("text"))).catch(() => {})) : null;
    const local = location.protocol === "file:";
    const names = make("div", {});
    return [
        make("h2", {}, "The record"),
        make("p", {class: "note"}, keeper.kept === false ? "This browser does not store anything for this page. Save the record before you close it." : "Saved in this browser after every entry."),
        make("div", {class: "row wrap"},
            button("Copy", () => copy(keeper.ask("text"), host, "Record copied.")),
            button("Save to a file", () => save(name, keeper.ask("text"))), share,
            local ? button("Save this page", () => save("referee.html", window.packing.source, "text/html")) : button("Copy link", async () => {
                const made = await linkTo(keeper.ask("text"));
                link.value = made;
                link.hidden = false;
                copy(made, host, made.length > MOST_IN_A_LINK ? "Link copied. It is long, and some apps cut such links. A file is safer." : "Link copied. It holds the whole record; the part after # is never sent to a server.");
            })),
        local ? make("p", {class: "note"}, "This page was opened from a file, so a link to it would lead nowhere. Send the record, and this page with it: it opens the record in any browser.") : link,
        area,
        make("div", {class: "row wrap"}, button("Check this text", () => {
            if (area.value === keeper.ask("text")) return host.say("Nothing has changed.");
            keeper.rewrite(area.value);
            host.say(`Saved as branch ${keeper.game.line + 1}. The other branches are kept.`);
            host.show();
        })),
        keeper.ask("names", keeper.at, 0) ? make("h2", {}, "Names of places and components") : null,
        keeper.ask("names", keeper.at, 0) ? make("div", {class: "row wrap"},
            button("Show", () => { names.innerHTML = keeper.ask("names", keeper.at, 0); }),
            button("Save two pages to print (SVG)", () => save(name.replace(/yaml$/, "svg"), keeper.ask("names", keeper.at, 1), "image/svg+xml"))) : null,
        names,
    ];
}
