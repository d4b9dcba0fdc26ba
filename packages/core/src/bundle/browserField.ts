import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import type {Resolver} from 'webpack';
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

/**
 * Applies the field `browser` of package.json. Requests for other packages are always replaced. A file is replaced only
 * if it imports built-in modules of Node, which cannot be bundled: the bundle also runs in Node, where files for
 * browsers may fail without a `document`.
 */
export class BrowserFieldPlugin {
  /**
   * True for a file that needs Node; false for a file that does not exist, since the resolver tries several extensions.
   */
  readonly #isForNode = onceFor((file: string) => fs.existsSync(file) && needsNode(file));

  apply(resolver: Resolver): void {
    this.#replace(resolver, 'raw-resolve', ({data, request}) =>
      request === undefined || request.startsWith('.') ? undefined : mappedTo(data.browser, [request]),
    );
    this.#replace(resolver, 'file', (found) => {
      if (!found.path || found.data.browser === undefined) return undefined;
      const replacement = fileReplacement(found, found.path);
      return replacement !== undefined && this.#isForNode(found.path) ? replacement : undefined;
    });
  }

  #replace(
    resolver: Resolver,
    hook: string,
    replacementOf: (found: Package & {path: string; request: string | undefined}) => Replacement | undefined,
  ): void {
    const target = resolver.ensureHook('internal-resolve');
    resolver.getHook(hook).tapAsync('BrowserFieldPlugin', (request, context, callback) => {
      const {descriptionFileData: data, descriptionFileRoot: root} = request;
      if (!data || !root) return callback();
      const replacement = replacementOf({root, data, path: request.path || '', request: request.request});
      if (replacement === undefined) return callback();
      if (replacement === false) return callback(null, {...request, path: false});
      const replaced = {...request, path: root, request: replacement, fullySpecified: false};
      resolver.doResolve(target, replaced, 'replaced by the browser field', context, (error, result) => {
        if (error) callback(error);
        else callback(null, result ?? null);
      });
    });
  }
}
