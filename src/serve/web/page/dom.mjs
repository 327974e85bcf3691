// Small helpers for the screen. Words of records only ever become text.
export const $ = selector => document.querySelector(selector);

// make("button", {class: "chip", onclick: f}, "bid", other): attributes by name, listeners as on..., children as text or elements.
export function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false && child !== ""));
    return element;
}

export const button = (label, onclick, attributes = {}) => make("button", {type: "button", onclick, ...attributes}, label);

export const fill = (element, ...children) => element.replaceChildren(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false && child !== ""));

export const counted = (number, word) => `${number} ${word}${number === 1 ? "" : /[sx]$/.test(word) ? "es" : "s"}`;

export const entries = number => `${number} ${number === 1 ? "entry" : "entries"}`;

// "ada or ben"
export const listed = (words, between = "or") => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${between} ${words[words.length - 1]}`;
