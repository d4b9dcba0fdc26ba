import type {StorageSlot} from '@lectern/core/client/storage/createSlot';
import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';

/**
 * Option `themeConfig.docs.versionPersistence`. "none" stores nothing; "localStorage" uses the storage that the
 * configuration of the site selects, which may be another one.
 */
export type VersionPersistence = 'localStorage' | 'none';

/** Storage slot with the name of the version that the visitor chose last, for one docs plugin instance. */
export function preferredVersionSlot(pluginId: string, persistence: VersionPersistence): StorageSlot {
  const options = persistence === 'none' ? {persistence} : {};
  return createStorageSlot(`docs-preferred-version-${pluginId}`, options);
}
