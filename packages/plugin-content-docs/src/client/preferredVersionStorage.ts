import type {StorageSlot} from '@lectern/core/client/storage/createSlot';
import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';

/** The option `themeConfig.docs.versionPersistence`; other than "none" it means the storage of the site. */
export type VersionPersistence = 'localStorage' | 'none';

/** Where the version of a docs plugin that the visitor chose last is kept. */
export function preferredVersionSlot(pluginId: string, persistence: VersionPersistence): StorageSlot {
  const options = persistence === 'none' ? {persistence} : {};
  return createStorageSlot(`docs-preferred-version-${pluginId}`, options);
}
