import siteStorage from '@generated/site-storage';

export type VersionPersistence = 'localStorage' | 'none';

function keyOf(pluginId: string): string {
  return `docs-preferred-version-${pluginId}${siteStorage.namespace}`;
}

/** Runs with the browser's storage; private windows and blocked cookies make it throw, then nothing is kept. */
function withStorage<T>(persistence: VersionPersistence, use: (storage: Storage) => T): T | null {
  if (persistence === 'none') return null;
  try {
    return use(window[siteStorage.type]);
  } catch {
    return null;
  }
}

export function readPreferredVersion(pluginId: string, persistence: VersionPersistence): string | null {
  return withStorage(persistence, (storage) => storage.getItem(keyOf(pluginId)));
}

export function savePreferredVersion(pluginId: string, persistence: VersionPersistence, name: string): void {
  withStorage(persistence, (storage) => storage.setItem(keyOf(pluginId), name));
}

export function clearPreferredVersion(pluginId: string, persistence: VersionPersistence): void {
  withStorage(persistence, (storage) => storage.removeItem(keyOf(pluginId)));
}
