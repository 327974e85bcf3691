// Packing: a record as a few letters that fit behind the # of a link, and back.
import {gunzip, inflate} from "./inflate.mjs";

export function bytesOf(base64) {
    const letters = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = new Uint8Array(letters.length);
    for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
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

// The browser unpacks and compiles faster than we can, where it does.
export async function compilePacked(bytes) {
    try {
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
        return await WebAssembly.compileStreaming(new Response(stream, {headers: {"content-type": "application/wasm"}}));
    } catch {
        return WebAssembly.compile(gunzip(bytes));
    }
}
