import {isRelocatable, relocation, usesHashRouter} from '@generated/router';
import type {Action, Blocker, History, Location, LocationListener, LocationObject} from '../types.js';
import {pageHref, readPath, sitePath} from './hashAddress.js';
import {createLocation, hrefOf, locationOf} from './location.js';

/** Data that the app stores in `window.history.state`. */
interface EntryState {
  readonly key: string;
  /** Position of the entry in the browser history: needed to undo a "back" that was cancelled. */
  readonly index: number;
  readonly state: unknown;
}

function isEntryState(value: unknown): value is EntryState {
  return typeof value === 'object' && value !== null && 'key' in value && 'index' in value;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 8);
}

/** The history of the app, on top of `window.history`. */
class WindowHistory implements History {
  action: Action = 'POP';
  location: Location;
  #index: number;
  /** True if the next `popstate` event comes from our own undo of a cancelled navigation. */
  #ignoreNextPop = false;
  readonly #listeners = new Set<LocationListener>();
  readonly #blockers = new Set<Blocker>();

  constructor() {
    const entry = this.#adoptEntry(0);
    this.#index = entry.index;
    this.location = currentLocation(entry, '');
    window.addEventListener('popstate', (event) => this.#onPop(event.state));
    window.addEventListener('beforeunload', (event) => {
      if ([...this.#blockers].some((blocker) => typeof blocker(this.location, this.action) === 'string')) {
        event.preventDefault();
      }
    });
  }

  get length(): number {
    return window.history.length;
  }

  /**
   * Removes query and hash from `location`, as on the server, until the returned function is called or a navigation
   * happens.
   */
  withholdQuery = (): (() => void) => {
    const {location} = this;
    const bare = {...location, search: '', hash: ''};
    this.location = bare;
    return () => {
      if (this.location === bare) this.location = location;
    };
  };

  push = (to: string | LocationObject, state?: unknown): void => this.#navigate('PUSH', to, state);
  replace = (to: string | LocationObject, state?: unknown): void => this.#navigate('REPLACE', to, state);
  go = (delta: number): void => window.history.go(delta);
  goBack = (): void => this.go(-1);
  goForward = (): void => this.go(1);
  createHref = addressOf;

  listen = (listener: LocationListener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  block = (blocker: Blocker | string | boolean = false): (() => void) => {
    const asFunction: Blocker =
      typeof blocker === 'function'
        ? (...args) => blocker(...args)
        : () => (blocker === true ? undefined : blocker);
    this.#blockers.add(asFunction);
    return () => void this.#blockers.delete(asFunction);
  };

  #navigate(action: 'PUSH' | 'REPLACE', to: string | LocationObject, state: unknown): void {
    const target = usesHashRouter && typeof to === 'string' ? sitePath(to) : to;
    const location = createLocation(target, this.location, {state, key: createKey()});
    if (!this.#isAllowed(location, action)) return;
    const index = action === 'PUSH' ? this.#index + 1 : this.#index;
    const entry: EntryState = {key: location.key ?? '', index, state: location.state};
    const href = isRelocatable ? relocation.addressHere(hrefOf(location)) : addressOf(location);
    if (isRelocatable && href === undefined) {
      relocation.openDocument(addressOf(location), action === 'REPLACE');
      return;
    }
    if (action === 'PUSH') window.history.pushState(entry, '', href);
    else window.history.replaceState(entry, '', href);
    this.#index = index;
    this.#announce(location, action);
  }

  #onPop(state: unknown): void {
    if (this.#ignoreNextPop) {
      this.#ignoreNextPop = false;
      return;
    }
    // A click on a plain `<a href="#x">` adds an entry without our state: this is a new entry, not "back".
    const isNew = !isEntryState(state);
    const entry = isNew ? this.#adoptEntry(this.#index + 1) : state;
    const location = currentLocation(entry, this.location.pathname);
    if (!isNew && !this.#isAllowed(location, 'POP')) {
      const delta = this.#index - entry.index;
      if (delta !== 0) {
        this.#ignoreNextPop = true;
        this.go(delta);
      }
      return;
    }
    this.#index = entry.index;
    this.#announce(location, isNew ? 'PUSH' : 'POP');
  }

  #adoptEntry(index: number): EntryState {
    const known: unknown = window.history.state;
    if (isEntryState(known)) return known;
    const entry: EntryState = {key: createKey(), index, state: undefined};
    window.history.replaceState(entry, '');
    return entry;
  }

  #isAllowed(location: Location, action: Action): boolean {
    for (const blocker of [...this.#blockers]) {
      const answer = blocker(location, action);
      if (answer === false) return false;
      if (typeof answer === 'string' && !window.confirm(answer)) return false;
    }
    return true;
  }

  #announce(location: Location, action: Action): void {
    this.location = location;
    this.action = action;
    for (const listener of [...this.#listeners]) listener(location, action);
  }
}

/** @param current - pathname of the last location, used if the address bar has only an anchor */
function currentLocation({key, state}: EntryState, current: string): Location {
  const {pathname, search, hash} = window.location;
  if (isRelocatable) return locationOf(relocation.readAddress(), {key, state});
  return locationOf(usesHashRouter ? readPath(current) : pathname + search + hash, {key, state});
}

function addressOf(to: string | LocationObject): string {
  const path = hrefOf(to);
  if (isRelocatable) return relocation.documentAddress(path);
  return usesHashRouter ? pageHref(path) : path;
}

/** Makes the history of the document. Must be called only once, since it never stops listening to `popstate`. */
export function createWindowHistory(): History & Pick<WindowHistory, 'withholdQuery'> {
  return new WindowHistory();
}
