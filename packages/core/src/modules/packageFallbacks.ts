/**
 * Lets plugins import Docusaurus packages and their dependencies if the site has not installed them: a name that Node
 * does not find is resolved to a package of Lectern. Installed packages are never replaced, except core: imports of
 * `@lectern/core` and `@docusaurus/core` are resolved to the copy of Lectern that runs.
 */
import fs from 'node:fs';
import Module, {createRequire, register} from 'node:module';
import path from 'node:path';
import {isBelow} from '../paths.js';
import {currentName, HELPER_FOLDERS} from '../plugins/docusaurusPackages.js';
import {broughtFile} from './broughtPackages.js';
import {isNativeModule, packageFileOf} from './nativeModules.js';
import {resolveFrom} from './readPackage.js';

interface Resolver {
  /** Internal function of Node that resolves requests for `require`, `require.resolve` and jiti. */
  _resolveFilename(request: string, parent: unknown, ...rest: readonly unknown[]): string;
}

/** Matches requests for "lib/server-export" of Docusaurus's docs plugin, a file that older plugins import directly. */
const SERVER_FILE = /\/lib\/server-export(?:\.js)?$/;

const MODULES = `${path.sep}node_modules${path.sep}`;
const CORE = /^@(?:lectern|docusaurus)\/core((?:\/.+)?)$/s;
const coreDir = path.dirname(createRequire(import.meta.url).resolve('@lectern/core/package.json'));
// Module state: site folders that this process has loaded; Node has one resolver for the process.
const siteDirs = new Set<string>();

/**
 * Request of a Lectern module that replaces the request of a Docusaurus module. It is resolved relative to core if
 * `isOfCore` is true, otherwise relative to the importing file or the site.
 */
function ourRequest(request: string): {readonly name: string; readonly isOfCore: boolean} | undefined {
  const rest = /^@docusaurus\/(.+)/s.exec(request)?.[1];
  if (rest === undefined) return undefined;
  const helper = HELPER_FOLDERS.get(rest);
  if (helper !== undefined) return {name: `@lectern/core/plugin-packages/${helper}`, isOfCore: true};
  const [name = '', ...folders] = rest.split('/');
  const ours = [currentName(name), ...folders].join('/');
  return {name: `@lectern/${ours.replace(SERVER_FILE, '/server')}`, isOfCore: name === 'core'};
}

/**
 * File of a Lectern package, or of one of its dependencies, for a request that Node cannot resolve; `undefined` if
 * there is none.
 *
 * @param from - importing file, if there is one
 */
export function fallbackFile(request: string, from: string | undefined): string | undefined {
  const ours = ourRequest(request);
  if (!ours) return broughtFile(request, from);
  if (ours.isOfCore) return resolveFrom(ours.name, [import.meta.url]);
  const sites = [...siteDirs].map((dir) => path.join(dir, 'index.js'));
  return resolveFrom(ours.name, from === undefined ? sites : [from, ...sites]);
}

/**
 * File of the running core for a request of `@lectern/core` or `@docusaurus/core`. `undefined` for other requests, and
 * for their package.json files: these are read from the installed packages.
 */
export function runningCoreFile(request: string): string | undefined {
  const rest = CORE.exec(request)?.[1];
  if (rest === undefined || rest === '/package.json') return undefined;
  return resolveFrom(`@lectern/core${rest}`, [import.meta.url]);
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
}

function fileOf(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('filename' in parent)) return undefined;
  return typeof parent.filename === 'string' ? parent.filename : undefined;
}

function isOfCore(parent: unknown): boolean {
  const file = fileOf(parent);
  return file !== undefined && isBelow(coreDir, file);
}

/** True after the first call of `addPackageFallbacks`: `require` and jiti then use the fallbacks. */
// Module state: Node has one resolver for the process.
let isInstalled = false;

/**
 * Adds the fallbacks to `require` and jiti for the rest of this process.
 *
 * Replaces an internal function, since Node 20 has no public hook for `require`: `module.registerHooks` needs 22.15.
 */
export function addPackageFallbacks(siteDir: string): void {
  siteDirs.add(siteDir);
  if (isInstalled) return;
  isInstalled = true;
  const resolver = Module as unknown as Resolver;
  const resolveFilename = resolver._resolveFilename;
  resolver._resolveFilename = function resolve(request, parent, ...rest) {
    // Requests from core itself are not redirected: `runningCoreFile` makes such requests, and would call itself.
    const core = isOfCore(parent) ? undefined : runningCoreFile(request);
    if (core !== undefined) return core;
    try {
      return resolveFilename.call(this, request, parent, ...rest);
    } catch (error) {
      const file = isMissing(error) ? fallbackFile(request, fileOf(parent)) : undefined;
      if (file === undefined) throw error;
      return file;
    }
  };
}

/** True after `addFallbacksForImports` has registered its hook: imports of ES modules then use the fallbacks. */
// Module state: Node has one list of hooks for the process.
let isRegistered = false;

const LISTED = /"(@docusaurus\/[\w-]+|@lectern\/core)"/g;
const IMPORTED = /^[ \t]*(?:import|export)\b(?:[^;'"]*\bfrom)?\s*['"](@docusaurus\/[\w-]+|@lectern\/core)/gm;
/** True for a package that only contains types, which no program imports at runtime. */
const isWithoutCode = (name: string) => HELPER_FOLDERS.get(name.replace('@docusaurus/', '')) === 'types';

/**
 * Names of Docusaurus packages, and of core, that an ES module may import. For a file of the site, they are read from
 * its import statements; for other files, from the package.json of their package.
 */
function importsOf(file: string): string[] {
  const isOfSite = !file.includes(MODULES) && [...siteDirs].some((dir) => isBelow(dir, file));
  const source = isOfSite ? file : packageFileOf(file);
  if (source === undefined) return [];
  const names = fs.readFileSync(source, 'utf8').matchAll(isOfSite ? IMPORTED : LISTED);
  return [...names].map(([, name = '']) => name).filter((name) => !isWithoutCode(name));
}

function isInstalledFor(file: string, name: string): boolean {
  const folders = createRequire(file).resolve.paths(name) ?? [];
  const found = folders.map((folder) => path.join(folder, name)).find((dir) => fs.existsSync(dir));
  return found !== undefined && (!CORE.test(name) || fs.realpathSync(found) === coreDir);
}

/** True if an ES module may import packages that only `fallbackFile` finds, or another copy of core. */
export function needsFallbacks(file: string): boolean {
  return isNativeModule(file) && importsOf(file).some((name) => !isInstalledFor(file, name));
}

/**
 * Adds the fallbacks to imports of ES modules for the rest of this process, if one of the files may need them. Must be
 * called before Node loads the files, since Node caches failed imports. Afterwards, Node resolves all imports in a
 * separate thread, which costs some tenths of a second per build.
 *
 * @param files - absolute
 */
export function addFallbacksForImports(files: readonly string[]): void {
  if (isRegistered || !files.some(needsFallbacks)) return;
  isRegistered = true;
  register('./resolveHook.js', {parentURL: import.meta.url, data: {siteDirs: [...siteDirs]}});
}
