/** How a transfer is watched and limited. */
export interface Transfer {
  /** Aborted if the store has used up its time: the operation then rejects. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes whenever bytes have arrived. */
  onBytes(count: number): void;
}

/**
 * A place where builds of several machines keep entries. Names are "cas/<hash>" for content, whose name is the SHA-256
 * of its bytes, and "ac/<hash>" for what may be replaced: the layout of HTTP caches such as bazel-remote. All operations
 * reject with a `StoreError` if the store fails.
 */
export interface RemoteStore {
  /** Name of the store in messages, without secrets. */
  readonly place: string;
  /** Reason why the store cannot be written, if that is sure before the first request. */
  readonly readOnly?: string | undefined;
  /**
   * Reads an entry. More than `maxBytes` are not kept in memory.
   *
   * @returns `undefined` if there is none, or if it is longer than `maxBytes`
   */
  get(name: string, transfer: Transfer & {readonly maxBytes: number}): Promise<Uint8Array | undefined>;
  has(name: string, transfer: Transfer): Promise<boolean>;
  /** Writes an entry as a whole, or not at all. */
  put(name: string, bytes: Uint8Array, transfer: Transfer): Promise<void>;
  /**
   * Removes entries that no build can use any more. Absent if the store has rules of its own for that.
   *
   * @param use - returns how a manifest ("ac/<hash>") is used
   */
  prune?(use: (manifest: Uint8Array) => ManifestUse): void;
}

export interface ManifestUse {
  /** Names of the entries that the manifest needs: "cas/<hash>". */
  readonly names: readonly string[];
  /** True for a manifest of one run, which later runs do not read. */
  readonly isOfRun: boolean;
}

/** Failure of a store: the connection, or an answer that is none. */
export class StoreError extends Error {
  /** `again`: a second try may help. `denied`: the store refuses this user. `failed`: all other failures. */
  readonly kind: 'again' | 'denied' | 'failed';

  constructor(message: string, kind: StoreError['kind']) {
    super(message);
    this.kind = kind;
  }
}
