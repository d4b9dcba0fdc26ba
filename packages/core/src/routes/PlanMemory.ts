import {readJsonIfPresent, writeFileAtomic} from '../cache/files.js';
import {sha256} from '../cache/hash.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {PageSearch} from './pageSearch.js';

/** A page below a route, without what only its rendering needs. */
export interface RememberedPage {
  readonly path: string;
  readonly htmlFile: string;
  /** Of its own link, as JSON. */
  readonly leafHash: string;
  /** Sources of the content in its own link and in those between. */
  readonly content: readonly string[];
  readonly component: string;
  readonly isOpen?: true;
  /** Of its own route and those between. */
  readonly search?: PageSearch;
}

/** Pages that follow one another, with the links between the route and the page's own. */
export interface RememberedPages {
  readonly links: readonly PayloadRoute[];
  readonly pages: readonly RememberedPage[];
}

/** What the children of a route came to. */
export interface RememberedRoutes {
  readonly groups: readonly RememberedPages[];
  /** Of the code lane. */
  readonly codeRequests: readonly string[];
}

/** What earlier builds have planned of routes that carry a key. */
export class PlanMemory {
  readonly #file: string;
  readonly #salt: string;
  readonly #known: {readonly [key: string]: RememberedRoutes};
  readonly #used: Record<string, RememberedRoutes> = {};
  #isNew = false;

  /** @param salt - of everything that a plan follows from, beside the routes */
  constructor(file: string, salt: string) {
    this.#file = file;
    this.#salt = sha256(salt);
    const stored = readJsonIfPresent<{salt?: unknown; routes?: {[key: string]: RememberedRoutes}}>(file);
    this.#known = stored?.salt === this.#salt ? (stored.routes ?? {}) : {};
  }

  find(key: string): RememberedRoutes | undefined {
    const found = this.#known[key];
    if (found) this.#used[key] = found;
    return found;
  }

  remember(key: string, routes: RememberedRoutes): void {
    this.#used[key] = routes;
    this.#isNew = true;
  }

  /** Keeps what this build asked for. */
  save(): void {
    if (this.#isNew) writeFileAtomic(this.#file, JSON.stringify({salt: this.#salt, routes: this.#used}));
  }
}
