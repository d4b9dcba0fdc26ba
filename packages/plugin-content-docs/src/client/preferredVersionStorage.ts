import type {StorageSlot} from '@lectern/core/client/storage/createSlot';
import {createStorageSlot, storageKey} from '@lectern/core/client/storage/storageSlot';

/**
 * Type of the option `themeConfig.docs.versionPersistence`. "none" stores nothing; "localStorage" uses the storage that
 * the field `storage` of the site config selects, which may be `sessionStorage`.
 */
export type VersionPersistence = 'localStorage' | 'none';

function nameOf(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key under which the browser stores the version that the visitor chose last in one docs plugin instance. */
export function preferredVersionKey(pluginId: string): string {
  return storageKey(nameOf(pluginId));
}

/**
 * Storage slot (one key of the browser storage) for the name of the version that the visitor chose last in one docs
 * plugin instance.
 */
export function preferredVersionSlot(pluginId: string, persistence: VersionPersistence): StorageSlot {
  const options = persistence === 'none' ? {persistence} : {};
  return createStorageSlot(nameOf(pluginId), options);
}
