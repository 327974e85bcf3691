// Narrowing: the legal entries as words, and what is left to choose after some were chosen.

// "ben: bid ares gold 4" is ben and four words; so is "{first: José María}", where names have spaces.
export function cutEntry([text, earns]) {
    let colon = text.startsWith("\"") ? text.search(/[^\\]": /) + 2 : text.indexOf(": ");
    const actor = text.slice(0, colon), value = text.slice(colon + 2);
    const words = value.startsWith("{") ? value.match(/"(?:[^"\\]|\\.)*"|[^\s:,[\]{}][^:,[\]{}]*/g) : /[[{]/.test(value) ? [value] : value.split(" ");
    return {text, earns, actor, words: [actor + ":", ...words]};
}

// What a thing may be called by in an entry: a word, or a number with the word before it ("level-2").
const callAt = (words, i) => /^\d+$/.test(words[i]) ? `${words[i - 1]}-${words[i]}` : words[i];

const has = ({words}, call) => words.some((_, i) => i > 0 && callAt(words, i) === call);

// What is chosen is a list of {word} (the next one in order) and {touched} (anywhere).
export function narrow(entries, chosen) {
    let left = entries, known = sharedWords(left);
    for (const {word, touched, owner} of chosen) {
        const at = known;
        left = left.filter(entry => touched ? has(entry, touched) && (!owner || entry.actor === owner) : entry.words[at] === word || (word === "" && entry.words.length === at));
        known = sharedWords(left);
    }
    return {left, known};
}

// How many words all of them begin with.
export function sharedWords(entries) {
    if (!entries.length) return 0;
    const [first] = entries;
    let shared = first.words.length;
    for (const {words} of entries) {
        let i = 0;
        while (i < shared && i < words.length && words[i] === first.words[i]) i++;
        shared = i;
    }
    return shared;
}

const FEW = 9;

// What is offered next: [{label, entry}] where one more choice decides, else [{label, word, count}].
export function offered({left, known}) {
    if (left.length <= FEW)
        return left.map(entry => ({label: entry.words.slice(known).join(" ") || "just this", entry, earns: entry.earns, count: 1}));
    const rows = new Map();
    for (const entry of left) {
        const word = entry.words[known] ?? "";
        if (!rows.has(word)) rows.set(word, []);
        rows.get(word).push(entry);
    }
    return [...rows].map(([word, entries]) => entries.length === 1
        ? {label: entries[0].words.slice(known).join(" ") || "just this", entry: entries[0], earns: entries[0].earns, count: 1}
        : {label: word, word, count: entries.length});
}

// The words of what is left that a thing of the picture may be called by: its id ends with them ("space-b3"), or with one of two
// ("space-a1=rocket-ship"). Each with those who may say it.
export function touchable({left, known}) {
    const words = new Map();
    for (const entry of left)
        for (let i = Math.max(known, 1); i < entry.words.length; i++) {
            const call = callAt(entry.words, i);
            if (!words.has(call)) words.set(call, new Set());
            words.get(call).add(entry.actor);
        }
    return words;
}

export function wordOf(id, words) {
    for (const call of id.split("="))
        for (let at = 0; at >= 0; at = call.indexOf("-", at) + 1 || -1)
            if (words.has(call.slice(at))) return call.slice(at);
    return null;
}
