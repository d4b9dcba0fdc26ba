/** Cache for the scopes of an index (each has the pages of one tag) between builds, as JSON. */
export interface ScopesCache {
  /** @returns `undefined` if no scopes are stored, or if another version of the code wrote them */
  read(key: 'scopes'): unknown;
  write(records: {readonly scopes: unknown}): void;
}

/** Cache for byte arrays between builds. Each array can be read without the others. */
export interface PartsCache {
  /**
   * Reads the array with an index.
   *
   * @returns `undefined` if there is none, or if another version of the code wrote it
   */
  read(at: number): Uint8Array | undefined;
  /** Replaces all arrays. */
  write(parts: readonly Uint8Array[]): void;
}

/**
 * Caches for the state of an index between builds. A read returns exactly the data that was written, or `undefined`.
 */
export interface StateCache {
  readonly scopes: ScopesCache;
  /**
   * Returns the cache for the terms of the scope with this tag. Each scope has a cache of its own, since its terms are
   * large, and needed only if one of its pages changes.
   */
  terms(tag: string): PartsCache;
}
