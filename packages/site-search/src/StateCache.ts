/** Cache of the scopes of an index between builds, as JSON. */
export interface ScopesCache {
  /** @returns `undefined` if there are none, or if another version of the code wrote them */
  read(key: 'scopes'): unknown;
  write(records: {readonly scopes: unknown}): void;
}

/** Cache of byte arrays between builds. Each can be read without the rest. */
export interface PartsCache {
  /** @returns `undefined` if there is no such part, or if another version of the code wrote it */
  read(at: number): Uint8Array | undefined;
  /** Replaces all parts. */
  write(parts: readonly Uint8Array[]): void;
}

/**
 * Caches for the state of an index between builds. A read returns exactly the data that was written, or `undefined`.
 */
export interface StateCache {
  readonly scopes: ScopesCache;
  /**
   * Returns the cache for the terms of a scope, by its tag. Separate, since terms are large, and needed only if a page
   * of the scope changes.
   */
  terms(tag: string): PartsCache;
}
