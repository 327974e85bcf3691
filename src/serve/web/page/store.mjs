// The store: every game in the browser's own storage after every entry. Where there is none, games last as long as the page.
const PREFIX = "referee.game.", NAMES = "referee.names";

function full() {
    try {
        return localStorage.length > 0;
    } catch {
        return false;
    }
}

function storage() {
    try {
        const probe = "referee.probe";
        localStorage.setItem(probe, "1");
        localStorage.removeItem(probe);
        return localStorage;
    } catch {
        return full() ? localStorage : null;
    }
}

export class Store {
    constructor() {
        this.kept = storage();
        this.seen = new Map(); // games as this window last saw them in the storage
        this.passing = new Map(); // those that found no room there
    }
    get lasts() {
        return this.kept !== null;
    }
    // A game is {id, lines: [{text, back}], line, chance, about, when}. False: it could not be kept.
    put(game) {
        const {id} = game, written = JSON.stringify(game);
        this.passing.set(id, written);
        try {
            this.kept?.setItem(PREFIX + id, written);
        } catch {
            return false;
        }
        if (this.lasts) this.passing.delete(id);
        this.seen.set(id, written);
        return this.lasts;
    }
    // Names of players, the latest first.
    names() {
        try {
            return JSON.parse(this.kept?.getItem(NAMES) ?? "[]");
        } catch {
            return [];
        }
    }
    remember(names, most) {
        try {
            this.kept?.setItem(NAMES, JSON.stringify([...new Set([...names, ...this.names()])].slice(0, most)));
        } catch {
            // No room for them: they are asked for again.
        }
    }
    written(id) {
        return this.kept?.getItem(PREFIX + id) ?? null;
    }
    get(id) {
        const written = this.written(id);
        this.seen.set(id, written);
        try {
            return JSON.parse(this.passing.get(id) ?? written);
        } catch {
            return null;
        }
    }
    // The game as another window has written it since; null: none has.
    newer(id) {
        const written = this.written(id);
        if (written === null || written === this.seen.get(id)) return null;
        this.passing.delete(id);
        return this.get(id);
    }
    remove(id) {
        this.passing.delete(id);
        this.kept?.removeItem(PREFIX + id);
    }
    // The latest first.
    list() {
        const ids = new Set(this.passing.keys());
        for (let i = 0; i < (this.kept?.length ?? 0); i++) {
            const key = this.kept.key(i);
            if (key.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
        }
        return [...ids].map(id => this.get(id)).filter(game => game?.lines?.length).sort((a, b) => b.when - a.when);
    }
}
