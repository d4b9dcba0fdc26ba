import fs from 'node:fs';

/** Which folder a path is: inodes are used again, even at once. */
function identityOf(stats: fs.Stats): string {
  return `${stats.ino} ${stats.birthtimeMs}`;
}

function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
}

/** @returns `undefined` where there is nothing */
export function folderIdentity(folder: string): string | undefined {
  const stats = statOf(folder);
  return stats && identityOf(stats);
}

/**
 * Notices watched folders that were removed and made again, and watched files and folders that came to be.
 * chokidar 5 follows neither: it goes on to watch the folder that was removed.
 */
export class ReplacedFolders {
  readonly #roots = new Set<string>();
  /** By path; `undefined` for those that do not exist, or not any more. */
  readonly #known = new Map<string, string | undefined>();

  /** @param roots - absolute: the folders of the watcher */
  addRoots(roots: Iterable<string>): void {
    for (const root of roots) {
      this.#roots.add(root);
      this.#known.set(root, folderIdentity(root));
    }
  }

  /** Forgets all but the roots: to be called before another watcher is opened. */
  reset(): void {
    this.#known.clear();
    this.addRoots([...this.#roots]);
  }

  /** @param stats - of a folder that the watcher found, as it found it */
  note(folder: string, stats: fs.Stats | undefined = statOf(folder)): void {
    if (stats) this.#known.set(folder, identityOf(stats));
  }

  /** To be called for every file and folder that the watcher finds to be gone. */
  forget(file: string): void {
    if (this.#known.has(file)) this.#known.set(file, undefined);
  }

  /** @returns roots that are there again, or for the first time, and those that are another folder now. */
  findRoots(): readonly string[] {
    return [...this.#roots].filter((root) => this.#isReplaced(root));
  }

  /** As `findRoots`, for every folder. */
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
    // Of a file chokidar notices by itself that it was replaced.
    return before === undefined || (stats.isDirectory() && before !== identityOf(stats));
  }
}
