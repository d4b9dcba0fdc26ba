import {createLocation, hrefOf, locationOf} from '../../router/location.js';
import type {Action, Blocker, History, Location, LocationListener, LocationObject} from '../../types.js';

export interface MemoryHistoryOptions {
  readonly initialEntries?: readonly (string | LocationObject)[];
  readonly initialIndex?: number;
}

/** Makes a history that is in memory only: it neither reads nor changes the address bar. */
export function createMemoryHistory({
  initialEntries = ['/'],
  initialIndex = 0,
}: MemoryHistoryOptions = {}): History {
  const root = locationOf('/');
  let count = 0;
  const locate = (to: string | LocationObject, from: Location, state?: unknown) =>
    createLocation(to, from, {state, key: `memory-${count++}`});
  const entries = initialEntries.map((entry) => locate(entry, root));
  let index = Math.min(Math.max(initialIndex, 0), entries.length - 1);
  let action: Action = 'POP';
  const listeners = new Set<LocationListener>();
  const blockers = new Set<Blocker>();

  const current = () => entries[index] ?? root;
  const isAllowed = (location: Location, next: Action) =>
    [...blockers].every((blocker) => {
      const answer = blocker(location, next);
      return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
    });
  const move = (next: Action, location: Location, change: () => void) => {
    if (!isAllowed(location, next)) return;
    change();
    action = next;
    for (const listener of [...listeners]) listener(location, next);
  };
  const go = (delta: number) => {
    const target = Math.min(Math.max(index + delta, 0), entries.length - 1);
    move('POP', entries[target] ?? root, () => {
      index = target;
    });
  };

  return {
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    get length() {
      return entries.length;
    },
    push(to, state) {
      const location = locate(to, current(), state);
      move('PUSH', location, () => {
        index += 1;
        entries.splice(index, entries.length, location);
      });
    },
    replace(to, state) {
      const location = locate(to, current(), state);
      move('REPLACE', location, () => {
        entries[index] = location;
      });
    },
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    block(blocker = false) {
      const asFunction: Blocker =
        typeof blocker === 'function' ? blocker : () => (blocker === true ? undefined : blocker);
      blockers.add(asFunction);
      return () => void blockers.delete(asFunction);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    createHref: hrefOf,
  };
}
