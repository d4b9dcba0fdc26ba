import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Compiler} from 'webpack';
import {ourName} from '../plugins/resolvePluginName.js';
import {bundleEnvironment} from './environment.js';

/** `dist/` of this package. */
export const distDir = fileURLToPath(new URL('..', import.meta.url));

/** @param issuer - file that asks, or empty */
type RequestAlias = (request: string, issuer: string) => string | undefined;

/** Rewrites whole requests: one look-up a request, however many aliases there are. */
export class RequestAliasPlugin {
  readonly #aliasOf: RequestAlias;

  constructor(aliasOf: RequestAlias) {
    this.#aliasOf = aliasOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('RequestAliasPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('RequestAliasPlugin', (data) => {
        // webpack's types say string, but it is null for a context module (`require.context`, a request with a variable).
        const issuer: string | null = data.contextInfo.issuer;
        const target = this.#aliasOf(data.request, issuer ?? '');
        if (target !== undefined) data.request = target;
      });
    });
  }
}

/**
 * Keeps the modules of a folder from being merged into those that import them.
 * The id of a merged module depends on the paths between its parts: the same site elsewhere would get other ids.
 */
export class KeepApartPlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('KeepApartPlugin', (compilation) => {
      compilation.hooks.succeedModule.tap('KeepApartPlugin', (module) => {
        if (module.buildInfo && module.nameForCondition()?.startsWith(this.#dir)) {
          module.buildInfo.moduleConcatenationBailout = 'KeepApartPlugin';
        }
      });
    });
  }
}

/** Packages of Docusaurus that packages of ours take the place of. */
export const REPLACED_PACKAGE =
  /^@docusaurus\/((?:theme-common|theme-classic|theme-search-algolia|plugin-content-docs|plugin-content-blog)(?:\/.+)?)$/s;

/** "theme-classic/lib/theme/Tag" → "theme-classic/dist/theme/Tag": what follows "@lectern/" for one of these. */
function ourRequest(rest: string): string {
  const [name = '', ...folders] = rest.split('/');
  const path = [ourName(name) ?? name, ...folders].join('/');
  return path.replace(/^theme-classic\/lib\//, 'theme-classic/dist/');
}

/**
 * `@docusaurus/theme-common/internal` → the file of our package. Ours comes first even where both are installed:
 * what components share must exist once.
 *
 * @param places - folders from which our packages may be seen: the site's and those of its plugins
 */
export function packageAliases(places: readonly string[]): (request: string) => string | undefined {
  const files = places.map((place) => path.join(place, 'index.js'));
  return (request) => {
    if (request === '@docusaurus/utils-common') return path.join(distDir, 'shared/utilsCommon.js');
    const rest = REPLACED_PACKAGE.exec(request)?.[1];
    return rest === undefined ? undefined : resolveFrom(`@lectern/${ourRequest(rest)}`, files);
  };
}

/**
 * Finds packages of ours for code of the site, which ejected components may import although package managers such as pnpm do not
 * show them to the site: those that the site sees, then those of its plugins, then those of core.
 *
 * @param places - folders from which our packages may be seen: the site's and those of its plugins
 */
export function hiddenPackages(siteDir: string, places: readonly string[]): RequestAlias {
  const files = [...places.map((place) => path.join(place, 'index.js')), fileURLToPath(import.meta.url)];
  const isOfSite = (issuer: string) =>
    issuer.startsWith(siteDir + path.sep) && !issuer.includes(`${path.sep}node_modules${path.sep}`);
  return (request, issuer) =>
    request.startsWith('@lectern/') && isOfSite(issuer) ? resolveFrom(request, files) : undefined;
}

/** Folder of a package as the site sees it, else as this package does: one copy of React in every bundle. */
function packageDir(name: string, siteDir: string): string | undefined {
  const places = [path.join(siteDir, 'package.json'), fileURLToPath(import.meta.url)];
  const manifest = resolveFrom(`${name}/package.json`, places);
  return manifest && path.dirname(manifest);
}

/** @param places - files to look from, best first */
function resolveFrom(request: string, places: readonly string[]): string | undefined {
  for (const place of places) {
    try {
      return createRequire(place).resolve(request);
    } catch {
      // Not visible from there.
    }
  }
  return undefined;
}

/** webpack's `resolve.alias` for the packages that must exist once. */
export function pinnedPackages(siteDir: string): Record<string, string> {
  const aliases: Record<string, string> = {};
  if (!bundleEnvironment().pinsReact) return aliases;
  for (const name of ['react', 'react-dom', '@mdx-js/react']) {
    const dir = packageDir(name, siteDir);
    if (dir) aliases[name] = dir;
  }
  return aliases;
}

/**
 * webpack's `resolve.alias` for the libraries whose contexts the app provides: components of every package must find the same
 * copy.
 */
export function appLibraries(development: boolean): Record<string, string> {
  const {resolve} = createRequire(import.meta.url);
  const mode = development ? 'development' : 'production';
  return {
    'react-router$': path.join(distDir, `client/libraries/routerApi.${mode}.js`),
    'react-helmet-async$': path.dirname(resolve('react-helmet-async/package.json')),
  };
}

const CLIENT_DIR = path.join(distDir, 'client') + path.sep;

const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['react-router', path.join(CLIENT_DIR, 'libraries/reactRouter.js')],
  ['react-router-dom', path.join(CLIENT_DIR, 'libraries/reactRouter.js')],
  ['react-helmet-async', path.join(CLIENT_DIR, 'libraries/reactHelmetAsync.js')],
]);

/** What everyone but the app itself gets under the names of these libraries. */
export function libraryAlias(request: string, issuer: string): string | undefined {
  return issuer.startsWith(CLIENT_DIR) ? undefined : LIBRARIES.get(request);
}

/** Folder of the react-dom that bundles are made from. @throws {Error} if it is not installed */
export function reactDomDir(siteDir: string): string {
  const dir = pinnedPackages(siteDir)['react-dom'] ?? packageDir('react-dom', distDir);
  if (!dir) throw new Error('The package react-dom is not installed.');
  return dir;
}
