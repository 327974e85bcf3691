// Packing: a record as a few letters that fit after the # of a link, and back; and the letters that the module is written in.
import {gunzip, inflate} from "./inflate.mjs";

function bytesOf(base64) {
    const letters = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = new Uint8Array(letters.length);
    for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
    return bytes;
}

// Thirteen bits in two of the 91 letters from # to ~ that are not <, and at the end up to five bits in one: an eighth less than base64.
export function modulesBytes(letters) {
    const value = at => { const code = letters.charCodeAt(at) - 35; return code > 25 ? code - 1 : code; };
    const bytes = new Uint8Array((letters.length >> 1) * 13 + (letters.length & 1) * 5 >> 3);
    for (let at = 0, held = 0, bits = 0, length = 0; at < letters.length; at += 2) {
        const pair = at + 1 < letters.length;
        held = pair ? held << 13 | value(at) * 91 + value(at + 1) : held << 5 | value(at);
        for (bits += pair ? 13 : 5; bits >= 8; bits -= 8) bytes[length++] = held >> bits - 8;
        held &= (1 << bits) - 1;
    }
    return bytes;
}

function lettersOf(bytes) {
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// Blocks that are stored as they are: what any inflate reads, where the browser cannot deflate.
function stored(bytes) {
    const out = [], most = 65535;
    for (let at = 0; at === 0 || at < bytes.length; at += most) {
        const piece = bytes.subarray(at, at + most), length = piece.length;
        out.push(at + most >= bytes.length ? 1 : 0, length & 255, length >> 8, ~length & 255, ~length >> 8 & 255, ...piece);
    }
    return Uint8Array.from(out);
}

async function deflate(bytes) {
    try {
        const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch {
        return stored(bytes);
    }
}

export const pack = async text => lettersOf(await deflate(new TextEncoder().encode(text)));

export const unpack = letters => new TextDecoder("utf-8", {fatal: true}).decode(inflate(bytesOf(letters), 0, 1 << 22));

// The browser unpacks and compiles faster than a script can, where it does.
export async function compilePacked(bytes) {
    try {
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
        return await WebAssembly.compileStreaming(new Response(stream, {headers: {"content-type": "application/wasm"}}));
    } catch {
        return WebAssembly.compile(gunzip(bytes));
    }
}
