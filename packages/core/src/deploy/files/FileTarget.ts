/** A place that holds the files of a site, and shows them under an address. */
export interface FileTarget {
  /** Lists all files: path with "/", relative to the root of the target → size in bytes. Empty if it does not exist yet. */
  list(): Promise<ReadonlyMap<string, number>>;
  /** Returns the content of a small file; `undefined` if there is none. */
  read(path: string): Promise<string | undefined>;
  /** Sends files of a folder. A visitor gets the old or the new content of a file, never a part of it. */
  send(dir: string, paths: readonly string[]): Promise<void>;
  /** Removes files. */
  remove(paths: readonly string[]): Promise<void>;
}
