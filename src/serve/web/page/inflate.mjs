// Inflate (RFC 1951), for browsers old and new alike: the module comes compressed, and so do records in links.
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577];
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST = 15;

// A table that is looked up with the next LONGEST bits: symbol * 16 + length of its code.
function codeTable(lengths) {
    const table = new Uint16Array(1 << LONGEST), count = new Uint16Array(LONGEST + 1), next = new Uint16Array(LONGEST + 2);
    for (const length of lengths) count[length] += length ? 1 : 0;
    for (let bits = 1; bits <= LONGEST; bits++) next[bits + 1] = (next[bits] + count[bits]) << 1;
    lengths.forEach((length, symbol) => {
        if (!length) return;
        let reversed = 0;
        for (let code = next[length]++, i = 0; i < length; i++, code >>= 1) reversed = reversed << 1 | code & 1;
        for (let i = reversed; i < 1 << LONGEST; i += 1 << length) table[i] = symbol << 4 | length;
    });
    return table;
}

let fixedTables;
const fixed = () => fixedTables ||= [
    codeTable(Array.from({length: 288}, (_, i) => i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)), codeTable(Array(30).fill(5)),
];

class Bits {
    constructor(bytes, at) {
        Object.assign(this, {bytes, at, held: 0, count: 0});
    }
    fill(count) {
        while (this.count < count) {
            if (this.at > this.bytes.length + 4) throw new Error("the compressed text is cut off");
            this.held |= (this.at < this.bytes.length ? this.bytes[this.at] : 0) << this.count;
            this.at++;
            this.count += 8;
        }
    }
    take(count) {
        this.fill(count);
        const value = this.held & (1 << count) - 1;
        this.held >>>= count;
        this.count -= count;
        return value;
    }
    symbol(table) {
        this.fill(LONGEST);
        const found = table[this.held & (1 << LONGEST) - 1];
        if (!found) throw new Error("the compressed text is damaged");
        this.held >>>= found & 15;
        this.count -= found & 15;
        return found >> 4;
    }
}

function readTables(bits) {
    const literals = bits.take(5) + 257, distances = bits.take(5) + 1, codes = bits.take(4) + 4;
    const lengths = Array(19).fill(0), list = [];
    for (let i = 0; i < codes; i++) lengths[ORDER[i]] = bits.take(3);
    const table = codeTable(lengths);
    while (list.length < literals + distances) {
        const symbol = bits.symbol(table);
        if (symbol < 16) list.push(symbol);
        else {
            const value = symbol === 16 ? list[list.length - 1] : 0;
            const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
            for (let i = 0; i < times; i++) list.push(value);
        }
    }
    return [codeTable(list.slice(0, literals)), codeTable(list.slice(literals))];
}

// `most` bytes at most: a link may come from anybody.
export function inflate(bytes, at = 0, most = 1 << 26) {
    const bits = new Bits(bytes, at);
    let out = new Uint8Array(Math.max(1024, 4 * bytes.length)), size = 0;
    const room = more => {
        if (size + more > most) throw new Error("the compressed text is too long");
        if (size + more <= out.length) return;
        const larger = new Uint8Array(2 * (size + more));
        larger.set(out);
        out = larger;
    };
    for (let last = 0; !last;) {
        last = bits.take(1);
        const kind = bits.take(2);
        if (kind === 3) throw new Error("the compressed text is damaged");
        if (kind === 0) {
            bits.take(bits.count & 7);
            const length = bits.take(16);
            bits.take(16);
            room(length);
            for (let i = 0; i < length; i++) out[size++] = bits.take(8);
            continue;
        }
        const [literals, distances] = kind === 1 ? fixed() : readTables(bits);
        for (let symbol; (symbol = bits.symbol(literals)) !== 256;) {
            room(258);
            if (symbol < 256) out[size++] = symbol;
            else {
                const length = LENGTHS[symbol - 257] + bits.take(LENGTH_BITS[symbol - 257]), code = bits.symbol(distances);
                const distance = DISTANCES[code] + bits.take(DISTANCE_BITS[code]);
                if (distance > size) throw new Error("the compressed text is damaged");
                for (let i = 0; i < length; i++, size++) out[size] = out[size - distance];
            }
        }
    }
    return out.subarray(0, size);
}

// A gzip file as `gzip -n` writes it: a head of ten bytes, no name.
export const gunzip = bytes => inflate(bytes, 10);
