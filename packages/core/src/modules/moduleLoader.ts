import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Jiti, TransformOptions} from 'jiti';
import {isBelow} from '../paths.js';
import {cachedTransform} from './compiledCode.js';
import {importPackage, usesCommonJsNames} from './importPackage.js';
import {dependenciesOf, findNativeModules} from './nativeModules.js';
import {addFallbacksForImports, addPackageFallbacks} from './packageFallbacks.js';
import {resolveFrom} from './readPackage.js';

/**
 * Loads modules of the site and of packages: TypeScript, ES modules, CommonJS and JSON, which may import each other.
 */
export interface ModuleLoader {
  /**
   * Evaluates a file.
   *
   * @param kind - "package": file of a package; Node itself loads its JavaScript if possible, see `importPackage`.
   *   "project": file of the site; jiti loads it, and compiles it if necessary. Default: "package" in `node_modules`
   * @returns the exports of the file: the namespace of an ES module, or `module.exports`
   */
  load(file: string, kind?: 'project' | 'package'): Promise<unknown>;
  /** Resolves a request relative to a file or folder. @returns absolute file, or `undefined` */
  resolve(request: string, from: string): string | undefined;
  /** Absolute, sorted paths of files outside of packages that were evaluated since this loader was created. */
  loadedFiles(): string[];
}

const requireHere = createRequire(import.meta.url);

export function isInPackage(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`);
}

/**
 * ES modules of sites that Node has loaded in this process. Node does not load a file twice, so jiti must evaluate
 * these files after a change.
 */
// Module state: one set for all loaders of the process, since Node has one cache of ES modules, which is never cleared.
const loadedByNode = new Set<string>();

/** @param ofNode - names of further packages that Node itself loads */
function createCachedJiti(
  createJiti: typeof import('jiti').createJiti,
  {siteDir, cacheDir}: LoaderInput,
  ofNode: readonly string[] = [],
): Jiti {
  const file = path.join(siteDir, 'site.config.ts');
  // `nativeModules`: our packages and the bundlers are loaded by Node itself. They need no compilation; modules that jiti
  // loads would be second copies with separate state, or contain wrapped classes in place of those that core uses.
  const options = {
    fsCache: false,
    sourceMaps: true,
    nativeModules: ['@lectern', '@rspack', 'webpack', ...ofNode],
  };
  const jiti = createJiti(file, options);
  const compiler = {transform: (given: TransformOptions) => jiti.transform({...given, jsx: jsxOf(given)})};
  // Uses no cache if the site has no `node_modules`: a command that only reads must not create this folder.
  const mayCache = cacheDir !== undefined && fs.existsSync(path.join(siteDir, 'node_modules'));
  const transform = mayCache
    ? cachedTransform(path.join(cacheDir, 'compiled'), compiler)
    : (given: TransformOptions) => ({code: compiler.transform(given)});
  return createJiti(file, {...options, transform});
}

/** JSX is read in files that are named so: in others, `<T>value` is a type assertion. */
function jsxOf({filename = ''}: TransformOptions): TransformOptions['jsx'] {
  return /\.[cm]?[jt]sx$/.test(filename) ? {runtime: 'automatic'} : false;
}

export interface LoaderInput {
  readonly siteDir: string;
  /** Absolute path of the cache, where compiled code is stored; absent to store none. */
  readonly cacheDir?: string | undefined;
  /** True to load files of the site again that were already loaded, so that edits take effect. */
  readonly fresh: boolean;
}

/** Creates a loader for the modules of a site. It compiles TypeScript and other syntax with the package jiti. */
export async function createModuleLoader(input: LoaderInput): Promise<ModuleLoader> {
  const {siteDir, fresh} = input;
  // `require`, since `import` reads the whole text of a CommonJS file for the names of its exports first.
  const {createJiti}: typeof import('jiti') = requireHere('jiti');
  addPackageFallbacks(siteDir);
  const jiti = createCachedJiti(createJiti, input);
  // Removes all files except packages from Node's cache of CommonJS modules, which jiti also uses.
  if (fresh) {
    for (const file of Object.keys(jiti.cache)) if (!isInPackage(file)) delete jiti.cache[file];
  }
  const before = new Set(Object.keys(jiti.cache));
  const natives = new Set<string>();
  const resolve: ModuleLoader['resolve'] = (request, from) => {
    const url = jiti.esmResolve(request, {try: true, parentURL: pathToFileURL(from).href});
    if (url?.startsWith('node:')) return undefined;
    // With Yarn's Plug'n'Play, jiti does not find packages that other packages import, but `require.resolve` does.
    const file = url === undefined ? requireResolve(request, from) : fileOfUrl(url);
    if (file === undefined) return undefined;
    return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ? fs.realpathSync(file) : undefined;
  };
  /**
   * Transpiles a file and its imports, even files that Node could load: default imports of CommonJS modules then work as
   * in bundlers. Packages on which a package depends are transpiled only if Node cannot load them: transpiled code runs
   * slower, since jiti wraps every module that it loads.
   */
  const transpiled = async (file: string): Promise<unknown> => {
    const dependencies = isInPackage(file) ? dependenciesOf(file) : [];
    if (dependencies.length > 0) {
      try {
        return createCachedJiti(createJiti, input, dependencies)(file);
      } catch {
        // A dependency needs a compilation as well.
      }
    }
    try {
      return jiti(file);
    } catch {
      // The file may have a top-level `await`, with which it can only be loaded asynchronously.
      return jiti.import(file);
    }
  };
  const importProject = async (file: string): Promise<unknown> => {
    const isOfSite = (found: string) => isBelow(siteDir, found) && !isInPackage(found);
    const found = findNativeModules(file, resolve);
    addFallbacksForImports(found);
    const modules = fresh ? found.filter(isOfSite) : [];
    const isStale = modules.some((native) => loadedByNode.has(native));
    for (const native of modules) {
      natives.add(native);
      loadedByNode.add(native);
      if (!isStale) continue;
      // Puts the current version of the file into jiti's cache, where later imports find it.
      const options = {filename: native, ext: path.extname(native), async: true, forceTranspile: true};
      await jiti.evalModule(fs.readFileSync(native, 'utf8'), options);
    }
    if (found.some(usesCommonJsNames)) return transpiled(file);
    try {
      return await jiti.import(file);
    } catch (error) {
      // jiti throws for a module whose default export is `null`; its exports are in the cache.
      const exported: unknown = jiti.cache[file]?.exports;
      const isNull = typeof exported === 'object' && exported !== null && 'default' in exported;
      if (isNull && exported.default === null) return exported;
      throw error;
    }
  };
  return {
    load: (file, kind = isInPackage(file) ? 'package' : 'project') =>
      kind === 'package' && /\.[cm]?js$/.test(file)
        ? importPackage(file, () => transpiled(file))
        : importProject(file),
    resolve,
    loadedFiles: () =>
      [...new Set([...Object.keys(jiti.cache).filter((file) => !before.has(file)), ...natives])]
        .filter((file) => !isInPackage(file))
        .sort(),
  };
}

function fileOfUrl(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}

function requireResolve(request: string, from: string): string | undefined {
  return process.versions.pnp === undefined ? undefined : resolveFrom(request, [from]);
}
