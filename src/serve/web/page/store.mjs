// The store: every game in the browser's own storage after every entry. Where there is none, games last as long as the page.
const PREFIX = "referee.game.";

function storage() {
    try {
        const probe = "referee.probe";
        localStorage.setItem(probe, "1");
        localStorage.removeItem(probe);
        return localStorage;
    } catch {
        return null;
    }
}

export class Store {
    constructor() {
        this.kept = storage();
        this.passing = new Map();
    }
    get lasts() {
        return this.kept !== null;
    }
    // A game is {id, lines: [{text, ahead}], line, chance, about, when}. False: it could not be kept.
    put(game) {
        const written = JSON.stringify(game);
        this.passing.set(game.id, written);
        try {
            this.kept?.setItem(PREFIX + game.id, written);
            return this.lasts;
        } catch {
            return false;
        }
    }
    get(id) {
        const written = this.kept?.getItem(PREFIX + id) ?? this.passing.get(id);
        try {
            return written ? JSON.parse(written) : null;
        } catch {
            return null;
        }
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
