import path from 'node:path';
import {type FileStamps, stampInputs} from '../bundle/bundleCache.js';
import {tsconfigFile} from '../bundle/tsconfig.js';
import type {ContentRecord} from '../compile/ArtifactCache.js';
import {globBase} from '../contentHelpers/globBase.js';
import {gitRefPath} from '../gitRefPath.js';
import {isBelow, isWithin} from '../paths.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';

/** Absolute paths of the folders and files from which the content of a locale is read. */
export interface ContentPaths {
  /** Absolute paths of folders. None of them is inside of another folder of the list. */
  readonly roots: readonly string[];
  readonly files: readonly string[];
}

/**
 * Returns the folders and files of content, static files and translations of a locale.
 *
 * @returns `undefined` if one of the folders contains the output, the cache, generated files or `node_modules`: its
 *   stamps would change with every build
 */
export function contentPaths(
  plugins: readonly LoadedPlugin[],
  {siteDir, cacheDir, localizationDir, siteConfig, generatedFilesDir}: LoadContext,
  outDir: string,
): ContentPaths | undefined {
  const globs = plugins.flatMap(
    (plugin) => callHook(plugin, 'getPathsToWatch', (hooks) => hooks.getPathsToWatch?.()) ?? [],
  );
  const bases = globs.map((glob) => {
    const absolute = path.resolve(siteDir, glob);
    return {base: path.resolve(globBase(absolute)), isFile: globBase(absolute) === absolute};
  });
  const folders = new Set([
    ...bases.flatMap(({base, isFile}) => (isFile ? [] : base)),
    ...siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
    localizationDir,
  ]);
  const roots = [...folders].filter((folder) => ![...folders].some((other) => isBelow(other, folder))).sort();
  const made = [outDir, cacheDir, generatedFilesDir, path.join(siteDir, 'node_modules')];
  if (made.some((folder) => roots.some((root) => isWithin(root, folder)))) return undefined;
  const files = bases.flatMap(({base, isFile}) => (isFile && !isInside(base, roots) ? base : []));
  return {roots, files: [...new Set(files)]};
}

export function isInside(file: string, roots: readonly string[]): boolean {
  return roots.some((root) => isBelow(root, file));
}

export interface SingleFilesInput {
  readonly paths: ContentPaths;
  /** Absolute paths of the config file, of files that it imports, and of files that determine the plugins. */
  readonly configFiles: readonly string[];
  readonly siteDir: string;
  readonly plan: Pick<SitePlan, 'assets'>;
  readonly contents: Iterable<ContentRecord>;
}

/** Returns the stamps (time, size and hash) of the input files of a locale that are outside of `paths.roots`. */
export function singleFiles({paths, configFiles, siteDir, plan, contents}: SingleFilesInput): FileStamps {
  const files = new Set([...paths.files, ...configFiles, tsconfigFile(siteDir)]);
  const add = (file: string) => {
    // Files of git refs change only with their refs, which plugins watch.
    if (!isInside(file, paths.roots) && gitRefPath(file) === undefined) files.add(file);
  };
  for (const {file} of plan.assets) add(file);
  for (const content of contents) {
    add(content.file);
    for (const {key} of content.files) add(key);
  }
  return stampInputs({files, missing: []});
}
