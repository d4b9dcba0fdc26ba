/** Beginning of the names of all caches of a site. @param scope - absolute base URL */
function prefixOf(scope: string): string {
  return `lectern-pwa ${new URL(scope).pathname} `;
}

export interface CacheNames {
  /** Files that the installation stores. */
  readonly files: string;
  /** Files that were visited. */
  readonly visited: string;
}

/** The caches of one build. */
export function cacheNames(scope: string, generation: string): CacheNames {
  return {files: `${prefixOf(scope)}files ${generation}`, visited: `${prefixOf(scope)}visited ${generation}`};
}

/** Caches of this site, by this plugin or by the one of Docusaurus. */
function isOwn(name: string, scope: string): boolean {
  return name.startsWith(prefixOf(scope)) || (name.startsWith('workbox-precache') && name.endsWith(scope));
}

/** The caches of this site but for those named. */
export async function otherCaches(scope: string, names: readonly string[] = []): Promise<string[]> {
  return (await caches.keys()).filter((name) => isOwn(name, scope) && !names.includes(name));
}

/** Removes the caches of this site but for those named. */
export async function deleteOtherCaches(scope: string, names: readonly string[] = []): Promise<void> {
  await Promise.all((await otherCaches(scope, names)).map((name) => caches.delete(name)));
}
