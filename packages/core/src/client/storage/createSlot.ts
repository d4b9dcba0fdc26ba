import {warn} from '../log.js';

export type StorageType = 'localStorage' | 'sessionStorage';
export type StoragePersistence = StorageType | 'none';

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Changes that other tabs make to this key. @returns the unsubscriber */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

export interface SlotOptions {
  /** Storage of the value; by default that of the site. "none": nowhere. */
  readonly persistence?: StoragePersistence;
}

let warned = false;

/** Private windows and blocked cookies make storage throw. Warns once for the page; storage then does nothing. */
function warnUnavailable(error?: unknown): void {
  if (warned) return;
  warned = true;
  warn(
    'The browser storage of this site is not available. Choices such as the colour mode are forgotten on reload.',
    error,
  );
}

/**
 * @returns `null` if the browser refuses, or if nothing should be kept
 * @throws {Error} on the server, where there is nothing to read
 */
export function openStorage(persistence: StoragePersistence): Storage | null {
  if (typeof window === 'undefined') {
    throw new Error(
      'Browser storage is not available on the server: use it in an effect or an event handler.',
    );
  }
  if (persistence === 'none') return null;
  // Some web views have `null` in its place.
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

// Storage events reach other tabs only, yet slots in one page must agree too, as localStorage writes do.
function announce(key: string, oldValue: string | null, newValue: string | null, storage: Storage): void {
  if (oldValue === newValue) return;
  const event = new StorageEvent('storage', {
    key,
    oldValue,
    newValue,
    url: window.location.href,
    storageArea: storage,
  });
  window.dispatchEvent(event);
}

/** @returns `undefined` where nothing is stored, or something that is not JSON */
export function readJsonSlot(slot: StorageSlot): unknown {
  try {
    return JSON.parse(slot.get() ?? '') as unknown;
  } catch {
    return undefined;
  }
}

const disabledSlot: StorageSlot = {get: () => null, set: () => {}, del: () => {}, listen: () => () => {}};

/** Slot of the server: every use is a mistake in the component that uses it. */
function serverSlot(key: string): StorageSlot {
  const fail = (): never => {
    throw new Error(
      `Illegal storage API usage for storage key "${key}". ` +
        'Storage can only be used in the browser: move the call to an effect or an event handler.',
    );
  };
  return {get: fail, set: fail, del: fail, listen: fail};
}

/** A slot under exactly this key; see `createStorageSlot` for the one with the site's namespace. */
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
      announce(key, oldValue, value, storage);
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
