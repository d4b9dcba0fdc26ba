import siteStorage from '@generated/site-storage';
import {useCallback, useRef, useSyncExternalStore} from 'react';
import {
  createSlot,
  openStorage,
  type SlotOptions,
  type StoragePersistence,
  type StorageSlot,
} from './createSlot.js';

/** Returns the key under which the browser stores a value: the given key with the namespace of the site. */
export function storageKey(key: string): string {
  return `${key}${siteStorage.namespace}`;
}

/**
 * Makes a slot: one value in the browser's storage. If storage is blocked, the slot stores nothing and does not throw.
 *
 * @param key - without the namespace of the site, which is appended
 * @throws {Error} when a method is called on the server
 */
export function createStorageSlot(key: string, options?: SlotOptions): StorageSlot {
  return createSlot(storageKey(key), options?.persistence ?? siteStorage.type);
}

/** Lists the keys of this site in the storage, without the namespace, which is a suffix of each key. */
export function listStorageKeys(persistence: StoragePersistence = siteStorage.type): string[] {
  const storage = openStorage(persistence);
  if (storage === null) return [];
  const suffix = siteStorage.namespace;
  return Object.keys(storage)
    .filter((key) => key.endsWith(suffix))
    .map((key) => key.slice(0, key.length - suffix.length));
}

/**
 * Returns the value of a storage slot, and the slot itself. The value is `null` on the server and in the first render.
 * If the key is `null`, nothing is stored.
 */
export function useStorageSlot(
  key: string | null,
  options?: SlotOptions,
): readonly [string | null, StorageSlot] {
  const slot = useRef<{key: string | null; slot: StorageSlot} | undefined>(undefined);
  if (!slot.current || slot.current.key !== key) {
    const none: SlotOptions = {persistence: 'none'};
    slot.current = {key, slot: createStorageSlot(key ?? '', key === null ? none : options)};
  }
  const {slot: current} = slot.current;
  const listen = useCallback((onChange: () => void) => current.listen(onChange), [current]);
  const value = useSyncExternalStore(
    listen,
    () => current.get(),
    () => null,
  );
  return [value, current];
}
