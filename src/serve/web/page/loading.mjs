// Loading: the page's style and its script come packed like the engine, and are put in their places before anything else.
import {gunzip} from "./inflate.mjs";
import {compilePacked, modulesBytes, pack, unpack} from "./packing.mjs";

window.packing = {compilePacked, modulesBytes, pack, unpack, source: `<!DOCTYPE html>\n${document.documentElement.outerHTML}`};
const packed = document.querySelector("#packed"), parts = new TextDecoder().decode(gunzip(modulesBytes(packed.textContent.trim()))).split("\f");
packed.remove();
for (const [i, name] of ["style", "script"].entries()) {
    const element = document.createElement(name);
    element.textContent = parts[i];
    document.head.append(element);
}
