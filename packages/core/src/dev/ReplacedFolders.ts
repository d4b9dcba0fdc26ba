import fs from 'node:fs';

/** Identity of a folder. The inode alone is not enough: file systems reuse it, even immediately. */
function identityOf(stats: fs.Stats): string {
  return `${stats.ino} ${stats.birthtimeMs}`;
}

/** Status of a file or folder; `undefined` if it does not exist or cannot be read. */
export function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
}

/** Returns a text that changes when a folder is deleted and created again; `undefined` if it does not exist. */
export function folderIdentity(folder: string): string | undefined {
  const stats = statOf(folder);
  return stats && identityOf(stats);
}

/**
 * Finds watched folders that were deleted and created again, and watched paths that did not exist before. chokidar 5
 * reports neither: it continues to watch the deleted folder.
 */
export class ReplacedFolders {
  readonly #roots = new Set<string>();
  /** Watched paths → identity (inode and creation time) when last seen; `undefined` if the path does not exist. */
  readonly #known = new Map<string, string | undefined>();

  /** @param roots - absolute paths that are passed to the watcher */
  addRoots(roots: Iterable<string>): void {
    for (const root of roots) {
      this.#roots.add(root);
      this.#known.set(root, folderIdentity(root));
    }
  }

  /** Removes all paths but the roots. Must be called before a new watcher is opened. */
  reset(): void {
    this.#known.clear();
    this.addRoots([...this.#roots]);
  }

  /**
   * Adds a folder that the watcher has found.
   *
   * @param stats - status of the folder from the watcher; read from the disk if absent
   */
  note(folder: string, stats: fs.Stats | undefined = statOf(folder)): void {
    if (stats) this.#known.set(folder, identityOf(stats));
  }

  /** Must be called for each file and folder that the watcher reports as deleted. */
  forget(file: string): void {
    if (this.#known.has(file)) this.#known.set(file, undefined);
  }

  /** Lists the roots that did not exist before, or that were deleted and created again. */
  findRoots(): readonly string[] {
    return [...this.#roots].filter((root) => this.#isReplaced(root));
  }

  /** Lists all paths that did not exist before, or that were deleted and created again. */
  findAll(): readonly string[] {
    return [...this.#known.keys()].filter((folder) => this.#isReplaced(folder));
  }

  #isReplaced(folder: string): boolean {
    const stats = statOf(folder);
    const before = this.#known.get(folder);
    if (!stats) {
      this.#known.set(folder, undefined);
      return false;
    }
    // Only folders are compared: chokidar already reports replaced files.
    return before === undefined || (stats.isDirectory() && before !== identityOf(stats));
  }
}
