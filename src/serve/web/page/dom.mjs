// Small helpers for the screen. Words of records only ever become text.
export const $ = selector => document.querySelector(selector);

const shown = children => children.flat(3).filter(child => child !== null && child !== undefined && child !== false && child !== "");

// make("button", {class: "chip", onclick: f}, "bid", other): attributes by name, listeners as on..., children as text or elements.
export function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...shown(children));
    return element;
}

export const button = (label, onclick, attributes = {}) => make("button", {type: "button", onclick, ...attributes}, label);

const callOf = element => element.id || element.getAttribute("aria-label") || element.textContent;

// The keyboard focus stays on what is called the same, or beside it where that can do nothing now.
export function fill(element, ...children) {
    const held = element.contains(document.activeElement) && document.activeElement.matches(":focus-visible") ? callOf(document.activeElement) : null;
    element.replaceChildren(...shown(children));
    const again = held === null ? null : [...element.querySelectorAll("button, input, select, textarea, summary")].find(one => callOf(one) === held);
    (again?.disabled ? again.parentElement.querySelector("button:enabled") : again)?.focus({preventScroll: true});
}

export const counted = (number, word) => `${number} ${word}${number === 1 ? "" : /[sx]$/.test(word) ? "es" : "s"}`;

export const entries = number => `${number} ${number === 1 ? "entry" : "entries"}`;

// "ada or ben"
export const listed = (words, between = "or") => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${between} ${words[words.length - 1]}`;

// A name as YAML reads it.
export const spelled = name => /^[\p{L}][\p{L}\p{N} '-]*$/u.test(name) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(name) ? name : JSON.stringify(name);
