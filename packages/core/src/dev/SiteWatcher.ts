import type fs from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import {isGenerated} from '../config/generatedDir.js';
import {globBase} from '../contentHelpers/globBase.js';
import {isBelow} from '../paths.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {DevSite} from './DevSite.js';
import {pollInterval} from './devCompiler.js';
import {FileWatcher} from './FileWatcher.js';
import {ReplacedFolders, statOf} from './ReplacedFolders.js';
import {CODE_FILE, RestartFiles} from './RestartFiles.js';

export interface FileChange {
  readonly kind: 'add' | 'change' | 'unlink';
  /** Absolute path. */
  readonly file: string;
  /** Plugins that watch the file (`getPathsToWatch`). Empty if only the site watches it, as for the config. */
  readonly plugins: readonly LoadedPlugin[];
  /** True if the change restarts the site, see `RestartFiles`. */
  readonly needsRestart: boolean;
}

interface Watched {
  readonly plugin: LoadedPlugin;
  readonly globs: readonly string[];
  matches(file: string): boolean;
}

function isFileChange(kind: string): kind is FileChange['kind'] {
  return kind === 'add' || kind === 'change' || kind === 'unlink';
}

function watchedBy(plugin: LoadedPlugin, absolute: (file: string) => string): Watched | undefined {
  const globs = (plugin.plugin.getPathsToWatch?.() ?? []).map(absolute);
  if (globs.length === 0) return undefined;
  const match = picomatch(globs, {dot: true});
  const roots = [...new Set(globs.filter((glob) => globBase(glob) !== glob).map(globBase))];
  const isInRoots = (file: string) => roots.some((root) => isBelow(root, file));
  // Partials and `_category_` files match no glob, but the plugin reads them, too.
  return {plugin, globs, matches: (file) => match(file) || (isInRoots(file) && !CODE_FILE.test(file))};
}

export interface WatchInput {
  readonly poll: boolean | number;
  /** Unix time in milliseconds at which the site read its files: only files with a later `ctime` count as added. */
  readonly since: number;
  onChange(change: FileChange): void;
  /**
   * Called when watched folders were deleted and created again, or are new: earlier changes in them were not reported.
   *
   * @param needsRestart - see `FileChange`
   */
  onReplaced(needsRestart: boolean): void;
  /** Returns true if `site clear` has removed files that the site needs: the site must then restart. */
  isCleared(): boolean;
}

/**
 * Interval in milliseconds at which the watched root folders are checked for replacement, with one `stat` call for each
 * root.
 */
const ROOTS_INTERVAL_MS = 500;

/**
 * Milliseconds from the last file event to the search for replaced folders. By then, chokidar has reported all changes
 * that it can detect.
 */
const SETTLE_MS = 200;

/** Installed packages, and files of git except those in which it stores tags and branches. */
const IGNORED = /[\\/](?:node_modules|\.git(?![\\/](?:refs|packed-refs|reftable)))(?:[\\/]|$)/;

/** Watches the paths of plugins, the config, translations and the theme folder of the site. */
export class SiteWatcher {
  readonly #site: DevSite;
  readonly #input: WatchInput;
  readonly #restartFiles: RestartFiles;
  readonly #roots: Set<string>;
  readonly #replaced = new ReplacedFolders();
  readonly #lookAgain = createSecondLook((file) => this.#announce('change', file));
  /** New files that were empty when they were found, and were not announced yet: absolute paths. */
  readonly #emptyAdded = new Set<string>();
  readonly #settling: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout;
  #isCleared = false;
  #watched: readonly Watched[];
  #watcher: FileWatcher;
  /** Unix time in milliseconds: only files with a later `ctime` count as added. See `WatchInput.since`. */
  #since: number;
  /** Unix time in milliseconds of the last search for replaced folders. */
  #lookedAt = Date.now();
  #closing: Promise<unknown> = Promise.resolve();

  constructor(site: DevSite, input: WatchInput) {
    this.#site = site;
    this.#input = input;
    this.#since = input.since;
    this.#restartFiles = new RestartFiles({...site.config.context, configFiles: site.configFiles});
    this.#watched = this.#watchedByPlugins();
    this.#roots = new Set([...rootsOf(this.#watched), ...this.#restartFiles.roots]);
    this.#replaced.addRoots(this.#roots);
    this.#watcher = this.#open();
    this.#settling = setTimeout(() => this.#look(this.#replaced.findAll()), SETTLE_MS);
    this.#looking = setInterval(() => {
      this.#look(this.#replaced.findRoots());
      if (this.#isCleared || !input.isCleared()) return;
      this.#isCleared = true;
      input.onReplaced(true);
    }, ROOTS_INTERVAL_MS);
  }

  #absolute(file: string): string {
    return path.resolve(this.#site.config.context.siteDir, file);
  }

  #watchedByPlugins(): readonly Watched[] {
    return this.#site.plugins.plugins.flatMap(
      (plugin) => watchedBy(plugin, (file) => this.#absolute(file)) ?? [],
    );
  }

  #open(): FileWatcher {
    const {context} = this.#site.config;
    const interval = pollInterval(this.#input.poll);
    const watcher = new FileWatcher([...this.#roots], {
      ignored: (file) => IGNORED.test(file) || isGenerated(file, context),
      ...(interval !== false && {usePolling: true, interval, binaryInterval: interval}),
    });
    // "raw" events include changes that chokidar does not report, such as a folder that is immediately replaced.
    watcher.on('raw', () => this.#settling.refresh());
    watcher.on('all', (kind, name, stats) => this.#handle(kind, this.#absolute(name), stats));
    return watcher;
  }

  #handle(kind: string, file: string, stats: fs.Stats | undefined): void {
    if (kind === 'addDir') this.#replaced.note(file, stats);
    if (kind.startsWith('unlink')) this.#replaced.forget(file);
    if (!isFileChange(kind)) return;
    // chokidar also reports existing files as added. Only new files have a later `ctime`. `mtime` cannot be used, since
    // it does not change when a file is moved.
    if (kind === 'add' && stats && stats.ctimeMs <= this.#since) return;
    if (kind !== 'unlink') {
      // Most programs empty a file before they write it. Showing the empty file would remove the state of the open
      // page.
      const isEmpty = statOf(file)?.size === 0;
      this.#lookAgain(file, isEmpty);
      if (isEmpty && kind === 'add') this.#emptyAdded.add(file);
      if (isEmpty) return;
    }
    this.#announce(kind, file);
  }

  #announce(seen: FileChange['kind'], file: string): void {
    const wasAdded = this.#emptyAdded.delete(file);
    const kind = wasAdded && seen === 'change' ? 'add' : seen;
    const plugins = this.#watched.filter(({matches}) => matches(file)).map(({plugin}) => plugin);
    const needsRestart = this.#restartFiles.isRestart({file, kind}, plugins.length > 0);
    this.#input.onChange({kind, file, plugins, needsRestart});
  }

  /**
   * Opens a new watcher if watched folders were replaced.
   *
   * @param replaced - paths of new or replaced files and folders
   */
  #look(replaced: readonly string[]): void {
    const now = Date.now();
    if (replaced.length > 0) {
      this.#since = this.#lookedAt;
      // The old watcher is closed before the new one opens, since all watchers of chokidar 5 share the watching of a
      // path.
      this.#closing = Promise.all([this.#closing, this.#watcher.close()]);
      this.#replaced.reset();
      this.#watcher = this.#open();
      this.#input.onReplaced(replaced.some((file) => this.#restartFiles.contains(file)));
    }
    this.#lookedAt = now;
  }

  /** Updates the watched paths of the plugins: they may depend on content, such as a list of versions. */
  refresh(): void {
    try {
      this.#watched = this.#watchedByPlugins();
    } catch {
      // The error was already reported when the content was loaded. Until it is corrected, the watched paths stay the
      // same.
      return;
    }
    const added = rootsOf(this.#watched).filter((root) => !this.#roots.has(root));
    for (const root of added) this.#roots.add(root);
    this.#replaced.addRoots(added);
    if (added.length > 0) this.#watcher.add(added);
  }

  async close(): Promise<void> {
    clearTimeout(this.#settling);
    clearInterval(this.#looking);
    await Promise.all([this.#closing, this.#watcher.close()]);
  }
}

function rootsOf(watched: readonly Watched[]): readonly string[] {
  return watched.flatMap(({globs}) => globs.map(globBase));
}

/**
 * Milliseconds after which a changed file is checked again: chokidar drops a second change within 50 ms, which is
 * common if a formatter runs on save.
 */
const SECOND_LOOK_MS = 80;

/**
 * Makes a function that checks a file again after `SECOND_LOOK_MS`, and calls `onChange` if the file has changed again.
 * With `isDue`, `onChange` is called even if the file has not changed again. A deleted file is ignored.
 */
function createSecondLook(onChange: (file: string) => void): (file: string, isDue: boolean) => void {
  /** File to check again → true if `onChange` must be called in any case. */
  const pending = new Map<string, boolean>();
  const lookAgain = (file: string, isDue: boolean): void => {
    const isPending = pending.has(file);
    pending.set(file, isDue);
    if (isPending) return;
    const before = statOf(file)?.mtimeMs;
    setTimeout(() => {
      const isStillDue = pending.get(file) ?? false;
      pending.delete(file);
      const now = statOf(file)?.mtimeMs;
      if (now === undefined || (now === before && !isStillDue)) return;
      if (now !== before) lookAgain(file, false);
      onChange(file);
    }, SECOND_LOOK_MS).unref();
  };
  return lookAgain;
}
