import {warn} from '../log.js';

export type StorageType = 'localStorage' | 'sessionStorage';
export type StoragePersistence = StorageType | 'none';

/** Access to the value of one key in the browser's storage. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /**
   * Calls the listener when another tab, or a `StorageSlot` of this page, changes the value.
   *
   * @returns a function that removes the listener
   */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

export interface SlotOptions {
  /** Storage of the value; by default, the one that the site's config sets. "none" stores nothing. */
  readonly persistence?: StoragePersistence;
}

/** True after the warning that storage is not available. */
// Module state: shared by all slots, so that the warning appears once per page load.
let warned = false;

/**
 * Warns, once per page, that storage is not available: browsers throw in private windows and if cookies are blocked.
 * Values are then not stored.
 */
function warnUnavailable(error?: unknown): void {
  if (warned) return;
  warned = true;
  warn(
    'The browser storage of this site is not available. Choices such as the colour mode are forgotten on reload.',
    error,
  );
}

/**
 * Opens the browser storage.
 *
 * @returns `null` if the browser blocks the storage, or for "none"
 * @throws {Error} on the server
 */
export function openStorage(persistence: StoragePersistence): Storage | null {
  if (typeof window === 'undefined') {
    throw new Error(
      'Browser storage is not available on the server: use it in an effect or an event handler.',
    );
  }
  if (persistence === 'none') return null;
  // In some web views, `window.localStorage` is `null`.
  const storage = attempt<Storage | null>(() => window[persistence], null);
  if (storage === null) warnUnavailable();
  return storage;
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch (error) {
    warnUnavailable(error);
    return fallback;
  }
}

// Dispatches a storage event in this page. Browsers only send the event to other tabs, but listeners of this page must
// get the change, too.
function announce(change: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue' | 'storageArea'>): void {
  if (change.oldValue === change.newValue) return;
  window.dispatchEvent(new StorageEvent('storage', {...change, url: window.location.href}));
}

/**
 * Reads the value of a slot as JSON.
 *
 * @returns `undefined` if nothing is stored, or if the value is not JSON
 */
export function readJsonSlot<T>(slot: StorageSlot): T | null | undefined {
  try {
    return JSON.parse(slot.get() ?? '');
  } catch {
    return undefined;
  }
}

const disabledSlot: StorageSlot = {get: () => null, set: () => {}, del: () => {}, listen: () => () => {}};

/** Makes a slot for the server. All its methods throw: a component that uses storage on the server has a mistake. */
function serverSlot(key: string): StorageSlot {
  const fail = (): never => {
    throw new Error(
      `Illegal storage API usage for storage key "${key}". ` +
        'Storage can only be used in the browser: move the call to an effect or an event handler.',
    );
  };
  return {get: fail, set: fail, del: fail, listen: fail};
}

/** Makes a slot with exactly this key. `createStorageSlot` adds the namespace of the site. */
export function createSlot(key: string, persistence: StoragePersistence): StorageSlot {
  if (typeof window === 'undefined') return serverSlot(key);
  const storage = openStorage(persistence);
  if (storage === null) return disabledSlot;
  const get = () => attempt(() => storage.getItem(key), null);
  const write = (value: string | null) =>
    attempt(() => {
      const oldValue = storage.getItem(key);
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      announce({key, oldValue, newValue: value, storageArea: storage});
    }, undefined);
  return {
    get,
    set: (value) => write(value),
    del: () => write(null),
    listen: (onChange) => {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === storage && event.key === key) onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
