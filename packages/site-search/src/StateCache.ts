/** The scopes of an index as JSON, which are kept between builds. */
export interface ScopesCache {
  /** @returns `undefined` if there are none, or if another version of the code wrote them */
  read(key: 'scopes'): unknown;
  write(records: {readonly scopes: unknown}): void;
}

/** Byte arrays that are kept between builds. One is read without the others. */
export interface PartsCache {
  /** @returns `undefined` if there is no such part, or if another version of the code wrote it */
  read(at: number): Uint8Array | undefined;
  /** Replaces all parts. */
  write(parts: readonly Uint8Array[]): void;
}

/** Where the state of an index is kept between builds. What a cache returns is what was written to it. */
export interface StateCache {
  readonly scopes: ScopesCache;
  /** The terms of a scope are by far the largest part of its state, and are read and written only if one of its pages changes. */
  terms(tag: string): PartsCache;
}
