import fs from 'node:fs';
import path from 'node:path';
import {type ChokidarOptions, FSWatcher} from 'chokidar';

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

/** Watches files and folders like chokidar 5, without two of its mistakes: see `#addMissed` and `add`. */
export class FileWatcher extends FSWatcher {
  /**
   * Folders that were added since the last comparison with the disk. On a busy machine, a comparison may come before
   * chokidar listens to them: the folders of the first scan are compared again when that has ended.
   */
  readonly #fresh = new Set<string>();
  readonly #settling = setTimeout(() => this.#addMissed(), SETTLE_MS).unref();
  #hasScanned = false;
  #isEnded = false;

  /** @param paths - absolute paths of files and folders; the content of folders is watched, too */
  constructor(paths: readonly string[], options: Omit<ChokidarOptions, 'cwd'> = {}) {
    super(options);
    this.on('addDir', (folder) => {
      this.#fresh.add(path.resolve(folder));
      this.#settling.refresh();
    });
    this.on('ready', () => {
      this.#hasScanned = true;
      this.#addMissed();
    });
    this.add([...paths]);
  }

  /**
   * Adds files that were created while chokidar began to watch their folder. chokidar reads a folder first and listens to
   * its changes afterwards, and reports nothing that was created in between.
   */
  #addMissed(): void {
    if (this.#isEnded) return;
    const watched = this.getWatched();
    const missed = [...this.#fresh].flatMap((folder) => {
      const reported = new Set(watched[folder]);
      return entriesOf(folder)
        .filter((name) => !reported.has(name))
        .map((name) => path.join(folder, name));
    });
    if (this.#hasScanned) this.#fresh.clear();
    // Files and folders that are ignored are in `missed`, too: `add` reports nothing of them.
    if (missed.length > 0) this.add(missed);
  }

  /**
   * Adds paths, unless the watcher is closed. chokidar itself may call this after `close`, if a file was just deleted:
   * the closed watcher would then listen again, and all later watchers of the folder would share its listener, which
   * hears nothing after the folder is replaced.
   */
  override add(...[paths, origAdd, internal]: Parameters<FSWatcher['add']>): FSWatcher {
    return this.#isEnded ? this : super.add(paths, origAdd, internal);
  }

  override close(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#settling);
    return super.close();
  }
}
