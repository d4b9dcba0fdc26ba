import fs from 'node:fs';
import path from 'node:path';
import type {FSWatcher} from 'chokidar';

/** Milliseconds from the last event about a folder to the comparison: by then, chokidar receives the folder's events. */
const SETTLE_MS = 200;

/** Lists the entries of a folder; none if the folder cannot be read. */
function entriesOf(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Adds files to a watcher that were written while it began to watch their folder: chokidar 5 reads a folder first and
 * listens to its changes afterwards, and reports nothing that was created in between. Such files are then reported as
 * added, like others.
 *
 * @param watcher - a watcher that was just opened, without `cwd`, and that reports existing files, too
 */
export function addMissedFiles(watcher: FSWatcher): void {
  const fresh = new Set<string>();
  const compare = () => {
    if (watcher.closed) return;
    const watched = watcher.getWatched();
    const missed = [...fresh].flatMap((folder) => {
      const known = new Set(watched[folder]);
      return entriesOf(folder)
        .filter((name) => !known.has(name))
        .map((name) => path.join(folder, name));
    });
    fresh.clear();
    // Folders and files that the watcher ignores are in `missed`, too: `add` reports nothing of them.
    if (missed.length > 0) watcher.add(missed);
  };
  const settling = setTimeout(compare, SETTLE_MS).unref();
  watcher.on('addDir', (folder) => {
    fresh.add(path.resolve(folder));
    settling.refresh();
  });
}
