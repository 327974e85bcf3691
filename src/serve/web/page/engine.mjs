// The engine: the referee compiled to WebAssembly, with the little of a system that it asks for. No files, no clock, no network.
export const BAD_DESCRIPTOR = 8;

// What the C library wants to be linked with. Only words on standard error ever arrive: the program's last ones.
export const systemFor = (memory, say) => ({
    fd_write(file, pieces, count, written) {
        const view = new DataView(memory().buffer);
        let bytes = 0, words = "";
        for (let i = 0; i < count; i++) {
            const at = view.getUint32(pieces + 8 * i, true), length = view.getUint32(pieces + 8 * i + 4, true);
            words += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
            bytes += length;
        }
        say(words);
        view.setUint32(written, bytes, true);
        return 0;
    },
    proc_exit(status) {
        throw new Error(`the referee stopped with status ${status}`);
    },
    fd_close: () => BAD_DESCRIPTOR,
    fd_fdstat_get: () => BAD_DESCRIPTOR,
    fd_pread: () => BAD_DESCRIPTOR,
    fd_read: () => BAD_DESCRIPTOR,
    fd_seek: () => BAD_DESCRIPTOR,
});

// Gives a function that asks: ask("report", text, name). Texts are laid in the room one after the other, each with its NUL; the
// exported function gets their lengths, numbers as they are. The answer is a string. The module comes as bytes or compiled.
export async function startEngine(module, say = words => console.error(words)) {
    let memory;
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    const referee = (await WebAssembly.instantiate(compiled, {wasi_snapshot_preview1: systemFor(() => memory, say)})).exports;
    memory = referee.memory;
    referee._initialize();
    const web = referee.begin();
    const encoder = new TextEncoder(), decoder = new TextDecoder();
    return function ask(question, ...about) {
        const texts = about.map(what => typeof what === "number" ? null : encoder.encode(what));
        const room = texts.reduce((sum, text) => sum + (text ? text.length + 1 : 0), 0);
        let at = referee.room(web, room);
        const told = about.map((what, i) => {
            if (!texts[i]) return what;
            new Uint8Array(memory.buffer).set(texts[i], at);
            at += texts[i].length + 1;
            return texts[i].length;
        });
        referee[question](web, ...told);
        return decoder.decode(new Uint8Array(memory.buffer, referee.answer(web), referee.length(web)));
    };
}
