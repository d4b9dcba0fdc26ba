import fs from 'node:fs';
import path from 'node:path';
import {type FSWatcher, watch} from 'chokidar';
import picomatch from 'picomatch';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {DevSite} from './DevSite.js';
import {pollInterval} from './devCompiler.js';
import {ReplacedFolders} from './ReplacedFolders.js';

export interface FileChange {
  readonly kind: 'add' | 'change' | 'unlink';
  /** Absolute. */
  readonly file: string;
  /** Plugins that watch the file. */
  readonly plugins: readonly LoadedPlugin[];
  /** The config, a plugin of the site itself, translations, or which theme components there are. */
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

/** Text that is compiled or read as a whole; code goes through webpack, and only its coming and going counts here. */
const CODE_FILE = /\.([cm]?[jt]sx?|css|s[ac]ss|less)$/;

/** The folder that a glob starts from, or the file that it is: what comes before its first special character. */
export function globBase(glob: string): string {
  const special = glob.search(/[*?{}[\]()!]/);
  return special === -1 ? glob : path.dirname(`${glob.slice(0, special)}x`);
}

function watchedBy(plugin: LoadedPlugin, absolute: (file: string) => string): Watched | undefined {
  const globs = (plugin.plugin.getPathsToWatch?.() ?? []).map(absolute);
  if (globs.length === 0) return undefined;
  const match = picomatch(globs, {dot: true});
  const roots = [...new Set(globs.filter((glob) => globBase(glob) !== glob).map(globBase))];
  const isBelow = (file: string) => roots.some((root) => file.startsWith(root + path.sep));
  // Partials and category files match no glob of pages, but belong to the plugin all the same.
  return {plugin, globs, matches: (file) => match(file) || (isBelow(file) && !CODE_FILE.test(file))};
}

export interface WatchInput {
  readonly poll: boolean | number;
  /** Time (Unix, milliseconds) up to which changes are known: files found to be newer count as added. */
  readonly since: number;
  onChange(change: FileChange): void;
  /**
   * Called when folders were removed and made again, or came to be: what happened in them meanwhile is not known.
   *
   * @param needsRestart - as that of `FileChange`
   */
  onReplaced(needsRestart: boolean): void;
}

/** Milliseconds between two looks for roots that were replaced or came to be: one `stat` for each. */
const ROOTS_INTERVAL_MS = 500;

/** Milliseconds after the last change of a folder in which chokidar has noticed by itself what it will notice. */
const SETTLE_MS = 200;

export interface SiteWatcher {
  /** Asks the plugins again: what they read may follow from what they have read, such as a list of versions. */
  refresh(): void;
  close(): Promise<void>;
}

/** Watches what the plugins ask for, with everything beside it, the config, translations and the site's theme. */
export function watchSite(site: DevSite, input: WatchInput): SiteWatcher {
  const {poll, onChange, onReplaced} = input;
  let {since} = input;
  const {siteDir, localizationDir} = site.config.context;
  const absolute = (file: string) => path.resolve(siteDir, file);
  const themeDir = path.join(siteDir, 'src/theme');
  const watchedByPlugins = () => site.plugins.plugins.flatMap((plugin) => watchedBy(plugin, absolute) ?? []);
  let watched = watchedByPlugins();
  const configFiles = new Set(site.configFiles);
  const rootsOf = (plugins: readonly Watched[]) => plugins.flatMap(({globs}) => globs.map(globBase));
  const roots = new Set([...rootsOf(watched), localizationDir, themeDir, ...configFiles]);
  const replaced = new ReplacedFolders();
  replaced.addRoots(roots);
  const needsRestart = (file: string, kind: string, hasPlugin: boolean) =>
    configFiles.has(file) ||
    (kind !== 'change' && CODE_FILE.test(file) && file.startsWith(themeDir + path.sep)) ||
    (!hasPlugin && file.endsWith('.json') && file.startsWith(localizationDir + path.sep));
  const announce = (kind: FileChange['kind'], file: string) => {
    const plugins = watched.filter(({matches}) => matches(file)).map(({plugin}) => plugin);
    onChange({kind, file, plugins, needsRestart: needsRestart(file, kind, plugins.length > 0)});
  };
  const lookAgain = createSecondLook((file) => announce('change', file));
  const handle = (kind: string, name: string, stats: fs.Stats | undefined) => {
    const file = absolute(name);
    if (kind === 'addDir') replaced.note(file);
    if (kind.startsWith('unlink')) replaced.forget(file);
    if (kind.endsWith('Dir')) settling.refresh();
    if (!isFileChange(kind)) return;
    // Files that were there before are announced as well; a moved one keeps its time, but not that of its entry.
    if (kind === 'add' && stats && stats.ctimeMs <= since) return;
    if (kind !== 'unlink') lookAgain(file);
    announce(kind, file);
  };
  let watcher = openWatcher(roots, {poll, handle});
  /** All folders were the watched ones at this time. */
  let lastLook = Date.now();
  let closing: Promise<void> = Promise.resolve();
  const look = (find: () => readonly string[]) => {
    const startedAt = Date.now();
    const found = find();
    if (found.length > 0) {
      since = lastLook;
      const old = watcher;
      closing = closing.then(() => old.close());
      replaced.addRoots(roots);
      watcher = openWatcher(roots, {poll, handle});
      const isIn = (folder: string) => found.some((one) => `${one}${path.sep}`.startsWith(folder + path.sep));
      onReplaced(isIn(themeDir) || isIn(localizationDir) || found.some((file) => configFiles.has(file)));
    }
    lastLook = startedAt;
  };
  const settling = setTimeout(() => look(() => replaced.findAll()), SETTLE_MS);
  const looking = setInterval(() => look(() => replaced.findRoots()), ROOTS_INTERVAL_MS);
  const refresh = (): void => {
    try {
      watched = watchedByPlugins();
    } catch {
      // What is wrong has been said when the content was read; until it is mended, the files are those from before.
      return;
    }
    const added = rootsOf(watched).filter((root) => !roots.has(root));
    for (const root of added) roots.add(root);
    replaced.addRoots(added);
    if (added.length > 0) watcher.add(added);
  };
  const close = async () => {
    clearTimeout(settling);
    clearInterval(looking);
    await Promise.all([closing, watcher.close()]);
  };
  return {refresh, close};
}

interface WatcherInput {
  readonly poll: boolean | number;
  handle(kind: string, name: string, stats: fs.Stats | undefined): void;
}

function openWatcher(roots: Iterable<string>, {poll, handle}: WatcherInput): FSWatcher {
  const interval = pollInterval(poll);
  const watcher = watch([...roots], {
    ignored: (file) => /[\\/](node_modules|\.git|\.site)([\\/]|$)/.test(file),
    ...(interval !== false && {usePolling: true, interval, binaryInterval: interval}),
  });
  return watcher.on('all', handle);
}

/** chokidar keeps a second change within 50 ms to itself, such as that of a formatter that runs on save. */
const SECOND_LOOK_MS = 80;

function changeTime(file: string): number | undefined {
  return fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
}

/** @returns what to call with a file that is about to be read; `onChange` is called if it changes soon after. */
function createSecondLook(onChange: (file: string) => void): (file: string) => void {
  const pending = new Set<string>();
  const lookAgain = (file: string): void => {
    if (pending.has(file)) return;
    pending.add(file);
    const before = changeTime(file);
    setTimeout(() => {
      pending.delete(file);
      const now = changeTime(file);
      if (now === undefined || now === before) return;
      lookAgain(file);
      onChange(file);
    }, SECOND_LOOK_MS).unref();
  };
  return lookAgain;
}
