/** Returns the beginning of the names of all caches of a site. @param scope - absolute base URL */
function prefixOf(scope: string): string {
  return `lectern-pwa ${new URL(scope).pathname} `;
}

export interface CacheNames {
  /** Name of the cache with files that the installation stores. */
  readonly files: string;
  /** Name of the cache with files that are stored when they are visited. */
  readonly visited: string;
}

/** Returns the names of the caches of one build. `generation` is the hash of the build. */
export function cacheNames(scope: string, generation: string): CacheNames {
  return {files: `${prefixOf(scope)}files ${generation}`, visited: `${prefixOf(scope)}visited ${generation}`};
}

/** Returns `true` for a cache of this site, made by this plugin or by the PWA plugin of Docusaurus. */
function isOwn(name: string, scope: string): boolean {
  return name.startsWith(prefixOf(scope)) || (name.startsWith('workbox-precache') && name.endsWith(scope));
}

/** Lists the caches of this site, except for `names`. */
export async function otherCaches(scope: string, names: readonly string[] = []): Promise<string[]> {
  return (await caches.keys()).filter((name) => isOwn(name, scope) && !names.includes(name));
}

/** Deletes the caches of this site, except for `names`. */
export async function deleteOtherCaches(scope: string, names: readonly string[] = []): Promise<void> {
  await Promise.all((await otherCaches(scope, names)).map((name) => caches.delete(name)));
}
