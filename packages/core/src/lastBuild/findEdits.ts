import path from 'node:path';
import {areUnchanged, isBundleWhole} from '../bundle/bundleCache.js';
import {globBase} from '../contentHelpers/globBase.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {contentPlaces, isInside} from './inputs.js';
import type {BuiltLocale, LastBuild} from './LastBuildCache.js';
import {type LocaleFacts, openLocaleCache, treeTable} from './LocaleCache.js';
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

/** With more edited files, a whole build takes less time. */
const MOST_EDITS = 50;

/** A folder of inputs as it was before the edits in it were read. */
interface EditedTree {
  readonly stamps: TreeStamps;
  /** Absolute. */
  readonly files: readonly string[];
}

/** A locale in which nothing but texts has changed. */
export interface EditedLocale {
  readonly facts: LocaleFacts;
  /** Absolute Markdown files whose text was edited. */
  readonly edited: readonly string[];
  /** Of the output folder. */
  readonly output: TreeStamps;
}

/** Finds the edited texts of each locale. Folders and bundles that locales share are checked once. */
export class EditFinder {
  readonly #cacheDir: string;
  readonly #trees = new Map<string, EditedTree | undefined>();
  readonly #bundles = new Map<string, boolean>();

  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
  }

  /** @returns `undefined` if more than texts has changed, or the output is not what the last build has left */
  async find(input: LocaleInput, built: BuiltLocale, last: LastBuild): Promise<EditedLocale | undefined> {
    const cache = openLocaleCache(this.#cacheDir, built.name);
    const facts = cache.locale.read('facts');
    if (!facts || facts.settings !== localeSettings(input)) return undefined;
    const {plugins, context} = input.plugins;
    const places = contentPlaces(plugins, context, last.outDir);
    if (JSON.stringify(places?.roots) !== JSON.stringify(facts.roots)) return undefined;
    if (!areUnchanged(facts.files) || !this.#isBundleWhole(facts.bundle)) return undefined;
    const changed = facts.roots.map((root) => this.#changedBelow(root));
    if (changed.includes(undefined)) return undefined;
    const edited = changed.flatMap((tree) => tree?.files ?? []);
    if (edited.length > MOST_EDITS || !(await areTexts(edited, plugins, context.siteDir))) return undefined;
    const output = readTree(cache.output);
    if (!output || !isSameTree(built.outDir, output)) return undefined;
    return {facts, edited, output};
  }

  #isBundleWhole(name: string): boolean {
    const known = this.#bundles.get(name);
    if (known !== undefined) return known;
    const isWhole = isBundleWhole(path.join(this.#cacheDir, 'bundles'), name);
    this.#bundles.set(name, isWhole);
    return isWhole;
  }

  #changedBelow(root: string): EditedTree | undefined {
    if (!this.#trees.has(root)) this.#trees.set(root, this.#lookBelow(root));
    return this.#trees.get(root);
  }

  #lookBelow(root: string): EditedTree | undefined {
    const now = Date.now();
    const before = readTree(treeTable(this.#cacheDir, root));
    const names = before && changedFiles({root}, before, MOST_EDITS);
    if (!names) return undefined;
    const stamps = names.length > 0 ? stampAgain(root, before, names) : before;
    // The time of a file that was changed just now may hide a later change.
    if (!isSettled(lastChangeIn(stamps), now)) return undefined;
    return {stamps, files: names.map((name) => path.join(root, name))};
  }

  /** Stores the folders of inputs as they were when they were looked at: what has changed since is another edit. */
  write(): void {
    for (const [root, tree] of this.#trees) {
      if (tree && tree.files.length > 0) writeTree(treeTable(this.#cacheDir, root), tree.stamps);
    }
  }
}

/** Checks with the plugins that read the files: none may make anything of them but the texts of their pages. */
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
