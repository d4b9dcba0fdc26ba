import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import type {Compiler} from 'webpack';
import {distDir} from '../config/distDir.js';
import {parseJson} from '../errors/parseJson.js';
import {lazyBuiltin} from '../modules/lazyBuiltins.js';
import {resolveFrom} from '../modules/readPackage.js';
import {relativePath} from '../paths.js';
import {onceFor} from '../shared/onceFor.js';

/**
 * Replacement of a module in the field `browser` of a package.json: another file or package, or `false` for an empty
 * module.
 */
export type Replacement = string | false;

interface Package {
  readonly root: string;
  /** Parsed package.json. */
  readonly data: {readonly browser?: unknown; readonly main?: unknown; readonly module?: unknown};
}

function isReplacement(value: unknown): value is Replacement {
  return typeof value === 'string' || value === false;
}

/** Lists all keys of the field `browser` that match a file: "./a.js" also matches as "./a", "a.js" and "a". */
function keysOf(inner: string): string[] {
  const stem = inner.replace(/\.(?:js|json|cjs|mjs)$/, '');
  const names = [inner, stem, ...(stem.endsWith('/index') ? [stem.slice(0, -'/index'.length)] : [])];
  return names.flatMap((name) => [name, name.replace(/^\.\//, '')]);
}

/** Normalises an entry point, whose "./" is optional: "lib" and "./lib/" → "./lib". */
function relativeRequest(entry: string): string {
  return `./${path.posix.normalize(entry).replace(/^\/+|\/+$/g, '')}`;
}

/** Finds the replacement of a file in the field `browser` of its package; `undefined` if there is none. */
export function fileReplacement({root, data}: Package, file: string): Replacement | undefined {
  const {browser, main = './index.js', module} = data;
  const keys = keysOf(`./${relativePath(root, file)}`);
  if (typeof browser === 'string') {
    const mains = [main, module].filter((name) => typeof name === 'string');
    return mains.some((name) => keys.includes(relativeRequest(name))) ? relativeRequest(browser) : undefined;
  }
  return mappedTo(browser, keys);
}

function mappedTo(browser: unknown, keys: readonly string[]): Replacement | undefined {
  if (typeof browser !== 'object' || browser === null) return undefined;
  const map = browser as Readonly<Record<string, unknown>>;
  const key = keys.find((name) => Object.hasOwn(map, name) && isReplacement(map[name]));
  const value = key === undefined ? undefined : map[key];
  return isReplacement(value) ? value : undefined;
}

const REQUEST = /(?:\brequire\s*\(|\bimport\s*\(|\bfrom|\bimport)\s*(['"])([^'"\n]+)\1/g;

/** Largest number of files that `needsNode` reads in a package. */
const MAX_FILES = 200;

/** True if a file, or a file of the same package that it imports, imports a built-in module of Node. */
export function needsNode(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file) || seen.size >= MAX_FILES || !/\.[cm]?js$/.test(file)) return false;
  seen.add(file);
  const found = [...fs.readFileSync(file, 'utf8').matchAll(REQUEST)];
  const requests = found.map(([, , request = '']) => request);
  const required = found.filter(([call]) => call.startsWith('require'));
  // A `require` of a built-in module in an ES module does not count, since `lazyBuiltin` replaces it.
  const lazy = new Set(
    required.map(([, , request = '']) => request).filter((request) => lazyBuiltin(request, file, 'commonjs')),
  );
  if (requests.some((request) => isBuiltin(request) && !lazy.has(request))) return true;
  return requests
    .filter((request) => request.startsWith('.'))
    .some((request) => {
      const imported = resolveFrom(request, [file]);
      return imported !== undefined && needsNode(imported, seen);
    });
}

/** Empty module, which replaces a module that the field `browser` sets to `false`. */
const EMPTY = path.join(distDir, 'client/libraries/emptyModule.cjs');

/**
 * Applies the field `browser` of package.json. Requests for other packages are always replaced. A file is replaced only
 * if it imports built-in modules of Node, which cannot be bundled: the bundle also runs in Node, where files for
 * browsers may fail without a `document`.
 */
export class BrowserFieldPlugin {
  readonly #isForNode = onceFor((file: string) => needsNode(file));
  readonly #packageIn = onceFor((dir: string) => readManifest(dir));

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('BrowserFieldPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('BrowserFieldPlugin', (data) => {
        // webpack's type is string, but the value is null for a context module.
        const issuer: string | null = data.contextInfo.issuer;
        const target = issuer ? this.#requested(data.request, issuer) : undefined;
        if (target !== undefined) data.request = target;
      });
      factory.hooks.afterResolve.tap('BrowserFieldPlugin', ({createData = {}}) => {
        const {resource = '', request = ''} = createData;
        const target = this.#fileInPlaceOf(resource);
        if (target === undefined) return;
        createData.resource = target;
        createData.userRequest = target;
        createData.request = request.replace(resource, target);
      });
    });
  }

  /** Request in place of a request for a package; `undefined` if it is not replaced. */
  #requested(request: string, issuer: string): string | undefined {
    if (request.startsWith('.') || path.isAbsolute(request)) return undefined;
    const found = this.#packageOf(issuer);
    const replacement = found && mappedTo(found.data.browser, [request]);
    if (replacement === undefined) return undefined;
    if (replacement === false) return EMPTY;
    return replacement.startsWith('.') ? path.join(found?.root ?? '', replacement) : replacement;
  }

  /** File in place of a file; `undefined` if it is not replaced. */
  #fileInPlaceOf(file: string): string | undefined {
    const found = this.#packageOf(file);
    const replacement = found && fileReplacement(found, file);
    if (!found || replacement === undefined || !this.#isForNode(file)) return undefined;
    return replacement === false ? EMPTY : resolveFrom(replacement, [path.join(found.root, 'package.json')]);
  }

  /** Package of a file, if its package.json has the field `browser`. */
  #packageOf(file: string): Package | undefined {
    return path.isAbsolute(file) ? this.#packageIn(path.dirname(file)) : undefined;
  }
}

/** Reads the nearest package.json of a folder. @returns `undefined` if it has no field `browser` */
function readManifest(dir: string): Package | undefined {
  const text = readIfPresent(path.join(dir, 'package.json'));
  const parent = path.dirname(dir);
  if (text === undefined) return parent === dir ? undefined : readManifest(parent);
  const parsed = parseJson(text);
  const data = 'value' in parsed ? Object(parsed.value) : {};
  return data.browser === undefined ? undefined : {root: dir, data};
}
