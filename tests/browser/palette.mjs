// palette.mjs REFEREE: the colours of the pictures: writing is legible on every ground, light and dark, and the seats stay apart
// for people who see no red, no green or no blue.
import {execFileSync} from "node:child_process";

const [, , referee] = process.argv;
const svg = execFileSync(referee, ["show", "scenarios/mykerinos/season-one.yaml", "--html"], {encoding: "utf8"});
let failed = 0;

function report(good, name, detail) {
    console.log(good ? `ok ${name}` : `not ok ${name}: ${detail}`);
    if (!good) failed++;
}

// "f-sea" -> "#d3e8f6" of one theme
function colours(css) {
    const found = new Map();
    for (const [, name, colour] of css.matchAll(/\.([a-z]+(?:-[a-z0-9]+)?)\{(?:fill|stroke):(#[0-9a-f]{3,6})/g)) found.set(name, colour);
    return found;
}

function channels(colour) {
    const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
    return [1, 3, 5].map(at => parseInt(full.slice(at, at + 2), 16) / 255);
}

const linear = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour) {
    const [red, green, blue] = channels(colour).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

// Simulation of Machado, Oliveira and Fernandes (2009) at full severity, on linear RGB.
const sight = {
    usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function lab(colour, matrix) {
    const rgb = channels(colour).map(linear);
    const seen = matrix.map(row => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])));
    const xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
        .map(row => row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2]);
    const [x, y, z] = [xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089].map(t => t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one, other) => Math.hypot(...one.map((value, i) => value - other[i]));

const [light, dark] = svg.split("@media(prefers-color-scheme:dark)");
const themes = {light: colours(light), dark: new Map([...colours(light), ...colours(dark)])};
for (const [theme, palette] of Object.entries(themes)) {
    let least = [99, ""];
    const worst = (one, other, name) => {
        const found = contrast(one, other);
        if (found < least[0]) least = [found, name];
    };
    for (const [name, colour] of palette) {
        if (name.startsWith("t-") && name !== "t-paper") {
            worst(colour, palette.get("ground"), `${name} on the ground`);
            worst(colour, palette.get("f-paper"), `${name} on paper`);
        }
        if (name.startsWith("o-") && name !== "o-none")
            worst(colour, palette.get("f-" + name.slice(2)) || palette.get("w-" + name.slice(2)), `writing on ${name.slice(2)}`);
    }
    report(least[0] >= 4.5, `writing has a contrast of 4.5 or more in the ${theme}`, `${least[0].toFixed(2)}: ${least[1]}`);
    const seats = [...palette].filter(([name]) => /^w-seat/.test(name)).map(([, colour]) => colour);
    for (const [kind, matrix] of Object.entries(sight)) {
        let nearest = [999, ""];
        seats.forEach((one, i) => seats.forEach((other, j) => {
            const found = distance(lab(one, matrix), lab(other, matrix));
            if (i < j && found < nearest[0]) nearest = [found, `seats ${i} and ${j}`];
        }));
        report(seats.length === 6 && nearest[0] >= 12, `seats stay apart in the ${theme}, ${kind}`, `${nearest[0].toFixed(1)}: ${nearest[1]}`);
    }
}
process.exit(failed ? 1 : 0);
