import path from 'node:path';
import {areUnchanged, isBundleComplete} from '../bundle/bundleCache.js';
import {globBase} from '../contentHelpers/globBase.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {onceFor} from '../shared/onceFor.js';
import {contentPaths, isInside} from './inputs.js';
import type {LastBuild, RecordedLocale} from './LastBuildCache.js';
import {type LocaleSnapshot, openLocaleCache, treeTable} from './LocaleCache.js';
import {type LocaleInput, localeSettings} from './localeSettings.js';
import {
  changedFiles,
  isSameTree,
  isSettled,
  lastChangeIn,
  readTree,
  stampAgain,
  type TreeStamps,
  writeTree,
} from './treeStamps.js';

/**
 * Limit for the number of edited files for which single pages are replaced. With more, a build of the whole site is
 * faster.
 */
const MAX_EDITS = 50;

/**
 * A folder with input files: its stamps (inode, time and size), read before the edited files are compiled, and the
 * edited files.
 */
interface EditedTree {
  readonly stamps: TreeStamps;
  /** Absolute paths of the edited files. */
  readonly files: readonly string[];
}

/** A locale in which nothing but the texts of Markdown files has changed since the last build. */
export interface EditedLocale {
  readonly snapshot: LocaleSnapshot;
  /** Absolute Markdown files whose text was edited. */
  readonly edited: readonly string[];
  /** Stamps (inode, time and size) of all files in the output folder of the locale. */
  readonly outputStamps: TreeStamps;
}

/**
 * Finds the Markdown files of each locale whose text was edited. Folders and bundles that several locales use are
 * checked once.
 */
export class EditFinder {
  readonly #cacheDir: string;
  readonly #trees = new Map<string, EditedTree | undefined>();
  readonly #isBundleComplete: (name: string) => boolean;

  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
    this.#isBundleComplete = onceFor((name) => isBundleComplete(path.join(cacheDir, 'bundles'), name));
  }

  /**
   * Finds the Markdown files of a locale whose text was edited.
   *
   * @returns `undefined` if anything else has changed since the last build: settings, other files, or the output
   */
  async find(input: LocaleInput, built: RecordedLocale, last: LastBuild): Promise<EditedLocale | undefined> {
    const cache = openLocaleCache(this.#cacheDir, built.name);
    const snapshot = cache.locale.read('snapshot');
    if (!snapshot || snapshot.settings !== localeSettings(input)) return undefined;
    const {plugins, context} = input.plugins;
    const paths = contentPaths(plugins, context, last.outDir);
    if (JSON.stringify(paths?.roots) !== JSON.stringify(snapshot.roots)) return undefined;
    if (!areUnchanged(snapshot.files) || !this.#isBundleComplete(snapshot.bundle)) return undefined;
    const changed = snapshot.roots.map((root) => this.#changedBelow(root));
    if (changed.includes(undefined)) return undefined;
    const edited = changed.flatMap((tree) => tree?.files ?? []);
    if (edited.length > MAX_EDITS || !(await areTexts(edited, plugins, context.siteDir))) return undefined;
    const outputStamps = readTree(cache.outputStamps);
    if (!outputStamps || !isSameTree(built.outDir, outputStamps)) return undefined;
    return {snapshot, edited, outputStamps};
  }

  #changedBelow(root: string): EditedTree | undefined {
    if (!this.#trees.has(root)) this.#trees.set(root, this.#lookBelow(root));
    return this.#trees.get(root);
  }

  #lookBelow(root: string): EditedTree | undefined {
    const now = Date.now();
    const before = readTree(treeTable(this.#cacheDir, root));
    const names = before && changedFiles(root, before, MAX_EDITS);
    if (!names) return undefined;
    const stamps = names.length > 0 ? stampAgain(root, before, names) : before;
    // If a file was changed just now, another change may not change its time, and later builds would miss that change.
    if (!isSettled(lastChangeIn(stamps), now)) return undefined;
    return {stamps, files: names.map((name) => path.join(root, name))};
  }

  /**
   * Stores the stamps of the input files that `find` has read. The next build finds files that were changed after
   * `find`.
   */
  write(): void {
    for (const [root, tree] of this.#trees) {
      if (tree && tree.files.length > 0) writeTree(treeTable(this.#cacheDir, root), tree.stamps);
    }
  }
}

/**
 * Returns true if the edits change only texts of pages: each file is Markdown, and every plugin that reads the file
 * returns `false` from `isContentAffected`.
 */
async function areTexts(
  files: readonly string[],
  plugins: readonly LoadedPlugin[],
  siteDir: string,
): Promise<boolean> {
  for (const file of files) {
    if (!/\.mdx?$/.test(file)) return false;
    for (const plugin of plugins)
      if (reads(plugin, file, siteDir) && (await isAffected(plugin, file))) return false;
  }
  return true;
}

function reads({plugin}: LoadedPlugin, file: string, siteDir: string): boolean {
  const globs = plugin.getPathsToWatch?.() ?? [];
  return globs.some((glob) => isInside(file, [path.resolve(globBase(path.resolve(siteDir, glob)))]));
}

async function isAffected(plugin: LoadedPlugin, file: string): Promise<boolean> {
  const affected = await callHook(plugin, 'isContentAffected', async (hooks) =>
    hooks.isContentAffected?.({file}),
  );
  return affected !== false;
}
