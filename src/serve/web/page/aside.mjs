// Aside: what takes a while is asked of a second engine beside the page, so that you can go on meanwhile, or stop it.
import {BAD_DESCRIPTOR, startEngine, systemFor} from "./engine.mjs";

// All of a worker's script, out of what the page runs itself.
const scriptOf = () => `"use strict";
const BAD_DESCRIPTOR = ${BAD_DESCRIPTOR}, systemFor = ${systemFor}, startEngine = ${startEngine};
let engine;
onmessage = async ({data: {module, text, question}}) => {
    engine ??= startEngine(module);
    try {
        const ask = await engine;
        ask("read", text);
        postMessage({answer: ask(...question)});
    } catch (problem) {
        postMessage({problem: problem.message});
    }
};`;

function newWorker() {
    const address = URL.createObjectURL(new Blob([scriptOf()], {type: "text/javascript"}));
    try {
        return new Worker(address);
    } finally {
        URL.revokeObjectURL(address);
    }
}

export class Aside {
    // `ask` is the page's own engine, for browsers that have no workers for such a page.
    constructor(module, ask) {
        Object.assign(this, {module, own: ask, worker: null, stop: () => {}});
    }
    // The answer about that record; null: it was stopped. Who asks again does not want the answer before.
    async ask(text, ...question) {
        this.stop();
        const said = await this.think(text, question);
        if (said?.problem) throw new Error(said.problem);
        return said?.answer ?? null;
    }
    think(text, question) {
        return new Promise(done => {
            const end = said => {
                this.stop = () => {};
                done(said);
            };
            try {
                this.worker ??= newWorker();
            } catch {
                return this.thinkHere(question, end);
            }
            this.worker.onmessage = ({data}) => end(data);
            this.worker.onerror = event => {
                event.preventDefault();
                this.thinkHere(question, end);
            };
            this.stop = () => {
                this.worker.terminate();
                this.worker = null;
                end(null);
            };
            this.worker.postMessage({module: this.module, text, question});
        });
    }
    // What is announced must be on the screen before the page is busy.
    thinkHere(question, end) {
        setTimeout(() => end({answer: this.own(...question)}), 30);
    }
}
