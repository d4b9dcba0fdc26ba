import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Compiler} from 'webpack';
import {DOCUSAURUS_GENERATED_DIR, dataAliases} from '../compat/dataAliases.js';
import {distDir} from '../config/distDir.js';
import {lazyBuiltin} from '../modules/lazyBuiltins.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {isDocusaurusConfig} from '../shared/isDocusaurusConfig.js';
import {bundleEnvironment} from './environment.js';

/** @param issuer - importing file, or empty */
export type RequestAlias = (request: string, issuer: string) => string | undefined;

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
        const target =
          this.#aliasOf(data.request, issuer ?? '') ??
          lazyBuiltin(data.request, issuer ?? '', data.dependencyType);
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

/** Folder of a package as the site sees it, else as this package does: one copy of React in every bundle. */
function packageDir(name: string, siteDir: string): string | undefined {
  const places = [path.join(siteDir, 'package.json'), fileURLToPath(import.meta.url)];
  const manifest = resolveFrom(`${name}/package.json`, places);
  return manifest && path.dirname(manifest);
}

/**
 * webpack's `resolve.alias` for the folder of generated files. Plugins made for Docusaurus lead aliases of their own to the folder
 * that `createData` writes to, by its name there.
 */
export function generatedAliases({
  siteDir,
  siteConfigPath,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'generatedFilesDir'>): Record<string, string> {
  const old = path.join(siteDir, DOCUSAURUS_GENERATED_DIR);
  const isMoved = isDocusaurusConfig(siteConfigPath) && old !== generatedFilesDir;
  return {
    '@generated': generatedFilesDir,
    ...dataAliases({generatedFilesDir}),
    ...(isMoved && {[old]: generatedFilesDir}),
  };
}

/** @param places - files to look from, best first */
export function resolveFrom(request: string, places: readonly string[]): string | undefined {
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

/** Modules for the names of these libraries, for all importers but the app itself. */
export function libraryAlias(request: string, issuer: string): string | undefined {
  return issuer.startsWith(CLIENT_DIR) ? undefined : LIBRARIES.get(request);
}

/** Folder of the react-dom that bundles are made from. @throws {Error} if it is not installed */
export function reactDomDir(siteDir: string): string {
  const dir = pinnedPackages(siteDir)['react-dom'] ?? packageDir('react-dom', distDir);
  if (!dir) throw new Error('The package react-dom is not installed.');
  return dir;
}
